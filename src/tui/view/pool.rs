//! The marbles that can be placed.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::widgets::Widget;

use super::text::Pen;
use super::{Ink, panel};
use crate::rules::{Marble, Marbles};

/// The panel of the pool: the keys that choose a colour, and how many marbles there are.
#[derive(Debug, Clone, Copy)]
pub struct PoolPanel<'a> {
    /// Colours and characters.
    pub ink: Ink<'a>,
    /// "Pool 14", or that it is empty.
    pub heading: &'a str,
    /// The marbles to choose from: the pool, or when it is empty one's own.
    pub supply: Marbles,
    /// Whether a colour can be chosen now.
    pub choosing: bool,
    /// The colour chosen.
    pub chosen: Option<Marble>,
}

/// Cells for each colour.
const ENTRY: u16 = 10;

impl PoolPanel<'_> {
    /// The colour at a cell.
    #[must_use]
    pub fn marble_at(area: Rect, cell: Position) -> Option<Marble> {
        let inner = panel::inner(area);
        if !inner.contains(cell) {
            return None;
        }
        let entry = (cell.x - inner.x) / ENTRY;
        Marble::ALL.get(usize::from(entry)).copied()
    }
}

impl Widget for &PoolPanel<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let Ink { theme, glyphs } = self.ink;
        let inner = panel::quiet(self.ink, self.heading, area, buffer);
        let mut pen = Pen::new(inner, buffer);
        for (entry, marble) in (0..).zip(Marble::ALL) {
            let count = self.supply[marble];
            pen.go_to(entry * ENTRY);
            if count == 0 {
                pen.skip(3).write(&marble.letter().to_string(), theme.spent);
                pen.skip(1)
                    .write(&format!("{}0", glyphs.times), theme.spent);
                continue;
            }
            let chosen = self.choosing && self.chosen == Some(marble);
            let key = if self.choosing {
                (entry + 1).to_string()
            } else {
                " ".to_owned()
            };
            let (open, close) = if chosen { ("[", "]") } else { (" ", " ") };
            let count_style: Style = if chosen { theme.strong } else { theme.text };
            pen.write(&key, theme.quiet)
                .skip(1)
                .write(open, theme.strong)
                .write(&marble.letter().to_string(), theme.chip[marble])
                .write(close, theme.strong)
                .write(&format!("{}{count}", glyphs.times), count_style);
        }
    }
}
