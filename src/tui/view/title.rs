//! The first row: what is being played.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

use super::Ink;
use super::text::{Pen, width};

/// The title row.
#[derive(Debug, Clone, Copy)]
pub struct Title<'a> {
    /// Colours and characters.
    pub ink: Ink<'a>,
    /// Facts, the most important first; the last are left out where room lacks.
    pub facts: &'a [String],
    /// At the right end: which turn it is.
    pub right: &'a str,
}

impl Widget for &Title<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let Ink { theme, glyphs } = self.ink;
        let mut pen = Pen::new(area, buffer);
        pen.write(&format!(" {} ", glyphs.name), theme.badge)
            .skip(1);
        let right = width(self.right) + 2;
        let between = format!(" {} ", glyphs.separator);
        for (number, fact) in self.facts.iter().enumerate() {
            let fact = glyphs.text(fact);
            let between = if number == 0 { "" } else { between.as_str() };
            if width(between) + width(&fact) + right > pen.room() {
                break;
            }
            pen.write(between, theme.quiet).write(&fact, theme.text);
        }
        pen.write_right(&format!("{} ", glyphs.text(self.right)), theme.strong);
    }
}
