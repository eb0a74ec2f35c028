//! Who plays.

use crate::engine::Level;

/// A player's seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Seat {
    /// Somebody at the keyboard.
    #[default]
    Person,
    /// The engine, at some strength.
    Computer(Level),
}

impl Seat {
    /// A person, and the computer at every level.
    #[must_use]
    pub fn all() -> Vec<Self> {
        std::iter::once(Self::Person)
            .chain(Level::all().map(Self::Computer))
            .collect()
    }

    /// The level of a computer player.
    #[must_use]
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Person => None,
            Self::Computer(level) => Some(level),
        }
    }
}
