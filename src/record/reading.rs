//! What readers of game files have in common.

use std::borrow::Cow;
use std::fmt;

use super::Game;
use crate::notation::parts::parts;
use crate::rules::Player;

/// The most turns that are read from one record, over all its lines. A real game has some 40.
pub const MOST_TURNS: usize = 65_536;
/// The most levels of variations within variations that are read.
pub const MOST_NESTED: usize = 40;

/// How much a reader puts up with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Strictness {
    /// A record that breaks a rule is refused.
    #[default]
    Strict,
    /// The legal turns before the fault are kept; the fault becomes a [`Warning`].
    Lenient,
}

/// A game that was read, and what was odd about its record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// The game.
    pub game: Game,
    /// What was odd.
    pub warnings: Vec<Warning>,
}

/// Something odd about a record that does not keep it from being read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Warning {
    /// The last turn was begun and not completed.
    #[error("{place}: the last turn is not complete and was dropped: {reason}")]
    HalfTurn {
        /// Where the turn begins.
        place: Mark,
        /// What is missing.
        reason: String,
    },
    /// The record goes on after the game was over.
    #[error("{place}: actions after the end of the game ignored: {count}")]
    AfterEnd {
        /// The first of the actions.
        place: Mark,
        /// How many.
        count: usize,
    },
    /// The file holds more than one game.
    #[error("the file holds {0} games, of which the first was read")]
    SeveralGames(usize),
    /// The file stops in the middle.
    #[error("the file ends early: expected {0}")]
    EndsEarly(&'static str),
    /// There is no turn that the variation could take the place of, or it is none.
    #[error("{place}: the variation was dropped: {reason}")]
    Variation {
        /// Where it begins.
        place: Mark,
        /// Why.
        reason: Dropped,
    },
    /// The written result is not what the turns lead to.
    #[error("the record says {written}, but the turns lead to {played}")]
    Result {
        /// What the record says.
        written: String,
        /// What the turns lead to.
        played: String,
    },
    /// The turn takes other marbles than the record says.
    #[error("{place}: the turn takes {found}, not {written}")]
    Marbles {
        /// The turn.
        place: Mark,
        /// What it takes.
        found: String,
        /// What the record says.
        written: String,
    },
    /// Another player makes the first turn than the record announces.
    #[error("the record says that player {} begins, but player {player} does", .player.other())]
    OtherFirst {
        /// Who begins.
        player: Player,
    },
    /// The record leaves out what it should say.
    #[error("{0}")]
    Assumed(Assumed),
    /// Only the legal turns before a fault were kept.
    #[error("read up to turn {turns}: {fault}")]
    Stopped {
        /// How many.
        turns: usize,
        /// What the fault is and where.
        fault: String,
    },
}

parts! {
    /// What a reader assumes where a record leaves something out.
    Assumed {
        NoVariant = "no SU[…]: read as the basic game",
        OneGame = "the file goes on after the first game: only that was read",
        More = "more warnings are not listed",
    }
}

parts! {
    /// Why a variation can't be kept.
    Dropped {
        TooDeep = "variations are nested too deep",
        NoTurn = "it holds no complete turn",
        Empty = "it holds no turn",
        NothingToVary = "there is no turn in its place",
        Ending = "its end by resignation or time can't be kept",
    }
}

impl Warning {
    /// The most warnings that are listed for one record.
    const MOST: usize = 50;

    /// Adds the warning to a list, unless that is full.
    pub(crate) fn add_to(self, list: &mut Vec<Self>) {
        match list.len() {
            ..Self::MOST => list.push(self),
            Self::MOST => list.push(Self::Assumed(Assumed::More)),
            _ => {}
        }
    }
}

/// Where something odd stands in a record: what is known of it, each counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Mark {
    /// Line of the file.
    pub line: usize,
    /// Column in characters.
    pub column: Option<usize>,
    /// The number that the record gives the node.
    pub node: Option<u32>,
    /// Number of the turn.
    pub turn: Option<usize>,
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        if let Some(column) = self.column {
            write!(f, ", column {column}")?;
        }
        if let Some(node) = self.node {
            write!(f, ", node {node}")?;
        }
        match self.turn {
            Some(turn) => write!(f, ", turn {turn}"),
            None => Ok(()),
        }
    }
}

/// A place in a file, counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// Line.
    pub line: usize,
    /// Column in characters.
    pub column: usize,
}

impl Place {
    /// The place of the byte at an offset.
    #[must_use]
    pub fn of(bytes: &[u8], at: usize) -> Self {
        let before = bytes.get(..at).unwrap_or(bytes);
        let start = before
            .iter()
            .rposition(|&byte| byte == b'\n')
            .map_or(0, |end| end + 1);
        let line = before.split(|&byte| byte == b'\n').count();
        Self {
            line,
            column: decode(&before[start..]).chars().count() + 1,
        }
    }
}

/// Bytes as UTF-8, or else as Latin-1.
pub(crate) fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().copied().map(char::from).collect()),
    }
}

/// Text of a file as it may be shown in a message: short, on one line, without control characters.
pub(crate) fn shown(text: &str) -> String {
    const LONGEST: usize = 60;
    let mut shown: String = text.chars().take(LONGEST).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    if shown.chars().any(is_unseen) {
        shown = shown
            .chars()
            .map(|letter| if is_unseen(letter) { '?' } else { letter })
            .collect();
    }
    shown
}

/// Control characters, and those that turn the direction of writing.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}
