//! A game that the command line describes, before it is known where it is played.

use std::path::PathBuf;

use crate::record::Game;
use crate::rules::ByPlayer;
use crate::tui::model::FileState;
use crate::tui::model::seat::Seat;

/// A game about to be played.
pub(super) struct Start {
    pub(super) game: Game,
    /// The file it came from, its name, and what is odd about it.
    pub(super) file: FileState,
    /// The folder or archive whose records are to be looked at.
    pub(super) list: Option<PathBuf>,
    /// Whether lot has decided who begins.
    pub(super) drawn_by_lot: bool,
    /// Who plays.
    pub(super) seats: ByPlayer<Seat>,
}
