//! Thinking in the background.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::thread::{JoinHandle, spawn};

use super::{Analyst, Info, Limits, Opponent, Stop};
use crate::rules::Situation;

/// What a background search tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Progress {
    /// Another depth is finished.
    Thinking(Info),
    /// The search has ended: a limit was reached, the end is known, or it was stopped.
    Done(Info),
}

impl Progress {
    /// The state of the search.
    #[must_use]
    pub const fn info(&self) -> &Info {
        match self {
            Self::Thinking(info) | Self::Done(info) => info,
        }
    }
}

/// A search on a thread of its own. It is stopped when the session is dropped.
///
/// ```
/// use std::sync::Arc;
/// use zertz::engine::{Analyst, Limits, Progress, Session};
/// use zertz::rules::{Position, Ruleset};
/// let start = Position::start(Ruleset::default());
/// let limits = Limits { depth: Some(1), ..Limits::default() };
/// let (session, progress) = Session::analyse(Arc::new(Analyst::new(1)), start, limits, 3);
/// let done = progress.iter().find(|progress| matches!(progress, Progress::Done(_))).unwrap();
/// assert_eq!(done.info().lines.len(), 3);
/// # drop(session);
/// ```
#[derive(Debug)]
pub struct Session {
    stop: Stop,
    thread: Option<JoinHandle<()>>,
}

impl Session {
    /// Runs a search in the background. It gets the flag that stops it and a function to report
    /// with, and returns its last state; `tell` gets everything, from the other thread.
    pub fn start(
        search: impl FnOnce(&Stop, &mut dyn FnMut(&Info)) -> Info + Send + 'static,
        mut tell: impl FnMut(Progress) + Send + 'static,
    ) -> Self {
        let stop = Stop::new();
        let flag = stop.clone();
        let thread = spawn(move || {
            let done = search(&flag, &mut |info| tell(Progress::Thinking(info.clone())));
            tell(Progress::Done(done));
        });
        Self {
            stop,
            thread: Some(thread),
        }
    }

    /// Analyses a position for its best `lines` lines.
    #[must_use]
    pub fn analyse(
        analyst: Arc<Analyst>,
        situation: impl Into<Situation>,
        limits: Limits,
        lines: usize,
    ) -> (Self, Receiver<Progress>) {
        let situation = situation.into();
        Self::through_channel(move |stop, report| {
            analyst.analyse(&situation, &limits, lines, stop, report)
        })
    }

    /// Lets a computer player think about its turn.
    #[must_use]
    pub fn think(
        opponent: Arc<Opponent>,
        situation: impl Into<Situation>,
        limits: Limits,
    ) -> (Self, Receiver<Progress>) {
        let situation = situation.into();
        Self::through_channel(move |stop, report| opponent.think(&situation, &limits, stop, report))
    }

    fn through_channel(
        search: impl FnOnce(&Stop, &mut dyn FnMut(&Info)) -> Info + Send + 'static,
    ) -> (Self, Receiver<Progress>) {
        let (sender, receiver) = channel();
        let session = Self::start(search, move |progress| {
            // Nobody listens any more: the session is about to be dropped.
            let _ = sender.send(progress);
        });
        (session, receiver)
    }

    /// Asks the search to stop; it does within a few milliseconds and tells its last state.
    pub fn stop(&self) {
        self.stop.stop();
    }

    /// Whether the search has ended.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.thread.as_ref().is_none_or(JoinHandle::is_finished)
    }
}

/// Stops the search and waits the few milliseconds until it has ended.
impl Drop for Session {
    fn drop(&mut self) {
        self.stop.stop();
        if let Some(thread) = self.thread.take() {
            // A panic of the search was reported by its own thread.
            let _ = thread.join();
        }
    }
}
