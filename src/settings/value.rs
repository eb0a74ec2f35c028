//! The kinds of values that settings have, and how they are written.

use std::fmt;

use crate::board::Board;
use crate::clock::TimeControl;
use crate::lang::{Language, Texts, fill};
use crate::rules::Preset;
use crate::tui::geometry::Look;
use crate::tui::theme::ThemeName;

/// The word that leaves a setting to the environment or to the default.
pub(super) const AUTO: &str = "auto";

/// What a setting's value can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Expected {
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A whole number.
    Number {
        /// The least.
        least: u32,
        /// The greatest.
        most: u32,
    },
    /// A time control.
    Clock,
    /// A player's name.
    Name,
}

impl Expected {
    /// The words to choose from besides `auto`; empty when there are too many.
    #[must_use]
    pub const fn choices(self) -> &'static [&'static str] {
        match self {
            Self::OneOf(words) => words,
            Self::Clock => &["none", "5", "5+3", "10", "10+5", "30"],
            Self::Number { .. } | Self::Name => &[],
        }
    }

    /// In words: "dark, light or auto", "a number from 0 to 9 or auto".
    #[must_use]
    pub fn words(self, texts: &Texts) -> String {
        match self {
            Self::OneOf(words) => texts.one_of(words.iter().chain(&[AUTO])),
            Self::Number { least, most } => fill(
                texts.expected_number,
                &[("least", &least.to_string()), ("most", &most.to_string())],
            ),
            Self::Clock => texts.expected_clock.to_owned(),
            Self::Name => texts.expected_name.to_owned(),
        }
    }
}

/// In English words.
impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words(Language::English.texts()))
    }
}

/// A type of values that settings have.
pub trait Value: Sized {
    /// What can be written.
    const EXPECTED: Expected;

    /// Reads a value.
    fn read(text: &str) -> Option<Self>;

    /// Writes it, so that [`Value::read`] reads it back.
    fn write(&self) -> String;
}

/// Types that parse and print what they are called.
macro_rules! named_value {
    ($($name:ty: $expected:expr;)+) => {
        $(impl Value for $name {
            const EXPECTED: Expected = $expected;

            fn read(text: &str) -> Option<Self> {
                text.parse().ok()
            }

            fn write(&self) -> String {
                self.to_string()
            }
        })+
    };
}

named_value! {
    Language: Expected::OneOf(&["en", "de"]);
    ThemeName: Expected::OneOf(&["dark", "light", "high-contrast", "16", "none"]);
    Preset: Expected::OneOf(&["basic", "blitz", "expanded", "tournament"]);
    Board: Expected::OneOf(&["37", "40", "43", "44", "48", "61"]);
    TimeControl: Expected::Clock;
}

/// Enums whose values are only named in settings.
macro_rules! choice {
    (
        $(#[$meta:meta])* $name:ident {
            $( $(#[$doc:meta])* $variant:ident = $text:literal, )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum $name { $( $(#[$doc])* $variant, )+ }

        impl Value for $name {
            const EXPECTED: Expected = Expected::OneOf(&[$( $text, )+]);

            fn read(text: &str) -> Option<Self> {
                match text {
                    $( $text => Some(Self::$variant), )+
                    _ => None,
                }
            }

            fn write(&self) -> String {
                match self {
                    $( Self::$variant => $text.to_owned(), )+
                }
            }
        }
    };
}

choice! {
    /// Whether to use colour, whatever the environment says.
    ColorChoice {
        /// Always.
        Always = "always",
        /// Never.
        Never = "never",
    }
}

choice! {
    /// The largest form in which the board is drawn.
    FormName {
        /// Round rings of half-block pixels.
        Disc = "disc",
        /// Boxes of three text rows.
        Box = "box",
        /// One text row a ring, five columns wide.
        Wide = "wide",
        /// One text row a ring, three columns wide.
        Small = "small",
        /// One cell a ring.
        Compact = "compact",
    }
}

impl FormName {
    /// The forms of the board that suit a terminal, at most as large as a chosen one. Discs need
    /// colour and half-blocks.
    #[must_use]
    pub const fn look(largest: Option<Self>, theme: ThemeName, ascii: bool) -> Look {
        match largest {
            Some(Self::Wide) => Look::Wide,
            Some(Self::Small) => Look::Small,
            Some(Self::Compact) => Look::Compact,
            Some(Self::Box) => Look::Boxes,
            Some(Self::Disc) | None if ascii || matches!(theme, ThemeName::None) => Look::Boxes,
            Some(Self::Disc) | None => Look::Discs,
        }
    }
}

impl Value for bool {
    const EXPECTED: Expected = Expected::OneOf(&["on", "off"]);

    fn read(text: &str) -> Option<Self> {
        match text {
            "on" | "true" | "yes" | "1" => Some(true),
            "off" | "false" | "no" | "0" => Some(false),
            _ => None,
        }
    }

    fn write(&self) -> String {
        (if *self { "on" } else { "off" }).to_owned()
    }
}

/// A whole number from `LEAST` to `MOST`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Number<const LEAST: u32, const MOST: u32>(u32);

impl<const LEAST: u32, const MOST: u32> Number<LEAST, MOST> {
    /// The number, if it is in the range.
    #[must_use]
    pub const fn new(value: u32) -> Option<Self> {
        if value >= LEAST && value <= MOST {
            Some(Self(value))
        } else {
            None
        }
    }

    /// The number.
    #[must_use]
    pub const fn get(self) -> u32 {
        self.0
    }
}

impl<const LEAST: u32, const MOST: u32> Value for Number<LEAST, MOST> {
    const EXPECTED: Expected = Expected::Number {
        least: LEAST,
        most: MOST,
    };

    fn read(text: &str) -> Option<Self> {
        let digits = text.bytes().all(|digit| digit.is_ascii_digit());
        text.parse().ok().filter(|_| digits).and_then(Self::new)
    }

    fn write(&self) -> String {
        self.0.to_string()
    }
}

/// A player's name: not empty, at most 60 letters, no control characters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Name(String);

impl Name {
    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Value for Name {
    const EXPECTED: Expected = Expected::Name;

    fn read(text: &str) -> Option<Self> {
        const MOST_LETTERS: usize = 60;
        let name = text.trim();
        let fits = !name.is_empty() && name.chars().count() <= MOST_LETTERS;
        let clean = !name.chars().any(char::is_control);
        (fits && clean).then(|| Self(name.to_owned()))
    }

    fn write(&self) -> String {
        self.0.clone()
    }
}
