//! The n-th ring of a set, for drawing rings by lot.

use super::{Ring, RingSet};

/// Place of the first, second, … bit of every byte.
const BIT_OF_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut seen) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][seen] = bit;
                seen += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

impl RingSet {
    /// The `n`-th ring (from 0) in the order of [`RingSet::unordered`].
    #[must_use]
    #[inline]
    pub const fn nth(self, n: usize) -> Option<Ring> {
        const BYTES: u64 = 0x0101_0101_0101_0101;
        let word = self.word();
        // The bits of every byte are counted side by side, then added up from below: byte k of
        // `sums` is the number of rings in the bytes 0 to k.
        let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
        let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        let sums = ((fours + (fours >> 4)) & (0x0f * BYTES)).wrapping_mul(BYTES);
        if n >= (sums >> 56) as usize {
            return None;
        }
        // The ring is in the first byte whose sum is greater than n.
        let passed = ((n as u64 | 0x80) * BYTES - sums) & (0x80 * BYTES);
        let shift = ((passed >> 7).wrapping_mul(BYTES) >> 56) as u32 * 8;
        let byte = (word >> shift & 0xff) as usize;
        let before = (sums << 8) >> shift & 0xff;
        let bit = BIT_OF_BYTE[byte][(n - before as usize) & 7];
        Some(Ring::from_place(bit + shift as u8))
    }
}
