//! Which candidates come first.

use std::cmp::Reverse;

use super::super::candidates::{Candidate, Kind};
use super::super::closing::winning_placement;
use super::super::evaluate;
use super::super::placement::Placement;
use super::{History, Worker};
use crate::rules::{Position, Turn};

/// From this depth on, in half turns, every candidate is tried out before they are ordered.
const LOOKING: i32 = 4;
/// In hundredths: completing a set next turn.
const NEXT: i32 = 2_000;
/// In hundredths: being the one who captures.
const CAPTURE: i32 = 60;

impl Worker<'_> {
    /// Sorts the candidates, the most promising first. The remembered best one leads, and is added
    /// when it was not listed.
    pub(super) fn order(
        &mut self,
        position: &Position,
        depth: i32,
        ply: usize,
        first: Option<Placement>,
        list: &mut Vec<Candidate>,
    ) {
        let killers = self
            .levels
            .get(ply)
            .map_or([None; 2], |level| level.killers);
        if let Some(placement) = first
            && list
                .iter()
                .all(|candidate| candidate.placement != placement)
        {
            list.push(Candidate {
                placement,
                kind: kind_of(position, placement),
                spare: false,
                guess: 0,
            });
        }
        if depth >= LOOKING {
            self.count_more(list.len() as u64);
        }
        for candidate in list.iter_mut() {
            let placement = candidate.placement;
            if Some(placement) == first {
                candidate.guess = i32::MAX;
                continue;
            }
            if depth >= LOOKING {
                candidate.guess = outlook(position, &placement.turn());
            }
            candidate.guess += self.history.of(placement) * 60 / History::MOST;
            if killers.contains(&Some(placement)) {
                candidate.guess += 80;
            }
        }
        list.sort_unstable_by_key(|candidate| {
            (Reverse(candidate.guess), candidate.placement.code())
        });
    }
}

/// What a placement does, seen from its result.
fn kind_of(position: &Position, placement: Placement) -> Kind {
    let mut next = *position;
    next.play_unchecked(&placement.turn());
    if next.occupied().len() <= position.occupied().len() {
        Kind::Isolating
    } else if next.has_jump() {
        Kind::Forcing
    } else {
        Kind::Quiet
    }
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
