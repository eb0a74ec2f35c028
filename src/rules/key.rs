//! A hash key for tables of positions.

use super::{Marble, Player, Position};

/// Odd constants with well mixed bits: the fractional parts of square roots of primes.
const MIX: [u64; 6] = [
    0x6a09_e667_f3bc_c909,
    0xbb67_ae85_84ca_a73b,
    0x3c6e_f372_fe94_f82b,
    0xa54f_f53a_5f1d_36f1,
    0x510e_527f_ade6_82d1,
    0x9b05_688c_2b3e_6c1f,
];

impl Position {
    /// A 64-bit key: equal positions have equal keys, different ones almost surely not.
    ///
    /// It covers what repetition looks at (R24): rings, marbles, captured marbles (and so the
    /// pool) and the player to move. Computed when asked for, in a few multiplications, so that
    /// making a turn pays nothing for it.
    #[must_use]
    pub fn key(&self) -> u64 {
        let captured = Player::ALL
            .into_iter()
            .flat_map(|player| Marble::ALL.map(|marble| self.captured[player][marble]))
            .fold(self.to_move as u64, |packed, count| {
                packed << 4 | u64::from(count)
            });
        let words = [
            self.rings.word(),
            self.marbles[Marble::White].word(),
            self.marbles[Marble::Grey].word(),
            self.marbles[Marble::Black].word(),
            captured,
        ];
        let mut key = MIX[5];
        for (word, mix) in words.into_iter().zip(MIX) {
            let product = u128::from(word ^ key) * u128::from(mix);
            key =
                (product as u64 ^ (product >> 64) as u64).wrapping_add(mix.rotate_left(17) ^ word);
        }
        let product = u128::from(key ^ MIX[0]) * u128::from(MIX[4]);
        product as u64 ^ (product >> 64) as u64
    }
}
