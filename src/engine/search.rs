//! Alpha-beta search over whole turns.
//!
//! Principal variation search with a transposition table. Depth is counted in half turns: a
//! placement costs two, and a compulsory capture costs nothing, so that no exchange is left in the
//! middle. With a half turn left only placements that isolate or force a capture are looked at.
//!
//! Of a thousand placements a node looks at the promising ones only. That never hides an end by
//! force: before a node is called lost every other legal turn is tried too.

mod node;
mod order;
mod root;
mod root_turn;
mod spot;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::candidates::Candidate;
use super::placement::Placement;
use super::transposition::Table;
use super::{Score, Stop, evaluate};
use crate::rules::{Position, Situation, Turn};

pub(super) use root::Root;

/// Half turns that a placement costs.
const PLACEMENT: i32 = 2;
/// The longest line in turns.
const LONGEST: usize = 160;

/// How a search is run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Settings {
    /// Number of lines wanted, at least 1.
    pub(super) lines: usize,
    /// Most half turns looked ahead.
    pub(super) depth: i32,
    /// Positions the solver may look at for one question; 0 leaves it out.
    pub(super) solver_nodes: u64,
    /// Of a hundred turns, how many are overlooked.
    pub(super) blindness: u8,
    /// How far estimates may be off, in hundredths of a unit, either way.
    pub(super) misjudgement: u16,
    /// What is overlooked and misjudged depends on it.
    pub(super) seed: u64,
    /// Whether the theory of the game on 37 rings is known.
    pub(super) theory: bool,
}

impl Settings {
    /// Whether a turn of a position is overlooked; always the same answer to the same question.
    fn overlooks(&self, position: u64, turn: u64) -> bool {
        self.blindness > 0
            && self.draw(position ^ turn.rotate_left(23)) % 100 < u64::from(self.blindness)
    }

    /// How much a position is misjudged; always the same answer to the same question.
    fn error(&self, position: &Position) -> i32 {
        if self.misjudgement == 0 {
            return 0;
        }
        let most = i32::from(self.misjudgement);
        let drawn = self.draw(position.key()) % (2 * u64::from(self.misjudgement) + 1);
        drawn as i32 - most
    }

    /// A number that looks random but is not.
    const fn draw(&self, word: u64) -> u64 {
        let mixed = (word ^ self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15))
            .wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 29).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 32
    }
}

/// What all threads of one search share.
#[derive(Debug)]
pub(super) struct Shared<'a> {
    /// Where the search starts, and what stood before.
    pub(super) situation: &'a Situation,
    pub(super) table: &'a Table,
    pub(super) stop: &'a Stop,
    /// Set when the thread that reports has finished.
    pub(super) done: AtomicBool,
    pub(super) nodes: AtomicU64,
    pub(super) most_nodes: u64,
}

/// Alpha and beta: scores below the first and above the second need not be exact.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Window {
    alpha: Score,
    beta: Score,
}

impl Window {
    const FULL: Self = Self {
        alpha: Score::from_raw(-Score::INFINITE.raw()),
        beta: Score::INFINITE,
    };

    /// The smallest window: is the score greater than alpha or not?
    const fn null(alpha: Score) -> Self {
        Self {
            alpha,
            beta: Score::from_raw(alpha.raw().saturating_add(1)),
        }
    }

    const fn is_null(self) -> bool {
        self.beta.raw() <= self.alpha.raw().saturating_add(1)
    }

    /// The same window seen by the other player.
    fn flipped(self) -> Self {
        Self {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }
}

/// What one node of the search keeps.
#[derive(Debug, Default)]
struct Level {
    /// The key of the position, if it could come about again; otherwise 0.
    key: u64,
    candidates: Vec<Candidate>,
    line: Vec<Turn>,
    killers: [Option<Placement>; 2],
}

/// How often placements were good enough, by colour, ring and removed ring.
#[derive(Debug)]
struct History {
    rings: [[i32; 64]; 3],
    removes: [i32; 64],
}

impl History {
    const MOST: i32 = 4096;

    fn of(&self, placement: Placement) -> i32 {
        let ring = self.rings[placement.marble() as usize][placement.ring().index()];
        ring + placement
            .remove()
            .map_or(0, |remove| self.removes[remove.index()])
    }

    fn reward(&mut self, placement: Placement, depth: i32) {
        let bonus = (depth * depth).min(400);
        let grow = |value: &mut i32| *value += bonus - *value * bonus / Self::MOST;
        grow(&mut self.rings[placement.marble() as usize][placement.ring().index()]);
        if let Some(remove) = placement.remove() {
            grow(&mut self.removes[remove.index()]);
        }
    }
}

/// One thread of the search.
#[derive(Debug)]
pub(super) struct Worker<'a> {
    shared: &'a Shared<'a>,
    settings: Settings,
    levels: Vec<Level>,
    history: History,
    /// Positions not yet added to the shared count.
    nodes: u64,
    over: bool,
}

impl<'a> Worker<'a> {
    /// Positions between two looks at the limits.
    const INTERVAL: u64 = 128;

    pub(super) fn new(shared: &'a Shared<'a>, settings: Settings) -> Self {
        let mut levels = Vec::new();
        levels.resize_with(LONGEST + 2, Level::default);
        Self {
            shared,
            settings,
            levels,
            history: History {
                rings: [[0; 64]; 3],
                removes: [0; 64],
            },
            nodes: 0,
            over: false,
        }
    }

    /// Whether a position below the root is a tie by repetition (R24): it stood twice before. Once
    /// is enough if that was in this line, since whoever can come back once can do so again.
    ///
    /// Nothing comes about again before the pool is empty, so this costs next to nothing.
    #[inline]
    fn is_repeated(&mut self, position: &Position, ply: usize) -> bool {
        let recurring = position.pool().is_empty();
        let key = if recurring { position.key() } else { 0 };
        let Some(level) = self.levels.get_mut(ply) else {
            return false;
        };
        level.key = key;
        recurring && ply > 0 && self.stood_before(key, ply)
    }

    fn stood_before(&self, key: u64, ply: usize) -> bool {
        let line = self.levels.get(..ply).unwrap_or(&[]);
        let mut above = line.iter().rev().take_while(|level| level.key != 0);
        above.any(|level| level.key == key) || self.shared.situation.stood(key) > 1
    }

    /// Estimates a quiet position, as well as the settings allow.
    fn judge(&self, position: &Position) -> Score {
        evaluate(position).plus(self.settings.error(position))
    }

    /// Counts a position, and looks at the limits now and then.
    #[inline]
    fn count(&mut self) {
        self.nodes += 1;
        if self.nodes >= Self::INTERVAL {
            self.look();
        }
    }

    fn look(&mut self) {
        let nodes = self.shared.nodes.fetch_add(self.nodes, Ordering::Relaxed) + self.nodes;
        self.nodes = 0;
        if nodes >= self.shared.most_nodes
            || self.shared.done.load(Ordering::Relaxed)
            || self.shared.stop.is_stopped()
        {
            self.over = true;
        }
    }

    /// Adds positions that something else looked at.
    fn count_more(&mut self, nodes: u64) {
        self.nodes += nodes;
        self.look();
    }

    /// Makes `turn`, followed by the line of the next level, the line of this one.
    fn remember_line(&mut self, ply: usize, turn: Turn) {
        if let Some((here, below)) = self
            .levels
            .get_mut(ply..)
            .and_then(<[Level]>::split_first_mut)
        {
            here.line.clear();
            here.line.push(turn);
            if let Some(next) = below.first() {
                here.line.extend_from_slice(&next.line);
            }
        }
    }
}
