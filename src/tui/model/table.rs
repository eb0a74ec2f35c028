//! The game on the table: what is played, and what the player to move is about to do.

mod turn;
mod undo;

use super::refusal::Refusal;
use super::step::{Step, must_capture};
use crate::board::{Ring, RingSet};
use crate::record::Game;
use crate::rules::{ByMarble, IllegalTurn, Marble, Outcome, Player, Position, Turn};
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

    /// How the game ended; `None` while it goes on, or while its last turn can be demanded back.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.step {
            Step::Over => self.game.outcome(),
            _ => None,
        }
    }
}
