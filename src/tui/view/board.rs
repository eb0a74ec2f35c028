//! The board.

mod boxes;
mod canvas;
mod disc;
mod rows;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color, Style};
use ratatui::widgets::Widget;

use super::marks::Marks;
use super::scene::{Leaving, Scene};
use crate::board::Ring;
use crate::rules::Marble;
use crate::tui::geometry::{Form, Placed};
use crate::tui::glyphs::Glyphs;
use crate::tui::theme::{Theme, Tone};

/// The board at its place, with everything that stands out on it.
#[derive(Debug, Clone, Copy)]
pub struct BoardView<'a> {
    /// Where and in which form.
    pub placed: Placed,
    /// What lies on it.
    pub scene: &'a Scene,
    /// What stands out.
    pub marks: &'a Marks,
    /// Colours.
    pub theme: &'a Theme,
    /// Characters.
    pub glyphs: &'a Glyphs,
}

/// Draws into the given area; nothing outside it is touched.
impl Widget for &BoardView<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let area = area.intersection(buffer.area);
        let mut sheet = Sheet { area, buffer };
        self.letters(&mut sheet);
        match self.placed.geometry.form {
            Form::Disc(step) => self.discs(step, &mut sheet),
            Form::Box => self.boxes(&mut sheet),
            Form::Wide | Form::Small | Form::Compact => self.rows(&mut sheet),
        }
    }
}

impl BoardView<'_> {
    fn letters(&self, sheet: &mut Sheet<'_>) {
        for column in 0..self.scene.board.columns() {
            if let Some(at) = self.placed.letter(column) {
                let letter = char::from(b'a' + column);
                sheet.put(i32::from(at.x), i32::from(at.y), letter, self.theme.strong);
            }
        }
    }

    /// The mark of a removed ring's place.
    fn gone(&self, ring: Ring, sheet: &mut Sheet<'_>) {
        let at = self.placed.centre(ring);
        let (x, y) = (i32::from(at.x), i32::from(at.y));
        let tone = self.marks.tone(ring);
        sheet.put_str(x, y, self.glyphs.gone, self.theme.quiet);
        if matches!(tone, Tone::Last | Tone::Taken | Tone::Cursor) {
            let (open, close) = super::marks::brackets(tone);
            let style = match tone {
                Tone::Taken => self.theme.strong,
                _ => self.theme.quiet,
            };
            sheet.put(x - 1, y, open, style);
            sheet.put(x + 1, y, close, style);
        }
    }

    /// How far a ring has slid out between two neighbouring directions, in columns and text rows.
    fn slide(&self, leaving: Leaving) -> (f32, f32) {
        let form = self.placed.geometry.form;
        let (pitch, step) = (f32::from(form.pitch()), f32::from(form.step()));
        let (mut dx, mut dy) = (0.0, 0.0);
        for direction in leaving.towards {
            let (right, up) = direction.step();
            // A step to the right along the slant is half a ring down.
            dx += f32::from(right) * pitch;
            dy -= f32::from(2 * up - right) * step;
        }
        let way = 0.6 * leaving.progress;
        (dx * way, dy * way)
    }

    /// The marble in the air, between its rings, in one row.
    fn mover(&self, sheet: &mut Sheet<'_>) {
        let Some(moving) = self.scene.moving else {
            return;
        };
        let (from, to) = (
            self.placed.centre(moving.from),
            self.placed.centre(moving.to),
        );
        let between = |a: u16, b: u16| {
            let way = f32::from(b) - f32::from(a);
            i32::from(a) + (way * moving.progress).round() as i32
        };
        let (x, y) = (between(from.x, to.x), between(from.y, to.y));
        let wide = matches!(self.placed.geometry.form, Form::Wide | Form::Box);
        let reach = i32::from(wide);
        for dx in -reach..=reach {
            sheet.put(x + dx, y, ' ', self.inside(Some(moving.marble), dx));
        }
        let style = self.inside(Some(moving.marble), 0);
        sheet.put(x, y, moving.marble.letter(), style);
    }

    /// The ring on its way off the board, as its brackets; where a ring is one cell it is just gone.
    fn leaver(&self, sheet: &mut Sheet<'_>) {
        let reach = match self.placed.geometry.form {
            Form::Wide | Form::Box => 2,
            Form::Small => 1,
            Form::Compact | Form::Disc(_) => return,
        };
        let Some(leaving) = self.scene.leaving else {
            return;
        };
        let at = self.placed.centre(leaving.ring);
        let (dx, dy) = self.slide(leaving);
        let x = i32::from(at.x) + dx.round() as i32;
        let y = i32::from(at.y) + dy.round() as i32;
        let (open, close) = super::marks::brackets(Tone::Plain);
        for (dx, bracket) in [(-reach, open), (reach, close)] {
            sheet.put(x + dx, y, bracket, self.theme.strong);
        }
    }

    /// The marble on a ring, unless it has dissolved by half.
    fn lasting(&self, ring: Ring) -> Option<Marble> {
        let marble = self.scene.marble_at(ring);
        marble.filter(|_| self.scene.dissolved(ring).0 < 0.5)
    }

    /// Number of a ring in its column, as a digit.
    fn digit(&self, ring: Ring) -> char {
        char::from(b'0' + self.scene.board.name(ring).number.min(9))
    }

    /// The places of rings that are gone, and those that are there, in board order.
    fn places(&self) -> impl Iterator<Item = (Ring, bool)> {
        let rings = self.scene.rings;
        let all = self.scene.board.rings();
        all.iter().map(move |ring| (ring, rings.contains(ring)))
    }
}

/// The part of the screen that may be drawn on, in coordinates that may lie outside of it.
struct Sheet<'a> {
    area: Rect,
    buffer: &'a mut Buffer,
}

impl Sheet<'_> {
    fn cell(&mut self, x: i32, y: i32) -> Option<&mut ratatui::buffer::Cell> {
        let at = Position::new(u16::try_from(x).ok()?, u16::try_from(y).ok()?);
        if self.area.contains(at) {
            self.buffer.cell_mut(at)
        } else {
            None
        }
    }

    fn put(&mut self, x: i32, y: i32, letter: char, style: Style) {
        if let Some(cell) = self.cell(x, y) {
            cell.set_char(letter).set_style(style);
        }
    }

    fn put_str(&mut self, x: i32, y: i32, symbol: &str, style: Style) {
        if let Some(cell) = self.cell(x, y) {
            cell.set_symbol(symbol).set_style(style);
        }
    }

    /// The background of a cell.
    fn ground(&mut self, x: i32, y: i32) -> Option<Color> {
        self.cell(x, y).map(|cell| cell.bg)
    }
}
