//! When the computer is to act.

use std::time::Duration;

use super::Model;
use super::motion::Motion;
use super::popup::Popup;
use super::step::Step;
use crate::engine::Level;

impl Model {
    /// The level of the player to move, if that is a computer.
    #[must_use]
    pub fn computer_to_move(&self) -> Option<Level> {
        match self.table.step() {
            Step::Over => None,
            _ => self.seats[self.table.position().to_move()].level(),
        }
    }

    /// Whether the computer is to act, so that nobody else may.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.computer_to_move().is_some() && self.brain.stopped != Some(*self.table.position())
    }

    /// Whether the computer is to move but was stopped.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.computer_to_move().is_some() && !self.is_thinking()
    }

    /// Whether nothing hides the board on which the computer player acts.
    #[must_use]
    pub const fn is_board_open(&self) -> bool {
        self.past.is_none() && matches!(self.popup, None | Some(Popup::Line(_) | Popup::Panels))
    }

    /// When the computer player's next step is due; `None` while it can't act.
    #[must_use]
    pub fn computer_due(&self) -> Option<Duration> {
        let plan = self.brain.plan?;
        // One step after the other, so that each can be followed.
        let shown = self.motion.as_ref().map_or(Duration::ZERO, Motion::end);
        self.is_board_open().then_some(plan.next.max(shown))
    }
}
