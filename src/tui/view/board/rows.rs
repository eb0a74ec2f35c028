//! Rings of one text row: `( 5 )`, `(5)` and single cells.

use ratatui::style::{Color, Modifier, Style};

use super::{BoardView, Sheet};
use crate::board::Ring;
use crate::rules::Marble;
use crate::tui::geometry::Form;
use crate::tui::theme::Tone;
use crate::tui::view::marks::brackets;

impl BoardView<'_> {
    pub(super) fn rows(&self, sheet: &mut Sheet<'_>) {
        for (ring, there) in self.places() {
            if there && self.scene.dissolved(ring).1 < 0.75 {
                self.row(ring, sheet);
            } else {
                self.gone(ring, sheet);
            }
        }
        self.leaver(sheet);
        self.mover(sheet);
    }

    /// A ring in one row.
    fn row(&self, ring: Ring, sheet: &mut Sheet<'_>) {
        let at = self.placed.centre(ring);
        let (x, y) = (i32::from(at.x), i32::from(at.y));
        let reach = match self.placed.geometry.form {
            Form::Wide => 2,
            _ => 1,
        };
        let marble = self.lasting(ring);
        for dx in 1 - reach..reach {
            sheet.put(x + dx, y, ' ', self.inside(marble, dx));
        }
        let letter = marble.map_or_else(|| self.digit(ring), Marble::letter);
        sheet.put(x, y, letter, self.inside(marble, 0));
        let tone = self.marks.tone(ring);
        if self.placed.geometry.form != Form::Compact {
            let (open, close) = self.rim_styles(ring);
            sheet.put(x - reach, y, brackets(tone).0, open);
            sheet.put(x + reach, y, brackets(tone).1, close);
        } else if tone != Tone::Plain {
            let style = self.compact_bracket(ring);
            sheet.put(x - 1, y, brackets(tone).0, style);
            sheet.put(x + 1, y, brackets(tone).1, style);
        }
    }

    /// What a ring holds, `dx` cells from its middle: light falls from the left.
    pub(super) fn inside(&self, marble: Option<Marble>, dx: i32) -> Style {
        let Some(palette) = self.theme.palette else {
            return self.theme.label(marble, Color::Reset);
        };
        match marble {
            Some(marble) => {
                let light = 0.62 - 0.22 * dx as f32;
                let ground = palette.marble[marble as usize].shade(light);
                self.theme.label(Some(marble), ground)
            }
            None => Style::new().fg(palette.tile_text).bg(palette.tile.middle()),
        }
    }

    /// Left and right side of a ring.
    fn rim_styles(&self, ring: Ring) -> (Style, Style) {
        let coloured = self.marks.coloured_tone(ring, self.scene.rings);
        let (Some(palette), Some(rim)) = (self.theme.palette, self.theme.rim(coloured)) else {
            let style = match self.marks.tone(ring) {
                Tone::Plain => self.theme.text,
                Tone::Cursor => self.theme.chosen,
                _ => self.theme.strong,
            };
            return (style, style);
        };
        if coloured == Tone::Plain {
            let text = Style::new().fg(palette.rim_text);
            return (text.bg(rim.shade(0.45)), text.bg(rim.shade(0.1)));
        }
        let text = Style::new()
            .fg(palette.lit_text)
            .add_modifier(Modifier::BOLD);
        (text.bg(rim.shade(0.7)), text.bg(rim.shade(0.5)))
    }

    /// Brackets beside a single cell stand on the terminal's own background.
    fn compact_bracket(&self, ring: Ring) -> Style {
        match self.marks.tone(ring) {
            Tone::Plain | Tone::Target => self.theme.text,
            _ => self.theme.strong,
        }
    }
}
