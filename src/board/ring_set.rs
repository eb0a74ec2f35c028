//! Sets of rings in one machine word.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Sub, SubAssign};

use super::ring::{COLUMNS, SLANTS};
use super::{Direction, Ring};

/// A set of rings: a `Copy` value of 64 bits.
///
/// ```
/// use zertz::board::{Board, RingSet};
/// let board = Board::Rings37.rings();
/// let rim = board.iter().filter(|ring| (ring.neighbours() & board).len() < 6);
/// assert_eq!(rim.collect::<RingSet>().len(), 18);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct RingSet(u64);

const fn column_word(column: u8) -> u64 {
    let (mut slant, last) = SLANTS[column as usize];
    let mut word = 0;
    while slant <= last {
        if let Some(ring) = Ring::at(column, slant) {
            word |= 1 << ring.index();
        }
        slant += 1;
    }
    word
}

/// The rings of each column. No column is wrapped around the end of the word.
const COLUMN_WORDS: [u64; COLUMNS as usize] = {
    let mut words = [0; COLUMNS as usize];
    let mut column = 0;
    while column < COLUMNS {
        words[column as usize] = column_word(column);
        column += 1;
    }
    words
};

/// How a step in one direction moves the bits: rings in `plain` by `rotate`, those in `seam` by
/// `seam_rotate`. Rings in neither have no neighbour that way.
struct Step {
    plain: u64,
    rotate: u32,
    seam: u64,
    seam_rotate: u32,
}

const STEPS: [Step; 6] = {
    const EMPTY: Step = Step {
        plain: 0,
        rotate: 0,
        seam: 0,
        seam_rotate: 0,
    };
    let mut steps = [EMPTY; 6];
    let mut way = 0;
    while way < 6 {
        let direction = Direction::ALL[way];
        // The first ring that has a neighbour sets the rotation; the others agree, or are the seam.
        let mut place = 0;
        let mut known = false;
        while place < 64 {
            let ring = Ring::from_place(place);
            if ring.column() < COLUMNS
                && let Some(to) = ring.neighbour(direction)
            {
                let rotate = (to.index() as u32 + 64 - ring.index() as u32) % 64;
                if !known {
                    known = true;
                    steps[way].rotate = rotate;
                }
                if rotate == steps[way].rotate {
                    steps[way].plain |= 1 << place;
                } else {
                    steps[way].seam |= 1 << place;
                    steps[way].seam_rotate = rotate;
                }
            }
            place += 1;
        }
        way += 1;
    }
    steps
};

impl RingSet {
    /// No ring.
    pub const EMPTY: Self = Self(0);

    pub(super) const fn from_word(word: u64) -> Self {
        Self(word)
    }

    /// The bits, one for each [`Ring::index`]; for hashing and packing.
    #[must_use]
    pub const fn word(self) -> u64 {
        self.0
    }

    /// The set with one ring.
    #[must_use]
    #[inline]
    pub const fn of(ring: Ring) -> Self {
        Self(1 << ring.index())
    }

    /// All rings of a column (0 to 8 from the left) of the largest board.
    #[must_use]
    pub const fn column(column: u8) -> Self {
        if column < COLUMNS {
            Self(COLUMN_WORDS[column as usize])
        } else {
            Self::EMPTY
        }
    }

    /// Whether the ring is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, ring: Ring) -> bool {
        self.0 >> ring.index() & 1 == 1
    }

    /// Number of rings, 0 to 61.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no ring in the set.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every ring of this set is in `other`.
    #[must_use]
    #[inline]
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether the two sets share a ring.
    #[must_use]
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether there are two rings or more.
    #[must_use]
    #[inline]
    pub const fn has_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Adds a ring.
    #[inline]
    pub const fn insert(&mut self, ring: Ring) {
        self.0 |= 1 << ring.index();
    }

    /// Takes a ring out.
    #[inline]
    pub const fn remove(&mut self, ring: Ring) {
        self.0 &= !(1 << ring.index());
    }

    /// The set with one ring more.
    #[must_use]
    #[inline]
    pub const fn with(self, ring: Ring) -> Self {
        Self(self.0 | 1 << ring.index())
    }

    /// The set with one ring less.
    #[must_use]
    #[inline]
    pub const fn without(self, ring: Ring) -> Self {
        Self(self.0 & !(1 << ring.index()))
    }

    /// Every ring moved one step in a direction; rings that would leave the largest board vanish.
    #[must_use]
    #[inline]
    pub const fn shifted(self, direction: Direction) -> Self {
        let step = &STEPS[direction as usize];
        Self(
            (self.0 & step.plain).rotate_left(step.rotate)
                | (self.0 & step.seam).rotate_left(step.seam_rotate),
        )
    }

    /// Whether any two rings of the set touch.
    #[must_use]
    #[inline]
    pub const fn has_touching(self) -> bool {
        // The other three directions say the same from the other side.
        let beside = self.shifted(Direction::North).0
            | self.shifted(Direction::NorthEast).0
            | self.shifted(Direction::SouthEast).0;
        beside & self.0 != 0
    }

    /// All places that touch a ring of this set; may include rings of the set itself.
    #[must_use]
    #[inline]
    pub const fn neighbours(self) -> Self {
        Self(
            self.shifted(Direction::North).0
                | self.shifted(Direction::NorthEast).0
                | self.shifted(Direction::SouthEast).0
                | self.shifted(Direction::South).0
                | self.shifted(Direction::SouthWest).0
                | self.shifted(Direction::NorthWest).0,
        )
    }

    /// The connected part of this set that holds `ring`; empty when the set does not hold it.
    #[must_use]
    pub const fn group_of(self, ring: Ring) -> Self {
        let mut group = Self(Self::of(ring).0 & self.0);
        loop {
            let grown = (group.0 | group.neighbours().0) & self.0;
            if grown == group.0 {
                return group;
            }
            group = Self(grown);
        }
    }

    /// Some ring of the set, the same one every time.
    #[must_use]
    #[inline]
    pub const fn any(self) -> Option<Ring> {
        if self.0 == 0 {
            None
        } else {
            Some(Ring::from_place(self.0.trailing_zeros() as u8))
        }
    }

    /// The rings in board order: by column, then from the bottom up.
    #[must_use]
    pub const fn iter(self) -> Rings {
        Rings {
            all: self.0,
            column: 0,
            word: self.0 & COLUMN_WORDS[0],
        }
    }

    /// The rings in the fastest order, which means nothing to a player.
    #[must_use]
    #[inline]
    pub const fn unordered(self) -> Unordered {
        Unordered(self.0)
    }
}

/// Iterator over a [`RingSet`] in board order.
#[derive(Debug, Clone)]
pub struct Rings {
    all: u64,
    column: u8,
    word: u64,
}

impl Iterator for Rings {
    type Item = Ring;

    fn next(&mut self) -> Option<Ring> {
        while self.word == 0 {
            self.column += 1;
            if self.column >= COLUMNS {
                self.column = COLUMNS;
                return None;
            }
            self.word = self.all & COLUMN_WORDS[self.column as usize];
        }
        let place = self.word.trailing_zeros() as u8;
        self.word &= self.word - 1;
        Some(Ring::from_place(place))
    }
}

/// Iterator over a [`RingSet`] in the order of [`Ring::index`].
#[derive(Debug, Clone)]
pub struct Unordered(u64);

impl Iterator for Unordered {
    type Item = Ring;

    #[inline]
    fn next(&mut self) -> Option<Ring> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Ring::from_place(place))
    }
}

impl IntoIterator for RingSet {
    type Item = Ring;
    type IntoIter = Rings;

    fn into_iter(self) -> Rings {
        self.iter()
    }
}

impl FromIterator<Ring> for RingSet {
    fn from_iter<I: IntoIterator<Item = Ring>>(rings: I) -> Self {
        rings.into_iter().fold(Self::EMPTY, Self::with)
    }
}

macro_rules! set_operator {
    ($trait:ident, $method:ident, |$a:ident, $b:ident| $result:expr) => {
        impl $trait for RingSet {
            type Output = Self;
            #[inline]
            fn $method(self, other: Self) -> Self {
                let ($a, $b) = (self.0, other.0);
                Self($result)
            }
        }
    };
}

set_operator!(BitAnd, bitand, |a, b| a & b);
set_operator!(BitOr, bitor, |a, b| a | b);
set_operator!(BitXor, bitxor, |a, b| a ^ b);
set_operator!(Sub, sub, |a, b| a & !b);

impl BitAndAssign for RingSet {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for RingSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl SubAssign for RingSet {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

/// All places of the largest board that are not in the set.
impl Not for RingSet {
    type Output = Self;

    fn not(self) -> Self {
        let all = COLUMN_WORDS.iter().fold(0, |all, word| all | word);
        Self(all & !self.0)
    }
}

/// A list of rings; with `{:#?}` a picture, one text row a half ring of height, `o` in the set and
/// `.` outside.
impl std::fmt::Debug for RingSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if !f.alternate() {
            return f.debug_set().entries(self.iter()).finish();
        }
        for height in (-4..=12).rev() {
            let row: String = (0..COLUMNS as i8)
                .map(|column| {
                    let slant = height + column;
                    let place = (slant >= 0 && slant % 2 == 0)
                        .then(|| Ring::at(column as u8, (slant / 2) as u8))
                        .flatten();
                    match place {
                        None => ' ',
                        Some(ring) if self.contains(ring) => 'o',
                        Some(_) => '.',
                    }
                })
                .collect();
            writeln!(f, "{}", row.trim_end())?;
        }
        Ok(())
    }
}
