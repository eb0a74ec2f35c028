//! Jumps and chains of jumps (R12 to R16).

use super::{Capture, Marble, Position};
use crate::board::{Direction, Ring, RingSet};

/// One jump that a marble can make.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Jump {
    /// Which way.
    pub direction: Direction,
    /// The ring of the captured marble.
    pub over: Ring,
    /// The captured marble.
    pub marble: Marble,
    /// The ring landed on.
    pub landing: Ring,
}

impl Position {
    /// The marbles that can jump in a direction.
    #[inline]
    pub(super) fn jumpers(&self, direction: Direction) -> RingSet {
        let occupied = self.occupied();
        let back = direction.opposite();
        ((self.rings - occupied).shifted(back) & occupied).shifted(back) & occupied
    }

    /// The marbles that can jump.
    #[must_use]
    pub fn all_jumpers(&self) -> RingSet {
        Direction::ALL
            .into_iter()
            .fold(RingSet::EMPTY, |all, direction| {
                all | self.jumpers(direction)
            })
    }

    /// Whether any marble can jump, which makes a capture compulsory (R13).
    #[must_use]
    #[inline]
    pub fn has_jump(&self) -> bool {
        // Without two touching marbles there is nothing to jump over.
        self.occupied().has_touching() && !self.all_jumpers().is_empty()
    }

    /// The jumps of the marble on a ring, clockwise; none when the ring holds no marble.
    pub fn jumps_from(&self, ring: Ring) -> impl Iterator<Item = Jump> {
        let position = *self;
        let (rings, occupied) = (position.rings, position.occupied());
        Direction::ALL.into_iter().filter_map(move |direction| {
            if !occupied.contains(ring) {
                return None;
            }
            let (over, landing) = jump_from(rings, occupied, ring, direction)?;
            let marble = position.marble_at(over)?;
            Some(Jump {
                direction,
                over,
                marble,
                landing,
            })
        })
    }

    /// Moves a marble over another one, which goes to the player to move. The turn does not pass.
    #[inline]
    pub(super) fn jump(&mut self, from: Ring, over: Ring, landing: Ring) {
        let player = self.to_move;
        let step = RingSet::of(from).with(landing);
        for marble in Marble::ALL {
            let lying = self.marbles[marble];
            self.captured[player][marble] += u8::from(lying.contains(over));
            let moved = if lying.contains(from) {
                step
            } else {
                RingSet::EMPTY
            };
            self.marbles[marble] = lying.without(over) ^ moved;
        }
    }
}

/// The ring jumped over and the ring landed on, if a marble on `from` can jump in a direction (R12).
#[inline]
pub(super) fn jump_from(
    rings: RingSet,
    occupied: RingSet,
    from: Ring,
    direction: Direction,
) -> Option<(Ring, Ring)> {
    from.jump(direction)
        .filter(|&(over, landing)| occupied.contains(over) && (rings - occupied).contains(landing))
}

/// A capture being made, jump by jump: for a screen that shows every fork.
///
/// ```
/// use zertz::rules::{Chain, Position};
/// let text = "oooo/ooooo/oooooo/oooWBoo/1oooooo/2ooooo/3oooo 5/8/9 0/0/0 0/0/0 1 37";
/// let position: Position = text.parse().unwrap();
/// let start = position.rules().board.ring_named("d4").unwrap();
/// let mut chain = Chain::new(position, start).unwrap();
/// let jump = chain.jumps().next().unwrap();
/// assert!(chain.jump(jump.landing));
/// assert!(chain.is_complete());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chain {
    board: Position,
    capture: Capture,
    at: Ring,
}

impl Chain {
    /// Takes up the marble on `start`; `None` when there is none that can jump.
    #[must_use]
    pub fn new(position: Position, start: Ring) -> Option<Self> {
        position.jumps_from(start).next()?;
        Some(Self {
            board: position,
            capture: Capture::new(start),
            at: start,
        })
    }

    /// The board as it lies now, jumped marbles lifted (R15). The turn has not passed yet.
    #[must_use]
    pub const fn board(&self) -> &Position {
        &self.board
    }

    /// The jumps made so far.
    #[must_use]
    pub const fn capture(&self) -> Capture {
        self.capture
    }

    /// Where the jumping marble stands now.
    #[must_use]
    pub const fn at(&self) -> Ring {
        self.at
    }

    /// The jumps it can make now.
    pub fn jumps(&self) -> impl Iterator<Item = Jump> {
        self.board.jumps_from(self.at)
    }

    /// Jumps to a ring; `false`, and nothing happens, when no jump leads there.
    pub fn jump(&mut self, landing: Ring) -> bool {
        let Some(jump) = self.jumps().find(|jump| jump.landing == landing) else {
            return false;
        };
        self.board.jump(self.at, jump.over, jump.landing);
        self.capture = self.capture.then(jump.direction);
        self.at = jump.landing;
        true
    }

    /// Whether the marble has jumped and can jump no further (R14).
    #[must_use]
    pub fn is_complete(&self) -> bool {
        !self.capture.is_empty() && self.jumps().next().is_none()
    }
}
