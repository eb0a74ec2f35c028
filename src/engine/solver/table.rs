//! What is known about positions, by key.

/// A table of fixed size from position keys to a word of knowledge. Two positions may share a key,
/// though hardly ever: what is found with its help is checked in the end.
pub(super) struct Table {
    entries: Vec<[u64; 2]>,
}

impl Table {
    /// Entries that may hold the same key.
    const BUCKET: usize = 4;

    /// A table of at most so many megabytes, one at least.
    pub(super) fn new(megabytes: usize) -> Self {
        let buckets = (megabytes.max(1) << 20) / (size_of::<[u64; 2]>() * Self::BUCKET);
        let buckets = 1 << buckets.ilog2();
        Self {
            entries: vec![[0; 2]; buckets * Self::BUCKET],
        }
    }

    fn bucket(&mut self, key: u64) -> &mut [[u64; 2]] {
        let buckets = self.entries.len() / Self::BUCKET;
        let first = (key as usize & (buckets - 1)) * Self::BUCKET;
        &mut self.entries[first..first + Self::BUCKET]
    }

    /// The word stored under a key; 0 when there is none.
    pub(super) fn get(&mut self, key: u64) -> u64 {
        let entry = self.bucket(key).iter().find(|entry| entry[0] == key);
        entry.map_or(0, |entry| entry[1])
    }

    /// Stores a word, other than 0, in place of the one in its bucket that is worth least.
    pub(super) fn put(&mut self, key: u64, word: u64, worth: impl Fn(u64) -> u64) {
        let bucket = self.bucket(key);
        let place = bucket
            .iter()
            .position(|entry| entry[0] == key || entry[1] == 0)
            .or_else(|| (0..bucket.len()).min_by_key(|&place| worth(bucket[place][1])));
        if let Some(place) = place {
            bucket[place] = [key, word];
        }
    }
}

/// Says nothing of the entries, which are millions.
impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_worth_gives_way() {
        let mut table = Table::new(1);
        // Keys that differ in high bits only share a bucket.
        let key = |number: u64| number << 48 | 7;
        for number in 1..=5 {
            table.put(key(number), 10 + number, |word| word);
        }
        assert_eq!(table.get(key(1)), 0);
        assert_eq!(table.get(key(5)), 15);
        table.put(key(5), 1, |word| word);
        assert_eq!(table.get(key(5)), 1);
        assert_eq!(table.get(key(2)), 12);
    }
}
