//! A line of text being typed.

/// A text with a cursor between its letters.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Line {
    text: String,
    /// In bytes, always between two letters.
    cursor: usize,
}

/// A change to a [`Line`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Edit {
    /// One letter to the left.
    Left,
    /// One letter to the right.
    Right,
    /// Before the first letter.
    Home,
    /// Behind the last letter.
    End,
    /// The letter before the cursor goes.
    Backspace,
    /// The letter behind the cursor goes.
    Delete,
    /// The word before the cursor goes.
    WordBack,
    /// Everything before the cursor goes.
    ToStart,
    /// Everything behind the cursor goes.
    ToEnd,
}

impl Line {
    /// The most bytes that are kept; what is pasted beyond is dropped.
    pub const LONGEST: usize = 64 * 1024;

    /// A text with the cursor at its end.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Self {
        let text = text.into();
        let cursor = text.len();
        Self { text, cursor }
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text before the cursor.
    #[must_use]
    pub fn before_cursor(&self) -> &str {
        self.text.get(..self.cursor).unwrap_or_default()
    }

    /// Types a letter; control characters are ignored.
    pub fn insert(&mut self, letter: char) {
        if !letter.is_control() && self.text.len() + letter.len_utf8() <= Self::LONGEST {
            self.text.insert(self.cursor, letter);
            self.cursor += letter.len_utf8();
        }
    }

    /// Types a text; the ends of its lines become blanks.
    pub fn paste(&mut self, text: &str) {
        for letter in text.chars() {
            self.insert(if letter.is_whitespace() { ' ' } else { letter });
        }
    }

    /// Changes the text or moves the cursor. `false` when that was not possible.
    pub fn edit(&mut self, edit: Edit) -> bool {
        let before = self.clone();
        match edit {
            Edit::Left => self.cursor = self.previous(),
            Edit::Right => self.cursor = self.next(),
            Edit::Home => self.cursor = 0,
            Edit::End => self.cursor = self.text.len(),
            Edit::Backspace => self.remove(self.previous(), self.cursor),
            Edit::Delete => self.remove(self.cursor, self.next()),
            Edit::WordBack => {
                let words = self.before_cursor().trim_end();
                let start = words.rfind(char::is_whitespace).map_or(0, |at| {
                    at + words[at..].chars().next().map_or(0, char::len_utf8)
                });
                self.remove(start, self.cursor);
            }
            Edit::ToStart => self.remove(0, self.cursor),
            Edit::ToEnd => self.text.truncate(self.cursor),
        }
        *self != before
    }

    fn remove(&mut self, from: usize, to: usize) {
        self.text.replace_range(from..to, "");
        self.cursor = from;
    }

    fn previous(&self) -> usize {
        let letter = self.before_cursor().chars().next_back();
        self.cursor - letter.map_or(0, char::len_utf8)
    }

    fn next(&self) -> usize {
        let letter = self
            .text
            .get(self.cursor..)
            .unwrap_or_default()
            .chars()
            .next();
        self.cursor + letter.map_or(0, char::len_utf8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edited(text: &str, edits: &[Edit]) -> (String, String) {
        let mut line = Line::new(text);
        for &edit in edits {
            line.edit(edit);
        }
        (line.text().to_owned(), line.before_cursor().to_owned())
    }

    #[test]
    fn editing_goes_by_letters_not_bytes() {
        use Edit::{Backspace, Delete, Home, Left, Right};
        assert_eq!(edited("Zü", &[Backspace]), ("Z".into(), "Z".into()));
        assert_eq!(edited("Zü", &[Left, Left, Left, Delete]).0, "ü");
        assert_eq!(edited("Zü", &[Home, Right]).1, "Z");
        assert_eq!(edited("", &[Backspace, Delete, Left, Right]).0, "");
    }

    #[test]
    fn words_and_ends_go_at_once() {
        use Edit::{Left, ToEnd, ToStart, WordBack};
        assert_eq!(edited("save my game", &[WordBack]).0, "save my ");
        assert_eq!(edited("save my  ", &[WordBack]).0, "save ");
        assert_eq!(edited("save", &[WordBack, WordBack]).0, "");
        assert_eq!(edited("ab cd", &[Left, ToStart]).0, "d");
        assert_eq!(edited("ab cd", &[Left, ToEnd]).0, "ab c");
    }

    #[test]
    fn pasted_lines_become_one() {
        let mut line = Line::new("a");
        line.paste("b\r\nc\u{1b}d");
        assert_eq!(line.text(), "ab  cd");
    }
}
