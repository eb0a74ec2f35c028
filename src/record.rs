//! A whole game: where it started, what was played, how it ended, and how it is written down.

mod conduct;
mod game;
mod json;
mod ply;
mod reading;
mod writing;

pub use game::{Game, GameError, PlayError, Undone};
pub use json::{
    FORMAT, FieldFault, JsonError, JsonFault, JsonSort, MOST_BYTES, Played, TurnFault, VERSION,
    WrittenResult,
};
pub use ply::{Action, Ply};
pub use reading::{
    Assumed, Dropped, MOST_NESTED, MOST_TURNS, Mark, Place, Reading, Strictness, Warning,
};
pub use writing::{Loss, Unwritable, Written};

pub(crate) use conduct::{conduct_text, read_conduct};
pub(crate) use game::{Standing, Tail};
pub(crate) use reading::{decode, shown};
pub(crate) use writing::Losses;
