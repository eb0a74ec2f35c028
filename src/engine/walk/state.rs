//! A position with one marble, as the walk sees it.

use crate::board::{Ring, RingSet};
use crate::rules::{Marble, MarbleSet, Marbles, Position, WinningSet};

/// One marble on the board, the attacker to move, the rest in the pool or captured.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(in crate::engine) struct State {
    /// The rings that are left.
    pub(in crate::engine) rings: RingSet,
    /// Where the marble lies.
    pub(in crate::engine) at: Ring,
    /// Its colour.
    pub(in crate::engine) marble: Marble,
    /// What the defender has captured.
    pub(in crate::engine) given: Marbles,
}

impl State {
    /// The state of a position in which one marble lies on the board.
    pub(in crate::engine) fn of(position: &Position) -> Option<Self> {
        let occupied = position.occupied();
        let at = occupied.any().filter(|_| !occupied.has_several())?;
        // A marble whose claim was declined (R18) is out of play.
        if !at.neighbours().meets(position.rings()) {
            return None;
        }
        Some(Self {
            rings: position.rings(),
            at,
            marble: position.marble_at(at)?,
            given: position.captured(position.to_move().other()),
        })
    }
}

/// What is at stake in a walk: what the attacker holds, and so which two marbles end it.
#[derive(Debug, Clone)]
pub(in crate::engine) struct Stakes {
    /// All marbles but the attacker's.
    rest: Marbles,
    /// Whether the walk may end with a standing and a placed marble of these colours.
    ends: [[bool; 3]; 3],
    /// The most marbles of each colour that may be given in all.
    most: Marbles,
    /// How many marbles can still be given, by what was given; -1 when the end is out of reach.
    room: Vec<i8>,
}

/// More than the greatest count of each colour that does not win.
const GIVEN: [usize; 3] = [4, 5, 6];

impl Stakes {
    /// The stakes of a walk that ends with a winning set for an attacker who holds `own`.
    pub(in crate::engine) fn for_set(own: Marbles, set: MarbleSet) -> Self {
        Self::new(own, set, set.marbles(), |haul| {
            WinningSet::within(haul, set).map(|_| Marbles::NONE)
        })
    }

    /// The stakes of a walk that ends by adding two marbles to `own`, having given `most` of each
    /// colour at most. `ends` says of the sum whether that is an end, and which marbles must then
    /// be left over.
    pub(in crate::engine) fn new(
        own: Marbles,
        set: MarbleSet,
        most: Marbles,
        ends: impl Fn(Marbles) -> Option<Marbles>,
    ) -> Self {
        let rest = set.marbles().minus(own);
        let mut stakes = Self {
            rest,
            ends: [[false; 3]; 3],
            most: Marbles::NONE,
            room: vec![-1; GIVEN.iter().product()],
        };
        for standing in Marble::ALL {
            for placed in Marble::ALL {
                let mut two = Marbles::NONE;
                two[standing] += 1;
                two[placed] += 1;
                if let Some(spare) = ends(own.plus(two)) {
                    stakes.ends[standing as usize][placed as usize] = true;
                    stakes.widen(rest.minus(two).minus(spare).min(most), set);
                }
            }
        }
        stakes
    }

    /// Makes room for all that can be given from so many marbles.
    fn widen(&mut self, left: Marbles, set: MarbleSet) {
        for marble in Marble::ALL {
            let below_goal = left[marble].min(set.goals()[marble] - 1);
            self.most[marble] = self.most[marble].max(below_goal);
        }
        for (index, room) in self.room.iter_mut().enumerate() {
            let black = index % GIVEN[2];
            let grey = index / GIVEN[2] % GIVEN[1];
            let white = index / GIVEN[2] / GIVEN[1];
            let given = Marbles::new(white as u8, grey as u8, black as u8);
            if WinningSet::within(given, set).is_none() {
                for spared in Marble::ALL {
                    *room = (*room).max(room_sparing(given, left, set, spared));
                }
            }
        }
    }

    /// Whether the walk may end with these two marbles.
    pub(in crate::engine) const fn ends(&self, standing: Marble, placed: Marble) -> bool {
        self.ends[standing as usize][placed as usize]
    }

    /// The most marbles of each colour that may be given in all.
    pub(in crate::engine) const fn most(&self) -> Marbles {
        self.most
    }

    /// The pool in a state.
    pub(in crate::engine) fn pool(&self, state: &State) -> Marbles {
        let mut pool = self.rest;
        for marble in Marble::ALL {
            pool[marble] = pool[marble].saturating_sub(state.given[marble]);
        }
        pool[state.marble] = pool[state.marble].saturating_sub(1);
        pool
    }

    /// The most marbles that can still be given without completing a set of the defender's or
    /// using up those that the end needs; -1 when the end is out of reach.
    pub(in crate::engine) fn room(&self, given: Marbles) -> i8 {
        let [white, grey, black] = Marble::ALL.map(|marble| given[marble] as usize);
        if white >= GIVEN[0] || grey >= GIVEN[1] || black >= GIVEN[2] {
            return -1;
        }
        self.room[(white * GIVEN[1] + grey) * GIVEN[2] + black]
    }
}

/// The most that can be given from `left` when of one colour not enough is given for a set of
/// each; -1 when that many were given already.
fn room_sparing(given: Marbles, left: Marbles, set: MarbleSet, spared: Marble) -> i8 {
    let mut room = 0;
    for marble in Marble::ALL {
        let mut most = (set.goals()[marble] - 1).min(left[marble]);
        if marble == spared {
            most = most.min(set.goal_each() - 1);
        }
        if most < given[marble] {
            return -1;
        }
        room += (most - given[marble]) as i8;
    }
    room
}
