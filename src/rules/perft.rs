//! Counting sequences of turns: the standard test of rules, and of their speed.

use super::Position;

/// Number of sequences of `depth` legal turns from a position. The last turn is counted without
/// being made.
///
/// ```
/// use zertz::rules::{Position, Ruleset, perft};
/// let start = Position::start(Ruleset::default());
/// assert_eq!(perft(&start, 1), 1944);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.turn_count(),
        _ => {
            let mut count = 0;
            position.for_each_turn(|turn| {
                let mut next = *position;
                next.play_unchecked(&turn);
                count += perft(&next, depth - 1);
            });
            count
        }
    }
}

/// The same number, with every turn made, the last ones too.
#[must_use]
pub fn perft_full(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    position.for_each_turn(|turn| {
        let mut next = *position;
        next.play_unchecked(&turn);
        // Else the compiler would see that nobody looks at the last positions, and not make them.
        count += perft_full(std::hint::black_box(&next), depth - 1);
    });
    count
}
