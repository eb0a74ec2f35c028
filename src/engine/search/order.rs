//! Which candidates come first.

use std::cmp::Reverse;

use super::super::candidates::{Candidate, Kind};
use super::super::closing::winning_placement;
use super::super::evaluate;
use super::{History, Worker};
use crate::rules::{Position, Turn};

/// From this depth on, in half turns, every candidate is tried out before they are ordered.
const LOOKING: i32 = 4;
/// In hundredths: completing a set next turn.
const NEXT: i32 = 2_000;
/// In hundredths: being the one who captures.
const CAPTURE: i32 = 60;

/// How many candidates of each kind a node looks at before it may call itself finished.
struct Widths {
    quiet: usize,
    sharp: usize,
}

impl Widths {
    const fn at(depth: i32) -> Self {
        let (quiet, sharp) = match depth {
            ..=1 => (0, 24),
            2 => (10, 24),
            3 => (14, 32),
            4 => (20, 48),
            5 => (28, 60),
            6 => (36, 80),
            _ => (48, 110),
        };
        Self { quiet, sharp }
    }
}

impl Worker<'_> {
    /// Guesses the worth of the candidates and brings those that are worth a search to the front,
    /// the most promising first. Returns how many they are.
    pub(super) fn order(
        &mut self,
        position: &Position,
        depth: i32,
        ply: usize,
        list: &mut [Candidate],
    ) -> usize {
        let killers = self
            .levels
            .get(ply)
            .map_or([None; 2], |level| level.killers);
        if depth >= LOOKING {
            self.count_more(list.len() as u64);
        }
        for candidate in list.iter_mut() {
            let placement = candidate.placement;
            if depth >= LOOKING {
                candidate.guess = outlook(position, &placement.turn());
            }
            candidate.guess += self.history.of(placement) * 60 / History::MOST;
            if killers.contains(&Some(placement)) {
                candidate.guess += 80;
            }
        }
        let widths = Widths::at(depth);
        // Sharp ones to the front, then the best of either kind to the front of its kind.
        let mut sharp = 0;
        for place in 0..list.len() {
            if list[place].kind != Kind::Quiet {
                list.swap(place, sharp);
                sharp += 1;
            }
        }
        let (sharp_ones, quiet_ones) = list.split_at_mut(sharp);
        let best_sharp = bring_best(sharp_ones, widths.sharp);
        let best_quiet = bring_best(quiet_ones, widths.quiet);
        for number in 0..best_quiet {
            list.swap(best_sharp + number, sharp + number);
        }
        let chosen = best_sharp + best_quiet;
        list[..chosen].sort_unstable_by_key(rank);
        chosen
    }
}

/// Brings the best `count` candidates to the front, in any order. Returns how many there are.
fn bring_best(list: &mut [Candidate], count: usize) -> usize {
    if count == 0 {
        return 0;
    }
    if list.len() > count {
        list.select_nth_unstable_by_key(count - 1, rank);
    }
    list.len().min(count)
}

/// Sorts the most promising first, and equal ones always alike.
fn rank(candidate: &Candidate) -> (Reverse<i32>, u16) {
    (Reverse(candidate.guess), candidate.placement.code())
}

/// A turn's worth to its player, looking just far enough to see the compulsory capture that
/// follows.
pub(super) fn outlook(position: &Position, turn: &Turn) -> i32 {
    let mut next = *position;
    next.play_unchecked(turn);
    let value = |score: super::Score| i32::from(score.raw());
    if let Some(outcome) = next.outcome() {
        return match outcome.winner() {
            Some(winner) if winner == position.to_move() => 2 * NEXT,
            Some(_) => -2 * NEXT,
            None => 0,
        };
    }
    if !next.has_jump() {
        let lost = winning_placement(&next).is_some();
        return -value(evaluate(&next)) - if lost { NEXT } else { 0 };
    }
    let mut least = i32::MAX;
    next.for_each_capture(&mut |capture| {
        let mut after = next;
        after.play_unchecked(&Turn::Capture(capture));
        let worth = if let Some(outcome) = after.outcome() {
            match outcome.winner() {
                Some(winner) if winner == position.to_move() => 2 * NEXT,
                Some(_) => -2 * NEXT,
                None => 0,
            }
        } else if after.has_jump() {
            value(evaluate(&after)) + CAPTURE
        } else if winning_placement(&after).is_some() {
            NEXT
        } else {
            value(evaluate(&after))
        };
        least = least.min(worth);
    });
    // A capture made by us passes the turn: then the jumps are the opponent's.
    least
}
