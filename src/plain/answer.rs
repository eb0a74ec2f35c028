//! Answering what the prompt waits for, and asking for it.

use super::pending::{Claiming, Pending, Question};
use super::session::Session;
use crate::board::{Ring, RingSet};
use crate::command::{Command, Group, jump_on, open_claims};
use crate::notation::TurnText;
use crate::rules::{Chain, Turn};

/// A line read as an answer.
fn yes_or_no(session: &Session, line: &str) -> Option<bool> {
    let word = line.trim().to_lowercase();
    let is = |text: &str| !word.is_empty() && text.starts_with(&word);
    if is(session.texts.yes) || is("yes") {
        Some(true)
    } else if is(session.texts.no) || is("no") {
        Some(false)
    } else {
        None
    }
}

/// Whether a line only looks at something, which can be done at any time.
fn only_looks(line: &str) -> bool {
    let word = line.trim().trim_start_matches(':');
    let word = word.split_whitespace().next().unwrap_or_default();
    crate::command::CommandInfo::named(word)
        .is_some_and(|info| info.group == Group::Look && info.name != "goto" || info.name == "help")
}

impl Session {
    /// Takes a line as the answer to what is pending.
    pub(super) fn answer(&mut self, pending: Pending, line: &str) {
        if only_looks(line) {
            self.obey_command(line);
            self.ask(pending);
            return;
        }
        let command = line.parse::<Command>();
        if matches!(command, Ok(Command::Quit)) {
            self.obey_command(line);
            return;
        }
        match pending {
            Pending::Confirm(question) => match yes_or_no(self, line) {
                Some(true) => self.go_ahead(question),
                Some(false) => self.say(self.texts.plain_dropped),
                None => self.ask_again(Pending::Confirm(question)),
            },
            Pending::Claims(claiming) => match yes_or_no(self, line) {
                Some(yes) => self.claim(claiming, yes),
                None if matches!(command, Ok(Command::Back)) => {
                    self.drop_step(Pending::Claims(claiming));
                }
                None => self.ask_again(Pending::Claims(claiming)),
            },
            steps => match command {
                Ok(Command::Ring(name)) => {
                    let ring = self.position().rules().board.ring(name);
                    self.go_on(steps, ring.ok_or(name));
                }
                Ok(Command::Back) => self.drop_step(steps),
                Ok(Command::Turn(text)) if self.may_take_back() => self.play_text(&text),
                Err(crate::command::CommandError::Empty) => self.ask(steps),
                Err(error) => {
                    self.say(self.texts.command_error(&error));
                    self.ask(steps);
                }
                Ok(_) if self.may_take_back() => self.obey_command(line),
                Ok(_) => {
                    self.say(self.texts.touch_move);
                    self.ask(steps);
                }
            },
        }
    }

    /// Touch-move (R26): no step of a turn is taken back.
    const fn may_take_back(&self) -> bool {
        !self.game.rules().touch_move
    }

    fn drop_step(&mut self, pending: Pending) {
        if self.may_take_back() {
            self.say(self.texts.plain_dropped);
            self.say_state();
        } else {
            self.say(self.texts.touch_move);
            self.ask(pending);
        }
    }

    fn ask_again(&mut self, pending: Pending) {
        self.say(self.texts.plain_answer);
        self.ask(pending);
    }

    /// Asks for what is missing, and waits for it.
    pub(super) fn ask(&mut self, pending: Pending) {
        let position = self.position();
        let board = position.rules().board;
        let text = match &pending {
            Pending::Removal(_, ring) => self
                .texts
                .remove_one_of(board, position.free_after_placing(*ring)),
            Pending::Chain(chain) => {
                let landings = chain.jumps().map(|jump| jump.landing).collect();
                if chain.capture().is_empty() {
                    self.texts.choose_landing(board, chain.at(), landings)
                } else {
                    self.texts.keep_jumping(board, chain.at(), landings)
                }
            }
            Pending::Claims(claiming) => {
                let group = claiming.groups.last().copied().unwrap_or_default();
                self.texts.claim_question(&position, &claiming.turn, group)
            }
            Pending::Confirm(question) => self.question(question),
        };
        self.say(text);
        self.pending = Some(pending);
    }

    fn question(&self, question: &Question) -> String {
        match question {
            Question::Tie => {
                let opponent = self.name(self.position().to_move().other());
                crate::lang::fill(self.texts.plain_agree_tie, &[("player", &opponent)])
            }
            Question::Undo => self.texts.plain_agree_undo.to_owned(),
            Question::Branch(_) => self.texts.plain_branch.to_owned(),
            Question::Replace(_) => self.texts.plain_lose_game.to_owned(),
        }
    }

    fn go_ahead(&mut self, question: Question) {
        match question {
            Question::Tie => {
                let agreed = self.game.agree_tie();
                self.conclude(agreed);
            }
            Question::Undo => self.take_back(),
            Question::Branch(turn) => self.branch(turn),
            Question::Replace(offer) => self.replace(*offer),
        }
    }

    /// The next ring of a begun turn.
    fn go_on(&mut self, step: Pending, ring: Result<Ring, crate::board::RingName>) {
        let position = self.position();
        let ring = match ring {
            Ok(ring) => ring,
            Err(name) => {
                let error = crate::notation::TurnError::NoSuchRing(name);
                self.say(self.texts.turn_error(&error));
                self.ask(step);
                return;
            }
        };
        match step {
            Pending::Removal(marble, at) => match position.check_removal(at, Some(ring)) {
                Ok(()) => self.settle(Turn::place(marble, at, Some(ring))),
                Err(reason) => {
                    self.say(self.texts.refusal(&reason));
                    self.ask(step);
                }
            },
            Pending::Chain(mut chain) => {
                if chain.jump(ring) {
                    self.jump_on(chain);
                } else {
                    let board = position.rules().board;
                    let error = crate::notation::TurnError::NotAJump {
                        from: board.name(chain.at()),
                        to: board.name(ring),
                    };
                    self.say(self.texts.turn_error(&error));
                    self.ask(step);
                }
            }
            Pending::Claims(_) | Pending::Confirm(_) => self.ask_again(step),
        }
    }

    /// Makes the jumps that leave no choice; asks at a fork.
    pub(super) fn jump_on(&mut self, mut chain: Chain) {
        jump_on(&mut chain);
        if chain.is_complete() {
            self.settle(Turn::Capture(chain.capture()));
        } else {
            self.ask(Pending::Chain(chain));
        }
    }

    /// Asks about every group that a complete turn may claim, then plays it.
    pub(super) fn settle(&mut self, turn: Turn) {
        let mut groups: Vec<RingSet> = open_claims(&self.position(), &turn).iter().collect();
        if groups.is_empty() {
            self.commit(turn);
            return;
        }
        groups.reverse();
        self.ask(Pending::Claims(Claiming {
            turn,
            groups,
            declined: RingSet::EMPTY,
        }));
    }

    fn claim(&mut self, mut claiming: Claiming, yes: bool) {
        if let Some(group) = claiming.groups.pop()
            && !yes
        {
            claiming.declined |= group;
        }
        if !claiming.groups.is_empty() {
            self.ask(Pending::Claims(claiming));
            return;
        }
        if let Turn::Place { declined, .. } = &mut claiming.turn {
            *declined = claiming.declined;
        }
        self.commit(claiming.turn);
    }

    /// A typed turn that stops halfway: waits for the rest of it. `false` when it is no such turn.
    pub(super) fn begin(&mut self, text: &TurnText) -> bool {
        let position = self.position();
        let board = position.rules().board;
        match text {
            TurnText::Place {
                marble,
                ring,
                remove: None,
                claim,
            } if claim.is_empty() => {
                let Some(ring) = board.ring(*ring) else {
                    return false;
                };
                if position.check_placement(*marble, ring).is_err() {
                    return false;
                }
                self.ask(Pending::Removal(*marble, ring));
                true
            }
            TurnText::Place { .. } => false,
            TurnText::Capture { .. } => {
                let Some(chain) = crate::command::typed_chain(text, &position) else {
                    return false;
                };
                self.jump_on(chain);
                true
            }
        }
    }
}
