//! Turning and mirroring a board onto itself.

use super::{Board, Direction, Ring, RingSet};

/// A way to turn or mirror a board so that it lies on itself again.
///
/// Rules don't know left from right, so a position and its image play alike. The boards with 37 and
/// 61 rings have all twelve symmetries of the hexagon, the others some of them.
///
/// ```
/// use zertz::board::{Board, Symmetry};
/// let count = Board::ALL.map(|board| Symmetry::of(board).count());
/// assert_eq!(count, [12, 2, 2, 4, 6, 12]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Symmetry {
    board: Board,
    /// Whether left and right are exchanged, first of all.
    mirrored: bool,
    /// Then sixths of a full turn, clockwise: 0 to 5.
    sixths: u8,
}

/// Where a symmetry takes each place; 255 where the largest board has none.
type Images = [u8; 64];

/// The images under every combination of mirroring and turning; `None` where the board would not
/// lie on itself.
const IMAGES: [[[Option<Images>; 6]; 2]; Board::ALL.len()] = {
    let mut table = [[[None; 6]; 2]; Board::ALL.len()];
    let mut number = 0;
    while number < Board::ALL.len() {
        let mut sixths = 0;
        while sixths < 6 {
            table[number][0][sixths] = images(Board::ALL[number], false, sixths);
            table[number][1][sixths] = images(Board::ALL[number], true, sixths);
            sixths += 1;
        }
        number += 1;
    }
    table
};

/// Column and slant after mirroring left to right and turning clockwise about the place (0, 0).
const fn moved(ring: Ring, mirrored: bool, sixths: usize) -> (i8, i8) {
    let (mut column, mut slant) = (ring.column() as i8, ring.slant() as i8);
    if mirrored {
        (column, slant) = (-column, slant - column);
    }
    let mut turned = 0;
    while turned < sixths {
        (column, slant) = (slant, slant - column);
        turned += 1;
    }
    (column, slant)
}

/// The least column and the least slant after the same.
const fn corner(board: Board, mirrored: bool, sixths: usize) -> (i8, i8) {
    let mut least = (i8::MAX, i8::MAX);
    let mut rings = board.rings();
    while let Some(ring) = rings.any() {
        rings.remove(ring);
        let (column, slant) = moved(ring, mirrored, sixths);
        if column < least.0 {
            least.0 = column;
        }
        if slant < least.1 {
            least.1 = slant;
        }
    }
    least
}

const fn images(board: Board, mirrored: bool, sixths: usize) -> Option<Images> {
    let (to, from) = (corner(board, false, 0), corner(board, mirrored, sixths));
    let mut images = [255; 64];
    let mut rings = Board::Rings61.rings();
    while let Some(ring) = rings.any() {
        rings.remove(ring);
        images[ring.index()] = ring.index() as u8;
        if board.contains(ring) {
            let (column, slant) = moved(ring, mirrored, sixths);
            let (column, slant) = (column - from.0 + to.0, slant - from.1 + to.1);
            match Ring::at(column as u8, slant as u8) {
                Some(image) if board.contains(image) => {
                    images[ring.index()] = image.index() as u8;
                }
                _ => return None,
            }
        }
    }
    Some(images)
}

impl Symmetry {
    /// All symmetries of a board: 2 to 12, beginning with the one that leaves everything where it
    /// is.
    pub fn of(board: Board) -> impl Iterator<Item = Self> {
        [false, true].into_iter().flat_map(move |mirrored| {
            (0..6)
                .map(move |sixths| Self {
                    board,
                    mirrored,
                    sixths,
                })
                .filter(|symmetry| symmetry.images().is_some())
        })
    }

    /// The one that leaves everything where it is.
    #[must_use]
    pub const fn identity(board: Board) -> Self {
        Self {
            board,
            mirrored: false,
            sixths: 0,
        }
    }

    const fn images(self) -> Option<&'static Images> {
        IMAGES[self.board as usize][self.mirrored as usize][self.sixths as usize].as_ref()
    }

    /// The board that it maps to itself.
    #[must_use]
    pub const fn board(self) -> Board {
        self.board
    }

    /// The one that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Self {
        // Any mirroring undoes itself.
        let sixths = if self.mirrored {
            self.sixths
        } else {
            (6 - self.sixths) % 6
        };
        Self { sixths, ..self }
    }

    /// Where a ring goes. Places that the board does not have stay.
    ///
    /// ```
    /// use zertz::board::{Board, Symmetry};
    /// let board = Board::Rings37;
    /// let a1 = board.ring_named("a1").unwrap();
    /// let corners = Symmetry::of(board).map(|symmetry| board.name(symmetry.ring(a1)).to_string());
    /// assert_eq!(corners.take(6).collect::<Vec<_>>(), ["a1", "a4", "d7", "g4", "g1", "d1"]);
    /// ```
    #[must_use]
    #[inline]
    pub const fn ring(self, ring: Ring) -> Ring {
        match self.images() {
            Some(images) => Ring::from_place(images[ring.index()]),
            None => ring,
        }
    }

    /// Where the rings of a set go.
    #[must_use]
    pub fn rings(self, rings: RingSet) -> RingSet {
        rings.unordered().map(|ring| self.ring(ring)).collect()
    }

    /// Where a direction points afterwards.
    #[must_use]
    pub const fn direction(self, direction: Direction) -> Direction {
        let sixths = if self.mirrored {
            6 - direction as usize
        } else {
            direction as usize
        };
        Direction::ALL[(sixths + self.sixths as usize) % 6]
    }
}
