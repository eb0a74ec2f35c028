//! What has to be done in the world.

use std::path::PathBuf;

use crate::record::Game;
use crate::settings::Key;

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
    /// Read a game; reports [`Read`](super::message::Message::Read), or
    /// [`Listed`](super::message::Message::Listed) when the path is a folder.
    Open(PathBuf),
    /// Go on with the game that was kept; reports [`Read`](super::message::Message::Read).
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
    /// Clear the screen and draw everything anew.
    Redraw,
    /// Stop the program until the shell brings it back.
    Suspend,
    /// End the program.
    Quit,
}
