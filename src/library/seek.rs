//! Going through a list of records one by one.

use super::{Collection, LoadError, Opened, Origin, Place};
use crate::record::Strictness;

/// The next record of a list that can be read, and what had to be passed over to come there.
#[derive(Debug, Clone, PartialEq)]
pub struct Found {
    /// How many records the list has.
    pub count: usize,
    /// Its number, from 0, and the game; `None` when no record is left in that direction.
    pub record: Option<(usize, Opened)>,
    /// How many records failed before it.
    pub failed: usize,
    /// The first of them, and why it failed.
    pub first_failed: Option<(Origin, LoadError)>,
}

impl Collection {
    /// The first record from `start` on that can be read, going forward or back. Nothing else is
    /// loaded.
    #[must_use]
    pub fn seek(&self, start: usize, forward: bool) -> Found {
        let mut found = Found {
            count: self.len(),
            record: None,
            failed: 0,
            first_failed: None,
        };
        let mut next = Some(start);
        while let Some(index) = next.filter(|&index| index < self.len()) {
            match self.load(index, Strictness::Strict) {
                Ok(reading) => {
                    let opened = Opened::new(reading, self.origin(index));
                    found.record = Some((index, opened));
                    return found;
                }
                Err(error) => {
                    found.failed += 1;
                    let origin = self.origin(index);
                    found.first_failed.get_or_insert((origin, error));
                }
            }
            next = if forward {
                index.checked_add(1)
            } else {
                index.checked_sub(1)
            };
        }
        found
    }

    /// The first record after another one, or before it, that can be read.
    #[must_use]
    pub fn seek_from(&self, index: usize, forward: bool) -> Found {
        match (forward, index.checked_sub(1)) {
            (true, _) => self.seek(index + 1, true),
            (false, Some(before)) => self.seek(before, false),
            (false, None) => self.seek(self.len(), false),
        }
    }

    /// The number of the record that is a file of this name, in whichever folder.
    #[must_use]
    pub fn index_of(&self, file: &std::path::Path) -> Option<usize> {
        let wanted = file.file_name()?;
        self.entries.iter().position(
            |entry| matches!(&entry.place, Place::File(path) if path.file_name() == Some(wanted)),
        )
    }

    fn origin(&self, index: usize) -> Origin {
        match self.entries.get(index).map(|entry| &entry.place) {
            Some(Place::File(path)) => Origin::File(path.clone()),
            _ => Origin::Archived(self.name(index).to_owned()),
        }
    }
}
