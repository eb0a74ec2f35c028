//! Depth-first search to a number of own turns.

use super::forcing::{Branch, any_forcing, branches};
use super::slack;
use super::table::Table;
use crate::engine::closing::win_at_once;
use crate::engine::limits::Meter;
use crate::rules::{Position, Turn};

/// A depth-first search for forced wins of a number of own turns.
#[derive(Debug)]
pub(super) struct Deepening {
    table: Table,
    /// Whether some line of the last search was given up only because it had no turns left.
    cut: bool,
}

/// Turns are weighed and sorted only where enough is left to search.
const SORTED: u8 = 3;

impl Deepening {
    pub(super) fn new(megabytes: usize) -> Self {
        Self {
            table: Table::new(megabytes),
            cut: false,
        }
    }

    /// A turn by which the player to move wins in at most so many own turns.
    pub(super) fn win(
        &mut self,
        position: &Position,
        turns: u8,
        meter: &mut Meter,
    ) -> Option<Turn> {
        self.cut = false;
        self.search(position, turns, meter)
    }

    /// Whether the last search, if it found nothing, has shown that more turns would not help.
    pub(super) const fn is_exhaustive(&self) -> bool {
        !self.cut
    }

    fn search(&mut self, position: &Position, turns: u8, meter: &mut Meter) -> Option<Turn> {
        if !meter.count() || position.is_over() {
            return None;
        }
        if let Some(turn) = win_at_once(position) {
            return Some(turn);
        }
        if !slack::is_possible(position) {
            return None;
        }
        if turns <= 1 {
            self.cut = true;
            return None;
        }
        let key = position.key();
        let known = Known::unpack(self.table.get(key));
        if known.failed >= turns {
            self.cut |= known.cut;
            return None;
        }
        let cut = std::mem::take(&mut self.cut);
        let found = if turns >= SORTED {
            self.sorted(position, turns, meter)
        } else {
            self.unsorted(position, turns, meter)
        };
        if found.is_none() && !meter.is_over() {
            let known = Known {
                failed: turns,
                cut: self.cut,
            };
            self.table.put(key, known.pack(), |word| {
                u64::from(Known::unpack(word).failed)
            });
        }
        self.cut |= cut;
        found
    }

    fn unsorted(&mut self, position: &Position, turns: u8, meter: &mut Meter) -> Option<Turn> {
        let mut found = None;
        any_forcing(position, |turn, next| {
            if slack::is_possible_after(&next) && self.wins(&Branch::new(turn, &next), turns, meter)
            {
                found = Some(turn);
            }
            found.is_some() || meter.is_over()
        });
        found
    }

    fn sorted(&mut self, position: &Position, turns: u8, meter: &mut Meter) -> Option<Turn> {
        for branch in branches(position) {
            if self.wins(&branch, turns, meter) {
                return Some(branch.turn);
            }
            if meter.is_over() {
                break;
            }
        }
        None
    }

    fn wins(&mut self, branch: &Branch, turns: u8, meter: &mut Meter) -> bool {
        branch
            .replies
            .iter()
            .all(|reply| self.search(reply, turns - 1, meter).is_some())
    }
}

/// Own turns within which a position is not won, and whether more might help.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Known {
    failed: u8,
    cut: bool,
}

impl Known {
    const fn pack(self) -> u64 {
        (self.failed as u64) << 1 | self.cut as u64
    }

    const fn unpack(word: u64) -> Self {
        Self {
            failed: (word >> 1) as u8,
            cut: word & 1 == 1,
        }
    }
}
