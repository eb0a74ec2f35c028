//! What can be wrong with a Boardspace record.

use super::action::Misread;
use super::tree::SyntaxError;
use crate::board::RingName;
use crate::record::{MOST_NESTED, PlayError};
use crate::rules::{IllegalTurn, Player, PositionFaults};

/// A file is not a record that can be replayed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SgfError {
    /// The file is longer than any record.
    #[error("the file has {0} bytes; at most 4 MiB are read")]
    TooLong(usize),
    /// The file is no SGF.
    #[error(transparent)]
    Syntax(#[from] SyntaxError),
    /// The record is of some other game.
    #[error("GM[{0}] is another game: ZÈRTZ is GM[22]")]
    OtherGame(String),
    /// Neither the game nor the board is named.
    #[error("not a record of ZÈRTZ: it has neither GM[22] nor SU[…]")]
    NotZertz,
    /// A layout of rings that the players made themselves.
    #[error("{0}: free layouts are not supported yet")]
    FreeLayout(String),
    /// A variant that nobody knows.
    #[error("SU[{0}]: expected Zertz, Zertz+11, Zertz+24 or Zertz+H")]
    UnknownVariant(String),
    /// Variations within variations within variations …
    #[error("line {line}: variations are nested more than {MOST_NESTED} deep")]
    TooDeep {
        /// Line of the file.
        line: usize,
    },
    /// An action can't be.
    #[error("{}: {fault}", action_place(*.line, *.node, *.player, .action))]
    Action {
        /// Line of the file.
        line: usize,
        /// The number that the record gives the node, if any.
        node: Option<u32>,
        /// Whose action it is; `None` for nobody's.
        player: Option<Player>,
        /// The action as it is written.
        action: String,
        /// What is wrong.
        fault: Fault,
    },
}

fn action_place(line: usize, node: Option<u32>, player: Option<Player>, action: &str) -> String {
    let node = node.map_or_else(String::new, |node| format!(", node {node}"));
    let player = player.map_or_else(String::new, |player| format!(", player {player}"));
    format!("line {line}{node}{player}, `{action}`")
}

/// The rule that an action breaks, or why it is impossible.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// A rule of the game.
    #[error(transparent)]
    Illegal(#[from] IllegalTurn),
    /// It is the other player's turn.
    #[error("it is player {0}'s turn")]
    WrongPlayer(Player),
    /// The board never had such a ring.
    #[error("the board has no ring {0}")]
    NoSuchRing(RingName),
    /// No jump leads from one ring to the other.
    #[error("no jump leads from {from} to {to}")]
    NotAJump {
        /// Where the marble stands.
        from: RingName,
        /// Where it should land.
        to: RingName,
    },
    /// Another marble than the one that jumps (R14).
    #[error("only the marble on {0} can go on jumping")]
    OtherMarble(RingName),
    /// More jumps than there are marbles.
    #[error("there are no more marbles to jump over")]
    NoMoreMarbles,
    /// A placement and a capture in one turn (R6).
    #[error("a turn is either a placement or a capture")]
    PlacementAndCapture,
    /// Two placements in one turn.
    #[error("a second marble in the same turn")]
    SecondMarble,
    /// Two removals in one turn.
    #[error("a second ring is removed in the same turn")]
    SecondRing,
    /// A removal without a placement.
    #[error("no marble was placed")]
    NoMarble,
    /// The marble comes from where it can't (R11).
    #[error("marbles come from the pool, or when it is empty from the player's own captured ones")]
    WrongRack,
    /// The ring to put back was not removed.
    #[error("{0} was not removed in this turn")]
    NotRemoved(RingName),
    /// The marble to take back was not placed.
    #[error("no marble was placed on {0} in this turn")]
    NotFilled(RingName),
    /// The position was changed by hand.
    #[error("the board was edited in mid-game")]
    EditInGame,
    /// The game is started again.
    #[error("the game has started already")]
    StartInGame,
    /// While the board is set up: there is no such marble in the rack.
    #[error("there is no such marble to take")]
    NoSuchMarble,
    /// While the board is set up: there is no vacant ring of this name.
    #[error("there is no vacant ring {0}")]
    NoVacantRing(RingName),
    /// While the board is set up: no marble lies on the ring.
    #[error("there is no marble on {0}")]
    NoMarbleOn(RingName),
    /// The game can't start in the position that was set up.
    #[error(transparent)]
    Setup(#[from] PositionFaults),
    /// The action can't be read.
    #[error("{0}")]
    Misread(Misread),
    /// The game is over.
    #[error(transparent)]
    Play(PlayError),
}

impl Fault {
    /// What a turn lacks that this fault keeps from being complete.
    pub(super) fn missing(&self) -> String {
        match self {
            Self::Illegal(IllegalTurn::RemovalMissing(_)) => "no ring was removed".to_owned(),
            fault => fault.to_string(),
        }
    }
}
