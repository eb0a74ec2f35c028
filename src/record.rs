//! A whole game: where it started, what was played, how it ended, and how it is written down.

mod game;
mod json;
mod ply;

pub use game::{Game, GameError, PlayError, Undone};
pub use json::{FORMAT, JsonError, MOST_BYTES, VERSION};
pub use ply::{Action, Ply};
