//! What can be wrong with a ZEN file.

use super::turn::ZenTurnError;
use crate::notation::PositionTextError;
use crate::notation::parts::parts;
use crate::record::{MOST_NESTED, MOST_TURNS, Place};
use crate::rules::Player;

parts! {
    /// What belongs somewhere in a file.
    ZenPart {
        TagName = "the name of a tag",
        TagValue = "a value in quotation marks",
        TagEnd = "`]` after the value of a tag",
        ValueEnd = "`\"` at the end of a value",
        CommentEnd = "`}` at the end of a comment",
        Token = "a turn, a comment, a variation or a result",
        Marble = "a marble: W, G or B",
        TurnEnd = "the end of the turn",
        Ring = "a ring such as d4",
        VariationEnd = "`)` at the end of a variation",
    }
}

/// A text is not a ZEN game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ZenError {
    /// The text is longer than any game.
    #[error("the file has {0} bytes; at most 4 MiB are read")]
    TooLong(usize),
    /// There is neither a tag nor a turn.
    #[error("the file holds no game")]
    Empty,
    /// Something is wrong at a place.
    #[error("line {}, column {}: {fault}", .place.line, .place.column)]
    At {
        /// Where.
        place: Place,
        /// What.
        fault: ZenFault,
    },
}

/// What is wrong at a place of a ZEN file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ZenFault {
    /// Something else was expected.
    #[error("expected {0}")]
    Expected(ZenPart),
    /// The game can't start there.
    #[error("the start: {0}")]
    Start(#[from] PositionTextError),
    /// The tag says something unknown about the rules.
    #[error("`Rules`: {0:?} names no rules")]
    Rules(String),
    /// A turn can't be played.
    #[error("turn {number}, player {player}, `{turn}`: {reason}")]
    Turn {
        /// Number of the turn from 1.
        number: usize,
        /// Whose turn it is.
        player: Player,
        /// The turn as it is written.
        turn: String,
        /// Why not.
        reason: ZenTurnError,
    },
    /// A variation where there is nothing to vary.
    #[error("a variation must follow the turn whose place it takes")]
    NothingToVary,
    /// A parenthesis that closes nothing.
    #[error("no variation is open here")]
    NothingToClose,
    /// Variations within variations within variations …
    #[error("variations are nested more than {MOST_NESTED} deep")]
    TooDeep,
    /// No game is that long.
    #[error("more than {MOST_TURNS} turns and variations")]
    TooManyTurns,
}
