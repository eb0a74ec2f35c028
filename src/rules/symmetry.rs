//! Positions and turns turned round and mirrored.

use super::{ByMarble, Capture, Marble, Position, Turn};
use crate::board::{RingSet, Symmetry};

impl Position {
    /// The position turned or mirrored. It plays as this one does, turn by turn; see
    /// [`Turn::moved`]. With a symmetry of another board it is this position.
    ///
    /// ```
    /// use zertz::board::Symmetry;
    /// use zertz::rules::{Position, Ruleset};
    /// let start = Position::start(Ruleset::default());
    /// assert!(Symmetry::of(start.rules().board).all(|symmetry| start.moved(symmetry) == start));
    /// ```
    #[must_use]
    pub fn moved(&self, symmetry: Symmetry) -> Self {
        if symmetry.board() != self.rules.board {
            return *self;
        }
        let [white, grey, black] = Marble::ALL.map(|marble| symmetry.rings(self.marbles[marble]));
        Self {
            rings: symmetry.rings(self.rings),
            marbles: ByMarble::<RingSet>::new(white, grey, black),
            ..*self
        }
    }
}

impl Turn {
    /// The turn that does in the moved position what this one does in the original.
    #[must_use]
    pub fn moved(&self, symmetry: Symmetry) -> Self {
        match *self {
            Self::Place {
                marble,
                ring,
                remove,
                declined,
            } => Self::Place {
                marble,
                ring: symmetry.ring(ring),
                remove: remove.map(|gone| symmetry.ring(gone)),
                declined: symmetry.rings(declined),
            },
            Self::Capture(capture) => Self::Capture(capture.directions().iter().fold(
                Capture::new(symmetry.ring(capture.start())),
                |moved, &way| moved.then(symmetry.direction(way)),
            )),
        }
    }
}
