//! Playing: turns, demands, endings, taking back.

use super::Advice;
use super::pending::{Offer, Pending, Question};
use super::session::Session;
use crate::clock::TimeControl;
use crate::command::typed_turn;
use crate::lang::fill;
use crate::notation::{TurnError, TurnText};
use crate::record::{Game, PlayError, Ply};
use crate::rules::{IllegalTurn, Player, Turn};

impl Session {
    /// Plays a typed turn, or asks for what is missing.
    pub(super) fn play_text(&mut self, text: &TurnText) {
        if self.is_over() {
            self.say(self.texts.wanted(&self.game));
            return;
        }
        match typed_turn(text, &self.position()) {
            Ok(typed) if typed.open.is_empty() => self.commit(typed.turn),
            Ok(typed) => self.settle(typed.turn),
            Err(error) => {
                let halfway = matches!(
                    error,
                    TurnError::Illegal(
                        IllegalTurn::RemovalMissing(_) | IllegalTurn::MustGoOn { .. }
                    )
                );
                if !(halfway && self.begin(text)) {
                    self.say(self.texts.turn_error(&error));
                }
            }
        }
    }

    /// Whether the game has ended where it is looked at.
    fn is_over(&self) -> bool {
        match self.view {
            Some(after) => self.game.up_to(after).outcome().is_some(),
            None => self.game.outcome().is_some(),
        }
    }

    /// Plays a complete, legal turn.
    pub(super) fn commit(&mut self, turn: Turn) {
        if let Some(after) = self.view {
            let played = self.game.plies().get(after).and_then(Ply::turn);
            if played == Some(&turn) {
                self.look_after(after + 1);
                return;
            }
            self.ask(Pending::Confirm(Question::Branch(turn)));
            return;
        }
        if let Err(error) = self.game.play(turn) {
            self.refuse(&error);
            return;
        }
        self.acted();
    }

    /// After a turn or a demand has been added to the game.
    fn acted(&mut self) {
        let number = self.game.len().saturating_sub(1);
        let thought = self.clock.end_turn(self.now());
        if self.clock.control() != TimeControl::None {
            self.game.set_thought(number, thought);
        }
        if let Some(text) = self.texts.action_of(&self.game, number) {
            self.say(text);
        }
        self.changed();
        self.say_state();
    }

    /// After the game has changed in any way.
    pub(super) fn changed(&mut self) {
        self.unsaved = true;
        if self.game.outcome().is_some() {
            self.clock.stop(self.now());
        }
        self.autosave();
    }

    /// Plays a turn from an earlier position; what followed there becomes a variation.
    pub(super) fn branch(&mut self, turn: Turn) {
        let Some(after) = self.view.take() else {
            return;
        };
        let mut game = self.game.up_to(after);
        if let Err(error) = game.play(turn) {
            self.refuse(&error);
            return;
        }
        let line = self.game.plies()[after..].to_vec();
        // The line was played in this very game, so it can't be refused.
        let _ = game.add_variation(after, line);
        self.game = game;
        self.restart_clock();
        self.acted();
    }

    fn refuse(&mut self, error: &PlayError) {
        let set = self.game.rules().set;
        self.say(self.texts.play_error(error, set, &self.game.players));
    }

    pub(super) fn demand(&mut self) {
        let passed = self.passed == Some(self.game.len());
        self.view = None;
        if passed {
            self.say(self.texts.plain_passed);
            return;
        }
        match self.game.demand() {
            Ok(()) => self.acted(),
            Err(error) => self.refuse(&error),
        }
    }

    pub(super) fn pass(&mut self) {
        if self.game.can_demand() {
            self.passed = Some(self.game.len());
            self.say(self.texts.plain_passed);
            self.say_state();
        } else {
            self.refuse(&PlayError::NoDemand);
        }
    }

    pub(super) fn resign(&mut self) {
        let resigned = self.game.resign(self.game.position().to_move());
        self.conclude(resigned);
    }

    pub(super) fn offer_tie(&mut self) {
        match self.game.outcome() {
            Some(outcome) => self.refuse(&PlayError::Over(outcome)),
            None => self.ask(Pending::Confirm(Question::Tie)),
        }
    }

    pub(super) fn flag(&mut self) {
        let now = self.now();
        let out = Player::ALL
            .into_iter()
            .find(|&player| self.clock.is_out(player, now));
        let Some(player) = out else {
            self.say(self.texts.plain_not_out);
            return;
        };
        let lost = self.game.lose_on_time(player);
        self.conclude(lost);
    }

    /// Says how the players have ended the game.
    pub(super) fn conclude(&mut self, ended: Result<(), PlayError>) {
        self.view = None;
        match ended {
            Ok(()) => {
                self.changed();
                self.say_state();
            }
            Err(error) => self.refuse(&error),
        }
    }

    pub(super) fn undo(&mut self) {
        let nothing = self.game.is_empty() && self.game.verdict().is_none();
        if nothing {
            self.say(self.texts.nothing_to_undo);
        } else if self.game.rules().touch_move {
            self.ask(Pending::Confirm(Question::Undo));
        } else {
            self.take_back();
        }
    }

    pub(super) fn take_back(&mut self) {
        self.view = None;
        let verdict = self.game.verdict();
        let text = match verdict {
            Some(outcome) => {
                let set = self.game.rules().set;
                Some(self.texts.outcome(outcome, set, &self.game.players))
            }
            None => self.last_action(),
        };
        if self.game.undo().is_none() {
            return;
        }
        let text = text.unwrap_or_default();
        self.say_filled(self.texts.undone, &[("turn", &text)]);
        self.restart_clock();
        self.changed();
        self.say_state();
    }

    pub(super) fn redo(&mut self) {
        self.view = None;
        if self.game.redo().is_none() {
            self.say(self.texts.nothing_to_redo);
            return;
        }
        let text = self.last_action().unwrap_or_default();
        self.say_filled(self.texts.redone, &[("turn", &text)]);
        self.restart_clock();
        self.changed();
        self.say_state();
    }

    /// What the last action did.
    pub(super) fn last_action(&self) -> Option<String> {
        let number = self.game.len().checked_sub(1)?;
        self.texts.action_of(&self.game, number)
    }

    pub(super) fn comment(&mut self, text: String) {
        let Some(number) = self.game.len().checked_sub(1) else {
            self.say(self.texts.plain_no_last);
            return;
        };
        self.game.set_comment(number, text);
        self.changed();
        self.say(self.texts.plain_commented);
    }

    pub(super) fn rename(&mut self, one: String, two: String) {
        self.say_filled(self.texts.plain_named, &[("one", &one), ("two", &two)]);
        self.game.players[Player::One] = one;
        self.game.players[Player::Two] = two;
        self.changed();
    }

    pub(super) fn hint(&mut self) {
        let game = match self.view {
            Some(after) => self.game.up_to(after),
            None => self.game.clone(),
        };
        let position = game.position();
        let advice = self
            .options
            .adviser
            .as_mut()
            .and_then(|adviser| adviser(&game));
        match advice {
            Some(Advice::Demand) => self.say(self.texts.hint_demand),
            Some(Advice::Line(line)) if !line.turns.is_empty() => {
                let turn = TurnText::new(position, &line.turns[0]).to_string();
                let reasons = self.texts.reasons(position, &line);
                let values = [("turn", turn.as_str()), ("reasons", &reasons)];
                self.say_filled(self.texts.hint_turn, &values);
            }
            Some(Advice::Line(_)) | None => self.say(self.texts.plain_no_hint),
        }
    }

    /// Whether the player to move is no person.
    pub(super) fn is_computers_turn(&self) -> bool {
        let player = self.game.position().to_move();
        let asked = self.pending.is_some() || self.view.is_some();
        !asked
            && !self.is_done()
            && self.stuck != Some(self.game.len())
            && (self.game.outcome().is_none() || self.game.can_demand())
            && self.options.computer[player].is_some()
    }

    /// That a computer thinks.
    pub(super) fn thinking(&self) -> String {
        let player = self.name(self.game.position().to_move());
        self.shown(&fill(self.texts.plain_thinking, &[("player", &player)]))
    }

    /// Plays a turn for the player who is no person.
    pub(super) fn let_computer_play(&mut self) {
        let player = self.game.position().to_move();
        let advice = match &mut self.options.computer[player] {
            Some(adviser) => adviser(&self.game),
            None => None,
        };
        let before = self.game.len();
        match advice {
            Some(Advice::Line(line)) => {
                if let Some(turn) = line.turns.into_iter().next() {
                    self.commit(turn);
                }
            }
            Some(Advice::Demand) => self.demand(),
            None => {}
        }
        // Whoever does not know what to play leaves it to the persons.
        self.stuck = (self.game.len() == before).then_some(before);
    }

    /// Asks for a yes when the present game would be lost, then goes on with another one.
    pub(super) fn ask_for(&mut self, offer: Offer) {
        let lost = self.unsaved && !self.game.is_empty() && self.game.outcome().is_none();
        if lost {
            self.ask(Pending::Confirm(Question::Replace(Box::new(offer))));
        } else {
            self.replace(offer);
        }
    }

    /// Goes on with another game.
    pub(super) fn replace(&mut self, offer: Offer) {
        self.game = offer.game;
        self.file = offer.file;
        self.records = offer.records;
        self.warnings = offer.warnings;
        self.view = None;
        self.passed = None;
        self.stuck = None;
        self.unsaved = false;
        self.tag_clock();
        self.restart_clock();
        for said in offer.said {
            self.say(said);
        }
        for warning in self.warnings.clone() {
            self.say(warning);
        }
        self.say_state();
    }

    pub(super) fn ask_for_new(&mut self, new: Option<crate::command::NewGame>) {
        let rules = new.map_or_else(|| self.game.rules(), crate::command::NewGame::rules);
        let first = new.and_then(|new| new.first).unwrap_or_else(|| {
            // The next game is the other player's to begin.
            let first = self.game.first();
            if self.game.is_empty() {
                first
            } else {
                first.other()
            }
        });
        let start = crate::rules::Position::start(rules).with_to_move(first);
        let mut game = Game::from_position(start);
        game.players = self.game.players.clone();
        let first = self.texts.player_name(first, &game.players);
        let said = fill(self.texts.begins, &[("player", &first)]);
        self.ask_for(Offer {
            said: vec![said],
            ..game.into()
        });
    }
}
