//! What can be wrong with the parts of a game file.

use std::fmt;

use serde_json::error::Category;

use super::{JsonError, PlayError};
use crate::notation::TurnError;
use crate::record::MOST_TURNS;
use crate::rules::Outcome;

/// A text is no JSON, or a field has the wrong type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JsonFault {
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1; 0 at the start of a line.
    pub column: usize,
    /// Which of them.
    pub sort: JsonSort,
    /// In English, with the place.
    pub message: String,
}

/// What is wrong with a JSON text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum JsonSort {
    /// It is no JSON.
    Syntax,
    /// It ends too early.
    End,
    /// A field is missing or has the wrong type.
    Field,
}

impl From<&serde_json::Error> for JsonFault {
    fn from(error: &serde_json::Error) -> Self {
        Self {
            line: error.line(),
            column: error.column(),
            sort: match error.classify() {
                Category::Eof => JsonSort::End,
                Category::Data => JsonSort::Field,
                Category::Syntax | Category::Io => JsonSort::Syntax,
            },
            message: error.to_string(),
        }
    }
}

/// Why a field's value is impossible.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FieldFault {
    /// There are two players.
    #[error("expected player 1 or 2, found {0}")]
    Player(u64),
    /// The start has another board or other marbles than the rules.
    #[error("the board or the marbles are not those of `rules`")]
    OtherMaterial,
    /// Another player is to move at the start than begins.
    #[error("the player to move is not `first`")]
    OtherFirst,
    /// There is no such board.
    #[error("there is no board with {0} rings")]
    Board(u64),
    /// The word names nothing that the field can be.
    #[error("{message}")]
    Word {
        /// The word.
        found: String,
        /// In English.
        message: String,
    },
    /// The game does not allow it.
    #[error(transparent)]
    Play(PlayError),
}

/// Why a turn can't be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TurnFault {
    /// No game is that long.
    #[error("more than {MOST_TURNS} turns and variations")]
    TooMany,
    /// The turn does not fit the position.
    #[error("{turn}: {error}")]
    Turn {
        /// The turn as it is written.
        turn: String,
        /// Why not.
        error: TurnError,
    },
    /// The game was over before it.
    #[error("{turn}: {error}")]
    Over {
        /// The turn as it is written.
        turn: String,
        /// How the game had ended.
        error: PlayError,
    },
    /// A line that could have been played instead is wrong.
    #[error("variation: {0}")]
    Variation(Box<JsonError>),
    /// The time is none.
    #[error("`seconds`: {0}")]
    Seconds(String),
    /// The game does not allow it.
    #[error(transparent)]
    Play(PlayError),
}

/// A result as a file says it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenResult {
    /// The number of the winner.
    pub winner: Option<u64>,
    /// Why.
    pub reason: String,
}

impl fmt::Display for WrittenResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.winner {
            Some(player) => write!(f, "player {player} wins ({})", self.reason),
            None => write!(f, "no winner ({})", self.reason),
        }
    }
}

/// What the turns of a game lead to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Played(pub Option<Outcome>);

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(outcome) => outcome.fmt(f),
            None => f.write_str("no result"),
        }
    }
}
