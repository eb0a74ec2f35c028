//! Making a turn, step by step or at once.

use super::{Progress, Table};
use crate::board::Ring;
use crate::rules::{Chain, Claims, IllegalTurn, Marble, Turn};
use crate::tui::model::refusal::Refusal;
use crate::tui::model::step::{Claim, Step, must_capture};

impl Table {
    /// Makes the present step on a ring.
    ///
    /// # Errors
    ///
    /// Says why that can't be done there; then nothing has changed.
    pub fn choose(&mut self, ring: Ring) -> Result<Progress, Refusal> {
        match self.step {
            Step::Over => Err(IllegalTurn::GameOver.into()),
            Step::Answer => Chain::new(*self.position(), ring)
                .filter(|_| self.game.outcome().is_none())
                .map(|chain| self.take_up(chain))
                .ok_or(Refusal::AnswerFirst),
            Step::Choose { .. } => self.choose_first(ring),
            Step::Remove {
                marble,
                ring: placed,
            } => {
                self.position().check_removal(placed, Some(ring))?;
                self.claims(marble, placed, Some(ring))
            }
            Step::Claim(claim) => {
                let asked = claim.group().unwrap_or_default();
                if asked.contains(ring) {
                    self.claim(true)
                } else {
                    Err(Refusal::ClaimFirst)
                }
            }
            Step::Jump(chain) => self.jump(chain, ring),
        }
    }

    const fn take_up(&mut self, chain: Chain) -> Progress {
        self.step = Step::Jump(chain);
        Progress::Step
    }

    fn choose_first(&mut self, ring: Ring) -> Result<Progress, Refusal> {
        if let Some(chain) = Chain::new(*self.position(), ring) {
            return Ok(self.take_up(chain));
        }
        let marble = self.marble();
        let position = self.position();
        if must_capture(position) && position.occupied().contains(ring) {
            return Err(Refusal::CannotJump(self.game.rules().board.name(ring)));
        }
        position.check_placement(marble, ring)?;
        if position.free_after_placing(ring).is_empty() {
            return self.claims(marble, ring, None);
        }
        self.step = Step::Remove { marble, ring };
        Ok(Progress::Step)
    }

    /// A placement is complete but for the claims: asks about them, or plays it.
    fn claims(
        &mut self,
        marble: Marble,
        ring: Ring,
        remove: Option<Ring>,
    ) -> Result<Progress, Refusal> {
        let turn = Turn::place(marble, ring, remove);
        let position = self.position();
        if position.rules().claims == Claims::Ask && !position.fills_board(&turn) {
            let groups = position.isolated_by(ring, remove);
            if !groups.is_empty() {
                self.step = Step::Claim(Claim::new(marble, ring, remove, groups));
                return Ok(Progress::Step);
            }
        }
        self.play(turn)
    }

    /// Claims the group in question, or declines it.
    ///
    /// # Errors
    ///
    /// No group is in question.
    pub fn claim(&mut self, claimed: bool) -> Result<Progress, Refusal> {
        let Step::Claim(claim) = self.step else {
            return Err(IllegalTurn::DeclinedNotIsolated.into());
        };
        let claim = claim.answer(claimed);
        if claim.group().is_some() {
            self.step = Step::Claim(claim);
            return Ok(Progress::Step);
        }
        self.play(claim.turn())
    }

    fn jump(&mut self, mut chain: Chain, ring: Ring) -> Result<Progress, Refusal> {
        if chain.jump(ring) {
            if chain.is_complete() {
                return self.play(Turn::Capture(chain.capture()));
            }
            return Ok(self.take_up(chain));
        }
        let board = self.game.rules().board;
        if chain.capture().is_empty() {
            if ring == chain.at() {
                // Put back where it was, unless it has to jump.
                self.step = Step::first(&self.game);
                return Ok(Progress::Step);
            }
            if let Some(other) = Chain::new(*self.position(), ring) {
                return Ok(self.take_up(other));
            }
        }
        Err(Refusal::NotAJump(board.name(chain.at()), board.name(ring)))
    }

    /// Plays a whole turn, whatever of a turn was in progress.
    ///
    /// # Errors
    ///
    /// The turn is not legal; then nothing has changed.
    pub fn play(&mut self, turn: Turn) -> Result<Progress, Refusal> {
        if let (Step::Choose { taken: Some(taken) }, Turn::Place { marble, .. }) = (self.step, turn)
            && taken != marble
        {
            return Err(Refusal::Taken(taken));
        }
        self.game.play(turn)?;
        if let Turn::Place { marble, .. } = turn {
            self.marble = marble;
        }
        self.step = Step::first(&self.game);
        Ok(Progress::Played(turn))
    }
}
