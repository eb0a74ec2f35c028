//! What has to be done in the world.

use std::path::PathBuf;
use std::time::Duration;

use super::model::brain::Task;
use crate::record::Game;
use crate::rules::{Position, Situation, Turn};
use crate::settings::Key;

/// A question to the engine.
#[derive(Debug, Clone, PartialEq)]
pub struct Question {
    /// Its number.
    pub id: u64,
    /// What is asked.
    pub task: Task,
    /// About which position, with what stood before.
    pub situation: Situation,
    /// For a review: every turn with its position and the number of its action.
    pub turns: Vec<(usize, Position, Turn)>,
    /// How long to think, for a review about each position.
    pub time: Duration,
    /// Megabytes of memory to think with.
    pub memory: usize,
}

/// Something that [`update`](super::update::update) wants done.
#[derive(Debug, Clone, PartialEq)]
pub enum Effect {
    /// Keep the game for resuming.
    Autosave(Box<Game>),
    /// Save the game; reports [`Saved`](super::message::Message::Saved).
    Save {
        /// Where.
        path: PathBuf,
        /// What.
        game: Box<Game>,
    },
    /// Open a game; reports [`Read`](super::message::Message::Read), or
    /// [`Searched`](super::message::Message::Searched) when it is a folder or an archive.
    Open(PathBuf),
    /// List the records that lie beside a file; reports
    /// [`Shelved`](super::message::Message::Shelved) when there is such a list.
    Shelve(PathBuf),
    /// Look for the next record of the list; reports
    /// [`Searched`](super::message::Message::Searched).
    Seek {
        /// After, or before, the record with this number.
        index: usize,
        /// Which way.
        forward: bool,
    },
    /// Go on with the game that was kept; reports [`Resumed`](super::message::Message::Resumed).
    Resume,
    /// List a folder; reports [`Listed`](super::message::Message::Listed).
    List(PathBuf),
    /// Look into a file; reports [`Previewed`](super::message::Message::Previewed).
    Preview(PathBuf),
    /// Write a setting into the config file.
    Configure {
        /// Which.
        key: Key,
        /// Its value as it is written.
        value: String,
    },
    /// Draw lots; reports [`LotDrawn`](super::message::Message::LotDrawn).
    DrawLot,
    /// Think about a question; reports [`Engine`](super::message::Message::Engine). Whatever the
    /// engine was thinking about is dropped.
    Think(Box<Question>),
    /// Come to an end with thinking and say what was found.
    Hurry,
    /// Stop thinking.
    StopThinking,
    /// Clear the screen and draw everything anew.
    Redraw,
    /// Stop the program until the shell brings it back.
    Suspend,
    /// End the program.
    Quit,
}
