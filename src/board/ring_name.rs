//! What a ring is called on a board.

use std::fmt;
use std::str::FromStr;

/// A ring's name: column letter and number, as in `d4`. It says nothing about whether a board has
/// such a ring; [`Board::ring`](super::Board::ring) does.
///
/// ```
/// use zertz::board::RingName;
/// let name: RingName = "D4".parse().unwrap();
/// assert_eq!((name.column, name.number, name.to_string().as_str()), (3, 4, "d4"));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RingName {
    /// Column, 0 to 8 for `a` to `i`.
    pub column: u8,
    /// Number within the column, 1 to 9 from the bottom.
    pub number: u8,
}

/// A text is not a ring name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected a ring name such as d4, found {found:?}")]
pub struct RingNameError {
    /// The text that was read.
    pub found: String,
}

impl fmt::Display for RingName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}{}",
            char::from(b'a'.saturating_add(self.column)),
            self.number
        )
    }
}

/// Reads a letter `a` to `i` in either case and a digit 1 to 9.
impl FromStr for RingName {
    type Err = RingNameError;

    fn from_str(text: &str) -> Result<Self, RingNameError> {
        match text.as_bytes() {
            &[letter, digit @ b'1'..=b'9'] if matches!(letter | 32, b'a'..=b'i') => Ok(Self {
                column: (letter | 32) - b'a',
                number: digit - b'0',
            }),
            _ => Err(RingNameError {
                found: text.to_owned(),
            }),
        }
    }
}
