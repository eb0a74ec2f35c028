//! Depth-first search to a number of own turns.

use super::forcing::{any_forcing, replies};
use crate::engine::closing::win_at_once;
use crate::engine::limits::Meter;
use crate::rules::{Position, Turn};

/// A line by which the player to move wins in at most so many own turns.
pub(super) fn line(position: &Position, turns: u32, meter: &mut Meter<'_>) -> Option<Vec<Turn>> {
    if !meter.count() || position.is_over() {
        return None;
    }
    if let Some(turn) = win_at_once(position) {
        return Some(vec![turn]);
    }
    if turns <= 1 {
        return None;
    }
    let mut line = Vec::new();
    any_forcing(position, |turn, next| {
        if let Some(rest) = defended(&next, turns - 1, meter) {
            line.push(turn);
            line.extend(rest);
        }
        !line.is_empty() || meter.is_over()
    });
    Some(line).filter(|line| !line.is_empty())
}

/// The longest of the lines after the defender's replies, if every reply loses.
fn defended(position: &Position, turns: u32, meter: &mut Meter<'_>) -> Option<Vec<Turn>> {
    let mut longest: Vec<Turn> = Vec::new();
    for (reply, next) in replies(position) {
        let rest = line(&next, turns, meter)?;
        if rest.len() >= longest.len() {
            longest = std::iter::once(reply).chain(rest).collect();
        }
    }
    Some(longest).filter(|line| !line.is_empty())
}
