//! What the engine is asked, and what it has said.

use std::time::Duration;

use crate::engine::{Info, Level, Line, Reviewed};
use crate::rules::{Position, Turn};

/// What the engine works on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Task {
    /// To find the turn of a computer player.
    Play(Level),
    /// To find a turn to suggest.
    Hint,
    /// To analyse for as long as somebody looks.
    Analyse,
    /// To go through the whole game.
    Review,
}

/// Something that the engine was asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Search {
    /// Number of the question: answers to others come too late.
    pub id: u64,
    /// What is asked.
    pub task: Task,
    /// About which position.
    pub position: Position,
    /// The answer so far.
    pub latest: Option<Info>,
    /// Whether that is the last word.
    pub done: bool,
}

/// What the engine answers.
#[derive(Debug, Clone, PartialEq)]
pub enum Reply {
    /// Another depth is finished.
    Thinking(Info),
    /// The last word.
    Done(Info),
    /// One turn of the game was gone through, by the number of its action from 0.
    Reviewed(usize, Box<Reviewed>),
}

/// A suggestion, given in two steps: first the idea, then the turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hint {
    /// The position it is for.
    pub position: Position,
    /// Whether the whole turn is wanted, not only its idea.
    pub whole: bool,
    /// The turn and how it goes on, once it is found.
    pub line: Option<Line>,
    /// Whether to demand the take-back of the last turn is no worse.
    pub demand: bool,
}

/// What a computer player does, step by step so that it can be followed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    /// The turn; `None` to demand the take-back of the last one.
    pub turn: Option<Turn>,
    /// When the next step is due.
    pub next: Duration,
}

/// Everything about the engine.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Brain {
    /// The last question.
    pub search: Option<Search>,
    /// How many questions there were.
    pub asked: u64,
    /// What the computer player is about to do.
    pub plan: Option<Plan>,
    /// The position in which the user stopped the computer player.
    pub stopped: Option<Position>,
    /// The suggestion that was asked for.
    pub hint: Option<Hint>,
    /// Whether the analysis is shown.
    pub analysis: bool,
    /// Which of its lines is drawn on the board.
    pub line: usize,
    /// What was found out about each action of the game.
    pub review: Vec<Option<Reviewed>>,
    /// Whether the whole game was gone through.
    pub reviewed: bool,
}

impl Brain {
    /// What was found about a position by a task, so far.
    #[must_use]
    pub fn found(&self, task: Task, position: &Position) -> Option<&Info> {
        let search = self.search.as_ref()?;
        let fits = search.task == task && search.position == *position;
        fits.then_some(search.latest.as_ref()).flatten()
    }

    /// Whether a computer player is thinking.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        let playing = |search: &Search| matches!(search.task, Task::Play(_)) && !search.done;
        self.search.as_ref().is_some_and(playing)
    }

    /// The game has become another one.
    pub fn forget(&mut self) {
        *self = Self {
            asked: self.asked,
            analysis: self.analysis,
            search: self.search.take(),
            ..Self::default()
        };
    }
}
