//! Where every ring lies on the screen, in the forms in which a board can be drawn.
//!
//! Columns go from left to right. In every form a ring's place depends only on its column and on
//! `up`, the number of half rings from the highest ring of the board down to it.

mod choice;

use ratatui::layout::{Position, Rect, Size};

pub use choice::{Look, Missing};

use crate::board::{Board, Ring};

/// A form in which the board can be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Form {
    /// Round rings of half-block pixels. The number is the height of half a ring in text rows, 2 to
    /// [`Form::LARGEST_DISC`]: with 2 a ring is 7 pixels wide and high.
    Disc(u8),
    /// Boxes of three text rows, for screens without colour.
    Box,
    /// One text row a ring: `( 5 )`.
    Wide,
    /// One text row a ring: `(5)`.
    Small,
    /// One cell a ring.
    Compact,
}

impl Form {
    /// The largest number of a [`Form::Disc`].
    pub const LARGEST_DISC: u8 = 5;

    /// Columns from one ring's left edge to that of the next column's rings.
    #[must_use]
    pub const fn pitch(self) -> u16 {
        match self {
            // The width of a hexagon whose height is four half-row pixels a step: 4 · 0.866.
            Self::Disc(step) => (step as u16 * 3464 + 500) / 1000,
            Self::Box => 7,
            Self::Wide => 5,
            Self::Small => 4,
            Self::Compact => 2,
        }
    }

    /// Text rows for half a ring.
    #[must_use]
    pub const fn step(self) -> u16 {
        match self {
            Self::Disc(step) => step as u16,
            Self::Box => 2,
            Self::Wide | Self::Small | Self::Compact => 1,
        }
    }

    /// Width of a ring in cells.
    #[must_use]
    pub const fn ring_width(self) -> u16 {
        match self {
            Self::Disc(step) => 4 * step as u16 - 1,
            Self::Box | Self::Wide => 5,
            Self::Small => 3,
            Self::Compact => 1,
        }
    }

    /// Height of a ring in text rows. A disc leaves the lower half of its last row empty.
    #[must_use]
    pub const fn ring_height(self) -> u16 {
        match self {
            Self::Disc(step) => 2 * step as u16,
            Self::Box => 3,
            Self::Wide | Self::Small | Self::Compact => 1,
        }
    }

    /// Height of a ring in half rows, which are as high as a column is wide.
    const fn half_rows(self) -> u16 {
        match self {
            Self::Disc(step) => 4 * step as u16 - 1,
            Self::Box | Self::Wide | Self::Small | Self::Compact => 2 * self.ring_height(),
        }
    }

    /// The text row of a ring that shows its name or its marble's letter.
    #[must_use]
    pub const fn text_row(self) -> u16 {
        match self {
            Self::Disc(step) => step as u16 - 1,
            Self::Box => 1,
            Self::Wide | Self::Small | Self::Compact => 0,
        }
    }
}

/// A board in a form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Geometry {
    /// The board.
    pub board: Board,
    /// The form.
    pub form: Form,
}

impl Geometry {
    /// Cells covered by the rings. The column letters need one more row.
    #[must_use]
    pub const fn size(self) -> Size {
        let columns = self.board.columns() as u16;
        Size {
            width: self.form.pitch() * (columns - 1) + self.form.ring_width(),
            height: self.form.step() * self.board.top() as u16 + self.form.ring_height(),
        }
    }

    /// Whether the board and its letters fit into an area.
    #[must_use]
    pub const fn fits(self, width: u16, height: u16) -> bool {
        let size = self.size();
        size.width <= width && size.height < height
    }

    /// The board with its letters in the middle of an area, a little above rather than below.
    #[must_use]
    pub const fn centred(self, area: Rect) -> Placed {
        let size = self.size();
        Placed {
            geometry: self,
            origin: Position {
                x: area.x + area.width.saturating_sub(size.width) / 2,
                y: area.y + area.height.saturating_sub(size.height + 1) / 2,
            },
        }
    }
}

/// A board drawn at a place on the screen. Everything about the place of rings follows from it.
///
/// ```
/// use ratatui::layout::{Position, Rect};
/// use zertz::board::Board;
/// use zertz::tui::geometry::{Form, Geometry};
/// let board = Board::Rings37;
/// let placed = Geometry { board, form: Form::Wide }.centred(Rect::new(0, 0, 35, 14));
/// let d7 = board.ring_named("d7").unwrap();
/// assert_eq!(placed.rect(d7), Rect::new(15, 0, 5, 1));
/// assert_eq!(placed.ring_at(Position::new(17, 0)), Some(d7));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Placed {
    /// Board and form.
    pub geometry: Geometry,
    /// The upper left corner.
    pub origin: Position,
}

impl Placed {
    /// The cells of a ring.
    #[must_use]
    pub fn rect(&self, ring: Ring) -> Rect {
        let Geometry { board, form } = self.geometry;
        let up = u16::from(board.top().saturating_sub(board.height(ring)));
        Rect {
            x: self.origin.x + form.pitch() * u16::from(ring.column()),
            y: self.origin.y + form.step() * up,
            width: form.ring_width(),
            height: form.ring_height(),
        }
    }

    /// The cell in the middle of a ring: its marble's letter, and where the terminal's cursor goes.
    #[must_use]
    pub fn centre(&self, ring: Ring) -> Position {
        let rect = self.rect(ring);
        Position {
            x: rect.x + rect.width / 2,
            y: rect.y + self.geometry.form.text_row(),
        }
    }

    /// The cell of a column's letter, right below its lowest ring.
    #[must_use]
    pub fn letter(&self, column: u8) -> Option<Position> {
        let board = self.geometry.board;
        let lowest = Ring::at(column, board.column_lead(column)).filter(|&r| board.contains(r))?;
        let rect = self.rect(lowest);
        Some(Position {
            x: rect.x + rect.width / 2,
            y: rect.bottom(),
        })
    }

    /// The ring, or the place of a ring that is gone, at a cell: the nearest one, when the cell is
    /// in its rectangle or next to it on the left or right.
    #[must_use]
    pub fn ring_at(&self, cell: Position) -> Option<Ring> {
        let (x, y) = (i32::from(cell.x), i32::from(cell.y));
        let pixels = i32::from(self.geometry.form.half_rows());
        let distance = |rect: Rect| {
            // Twice the distance from the centre; a row is as high as two columns are wide.
            let dx = 2 * (x - i32::from(rect.x)) - i32::from(rect.width - 1);
            let dy = 4 * (y - i32::from(rect.y)) + 2 - pixels;
            dx * dx + dy * dy
        };
        let (ring, rect) = self
            .geometry
            .board
            .rings()
            .iter()
            .map(|ring| (ring, self.rect(ring)))
            .min_by_key(|&(_, rect)| distance(rect))?;
        let across = i32::from(rect.x) - 1..=i32::from(rect.x) + i32::from(rect.width);
        let down = rect.y..rect.bottom();
        (across.contains(&x) && down.contains(&cell.y)).then_some(ring)
    }
}
