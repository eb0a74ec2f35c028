//! Looking at the game, in words.

use super::session::Session;
use crate::board::{Ring, RingName};
use crate::diagram::Diagram;
use crate::lang::fill;
use crate::notation::TurnText;
use crate::rules::{CaptureDuty, Claims, Marble, Player, Turn, WinningSet};

/// The most turns that are listed one by one.
const MOST_LISTED: usize = 100;

impl Session {
    pub(super) fn board(&mut self) {
        let diagram = Diagram(&self.position()).to_string();
        // What follows the blank line is said in words by `pool` and `score`.
        for line in diagram.lines().take_while(|line| !line.is_empty()) {
            self.say(line);
        }
    }

    pub(super) fn free(&mut self) {
        let rings = self.ring_row(self.position().free());
        self.say_filled(self.texts.plain_free, &[("rings", &rings)]);
    }

    pub(super) fn times(&mut self) {
        if self.clock.control().base().is_none() {
            self.say(self.texts.plain_no_clock);
        }
        self.say_times();
    }

    fn ring_row(&self, rings: crate::board::RingSet) -> String {
        match self.texts.ring_row(self.position().rules().board, rings) {
            row if row.is_empty() => self.texts.plain_none.to_owned(),
            row => row,
        }
    }

    pub(super) fn column(&mut self, column: u8) {
        let position = self.position();
        let board = position.rules().board;
        let letter = char::from(b'a' + column).to_string();
        let names = (1..=board.column_length(column)).map(|number| RingName { column, number });
        let rings: Vec<String> = names
            .filter_map(|name| Some(self.short(name, board.ring(name)?)))
            .collect();
        if rings.is_empty() {
            self.say_filled(self.texts.plain_no_column, &[("column", &letter)]);
            return;
        }
        self.say_filled(
            self.texts.plain_column,
            &[("column", &letter), ("rings", &rings.join(", "))],
        );
    }

    /// A ring and what is to be said of it in one word.
    fn short(&self, name: RingName, ring: Ring) -> String {
        let (position, texts) = (self.position(), self.texts);
        let name = name.to_string();
        let template = match position.marble_at(ring) {
            Some(marble) => return format!("{name} {}", texts.colour(marble)),
            None if !position.rings().contains(ring) => texts.short_gone,
            None if position.free().contains(ring) => texts.short_free,
            None => texts.short_vacant,
        };
        fill(template, &[("ring", &name)])
    }

    pub(super) fn ring(&mut self, name: RingName) {
        let (position, texts) = (self.position(), self.texts);
        let board = position.rules().board;
        let text = name.to_string();
        let Some(ring) = board.ring(name) else {
            self.say_filled(texts.refuse_no_such_ring, &[("ring", &text)]);
            return;
        };
        let Some(marble) = position.marble_at(ring) else {
            let template = if !position.rings().contains(ring) {
                texts.ring_gone
            } else if position.free().contains(ring) {
                texts.ring_free
            } else {
                texts.ring_vacant
            };
            self.say_filled(template, &[("ring", &text)]);
            return;
        };
        let colour = texts.colour_attribute(marble);
        let mut said = fill(texts.ring_holds, &[("ring", &text), ("colour", colour)]);
        let landings = position
            .jumps_from(ring)
            .map(|jump| board.name(jump.landing));
        let landings = texts.one_of(landings);
        if !landings.is_empty() {
            said.push_str("; ");
            said.push_str(&fill(texts.ring_jumps, &[("rings", &landings)]));
        }
        self.say(said);
    }

    pub(super) fn marbles(&mut self, only: Option<Marble>) {
        let position = self.position();
        for marble in Marble::ALL {
            if only.is_some_and(|only| only != marble) {
                continue;
            }
            let rings = self.ring_row(position.marbles(marble));
            let colour = self.texts.colour(marble);
            self.say_filled(
                self.texts.plain_on_board,
                &[("colour", colour), ("rings", &rings)],
            );
        }
    }

    pub(super) fn pool(&mut self) {
        let pool = self.position().pool();
        if pool.is_empty() {
            self.say(self.texts.pool_empty);
            return;
        }
        let marbles = self.texts.marbles(pool);
        self.say_filled(self.texts.plain_pool, &[("marbles", &marbles)]);
    }

    pub(super) fn score(&mut self) {
        let position = self.position();
        for player in Player::ALL {
            let (name, marbles) = (
                self.name(player),
                self.texts.marbles(position.captured(player)),
            );
            let needs = self.texts.needs(&position, player);
            self.say_filled(
                self.texts.plain_score,
                &[("player", &name), ("marbles", &marbles), ("needs", &needs)],
            );
        }
    }

    pub(super) fn legal(&mut self, only: Option<RingName>) {
        let position = self.position();
        let board = position.rules().board;
        let begins_on = |turn: &Turn| match turn {
            Turn::Place { ring, .. } => board.name(*ring),
            Turn::Capture(capture) => board.name(capture.start()),
        };
        let mut turns: Vec<String> = position
            .legal_turns()
            .iter()
            .filter(|turn| only.is_none_or(|only| begins_on(turn) == only))
            .map(|turn| TurnText::new(&position, turn).to_string())
            .collect();
        turns.sort_unstable();
        if let (Some(ring), true) = (only, turns.is_empty()) {
            self.say_filled(self.texts.plain_no_turns, &[("ring", &ring.to_string())]);
            return;
        }
        let count = turns.len().to_string();
        self.say_filled(self.texts.plain_legal, &[("count", &count)]);
        if turns.len() <= MOST_LISTED {
            self.say(turns.join("  "));
            return;
        }
        // Too many to hear or read one by one: what they are made of.
        let supply = self.texts.marbles(position.supply());
        let (vacant, free) = (
            self.ring_row(position.vacant()),
            self.ring_row(position.free()),
        );
        self.say_filled(self.texts.plain_pool, &[("marbles", &supply)]);
        self.say_filled(self.texts.plain_vacant, &[("rings", &vacant)]);
        self.say_filled(self.texts.plain_free, &[("rings", &free)]);
    }

    pub(super) fn last(&mut self) {
        let after = self.view.unwrap_or_else(|| self.game.len());
        let Some(number) = after.checked_sub(1) else {
            self.say(self.texts.plain_no_last);
            return;
        };
        self.say_action(number);
    }

    /// Says a numbered action and its remark.
    fn say_action(&mut self, number: usize) {
        let Some(text) = self.texts.action_of(&self.game, number) else {
            return;
        };
        self.say(format!("{}. {text}", number + 1));
        let comment = self.game.plies()[number].comment.clone();
        if !comment.is_empty() {
            self.say_filled(self.texts.plain_comment, &[("text", &comment)]);
        }
    }

    pub(super) fn moves(&mut self) {
        if self.game.is_empty() {
            self.say(self.texts.plain_no_last);
        }
        for number in 0..self.game.len() {
            self.say_action(number);
        }
    }

    /// Looks at the position after so many actions.
    pub(super) fn look_after(&mut self, turn: usize) {
        let turns = self.game.len();
        if turn > turns {
            let (turn, turns) = (turn.to_string(), self.texts.turns(turns));
            self.say_filled(
                self.texts.refuse_no_turn,
                &[("turn", &turn), ("turns", &turns)],
            );
            return;
        }
        self.view = (turn < turns).then_some(turn);
        if let Some(number) = turn.checked_sub(1) {
            self.say_action(number);
        }
        self.say_state();
    }

    pub(super) fn rules(&mut self) {
        let (rules, texts) = (self.game.rules(), self.texts);
        let board = texts.board(rules.board);
        self.say(format!("{}, {board}", texts.preset(rules.preset)));
        let goals = texts.one_of(WinningSet::ALL.map(|won| texts.winning_set(won, rules.set)));
        self.say_filled(texts.rules_goals, &[("goals", &goals)]);
        self.say(match rules.claims {
            Claims::Automatic => texts.rules_claims_automatic,
            Claims::Ask => texts.rules_claims_ask,
        });
        self.say(match rules.capture_duty {
            CaptureDuty::Enforced => texts.rules_enforced,
            CaptureDuty::OnDemand => texts.rules_on_demand,
        });
        if rules.touch_move {
            self.say(texts.rules_touch_move);
        }
        for paragraph in texts.how_to_play() {
            self.say("");
            self.say(paragraph);
        }
    }
}
