//! Records of boardspace.net in the Smart Game Format.
//!
//! [`Tree`] reads the syntax and knows no ZÈRTZ; [`read`] replays the record through the rules;
//! [`write()`] makes a record of a game.
//!
//! # What the reader tolerates
//!
//! Words in any case; nodes without a number; UTF-8 or Latin-1; text before the first game;
//! records without `Done`, in which a turn ends when the other player acts; a ring removed before
//! the marble is placed; steps taken back (`BtoR`, `R+`, a jump straight back), marbles moved on
//! after they were placed, and actions that do nothing. Dropped with a [`Warning`]: a last turn that
//! is not complete, actions after the end, further games of the same file.
//!
//! Anything else that the rules don't allow is an error that names node, player and action, or, when
//! the reader is told to be [lenient](Strictness::Lenient), the end of the game read.

mod action;
mod draft;
mod fault;
mod header;
mod replay;
mod setup;
mod tree;
mod write;

pub use action::Misread;
pub use fault::{Fault, SgfError};
pub use tree::{NodeId, Property, SgfPart, SyntaxError, Tree};
pub use write::write;

use crate::record::{MOST_BYTES, Reading, Strictness, Warning};
use replay::Replay;

/// Reads the first game of a file.
///
/// # Errors
///
/// The file is no SGF, not of ZÈRTZ, of a variant that is not supported, or breaks the rules.
///
/// ```
/// use zertz::record::Strictness;
/// use zertz::sgf;
/// let file = b"(;GM[22]SU[Zertz];P0[RtoB 2 0 D 4];P0[R- D 1];P1[RtoB 2 1 D 5];P1[R- A 1])";
/// let reading = sgf::read(file, Strictness::Strict)?;
/// assert_eq!(reading.game.len(), 2);
/// # Ok::<(), sgf::SgfError>(())
/// ```
pub fn read(bytes: &[u8], strictness: Strictness) -> Result<Reading, SgfError> {
    if bytes.len() > MOST_BYTES {
        return Err(SgfError::TooLong(bytes.len()));
    }
    let (tree, fault) = Tree::read(bytes);
    let (fault, root) = match (fault, tree.roots().first()) {
        (Some(fault), _) if strictness == Strictness::Strict => return Err(fault.into()),
        (Some(fault), None) => return Err(fault.into()),
        (fault, Some(&root)) => (fault, root),
        (None, None) => return Err(SgfError::NotZertz),
    };
    let mut warnings = Vec::new();
    let game = header::read(&tree, root, &mut warnings)?;
    let mut replay = Replay::new(&tree, game, strictness);
    for warning in warnings {
        replay.warn(warning);
    }
    replay.run(root)?;
    if tree.roots().len() > 1 {
        replay.warn(Warning::SeveralGames(tree.roots().len()));
    }
    if let Some(expected) = tree.ends_early() {
        replay.warn(Warning::EndsEarly(expected));
    }
    if let Some(fault) = fault {
        let (turns, fault) = (replay.game.len(), fault.to_string());
        replay.warn(Warning::Stopped { turns, fault });
    }
    Ok(Reading {
        game: replay.game,
        warnings: replay.warnings,
    })
}
