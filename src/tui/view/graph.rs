//! The course of a game as a graph.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::widgets::Widget;

use super::{Ink, panel};

/// The panel with the graph: the higher, the better for player 1. Turning points are marked below.
#[derive(Debug, Clone, Copy)]
pub struct GraphPanel<'a> {
    /// Colours and characters.
    pub ink: Ink<'a>,
    /// The heading.
    pub heading: &'a str,
    /// What each position of the game is worth, from the start: −1 player 2 wins, 1 player 1 wins;
    /// `None` where it is not known.
    pub values: &'a [Option<f32>],
    /// Positions after which the game had turned.
    pub turning: &'a [usize],
    /// The position that is shown.
    pub shown: usize,
}

impl GraphPanel<'_> {
    /// How many columns of cells show how many positions: one each, until there is no more room.
    fn columns(&self, inner: Rect) -> u16 {
        (self.values.len().min(usize::from(inner.width))) as u16
    }

    /// The column of a position.
    fn column(&self, position: usize, columns: u16) -> u16 {
        let last = self.values.len().saturating_sub(1).max(1);
        let position = position.min(last);
        (position * usize::from(columns.saturating_sub(1)) / last) as u16
    }

    /// The positions that a column stands for.
    fn positions(&self, column: u16, columns: u16) -> impl Iterator<Item = usize> + '_ {
        (0..self.values.len()).filter(move |&at| self.column(at, columns) == column)
    }

    /// The value to show in a column: the mean of what is known there.
    fn value(&self, column: u16, columns: u16) -> Option<f32> {
        let known: Vec<f32> = self
            .positions(column, columns)
            .filter_map(|at| self.values.get(at).copied().flatten())
            .filter(|value| value.is_finite())
            .collect();
        let count = known.len();
        (count > 0).then(|| known.into_iter().sum::<f32>() / count as f32)
    }

    /// The position shown by a cell: click and look there.
    #[must_use]
    pub fn position_at(&self, area: Rect, cell: Position) -> Option<usize> {
        let inner = panel::inner(area);
        if !inner.contains(cell) {
            return None;
        }
        self.positions(cell.x - inner.x, self.columns(inner)).next()
    }

    /// One column of the curve: filled from below.
    fn bar(&self, value: Option<f32>, x: u16, area: Rect, buffer: &mut Buffer) {
        let Ink { theme, glyphs } = self.ink;
        let steps = glyphs.levels.len();
        let total = steps * usize::from(area.height);
        let filled = value.map(|value| {
            let share = f32::midpoint(value.clamp(-1.0, 1.0), 1.0);
            (share * total as f32).round() as usize
        });
        for (row, y) in (area.top()..area.bottom()).rev().enumerate() {
            let middle = usize::from(area.height / 2) == row;
            let Some(filled) = filled else {
                if middle {
                    buffer.set_string(x, y, glyphs.axis, theme.quiet);
                }
                continue;
            };
            let level = filled.saturating_sub(row * steps).min(steps);
            match level
                .checked_sub(1)
                .and_then(|level| glyphs.levels.get(level))
            {
                Some(block) => buffer.set_string(x, y, block, theme.graph_one),
                None if middle => buffer.set_string(x, y, glyphs.axis, theme.graph_two),
                None => buffer.set_string(x, y, " ", theme.graph_two),
            }
        }
    }
}

impl Widget for &GraphPanel<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let Ink { theme, glyphs } = self.ink;
        let inner = panel::quiet(self.ink, self.heading, area, buffer);
        let inner = inner.intersection(buffer.area);
        if inner.height < 2 || inner.width == 0 {
            return;
        }
        let curve = Rect {
            height: inner.height - 1,
            ..inner
        };
        let columns = self.columns(inner);
        for column in 0..columns {
            self.bar(self.value(column, columns), inner.x + column, curve, buffer);
        }
        if columns == 0 {
            return;
        }
        let below = inner.bottom() - 1;
        for &turning in self.turning {
            let x = inner.x + self.column(turning, columns);
            buffer.set_string(x, below, glyphs.turning, theme.urgent);
        }
        let x = inner.x + self.column(self.shown, columns);
        let sign = glyphs.more_above;
        buffer.set_string(x, below, sign, theme.strong);
    }
}
