//! The one table of all settings.

use std::fmt;
use std::str::FromStr;

use super::value::{AUTO, ColorChoice, Expected, FormName, Name, Number, Value};
use crate::board::Board;
use crate::clock::TimeControl;
use crate::lang::{Language, Texts, fill};
use crate::rules::Preset;
use crate::tui::theme::ThemeName;

/// A setting can't be what it is to be.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SettingError {
    /// There is no such setting.
    #[error("there is no setting {name:?}{}", nearest.map_or_else(String::new, |key| format!(": did you mean {key:?}?")))]
    Unknown {
        /// The name that was read.
        name: String,
        /// The name that looks most like it.
        nearest: Option<&'static str>,
    },
    /// The value is wrong.
    #[error("{key}: expected {expected}, found {found:?}")]
    Value {
        /// The setting.
        key: Key,
        /// What it can be.
        expected: Expected,
        /// What was read.
        found: String,
    },
}

impl Texts {
    /// Why a setting can't be what it is to be.
    #[must_use]
    pub fn setting_error(&self, error: &SettingError) -> String {
        match error {
            SettingError::Unknown { name, nearest } => match nearest {
                Some(nearest) => fill(
                    self.setting_unknown_nearest,
                    &[("name", name), ("nearest", nearest)],
                ),
                None => fill(self.setting_unknown, &[("name", name)]),
            },
            SettingError::Value {
                key,
                expected,
                found,
            } => fill(
                self.setting_wrong,
                &[
                    ("name", key.as_str()),
                    ("expected", &expected.words(self)),
                    ("found", found),
                ],
            ),
        }
    }
}

macro_rules! settings {
    ($( $variant:ident $field:ident: $value:ty, $help:ident; )+) => {
        /// A setting.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Key {
            $( #[doc = concat!("`", stringify!($field), "`.")] $variant, )+
        }

        impl Key {
            /// All settings, in the order in which they are shown.
            pub const ALL: &'static [Self] = &[$( Self::$variant, )+];

            /// The name in the config file and for `:set`.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $( Self::$variant => stringify!($field), )+ }
            }

            /// What the setting is about.
            #[must_use]
            pub const fn help(self, texts: &Texts) -> &'static str {
                match self { $( Self::$variant => texts.$help, )+ }
            }

            /// What it can be.
            #[must_use]
            pub const fn expected(self) -> Expected {
                match self { $( Self::$variant => <$value>::EXPECTED, )+ }
            }
        }

        /// Settings that one source gives; the others are left open.
        #[derive(Debug, Clone, PartialEq, Eq, Default)]
        pub struct Given {
            $(
                #[doc = concat!("`", stringify!($field), "`, if it is given.")]
                pub $field: Option<$value>,
            )+
        }

        impl Given {
            /// A setting as it is written; `None` when it is left open.
            #[must_use]
            pub fn get(&self, key: Key) -> Option<String> {
                match key { $( Key::$variant => self.$field.as_ref().map(Value::write), )+ }
            }

            /// Gives a setting, or leaves it open with `auto`.
            ///
            /// # Errors
            ///
            /// The value is none that the setting can have; then nothing has changed.
            pub fn set(&mut self, key: Key, text: &str) -> Result<(), SettingError> {
                match key {
                    $( Key::$variant => self.$field = read(key, text)?, )+
                }
                Ok(())
            }

            /// These settings, and where they are left open those of another source.
            #[must_use]
            pub fn or(self, other: Self) -> Self {
                Self { $( $field: self.$field.or(other.$field), )+ }
            }
        }
    };
}

settings! {
    Language language: Language, setting_language;
    Theme theme: ThemeName, setting_theme;
    Color color: ColorChoice, setting_color;
    Ascii ascii: bool, setting_ascii;
    Form form: FormName, setting_form;
    Smaller smaller: Number<0, 9>, setting_smaller;
    Animation animation: bool, setting_animation;
    Mouse mouse: bool, setting_mouse;
    Clock clock: TimeControl, setting_clock;
    Preset preset: Preset, setting_preset;
    Rings rings: Board, setting_rings;
    Player1 player_1: Name, setting_player_1;
    Player2 player_2: Name, setting_player_2;
    Autosave autosave: bool, setting_autosave;
    TableMemory table_memory: Number<1, 65536>, setting_table_memory;
}

/// How a line can go on that names a setting, or one of its values when the setting stands there
/// already.
#[must_use]
pub fn words(key: Option<&str>) -> Vec<&'static str> {
    match key.map(str::parse::<Key>) {
        None => Key::ALL.iter().map(|key| key.as_str()).collect(),
        Some(Err(_)) => Vec::new(),
        Some(Ok(key)) => {
            let choices = key.expected().choices().iter().copied();
            choices.chain([AUTO]).collect()
        }
    }
}

fn read<T: Value>(key: Key, text: &str) -> Result<Option<T>, SettingError> {
    let text = text.trim();
    if text == AUTO {
        return Ok(None);
    }
    match T::read(text) {
        Some(value) => Ok(Some(value)),
        None => Err(SettingError::Value {
            key,
            expected: T::EXPECTED,
            found: text.to_owned(),
        }),
    }
}

/// The name.
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Reads a name; `-` counts as `_`.
impl FromStr for Key {
    type Err = SettingError;

    fn from_str(text: &str) -> Result<Self, SettingError> {
        let name = text.to_ascii_lowercase().replace('-', "_");
        let found = Self::ALL.iter().find(|key| key.as_str() == name);
        found.copied().ok_or_else(|| SettingError::Unknown {
            name: text.to_owned(),
            nearest: {
                let names: Vec<_> = Self::ALL.iter().map(|key| key.as_str()).collect();
                crate::command::nearest(&name, &names)
            },
        })
    }
}
