//! The characters that are not letters: one set of them for Unicode, one for pure ASCII.

use std::borrow::Cow;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::symbols::border;

/// Every character of the screen that is not part of a text, so that two values of this type are
/// the whole difference between Unicode and ASCII.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Glyphs {
    /// Whether only ASCII may reach the screen.
    pub ascii: bool,
    /// The name of the game.
    pub name: &'static str,
    /// The place of a removed ring, and an empty slot.
    pub gone: &'static str,
    /// Between a thing and how many of it there are.
    pub times: &'static str,
    /// Before the player to move and before the chosen line of a list.
    pub active: &'static str,
    /// What stands in place of a text that had to be cut.
    pub ellipsis: &'static str,
    /// Between facts on one line.
    pub separator: &'static str,
    /// A sign for something achieved.
    pub tick: &'static str,
    /// A text can be scrolled up.
    pub more_above: &'static str,
    /// A text can be scrolled down.
    pub more_below: &'static str,
    /// A level of a graph, from the lowest; the last one fills the cell.
    pub levels: &'static [&'static str],
    /// The line through the middle of a graph.
    pub axis: &'static str,
    /// A turning point in a graph.
    pub turning: &'static str,
    /// Border of a panel.
    pub border: border::Set<'static>,
    /// Border of the panel that matters now.
    pub thick_border: border::Set<'static>,
    /// Top and bottom of a vacant ring drawn as a box.
    pub vacant_box: [&'static str; 2],
    /// Top and bottom of a ring with a marble drawn as a box.
    pub marble_box: [&'static str; 2],
}

const ASCII_BORDER: border::Set<'static> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

const ASCII_THICK: border::Set<'static> = border::Set {
    horizontal_top: "=",
    horizontal_bottom: "=",
    vertical_left: "#",
    vertical_right: "#",
    ..ASCII_BORDER
};

impl Glyphs {
    /// For terminals with Unicode.
    pub const UNICODE: Self = Self {
        ascii: false,
        name: "ZÈRTZ",
        gone: "·",
        times: "×",
        active: "▶",
        ellipsis: "…",
        separator: "·",
        tick: "✓",
        more_above: "▲",
        more_below: "▼",
        levels: &["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"],
        axis: "─",
        turning: "◆",
        border: border::ROUNDED,
        thick_border: border::THICK,
        vacant_box: ["╭───╮", "╰───╯"],
        marble_box: ["┏━━━┓", "┗━━━┛"],
    };

    /// For everything else: `+-|` borders and dots.
    pub const ASCII: Self = Self {
        ascii: true,
        name: "ZERTZ",
        gone: ".",
        times: "x",
        active: ">",
        ellipsis: "~",
        separator: "-",
        tick: "+",
        more_above: "^",
        more_below: "v",
        levels: &["_", ".", ":", "#"],
        axis: "-",
        turning: "*",
        border: ASCII_BORDER,
        thick_border: ASCII_THICK,
        vacant_box: [".---.", "'---'"],
        marble_box: [".===.", "'==='"],
    };

    /// The set to use.
    #[must_use]
    pub const fn new(ascii: bool) -> Self {
        if ascii { Self::ASCII } else { Self::UNICODE }
    }

    /// A text as it may be shown: unchanged, or spelled with ASCII letters.
    ///
    /// ```
    /// use zertz::tui::glyphs::Glyphs;
    /// assert_eq!(Glyphs::ASCII.text("Züge · ×3"), "Zuege - x3");
    /// assert_eq!(Glyphs::UNICODE.text("Züge · ×3"), "Züge · ×3");
    /// ```
    #[must_use]
    pub fn text<'a>(&self, text: &'a str) -> Cow<'a, str> {
        if !self.ascii || text.is_ascii() {
            return Cow::Borrowed(text);
        }
        let mut spelled = String::with_capacity(text.len() + 8);
        for letter in text.chars() {
            match spelling(letter) {
                Some(ascii) => spelled.push_str(ascii),
                None => spelled.push(letter),
            }
        }
        Cow::Owned(spelled)
    }

    /// In ASCII mode, the last resort: whatever is drawn and not ASCII is replaced cell by cell.
    pub fn purify(&self, area: Rect, buffer: &mut Buffer) {
        if !self.ascii {
            return;
        }
        let area = area.intersection(buffer.area);
        for y in area.top()..area.bottom() {
            for x in area.left()..area.right() {
                let cell = &mut buffer[(x, y)];
                if cell.symbol().is_ascii() {
                    continue;
                }
                let ascii = cell.symbol().chars().next().and_then(spelling);
                let ascii = ascii.and_then(|text| text.get(..1)).unwrap_or("?");
                cell.set_symbol(ascii);
            }
        }
    }
}

/// How a letter is written in ASCII; `None` for a letter that is ASCII already.
const fn spelling(letter: char) -> Option<&'static str> {
    if letter.is_ascii() {
        return None;
    }
    Some(match letter {
        'ä' | 'æ' => "ae",
        'ö' | 'œ' => "oe",
        'ü' => "ue",
        'Ä' | 'Æ' => "Ae",
        'Ö' | 'Œ' => "Oe",
        'Ü' => "Ue",
        'ß' => "ss",
        'à'..='å' | 'ā' => "a",
        'À'..='Å' => "A",
        'è'..='ë' => "e",
        'È'..='Ë' => "E",
        'ì'..='ï' => "i",
        'Ì'..='Ï' => "I",
        'ò'..='õ' | 'ø' => "o",
        'Ò'..='Õ' | 'Ø' => "O",
        'ù'..='û' => "u",
        'Ù'..='Û' => "U",
        'ç' => "c",
        'Ç' => "C",
        'ñ' => "n",
        'Ñ' => "N",
        'ł' => "l",
        '×' => "x",
        '·' | '–' | '—' | '−' | '─' | '━' => "-",
        '…' => "...",
        '‘' | '’' | '‚' => "'",
        '“' | '”' | '„' | '«' | '»' => "\"",
        '▶' | '→' | '›' | '▸' => ">",
        '◀' | '←' | '‹' => "<",
        '↑' | '▲' => "^",
        '↓' | '▼' => "v",
        '✓' | '±' => "+",
        '•' | '●' | '◆' => "*",
        '≥' => ">=",
        '≤' => "<=",
        '\u{a0}' | '\u{2009}' | '\u{202f}' => " ",
        _ => "?",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ascii_glyph_is_ascii() {
        let debug = format!("{:?}", Glyphs::ASCII);
        assert!(debug.is_ascii(), "{debug}");
        assert!(!format!("{:?}", Glyphs::UNICODE).is_ascii());
    }

    #[test]
    fn purify_leaves_ascii_only() {
        let mut buffer = Buffer::with_lines(["ZÈRTZ 漢字 ▶ ok"]);
        Glyphs::ASCII.purify(buffer.area, &mut buffer);
        let text: String = buffer
            .content
            .iter()
            .map(ratatui::buffer::Cell::symbol)
            .collect();
        assert!(text.is_ascii(), "{text}");
        assert!(
            text.starts_with("ZERTZ ?") && text.ends_with("> ok"),
            "{text}"
        );
    }
}
