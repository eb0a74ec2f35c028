//! What the engine thinks of the position.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

use super::text::{Pen, cut, cut_at_word, width};
use super::{Ink, panel};

/// One line that the engine would play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnalysisLine {
    /// What it is worth, as text: "+1.4", "win in 3".
    pub score: String,
    /// Its turns with blanks between.
    pub turns: String,
}

/// The panel with score, depth and best lines.
#[derive(Debug, Clone, Copy)]
pub struct AnalysisPanel<'a> {
    /// Colours and characters.
    pub ink: Ink<'a>,
    /// "Analysis".
    pub heading: &'a str,
    /// What the engine is doing: "depth 9, 1.2 million turns a second".
    pub state: &'a str,
    /// The best lines, the best first.
    pub lines: &'a [AnalysisLine],
}

impl Widget for &AnalysisPanel<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let Ink { theme, glyphs } = self.ink;
        let inner = panel::quiet(self.ink, self.heading, area, buffer);
        let mut rows = (inner.top()..inner.bottom()).map(|y| Rect {
            y,
            height: 1,
            ..inner
        });
        if let Some(row) = rows.next() {
            let state = glyphs.text(self.state);
            Pen::new(row, buffer).write(&cut(&state, inner.width, glyphs), theme.quiet);
        }
        let scores = self
            .lines
            .iter()
            .map(|line| width(&glyphs.text(&line.score)));
        let column = scores.max().unwrap_or(0);
        for (number, (row, line)) in rows.zip(self.lines).enumerate() {
            let score = glyphs.text(&line.score);
            let style = if number == 0 {
                theme.strong
            } else {
                theme.text
            };
            let mut pen = Pen::new(row, buffer);
            pen.skip(column - width(&score))
                .write(&score, style)
                .skip(1);
            let turns = glyphs.text(&line.turns);
            let room = pen.room();
            pen.write(&cut_at_word(&turns, room, glyphs), style);
        }
    }
}
