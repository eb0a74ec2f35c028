//! The three colours of marbles.

use std::ops::{Index, IndexMut};

/// A marble's colour. Marbles of one colour are alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Marble {
    /// The rarest.
    White,
    /// In the middle.
    Grey,
    /// The most frequent.
    Black,
}

impl Marble {
    /// White, grey, black: the order of every count in texts.
    pub const ALL: [Self; 3] = [Self::White, Self::Grey, Self::Black];

    /// `W`, `G` or `B`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'W',
            Self::Grey => 'G',
            Self::Black => 'B',
        }
    }

    /// The colour of a letter in either case.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'W' | 'w' => Some(Self::White),
            'G' | 'g' => Some(Self::Grey),
            'B' | 'b' => Some(Self::Black),
            _ => None,
        }
    }
}

/// One value a colour.
///
/// ```
/// use zertz::rules::{ByMarble, Marble};
/// let mut pool = ByMarble::new(6u8, 8, 10);
/// pool[Marble::Grey] -= 1;
/// assert_eq!(pool.to_string(), "6/7/10");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ByMarble<T>([T; 3]);

/// How many marbles of each colour, at most 10 each.
pub type Marbles = ByMarble<u8>;

impl<T> ByMarble<T> {
    /// The values for white, grey and black.
    pub const fn new(white: T, grey: T, black: T) -> Self {
        Self([white, grey, black])
    }

    /// The values with their colours.
    pub fn iter(&self) -> impl Iterator<Item = (Marble, &T)> {
        Marble::ALL.into_iter().zip(&self.0)
    }
}

impl Marbles {
    /// No marble.
    pub const NONE: Self = Self([0; 3]);

    /// Number of marbles of all colours.
    #[must_use]
    #[inline]
    pub const fn total(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2]
    }

    /// Whether there is no marble.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// Whether there are at least as many of each colour as in `other`.
    #[must_use]
    #[inline]
    pub const fn contains(self, other: Self) -> bool {
        self.0[0] >= other.0[0] && self.0[1] >= other.0[1] && self.0[2] >= other.0[2]
    }

    /// The marbles of both.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self([
            self.0[0] + other.0[0],
            self.0[1] + other.0[1],
            self.0[2] + other.0[2],
        ])
    }

    /// What is left when `other` is taken away, no marble of a colour that has too few.
    ///
    /// ```
    /// use zertz::rules::Marbles;
    /// let left = Marbles::new(6, 8, 1).minus(Marbles::new(1, 0, 3));
    /// assert_eq!(left, Marbles::new(5, 8, 0));
    /// ```
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self([
            self.0[0].saturating_sub(other.0[0]),
            self.0[1].saturating_sub(other.0[1]),
            self.0[2].saturating_sub(other.0[2]),
        ])
    }

    /// The lesser number of each colour.
    #[must_use]
    pub fn min(self, other: Self) -> Self {
        Self([
            self.0[0].min(other.0[0]),
            self.0[1].min(other.0[1]),
            self.0[2].min(other.0[2]),
        ])
    }

    /// The colours of which there is a marble.
    pub fn colours(self) -> impl Iterator<Item = Marble> {
        Marble::ALL
            .into_iter()
            .filter(move |&marble| self[marble] > 0)
    }
}

impl<T> Index<Marble> for ByMarble<T> {
    type Output = T;

    #[inline]
    fn index(&self, marble: Marble) -> &T {
        &self.0[marble as usize]
    }
}

impl<T> IndexMut<Marble> for ByMarble<T> {
    #[inline]
    fn index_mut(&mut self, marble: Marble) -> &mut T {
        &mut self.0[marble as usize]
    }
}

/// White, grey and black with slashes between, as in `6/8/10`.
impl std::fmt::Display for Marbles {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}/{}", self.0[0], self.0[1], self.0[2])
    }
}
