//! The rules: marbles, players, rule sets, turns and positions. Uses [`board`](crate::board) only.
//!
//! The heart is [`Position`]: a small `Copy` value that is always valid. It lists its legal
//! [`Turn`]s, plays them, and says why another turn is refused.

mod ending;
mod generate;
mod illegal;
mod isolation;
mod jumps;
mod key;
mod marble;
mod perft;
mod play;
mod player;
mod position;
mod random;
mod ruleset;
mod setup;
mod situation;
mod symmetry;
mod turn;

pub use ending::{Outcome, TieReason, WinReason, WinningSet};
pub use illegal::IllegalTurn;
pub use isolation::Groups;
pub use jumps::{Chain, Jump};
pub use marble::{ByMarble, Marble, Marbles};
pub use perft::{perft, perft_full};
pub use player::{ByPlayer, Player};
pub use position::Position;
pub use ruleset::{CaptureDuty, Claims, MarbleSet, Preset, Ruleset, UnknownName};
pub use setup::{PositionFault, PositionFaults, Setup};
pub use situation::Situation;
pub use turn::{Capture, Turn};
