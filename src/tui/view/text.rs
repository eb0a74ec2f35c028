//! Writing and cutting text.

use std::borrow::Cow;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Span;

use crate::tui::glyphs::Glyphs;

/// Cells that a text takes.
#[must_use]
pub fn width(text: &str) -> u16 {
    u16::try_from(Span::raw(text).width()).unwrap_or(u16::MAX)
}

/// A text of at most `room` cells: whole, or cut and ended by the sign for that.
#[must_use]
pub fn cut<'a>(text: &'a str, room: u16, glyphs: &Glyphs) -> Cow<'a, str> {
    if width(text) <= room {
        return Cow::Borrowed(text);
    }
    let Some(room) = room.checked_sub(width(glyphs.ellipsis)) else {
        return Cow::Borrowed("");
    };
    let mut kept = String::new();
    for letter in text.chars() {
        kept.push(letter);
        if width(&kept) > room {
            kept.pop();
            break;
        }
    }
    kept.push_str(glyphs.ellipsis);
    Cow::Owned(kept)
}

/// The same, cut between words where that leaves at least half of the room filled.
#[must_use]
pub fn cut_at_word<'a>(text: &'a str, room: u16, glyphs: &Glyphs) -> Cow<'a, str> {
    if width(text) <= room {
        return Cow::Borrowed(text);
    }
    let sign = width(glyphs.ellipsis) + 1;
    let mut best = None;
    for (at, _) in text.match_indices(' ') {
        if let Some(words) = text.get(..at)
            && width(words) + sign <= room
        {
            best = Some(words);
        }
    }
    match best {
        Some(words) if 2 * width(words) >= room => {
            Cow::Owned(format!("{words} {}", glyphs.ellipsis))
        }
        _ => cut(text, room, glyphs),
    }
}

/// A text in lines of at most `room` cells, broken between words; longer words are cut.
#[must_use]
pub fn wrap(text: &str, room: u16, glyphs: &Glyphs) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let word = cut(word, room, glyphs);
        match lines.last_mut() {
            Some(line) if width(line) + 1 + width(&word) <= room => {
                line.push(' ');
                line.push_str(&word);
            }
            _ => lines.push(word.into_owned()),
        }
    }
    lines
}

/// Writes one row of text from left to right, never beyond its area.
pub struct Pen<'a> {
    buffer: &'a mut Buffer,
    area: Rect,
    x: u16,
}

impl<'a> Pen<'a> {
    /// A pen at the left end of the first row of an area.
    pub fn new(area: Rect, buffer: &'a mut Buffer) -> Self {
        let area = area.intersection(buffer.area);
        Self {
            buffer,
            area: Rect {
                height: area.height.min(1),
                ..area
            },
            x: area.x,
        }
    }

    /// Cells left to the right.
    #[must_use]
    pub const fn room(&self) -> u16 {
        if self.area.height == 0 {
            0
        } else {
            (self.area.x + self.area.width).saturating_sub(self.x)
        }
    }

    /// The column the pen is in.
    #[must_use]
    pub const fn column(&self) -> u16 {
        self.x
    }

    /// Writes a text as far as it fits.
    pub fn write(&mut self, text: &str, style: Style) -> &mut Self {
        let room = self.room();
        if room > 0 {
            let (x, _) =
                self.buffer
                    .set_stringn(self.x, self.area.y, text, usize::from(room), style);
            self.x = x;
        }
        self
    }

    /// Leaves cells out.
    pub fn skip(&mut self, cells: u16) -> &mut Self {
        self.x += cells.min(self.room());
        self
    }

    /// Goes to a column of the area, never back.
    pub fn go_to(&mut self, column: u16) -> &mut Self {
        let target = self.area.x + column.min(self.area.width);
        self.x = self.x.max(target);
        self
    }

    /// Writes a text at the right end, unless it would touch what stands on the left.
    pub fn write_right(&mut self, text: &str, style: Style) -> &mut Self {
        let needed = width(text);
        if needed < self.room() {
            self.x = self.area.x + self.area.width - needed;
            self.write(text, style);
        }
        self
    }
}
