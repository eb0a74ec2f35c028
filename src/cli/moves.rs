//! `zertz moves`: every legal turn.

use std::io::{BufWriter, Write, stdout};
use std::process::ExitCode;

use clap::Args;

use super::Source;
use crate::notation::TurnText;

#[derive(Debug, Args)]
pub(super) struct Moves {
    #[command(flatten)]
    source: Source,
}

pub(super) fn run(args: &Moves) -> anyhow::Result<ExitCode> {
    let position = args.source.position(None)?;
    let mut turns: Vec<String> = position
        .legal_turns()
        .iter()
        .map(|turn| TurnText::new(&position, turn).to_string())
        .collect();
    turns.sort_unstable();
    let mut out = BufWriter::new(stdout().lock());
    for turn in turns {
        writeln!(out, "{turn}")?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
