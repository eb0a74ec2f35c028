//! Why a step is refused.

use crate::board::RingName;
use crate::record::PlayError;
use crate::rules::{IllegalTurn, Marble, Player};

/// Why a step is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The rules forbid it.
    Illegal(IllegalTurn),
    /// The game forbids it.
    Play(PlayError),
    /// The marble on the ring can't jump.
    CannotJump(RingName),
    /// No jump leads from the first ring to the second.
    NotAJump(RingName, RingName),
    /// A step once made can't be taken back (R26).
    TouchMove,
    /// The marble taken from the pool must be played (R26).
    Taken(Marble),
    /// The overlooked capture has to be answered first (R27).
    AnswerFirst,
    /// The groups have to be claimed or declined first (R18).
    ClaimFirst,
    /// There is nothing to undo.
    NothingToUndo,
    /// There is nothing to redo.
    NothingToRedo,
}

impl From<IllegalTurn> for Refusal {
    fn from(reason: IllegalTurn) -> Self {
        Self::Illegal(reason)
    }
}

impl From<PlayError> for Refusal {
    fn from(reason: PlayError) -> Self {
        match reason {
            PlayError::Illegal(reason) => Self::Illegal(reason),
            reason => Self::Play(reason),
        }
    }
}

/// How players end a game without the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Conclusion {
    /// A player resigns.
    Resigned(Player),
    /// A player has run out of time.
    OutOfTime(Player),
    /// Both agree on a tie.
    Agreed,
}
