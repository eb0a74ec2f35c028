//! The last row: the keys that work now.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

use super::Ink;
use super::text::{Pen, width};

/// A key and what it does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeyHelp {
    /// The key as it is printed on it.
    pub key: String,
    /// What it does, in a word or two.
    pub does: String,
}

impl KeyHelp {
    /// A key and what it does.
    pub fn new(key: impl Into<String>, does: impl Into<String>) -> Self {
        Self {
            key: key.into(),
            does: does.into(),
        }
    }
}

/// The row of keys. Where room lacks whole entries are left out from the right.
#[derive(Debug, Clone, Copy)]
pub struct KeyLine<'a> {
    /// Colours and characters.
    pub ink: Ink<'a>,
    /// The most important first.
    pub keys: &'a [KeyHelp],
}

impl KeyLine<'_> {
    /// Which entry stands at a column of the row.
    #[must_use]
    pub fn entry_at(&self, area: Rect, column: u16) -> Option<usize> {
        self.entries(area)
            .find(|&(_, from, to)| (from..to).contains(&column))
            .map(|(entry, ..)| entry)
    }

    /// The entries that fit, with their first column and the one behind their last.
    fn entries(&self, area: Rect) -> impl Iterator<Item = (usize, u16, u16)> + '_ {
        let mut x = area.x + 1;
        self.keys
            .iter()
            .enumerate()
            .map_while(move |(number, entry)| {
                let from = x;
                let wide = width(&self.ink.glyphs.text(&entry.key))
                    + width(&self.ink.glyphs.text(&entry.does))
                    + 1;
                let to = from.saturating_add(wide);
                x = to.saturating_add(3);
                (to <= area.right()).then_some((number, from, to))
            })
    }
}

impl Widget for &KeyLine<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let Ink { theme, glyphs } = self.ink;
        for (number, from, to) in self.entries(area) {
            let Some(entry) = self.keys.get(number) else {
                return;
            };
            let place = Rect::new(from, area.y, to - from, area.height);
            Pen::new(place, buffer)
                .write(&glyphs.text(&entry.key), theme.key)
                .skip(1)
                .write(&glyphs.text(&entry.does), theme.text);
        }
    }
}
