//! A game and where it came from.

use std::path::{Path, PathBuf};

use crate::record::{Game, Reading, Warning};

/// Where a game came from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Origin {
    /// A file, which the game can be saved to.
    File(PathBuf),
    /// An example of the program, by its name.
    Example(&'static str),
    /// A record in an archive, named `ARCHIVE/NAME`.
    Archived(String),
}

/// A game that was opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opened {
    /// The game.
    pub game: Game,
    /// What was odd about its record.
    pub warnings: Vec<Warning>,
    /// Where it came from.
    pub origin: Origin,
}

impl Origin {
    /// The file that the game can be saved to; `None` when it belongs to no file of its own.
    #[must_use]
    pub fn file(&self) -> Option<&Path> {
        match self {
            Self::File(path) => Some(path),
            Self::Example(_) | Self::Archived(_) => None,
        }
    }

    /// The last part of its name.
    ///
    /// ```
    /// use zertz::library::Origin;
    /// assert_eq!(Origin::Archived("games.zip/2001/a.sgf".to_owned()).short_name(), "a.sgf");
    /// ```
    #[must_use]
    pub fn short_name(&self) -> String {
        match self {
            Self::File(path) => path.file_name().map_or_else(
                || path.display().to_string(),
                |name| name.to_string_lossy().into_owned(),
            ),
            Self::Example(name) => (*name).to_owned(),
            Self::Archived(name) => name.rsplit('/').next().unwrap_or(name).to_owned(),
        }
    }
}

/// The whole name: the path, the example, or `ARCHIVE/NAME`.
impl std::fmt::Display for Origin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::File(path) => path.display().fmt(f),
            Self::Example(name) => f.write_str(name),
            Self::Archived(name) => f.write_str(name),
        }
    }
}

impl Opened {
    pub(super) fn new(reading: Reading, origin: Origin) -> Self {
        Self {
            game: reading.game,
            warnings: reading.warnings,
            origin,
        }
    }
}
