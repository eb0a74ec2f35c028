//! The frame of a panel.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Span;
use ratatui::widgets::{Block, BorderType, Widget};

use super::Ink;
use super::text::{cut, width};

/// The inside of a panel: all but border and a column of air on both sides.
#[must_use]
pub fn inner(area: Rect) -> Rect {
    let horizontal = if area.width > 12 { 2 } else { 1 };
    Rect {
        x: area.x + horizontal.min(area.width),
        y: area.y + 1.min(area.height),
        width: area.width.saturating_sub(2 * horizontal),
        height: area.height.saturating_sub(2),
    }
}

/// The cells that a heading has in the border, beside a text of some width at its right end: each
/// has a blank on both sides, and the border's corner and one cell more behind it.
#[must_use]
pub const fn heading_room(area: Rect, right: u16) -> u16 {
    let taken = if right > 0 { right + 2 } else { 0 };
    area.width.saturating_sub(taken + 6)
}

/// Draws border and heading of a panel that is not active and has nothing else in its border, and
/// returns the inside.
pub fn quiet(ink: Ink<'_>, heading: &str, area: Rect, buffer: &mut Buffer) -> Rect {
    draw(ink, heading, &Span::default(), false, area, buffer)
}

/// Draws border and heading, with a short text at the right end of the upper border, and returns
/// the inside. The style of that text comes on top of the heading's. The active panel has a thick border.
pub fn draw(
    ink: Ink<'_>,
    heading: &str,
    right: &Span<'_>,
    active: bool,
    area: Rect,
    buffer: &mut Buffer,
) -> Rect {
    let Ink { theme, glyphs } = ink;
    let area = area.intersection(buffer.area);
    if area.width < 2 || area.height < 2 {
        return Rect::ZERO;
    }
    let (set, border) = if active {
        (glyphs.thick_border, theme.active)
    } else {
        (glyphs.border, theme.quiet)
    };
    Block::bordered()
        .border_type(BorderType::Plain)
        .border_set(set)
        .border_style(border)
        .render(area, buffer);
    let style = if active { theme.active } else { theme.strong };
    let (right, right_style) = (glyphs.text(&right.content), style.patch(right.style));
    let right_width = if right.is_empty() {
        0
    } else {
        width(&right) + 3
    };
    let keep_right = right_width > 0 && right_width + 10 <= area.width;
    let beside = if keep_right { width(&right) } else { 0 };
    let heading = glyphs.text(heading);
    let heading = cut(&heading, heading_room(area, beside), glyphs);
    if !heading.is_empty() {
        buffer.set_string(area.x + 2, area.y, format!(" {heading} "), style);
    }
    if keep_right {
        let x = area.right() - 1 - right_width;
        buffer.set_string(x, area.y, format!(" {right} "), right_style);
    }
    inner(area)
}
