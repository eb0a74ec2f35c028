//! The walk: an attack with a single marble on the board.
//!
//! The attacker puts a marble beside it; one of the two must jump the other, so that one is left
//! again, somewhere near. Every turn takes a ring away and gives a marble, until two marbles that
//! complete a set touch and the last ring around them goes. Nothing else lies on the board, so the
//! whole state fits into two words and nine own turns are searched in a fraction of a second.
//!
//! A walk found is a win by the rules. That none is found disproves nothing: the walk takes only
//! single captures of the defender's into account and none of the attacker's.

mod finish;
mod pairs;
mod state;
mod steps;
mod table;

pub(super) use self::finish::ends;
pub(super) use self::state::{Stakes, State};
pub(super) use self::table::{Step, Table};

use self::pairs::Closable;
use self::steps::steps;
use self::table::Known;
use super::limits::Meter;
use super::proof::Proof;
use crate::rules::{Marbles, Position};

/// What a walk is for.
pub(super) trait Goal {
    /// A step that ends the walk as it should, if there is one.
    fn end(&mut self, state: &State, stakes: &Stakes, meter: &mut Meter) -> Option<Step>;

    /// The step that was being looked into when the meter was over.
    fn unfinished(&self) -> Option<Step> {
        None
    }
}

/// The goal of completing a winning set.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct CompleteSet;

impl Goal for CompleteSet {
    fn end(&mut self, state: &State, stakes: &Stakes, _: &mut Meter) -> Option<Step> {
        ends(state, stakes).next()
    }
}

/// A search for walks of an attacker who holds `own`.
pub(super) struct Walker<'a, G> {
    /// What is known.
    pub(super) table: &'a mut Table,
    /// What is at stake.
    pub(super) stakes: Stakes,
    /// What the attacker holds.
    pub(super) own: Marbles,
    /// What the walk is for.
    pub(super) goal: G,
    /// The first step of the walk whose end was being looked into when the meter was over.
    pub(super) unfinished: Option<Step>,
}

impl<G: Goal> Walker<'_, G> {
    /// The least number of own turns, up to `most`, in which the walk reaches its goal.
    pub(super) fn win(&mut self, state: &State, most: u8, meter: &mut Meter) -> Option<u8> {
        (1..=most.min(self.turns_left(state)))
            .find(|&turns| self.search(state, turns, None, meter).is_some())
    }

    /// The first step of a walk of at most so many own turns.
    pub(super) fn step(&mut self, state: &State, turns: u8, meter: &mut Meter) -> Option<Step> {
        self.search(state, turns, None, meter)
    }

    /// Own turns before the defender has taken all that he can.
    fn turns_left(&self, state: &State) -> u8 {
        (self.stakes.room(state.given) + 1) as u8
    }

    /// The proof that a walk from here wins in at most so many own turns.
    pub(super) fn proof(
        &mut self,
        position: &Position,
        turns: u8,
        meter: &mut Meter,
    ) -> Option<Proof> {
        Proof::build(position, turns, |position, left| {
            let step = self.step(&State::of(position)?, left, meter)?;
            Some((step.turn(), left))
        })
    }

    /// The step that ends the walk here, if there is one.
    fn end(&mut self, state: &State, meter: &mut Meter) -> Option<Step> {
        let end = self.goal.end(state, &self.stakes, meter);
        if end.is_none() && meter.is_over() {
            self.unfinished = self.goal.unfinished();
        }
        end
    }

    fn search(
        &mut self,
        state: &State,
        turns: u8,
        pairs: Option<&[Closable]>,
        meter: &mut Meter,
    ) -> Option<Step> {
        if !meter.count() {
            return None;
        }
        let turns = turns.min(self.turns_left(state));
        if turns < 2 {
            return (turns == 1).then(|| self.end(state, meter)).flatten();
        }
        let known = self.table.get(state, self.own);
        if let Some((won, step)) = known.won
            && won <= turns
        {
            return Some(step);
        }
        if known.failed >= turns {
            return None;
        }
        let mut found = self.end(state, meter).map(|step| (1, step));
        if found.is_none() && !meter.is_over() {
            found = self.step_by_step(state, turns, pairs, meter);
        }
        if found.is_none() && meter.is_over() {
            return None;
        }
        let known = Known {
            won: found.or(known.won),
            failed: if found.is_none() { turns } else { known.failed },
        };
        self.table.put(state, self.own, known);
        found.map(|(_, step)| step)
    }

    /// A step after which the walk is won whatever is captured.
    fn step_by_step(
        &mut self,
        state: &State,
        turns: u8,
        pairs: Option<&[Closable]>,
        meter: &mut Meter,
    ) -> Option<(u8, Step)> {
        let pairs = pairs::closable(state, turns, pairs);
        if pairs.is_empty() {
            return None;
        }
        for step in steps(state, &self.stakes, &pairs, turns) {
            let won = step
                .replies()
                .all(|reply| self.search(reply, turns - 1, Some(&pairs), meter).is_some());
            if won {
                return Some((turns, step.step));
            }
            if meter.is_over() {
                self.unfinished = self.unfinished.map(|_| step.step);
                break;
            }
        }
        None
    }
}
