//! `zertz man`: the manual page.

use std::io::{Write, stdout};
use std::process::ExitCode;

use clap::CommandFactory;

use super::Cli;

pub(super) fn run() -> anyhow::Result<ExitCode> {
    let mut page = Vec::new();
    clap_mangen::Man::new(Cli::command()).render(&mut page)?;
    stdout().lock().write_all(&page)?;
    Ok(ExitCode::SUCCESS)
}
