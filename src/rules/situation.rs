//! A position in the course of a game.

use super::Position;

/// A position with what of the game before it still matters: what stood before and may come about
/// again (R24), and the turn that may be demanded back (R27).
///
/// ```
/// use zertz::rules::{Position, Ruleset, Situation};
/// let start = Position::start(Ruleset::default());
/// let situation = Situation::from(start);
/// assert_eq!((situation.position(), situation.stood(start.key())), (&start, 0));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Situation {
    position: Position,
    /// Keys of the earlier positions that can come about again, once for every time they stood.
    earlier: Vec<u64>,
    overlooked: Option<Position>,
}

impl Situation {
    /// The same with the positions that stood earlier in the game, the present one left out.
    ///
    /// Only few can ever come about again: a marble placed from the pool and a ring that is gone
    /// never come back. So mostly nothing is kept.
    #[must_use]
    pub fn with_earlier<'a>(mut self, earlier: impl IntoIterator<Item = &'a Position>) -> Self {
        let now = &self.position;
        if now.pool().is_empty() {
            let again = |other: &&Position| other.pool().is_empty() && other.rings() == now.rings();
            let keys = earlier.into_iter().filter(again).map(Position::key);
            self.earlier = keys.collect();
        }
        self
    }

    /// The same with the position before a turn that overlooked a capture and may be demanded back.
    #[must_use]
    pub const fn with_overlooked(mut self, before: Position) -> Self {
        self.overlooked = Some(before);
        self
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// How often the position with this key stood earlier in the game, of those that can come
    /// about again.
    #[must_use]
    pub fn stood(&self, key: u64) -> usize {
        self.earlier.iter().filter(|&&other| other == key).count()
    }

    /// Whether some position needs to come about but once more for a tie.
    #[must_use]
    pub fn is_near_tie(&self) -> bool {
        self.earlier.iter().any(|&key| self.stood(key) > 1)
    }

    /// The position before the last turn, if that turn overlooked a capture and may be demanded
    /// back.
    #[must_use]
    pub const fn overlooked(&self) -> Option<&Position> {
        self.overlooked.as_ref()
    }
}

/// A position of which nothing earlier is known.
impl From<Position> for Situation {
    fn from(position: Position) -> Self {
        Self {
            position,
            earlier: Vec::new(),
            overlooked: None,
        }
    }
}

/// A position of which nothing earlier is known.
impl From<&Position> for Situation {
    fn from(position: &Position) -> Self {
        Self::from(*position)
    }
}

impl From<&Self> for Situation {
    fn from(situation: &Self) -> Self {
        situation.clone()
    }
}
