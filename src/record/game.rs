//! A game being played or looked at.

mod line;

pub(crate) use line::{Standing, Tail};

use std::time::Duration;

use super::{Action, Ply};
use crate::rules::{
    ByPlayer, CaptureDuty, IllegalTurn, Outcome, Player, Position, Ruleset, Situation, TieReason,
    Turn, WinReason,
};

/// A game: its start, its turns and its result. Every turn in it has been played through the rules,
/// so a `Game` is always legal.
///
/// Undo and redo go back and forth by whole actions without limit. An action played after an undo
/// replaces what was undone.
///
/// ```
/// use zertz::notation::TurnText;
/// use zertz::record::Game;
/// use zertz::rules::Ruleset;
/// let mut game = Game::new(Ruleset::default());
/// game.play(TurnText::read("Wd4,d1", game.position()).unwrap())?;
/// game.undo();
/// assert_eq!((game.len(), game.undone()), (0, 1));
/// # Ok::<(), zertz::record::PlayError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    /// Names of the players; empty when not known.
    pub players: ByPlayer<String>,
    /// What else the record says about the game, as names and values: event, date, …
    pub tags: Vec<(String, String)>,
    start: Position,
    plies: Vec<Ply>,
    /// The position after each ply.
    positions: Vec<Position>,
    /// Undone plies with the positions after them, the next one to redo last.
    redo: Vec<(Ply, Position)>,
    /// A result that the players agreed on rather than the rules.
    verdict: Option<Outcome>,
}

/// Why an action is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PlayError {
    /// The game has ended.
    #[error("the game is over: {0}")]
    Over(Outcome),
    /// The turn breaks a rule.
    #[error(transparent)]
    Illegal(#[from] IllegalTurn),
    /// There is nothing whose take-back could be demanded (R27).
    #[error("no take-back can be demanded: the last turn did not overlook a capture")]
    NoDemand,
}

/// What an undo took back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Undone {
    /// A turn or a demand.
    Action(Action),
    /// A resignation, an agreed tie or a loss on time.
    Verdict(Outcome),
}

/// A recorded action can't be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("turn {number}: {reason}")]
pub struct GameError {
    /// Number of the action, from 1.
    pub number: usize,
    /// Why not.
    pub reason: PlayError,
}

impl Game {
    /// A game at its start, player 1 to move.
    #[must_use]
    pub fn new(rules: Ruleset) -> Self {
        Self::from_position(Position::start(rules))
    }

    /// A game that starts in some position, under that position's rules.
    #[must_use]
    pub const fn from_position(start: Position) -> Self {
        Self {
            players: ByPlayer::new(String::new(), String::new()),
            tags: Vec::new(),
            start,
            plies: Vec::new(),
            positions: Vec::new(),
            redo: Vec::new(),
            verdict: None,
        }
    }

    /// The rules it is played by.
    #[must_use]
    pub const fn rules(&self) -> Ruleset {
        self.start.rules()
    }

    /// The position in which it began.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// Who began.
    #[must_use]
    pub const fn first(&self) -> Player {
        self.start.to_move()
    }

    /// The position now. After a demanded take-back its capture duty is `enforced` for the one
    /// turn that must capture.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.positions.last().unwrap_or(&self.start)
    }

    /// The position after so many actions; 0 is the start. `None` beyond the end.
    #[must_use]
    pub fn position_after(&self, plies: usize) -> Option<&Position> {
        match plies {
            0 => Some(&self.start),
            _ => self.positions.get(plies - 1),
        }
    }

    /// The actions.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Number of actions.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.plies.len()
    }

    /// Whether nothing was played.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }

    /// Number of actions that can be redone.
    #[must_use]
    pub const fn undone(&self) -> usize {
        self.redo.len()
    }

    /// The last turn or demand.
    #[must_use]
    pub fn last(&self) -> Option<&Ply> {
        self.plies.last()
    }

    /// The result, if there is one: of the players' making, by the rules, or by repetition (R24).
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.verdict
            .or_else(|| self.position().outcome())
            .or_else(|| (self.repetitions() >= 3).then_some(Outcome::Tie(TieReason::Repetition)))
    }

    /// The result that the players rather than the rules brought about.
    #[must_use]
    pub const fn verdict(&self) -> Option<Outcome> {
        self.verdict
    }

    /// How often the present position has stood in this game, at least 1 (R24). Turns that were
    /// demanded back don't count.
    #[must_use]
    pub fn repetitions(&self) -> usize {
        // Conduct is made alike, since a demand tightens it for one turn.
        let alike = |position: &Position| position.with_conduct(self.rules());
        let now = alike(self.position());
        self.standing()
            .into_iter()
            .filter(|position| alike(position) == now)
            .count()
    }

    /// The positions of the game so far but for those that were demanded back, the present one
    /// last.
    fn standing(&self) -> Vec<&Position> {
        let mut standing = vec![&self.start];
        for (ply, position) in self.plies.iter().zip(&self.positions) {
            match ply.action {
                Action::Turn(_) => standing.push(position),
                Action::Demand => {
                    standing.pop();
                }
            }
        }
        standing
    }

    /// The position now with what of the game before it still matters to those who think about it.
    #[must_use]
    pub fn situation(&self) -> Situation {
        let mut earlier = self.standing();
        earlier.pop();
        let situation = Situation::from(self.position()).with_earlier(earlier);
        match self.position_after(self.len().saturating_sub(1)) {
            Some(before) if self.can_demand() => situation.with_overlooked(*before),
            _ => situation,
        }
    }

    /// Plays a turn.
    ///
    /// # Errors
    ///
    /// The game is over, or the turn is not legal; then nothing has changed.
    pub fn play(&mut self, turn: Turn) -> Result<(), PlayError> {
        self.push(Ply::new(turn))
    }

    /// Plays a recorded action with its remarks. Its variations are kept unchecked.
    ///
    /// # Errors
    ///
    /// As [`Game::play`] and [`Game::demand`].
    pub fn push(&mut self, ply: Ply) -> Result<(), PlayError> {
        let next = self.after(&ply)?;
        match self.redo.last() {
            Some((undone, _)) if undone.action == ply.action => {
                self.redo.pop();
            }
            _ => self.redo.clear(),
        }
        self.plies.push(ply);
        self.positions.push(next);
        Ok(())
    }

    fn after(&self, ply: &Ply) -> Result<Position, PlayError> {
        match &ply.action {
            Action::Turn(turn) => {
                if let Some(outcome) = self.outcome() {
                    return Err(PlayError::Over(outcome));
                }
                Ok(self.position().play(*turn)?.with_conduct(self.rules()))
            }
            Action::Demand if self.can_demand() => {
                let before = self.position_after(self.len() - 1).unwrap_or(&self.start);
                Ok(before.with_conduct(Ruleset {
                    capture_duty: CaptureDuty::Enforced,
                    ..self.rules()
                }))
            }
            Action::Demand => Err(PlayError::NoDemand),
        }
    }

    /// Whether the player to move may demand that the last turn be taken back (R27): it was a
    /// placement made while a jump existed.
    #[must_use]
    pub fn can_demand(&self) -> bool {
        let placed = matches!(self.last().and_then(Ply::turn), Some(Turn::Place { .. }));
        placed
            && self.verdict.is_none()
            && self
                .position_after(self.len() - 1)
                .is_some_and(Position::has_jump)
    }

    /// Demands that the last turn be taken back (R27).
    ///
    /// # Errors
    ///
    /// The last turn did not overlook a capture.
    pub fn demand(&mut self) -> Result<(), PlayError> {
        self.push(Ply::of(Action::Demand))
    }

    /// A player resigns (R25).
    ///
    /// # Errors
    ///
    /// The game is over.
    pub fn resign(&mut self, player: Player) -> Result<(), PlayError> {
        self.conclude(Outcome::Win {
            winner: player.other(),
            reason: WinReason::Resignation,
        })
    }

    /// A player has run out of time.
    ///
    /// # Errors
    ///
    /// The game is over.
    pub fn lose_on_time(&mut self, player: Player) -> Result<(), PlayError> {
        self.conclude(Outcome::Win {
            winner: player.other(),
            reason: WinReason::Time,
        })
    }

    /// The players agree on a tie (R25).
    ///
    /// # Errors
    ///
    /// The game is over.
    pub fn agree_tie(&mut self) -> Result<(), PlayError> {
        self.conclude(Outcome::Tie(TieReason::Agreement))
    }

    fn conclude(&mut self, verdict: Outcome) -> Result<(), PlayError> {
        if let Some(outcome) = self.outcome() {
            return Err(PlayError::Over(outcome));
        }
        self.verdict = Some(verdict);
        Ok(())
    }

    /// Takes back the verdict, or else the last action.
    pub fn undo(&mut self) -> Option<Undone> {
        if let Some(verdict) = self.verdict.take() {
            return Some(Undone::Verdict(verdict));
        }
        let (ply, position) = (self.plies.pop()?, self.positions.pop()?);
        let action = ply.action;
        self.redo.push((ply, position));
        Some(Undone::Action(action))
    }

    /// Plays the last undone action again, with its remarks.
    pub fn redo(&mut self) -> Option<Action> {
        let (ply, position) = self.redo.pop()?;
        let action = ply.action;
        self.verdict = None;
        self.plies.push(ply);
        self.positions.push(position);
        Some(action)
    }

    /// A new game of the same players that begins with the first `plies` actions of this one:
    /// *play on from here*.
    #[must_use]
    pub fn up_to(&self, plies: usize) -> Self {
        let plies = plies.min(self.len());
        Self {
            players: self.players.clone(),
            tags: self.tags.clone(),
            start: self.start,
            plies: self.plies[..plies].to_vec(),
            positions: self.positions[..plies].to_vec(),
            redo: Vec::new(),
            verdict: None,
        }
    }

    /// Writes a remark to an action (from 0); nothing happens when there is no such action.
    pub fn set_comment(&mut self, ply: usize, comment: String) {
        if let Some(ply) = self.plies.get_mut(ply) {
            ply.comment = comment;
        }
    }

    /// Notes how long an action (from 0) took; nothing happens when there is no such action.
    pub fn set_thought(&mut self, ply: usize, thought: Duration) {
        if let Some(ply) = self.plies.get_mut(ply) {
            ply.thought = Some(Duration::from_millis(thought.as_millis() as u64));
        }
    }

    /// Adds a line that could have been played instead of an action (from 0).
    ///
    /// # Errors
    ///
    /// The line is not legal: names the action of the line, from 1.
    pub fn add_variation(&mut self, ply: usize, line: Vec<Ply>) -> Result<(), GameError> {
        let mut branch = self.up_to(ply);
        for (number, step) in line.iter().enumerate() {
            branch.push(step.clone()).map_err(|reason| GameError {
                number: number + 1,
                reason,
            })?;
        }
        if let Some(ply) = self.plies.get_mut(ply) {
            ply.add_variation(line);
        }
        Ok(())
    }
}
