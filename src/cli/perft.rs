//! `zertz perft`: counts sequences of turns and says how fast.

use std::io::{Write, stdout};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::Context;
use clap::Args;
use rayon::prelude::*;

use super::Source;
use crate::notation::TurnText;
use crate::rules::{Position, Turn, perft, perft_full};

#[derive(Debug, Args)]
pub(super) struct Perft {
    /// Number of turns
    #[arg(value_name = "DEPTH", value_parser = clap::value_parser!(u32).range(1..=20))]
    depth: u32,
    #[command(flatten)]
    source: Source,
    /// Print the count for every first turn instead of for every depth
    #[arg(long)]
    divide: bool,
    /// Make the last turn of every sequence too, instead of only counting it
    #[arg(long)]
    full: bool,
    /// Number of threads; all cores if not given
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    threads: usize,
}

impl Perft {
    fn count(&self, position: &Position, depth: u32) -> u64 {
        if self.full {
            perft_full(position, depth)
        } else {
            perft(position, depth)
        }
    }

    /// The counts behind every first turn, on all threads.
    fn behind(&self, position: &Position, turns: &[Turn], depth: u32) -> Vec<u64> {
        let count = |turn: &Turn| {
            let mut next = *position;
            next.play_unchecked(turn);
            self.count(&next, depth - 1)
        };
        turns.par_iter().map(count).collect()
    }
}

pub(super) fn run(args: &Perft) -> anyhow::Result<ExitCode> {
    let position = args.source.position(None)?;
    rayon::ThreadPoolBuilder::new()
        .num_threads(args.threads)
        .build_global()
        .context("can't start the threads")?;
    let turns = position.legal_turns();
    let mut out = stdout().lock();
    let start = Instant::now();
    let mut total = 0;
    if args.divide {
        let counts = args.behind(&position, &turns, args.depth);
        let mut lines: Vec<(String, u64)> = turns
            .iter()
            .map(|turn| TurnText::new(&position, turn).to_string())
            .zip(counts)
            .collect();
        lines.sort_unstable();
        for (turn, count) in lines {
            writeln!(out, "{turn}  {count}")?;
            total += count;
        }
        writeln!(out, "{}  {total}", args.depth)?;
    } else {
        for depth in 1..=args.depth {
            let count: u64 = if depth == 1 {
                args.count(&position, 1)
            } else {
                args.behind(&position, &turns, depth).into_iter().sum()
            };
            writeln!(out, "{depth}  {count}")?;
            out.flush()?;
            total += count;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    writeln!(out, "{:.0} turns/s", total as f64 / seconds.max(1e-9))?;
    Ok(ExitCode::SUCCESS)
}
