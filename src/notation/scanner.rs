//! Reading a text letter by letter, with the column at hand for errors.

use crate::board::RingName;
use crate::rules::Marble;

/// What stands behind the last character.
pub(crate) const THE_END: &str = "the end";

/// A place in a text.
#[derive(Clone)]
pub(super) struct Scanner<'a> {
    rest: std::iter::Peekable<std::str::Chars<'a>>,
    /// Column of the next character, from 1.
    pub(super) column: usize,
}

impl<'a> Scanner<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self {
            rest: text.chars().peekable(),
            column: 1,
        }
    }

    pub(super) fn peek(&mut self) -> Option<char> {
        self.rest.peek().copied()
    }

    pub(super) fn next(&mut self) -> Option<char> {
        let next = self.rest.next()?;
        self.column += 1;
        Some(next)
    }

    pub(super) fn skip_blanks(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.next();
        }
    }

    /// Takes the next character if it is one of these.
    pub(super) fn take(&mut self, any_of: &[char]) -> bool {
        let found = self.peek().is_some_and(|next| any_of.contains(&next));
        if found {
            self.next();
        }
        found
    }

    /// Takes a ring name, or nothing.
    pub(super) fn ring_name(&mut self) -> Option<RingName> {
        let mut ahead = self.clone();
        let name: String = [ahead.next()?, ahead.next()?].iter().collect();
        let name = name.parse().ok()?;
        *self = ahead;
        Some(name)
    }

    /// Takes a colour letter that stands before another letter, or nothing: `b` before a digit is
    /// a column.
    pub(super) fn marble(&mut self) -> Option<Marble> {
        let mut ahead = self.clone();
        let marble = Marble::from_letter(ahead.next()?)?;
        ahead.skip_blanks();
        if ahead.peek().is_some_and(|next| next.is_ascii_digit()) {
            return None;
        }
        self.next();
        Some(marble)
    }

    /// What stands here, for an error message.
    pub(super) fn found(&mut self) -> String {
        self.peek()
            .map_or_else(|| THE_END.to_owned(), |next| format!("{next:?}"))
    }
}
