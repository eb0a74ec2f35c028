//! What one node of a Boardspace record says.

use crate::board::RingName;
use crate::notation::parts::parts;
use crate::rules::{Marble, Player};

/// Where a marble lies that is not on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Rack {
    Captured(Player),
    Pool,
}

/// An action. Rings are given by name, since only the board knows more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Action<'a> {
    /// Nothing happens on the board.
    Nothing,
    Start(Player),
    Edit,
    SetBoard(&'a str),
    Done,
    Resign,
    WinOnTime,
    /// A marble from a rack to a ring.
    Place(Rack, Marble, RingName),
    /// A marble from a ring back to a rack.
    TakeBack(RingName, Rack),
    /// A marble from one rack to another.
    Transfer(Rack, Marble, Rack),
    Remove(RingName),
    PutBack(RingName),
    Move(RingName, RingName),
}

parts! {
    /// Why a known word is no action.
    Misread {
        Rack = "expected a rack: 0, 1 or 2",
        Colour = "expected a colour: 0, 1 or 2",
        Ring = "expected a ring: a column A to I and a number",
        Player = "expected a player: P0 or P1",
        Board = "expected the name of a board",
    }
}

/// Splits off the number that most nodes begin with.
pub(super) fn split_number(text: &str) -> (Option<u32>, &str) {
    let text = text.trim();
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    let (word, rest) = text.split_at(end);
    match word.parse() {
        Ok(number) => (Some(number), rest.trim_start()),
        Err(_) => (None, text),
    }
}

impl<'a> Action<'a> {
    /// Reads an action without its number.
    pub(super) fn read(text: &'a str) -> Result<Self, Misread> {
        let mut words = Words(text.split_whitespace());
        let Some(word) = words.0.next() else {
            return Ok(Self::Nothing);
        };
        let is = |name: &str| word.eq_ignore_ascii_case(name);
        Ok(if is("RtoB") {
            Self::Place(words.rack()?, words.marble()?, words.ring()?)
        } else if is("R-") {
            Self::Remove(words.ring()?)
        } else if is("BtoB") {
            Self::Move(words.ring()?, words.ring()?)
        } else if is("Done") {
            Self::Done
        } else if is("RtoR") {
            Self::Transfer(words.rack()?, words.marble()?, words.rack()?)
        } else if is("BtoR") {
            Self::TakeBack(words.ring()?, words.rack()?)
        } else if is("R+") {
            Self::PutBack(words.ring()?)
        } else if is("Start") {
            Self::Start(words.player()?)
        } else if is("Edit") {
            Self::Edit
        } else if is("SetBoard") {
            Self::SetBoard(words.0.next().ok_or(Misread::Board)?)
        } else if is("Resign") {
            Self::Resign
        } else if is("WinOnTime") {
            Self::WinOnTime
        } else {
            Self::Nothing
        })
    }
}

struct Words<'a>(std::str::SplitWhitespace<'a>);

impl Words<'_> {
    fn rack(&mut self) -> Result<Rack, Misread> {
        match self.0.next() {
            Some("0") => Ok(Rack::Captured(Player::One)),
            Some("1") => Ok(Rack::Captured(Player::Two)),
            Some("2") => Ok(Rack::Pool),
            _ => Err(Misread::Rack),
        }
    }

    fn marble(&mut self) -> Result<Marble, Misread> {
        match self.0.next() {
            Some("0") => Ok(Marble::White),
            Some("1") => Ok(Marble::Grey),
            Some("2") => Ok(Marble::Black),
            _ => Err(Misread::Colour),
        }
    }

    /// A column letter and a number. Some records skip the letter I, so J is the ninth column too.
    fn ring(&mut self) -> Result<RingName, Misread> {
        const EXPECTED: Misread = Misread::Ring;
        let column = match self.0.next().map(str::as_bytes) {
            Some(&[letter]) => match letter.to_ascii_lowercase() {
                letter @ b'a'..=b'i' => letter - b'a',
                b'j' => 8,
                _ => return Err(EXPECTED),
            },
            _ => return Err(EXPECTED),
        };
        let number = self.0.next().and_then(|word| word.parse().ok());
        let number = number.filter(|number| (1..=9).contains(number));
        number
            .map(|number| RingName { column, number })
            .ok_or(EXPECTED)
    }

    fn player(&mut self) -> Result<Player, Misread> {
        let word = self.0.next().unwrap_or_default();
        match word.trim_start_matches(['P', 'p']) {
            "0" => Ok(Player::One),
            "1" => Ok(Player::Two),
            _ => Err(Misread::Player),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_in_any_case() {
        let ring = |name: &str| name.parse().unwrap();
        let table = [
            (
                "RtoB 2 0 E 4",
                Ok(Action::Place(Rack::Pool, Marble::White, ring("e4"))),
            ),
            (
                "rtob 1 2 e 4 ",
                Ok(Action::Place(
                    Rack::Captured(Player::Two),
                    Marble::Black,
                    ring("e4"),
                )),
            ),
            ("R- J 1", Ok(Action::Remove(ring("i1")))),
            ("R+ C 2", Ok(Action::PutBack(ring("c2")))),
            ("BTOB A 1 a 3", Ok(Action::Move(ring("a1"), ring("a3")))),
            ("BtoR F 3 2", Ok(Action::TakeBack(ring("f3"), Rack::Pool))),
            (
                "RtoR 2 1 0",
                Ok(Action::Transfer(
                    Rack::Pool,
                    Marble::Grey,
                    Rack::Captured(Player::One),
                )),
            ),
            ("Start P1", Ok(Action::Start(Player::Two))),
            ("SetBoard Zertz+11", Ok(Action::SetBoard("Zertz+11"))),
            ("done", Ok(Action::Done)),
            ("vcr:@-1 doScrollTo 0", Ok(Action::Nothing)),
            ("Pick A 1", Ok(Action::Nothing)),
            ("", Ok(Action::Nothing)),
            ("R- A", Err(Misread::Ring)),
            ("R- A 0", Err(Misread::Ring)),
            ("R- Ä 1", Err(Misread::Ring)),
            ("RtoB 3 0 E 4", Err(Misread::Rack)),
            ("RtoB 2 3 E 4", Err(Misread::Colour)),
            ("Start", Err(Misread::Player)),
            ("SetBoard", Err(Misread::Board)),
        ];
        for (text, action) in table {
            assert_eq!(Action::read(text), action, "{text}");
        }
    }

    #[test]
    fn numbers_are_optional() {
        assert_eq!(split_number(" 12 R- C 2"), (Some(12), "R- C 2"));
        assert_eq!(split_number("R- C 2"), (None, "R- C 2"));
        assert_eq!(split_number("12"), (Some(12), ""));
        assert_eq!(split_number(""), (None, ""));
    }
}
