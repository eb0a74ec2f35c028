//! `zertz man`: the manual page.

use std::io::{Write, stdout};
use std::process::ExitCode;

use anyhow::Context;
use clap::{Args, CommandFactory};

use super::Cli;

#[derive(Debug, Args)]
pub(super) struct Man {
    /// The command to explain; all of them in short if it is left out
    #[arg(value_name = "COMMAND")]
    command: Option<String>,
}

pub(super) fn run(args: &Man) -> anyhow::Result<ExitCode> {
    let mut program = Cli::command();
    // Subcommands get their full names.
    program.build();
    let command = match &args.command {
        None => program,
        Some(name) => program
            .find_subcommand(name)
            .with_context(|| format!("there is no command {name:?}"))?
            .clone(),
    };
    let mut page = Vec::new();
    clap_mangen::Man::new(command)
        .source(concat!("zertz ", env!("CARGO_PKG_VERSION")))
        .render(&mut page)?;
    stdout().lock().write_all(&page)?;
    Ok(ExitCode::SUCCESS)
}
