//! ZEN, the game notation of the zertz.app web client, which looks like chess's PGN.
//!
//! ```text
//! [Player1 "Ann"]
//! [Player2 "Bob"]
//! [Result "1-0"]
//! [ZIP "oooo/ooooo/oooooo/ooooooo/1oooooo/2ooooo/3oooo 6/8/10 0/0/0 0/0/0 1"]
//!
//! 1. Wd4-d1 Gd5-a1 {too early} (1... Gd5-a2) 2. Wd4xd6+g … 1-0
//! ```
//!
//! A turn is a colour and a ring, then the removed ring after `-`, or every ring that the marble
//! jumps to after `x`. What is taken may follow after `+`.
//!
//! # What the reader tolerates
//!
//! Any numbering or none; upper and lower case; `×` for `x`; blanks within a turn; UTF-8 or
//! Latin-1; tags in any order; a missing `ZIP`, which means the basic game. Marks such as `!?` and
//! `$3` become part of the comment, and `[%emt 0:00:41.5]` in a comment is the time the turn took.
//! In tags and comments `&#125;` stands for the character of that number. Dropped with a
//! [`Warning`](crate::record::Warning): turns after the end, and further games of the same file.

mod fault;
mod read;
mod result;
mod thought;
mod token;
mod turn;
mod write;

pub use fault::{ZenError, ZenFault, ZenPart};
pub use read::read;
pub use turn::ZenTurnError;
pub use write::write;
