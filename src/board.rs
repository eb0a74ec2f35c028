//! Geometry: rings, directions, sets of rings and the six boards. Knows no marble and no turn.

mod direction;
mod layout;
mod loose;
mod nth;
mod ring;
mod ring_name;
mod ring_set;
mod symmetry;

pub use direction::Direction;
pub use layout::{Board, UnknownBoard};
pub use ring::Ring;
pub use ring_name::{RingName, RingNameError};
pub use ring_set::RingSet;
pub use symmetry::Symmetry;
