//! Taking back, demanding, letting pass and ending.

use super::Table;
use crate::record::{Action, PlayError, Undone};
use crate::rules::Chain;
use crate::tui::model::refusal::{Conclusion, Refusal};
use crate::tui::model::step::{Step, only_jumper};

impl Table {
    /// Takes the last step back. `false` when none was made.
    ///
    /// # Errors
    ///
    /// Touch-move forbids it.
    pub fn back(&mut self) -> Result<bool, Refusal> {
        if self.step.has_begun() && self.game.rules().touch_move {
            return Err(Refusal::TouchMove);
        }
        self.step = match self.step {
            Step::Answer | Step::Choose { taken: None } | Step::Over => return Ok(false),
            Step::Choose { taken: Some(_) } | Step::Remove { .. } => Step::Choose { taken: None },
            Step::Claim(claim) => match (claim.unanswered(), claim.placement()) {
                (Some(before), _) => Step::Claim(before),
                (None, (marble, ring, Some(_))) => Step::Remove { marble, ring },
                (None, (_, _, None)) => Step::Choose { taken: None },
            },
            Step::Jump(chain) => match self.chain_before(&chain) {
                Some(before) => Step::Jump(before),
                None if only_jumper(self.position()).is_some() => return Ok(false),
                None if self.game.can_demand() => Step::Answer,
                None => Step::Choose { taken: None },
            },
        };
        Ok(true)
    }

    /// A chain without its last jump.
    fn chain_before(&self, chain: &Chain) -> Option<Chain> {
        let capture = chain.capture();
        let jumps = capture.len().checked_sub(1)?;
        let mut before = Chain::new(*self.position(), capture.start())?;
        for (_, landing) in capture.path().take(jumps) {
            before.jump(landing);
        }
        Some(before)
    }

    /// Demands that the last turn be taken back (R27).
    ///
    /// # Errors
    ///
    /// It did not overlook a capture, or the turn has begun.
    pub fn demand(&mut self) -> Result<(), Refusal> {
        if self.step.has_begun() {
            return Err(PlayError::NoDemand.into());
        }
        self.game.demand()?;
        self.step = Step::first(&self.game);
        Ok(())
    }

    /// Lets an overlooked capture pass (R27). `false` when there was none.
    pub fn let_pass(&mut self) -> bool {
        if self.step != Step::Answer {
            return false;
        }
        self.step = if self.game.outcome().is_some() {
            Step::Over
        } else {
            Step::after_answer(self.position())
        };
        true
    }

    /// Takes back the last action, or what is done of the present turn.
    ///
    /// # Errors
    ///
    /// There is nothing to undo, or touch-move forbids it.
    pub fn undo(&mut self) -> Result<Option<Undone>, Refusal> {
        if self.game.rules().touch_move {
            return Err(Refusal::TouchMove);
        }
        if self.step.has_begun() {
            self.step = Step::first(&self.game);
            return Ok(None);
        }
        let undone = self.game.undo().ok_or(Refusal::NothingToUndo)?;
        self.step = Step::first(&self.game);
        Ok(Some(undone))
    }

    /// Plays the last undone action again.
    ///
    /// # Errors
    ///
    /// There is none.
    pub fn redo(&mut self) -> Result<Action, Refusal> {
        let action = self.game.redo().ok_or(Refusal::NothingToRedo)?;
        self.step = Step::first(&self.game);
        Ok(action)
    }

    /// Ends the game as its players wish: resigned, agreed or lost on time.
    ///
    /// # Errors
    ///
    /// It is over already.
    pub fn conclude(&mut self, end: Conclusion) -> Result<(), Refusal> {
        match end {
            Conclusion::Resigned(player) => self.game.resign(player)?,
            Conclusion::OutOfTime(player) => self.game.lose_on_time(player)?,
            Conclusion::Agreed => self.game.agree_tie()?,
        }
        self.step = Step::Over;
        Ok(())
    }
}
