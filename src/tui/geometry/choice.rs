//! Which form fits.

use ratatui::layout::Rect;

use super::{Form, Geometry, Placed};
use crate::board::Board;

/// What kinds of forms suit the terminal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Look {
    /// With colours and half-blocks: discs.
    #[default]
    Discs,
    /// Without colours, or in ASCII: boxes.
    Boxes,
    /// At most one text row a ring.
    Wide,
    /// At most the smaller of the forms with one text row a ring.
    Small,
    /// One cell a ring.
    Compact,
}

/// How much room the smallest form lacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Missing {
    /// Columns too few.
    pub columns: u16,
    /// Rows too few.
    pub rows: u16,
}

impl Look {
    /// The forms, largest first.
    #[must_use]
    pub const fn forms(self) -> &'static [Form] {
        match self {
            Self::Discs => &[
                Form::Disc(5),
                Form::Disc(4),
                Form::Disc(3),
                Form::Disc(2),
                Form::Wide,
                Form::Small,
                Form::Compact,
            ],
            Self::Boxes => &[Form::Box, Form::Wide, Form::Small, Form::Compact],
            Self::Wide => &[Form::Wide, Form::Small, Form::Compact],
            Self::Small => &[Form::Small, Form::Compact],
            Self::Compact => &[Form::Compact],
        }
    }
}

impl Geometry {
    /// The forms in which a board fits into an area together with its letters, largest first.
    pub fn choices(board: Board, look: Look, area: Rect) -> impl Iterator<Item = Self> {
        look.forms()
            .iter()
            .map(move |&form| Self { board, form })
            .filter(move |geometry| geometry.fits(area.width, area.height))
    }

    /// The largest form that fits, or one that is `smaller` steps below it as far as there are any.
    #[must_use]
    pub fn choose(board: Board, look: Look, smaller: usize, area: Rect) -> Option<Self> {
        let choices: Vec<_> = Self::choices(board, look, area).collect();
        let last = choices.len().checked_sub(1)?;
        choices.get(smaller.min(last)).copied()
    }
}

impl Placed {
    /// Chooses a form and puts the board in the middle of an area.
    ///
    /// # Errors
    ///
    /// Not even the smallest form fits: says how much room is missing.
    pub fn new(board: Board, look: Look, smaller: usize, area: Rect) -> Result<Self, Missing> {
        Geometry::choose(board, look, smaller, area)
            .map(|geometry| geometry.centred(area))
            .ok_or_else(|| {
                let form = Form::Compact;
                let size = Geometry { board, form }.size();
                Missing {
                    columns: size.width.saturating_sub(area.width),
                    rows: (size.height + 1).saturating_sub(area.height),
                }
            })
    }
}
