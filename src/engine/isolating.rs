//! What can be isolated in one placement, found from the vacant neighbours of the strings of
//! marbles instead of by trying a thousand turns.

use crate::board::{Ring, RingSet};
use crate::rules::Position;

/// A family of placements that isolate the same marbles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Isolation {
    /// The ring to fill, whose marble is isolated too. `None`: the marble may go on any vacant ring
    /// but the removed one, and is not taken.
    pub(super) ring: Option<Ring>,
    /// The ring to remove. `None`: any.
    pub(super) remove: Option<Ring>,
    /// The marbles already on the board that are taken.
    pub(super) taken: RingSet,
}

/// The connected strings of marbles with their vacant neighbours.
#[derive(Clone, Copy)]
pub(super) struct Strings {
    strings: [(RingSet, RingSet); 24],
    len: usize,
}

impl Strings {
    /// The strings of a position. Those without a vacant neighbour, left behind by a declined
    /// claim (R18), are out of play and left out.
    pub(super) fn of(position: &Position) -> Self {
        let occupied = position.occupied();
        let vacant = position.rings() - occupied;
        let mut strings = [(RingSet::EMPTY, RingSet::EMPTY); 24];
        let mut len = 0;
        let mut left = occupied;
        while let Some(ring) = left.any() {
            let around = ring.neighbours();
            let string = if around.meets(occupied) {
                occupied.group_of(ring)
            } else {
                RingSet::of(ring)
            };
            left -= string;
            let open = if string.has_several() {
                string.neighbours() & vacant
            } else {
                around & vacant
            };
            if !open.is_empty() && len < strings.len() {
                strings[len] = (string, open);
                len += 1;
            }
        }
        Self { strings, len }
    }

    /// Every string with its vacant neighbours.
    pub(super) fn iter(&self) -> impl Iterator<Item = (RingSet, RingSet)> + '_ {
        self.strings[..self.len].iter().copied()
    }

    /// The vacant neighbours of the strings that have only one.
    pub(super) fn hooks(&self) -> RingSet {
        self.iter()
            .filter(|(_, open)| !open.has_several())
            .fold(RingSet::EMPTY, |all, (_, open)| all | open)
    }

    /// When the string that arises by filling a ring has one vacant neighbour or none: the marbles
    /// it is joined with, and that neighbour.
    #[inline]
    pub(super) fn closing(&self, ring: Ring, vacant: RingSet) -> Option<(RingSet, RingSet)> {
        let mut open = ring.neighbours() & vacant;
        if open.has_several() {
            return None;
        }
        let mut joined = RingSet::EMPTY;
        for (string, around) in self.iter() {
            if around.contains(ring) {
                joined |= string;
                open |= around;
            }
        }
        open.remove(ring);
        (!open.has_several()).then_some((joined, open))
    }

    /// The strings whose only vacant neighbour is `ring`.
    pub(super) fn hanging_on(&self, ring: Ring) -> RingSet {
        self.iter()
            .filter(|&(_, open)| open == RingSet::of(ring))
            .fold(RingSet::EMPTY, |all, (string, _)| all | string)
    }

    /// Calls `f` with every family of isolating placements until it answers, and returns that
    /// answer. Meant for positions without a jump.
    #[inline]
    pub(super) fn find_isolation<T>(
        &self,
        vacant: RingSet,
        free: RingSet,
        mut f: impl FnMut(Isolation) -> Option<T>,
    ) -> Option<T> {
        let hooks = self.hooks() & free;
        // Removing a ring takes what hangs on it, whatever is taken besides.
        let removing = |ring: Option<Ring>, gone: Ring, joined: RingSet| Isolation {
            ring,
            remove: Some(gone),
            taken: joined | self.hanging_on(gone),
        };
        for gone in hooks.unordered() {
            if let found @ Some(_) = f(removing(None, gone, RingSet::EMPTY)) {
                return found;
            }
        }
        for ring in vacant.unordered() {
            let Some((joined, open)) = self.closing(ring, vacant) else {
                continue;
            };
            let found = match open.any() {
                None => f(Isolation {
                    ring: Some(ring),
                    remove: None,
                    taken: joined,
                })
                .or_else(|| {
                    let mut hooks = hooks.without(ring).unordered();
                    hooks.find_map(|gone| f(removing(Some(ring), gone, joined)))
                }),
                Some(last) if free.contains(last) => f(removing(Some(ring), last, joined)),
                Some(_) => None,
            };
            if found.is_some() {
                return found;
            }
        }
        None
    }
}
