//! One ring, by its place on the largest board.

use super::{Direction, RingSet};

/// Columns of the largest board.
pub(super) const COLUMNS: u8 = 9;

/// First and last [`Ring::slant`] of each column of the largest board.
pub(super) const SLANTS: [(u8, u8); COLUMNS as usize] = [
    (0, 4),
    (0, 5),
    (0, 6),
    (0, 7),
    (0, 8),
    (1, 8),
    (2, 8),
    (3, 8),
    (4, 8),
];

/// A ring, or the place where one lies: one of the 61 places of the largest board.
///
/// Every smaller board is the largest one with rings already gone, so a ring means the same on all
/// of them and the rules need no board at all. Only its *name* depends on the board: see
/// [`Board::name`](super::Board::name).
///
/// Inside, the hexagon is wound round a 64-bit word: the place number is
/// `13 · column + slant` (3 more from the sixth column on), modulo 64. That puts 61 rings on 61
/// different bits, and a step in any direction is a rotation of the whole word, the same for all
/// columns but one. [`RingSet::shifted`] lives on that.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ring(u8);

/// Bit number of a place; the caller has checked that the place exists.
const fn place(column: u8, slant: u8) -> u8 {
    let extra = if column >= 5 { 3 } else { 0 };
    (13 * column + extra + slant) % 64
}

/// Column and slant of every bit number; 255 where the largest board has no ring.
const COORDINATES: [(u8, u8); 64] = {
    let mut table = [(255, 255); 64];
    let mut column = 0;
    while column < COLUMNS {
        let (mut slant, last) = SLANTS[column as usize];
        while slant <= last {
            table[place(column, slant) as usize] = (column, slant);
            slant += 1;
        }
        column += 1;
    }
    table
};

/// Neighbour of every place in every direction; 255 where there is none.
const NEIGHBOURS: [[u8; 6]; 64] = {
    let mut table = [[255; 6]; 64];
    let mut at = 0;
    while at < 64 {
        let (column, slant) = COORDINATES[at];
        let mut way = 0;
        while column != 255 && way < 6 {
            let (right, up) = Direction::ALL[way].step();
            if let Some(ring) = Ring::on_grid(column as i8 + right, slant as i8 + up) {
                table[at][way] = ring.0;
            }
            way += 1;
        }
        at += 1;
    }
    table
};

/// Neighbour of every place in every direction and the place behind it; 255 where there is none.
const JUMPS: [[(u8, u8); 6]; 64] = {
    let mut table = [[(255, 255); 6]; 64];
    let mut at = 0;
    while at < 64 {
        let mut way = 0;
        while way < 6 {
            let over = NEIGHBOURS[at][way];
            if over != 255 {
                table[at][way] = (over, NEIGHBOURS[over as usize][way]);
            }
            way += 1;
        }
        at += 1;
    }
    table
};

/// All neighbours of every place as a set.
const NEIGHBOURHOODS: [u64; 64] = {
    let mut table = [0; 64];
    let mut at = 0;
    while at < 64 {
        let mut way = 0;
        while way < 6 {
            if NEIGHBOURS[at][way] != 255 {
                table[at] |= 1 << NEIGHBOURS[at][way];
            }
            way += 1;
        }
        at += 1;
    }
    table
};

impl Ring {
    /// The middle of the largest board: `e5` there.
    pub const CENTRE: Self = Self(place(4, 4));

    /// The ring at `column` (0 to 8 from the left) and `slant` (0 to 8 from the bottom of the
    /// slanted column), if the largest board has one there.
    #[must_use]
    pub const fn at(column: u8, slant: u8) -> Option<Self> {
        if column >= COLUMNS {
            return None;
        }
        let (first, last) = SLANTS[column as usize];
        if slant < first || slant > last {
            return None;
        }
        Some(Self(place(column, slant)))
    }

    const fn on_grid(column: i8, slant: i8) -> Option<Self> {
        if column < 0 || slant < 0 {
            None
        } else {
            Self::at(column as u8, slant as u8)
        }
    }

    /// The ring with this bit number; the caller guarantees that it exists.
    pub(super) const fn from_place(place: u8) -> Self {
        Self(place)
    }

    /// A number from 0 to 63, different for every ring; for tables indexed by ring.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize & 63
    }

    /// The ring whose [`Ring::index`] this is.
    ///
    /// ```
    /// use zertz::board::Ring;
    /// let ring = Ring::at(3, 2).unwrap();
    /// assert_eq!(Ring::from_index(ring.index()), Some(ring));
    /// assert_eq!((0..99).filter_map(Ring::from_index).count(), 61);
    /// ```
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 64 && COORDINATES[index].0 < COLUMNS {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// Column, 0 to 8 from the left: `a` is 0.
    #[must_use]
    pub const fn column(self) -> u8 {
        COORDINATES[self.index()].0
    }

    /// Place within the column, 0 to 8, counted from a base line that slants up to the right by
    /// half a ring a column. A ring's height on the table is `2 · slant − column` half rings.
    #[must_use]
    pub const fn slant(self) -> u8 {
        COORDINATES[self.index()].1
    }

    /// The place next to this one in a direction, if the largest board has one.
    #[must_use]
    #[inline]
    pub const fn neighbour(self, direction: Direction) -> Option<Self> {
        match NEIGHBOURS[self.index()][direction as usize] {
            255 => None,
            place => Some(Self(place)),
        }
    }

    /// The place next to this one in a direction and the one behind it, where a marble lands that
    /// jumps that way; if the largest board has both.
    #[must_use]
    #[inline]
    pub const fn jump(self, direction: Direction) -> Option<(Self, Self)> {
        match JUMPS[self.index()][direction as usize] {
            (_, 255) => None,
            (over, landing) => Some((Self(over), Self(landing))),
        }
    }

    /// The up to six places that touch this one on the largest board.
    #[must_use]
    #[inline]
    pub const fn neighbours(self) -> RingSet {
        RingSet::from_word(NEIGHBOURHOODS[self.index()])
    }

    /// The direction in which `other` touches this ring.
    ///
    /// ```
    /// use zertz::board::{Direction, Ring};
    /// let (low, high) = (Ring::at(3, 2).unwrap(), Ring::at(3, 3).unwrap());
    /// assert_eq!(low.direction_to(high), Some(Direction::North));
    /// ```
    #[must_use]
    pub fn direction_to(self, other: Self) -> Option<Direction> {
        Direction::ALL
            .into_iter()
            .find(|&direction| self.neighbour(direction) == Some(other))
    }
}

/// Board order: by column, then from the bottom up.
impl Ord for Ring {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.column(), self.slant()).cmp(&(other.column(), other.slant()))
    }
}

impl PartialOrd for Ring {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl std::fmt::Debug for Ring {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let column = char::from(b'a' + self.column());
        write!(f, "Ring({column}, slant {})", self.slant())
    }
}
