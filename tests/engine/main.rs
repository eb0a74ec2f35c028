//! The playing engine: finds what there is to find, plays legally everywhere, stops, and repeats
//! itself when it should. All limits are numbers of positions, so nothing depends on the machine.

// Helpers of tests fail by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod levels;
mod reasons;
mod review;
mod search;
mod session;
mod situation;
mod strength;
mod theory;
mod uct;

use zertz::board::Board;
use zertz::engine::{Analyst, Info, Limits, Stop};
use zertz::notation::TurnText;
use zertz::rules::{Position, Preset, Ruleset, Turn};

/// The mover isolates a white marble and has four.
const WIN_IN_1: &str = "/2oo/2oo/ooooooW/1ooooo/2oooBo/3oooo 0/6/7 2/2/2 3/0/0 2 37";
/// One sacrifice, then an isolation.
const WIN_IN_2: &str = "1ooo/ooooo/1oooo/2oooG/4oo/4oo/4oW 1/1/5 2/2/1 2/4/4 1 37";
/// Several marbles, nothing forced.
const MIDDLE: &str = "3o/oo1oo/1oWoo/1oooooo/1oooooo/2oGooo/3oooo 4/5/8 1/0/0 0/2/2 1 37";

fn position(text: &str) -> Position {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn turn(position: &Position, text: &str) -> Turn {
    TurnText::read(text, position).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn nodes(nodes: u64) -> Limits {
    Limits {
        nodes: Some(nodes),
        ..Limits::default()
    }
}

/// Analyses with a fresh memory of one megabyte.
fn analyse(position: &Position, count: u64, lines: usize) -> Info {
    Analyst::new(1).analyse(position, &nodes(count), lines, &Stop::new(), &mut |_| {})
}

/// Every preset on every board that it may be played on, and more.
fn all_rules() -> Vec<Ruleset> {
    [
        Preset::Basic,
        Preset::Blitz,
        Preset::Expanded,
        Preset::Tournament,
    ]
    .into_iter()
    .flat_map(|preset| Board::ALL.map(|board| Ruleset::new(preset).on(board)))
    .collect()
}
