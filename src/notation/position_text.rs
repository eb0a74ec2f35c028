//! Positions on one line: `oooo/ooooo/… 6/8/10 0/0/0 0/0/0 1 37`.

use std::fmt;
use std::str::FromStr;

use super::THE_END;
use super::parts::parts;
use crate::board::{Board, Ring, RingSet};
use crate::rules::{
    ByMarble, ByPlayer, Marble, MarbleSet, Marbles, Player, Position, PositionFaults, Preset,
    Ruleset, Setup,
};

/// The longest line that is read; a real one has at most some 120 characters.
const LONGEST: usize = 1024;
/// The most places a column may count, far more than any board has.
const MOST_PLACES: usize = 32;

/// A position written as one line; made by `format!("{}", PositionText(&position))`.
///
/// Columns from `a`, each from the bottom up: `o` a vacant ring, `W G B` a marble, a number that
/// many places without a ring. Then pool, captured marbles of player 1 and 2, player to move, board.
#[derive(Debug, Clone, Copy)]
pub struct PositionText<'a>(pub &'a Position);

parts! {
    /// What belongs somewhere in a position line.
    PositionPart {
        Columns = "the columns of the board",
        Pool = "the pool",
        FirstCaptured = "the captured marbles of player 1",
        SecondCaptured = "the captured marbles of player 2",
        Mover = "the player to move, 1 or 2",
        End = "the end of the position",
        Gap = "at most 32 places without a ring",
        Ring = "o, W, G, B, / or a number",
        Places = "at most 32 places in a column and 32 columns",
        Board = "a board: 37, 40, 43, 44, 48, 61 or 37-blitz",
        Length = "a position line of at most 1024 bytes",
        Marbles = "three numbers of marbles such as 6/8/10",
    }
}

/// A text is not a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PositionTextError {
    /// Something else was expected.
    #[error("expected {expected} at column {column}, found {found}")]
    Syntax {
        /// What could have stood there.
        expected: PositionPart,
        /// Where, in characters from 1.
        column: usize,
        /// What stands there.
        found: String,
    },
    /// A ring where the board has no place.
    #[error(
        "column {column}: the board with {rings} rings has no such place in its column {letter}"
    )]
    OffBoard {
        /// Where in the text, in characters from 1.
        column: usize,
        /// Column letter.
        letter: char,
        /// Size of the board.
        rings: usize,
    },
    /// Without a board field: the shape fits no board.
    #[error("the rings fit on none of the boards with 37, 48 and 61 rings")]
    FitsNoBoard,
    /// The text is read, but what it says can't be.
    #[error(transparent)]
    Faults(#[from] PositionFaults),
}

impl fmt::Display for PositionText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = self.0;
        let rules = position.rules();
        for column in 0..rules.board.columns() {
            if column > 0 {
                f.write_str("/")?;
            }
            let mut gap = 0;
            for slant in 0..9 {
                let ring = Ring::at(column, slant).filter(|&ring| position.rings().contains(ring));
                let Some(ring) = ring else {
                    gap += 1;
                    continue;
                };
                if gap > 0 {
                    write!(f, "{gap}")?;
                    gap = 0;
                }
                let letter = position.marble_at(ring).map_or('o', Marble::letter);
                write!(f, "{letter}")?;
            }
        }
        write!(
            f,
            " {} {} {} {} {}",
            position.pool(),
            position.captured(Player::One),
            position.captured(Player::Two),
            position.to_move(),
            rules.board
        )?;
        match rules.set {
            MarbleSet::Standard => Ok(()),
            MarbleSet::Blitz => f.write_str("-blitz"),
        }
    }
}

/// The position line.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        PositionText(self).fmt(f)
    }
}

/// A place of the text's columns: column, place from its bottom, marble, where in the text.
struct Place {
    column: usize,
    slot: usize,
    marble: Option<Marble>,
    at: usize,
}

/// A word of the line and the column of its first character, from 1.
struct Word<'a> {
    text: &'a str,
    column: usize,
}

impl Word<'_> {
    fn error(&self, expected: PositionPart) -> PositionTextError {
        PositionTextError::Syntax {
            expected,
            column: self.column,
            found: format!("{:?}", self.text),
        }
    }

    /// Counts of white, grey and black marbles.
    fn marbles(&self) -> Result<Marbles, PositionTextError> {
        const EXPECTED: PositionPart = PositionPart::Marbles;
        let counts: Option<Vec<u8>> = self
            .text
            .split('/')
            .map(|count| number(count).filter(|&count| count <= 99))
            .collect();
        match counts.as_deref() {
            Some(&[white, grey, black]) => Ok(ByMarble::new(white, grey, black)),
            _ => Err(self.error(EXPECTED)),
        }
    }
}

/// A number in plain digits, without the sign that the standard library would read as well.
fn number<T: FromStr>(text: &str) -> Option<T> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

fn words(text: &str) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    let mut column = 1;
    for piece in text.split_inclusive(char::is_whitespace) {
        let word = piece.trim_end();
        if !word.is_empty() {
            words.push(Word { text: word, column });
        }
        column += piece.chars().count();
    }
    words
}

/// The rules of a position line: the preset that its board and marbles belong to.
const fn rules_for(board: Board, set: MarbleSet) -> Ruleset {
    let preset = match (set, board) {
        (MarbleSet::Blitz, _) => Preset::Blitz,
        (MarbleSet::Standard, Board::Rings37) => Preset::Basic,
        (MarbleSet::Standard, _) => Preset::Expanded,
    };
    Ruleset {
        set,
        ..Ruleset::new(preset).on(board)
    }
}

impl FromStr for Position {
    type Err = PositionTextError;

    fn from_str(text: &str) -> Result<Self, PositionTextError> {
        if text.len() > LONGEST {
            return Err(PositionTextError::Syntax {
                expected: PositionPart::Length,
                column: 1,
                found: format!("{} bytes", text.len()),
            });
        }
        let words = words(text);
        let missing = |expected| PositionTextError::Syntax {
            expected,
            column: text.trim_end().chars().count() + 1,
            found: THE_END.to_owned(),
        };
        let word = |number: usize, expected| words.get(number).ok_or_else(|| missing(expected));

        let places = read_columns(word(0, PositionPart::Columns)?)?;
        let pool = word(1, PositionPart::Pool)?.marbles()?;
        let first = word(2, PositionPart::FirstCaptured)?.marbles()?;
        let second = word(3, PositionPart::SecondCaptured)?.marbles()?;
        let mover = word(4, PositionPart::Mover)?;
        let to_move = number(mover.text)
            .and_then(Player::from_number)
            .ok_or_else(|| mover.error(PositionPart::Mover))?;
        if let Some(extra) = words.get(6) {
            return Err(extra.error(PositionPart::End));
        }
        let (rules, shift) = match words.get(5) {
            Some(board) => (read_board(board)?, (0, 0)),
            None => fit(&places, [pool, first, second])?,
        };
        let mut setup = Setup {
            rings: RingSet::EMPTY,
            marbles: ByMarble::default(),
            pool,
            captured: ByPlayer::new(first, second),
            to_move,
            rules,
        };
        for place in &places {
            let ring = shifted(place, shift).filter(|&ring| rules.board.contains(ring));
            let Some(ring) = ring else {
                return Err(PositionTextError::OffBoard {
                    column: place.at,
                    letter: char::from(b'a' + place.column.min(25) as u8),
                    rings: rules.board.ring_count(),
                });
            };
            setup.rings.insert(ring);
            if let Some(marble) = place.marble {
                setup.marbles[marble].insert(ring);
            }
        }
        Ok(Self::from_setup(&setup)?)
    }
}

fn read_columns(word: &Word<'_>) -> Result<Vec<Place>, PositionTextError> {
    let mut places = Vec::new();
    let (mut column, mut place) = (0, 0);
    let mut number: Option<usize> = None;
    for (offset, letter) in word.text.chars().enumerate() {
        let at = word.column + offset;
        let error = |expected| PositionTextError::Syntax {
            expected,
            column: at,
            found: format!("{letter:?}"),
        };
        if let Some(digit) = letter.to_digit(10) {
            let value = number.unwrap_or(0) * 10 + digit as usize;
            if value > MOST_PLACES {
                return Err(error(PositionPart::Gap));
            }
            number = Some(value);
            continue;
        }
        place += number.take().unwrap_or(0);
        let marble = match letter {
            '/' => {
                column += 1;
                place = 0;
                continue;
            }
            'o' | 'O' => None,
            _ => match Marble::from_letter(letter) {
                Some(marble) => Some(marble),
                None => return Err(error(PositionPart::Ring)),
            },
        };
        if place > MOST_PLACES || column > MOST_PLACES {
            return Err(error(PositionPart::Places));
        }
        places.push(Place {
            column,
            slot: place,
            marble,
            at,
        });
        place += 1;
    }
    Ok(places)
}

fn read_board(word: &Word<'_>) -> Result<Ruleset, PositionTextError> {
    let (rings, set) = word
        .text
        .strip_suffix("-blitz")
        .map_or((word.text, MarbleSet::Standard), |rings| {
            (rings, MarbleSet::Blitz)
        });
    let board: Board = rings
        .parse()
        .ok()
        .ok_or_else(|| word.error(PositionPart::Board))?;
    Ok(rules_for(board, set))
}

/// The ring of a place moved by columns and places.
fn shifted(place: &Place, (right, up): (isize, isize)) -> Option<Ring> {
    let column = u8::try_from(place.column.checked_add_signed(right)?).ok()?;
    let slant = u8::try_from(place.slot.checked_add_signed(up)?).ok()?;
    Ring::at(column, slant)
}

/// The smallest of the boards with 37, 48 and 61 rings that holds the shape, and how far to slide
/// the shape on it: as far left, then as far down as it goes.
fn fit(
    places: &[Place],
    marbles: [Marbles; 3],
) -> Result<(Ruleset, (isize, isize)), PositionTextError> {
    let lying = places.iter().filter(|place| place.marble.is_some()).count();
    let total = marbles
        .iter()
        .flat_map(Marbles::iter)
        .fold(lying, |total, (_, &count)| total + usize::from(count));
    let set = if total == usize::from(MarbleSet::Blitz.marbles().total()) {
        MarbleSet::Blitz
    } else {
        MarbleSet::Standard
    };
    for board in [Board::Rings37, Board::Rings48, Board::Rings61] {
        let most = MOST_PLACES as isize;
        for right in -most..9 {
            for up in -most..9 {
                let fits = places.iter().all(|place| {
                    shifted(place, (right, up)).is_some_and(|ring| board.contains(ring))
                });
                if fits {
                    return Ok((rules_for(board, set), (right, up)));
                }
            }
        }
    }
    Err(PositionTextError::FitsNoBoard)
}
