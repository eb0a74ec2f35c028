//! Forced wins, exactly.
//!
//! The attacker is the player to move. Each of his turns wins at once or leaves the defender a
//! compulsory capture; every capture of the defender is answered, until a set is complete.
//! A win found here is a win by the rules. That none was found says nothing about quieter ways.

mod attempt;
mod deepening;
mod forcing;
mod proof_numbers;
mod slack;
mod table;

use std::time::Duration;

use self::attempt::Attempt;
use self::deepening::Deepening;
use self::proof_numbers::ProofNumbers;
use super::limits::{Meter, Stop};
use super::proof::Proof;
use super::theory::Theory;
use super::walk;
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
    /// The win, if one was found.
    pub win: Option<Win>,
    /// Whether it was shown that no forcing way wins within the turns allowed. Of quiet turns only
    /// those that empty the board after a walk of a single marble were looked into.
    pub exhausted: bool,
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
#[derive(Debug)]
pub struct Solver {
    megabytes: usize,
    /// The marbles for which the tables hold.
    set: MarbleSet,
    deepening: Deepening,
    numbers: ProofNumbers,
    walks: walk::Table,
    theory: Theory,
}

impl Solver {
    /// A solver with tables of about so many megabytes, four at least.
    #[must_use]
    pub fn new(megabytes: usize) -> Self {
        Self::for_set(megabytes, MarbleSet::default())
    }

    fn for_set(megabytes: usize, set: MarbleSet) -> Self {
        let quarter = megabytes / 4;
        Self {
            megabytes,
            set,
            deepening: Deepening::new(quarter),
            numbers: ProofNumbers::new(quarter),
            walks: walk::Table::new(quarter),
            theory: Theory::new(quarter, set),
        }
    }

    /// Looks for a forced win of the player to move, see [`solve`].
    pub fn solve(&mut self, position: &Position, limits: &SolveLimits, stop: &Stop) -> Solution {
        let position = enforced(position);
        if self.set != position.rules().set {
            *self = Self::for_set(self.megabytes, position.rules().set);
        }
        let stop = stop.within(limits.time);
        let mut meter = Meter::new(&stop, limits.nodes);
        let mut attempt = Attempt::new(&position, limits.turns.unwrap_or(u32::MAX));
        attempt.run(self, &mut meter);
        Solution {
            win: attempt.win,
            exhausted: attempt.exhausted && !attempt.theory_left,
            nodes: meter.nodes(),
        }
    }
}

/// The position with captures enforced: a player who may demand them does.
const fn enforced(position: &Position) -> Position {
    position.with_conduct(Ruleset {
        capture_duty: CaptureDuty::Enforced,
        ..position.rules()
    })
}
