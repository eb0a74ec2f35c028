//! How much room a dialog takes and where its parts lie.

use ratatui::layout::Rect;

use super::{Dialog, Geometry, PREVIEW_FORMS};
use crate::tui::view::text::width;
use crate::tui::view::{Ink, panel};

/// Rectangles of a dialog.
pub(super) struct Place {
    pub outer: Rect,
    pub rows: Rect,
    pub preview: Rect,
    pub keys: Rect,
    /// Every line of the rows: the row and which of its lines it is.
    pub lines: Vec<(usize, usize)>,
    /// The first line that is visible.
    pub top: usize,
    /// Width of the column of labels.
    pub labels: u16,
}

/// The widest that rows become: longer lines are hard to read.
const WIDEST: u16 = 66;

impl Dialog<'_> {
    pub(super) fn place(&self, ink: Ink<'_>, screen: Rect) -> Place {
        let labels = self.rows.iter().map(|row| row.label_width(ink));
        let labels = labels.max().unwrap_or(0).min(screen.width / 2);
        let natural = self.rows.iter().map(|row| row.width(ink, labels));
        let keys_width = self.keys.iter().map(|entry| {
            width(&ink.glyphs.text(&entry.key)) + width(&ink.glyphs.text(&entry.does)) + 4
        });
        let keys_width: u16 = keys_width.sum();
        let most = screen.width.saturating_sub(4);
        let rows_width = natural
            .chain([keys_width, width(&ink.glyphs.text(&self.heading)) + 4])
            .max()
            .unwrap_or(0)
            .min(WIDEST)
            .min(most);
        let preview = self.preview_size(rows_width, screen);
        let lines = self.lines(ink, rows_width, labels);
        let keys_rows = if self.keys.is_empty() { 0 } else { 2 };
        let content = (lines.len() as u16).max(preview.height) + keys_rows;
        let outer = centred(
            screen,
            rows_width + preview.width + 4,
            content.saturating_add(2),
        );
        let inner = panel::inner(outer);
        let keys_rows = keys_rows.min(inner.height.saturating_sub(1));
        let rows = Rect {
            width: inner.width.saturating_sub(preview.width),
            height: inner.height - keys_rows,
            ..inner
        };
        Place {
            outer,
            rows,
            preview: Rect {
                x: rows.right() + preview.width.min(2),
                width: preview.width.saturating_sub(2),
                ..rows
            },
            keys: Rect {
                y: inner.bottom().saturating_sub(1),
                height: keys_rows.min(1),
                ..inner
            },
            top: self.top(&lines, usize::from(rows.height)),
            lines,
            labels,
        }
    }

    /// Room for the preview with two columns of air before it; nothing when the screen has none.
    fn preview_size(&self, rows_width: u16, screen: Rect) -> Rect {
        let Some(scene) = self.preview else {
            return Rect::ZERO;
        };
        let board = scene.board;
        let sizes = PREVIEW_FORMS.map(|form| Geometry { board, form }.size());
        let size = sizes.into_iter().find(|size| {
            rows_width + size.width + 8 <= screen.width && size.height + 6 <= screen.height
        });
        size.map_or(Rect::ZERO, |size| {
            Rect::new(0, 0, size.width + 2, size.height + 1)
        })
    }

    fn lines(&self, ink: Ink<'_>, rows_width: u16, labels: u16) -> Vec<(usize, usize)> {
        let rows = self.rows.iter().enumerate();
        rows.flat_map(|(number, row)| {
            let height = row.height(ink, rows_width, labels);
            (0..height).map(move |part| (number, part))
        })
        .collect()
    }

    /// The first visible line: as scrolled, or so that the focused row is near the middle.
    fn top(&self, lines: &[(usize, usize)], visible: usize) -> usize {
        let most = lines.len().saturating_sub(visible);
        let Some(focus) = self.focus else {
            return self.scrolled.min(most);
        };
        let line = lines.iter().position(|&(row, _)| row == focus);
        line.unwrap_or(0).saturating_sub(visible / 2).min(most)
    }
}

/// A rectangle in the middle of another one, and not larger than it.
fn centred(screen: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(screen.width), height.min(screen.height));
    Rect {
        x: screen.x + (screen.width - width) / 2,
        y: screen.y + (screen.height - height) / 2,
        width,
        height,
    }
}
