//! What the engine tells while it thinks.

use std::time::Duration;

use super::Score;
use crate::rules::Turn;

/// One way to go on: a turn of the player to move, the best answers as far as they are known, and
/// what it is worth to the player to move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Value to the player to move.
    pub score: Score,
    /// Turns of both players by turns, at least one.
    pub turns: Vec<Turn>,
}

/// The state of a search. Every report is better founded than the one before.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Info {
    /// Turns looked ahead, of both players together. Compulsory captures are not counted.
    pub depth: u32,
    /// The best lines, the best first. Empty only when the game is over.
    pub lines: Vec<Line>,
    /// What it is worth to demand that the last turn be taken back (R27), if that is possible and
    /// no worse than any turn.
    pub demand: Option<Score>,
    /// Positions looked at so far, by all threads.
    pub nodes: u64,
    /// Time since the search began.
    pub elapsed: Duration,
}

impl Info {
    /// The best turn found so far.
    #[must_use]
    pub fn best(&self) -> Option<&Turn> {
        self.lines.first().and_then(|line| line.turns.first())
    }

    /// What the position is worth to the player to move.
    #[must_use]
    pub fn score(&self) -> Option<Score> {
        self.lines.first().map(|line| line.score)
    }

    /// Positions looked at in a second.
    #[must_use]
    pub fn nodes_per_second(&self) -> f64 {
        self.nodes as f64 / self.elapsed.as_secs_f64().max(1e-6)
    }
}
