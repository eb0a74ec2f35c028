//! `zertz examples`: the games and positions built into the program.

use std::io::{Write, stdout};
use std::process::ExitCode;

use crate::examples::EXAMPLES;

pub(super) fn run() -> anyhow::Result<ExitCode> {
    let width = EXAMPLES.iter().map(|example| example.name.len()).max();
    let width = width.unwrap_or_default();
    let mut out = stdout().lock();
    for example in EXAMPLES {
        writeln!(out, "{:width$}  {}", example.name, example.title)?;
    }
    Ok(ExitCode::SUCCESS)
}
