//! One entry of a game record.

use std::time::Duration;

use crate::rules::Turn;

/// What a player did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// A turn.
    Turn(Turn),
    /// The opponent demanded that the turn before be taken back, because it overlooked a capture
    /// (R27). Its player must capture now.
    Demand,
}

/// An action and what is recorded about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ply {
    /// What was done.
    pub action: Action,
    /// A remark; empty for none.
    pub comment: String,
    /// How long the player thought, in whole milliseconds, when the record knows.
    pub thought: Option<Duration>,
    /// Other ways to go on instead of this action, each a line of its own.
    pub variations: Vec<Vec<Self>>,
}

impl Ply {
    /// A turn without remarks.
    #[must_use]
    pub const fn new(turn: Turn) -> Self {
        Self::of(Action::Turn(turn))
    }

    /// An action without remarks.
    #[must_use]
    pub const fn of(action: Action) -> Self {
        Self {
            action,
            comment: String::new(),
            thought: None,
            variations: Vec::new(),
        }
    }

    /// The turn, unless this is a demand.
    #[must_use]
    pub const fn turn(&self) -> Option<&Turn> {
        match &self.action {
            Action::Turn(turn) => Some(turn),
            Action::Demand => None,
        }
    }
}
