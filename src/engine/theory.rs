//! Wins in two parts, with a quiet turn between: what decides the game on 37 rings.
//!
//! With one marble on the board and no captives of his own, an attacker walks it about until he
//! isolates two white marbles at once, which empties the board. There is nothing to capture then,
//! so the defender moves freely; but whatever he places is again a single marble, from which the
//! attacker walks to two more. The emptied board, a *shape*, is good for that when each of the
//! thousand turns that the defender has on it is answered by a walk.

use std::collections::HashMap;

use super::limits::Meter;
use super::proof::Proof;
use super::walk::{CompleteSet, Goal, Stakes, State, Step, Table, Walker, ends};
use crate::board::{Ring, RingSet};
use crate::rules::{Marble, MarbleSet, Marbles, Position, Turn, WinningSet};

/// A board without a marble, the defender to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Shape {
    rings: RingSet,
    /// What the attacker holds.
    own: Marbles,
    /// What the defender holds.
    given: Marbles,
}

impl Shape {
    const fn pool(&self, set: MarbleSet) -> Marbles {
        set.marbles().minus(self.own).minus(self.given)
    }

    /// Whether a marble placed here can be isolated in the same turn, which would leave the board
    /// empty for the attacker.
    fn can_isolate(&self) -> bool {
        let free = self.rings.loose();
        self.rings.unordered().any(|ring| {
            let around = ring.neighbours() & self.rings;
            around.is_empty() || !around.has_several() && around.meets(free)
        })
    }

    /// The state after every turn of the defender.
    fn replies(self, set: MarbleSet) -> impl Iterator<Item = State> {
        let reply = move |marble: Marble, at: Ring, gone: Option<Ring>| State {
            rings: gone.map_or(self.rings, |gone| self.rings.without(gone)),
            at,
            marble,
            given: self.given,
        };
        let pool = self.pool(set);
        let marbles = Marble::ALL
            .into_iter()
            .filter(move |&marble| pool[marble] > 0);
        marbles.flat_map(move |marble| {
            self.rings.unordered().flat_map(move |at| {
                let removable = self.rings.loose().without(at);
                let nothing = removable.is_empty().then(|| reply(marble, at, None));
                let removals = removable.unordered();
                nothing
                    .into_iter()
                    .chain(removals.map(move |gone| reply(marble, at, Some(gone))))
            })
        })
    }
}

/// What has been found out about shapes, and about the walks that start on them.
#[derive(Debug)]
pub(super) struct Theory {
    set: MarbleSet,
    /// How many marbles a first walk may give that keeps half of them for the second one.
    half: Marbles,
    /// How many marbles the first walks in the table may give.
    most: Marbles,
    /// The first walks.
    walks: Table,
    shapes: Shapes,
    /// The step that was being looked into when the last search was broken off.
    unfinished: Option<Step>,
}

#[derive(Debug)]
struct Shapes {
    set: MarbleSet,
    good: HashMap<Shape, bool>,
    /// The second walks.
    walks: Table,
}

impl Theory {
    /// A memory of about so many megabytes that knows nothing yet.
    pub(super) fn new(megabytes: usize, set: MarbleSet) -> Self {
        Self {
            set,
            half: Marbles::NONE,
            most: Marbles::NONE,
            walks: Table::new(megabytes / 2),
            shapes: Shapes {
                set,
                good: HashMap::new(),
                walks: Table::new(megabytes / 2),
            },
            unfinished: None,
        }
    }

    /// A win in two parts for the player to move.
    pub(super) fn prove(&mut self, position: &Position, meter: &mut Meter) -> Option<Proof> {
        let state = State::of(position)?;
        let own = position.captured(position.to_move());
        let all = self.stakes(own, self.set.marbles()).most();
        // Half of what can be given is kept for the second part, if possible. On the way it is the
        // half of the beginning, so that what is known stays.
        if self.half.is_empty() || !self.half.contains(state.given) {
            for marble in Marble::ALL {
                let (given, all) = (state.given[marble], all[marble]);
                self.half[marble] = given + all.saturating_sub(given).div_ceil(2);
            }
        }
        let half = self.half;
        self.prove_giving(position, half, meter).or_else(|| {
            let unsettled = meter.is_over() || half == all;
            (!unsettled).then(|| self.prove_giving(position, all, meter))?
        })
    }

    /// A win by a single walk for the player to move.
    pub(super) fn walk(&mut self, position: &Position, meter: &mut Meter) -> Option<Proof> {
        let state = State::of(position)?;
        let mut walker = self.shapes.walker(position.captured(position.to_move()));
        let turns = walker.win(&state, u8::MAX, meter)?;
        walker.proof(position, turns, &mut meter.again())
    }

    /// The step of the player to move that was being looked into when a search for a proof was
    /// last broken off: from it an emptied board can be reached that was not known to be bad.
    pub(super) fn unfinished(&self) -> Option<Turn> {
        self.unfinished.map(Step::turn)
    }

    /// What was being looked into was about another position.
    pub(super) const fn forget_unfinished(&mut self) {
        self.unfinished = None;
    }

    /// The stakes of a first walk that gives so many marbles at most.
    fn stakes(&self, own: Marbles, most: Marbles) -> Stakes {
        Stakes::new(own, self.set, most, |haul| missing(haul, self.set))
    }

    fn prove_giving(
        &mut self,
        position: &Position,
        most: Marbles,
        meter: &mut Meter,
    ) -> Option<Proof> {
        let state = State::of(position)?;
        let own = position.captured(position.to_move());
        if self.most != most {
            self.most = most;
            self.walks.clear();
        }
        let mut walker = Walker {
            stakes: self.stakes(own, most),
            table: &mut self.walks,
            own,
            goal: GoodShape {
                shapes: &mut self.shapes,
                own,
                unfinished: None,
            },
            unfinished: None,
        };
        let Some(turns) = walker.win(&state, u8::MAX, meter) else {
            self.unfinished = walker.unfinished.or(self.unfinished);
            return None;
        };
        let mut again = meter.again();
        Proof::build(position, turns + SECOND, |position, left| {
            let state = State::of(position)?;
            let holds = position.captured(position.to_move());
            if holds == own {
                let step = walker.step(&state, left.checked_sub(SECOND)?, &mut again)?;
                Some((step.turn(), left))
            } else {
                let mut second = walker.goal.shapes.walker(holds);
                let turns = second.win(&state, left, &mut again)?;
                Some((second.step(&state, turns, &mut again)?.turn(), turns))
            }
        })
    }
}

/// More own turns than a second walk has: the defender can't take as many marbles.
const SECOND: u8 = 12;

/// Positions looked at for the answer to one turn on a shape, before another shape is tried. A
/// walk that exists is mostly found within a few thousand, but some take a million.
const REPLY: u64 = 3_000_000;

/// The marbles that are missing to a set, when they are one or two.
fn missing(haul: Marbles, set: MarbleSet) -> Option<Marbles> {
    WinningSet::ALL
        .into_iter()
        .map(|kind| kind.marbles(set).minus(haul))
        .min_by_key(|missing| missing.total())
        .filter(|missing| (1..=2).contains(&missing.total()))
}

impl Shapes {
    /// The search for second walks of an attacker who holds `own`.
    fn walker(&mut self, own: Marbles) -> Walker<'_, CompleteSet> {
        Walker {
            table: &mut self.walks,
            stakes: Stakes::for_set(own, self.set),
            own,
            goal: CompleteSet,
            unfinished: None,
        }
    }

    /// Whether every turn of the defender on the shape is answered by a walk.
    fn is_good(&mut self, shape: &Shape, meter: &mut Meter) -> bool {
        if let Some(&known) = self.good.get(shape) {
            return known;
        }
        let set = self.set;
        let good = !shape.can_isolate() && !shape.pool(set).is_empty() && {
            let mut walker = self.walker(shape.own);
            shape.replies(set).all(|reply| {
                meter
                    .part(REPLY, |meter| walker.win(&reply, u8::MAX, meter))
                    .is_some()
            })
        };
        if good || !meter.is_over() {
            self.good.insert(*shape, good);
        }
        good
    }
}

/// The goal of leaving a good shape.
struct GoodShape<'a> {
    shapes: &'a mut Shapes,
    /// What the attacker holds before.
    own: Marbles,
    /// The step to a shape whose test was broken off.
    unfinished: Option<Step>,
}

impl Goal for GoodShape<'_> {
    fn end(&mut self, state: &State, stakes: &Stakes, meter: &mut Meter) -> Option<Step> {
        ends(state, stakes).find(|step| {
            let mut own = self.own;
            own[state.marble] += 1;
            own[step.marble] += 1;
            let gone = RingSet::of(state.at).with(step.ring).with(step.gone);
            let shape = Shape {
                rings: state.rings - gone,
                own,
                given: state.given,
            };
            let good = self.shapes.is_good(&shape, meter);
            if !good && meter.is_over() && !self.shapes.good.contains_key(&shape) {
                self.unfinished = Some(*step);
            }
            good
        })
    }

    fn unfinished(&self) -> Option<Step> {
        self.unfinished
    }
}
