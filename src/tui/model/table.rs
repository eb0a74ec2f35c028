//! The game on the table: what is played, and what the player to move is about to do.

use super::refusal::{Conclusion, Refusal};
use super::step::{Claim, Step, must_capture, only_jumper};
use crate::board::{Ring, RingSet};
use crate::record::{Action, Game, PlayError, Undone};
use crate::rules::{ByMarble, Chain, Claims, IllegalTurn, Marble, Outcome, Player, Position, Turn};
use crate::tui::view::scene::Scene;

/// A game and the turn in progress. It changes only by steps that the rules allow.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    game: Game,
    step: Step,
    /// The colour last placed or chosen.
    marble: Marble,
}

/// What a step has led to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// The turn goes on.
    Step,
    /// The turn is complete and played.
    Played(Turn),
}

impl Table {
    /// A game, with nothing done of its next turn.
    #[must_use]
    pub fn new(game: Game) -> Self {
        let step = Step::first(&game);
        Self {
            game,
            step,
            marble: Marble::White,
        }
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The game, to write remarks and names into; its turns can't be changed that way.
    pub fn annotate(&mut self, note: impl FnOnce(&mut Game)) {
        let plies = self.game.len();
        note(&mut self.game);
        debug_assert_eq!(plies, self.game.len());
    }

    /// How far the turn has come.
    #[must_use]
    pub const fn step(&self) -> &Step {
        &self.step
    }

    /// The position between turns on which the present turn is made.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// What lies on the board now.
    #[must_use]
    pub fn scene(&self) -> Scene {
        self.step.scene(self.position())
    }

    /// The rings where the present step can be made.
    #[must_use]
    pub fn targets(&self) -> RingSet {
        self.step.targets(self.position())
    }

    /// The pool as it lies now, without the marble just placed.
    #[must_use]
    pub fn pool(&self) -> ByMarble<u8> {
        let mut pool = self.position().pool();
        if let (false, Some(marble)) = (pool.is_empty(), self.placed()) {
            pool[marble] = pool[marble].saturating_sub(1);
        }
        pool
    }

    /// A player's captured marbles as they lie now, in the middle of a chain or a placement.
    #[must_use]
    pub fn captured(&self, player: Player) -> ByMarble<u8> {
        if let Step::Jump(chain) = &self.step {
            return chain.board().captured(player);
        }
        let position = self.position();
        let mut captured = position.captured(player);
        if let Some(marble) = self.placed()
            && position.pool().is_empty()
            && player == position.to_move()
        {
            captured[marble] = captured[marble].saturating_sub(1);
        }
        captured
    }

    const fn placed(&self) -> Option<Marble> {
        match &self.step {
            Step::Remove { marble, .. } => Some(*marble),
            Step::Claim(claim) => Some(claim.placement().0),
            Step::Answer | Step::Choose { .. } | Step::Jump(_) | Step::Over => None,
        }
    }

    /// Whether the present turn may be a placement.
    #[must_use]
    pub fn may_place(&self) -> bool {
        matches!(self.step, Step::Choose { .. }) && !must_capture(self.position())
    }

    /// The colour that would be placed now: the one chosen last, or else the first that there is.
    #[must_use]
    pub fn marble(&self) -> Marble {
        let supply = self.position().supply();
        if supply[self.marble] > 0 {
            return self.marble;
        }
        supply.colours().next().unwrap_or(self.marble)
    }

    /// Chooses the colour to place.
    ///
    /// # Errors
    ///
    /// There is none of it, nothing can be placed now, or another one is bound by touch-move.
    pub fn choose_marble(&mut self, marble: Marble) -> Result<(), Refusal> {
        let Step::Choose { taken } = self.step else {
            return Err(match self.step {
                Step::Answer => Refusal::AnswerFirst,
                Step::Over => IllegalTurn::GameOver.into(),
                Step::Jump(_) if must_capture(self.position()) => self.compulsory(),
                Step::Remove { ring, .. } => self.removal_missing(ring),
                Step::Claim(_) => Refusal::ClaimFirst,
                Step::Choose { .. } | Step::Jump(_) => {
                    // The marble taken up goes back.
                    self.step = Step::Choose { taken: None };
                    return self.choose_marble(marble);
                }
            });
        };
        if let Some(taken) = taken.filter(|&taken| taken != marble) {
            return Err(Refusal::Taken(taken));
        }
        if must_capture(self.position()) {
            return Err(self.compulsory());
        }
        if self.position().supply()[marble] == 0 {
            return Err(IllegalTurn::NoSuchMarble {
                marble,
                pool_empty: self.position().pool().is_empty(),
            }
            .into());
        }
        self.marble = marble;
        if self.game.rules().touch_move {
            self.step = Step::Choose {
                taken: Some(marble),
            };
        }
        Ok(())
    }

    fn compulsory(&self) -> Refusal {
        let board = self.game.rules().board;
        let jumpers = self.position().all_jumpers();
        let names = jumpers.iter().map(|ring| board.name(ring)).collect();
        IllegalTurn::CaptureCompulsory(names).into()
    }

    fn removal_missing(&self, placed: Ring) -> Refusal {
        let missing = self.position().check_removal(placed, None);
        missing.err().map_or(Refusal::ClaimFirst, Refusal::Illegal)
    }

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

    /// The ring of the next step towards a turn, from where the present turn stands; `None` when
    /// the turn is to be played as a whole.
    #[must_use]
    pub fn next_step(&self, turn: &Turn) -> Option<Ring> {
        match (&self.step, turn) {
            (Step::Choose { .. } | Step::Answer, Turn::Capture(capture)) => Some(capture.start()),
            (Step::Jump(chain), Turn::Capture(capture)) => {
                if chain.capture().start() != capture.start() {
                    return Some(capture.start());
                }
                let done = chain.capture().len();
                capture.path().nth(done).map(|(_, landing)| landing)
            }
            (Step::Choose { .. }, Turn::Place { ring, marble, .. }) => {
                (self.marble() == *marble).then_some(*ring)
            }
            (Step::Remove { ring: placed, .. }, Turn::Place { ring, remove, .. }) => {
                remove.filter(|_| placed == ring)
            }
            _ => None,
        }
    }

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

    /// How the game ended; `None` while it goes on, or while its last turn can be demanded back.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.step {
            Step::Over => self.game.outcome(),
            _ => None,
        }
    }
}
