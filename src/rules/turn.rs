//! A whole turn: what one player does before the other is to move.

use super::Marble;
use crate::board::{Direction, Ring, RingSet};

/// A turn (R6): either a placement or a capture, never both.
///
/// It holds what the player decides and nothing that follows from it: which marbles a capture
/// takes and what a placement isolates is known to the [`Position`](super::Position).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Turn {
    /// A marble is put on a vacant ring, then a free ring is removed.
    Place {
        /// Colour of the marble.
        marble: Marble,
        /// Where it goes.
        ring: Ring,
        /// The ring removed; `None` exactly when no vacant ring is free after the placement (R10).
        remove: Option<Ring>,
        /// All rings of the isolated groups that the player does *not* claim (R18). Empty unless
        /// the rules ask about claims.
        declined: RingSet,
    },
    /// A marble jumps, as often as it can.
    Capture(Capture),
}

impl Turn {
    /// A placement that claims whatever it isolates.
    #[must_use]
    pub const fn place(marble: Marble, ring: Ring, remove: Option<Ring>) -> Self {
        Self::Place {
            marble,
            ring,
            remove,
            declined: RingSet::EMPTY,
        }
    }

    /// Whether the turn is a capture.
    #[must_use]
    pub const fn is_capture(&self) -> bool {
        matches!(self, Self::Capture(_))
    }
}

/// The way of a jumping marble: where it starts and the direction of each jump.
///
/// Holds up to 23 jumps, one for every other marble of the set, without allocating.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Capture {
    start: Ring,
    length: u8,
    /// Unused entries are `North`, so that equal ways are equal values.
    jumps: [Direction; Self::MOST],
}

impl Capture {
    /// The most jumps a turn can have.
    pub const MOST: usize = 23;

    /// A marble that has not jumped yet.
    #[must_use]
    pub const fn new(start: Ring) -> Self {
        Self {
            start,
            length: 0,
            jumps: [Direction::North; Self::MOST],
        }
    }

    /// The ring on which the jumping marble stands before the turn.
    #[must_use]
    pub const fn start(&self) -> Ring {
        self.start
    }

    /// The direction of each jump.
    #[must_use]
    pub fn directions(&self) -> &[Direction] {
        &self.jumps[..self.length as usize]
    }

    /// Number of jumps, at most [`Capture::MOST`].
    #[must_use]
    pub const fn len(&self) -> usize {
        self.length as usize
    }

    /// Whether the marble has not jumped.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// The way with one jump more. A full way stays as it is: no set has marbles enough.
    #[must_use]
    #[inline]
    pub const fn then(mut self, direction: Direction) -> Self {
        self.push(direction);
        self
    }

    /// Adds a jump; see [`Capture::then`].
    #[inline]
    pub(super) const fn push(&mut self, direction: Direction) {
        if (self.length as usize) < Self::MOST {
            self.jumps[self.length as usize] = direction;
            self.length += 1;
        }
    }

    /// Takes the last jump back.
    #[inline]
    pub(super) const fn pop(&mut self) {
        if self.length > 0 {
            self.length -= 1;
            self.jumps[self.length as usize] = Direction::North;
        }
    }

    /// For every jump the ring jumped over and the ring landed on; stops where the largest board
    /// ends.
    pub fn path(&self) -> impl Iterator<Item = (Ring, Ring)> + '_ {
        let mut at = Some(self.start);
        self.directions().iter().map_while(move |&direction| {
            let (over, landing) = at?.jump(direction)?;
            at = Some(landing);
            Some((over, landing))
        })
    }

    /// The ring on which the marble ends.
    #[must_use]
    pub fn end(&self) -> Ring {
        self.path()
            .last()
            .map_or(self.start, |(_, landing)| landing)
    }
}

impl std::fmt::Debug for Capture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Capture({:?}, {:?})", self.start, self.directions())
    }
}
