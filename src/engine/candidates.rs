//! The placements worth a look, with a first guess how good each is.
//!
//! A position has one to four thousand placements. Most differ only in which far ring is removed:
//! those are *spare*, and a node looks at them only when everything else has failed. What is left
//! is told apart by what it does: it isolates, it forces a capture, or it is quiet.

use super::isolating::Strings;
use super::placement::Placement;
use crate::board::{Direction, Ring, RingSet};
use crate::rules::{Marble, Position};

/// What a placement does at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    /// Nothing is taken by either player.
    Quiet,
    /// The opponent has to capture.
    Forcing,
    /// Marbles are isolated and taken.
    Isolating,
}

/// A placement with its kind and a first guess of its worth to the mover, in hundredths.
#[derive(Debug, Clone, Copy)]
pub(super) struct Candidate {
    pub(super) placement: Placement,
    pub(super) kind: Kind,
    /// The removed ring lies far from everything; others like it are in the list.
    pub(super) spare: bool,
    pub(super) guess: i32,
}

impl Candidate {
    /// A placement that was the best one before.
    pub(super) fn remembered(position: &Position, placement: Placement) -> Self {
        let mut next = *position;
        next.play_unchecked(&placement.turn());
        let kind = if next.occupied().len() <= position.occupied().len() {
            Kind::Isolating
        } else if next.has_jump() {
            Kind::Forcing
        } else {
            Kind::Quiet
        };
        Self {
            placement,
            kind,
            spare: false,
            guess: 0,
        }
    }
}

/// Which candidates are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Wanted {
    /// Only those that isolate or force, one for each way in which far rings can be removed.
    Sharp,
    /// All kinds, one for each way in which far rings can be removed.
    Telling,
    /// Every legal placement.
    All,
}

/// How much a captured marble helps its owner, in hundredths.
#[derive(Debug, Clone, Copy)]
pub(super) struct Values {
    mine: [i32; 3],
    theirs: [i32; 3],
}

impl Values {
    const BASE: [i32; 3] = [55, 38, 28];

    pub(super) fn of(position: &Position) -> Self {
        let goals = position.rules().set.goals();
        let value = |player| {
            Marble::ALL.map(|marble| {
                let captured = position.captured(player)[marble];
                let need = i32::from(goals[marble].saturating_sub(captured)).max(1);
                Self::BASE[marble as usize] + 80 / (need * need)
            })
        };
        let mover = position.to_move();
        Self {
            mine: value(mover),
            theirs: value(mover.other()),
        }
    }

    /// What the marbles of the player to move are worth to them.
    fn gain(&self, position: &Position, taken: RingSet) -> i32 {
        Marble::ALL
            .into_iter()
            .map(|marble| {
                let count = (position.marbles(marble) & taken).len() as i32;
                count * self.mine[marble as usize]
            })
            .sum()
    }

    /// What a capture that led from one position to another has brought the player who made it.
    pub(super) fn captured(&self, before: &Position, after: &Position) -> i32 {
        let player = before.to_move();
        Marble::ALL
            .into_iter()
            .map(|marble| {
                let taken = after.captured(player)[marble] - before.captured(player)[marble];
                i32::from(taken) * self.mine[marble as usize]
            })
            .sum()
    }

    pub(super) const fn mine(&self, marble: Marble) -> i32 {
        self.mine[marble as usize]
    }

    pub(super) const fn theirs(&self, marble: Marble) -> i32 {
        self.theirs[marble as usize]
    }
}

/// The jumps that arise when a ring is filled: landing rings, with the worst loss over each.
struct Arising {
    landings: RingSet,
    /// Landing ring and value to the opponent of the marble jumped; `None` for the placed one.
    jumps: [(Ring, Option<i32>); 12],
    count: usize,
}

impl Arising {
    fn at(
        ring: Ring,
        position: &Position,
        occupied: RingSet,
        vacant: RingSet,
        values: &Values,
    ) -> Self {
        let mut arising = Self {
            landings: RingSet::EMPTY,
            jumps: [(ring, None); 12],
            count: 0,
        };
        if !ring.neighbours().meets(occupied) {
            return arising;
        }
        for direction in Direction::ALL {
            let Some(beside) = ring
                .neighbour(direction)
                .filter(|&beside| occupied.contains(beside))
            else {
                continue;
            };
            if let Some(landing) = beside
                .neighbour(direction)
                .filter(|&landing| vacant.contains(landing))
            {
                let value = position
                    .marble_at(beside)
                    .map(|marble| values.theirs(marble));
                arising.push(landing, value);
            }
            if let Some(landing) = ring
                .neighbour(direction.opposite())
                .filter(|&landing| vacant.contains(landing))
            {
                arising.push(landing, None);
            }
        }
        arising
    }

    const fn push(&mut self, landing: Ring, value: Option<i32>) {
        if self.count < self.jumps.len() {
            self.landings.insert(landing);
            self.jumps[self.count] = (landing, value);
            self.count += 1;
        }
    }

    /// The most that the opponent can take with one jump when `gone` is removed.
    fn loss(&self, gone: Option<Ring>, placed: i32) -> i32 {
        self.jumps[..self.count]
            .iter()
            .filter(|&&(landing, _)| Some(landing) != gone)
            .map(|&(_, value)| value.unwrap_or(placed))
            .max()
            .unwrap_or(0)
    }
}

/// Lists the candidates of a position in which a placement is due. `out` is cleared first.
pub(super) fn list(position: &Position, wanted: Wanted, out: &mut Vec<Candidate>) {
    out.clear();
    let lister = Lister::new(position, wanted);
    for ring in position.vacant().unordered() {
        lister.ring(ring, out);
    }
}

/// What all rings have in common while candidates are listed.
struct Lister<'a> {
    position: &'a Position,
    wanted: Wanted,
    occupied: RingSet,
    vacant: RingSet,
    free: RingSet,
    strings: Strings,
    /// Rings whose removal alone isolates something.
    hooks: RingSet,
    values: Values,
}

impl<'a> Lister<'a> {
    fn new(position: &'a Position, wanted: Wanted) -> Self {
        let strings = Strings::of(position);
        let (vacant, free) = (position.vacant(), position.free());
        Self {
            position,
            wanted,
            occupied: position.occupied(),
            vacant,
            free,
            hooks: strings.hooks() & free,
            strings,
            values: Values::of(position),
        }
    }

    fn ring(&self, ring: Ring, out: &mut Vec<Candidate>) {
        let arising = Arising::at(
            ring,
            self.position,
            self.occupied,
            self.vacant,
            &self.values,
        );
        let closing = self.strings.closing(ring, self.vacant);
        if self.wanted == Wanted::Sharp
            && arising.landings.is_empty()
            && closing.is_none()
            && self.hooks.is_empty()
        {
            return;
        }
        let removable = self.free.without(ring);
        if removable.is_empty() {
            self.turn(ring, None, false, &arising, closing, out);
            return;
        }
        let marbles = self.occupied.with(ring);
        let close = marbles.neighbours();
        let near = close | close.neighbours();
        let mut far_listed = false;
        for remove in removable.unordered() {
            let spare = !near.contains(remove) && far_listed;
            if spare && self.wanted != Wanted::All {
                continue;
            }
            far_listed |= !near.contains(remove);
            self.turn(ring, Some(remove), spare, &arising, closing, out);
        }
    }

    fn turn(
        &self,
        ring: Ring,
        remove: Option<Ring>,
        spare: bool,
        arising: &Arising,
        closing: Option<(RingSet, RingSet)>,
        out: &mut Vec<Candidate>,
    ) {
        let gone = remove.map_or(RingSet::EMPTY, RingSet::of);
        let mut taken = if gone.meets(self.hooks) {
            remove.map_or(RingSet::EMPTY, |gone| self.strings.hanging_on(gone))
        } else {
            RingSet::EMPTY
        };
        let mut own = false;
        if let Some((joined, open)) = closing
            && open.is_subset(gone)
        {
            taken |= joined;
            own = true;
        }
        let forcing = !arising.landings.is_subset(gone);
        let kind = if own || !taken.is_empty() {
            Kind::Isolating
        } else if forcing {
            Kind::Forcing
        } else {
            Kind::Quiet
        };
        if self.wanted == Wanted::Sharp && kind == Kind::Quiet {
            return;
        }
        let gain = self.values.gain(self.position, taken);
        for marble in self.position.supply().colours() {
            let mut guess = gain + if own { self.values.mine(marble) } else { 0 };
            if forcing {
                guess -= arising.loss(remove, self.values.theirs(marble));
            }
            out.push(Candidate {
                placement: Placement::new(marble, ring, remove),
                kind,
                spare,
                guess,
            });
        }
    }
}
