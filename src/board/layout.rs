//! The six boards: which rings each has and what they are called.

use std::fmt;
use std::str::FromStr;

use super::{Ring, RingName, RingSet};

/// One of the official boards, by its number of rings (R4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Board {
    /// The basic board.
    #[default]
    Rings37,
    /// The basic board with three rings added along one side.
    Rings40,
    /// 43 rings.
    Rings43,
    /// 44 rings.
    Rings44,
    /// The smaller tournament board.
    Rings48,
    /// The larger tournament board, a regular hexagon of side five.
    Rings61,
}

/// Shape of a board, a value a column.
struct Shape {
    /// Rings in the column.
    lengths: &'static [u8],
    /// [`Ring::slant`] of the column's lowest ring.
    leads: &'static [u8],
    /// Height of the column's lowest ring in half rings.
    firsts: &'static [u8],
    /// The greatest height of any ring.
    top: u8,
}

/// The rings of each board.
const RINGS: [RingSet; Board::ALL.len()] = {
    let mut sets = [RingSet::EMPTY; Board::ALL.len()];
    let mut number = 0;
    while number < Board::ALL.len() {
        let shape = Board::ALL[number].shape();
        let mut column = 0;
        while column < shape.lengths.len() {
            let mut up = 0;
            while up < shape.lengths[column] {
                if let Some(ring) = Ring::at(column as u8, shape.leads[column] + up) {
                    sets[number].insert(ring);
                }
                up += 1;
            }
            column += 1;
        }
        number += 1;
    }
    sets
};

/// A number of rings that no official board has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no board with {0} rings: the boards have 37, 40, 43, 44, 48 or 61")]
pub struct UnknownBoard(pub String);

impl Board {
    /// All boards, from the smallest.
    pub const ALL: [Self; 6] = [
        Self::Rings37,
        Self::Rings40,
        Self::Rings43,
        Self::Rings44,
        Self::Rings48,
        Self::Rings61,
    ];

    const fn shape(self) -> &'static Shape {
        match self {
            Self::Rings37 => &Shape {
                lengths: &[4, 5, 6, 7, 6, 5, 4],
                leads: &[0, 0, 0, 0, 1, 2, 3],
                firsts: &[3, 2, 1, 0, 1, 2, 3],
                top: 12,
            },
            Self::Rings40 => &Shape {
                lengths: &[5, 6, 7, 7, 6, 5, 4],
                leads: &[0, 0, 0, 1, 2, 3, 4],
                firsts: &[2, 1, 0, 1, 2, 3, 4],
                top: 13,
            },
            Self::Rings43 => &Shape {
                lengths: &[5, 6, 7, 7, 6, 5, 4, 3],
                leads: &[0, 0, 0, 1, 2, 3, 4, 5],
                firsts: &[2, 1, 0, 1, 2, 3, 4, 5],
                top: 13,
            },
            Self::Rings44 => &Shape {
                lengths: &[5, 6, 7, 8, 7, 6, 5],
                leads: &[0, 0, 0, 0, 1, 2, 3],
                firsts: &[3, 2, 1, 0, 1, 2, 3],
                top: 14,
            },
            Self::Rings48 => &Shape {
                lengths: &[5, 6, 7, 8, 7, 6, 5, 4],
                leads: &[0, 0, 0, 0, 1, 2, 3, 4],
                firsts: &[3, 2, 1, 0, 1, 2, 3, 4],
                top: 14,
            },
            Self::Rings61 => &Shape {
                lengths: &[5, 6, 7, 8, 9, 8, 7, 6, 5],
                leads: &[0, 0, 0, 0, 0, 1, 2, 3, 4],
                firsts: &[4, 3, 2, 1, 0, 1, 2, 3, 4],
                top: 16,
            },
        }
    }

    /// The board with so many rings.
    #[must_use]
    pub const fn with_rings(count: usize) -> Option<Self> {
        match count {
            37 => Some(Self::Rings37),
            40 => Some(Self::Rings40),
            43 => Some(Self::Rings43),
            44 => Some(Self::Rings44),
            48 => Some(Self::Rings48),
            61 => Some(Self::Rings61),
            _ => None,
        }
    }

    /// Number of rings, 37 to 61.
    #[must_use]
    pub const fn ring_count(self) -> usize {
        match self {
            Self::Rings37 => 37,
            Self::Rings40 => 40,
            Self::Rings43 => 43,
            Self::Rings44 => 44,
            Self::Rings48 => 48,
            Self::Rings61 => 61,
        }
    }

    /// Number of columns, 7 to 9.
    #[must_use]
    pub const fn columns(self) -> u8 {
        self.shape().lengths.len() as u8
    }

    /// Number of rings in a column, 0 when the board has no such column.
    #[must_use]
    pub fn column_length(self, column: u8) -> u8 {
        self.shape()
            .lengths
            .get(column as usize)
            .map_or(0, |&length| length)
    }

    /// [`Ring::slant`] of the lowest ring of a column, 0 when the board has no such column.
    #[must_use]
    pub fn column_lead(self, column: u8) -> u8 {
        self.shape()
            .leads
            .get(column as usize)
            .map_or(0, |&lead| lead)
    }

    /// The greatest [`Board::height`] of a ring, 12 to 16.
    #[must_use]
    pub const fn top(self) -> u8 {
        self.shape().top
    }

    /// All rings of the untouched board.
    #[must_use]
    pub const fn rings(self) -> RingSet {
        RINGS[self as usize]
    }

    /// Whether the untouched board has this ring.
    #[must_use]
    pub const fn contains(self, ring: Ring) -> bool {
        self.rings().contains(ring)
    }

    /// The ring of this name.
    ///
    /// ```
    /// use zertz::board::Board;
    /// let d7 = Board::Rings37.ring("d7".parse()?).unwrap();
    /// assert_eq!(Board::Rings37.name(d7).to_string(), "d7");
    /// assert_eq!(Board::Rings37.ring("d8".parse()?), None);
    /// # Ok::<(), zertz::board::RingNameError>(())
    /// ```
    #[must_use]
    pub fn ring(self, name: RingName) -> Option<Ring> {
        if name.number == 0 || name.number > self.column_length(name.column) {
            return None;
        }
        Ring::at(name.column, self.column_lead(name.column) + name.number - 1)
    }

    /// The ring of this name written out, as in `"d4"`.
    #[must_use]
    pub fn ring_named(self, name: &str) -> Option<Ring> {
        name.parse().ok().and_then(|name| self.ring(name))
    }

    /// What the ring is called on this board. The number of a ring that this board does not have
    /// is meaningless.
    #[must_use]
    pub fn name(self, ring: Ring) -> RingName {
        RingName {
            column: ring.column(),
            number: (ring.slant() + 1).saturating_sub(self.column_lead(ring.column())),
        }
    }

    /// Height of a ring's centre in half rings above the lowest ring of the board: 0 to
    /// [`Board::top`]. Touching rings differ by 2 in one column, by 1 in neighbouring columns.
    #[must_use]
    pub fn height(self, ring: Ring) -> u8 {
        let name = self.name(ring);
        let first = self
            .shape()
            .firsts
            .get(ring.column() as usize)
            .map_or(0, |&first| first);
        first + 2 * name.number.saturating_sub(1)
    }
}

/// The number of rings.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.ring_count(), f)
    }
}

/// Reads a number of rings.
impl FromStr for Board {
    type Err = UnknownBoard;

    fn from_str(text: &str) -> Result<Self, UnknownBoard> {
        Self::ALL
            .into_iter()
            .find(|board| board.to_string() == text)
            .ok_or_else(|| UnknownBoard(text.to_owned()))
    }
}
