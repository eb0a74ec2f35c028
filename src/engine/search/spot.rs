//! Where the search stands: a node, the one below it, and what is remembered of it.

use super::super::Score;
use super::super::transposition::{Bound, Memory};
use super::Window;
use crate::rules::Position;

/// A node: a position, how deep it is to be searched, how far from the root it stands, and which
/// scores matter.
#[derive(Clone, Copy)]
pub(super) struct Spot<'p> {
    pub(super) position: &'p Position,
    pub(super) depth: i32,
    pub(super) ply: usize,
    pub(super) window: Window,
}

impl Spot<'_> {
    /// A node one turn further, that turn costing so many half turns.
    pub(super) const fn below(&self, cost: i32, alpha: Score) -> Below {
        Below {
            depth: self.depth - cost,
            ply: self.ply + 1,
            window: Window {
                alpha,
                ..self.window
            },
        }
    }

    /// What is to be remembered of the node: its score and the code of its best turn.
    pub(super) fn memory(&self, best: Score, code: u16) -> Memory {
        let bound = if best >= self.window.beta {
            Bound::Lower
        } else if best > self.window.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        Memory {
            score: from_root(best, self.ply),
            bound,
            depth: self.depth.clamp(0, 255) as u8,
            code,
        }
    }

    /// The remembered score, counted from the root, if it settles the window.
    pub(super) fn known(&self, memory: Memory) -> Option<Score> {
        let score = to_root(memory.score, self.ply);
        // A forced end is exact however shallow the search that found it.
        let deep_enough = i32::from(memory.depth) >= self.depth || score.is_forced();
        let settles = match memory.bound {
            Bound::Exact => true,
            Bound::Lower => score >= self.window.beta,
            Bound::Upper => score <= self.window.alpha,
        };
        (deep_enough && settles).then_some(score)
    }
}

/// How a node below another one is to be searched; the window is still that of the one above.
#[derive(Clone, Copy)]
pub(super) struct Below {
    pub(super) depth: i32,
    pub(super) ply: usize,
    pub(super) window: Window,
}

/// How much is expected of a turn.
#[derive(Clone, Copy)]
pub(super) enum Trial {
    /// It is the first one and searched with the whole window.
    First,
    /// It is searched with a null window first, and before that, if it is a late one, so many half
    /// turns less deep.
    Later { reduction: i32 },
}

impl Trial {
    pub(super) const fn of(first: bool, reduction: i32) -> Self {
        if first {
            Self::First
        } else {
            Self::Later { reduction }
        }
    }
}

/// A score counted from the root, counted from a node instead.
const fn from_root(score: Score, ply: usize) -> Score {
    if score.is_win() {
        Score::from_raw(score.raw() + ply as i16)
    } else if score.is_loss() {
        Score::from_raw(score.raw() - ply as i16)
    } else {
        score
    }
}

const fn to_root(score: Score, ply: usize) -> Score {
    if score.is_win() {
        Score::from_raw(score.raw() - ply as i16)
    } else if score.is_loss() {
        Score::from_raw(score.raw() + ply as i16)
    } else {
        score
    }
}
