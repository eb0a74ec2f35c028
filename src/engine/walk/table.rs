//! What is known about walks: won in so many turns and how, or not won in so many.

use super::state::State;
use crate::board::Ring;
use crate::rules::{Marble, Marbles, Turn};

/// One step of a walk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::engine) struct Step {
    /// The ring filled.
    pub(in crate::engine) ring: Ring,
    /// The marble placed.
    pub(in crate::engine) marble: Marble,
    /// The ring removed.
    pub(in crate::engine) gone: Ring,
}

impl Step {
    /// The step as a turn.
    pub(in crate::engine) const fn turn(self) -> Turn {
        Turn::place(self.marble, self.ring, Some(self.gone))
    }
}

/// What the table says about a state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::engine) struct Known {
    /// A number of own turns within which it is won, and the first step.
    pub(in crate::engine) won: Option<(u8, Step)>,
    /// Own turns within which it is not won.
    pub(in crate::engine) failed: u8,
}

/// Two words an entry: the rings; and from the lowest bit: the marble's ring 6, its colour 2, what
/// was given 3 · 4, what the attacker holds 3 · 4, [`Known::won`] 4, [`Known::failed`] 4, the step
/// 6 + 2 + 6. The second word is 0 where nothing is stored. Keys are exact: no two states are ever
/// taken for one.
type Entry = [u64; 2];

const KEY_BITS: u32 = 32;
const KEY: u64 = (1 << KEY_BITS) - 1;

/// A table of fixed size that keeps what took the most turns to find out.
pub(in crate::engine) struct Table {
    entries: Vec<Entry>,
}

impl Table {
    /// Entries that may hold the same state.
    const BUCKET: usize = 4;

    /// A table of about so many megabytes, one at least.
    pub(in crate::engine) fn new(megabytes: usize) -> Self {
        let entries = (megabytes.max(1) << 20) / size_of::<Entry>();
        let buckets = (entries / Self::BUCKET).next_power_of_two();
        let fitting = if buckets * Self::BUCKET > entries {
            buckets / 2
        } else {
            buckets
        };
        Self {
            entries: vec![[0; 2]; fitting * Self::BUCKET],
        }
    }

    /// Forgets everything.
    pub(in crate::engine) fn clear(&mut self) {
        self.entries.fill([0; 2]);
    }

    fn bucket(&mut self, key: Entry) -> &mut [Entry] {
        let mixed = (key[0] ^ key[1].wrapping_mul(0x9e37_79b9_7f4a_7c15))
            .wrapping_mul(0xd6e8_feb8_6659_fd93);
        let hash = (mixed ^ mixed >> 29).wrapping_mul(0xa54f_f53a_5f1d_36f1) >> 20;
        let buckets = self.entries.len() / Self::BUCKET;
        let first = (hash as usize & (buckets - 1)) * Self::BUCKET;
        &mut self.entries[first..first + Self::BUCKET]
    }

    /// What is known about a state in which the attacker holds `own`.
    pub(in crate::engine) fn get(&mut self, state: &State, own: Marbles) -> Known {
        let key = key(state, own);
        let found = self.bucket(key).iter().find(|entry| holds(entry, key));
        found.map_or_else(Known::default, |entry| unpack(entry[1]))
    }

    /// Stores what is known about a state.
    pub(in crate::engine) fn put(&mut self, state: &State, own: Marbles, known: Known) {
        let key = key(state, own);
        let bucket = self.bucket(key);
        let place = bucket
            .iter()
            .position(|entry| holds(entry, key))
            .or_else(|| (0..bucket.len()).min_by_key(|&place| worth(bucket[place])));
        if let Some(place) = place {
            bucket[place] = [key[0], key[1] | pack(known)];
        }
    }
}

/// Says nothing of the entries, which are millions.
impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table").finish_non_exhaustive()
    }
}

const fn holds(entry: &Entry, key: Entry) -> bool {
    entry[0] == key[0] && entry[1] & KEY == key[1] && entry[1] != 0
}

/// Turns looked ahead for an entry.
fn worth(entry: Entry) -> u64 {
    let (won, failed) = (entry[1] >> KEY_BITS & 15, entry[1] >> (KEY_BITS + 4) & 15);
    won.max(failed)
}

fn key(state: &State, own: Marbles) -> Entry {
    let counts = Marble::ALL.into_iter().fold(0, |packed, marble| {
        packed << 8 | u64::from(state.given[marble]) << 4 | u64::from(own[marble])
    });
    let rest = counts << 8 | (state.marble as u64) << 6 | state.at.index() as u64;
    [state.rings.word(), rest]
}

fn pack(known: Known) -> u64 {
    let (won, step) = known.won.map_or((0, 0), |(won, step)| {
        let rings = (step.ring.index() as u64) << 8 | step.gone.index() as u64;
        (won, rings | (step.marble as u64) << 6)
    });
    (step << 8 | u64::from(known.failed.min(15)) << 4 | u64::from(won.min(15))) << KEY_BITS
}

fn unpack(word: u64) -> Known {
    let data = word >> KEY_BITS;
    let won = (data & 15) as u8;
    let step = data >> 8;
    let ring = |index: u64| Ring::from_index(index as usize & 63);
    let marble = Marble::ALL.get(step as usize >> 6 & 3);
    let step = ring(step >> 8)
        .zip(ring(step))
        .zip(marble)
        .map(|((ring, gone), &marble)| Step { ring, marble, gone });
    Known {
        won: step.filter(|_| won > 0).map(|step| (won, step)),
        failed: (data >> 4 & 15) as u8,
    }
}
