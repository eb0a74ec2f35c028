//! Rings of three text rows, for screens without colour.

use super::{BoardView, Sheet};
use crate::board::Ring;
use crate::rules::Marble;
use crate::tui::theme::Tone;
use crate::tui::view::marks::brackets;

impl BoardView<'_> {
    pub(super) fn boxes(&self, sheet: &mut Sheet<'_>) {
        for (ring, there) in self.places() {
            if there && self.scene.dissolved(ring).1 < 0.75 {
                self.boxed(ring, sheet);
            } else {
                self.gone(ring, sheet);
            }
        }
        self.leaver(sheet);
        self.mover(sheet);
    }

    fn boxed(&self, ring: Ring, sheet: &mut Sheet<'_>) {
        let rect = self.placed.rect(ring);
        let (x, y) = (i32::from(rect.x), i32::from(rect.y));
        let marble = self.lasting(ring);
        let tone = self.marks.tone(ring);
        let rim = match (tone, marble) {
            (Tone::Plain, None) => self.theme.quiet,
            (Tone::Plain, Some(_)) => self.theme.text,
            _ => self.theme.strong,
        };
        let (open, close) = brackets(tone);
        let [top, bottom] = match marble {
            None => self.glyphs.vacant_box,
            Some(_) => self.glyphs.marble_box,
        };
        for (line, y) in [(top, y), (bottom, y + 2)] {
            for (dx, symbol) in (0..).zip(line.chars()) {
                sheet.put(x + dx, y, symbol, rim);
            }
        }
        let inside = self.theme.label(marble, ratatui::style::Color::Reset);
        sheet.put(x, y + 1, open, rim);
        for dx in 1..4 {
            sheet.put(x + dx, y + 1, ' ', inside);
        }
        sheet.put(x + 4, y + 1, close, rim);
        match marble.map(Marble::letter) {
            Some(letter) => sheet.put(x + 2, y + 1, letter, inside),
            None => {
                sheet.put(x + 2, y + 1, self.digit(ring), inside);
            }
        }
    }
}
