//! The attacker's steps and where they lead, the most promising first.

use super::pairs::{Closable, GEOMETRY};
use super::state::{Stakes, State};
use super::table::Step;
use crate::board::{Direction, Ring};
use crate::rules::{Marble, Marbles};

/// A step with the states that the defender can choose from.
#[derive(Debug, Clone, Copy)]
pub(in crate::engine) struct Branch {
    pub(in crate::engine) step: Step,
    replies: [Option<State>; 2],
    /// How far from the end, by guess; least is best.
    promise: usize,
}

impl Branch {
    /// The states after the defender's captures, one or two, the worse one first.
    pub(in crate::engine) fn replies(&self) -> impl Iterator<Item = &State> {
        self.replies.iter().flatten()
    }
}

/// The steps after each of which some pair can still be closed in time, whatever is captured.
pub(super) fn steps(state: &State, stakes: &Stakes, pairs: &[Closable], turns: u8) -> Vec<Branch> {
    let free = state.rings.loose();
    let pool = stakes.pool(state);
    let mut steps = Vec::with_capacity(64);
    for direction in Direction::ALL {
        let present = |ring: &Ring| state.rings.contains(*ring);
        let Some(ring) = state.at.neighbour(direction).filter(present) else {
            continue;
        };
        // The standing marble jumps on over the new one, or the new one jumps back over it.
        let over = ring.neighbour(direction).filter(present);
        let back = state.at.neighbour(direction.opposite()).filter(present);
        for gone in free.without(ring).without(state.at).unordered() {
            let over = over.filter(|&landing| landing != gone);
            let back = back.filter(|&landing| landing != gone);
            if over.is_none() && back.is_none() {
                continue;
            }
            let outlook = |landing: Option<Ring>| match landing {
                None => Some(0),
                Some(landing) => outlook(pairs, gone, landing, usize::from(turns) - 1),
            };
            let (Some(after_over), Some(after_back)) = (outlook(over), outlook(back)) else {
                continue;
            };
            for marble in pool.colours() {
                let step = Step { ring, marble, gone };
                let branch = Branching {
                    state,
                    stakes,
                    step,
                    turns,
                };
                steps.extend(branch.to((over, after_over), (back, after_back)));
            }
        }
    }
    steps.sort_by_key(|branch| branch.promise);
    steps
}

/// A step being followed.
struct Branching<'a> {
    state: &'a State,
    stakes: &'a Stakes,
    step: Step,
    turns: u8,
}

impl Branching<'_> {
    /// The branch, unless the defender completes a set or has no room for the marbles to come.
    fn to(
        &self,
        (over, after_over): (Option<Ring>, usize),
        (back, after_back): (Option<Ring>, usize),
    ) -> Option<Branch> {
        let (standing, placed) = (self.state.marble, self.step.marble);
        let over = match over {
            None => None,
            Some(at) => Some(self.reply(at, standing, placed)?),
        };
        let back = match back {
            None => None,
            Some(at) => Some(self.reply(at, placed, standing)?),
        };
        let weigh =
            |reply: Option<State>, after: usize| reply.map(|reply| after + self.worth(&reply));
        let (over_weight, back_weight) = (weigh(over, after_over), weigh(back, after_back));
        let replies = if over_weight >= back_weight {
            [over, back]
        } else {
            [back, over]
        };
        let promise =
            over_weight.max(back_weight)? + 2 * usize::from(over.is_some() && back.is_some());
        Some(Branch {
            step: self.step,
            replies,
            promise,
        })
    }

    /// The state after a capture.
    fn reply(&self, at: Ring, marble: Marble, captured: Marble) -> Option<State> {
        let mut given: Marbles = self.state.given;
        given[captured] += 1;
        // The attacker has `turns - 1` own turns left, with a capture between any two.
        (self.stakes.room(given) >= i8::from(self.turns > 2)).then_some(State {
            rings: self.state.rings.without(self.step.gone),
            at,
            marble,
            given,
        })
    }

    /// What the colours left are worth: a marble to end with should stand, and not be given away.
    fn worth(&self, reply: &State) -> usize {
        let useful = |marble| {
            Marble::ALL
                .into_iter()
                .any(|other| self.stakes.ends(marble, other))
        };
        let given = Marble::ALL
            .into_iter()
            .any(|marble| reply.given[marble] > self.state.given[marble] && useful(marble));
        2 * usize::from(!useful(reply.marble)) + 3 * usize::from(given)
    }
}

/// Steps and removals to the nearest pair that can still be closed when the marble stands on
/// `landing`, `gone` is removed and `turns` own turns are left; `None` when there is none.
fn outlook(pairs: &[Closable], gone: Ring, landing: Ring, turns: usize) -> Option<usize> {
    pairs
        .iter()
        .filter_map(|closable| {
            let cost = closable.cost - usize::from(closable.useful.contains(gone));
            let distance = GEOMETRY.distance(landing, &closable.pair);
            let in_time =
                cost <= turns && distance <= 2 * (turns - 1) && !closable.pair.rings.contains(gone);
            in_time.then_some(3 * cost + distance)
        })
        .min()
}
