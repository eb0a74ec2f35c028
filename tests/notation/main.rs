//! Texts of positions and turns: what is read, what is written, and what is said about the rest.

// Helpers of tests fail by panicking.
#![allow(clippy::unwrap_used, clippy::panic)]

mod hostile;
mod positions;
mod turns;

use rand::SeedableRng;
use rand::rngs::StdRng;
use zertz::board::Board;
use zertz::rules::{Position, Preset, Ruleset};

const START: &str = "oooo/ooooo/oooooo/ooooooo/1oooooo/2ooooo/3oooo 6/8/10 0/0/0 0/0/0 1 37";

fn position(text: &str) -> Position {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Positions met in random games under all presets.
fn met(games: u64) -> Vec<Position> {
    let mut met = Vec::new();
    for &preset in Preset::ALL {
        for board in Board::ALL {
            for seed in 0..games {
                let mut rng = StdRng::seed_from_u64(seed);
                let mut position = Position::start(Ruleset::new(preset).on(board));
                while let Some(turn) = position.random_turn(&mut rng) {
                    met.push(position);
                    position = position.play(turn).unwrap();
                    if met.len() > 200_000 {
                        return met;
                    }
                }
                met.push(position);
            }
        }
    }
    met
}

/// Rows of a table in `tests/data`, split at tabs.
fn rows(table: &str) -> impl Iterator<Item = Vec<&str>> {
    table
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split('\t').collect())
}
