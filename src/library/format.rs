//! The formats of game files.

use std::fmt;
use std::io;
use std::path::Path;

use super::archive::ArchiveFault;
use super::system::SystemError;
use crate::record::{Game, JsonError, Reading, Strictness, Unwritable, Written};
use crate::sgf::{self, SgfError};
use crate::zen::{self, ZenError, ZenFault};

/// A format of game files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Format {
    /// The program's own, `.json`.
    Json,
    /// That of the zertz.app web client, `.zen`.
    Zen,
    /// That of boardspace.net, `.sgf`.
    Sgf,
}

/// Why a record can't be loaded.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LoadError {
    /// The system does not let us read the file.
    #[error(transparent)]
    Unreadable(#[from] SystemError),
    /// A collection does not go that far.
    #[error("there is no such record")]
    Missing,
    /// A collection holds nothing.
    #[error("there is no record in it")]
    Empty,
    /// The file's name does not say what it is.
    #[error("expected a file that ends in .json, .zen, .sgf or .zip")]
    Ending,
    /// The file is longer than any record.
    #[error("the file is longer than 4 MiB")]
    TooLong,
    /// There are more files than anybody has.
    #[error("more than {0} files")]
    TooMany(usize),
    /// The text is not UTF-8.
    #[error("the text is not UTF-8 from byte {0} on")]
    NotText(usize),
    /// The archive is damaged, or something that is not opened.
    #[error("the archive can't be read: {0}")]
    Archive(ArchiveFault),
    /// The JSON file is wrong.
    #[error(transparent)]
    Json(#[from] JsonError),
    /// The ZEN file is wrong.
    #[error(transparent)]
    Zen(#[from] ZenError),
    /// The Boardspace record is wrong.
    #[error(transparent)]
    Sgf(#[from] SgfError),
}

/// Sorts of errors, for summaries.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ErrorKind {
    /// The file can't be read at all.
    Unreadable,
    /// The file is too large, or there are too many.
    TooLarge,
    /// The file is not written as its format asks.
    Syntax,
    /// The file holds something else than a game that the program knows.
    Unsupported,
    /// An action is against the rules or impossible.
    Illegal,
    /// The result contradicts the turns.
    Result,
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Unreadable => "unreadable",
            Self::TooLarge => "too large",
            Self::Syntax => "syntax",
            Self::Unsupported => "unsupported",
            Self::Illegal => "illegal",
            Self::Result => "result",
        })
    }
}

impl From<io::Error> for LoadError {
    fn from(error: io::Error) -> Self {
        Self::Unreadable(error.into())
    }
}

impl LoadError {
    /// What sort of error it is.
    #[must_use]
    pub const fn kind(&self) -> ErrorKind {
        match self {
            Self::Unreadable(_) | Self::Missing | Self::Empty | Self::Archive(_) => {
                ErrorKind::Unreadable
            }
            Self::Ending => ErrorKind::Unsupported,
            Self::TooLong | Self::TooMany(_) => ErrorKind::TooLarge,
            Self::NotText(_) => ErrorKind::Syntax,
            Self::Json(error) => match error {
                JsonError::TooLong(_) => ErrorKind::TooLarge,
                JsonError::Format(_) | JsonError::Version(_) => ErrorKind::Unsupported,
                JsonError::Turn { .. } => ErrorKind::Illegal,
                JsonError::Result { .. } => ErrorKind::Result,
                _ => ErrorKind::Syntax,
            },
            Self::Zen(error) => match error {
                ZenError::TooLong(_) => ErrorKind::TooLarge,
                ZenError::At {
                    fault: ZenFault::Turn { .. },
                    ..
                } => ErrorKind::Illegal,
                _ => ErrorKind::Syntax,
            },
            Self::Sgf(error) => match error {
                SgfError::TooLong(_) | SgfError::TooDeep { .. } => ErrorKind::TooLarge,
                SgfError::Action { .. } => ErrorKind::Illegal,
                SgfError::Syntax(_) => ErrorKind::Syntax,
                _ => ErrorKind::Unsupported,
            },
        }
    }
}

impl Format {
    /// The format that a file's name ends in.
    #[must_use]
    pub fn of(path: &Path) -> Option<Self> {
        let ending = path.extension()?.to_str()?;
        let is = |name: &str| ending.eq_ignore_ascii_case(name);
        if is("json") {
            Some(Self::Json)
        } else if is("zen") {
            Some(Self::Zen)
        } else if is("sgf") {
            Some(Self::Sgf)
        } else {
            None
        }
    }

    /// Reads a record.
    ///
    /// # Errors
    ///
    /// Says what is wrong with it and where.
    pub fn read(self, bytes: &[u8], strictness: Strictness) -> Result<Reading, LoadError> {
        match self {
            Self::Json => {
                let text = std::str::from_utf8(bytes)
                    .map_err(|error| LoadError::NotText(error.valid_up_to() + 1))?;
                Ok(Game::read_json(text, strictness)?)
            }
            Self::Zen => Ok(zen::read(bytes, strictness)?),
            Self::Sgf => Ok(sgf::read(bytes, strictness)?),
        }
    }

    /// Makes a record of a game, and says what it could not hold.
    ///
    /// # Errors
    ///
    /// The format can't hold the game at all.
    pub fn write(self, game: &Game) -> Result<Written, Unwritable> {
        match self {
            Self::Json => Ok(Written {
                text: game.to_json(None),
                losses: Vec::new(),
            }),
            Self::Zen => zen::write(game),
            Self::Sgf => sgf::write(game),
        }
    }
}
