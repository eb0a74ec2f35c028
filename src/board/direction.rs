//! The six ways from a ring to a ring that touches it.

/// One of the six directions in which a ring can have a neighbour.
///
/// ```text
///            North
///  NorthWest   |   NorthEast
///            ring
///  SouthWest   |   SouthEast
///            South
/// ```
///
/// The order of the variants, and of [`Direction::ALL`], is clockwise from the top.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Direction {
    /// Up the column.
    North,
    /// One column to the right, half a ring up.
    NorthEast,
    /// One column to the right, half a ring down.
    SouthEast,
    /// Down the column.
    South,
    /// One column to the left, half a ring down.
    SouthWest,
    /// One column to the left, half a ring up.
    NorthWest,
}

impl Direction {
    /// All six, clockwise from [`Direction::North`].
    pub const ALL: [Self; 6] = [
        Self::North,
        Self::NorthEast,
        Self::SouthEast,
        Self::South,
        Self::SouthWest,
        Self::NorthWest,
    ];

    /// The direction straight back.
    ///
    /// ```
    /// use zertz::board::Direction;
    /// assert_eq!(Direction::NorthEast.opposite(), Direction::SouthWest);
    /// ```
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 3) % 6]
    }

    /// The next direction clockwise.
    #[must_use]
    pub const fn clockwise(self) -> Self {
        Self::ALL[(self as usize + 1) % 6]
    }

    /// The step as (columns to the right, places up along the slanted column).
    /// See [`Ring::slant`](super::Ring::slant).
    #[must_use]
    pub const fn step(self) -> (i8, i8) {
        match self {
            Self::North => (0, 1),
            Self::NorthEast => (1, 1),
            Self::SouthEast => (1, 0),
            Self::South => (0, -1),
            Self::SouthWest => (-1, -1),
            Self::NorthWest => (-1, 0),
        }
    }
}
