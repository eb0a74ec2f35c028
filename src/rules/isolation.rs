//! Groups cut off from every vacant ring (R17 to R20).

use super::{Claims, Marble, Position, Turn};
use crate::board::{Ring, RingSet};

/// The groups that a placement isolates, each a set of rings full of marbles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Groups {
    groups: [RingSet; Self::MOST],
    count: u8,
}

impl Groups {
    /// The most groups that filling one ring and removing another can isolate: the placed
    /// marble's, and around the removed ring three that don't touch each other.
    pub const MOST: usize = 4;

    /// All rings of all groups.
    #[must_use]
    pub fn all(&self) -> RingSet {
        self.iter().fold(RingSet::EMPTY, |all, group| all | group)
    }

    /// Number of groups.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.count as usize
    }

    /// Whether nothing is isolated.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The groups.
    pub fn iter(&self) -> impl Iterator<Item = RingSet> + '_ {
        self.groups[..self.count as usize].iter().copied()
    }

    /// One of the ways to pick groups out of these: the rings of the groups whose bits are set in
    /// `number`. There are 2ⁿ ways for n groups; `None` for greater numbers.
    #[must_use]
    pub fn choice(&self, number: u32) -> Option<RingSet> {
        (number >> self.count == 0).then(|| {
            self.iter()
                .enumerate()
                .filter(|(bit, _)| number >> bit & 1 == 1)
                .fold(RingSet::EMPTY, |all, (_, group)| all | group)
        })
    }

    const fn push(&mut self, group: RingSet) {
        if (self.count as usize) < Self::MOST {
            self.groups[self.count as usize] = group;
            self.count += 1;
        }
    }
}

impl Position {
    /// The groups that lose their last vacant ring when `ring` is filled and `remove` taken away.
    ///
    /// When no vacant ring is left on the whole board, everything on it is one prize (R22): then
    /// all that is left counts as one group.
    #[must_use]
    pub fn isolated_by(&self, ring: Ring, remove: Option<Ring>) -> Groups {
        let occupied = self.occupied().with(ring);
        let rings = remove.map_or(self.rings, |gone| self.rings.without(gone));
        let mut groups = Groups::default();
        if rings == occupied {
            groups.push(rings);
            return groups;
        }
        let mut suspects = suspects(occupied, rings - occupied, ring, remove);
        while let Some(suspect) = suspects.any() {
            let group = occupied.group_of(suspect);
            suspects -= group;
            if !group.neighbours().meets(rings - occupied) {
                groups.push(group);
            }
        }
        groups
    }

    /// The isolated groups that the mover may decline (R18): none when claims are automatic or the
    /// board is full (R22).
    #[must_use]
    pub fn declinable(&self, ring: Ring, remove: Option<Ring>) -> Groups {
        let full = || self.fills_board(&Turn::place(Marble::White, ring, remove));
        if self.rules.claims == Claims::Automatic || full() {
            Groups::default()
        } else {
            self.isolated_by(ring, remove)
        }
    }

    /// Whether a turn leaves no vacant ring on the whole board (R22).
    #[must_use]
    pub fn fills_board(&self, turn: &Turn) -> bool {
        match *turn {
            Turn::Place { ring, remove, .. } => {
                let gone = remove.map_or(RingSet::EMPTY, RingSet::of);
                (self.vacant() - gone).without(ring).is_empty()
            }
            Turn::Capture(_) => false,
        }
    }
}

/// The marbles whose group may have lost its last vacant ring: the one just placed and those that
/// touched the removed ring, unless a vacant ring still touches them.
#[inline]
pub(super) fn suspects(
    occupied: RingSet,
    vacant: RingSet,
    placed: Ring,
    removed: Option<Ring>,
) -> RingSet {
    let mut suspects = RingSet::EMPTY;
    if !placed.neighbours().meets(vacant) {
        suspects.insert(placed);
    }
    if let Some(removed) = removed {
        for marble in (removed.neighbours() & occupied).unordered() {
            if !marble.neighbours().meets(vacant) {
                suspects.insert(marble);
            }
        }
    }
    suspects
}
