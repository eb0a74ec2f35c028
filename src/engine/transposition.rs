//! The transposition table: what the search has learnt about positions, shared by all threads.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use super::Score;

/// How a remembered score is to be taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Bound {
    /// The score is at least this.
    Lower,
    /// The score is at most this.
    Upper,
    /// The score is this.
    Exact,
}

/// What is remembered about a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Memory {
    /// Seen from the position itself: forced ends are counted from there.
    pub(super) score: Score,
    pub(super) bound: Bound,
    pub(super) depth: u8,
    /// The best turn: a [`Placement`](super::placement::Placement) code, or one more than the
    /// number of a capture; 0 when not known.
    pub(super) code: u16,
}

impl Memory {
    const fn pack(self, age: u8) -> u64 {
        (self.score.raw() as u16 as u64)
            | (self.code as u64) << 16
            | (self.depth as u64) << 32
            | (self.bound as u64) << 40
            | (age as u64) << 48
    }

    const fn unpack(word: u64) -> Self {
        Self {
            score: Score::from_raw(word as u16 as i16),
            code: (word >> 16) as u16,
            depth: (word >> 32) as u8,
            bound: match word >> 40 & 3 {
                0 => Bound::Lower,
                1 => Bound::Upper,
                _ => Bound::Exact,
            },
        }
    }
}

/// One entry in two words. The first is the key mixed with the second, so that an entry torn by two
/// threads that write at once belongs to no position.
#[derive(Debug, Default)]
struct Slot {
    mixed: AtomicU64,
    word: AtomicU64,
}

impl Slot {
    fn read(&self) -> (u64, u64) {
        let word = self.word.load(Ordering::Relaxed);
        (self.mixed.load(Ordering::Relaxed) ^ word, word)
    }

    fn write(&self, key: u64, word: u64) {
        self.word.store(word, Ordering::Relaxed);
        self.mixed.store(key ^ word, Ordering::Relaxed);
    }
}

/// A table of fixed size in buckets of four. Within a bucket the oldest and shallowest entry makes
/// room.
#[derive(Debug)]
pub(super) struct Table {
    slots: Vec<Slot>,
    buckets: u64,
    age: AtomicU8,
}

impl Table {
    const BUCKET: usize = 4;

    /// A table of at most so many megabytes, and never smaller than one bucket.
    pub(super) fn new(megabytes: usize) -> Self {
        let bytes = megabytes.saturating_mul(1 << 20);
        let buckets = (bytes / (size_of::<Slot>() * Self::BUCKET)).max(1);
        let mut slots = Vec::new();
        slots.resize_with(buckets * Self::BUCKET, Slot::default);
        Self {
            slots,
            buckets: buckets as u64,
            age: AtomicU8::new(1),
        }
    }

    /// A new search begins: what earlier ones left gives way first.
    pub(super) fn begin(&self) {
        // Entries of age 0 are the empty ones.
        let next = self.age.load(Ordering::Relaxed) % 250 + 1;
        self.age.store(next, Ordering::Relaxed);
    }

    fn bucket(&self, key: u64) -> &[Slot] {
        // The high half of the product spreads keys evenly over any number of buckets.
        let number = (u128::from(key) * u128::from(self.buckets)) >> 64;
        let first = number as usize * Self::BUCKET;
        self.slots.get(first..first + Self::BUCKET).unwrap_or(&[])
    }

    /// What is known about the position with this key.
    pub(super) fn get(&self, key: u64) -> Option<Memory> {
        self.bucket(key)
            .iter()
            .map(Slot::read)
            .find(|&(found, word)| found == key && word >> 48 != 0)
            .map(|(_, word)| Memory::unpack(word))
    }

    /// Remembers something about the position with this key.
    pub(super) fn put(&self, key: u64, memory: Memory) {
        let age = self.age.load(Ordering::Relaxed);
        let mut worst: Option<(&Slot, i32)> = None;
        for slot in self.bucket(key) {
            let (found, word) = slot.read();
            let stale = (word >> 48) as u8 != age;
            if found == key {
                let old = Memory::unpack(word);
                if stale || memory.bound == Bound::Exact || memory.depth + 1 >= old.depth {
                    let code = if memory.code == 0 {
                        old.code
                    } else {
                        memory.code
                    };
                    slot.write(key, Memory { code, ..memory }.pack(age));
                }
                return;
            }
            let worth = if stale {
                -1
            } else {
                i32::from((word >> 32) as u8)
            };
            if worst.is_none_or(|(_, least)| worth < least) {
                worst = Some((slot, worth));
            }
        }
        if let Some((slot, _)) = worst {
            slot.write(key, memory.pack(age));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MEMORY: Memory = Memory {
        score: Score::units(-123),
        bound: Bound::Upper,
        depth: 7,
        code: 0xbeef,
    };

    #[test]
    fn a_memory_survives_packing() {
        for score in [
            Score::win_in(3),
            Score::loss_in(9),
            Score::units(77),
            Score::EVEN,
        ] {
            for bound in [Bound::Lower, Bound::Upper, Bound::Exact] {
                let memory = Memory {
                    score,
                    bound,
                    ..MEMORY
                };
                assert_eq!(Memory::unpack(memory.pack(9)), memory);
            }
        }
    }

    #[test]
    fn only_what_was_put_is_found() {
        let table = Table::new(1);
        assert_eq!(table.get(0), None);
        table.put(42, MEMORY);
        assert_eq!(table.get(42), Some(MEMORY));
        assert_eq!(table.get(43), None);
    }

    #[test]
    fn the_smallest_table_keeps_the_deepest() {
        let table = Table::new(0);
        for key in 1..=20 {
            table.put(
                key << 32,
                Memory {
                    depth: key as u8,
                    ..MEMORY
                },
            );
        }
        for key in [18u64, 19, 20] {
            assert!(table.get(key << 32).is_some());
        }
        table.begin();
        table.put(99 << 32, MEMORY);
        assert_eq!(table.get(99 << 32), Some(MEMORY));
    }
}
