//! What can follow a command's name.

use std::fmt;

use crate::lang::{Language, Texts};

/// What follows a command's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Argument {
    /// Nothing.
    None,
    /// A file.
    File,
    /// A file or nothing.
    OptionalFile,
    /// Board, preset and who begins, in any order, or nothing.
    NewGame,
    /// A column letter.
    Column,
    /// A colour or nothing.
    OptionalMarble,
    /// A ring.
    Ring,
    /// A ring or nothing.
    OptionalRing,
    /// A number of turns.
    Turn,
    /// A setting and its value, or a setting, or nothing.
    Setting,
    /// Two names.
    Names,
    /// Any text or nothing.
    Text,
    /// A position line.
    Position,
    /// A command's name or nothing.
    Command,
}

impl Argument {
    /// The argument as help writes it, such as `FILE`; empty when there is none.
    #[must_use]
    pub const fn syntax(self, texts: &Texts) -> &'static str {
        match self {
            Self::None => "",
            Self::File => texts.argument_file,
            Self::OptionalFile => texts.argument_optional_file,
            Self::NewGame => texts.argument_new_game,
            Self::Column => texts.argument_column,
            Self::OptionalMarble => "[W|G|B]",
            Self::Ring => texts.argument_ring,
            Self::OptionalRing => texts.argument_optional_ring,
            Self::Turn => texts.argument_turn,
            Self::Setting => texts.argument_setting,
            Self::Names => texts.argument_names,
            Self::Text => texts.argument_text,
            Self::Position => texts.argument_position,
            Self::Command => texts.argument_command,
        }
    }

    /// What is expected in the place of something wrong.
    #[must_use]
    pub fn expected(self, texts: &Texts) -> String {
        let words = match self {
            Self::None => texts.expected_nothing,
            Self::File | Self::OptionalFile => texts.expected_file,
            Self::NewGame => texts.expected_new_game,
            Self::Column => texts.expected_column,
            Self::OptionalMarble => texts.expected_marble,
            Self::Ring | Self::OptionalRing => texts.expected_ring,
            Self::Turn => texts.expected_turn,
            Self::Setting => texts.expected_setting,
            Self::Names => texts.expected_names,
            Self::Text => texts.expected_text,
            Self::Position => texts.expected_position,
            Self::Command => texts.expected_command,
        };
        words.to_owned()
    }
}

/// What is expected, in English.
impl fmt::Display for Argument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.expected(Language::English.texts()))
    }
}
