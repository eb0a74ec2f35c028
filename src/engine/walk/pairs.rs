//! Where a walk can end: pairs of touching rings, and what closes them.
//!
//! The walk ends on two touching rings, both filled, when the last of the vacant rings around them
//! is removed. Every turn removes one ring, so a pair can only be closed in time when there are
//! few enough rings around it, and when those can be slid away at all. A ring that is held in
//! place costs at least one removal more, of a *helper*.

use std::sync::LazyLock;

use super::state::State;
use crate::board::{Board, Ring, RingSet};

/// Two touching rings.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pair {
    /// The two.
    pub(super) rings: RingSet,
    /// The places around them.
    around: RingSet,
    /// The two one by one.
    ends: (Ring, Ring),
}

/// All pairs of the largest board, and all distances.
pub(super) struct Geometry {
    pairs: Vec<Pair>,
    /// For every ring, the places within so many steps.
    within: Vec<[RingSet; FARTHEST + 1]>,
    /// For every two rings, the steps from one to the other.
    steps: Vec<[u8; 64]>,
}

/// The greatest distance on the largest board.
const FARTHEST: usize = 8;

/// Looked up in every position of a walk, so made only once.
pub(super) static GEOMETRY: LazyLock<Geometry> = LazyLock::new(Geometry::new);

impl Geometry {
    fn new() -> Self {
        let all = Board::Rings61.rings();
        let mut within = vec![[RingSet::EMPTY; FARTHEST + 1]; 64];
        let mut steps = vec![[FARTHEST as u8; 64]; 64];
        let mut pairs = Vec::new();
        for ring in all {
            let mut reached = RingSet::of(ring);
            for (number, circle) in within[ring.index()].iter_mut().enumerate() {
                for other in (reached - *circle).unordered() {
                    steps[ring.index()][other.index()] =
                        steps[ring.index()][other.index()].min(number as u8);
                }
                *circle = reached;
                reached |= reached.neighbours() & all;
            }
            for other in ring.neighbours() {
                if ring < other {
                    let rings = RingSet::of(ring).with(other);
                    pairs.push(Pair {
                        rings,
                        around: rings.neighbours() - rings,
                        ends: (ring, other),
                    });
                }
            }
        }
        Self {
            pairs,
            within,
            steps,
        }
    }

    /// The places within so many steps of a ring.
    pub(super) fn within(&self, ring: Ring, steps: usize) -> RingSet {
        self.within[ring.index()][steps.min(FARTHEST)]
    }

    /// Steps from a ring to the nearer ring of a pair.
    pub(super) fn distance(&self, ring: Ring, pair: &Pair) -> usize {
        let steps = &self.steps[ring.index()];
        usize::from(steps[pair.ends.0.index()].min(steps[pair.ends.1.index()]))
    }
}

/// A pair that can be closed in time.
#[derive(Debug, Clone, Copy)]
pub(super) struct Closable {
    /// Which.
    pub(super) pair: Pair,
    /// Removals needed at least.
    pub(super) cost: usize,
    /// The removals that bring it nearer. Others cost a turn.
    pub(super) useful: RingSet,
}

/// What it takes to close a pair on these rings.
fn close(rings: RingSet, pair: &Pair) -> Closable {
    let around = pair.around & rings;
    let stuck = stuck(rings, around);
    let free = rings.loose();
    let mut closable = Closable {
        pair: *pair,
        cost: around.len(),
        useful: around & free,
    };
    if stuck.is_empty() {
        return closable;
    }
    closable.cost += 1;
    // Only a neighbour of a held ring can set it free.
    let candidates = (stuck.neighbours() & rings) - around - pair.rings;
    let helpers: RingSet = candidates
        .unordered()
        .filter(|&helper| self::stuck(rings, around.with(helper)).is_empty())
        .collect();
    if helpers.is_empty() {
        // Two helpers or more. Which they are is not looked into.
        closable.cost += 1;
        closable.useful = free;
    } else {
        closable.useful |= helpers & free;
    }
    closable
}

/// The rings of `around` that are still held in place when all others of them have been removed.
/// Removing a ring never holds another one, so the order does not matter.
fn stuck(mut rings: RingSet, around: RingSet) -> RingSet {
    let mut left = around;
    while !left.is_empty() {
        let free = left & rings.loose();
        if free.is_empty() {
            break;
        }
        left -= free;
        rings -= free;
    }
    left
}

/// The pairs that the marble can reach and close within so many own turns, the last of which
/// closes. What was out of reach one turn ago still is, so only the pairs of then are looked at.
pub(super) fn closable(state: &State, turns: u8, before: Option<&[Closable]>) -> Vec<Closable> {
    let turns = usize::from(turns);
    let near = GEOMETRY.within(state.at, 2 * turns.saturating_sub(1));
    let check = |pair: &Pair| {
        let possible = pair.rings.is_subset(state.rings)
            && (pair.around & state.rings).len() <= turns
            && pair.rings.meets(near);
        possible
            .then(|| close(state.rings, pair))
            .filter(|closable| closable.cost <= turns)
    };
    match before {
        None => GEOMETRY.pairs.iter().filter_map(check).collect(),
        Some(before) => before
            .iter()
            .filter_map(|closable| check(&closable.pair))
            .collect(),
    }
}
