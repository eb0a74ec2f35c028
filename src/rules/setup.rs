//! Positions given from outside, which may be nonsense.

use std::fmt;

use super::{ByMarble, ByPlayer, Marble, Marbles, Player, Position, Ruleset, WinningSet};
use crate::board::{RingName, RingSet};

/// The parts of a position, unchecked. [`Position::from_setup`] is the only way to a [`Position`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// The rings that are left.
    pub rings: RingSet,
    /// Where the marbles of each colour lie.
    pub marbles: ByMarble<RingSet>,
    /// The pool.
    pub pool: Marbles,
    /// The captured marbles.
    pub captured: ByPlayer<Marbles>,
    /// Who is to move.
    pub to_move: Player,
    /// The rules.
    pub rules: Ruleset,
}

/// One reason why a setup is not a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PositionFault {
    /// A ring where the board has no place.
    #[error("the board with {rings} rings has no place for ring {at}")]
    OffBoard {
        /// Size of the board.
        rings: usize,
        /// Column letter and number, counted on this board as far as it can be.
        at: RingName,
    },
    /// A marble where no ring lies.
    #[error("a marble lies on {0}, where there is no ring")]
    MarbleWithoutRing(RingName),
    /// Two marbles on one ring.
    #[error("more than one marble lies on {0}")]
    SeveralMarbles(RingName),
    /// A colour has more or fewer marbles than the set.
    #[error("{} marbles: {found} in pool, on rings and captured, but the set has {expected}", colour(*.marble))]
    MarbleCount {
        /// The colour.
        marble: Marble,
        /// Marbles found in all.
        found: u32,
        /// Marbles of the set.
        expected: u8,
    },
    /// Both players hold a winning set.
    #[error("both players hold a winning set")]
    BothWon,
}

const fn colour(marble: Marble) -> &'static str {
    match marble {
        Marble::White => "white",
        Marble::Grey => "grey",
        Marble::Black => "black",
    }
}

/// Every reason why a setup is not a position; never empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PositionFaults(pub Vec<PositionFault>);

impl fmt::Display for PositionFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, fault) in self.0.iter().enumerate() {
            let separator = if number == 0 { "" } else { "; " };
            write!(f, "{separator}{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for PositionFaults {}

impl Position {
    /// Checks a setup.
    ///
    /// # Errors
    ///
    /// Lists everything that can't be in a game: rings off the board, marbles without rings, marbles
    /// that are more or fewer than the set, two winners.
    pub fn from_setup(setup: &Setup) -> Result<Self, PositionFaults> {
        let mut faults = Vec::new();
        let board = setup.rules.board;
        for ring in setup.rings - board.rings() {
            faults.push(PositionFault::OffBoard {
                rings: board.ring_count(),
                at: board.name(ring),
            });
        }
        let mut seen = RingSet::EMPTY;
        for (_, &marbles) in setup.marbles.iter() {
            for ring in marbles - setup.rings {
                faults.push(PositionFault::MarbleWithoutRing(board.name(ring)));
            }
            for ring in marbles & seen {
                faults.push(PositionFault::SeveralMarbles(board.name(ring)));
            }
            seen |= marbles;
        }
        for marble in Marble::ALL {
            let found = setup.marbles[marble].len() as u32
                + u32::from(setup.pool[marble])
                + u32::from(setup.captured[Player::One][marble])
                + u32::from(setup.captured[Player::Two][marble]);
            let expected = setup.rules.set.marbles()[marble];
            if found != u32::from(expected) {
                faults.push(PositionFault::MarbleCount {
                    marble,
                    found,
                    expected,
                });
            }
        }
        if Player::ALL
            .into_iter()
            .all(|player| WinningSet::within(setup.captured[player], setup.rules.set).is_some())
        {
            faults.push(PositionFault::BothWon);
        }
        if !faults.is_empty() {
            return Err(PositionFaults(faults));
        }
        Ok(Self {
            rings: setup.rings,
            marbles: setup.marbles,
            pool: setup.pool,
            captured: setup.captured,
            to_move: setup.to_move,
            rules: setup.rules,
        })
    }

    /// The parts of the position.
    #[must_use]
    pub const fn to_setup(&self) -> Setup {
        Setup {
            rings: self.rings,
            marbles: self.marbles,
            pool: self.pool,
            captured: self.captured,
            to_move: self.to_move,
            rules: self.rules,
        }
    }
}
