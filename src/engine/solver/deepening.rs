//! Depth-first search to a number of own turns.

use super::forcing::{any_forcing, replies};
use crate::engine::closing::win_at_once;
use crate::engine::limits::Meter;
use crate::rules::{Position, Turn};

/// A turn by which the player to move wins in at most so many own turns.
pub(super) fn search(position: &Position, turns: u8, meter: &mut Meter<'_>) -> Option<Turn> {
    if !meter.count() || position.is_over() {
        return None;
    }
    if let Some(turn) = win_at_once(position) {
        return Some(turn);
    }
    if turns <= 1 {
        return None;
    }
    let mut found = None;
    any_forcing(position, |turn, next| {
        let won = replies(&next)
            .iter()
            .all(|(_, next)| search(next, turns - 1, meter).is_some());
        if won {
            found = Some(turn);
        }
        won || meter.is_over()
    });
    found
}
