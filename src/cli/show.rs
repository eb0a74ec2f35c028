//! `zertz show`: a position as text.

use std::io::{Write, stdout};
use std::process::ExitCode;

use clap::Args;

use super::Source;

#[derive(Debug, Args)]
pub(super) struct Show {
    #[command(flatten)]
    source: Source,
    /// The position after this turn of the game; 0 is the start
    #[arg(long, value_name = "N")]
    turn: Option<usize>,
}

pub(super) fn run(args: &Show) -> anyhow::Result<ExitCode> {
    let position = args.source.position(args.turn)?;
    writeln!(stdout().lock(), "{position}")?;
    Ok(ExitCode::SUCCESS)
}
