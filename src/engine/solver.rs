//! Forced wins, exactly.
//!
//! The attacker is the player to move. Each of his turns wins at once or leaves the defender a
//! compulsory capture; every capture of the defender is answered, until a set is complete.
//! A win found here is a win by the rules. That none was found says nothing about quieter ways.

mod deepening;
mod forcing;

use std::time::Duration;

use super::limits::{Meter, Stop};
use crate::rules::{CaptureDuty, Position, Ruleset, Turn};

/// How long to look for a forced win. Whatever is reached first ends it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SolveLimits {
    /// Longest time.
    pub time: Option<Duration>,
    /// Most positions looked at.
    pub nodes: Option<u64>,
    /// Most turns of the attacker's own.
    pub turns: Option<u32>,
    /// Size of the table in megabytes.
    pub table_megabytes: usize,
}

impl Default for SolveLimits {
    fn default() -> Self {
        Self {
            time: None,
            nodes: None,
            turns: None,
            table_megabytes: 64,
        }
    }
}

/// What the solver found out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution {
    /// The win, if there is one.
    pub win: Option<Win>,
    /// Positions looked at.
    pub nodes: u64,
}

/// A forced win of the player to move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Win {
    /// Own turns needed against the longest defence.
    pub turns: u32,
    /// Whether no forcing way needs fewer.
    pub shortest: bool,
    /// The main line: best play of both from the position on, the winning turn last.
    pub line: Vec<Turn>,
}

/// Looks for a forced win of the player to move.
///
/// Where the rules leave captures to the players to demand (R27), they are demanded.
///
/// ```
/// use zertz::engine::{SolveLimits, Stop, solve};
/// let text = "1ooo/ooooo/1oooo/2oooG/4oo/4oo/4oW 1/1/5 2/2/1 2/4/4 1 37";
/// let solution = solve(&text.parse().unwrap(), &SolveLimits::default(), &Stop::new());
/// assert_eq!(solution.win.unwrap().turns, 2);
/// ```
#[must_use]
pub fn solve(position: &Position, limits: &SolveLimits, stop: &Stop) -> Solution {
    let position = enforced(position);
    let stop = stop.within(limits.time);
    let mut meter = Meter::new(&stop, limits.nodes);
    let mut win = None;
    for turns in 1..=limits.turns.unwrap_or(24) {
        if let Some(line) = deepening::line(&position, turns, &mut meter) {
            win = Some(Win {
                turns,
                shortest: true,
                line,
            });
        }
        if win.is_some() || meter.is_over() {
            break;
        }
    }
    Solution {
        win,
        nodes: meter.nodes(),
    }
}

/// The position with captures enforced: a player who may demand them does.
const fn enforced(position: &Position) -> Position {
    position.with_conduct(Ruleset {
        capture_duty: CaptureDuty::Enforced,
        ..position.rules()
    })
}
