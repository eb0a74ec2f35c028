//! The engine's threads: one search at a time, its reports sent into the channel of all events.

use std::sync::Arc;

use super::effect::Question;
use super::message::Message;
use super::model::brain::{Reply, Task};
use crate::engine::{Analyst, Info, Level, Limits, Opponent, Progress, Session, Stop, review};
use crate::rules::{Position, Turn};

/// How many lines the analysis has.
pub const LINES: usize = 3;

/// Whoever thinks in the background. What is thought about first is dropped for what comes next.
#[derive(Debug, Default)]
pub struct Thinker {
    session: Option<Session>,
    analyst: Option<Arc<Analyst>>,
    opponent: Option<Arc<Opponent>>,
}

impl Thinker {
    /// Begins to think about a question; `tell` gets the answers, on another thread.
    pub fn think(
        &mut self,
        question: Question,
        mut tell: impl FnMut(Message) + Send + Clone + 'static,
    ) {
        // Ends the search before.
        self.session = None;
        let Question {
            id,
            task,
            situation,
            turns,
            time,
            memory,
        } = question;
        let limits = Limits {
            time: Some(time),
            ..Limits::default()
        };
        let mut reviewed = tell.clone();
        let report = move |progress| {
            let reply = match progress {
                Progress::Thinking(info) => Reply::Thinking(info),
                Progress::Done(info) => Reply::Done(info),
            };
            tell(Message::Engine { id, reply });
        };
        self.session = Some(match task {
            Task::Play(level) => {
                let opponent = self.opponent(level, memory);
                Session::start(
                    move |stop, tell| opponent.think(&situation, &limits, stop, tell),
                    report,
                )
            }
            Task::Hint | Task::Analyse => {
                let analyst = self.analyst(memory);
                Session::start(
                    move |stop, tell| analyst.analyse(&situation, &limits, LINES, stop, tell),
                    report,
                )
            }
            Task::Review => {
                let analyst = self.analyst(memory);
                Session::start(
                    move |stop, _| {
                        go_through(&analyst, &turns, &limits, stop, &mut |number, one| {
                            let reply = Reply::Reviewed(number, Box::new(one));
                            reviewed(Message::Engine { id, reply });
                        });
                        Info::default()
                    },
                    report,
                )
            }
        });
    }

    /// Asks the search to come to its end and tell what it has found.
    pub fn hurry(&self) {
        if let Some(session) = &self.session {
            session.stop();
        }
    }

    /// Ends the search.
    pub fn stop(&mut self) {
        self.session = None;
    }

    fn analyst(&mut self, memory: usize) -> Arc<Analyst> {
        let analyst = self
            .analyst
            .get_or_insert_with(|| Arc::new(Analyst::new(memory)));
        Arc::clone(analyst)
    }

    fn opponent(&mut self, level: Level, memory: usize) -> Arc<Opponent> {
        match &self.opponent {
            Some(opponent) if opponent.level() == level => Arc::clone(opponent),
            _ => {
                let opponent = Arc::new(Opponent::new(level, rand::random(), memory));
                self.opponent = Some(Arc::clone(&opponent));
                opponent
            }
        }
    }
}

fn go_through(
    analyst: &Analyst,
    turns: &[(usize, Position, Turn)],
    limits: &Limits,
    stop: &Stop,
    tell: &mut dyn FnMut(usize, crate::engine::Reviewed),
) {
    let bare: Vec<_> = turns
        .iter()
        .map(|&(_, position, turn)| (position, turn))
        .collect();
    review(analyst, &bare, limits, stop, &mut |number, one| {
        if let Some(&(action, ..)) = turns.get(number) {
            tell(action, one.clone());
        }
    });
}
