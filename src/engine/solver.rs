//! Forced wins, exactly.
//!
//! The attacker is the player to move. Each of his turns wins at once or leaves the defender a
//! compulsory capture; every capture of the defender is answered, until a set is complete.
//! A win found here is a win by the rules. That none was found says nothing about quieter ways.

mod deepening;
mod forcing;

use std::time::Duration;

use super::limits::{Meter, Stop};
use super::proof::Proof;
use super::theory::Theory;
use super::walk::{CompleteSet, Stakes, State, Table, Walker};
use crate::rules::{CaptureDuty, MarbleSet, Position, Ruleset, Turn};

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
    /// The winner's turn in every position that can come about. Its root is the position given,
    /// with captures enforced.
    pub proof: Proof,
}

impl Win {
    /// The main line: the proof's turns against the longest defence, the winning turn last.
    #[must_use]
    pub fn line(&self) -> Vec<Turn> {
        self.proof.main_line()
    }
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
    Solver::new(limits.table_megabytes).solve(position, limits, stop)
}

/// A solver that keeps what it has found out from one position to the next.
pub struct Solver {
    /// The marbles for which the tables hold.
    set: MarbleSet,
    walks: Table,
    theory: Theory,
}

impl Solver {
    /// Own turns to which forcing play is searched first, depth by depth.
    const SHORT: u8 = 3;

    /// A solver with tables of so many megabytes.
    #[must_use]
    pub fn new(megabytes: usize) -> Self {
        Self {
            set: MarbleSet::default(),
            walks: Table::new(megabytes / 2),
            theory: Theory::new(megabytes / 2, MarbleSet::default()),
        }
    }

    /// Looks for a forced win of the player to move, see [`solve`].
    pub fn solve(&mut self, position: &Position, limits: &SolveLimits, stop: &Stop) -> Solution {
        let position = enforced(position);
        if self.set != position.rules().set {
            self.set = position.rules().set;
            self.walks.clear();
            self.theory = Theory::new(32, self.set);
        }
        let stop = stop.within(limits.time);
        let mut meter = Meter::new(&stop, limits.nodes);
        let most = limits.turns.unwrap_or(u32::from(u8::MAX)).min(24) as u8;
        let win = self.win(&position, most, &mut meter);
        Solution {
            win,
            nodes: meter.nodes(),
        }
    }

    fn win(&mut self, position: &Position, most: u8, meter: &mut Meter<'_>) -> Option<Win> {
        for turns in 1..=most.min(Self::SHORT) {
            if deepening::search(position, turns, meter).is_some() {
                let proof = Proof::build(position, turns, |position, turns| {
                    deepening::search(position, turns, meter).map(|turn| (turn, turns))
                })?;
                return Some(Win {
                    turns: u32::from(turns),
                    shortest: true,
                    proof,
                });
            }
        }
        self.walk(position, most, meter).or_else(|| {
            let proof = self.theory.prove(position, meter)?;
            Some(Win {
                turns: proof.lengths().get(position),
                shortest: false,
                proof,
            })
        })
    }

    fn walk(&mut self, position: &Position, most: u8, meter: &mut Meter<'_>) -> Option<Win> {
        let state = State::of(position)?;
        let own = position.captured(position.to_move());
        let stakes = Stakes::for_set(own, position.rules().set);
        let mut walker = Walker {
            table: &mut self.walks,
            stakes,
            own,
            goal: CompleteSet,
        };
        let turns = walker.win(&state, most, meter)?;
        let proof = Proof::build(position, turns, |position, turns| {
            let state = State::of(position)?;
            let step = walker.step(&state, turns, meter)?;
            Some((Turn::place(step.marble, step.ring, Some(step.gone)), turns))
        })?;
        Some(Win {
            turns: proof.lengths().get(position),
            shortest: false,
            proof,
        })
    }
}

/// The position with captures enforced: a player who may demand them does.
const fn enforced(position: &Position) -> Position {
    position.with_conduct(Ruleset {
        capture_duty: CaptureDuty::Enforced,
        ..position.rules()
    })
}
