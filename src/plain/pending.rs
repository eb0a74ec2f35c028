//! What the prompt waits for before anything else: the rest of a turn, or yes or no.

use std::path::PathBuf;

use super::records::Records;
use crate::board::{Ring, RingSet};
use crate::record::Game;
use crate::rules::{Chain, Marble, Turn};

/// Something begun.
pub(super) enum Pending {
    /// A marble is put down, a ring still to be removed (R9).
    Removal(Marble, Ring),
    /// A capture that has come to a fork (R14).
    Chain(Chain),
    /// A turn whose claims are being asked about (R18).
    Claims(Claiming),
    /// A question.
    Confirm(Question),
}

/// The claims of a turn.
pub(super) struct Claiming {
    pub(super) turn: Turn,
    /// The groups still to be asked about, the next one last.
    pub(super) groups: Vec<RingSet>,
    pub(super) declined: RingSet,
}

/// Something that is only done after a yes.
pub(super) enum Question {
    /// Does the opponent agree on a tie?
    Tie,
    /// Do both agree to take back a turn?
    Undo,
    /// Play this turn from an earlier position?
    Branch(Turn),
    /// Give up the game for another one?
    Replace(Box<Offer>),
}

/// A game to go on with.
pub(super) struct Offer {
    pub(super) game: Game,
    /// Where it came from, if it came from a file.
    pub(super) file: Option<PathBuf>,
    /// The list of records that it is one of.
    pub(super) records: Option<Records>,
    /// What is odd about its record.
    pub(super) warnings: Vec<String>,
    /// What is said once it is there.
    pub(super) said: Vec<String>,
}

impl From<Game> for Offer {
    fn from(game: Game) -> Self {
        Self {
            game,
            file: None,
            records: None,
            warnings: Vec::new(),
            said: Vec::new(),
        }
    }
}
