//! Why a turn is refused.

use super::{Capture, CaptureDuty, Claims, Marble, Position, Turn};
use crate::board::{Direction, Ring, RingName, RingSet};

/// The rule that a turn breaks. Rings are given by their names on the position's board.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum IllegalTurn {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// A placement while a jump exists (R13).
    #[error("capture is compulsory: jump with {}", list(.0, "or"))]
    CaptureCompulsory(Vec<RingName>),
    /// The supply has no marble of the colour (R7, R11).
    #[error("no {} marble is left {}", colour(*.marble), if *.pool_empty { "among the captured ones" } else { "in the pool" })]
    NoSuchMarble {
        /// The colour.
        marble: Marble,
        /// Whether the pool is empty and marbles come from the player's own captures.
        pool_empty: bool,
    },
    /// There is no ring of this name any more.
    #[error("there is no ring {0}")]
    NoRing(RingName),
    /// The ring holds a marble (R7).
    #[error("{0} is not vacant")]
    NotVacant(RingName),
    /// A free ring must be removed (R9).
    #[error("a free ring must be removed: {}", list(.0, "or"))]
    RemovalMissing(Vec<RingName>),
    /// The ring was filled in this turn (R9).
    #[error("{0} has just been filled and can't be removed")]
    RemovalFilled(RingName),
    /// The ring to remove holds a marble (R8).
    #[error("{0} holds a marble and can't be removed")]
    RemovalOccupied(RingName),
    /// The ring to remove is not free (R8).
    #[error("{0} is not free: its neighbours hold it in place")]
    RemovalNotFree(RingName),
    /// What is declined is not isolated by the turn, or only part of a group (R18).
    #[error("only whole isolated groups can be declined")]
    DeclinedNotIsolated,
    /// The rules claim automatically (R18).
    #[error("isolated marbles are claimed automatically")]
    ClaimsAutomatic,
    /// The board is full; its marbles can't be declined (R22).
    #[error("the board is full: everything on it is taken")]
    BoardFull,
    /// The starting ring holds no marble.
    #[error("there is no marble on {0}")]
    NoMarble(RingName),
    /// A capture of no marble at all.
    #[error("a capture needs at least one jump")]
    NoJump,
    /// The neighbouring ring in the direction holds no marble (R12).
    #[error("nothing to jump over from {from} to the {}", direction_name(*.direction))]
    NothingToJump {
        /// Where the jumping marble stands.
        from: RingName,
        /// Which way it should jump.
        direction: Direction,
    },
    /// The ring behind is missing or holds a marble (R12).
    #[error("no vacant ring behind {over}")]
    NoLanding {
        /// The marble that should be jumped.
        over: RingName,
    },
    /// The marble can go on and so must (R14).
    #[error("the marble on {at} must go on jumping to {}", list(.landings, "or"))]
    MustGoOn {
        /// Where the way ends too early.
        at: RingName,
        /// Where it can go on to.
        landings: Vec<RingName>,
    },
}

/// Names with commas, and a word before the last.
fn list(names: &[RingName], word: &str) -> String {
    let names: Vec<String> = names.iter().map(RingName::to_string).collect();
    match names.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone(),
        Some((last, rest)) => format!("{} {word} {last}", rest.join(", ")),
    }
}

const fn colour(marble: Marble) -> &'static str {
    match marble {
        Marble::White => "white",
        Marble::Grey => "grey",
        Marble::Black => "black",
    }
}

const fn direction_name(direction: Direction) -> &'static str {
    match direction {
        Direction::North => "top",
        Direction::NorthEast => "upper right",
        Direction::SouthEast => "lower right",
        Direction::South => "bottom",
        Direction::SouthWest => "lower left",
        Direction::NorthWest => "upper left",
    }
}

impl Position {
    /// Whether a turn is legal.
    #[must_use]
    pub fn is_legal(&self, turn: &Turn) -> bool {
        self.check(turn).is_ok()
    }

    /// Checks a turn.
    ///
    /// # Errors
    ///
    /// Says which rule it breaks.
    pub fn check(&self, turn: &Turn) -> Result<(), IllegalTurn> {
        if self.is_over() {
            return Err(IllegalTurn::GameOver);
        }
        match *turn {
            Turn::Capture(capture) => self.check_capture(&capture),
            Turn::Place {
                marble,
                ring,
                remove,
                declined,
            } => {
                self.check_placement(marble, ring)?;
                self.check_removal(ring, remove)?;
                self.check_declined(turn, self.isolated_by(ring, remove).iter(), declined)
            }
        }
    }

    fn names(&self, rings: RingSet) -> Vec<RingName> {
        rings
            .iter()
            .map(|ring| self.rules.board.name(ring))
            .collect()
    }

    /// Checks the first half of a placement: may this marble be put on this ring?
    ///
    /// # Errors
    ///
    /// Says why not.
    pub fn check_placement(&self, marble: Marble, ring: Ring) -> Result<(), IllegalTurn> {
        let name = self.rules.board.name(ring);
        if self.rules.capture_duty == CaptureDuty::Enforced && self.has_jump() {
            let jumpers = self.names(self.all_jumpers());
            return Err(IllegalTurn::CaptureCompulsory(jumpers));
        }
        if self.supply()[marble] == 0 {
            return Err(IllegalTurn::NoSuchMarble {
                marble,
                pool_empty: self.pool.is_empty(),
            });
        }
        if !self.rings.contains(ring) {
            return Err(IllegalTurn::NoRing(name));
        }
        if !self.vacant().contains(ring) {
            return Err(IllegalTurn::NotVacant(name));
        }
        Ok(())
    }

    /// Checks the second half of a placement: may `remove` be removed after `filled` was filled?
    ///
    /// # Errors
    ///
    /// Says why not.
    pub fn check_removal(&self, filled: Ring, remove: Option<Ring>) -> Result<(), IllegalTurn> {
        let free = self.free_after_placing(filled);
        let Some(gone) = remove else {
            return if free.is_empty() {
                Ok(())
            } else {
                Err(IllegalTurn::RemovalMissing(self.names(free)))
            };
        };
        let name = self.rules.board.name(gone);
        if gone == filled {
            Err(IllegalTurn::RemovalFilled(name))
        } else if !self.rings.contains(gone) {
            Err(IllegalTurn::NoRing(name))
        } else if self.occupied().contains(gone) {
            Err(IllegalTurn::RemovalOccupied(name))
        } else if !free.contains(gone) {
            Err(IllegalTurn::RemovalNotFree(name))
        } else {
            Ok(())
        }
    }

    fn check_declined(
        &self,
        turn: &Turn,
        groups: impl Iterator<Item = RingSet>,
        declined: RingSet,
    ) -> Result<(), IllegalTurn> {
        if declined.is_empty() {
            return Ok(());
        }
        if self.rules.claims == Claims::Automatic {
            return Err(IllegalTurn::ClaimsAutomatic);
        }
        if self.fills_board(turn) {
            return Err(IllegalTurn::BoardFull);
        }
        let whole = groups
            .filter(|group| group.is_subset(declined))
            .fold(RingSet::EMPTY, |all, group| all | group);
        if whole == declined {
            Ok(())
        } else {
            Err(IllegalTurn::DeclinedNotIsolated)
        }
    }

    fn check_capture(&self, capture: &Capture) -> Result<(), IllegalTurn> {
        let board = self.rules.board;
        let mut at = capture.start();
        if !self.occupied().contains(at) {
            return Err(IllegalTurn::NoMarble(board.name(at)));
        }
        if capture.is_empty() {
            return Err(IllegalTurn::NoJump);
        }
        let mut lifted = *self;
        for &direction in capture.directions() {
            let Some(over) = at
                .neighbour(direction)
                .filter(|&over| lifted.occupied().contains(over))
            else {
                return Err(IllegalTurn::NothingToJump {
                    from: board.name(at),
                    direction,
                });
            };
            let Some(landing) = over
                .neighbour(direction)
                .filter(|&landing| lifted.vacant().contains(landing))
            else {
                return Err(IllegalTurn::NoLanding {
                    over: board.name(over),
                });
            };
            lifted.jump(at, over, landing);
            at = landing;
        }
        let further: RingSet = lifted.jumps_from(at).map(|jump| jump.landing).collect();
        if further.is_empty() {
            Ok(())
        } else {
            Err(IllegalTurn::MustGoOn {
                at: board.name(at),
                landings: self.names(further),
            })
        }
    }
}
