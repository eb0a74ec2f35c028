//! The state of a game between two turns.

use super::{ByMarble, ByPlayer, Marble, Marbles, Player, Ruleset};
use crate::board::{Ring, RingSet};

/// A position between two turns, always valid.
///
/// Two positions are equal when they stand for the same moment of the same game: rings, marbles,
/// pool, both players' captured marbles, player to move (R24) and rules.
///
/// ```
/// use zertz::rules::{Position, Ruleset};
/// let start = Position::start(Ruleset::default());
/// assert_eq!(start.turn_count(), 1944);
/// assert_eq!(start.free().len(), 18);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) rings: RingSet,
    /// Where the marbles of each colour lie; disjoint subsets of `rings`.
    pub(super) marbles: ByMarble<RingSet>,
    pub(super) pool: Marbles,
    pub(super) captured: ByPlayer<Marbles>,
    pub(super) to_move: Player,
    pub(super) rules: Ruleset,
}

impl Position {
    /// The start of a game: all rings vacant, all marbles in the pool, player 1 to move.
    #[must_use]
    pub fn start(rules: Ruleset) -> Self {
        Self {
            rings: rules.board.rings(),
            marbles: ByMarble::default(),
            pool: rules.set.marbles(),
            captured: ByPlayer::default(),
            to_move: Player::One,
            rules,
        }
    }

    /// The same position with the other player to move, or the same one.
    #[must_use]
    pub const fn with_to_move(mut self, player: Player) -> Self {
        self.to_move = player;
        self
    }

    /// The same position under other rules of conduct: claims, touch-move, capture duty and preset
    /// are taken over, board and marbles stay as they are.
    #[must_use]
    pub const fn with_conduct(mut self, rules: Ruleset) -> Self {
        self.rules = Ruleset {
            board: self.rules.board,
            set: self.rules.set,
            ..rules
        };
        self
    }

    /// The rules the position is played by.
    #[must_use]
    pub const fn rules(&self) -> Ruleset {
        self.rules
    }

    /// The rings that are left.
    #[must_use]
    #[inline]
    pub const fn rings(&self) -> RingSet {
        self.rings
    }

    /// The rings on which marbles of one colour lie.
    #[must_use]
    #[inline]
    pub fn marbles(&self, marble: Marble) -> RingSet {
        self.marbles[marble]
    }

    /// The marble on a ring.
    #[must_use]
    pub fn marble_at(&self, ring: Ring) -> Option<Marble> {
        Marble::ALL
            .into_iter()
            .find(|&marble| self.marbles[marble].contains(ring))
    }

    /// The rings on which marbles lie.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> RingSet {
        self.marbles[Marble::White] | self.marbles[Marble::Grey] | self.marbles[Marble::Black]
    }

    /// The rings without a marble.
    #[must_use]
    #[inline]
    pub fn vacant(&self) -> RingSet {
        self.rings - self.occupied()
    }

    /// The marbles in the pool.
    #[must_use]
    pub const fn pool(&self) -> Marbles {
        self.pool
    }

    /// The marbles a player has captured.
    #[must_use]
    pub fn captured(&self, player: Player) -> Marbles {
        self.captured[player]
    }

    /// Who is to move.
    #[must_use]
    #[inline]
    pub const fn to_move(&self) -> Player {
        self.to_move
    }

    /// Where a placement takes its marble from (R11): the pool, or, when the whole pool is empty,
    /// the captured marbles of the player to move.
    #[must_use]
    #[inline]
    pub fn supply(&self) -> Marbles {
        if self.pool.is_empty() {
            self.captured[self.to_move]
        } else {
            self.pool
        }
    }

    /// The rings that are free (R8): vacant, and with two empty neighbour places that lie next to
    /// each other.
    #[must_use]
    #[inline]
    pub fn free(&self) -> RingSet {
        self.rings.loose() - self.occupied()
    }

    /// The rings that may be removed once `ring` has been filled (R9).
    #[must_use]
    pub fn free_after_placing(&self, ring: Ring) -> RingSet {
        self.free().without(ring)
    }
}
