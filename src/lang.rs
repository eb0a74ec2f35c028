//! All texts that the program shows while playing, in every language it speaks.
//!
//! [`Texts`] is one flat list of templates. English and the list itself stand in `lang/en.rs`, one
//! line a text; every other language is one file that fills in the same list, so the compiler
//! finds what is missing. Templates have named `{placeholders}` that [`fill`] replaces.
//!
//! Turns, positions and ring names are the same in all languages: `W`, `G` and `B` belong to the
//! official notation.

mod actions;
mod de;
mod en;
mod faults;
mod reasons;
mod refusals;
mod words;

use std::fmt;
use std::str::FromStr;

pub use actions::printable;
pub use en::Texts;

/// A language of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// German.
    German,
}

/// A text names no language.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected en or de, found {found:?}")]
pub struct UnknownLanguage {
    /// The text that was read.
    pub found: String,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::English, Self::German];

    /// The two letters used on the command line, in the config file and in locales.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
        }
    }

    /// The texts.
    #[must_use]
    pub const fn texts(self) -> &'static Texts {
        match self {
            Self::English => &en::TEXTS,
            Self::German => &de::TEXTS,
        }
    }

    /// The language of a locale such as `de_DE.UTF-8`; `None` when the program does not speak it.
    ///
    /// ```
    /// use zertz::lang::Language;
    /// assert_eq!(Language::from_locale("de_AT.UTF-8"), Some(Language::German));
    /// assert_eq!(Language::from_locale("C"), None);
    /// ```
    #[must_use]
    pub fn from_locale(locale: &str) -> Option<Self> {
        let code = locale
            .split(|letter: char| !letter.is_ascii_alphabetic())
            .next()?;
        code.to_ascii_lowercase().parse().ok()
    }
}

/// The two letters.
impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Self, UnknownLanguage> {
        Self::ALL
            .into_iter()
            .find(|language| language.code() == text)
            .ok_or_else(|| UnknownLanguage {
                found: text.to_owned(),
            })
    }
}

/// Puts values into a template's `{placeholders}`. A placeholder without a value stays as it is;
/// values are not looked into.
///
/// ```
/// use zertz::lang::fill;
/// assert_eq!(fill("{player} to move", &[("player", "Ann")]), "Ann to move");
/// ```
#[must_use]
pub fn fill(template: &str, values: &[(&str, &str)]) -> String {
    let mut text = String::with_capacity(template.len() + 16);
    let mut rest = template;
    while let Some(open) = rest.find('{') {
        let (before, from) = rest.split_at(open);
        text.push_str(before);
        let value = from.find('}').and_then(|close| {
            let (_, value) = values.iter().find(|(name, _)| *name == &from[1..close])?;
            Some((*value, close + 1))
        });
        if let Some((value, length)) = value {
            text.push_str(value);
            rest = &from[length..];
        } else {
            text.push('{');
            rest = &from[1..];
        }
    }
    text.push_str(rest);
    text
}
