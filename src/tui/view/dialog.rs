//! What lies above everything else: questions, forms, lists, help, the end of a game.

mod place;
mod row;

use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Position, Rect};
use ratatui::style::Style;
use ratatui::text::Span;
use ratatui::widgets::{Clear, Widget};

use super::board::BoardView;
use super::keys::{KeyHelp, KeyLine};
use super::marks::Marks;
use super::moves::scroll_signs;
use super::scene::Scene;
use super::{Ink, panel};
use crate::tui::geometry::{Form, Geometry};

pub use row::Row;
use row::RowPlace;

/// A box in the middle of the screen.
#[derive(Debug, Clone, PartialEq)]
pub struct Dialog<'a> {
    /// The heading.
    pub heading: String,
    /// What it says and offers, from top to bottom.
    pub rows: Vec<Row>,
    /// The row that keys act on.
    pub focus: Option<usize>,
    /// Lines scrolled down, where no row has the focus.
    pub scrolled: usize,
    /// A position to show beside the rows, where there is room.
    pub preview: Option<&'a Scene>,
    /// The keys that work in it.
    pub keys: Vec<KeyHelp>,
}

/// What lies at a cell of a dialog.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DialogSpot {
    /// Outside of it.
    Outside,
    /// A row, and for a choice the option.
    Row {
        /// Number of the row.
        row: usize,
        /// Number of the option.
        option: Option<usize>,
    },
    /// An entry of the key help.
    Key(usize),
    /// Anything else inside.
    Inside,
}

impl Dialog<'_> {
    /// A dialog with nothing but text rows and keys.
    #[must_use]
    pub fn new(heading: impl Into<String>, rows: Vec<Row>, keys: Vec<KeyHelp>) -> Self {
        Self {
            heading: heading.into(),
            rows,
            focus: None,
            scrolled: 0,
            preview: None,
            keys,
        }
    }

    /// What lies at a cell.
    #[must_use]
    pub fn spot(&self, ink: Ink<'_>, screen: Rect, cell: Position) -> DialogSpot {
        let place = self.place(ink, screen);
        if !place.outer.contains(cell) {
            return DialogSpot::Outside;
        }
        if place.keys.contains(cell) {
            let keys = KeyLine {
                ink,
                keys: &self.keys,
            };
            return keys
                .entry_at(place.keys, cell.x)
                .map_or(DialogSpot::Inside, DialogSpot::Key);
        }
        if !place.rows.contains(cell) {
            return DialogSpot::Inside;
        }
        let line = place.top + usize::from(cell.y - place.rows.y);
        let Some(&(row, _)) = place.lines.get(line) else {
            return DialogSpot::Inside;
        };
        let Some(content) = self.rows.get(row) else {
            return DialogSpot::Inside;
        };
        let line = Rect {
            y: cell.y,
            height: 1,
            ..place.rows
        };
        let option = content.option_at(ink, place.labels, line, cell.x);
        DialogSpot::Row { row, option }
    }

    /// Where the terminal's cursor goes: into the text field with the focus, or to the focused row.
    #[must_use]
    pub fn caret(&self, ink: Ink<'_>, screen: Rect) -> Option<Position> {
        let place = self.place(ink, screen);
        let focus = self.focus?;
        let line = place.lines.iter().position(|&(row, _)| row == focus)?;
        let y = u16::try_from(line.checked_sub(place.top)?).ok()?;
        if y >= place.rows.height {
            return None;
        }
        let line = Rect {
            y: place.rows.y + y,
            height: 1,
            ..place.rows
        };
        let caret = Position {
            x: self.rows.get(focus)?.caret(ink, place.labels, line),
            y: line.y,
        };
        screen.contains(caret).then_some(caret)
    }

    /// How many lines it can be scrolled down.
    #[must_use]
    pub fn most_scrolled(&self, ink: Ink<'_>, screen: Rect) -> usize {
        let place = self.place(ink, screen);
        place
            .lines
            .len()
            .saturating_sub(usize::from(place.rows.height))
    }

    fn draw(&self, ink: Ink<'_>, screen: Rect, buffer: &mut Buffer) {
        let place = self.place(ink, screen);
        // A margin keeps pieces of rings behind it from looking like a part of it.
        let around = place
            .outer
            .outer(Margin::new(2, 1))
            .intersection(buffer.area);
        Clear.render(around, buffer);
        buffer.set_style(around, Style::reset());
        panel::draw(
            ink,
            &self.heading,
            &Span::default(),
            true,
            place.outer,
            buffer,
        );
        let visible = place.lines.iter().skip(place.top);
        for (y, &(row, part)) in (place.rows.top()..place.rows.bottom()).zip(visible) {
            let line = Rect {
                y,
                height: 1,
                ..place.rows
            };
            if let Some(content) = self.rows.get(row) {
                let focused = self.focus == Some(row);
                let place = RowPlace {
                    ink,
                    part,
                    focused,
                    labels: place.labels,
                    line,
                };
                content.draw(&place, buffer);
            }
        }
        let below = place.top + usize::from(place.rows.height) < place.lines.len();
        scroll_signs(ink, place.outer, place.top > 0, below, buffer);
        KeyLine {
            ink,
            keys: &self.keys,
        }
        .render(place.keys, buffer);
        if let Some(scene) = self.preview {
            preview(scene, ink, place.preview, buffer);
        }
    }
}

/// A dialog and what it is drawn with.
#[derive(Debug, Clone, Copy)]
pub struct DialogView<'a> {
    /// Colours and characters.
    pub ink: Ink<'a>,
    /// The dialog.
    pub dialog: &'a Dialog<'a>,
}

/// The area is the whole screen.
impl Widget for &DialogView<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        self.dialog
            .draw(self.ink, area.intersection(buffer.area), buffer);
    }
}

/// The forms in which a position is previewed, largest first.
const PREVIEW_FORMS: [Form; 3] = [Form::Wide, Form::Small, Form::Compact];

fn preview(scene: &Scene, ink: Ink<'_>, area: Rect, buffer: &mut Buffer) {
    let board = scene.board;
    let fitting = PREVIEW_FORMS
        .into_iter()
        .map(|form| Geometry { board, form })
        .find(|geometry| geometry.fits(area.width, area.height));
    if let Some(geometry) = fitting {
        BoardView {
            placed: geometry.centred(area),
            scene,
            marks: &Marks::default(),
            theme: ink.theme,
            glyphs: ink.glyphs,
        }
        .render(area, buffer);
    }
}
