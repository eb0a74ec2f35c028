//! What the keys go to.

use super::Model;
use super::popup::Popup;
use super::step::Step;

/// What the keys go to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Context {
    /// The board, where a turn is made.
    Board,
    /// The question whether to claim a group.
    Claim,
    /// The board of an earlier moment.
    Past,
    /// The command line.
    Line,
    /// The list of keys.
    Help,
    /// A question with answers to choose from.
    Choice,
    /// A form with fields.
    Form,
    /// The file picker.
    Files,
    /// Something to look at and close.
    Sheet,
}

impl Context {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Board,
        Self::Claim,
        Self::Past,
        Self::Line,
        Self::Help,
        Self::Choice,
        Self::Form,
        Self::Files,
        Self::Sheet,
    ];
}

impl Model {
    /// What the keys go to.
    #[must_use]
    pub const fn context(&self) -> Context {
        match &self.popup {
            Some(Popup::Line(_)) => Context::Line,
            Some(Popup::Help { .. } | Popup::Text { .. }) => Context::Help,
            Some(Popup::Choice(_)) => Context::Choice,
            Some(Popup::NewGame(_) | Popup::Settings(_)) => Context::Form,
            Some(Popup::Files(_)) => Context::Files,
            Some(Popup::Panels) => Context::Sheet,
            None if self.past.is_some() => Context::Past,
            None => match self.table.step() {
                Step::Claim(_) => Context::Claim,
                Step::Answer
                | Step::Choose { .. }
                | Step::Remove { .. }
                | Step::Jump(_)
                | Step::Over => Context::Board,
            },
        }
    }
}
