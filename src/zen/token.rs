//! The words of a ZEN file.

use std::borrow::Cow;
use std::fmt::Write;

use super::fault::ZenPart;

/// A word and where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Token<'a> {
    /// Offset in bytes.
    pub(super) at: usize,
    pub(super) kind: Kind<'a>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Kind<'a> {
    /// `[Name "value"]`
    Tag(&'a str, Cow<'a, str>),
    /// `{text}`, escapes left as they are.
    Comment(&'a str),
    /// `(`
    Open,
    /// `)`
    Close,
    /// Anything else up to a blank or one of those.
    Word(&'a str),
}

/// Something else was expected at an offset.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Unexpected {
    pub(super) at: usize,
    pub(super) expected: ZenPart,
}

/// The words of a text, one after the other.
#[derive(Debug, Clone)]
pub(super) struct Tokens<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Tokens<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn skip_blanks(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
    }

    /// Takes what stands before `end`, and `end`.
    fn take_until(&mut self, end: char, expected: ZenPart) -> Result<&'a str, Unexpected> {
        let rest = self.rest();
        let Some(length) = rest.find(end) else {
            let at = self.text.len();
            return Err(Unexpected { at, expected });
        };
        self.at += length + end.len_utf8();
        Ok(rest.get(..length).unwrap_or_default())
    }

    /// The next word, if it satisfies a condition.
    pub(super) fn word_if(&mut self, accept: impl Fn(&str) -> bool) -> Option<&'a str> {
        let mut ahead = self.clone();
        match ahead.next() {
            Some(Ok(Token {
                kind: Kind::Word(word),
                ..
            })) if accept(word) => {
                *self = ahead;
                Some(word)
            }
            _ => None,
        }
    }

    fn tag(&mut self) -> Result<Kind<'a>, Unexpected> {
        self.skip_blanks();
        let rest = self.rest();
        let end = rest
            .find(|letter: char| !letter.is_alphanumeric() && letter != '_')
            .unwrap_or(rest.len());
        let name = rest.get(..end).unwrap_or_default();
        if name.is_empty() {
            return Err(self.error(ZenPart::TagName));
        }
        self.at += end;
        self.expect('"', ZenPart::TagValue)?;
        let start = self.at;
        let value = self.quoted(start)?;
        self.expect(']', ZenPart::TagEnd)?;
        Ok(Kind::Tag(name, value))
    }

    /// The value of a tag up to its closing quotation mark.
    fn quoted(&mut self, start: usize) -> Result<Cow<'a, str>, Unexpected> {
        let mut escaped = false;
        let mut escapes = false;
        for (offset, letter) in self.rest().char_indices() {
            if escaped {
                escaped = false;
            } else if letter == '\\' {
                (escaped, escapes) = (true, true);
            } else if letter == '"' {
                let value = self.text.get(start..start + offset).unwrap_or_default();
                self.at = start + offset + 1;
                return Ok(if escapes {
                    let value = value.replace("\\\"", "\"").replace("\\\\", "\\");
                    Cow::Owned(unescaped(&value).into_owned())
                } else {
                    unescaped(value)
                });
            }
        }
        let at = self.text.len();
        let expected = ZenPart::ValueEnd;
        Err(Unexpected { at, expected })
    }

    fn expect(&mut self, letter: char, expected: ZenPart) -> Result<(), Unexpected> {
        self.skip_blanks();
        if !self.rest().starts_with(letter) {
            return Err(self.error(expected));
        }
        self.at += letter.len_utf8();
        Ok(())
    }

    const fn error(&self, expected: ZenPart) -> Unexpected {
        Unexpected {
            at: self.at,
            expected,
        }
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Result<Token<'a>, Unexpected>;

    fn next(&mut self) -> Option<Self::Item> {
        self.skip_blanks();
        let at = self.at;
        let rest = self.rest();
        let first = rest.chars().next()?;
        if matches!(first, '[' | '{' | '(' | ')' | ']' | '}') {
            self.at += 1;
        }
        let kind = match first {
            '[' => self.tag(),
            '{' => self.take_until('}', ZenPart::CommentEnd).map(Kind::Comment),
            '(' => Ok(Kind::Open),
            ')' => Ok(Kind::Close),
            ']' | '}' => {
                let expected = ZenPart::Token;
                Err(Unexpected { at, expected })
            }
            _ => {
                let end = |letter: char| letter.is_whitespace() || "[]{}()".contains(letter);
                let length = rest.find(end).unwrap_or(rest.len());
                self.at += length;
                Ok(Kind::Word(rest.get(..length).unwrap_or_default()))
            }
        };
        Some(kind.map(|kind| Token { at, kind }))
    }
}

/// A text with its numeric character references resolved: `&#125;` is `}`.
pub(super) fn unescaped(text: &str) -> Cow<'_, str> {
    if !text.contains("&#") {
        return Cow::Borrowed(text);
    }
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find("&#") {
        let (before, reference) = rest.split_at(start);
        plain.push_str(before);
        let (letter, length) = character(reference).unwrap_or(('&', 1));
        plain.push(letter);
        rest = reference.get(length..).unwrap_or_default();
    }
    plain.push_str(rest);
    Cow::Owned(plain)
}

/// The character of the reference at the start of a text, and the reference's length.
fn character(text: &str) -> Option<(char, usize)> {
    let digits = text.strip_prefix("&#")?;
    let end = digits.find(|letter: char| !letter.is_ascii_digit())?;
    if end == 0 || end > 7 || !digits.get(end..)?.starts_with(';') {
        return None;
    }
    let letter = digits.get(..end)?.parse().ok().and_then(char::from_u32)?;
    Some((letter, end + 3))
}

/// A text in which the given characters are written as references, and so is every `&` that would
/// begin one.
pub(super) fn escaped(text: &str, special: impl Fn(usize, char) -> bool) -> String {
    let mut escaped = String::with_capacity(text.len());
    for (at, letter) in text.char_indices() {
        let begins_reference = text.get(at..).is_some_and(|rest| rest.starts_with("&#"));
        if begins_reference || special(at, letter) {
            let _ = write!(escaped, "&#{};", u32::from(letter));
        } else {
            escaped.push(letter);
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<Kind<'_>> {
        Tokens::new(text).map(|token| token.unwrap().kind).collect()
    }

    #[test]
    fn texts_fall_into_words() {
        let text = "[Event \"a \\\"b\\\" &#125;\"]\n1. Wb3-c4{good (yes)}(1.Wd4)*";
        let expected = vec![
            Kind::Tag("Event", "a \"b\" }".into()),
            Kind::Word("1."),
            Kind::Word("Wb3-c4"),
            Kind::Comment("good (yes)"),
            Kind::Open,
            Kind::Word("1.Wd4"),
            Kind::Close,
            Kind::Word("*"),
        ];
        assert_eq!(kinds(text), expected);
        for (bad, at, expected) in [
            ("{open", 5, ZenPart::CommentEnd),
            (" }", 1, ZenPart::Token),
            ("[", 1, ZenPart::TagName),
            ("[A b", 3, ZenPart::TagValue),
            ("[A \"b", 5, ZenPart::ValueEnd),
            ("[A \"b\" c", 7, ZenPart::TagEnd),
        ] {
            let error = Tokens::new(bad).next().unwrap().unwrap_err();
            assert_eq!(error, Unexpected { at, expected }, "{bad}");
        }
    }

    #[test]
    fn references_read_back() {
        for text in ["", "&", "&#", "&#125;", "a } b & c &#38;#125; ü", "}}"] {
            let written = escaped(text, |_, letter| letter == '}');
            assert!(!written.contains('}'), "{written}");
            assert_eq!(unescaped(&written), text);
        }
        assert_eq!(
            unescaped("&#x; &#99999999; &#1114112; &#65"),
            "&#x; &#99999999; &#1114112; &#65"
        );
    }
}
