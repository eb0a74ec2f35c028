//! Who plays.

use crate::engine::Level;
use crate::lang::{Texts, fill};
use crate::rules::{ByPlayer, Player};

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

    /// Names the computers among the players that have no name of their own.
    pub fn christen_all(seats: ByPlayer<Self>, names: &mut ByPlayer<String>, texts: &Texts) {
        for player in Player::ALL {
            names[player] = seats[player].christen(&names[player], texts);
        }
    }

    /// The name of who sits here: the one given, or what the computer is called. A computer's name
    /// goes with the computer.
    fn christen(self, given: &str, texts: &Texts) -> String {
        let called = |level: Level| fill(texts.computer, &[("level", &level.to_string())]);
        let is_computers = Level::all().any(|level| given == called(level));
        match self {
            Self::Computer(level) if given.is_empty() || is_computers => called(level),
            Self::Person if is_computers => String::new(),
            _ => given.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Language;

    #[test]
    fn a_computer_without_a_name_is_called_by_its_level() {
        let texts = Language::English.texts();
        let computer = Seat::Computer(Level::THIRD);
        assert_eq!(computer.christen("", texts), "Computer 3");
        assert_eq!(computer.christen("Computer 8", texts), "Computer 3");
        assert_eq!(computer.christen("Hal", texts), "Hal");
        assert_eq!(Seat::Person.christen("Computer 8", texts), "");
        assert_eq!(Seat::Person.christen("Ann", texts), "Ann");
    }
}
