//! `zertz bench`: two figures that anyone can compare.

use std::io::{Write, stdout};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Args;
use rand::SeedableRng;
use rand::rngs::SmallRng;

use crate::board::Board;
use crate::rules::{Position, Ruleset, perft_full};

/// Runs of each measurement; the middle one is printed.
const RUNS: usize = 5;
/// How long one run of random games takes.
const PLAYING: Duration = Duration::from_secs(1);
/// No random game is played on beyond so many turns.
const LONGEST: u32 = 300;

#[derive(Debug, Args)]
pub(super) struct Bench {
    /// The board: 37, 40, 43, 44, 48 or 61
    #[arg(long, value_name = "RINGS", default_value = "37")]
    rings: Board,
}

pub(super) fn run(args: &Bench) -> anyhow::Result<ExitCode> {
    let start = Position::start(Ruleset::default().on(args.rings));
    let mut out = stdout().lock();

    let mut count = 0;
    let speed = middle((0..RUNS).map(|_| {
        let clock = Instant::now();
        count = perft_full(&start, 2);
        count as f64 / clock.elapsed().as_secs_f64()
    }));
    let rings = args.rings;
    writeln!(
        out,
        "rings {rings}  perft 2 = {count}, every turn made: {speed:.0} turns/s"
    )?;
    out.flush()?;

    let mut lengths = 0.0;
    let speed = middle((0..RUNS).map(|run| {
        let (games, turns, seconds) = play_random_games(&start, run as u64);
        lengths = turns as f64 / games as f64;
        games as f64 / seconds
    }));
    writeln!(
        out,
        "rings {rings}  uniformly random games: {speed:.0} games/s, {lengths:.1} turns each"
    )?;
    Ok(ExitCode::SUCCESS)
}

/// Games, turns and seconds of one run.
fn play_random_games(start: &Position, seed: u64) -> (u64, u64, f64) {
    let mut rng = SmallRng::seed_from_u64(seed);
    let (mut games, mut turns) = (0, 0);
    let clock = Instant::now();
    while clock.elapsed() < PLAYING {
        // Asking the clock after every game would be part of the measurement.
        for _ in 0..100 {
            let mut position = *start;
            for _ in 0..LONGEST {
                let Some(turn) = position.random_turn(&mut rng) else {
                    break;
                };
                position.play_unchecked(&turn);
                turns += 1;
            }
            games += 1;
        }
    }
    (games, turns, clock.elapsed().as_secs_f64())
}

fn middle(figures: impl Iterator<Item = f64>) -> f64 {
    let mut figures: Vec<f64> = figures.collect();
    figures.sort_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or_default()
}
