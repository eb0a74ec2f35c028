//! `zertz` without a subcommand: a game.

use std::process::ExitCode;

use clap::Args;

use super::{First, Source};

/// How a game is played.
#[derive(Debug, Args, Clone)]
pub struct Play {
    #[command(flatten)]
    source: Source,
    /// Who begins: 1, 2 or random
    #[arg(long, value_name = "WHO", value_parser = clap::value_parser!(First))]
    first: Option<First>,
    /// Names of player 1 and player 2, with a comma between
    #[arg(long, value_name = "A,B")]
    names: Option<String>,
    /// Go on where the last game was left, whatever ended the program
    #[arg(long)]
    resume: bool,
    /// Play through a line prompt: for screen readers, simple terminals and scripts
    #[arg(long)]
    plain: bool,
}

pub(super) fn run(args: &Play) -> anyhow::Result<ExitCode> {
    let _game = args.source.game()?;
    anyhow::bail!("not a terminal; use --plain")
}
