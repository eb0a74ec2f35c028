//! Every legal turn of a position.

use super::{Capture, CaptureDuty, Claims, Position, Turn};
use crate::board::{Direction, Ring, RingSet};

impl Position {
    /// Calls `f` with every legal turn. There is none when the game is over.
    pub fn for_each_turn(&self, mut f: impl FnMut(Turn)) {
        if self.is_over() {
            return;
        }
        if self.has_jump() {
            self.for_each_capture(&mut |capture| f(Turn::Capture(capture)));
            if self.rules.capture_duty == CaptureDuty::Enforced {
                return;
            }
        }
        self.for_each_placement(&mut f);
    }

    /// All legal turns: captures first, then placements by colour. The order is always the same.
    #[must_use]
    pub fn legal_turns(&self) -> Vec<Turn> {
        let mut turns = Vec::new();
        self.for_each_turn(|turn| turns.push(turn));
        turns
    }

    /// Number of legal turns, counted without listing the placements.
    #[must_use]
    pub fn turn_count(&self) -> u64 {
        if self.is_over() {
            return 0;
        }
        let mut count = 0;
        if self.has_jump() {
            self.for_each_capture(&mut |_| count += 1);
            if self.rules.capture_duty == CaptureDuty::Enforced {
                return count;
            }
        }
        match self.rules.claims {
            Claims::Automatic => {
                count + self.supply().colours().count() as u64 * self.placements_a_colour()
            }
            Claims::Ask => {
                self.for_each_placement(&mut |_| count += 1);
                count
            }
        }
    }

    /// Number of ways to fill a ring and remove another with a marble of one colour.
    pub(super) fn placements_a_colour(&self) -> u64 {
        let vacant = self.vacant().len() as u64;
        match self.free().len() as u64 {
            // With one free ring: fill another and remove it, or fill it and remove nothing.
            0 | 1 => vacant,
            free => free * (free - 1) + (vacant - free) * free,
        }
    }

    fn for_each_placement(&self, f: &mut impl FnMut(Turn)) {
        let (vacant, free) = (self.vacant(), self.free());
        for marble in self.supply().colours() {
            for ring in vacant.unordered() {
                let removable = free.without(ring);
                if removable.is_empty() {
                    self.with_claims(Turn::place(marble, ring, None), f);
                }
                for remove in removable.unordered() {
                    self.with_claims(Turn::place(marble, ring, Some(remove)), f);
                }
            }
        }
    }

    /// Calls `f` with the turn for every choice of claims that its player has (R18).
    #[inline]
    fn with_claims(&self, turn: Turn, f: &mut impl FnMut(Turn)) {
        f(turn);
        if self.rules.claims == Claims::Automatic || self.fills_board(&turn) {
            return;
        }
        let Turn::Place {
            marble,
            ring,
            remove,
            ..
        } = turn
        else {
            return;
        };
        let groups = self.isolated_by(ring, remove);
        for choice in 1..1u32 << groups.len() {
            let declined = groups
                .iter()
                .enumerate()
                .filter(|(number, _)| choice >> number & 1 == 1)
                .fold(RingSet::EMPTY, |all, (_, group)| all | group);
            f(Turn::Place {
                marble,
                ring,
                remove,
                declined,
            });
        }
    }

    /// Calls `f` with every complete capture.
    pub fn for_each_capture(&self, f: &mut impl FnMut(Capture)) {
        let occupied = self.occupied();
        for start in occupied.unordered() {
            follow(self.rings, occupied, Capture::new(start), start, f);
        }
    }
}

/// Extends a capture by every jump from `at`, or reports it when there is none (R14). Which marbles
/// are taken makes no difference to where a marble can jump, so this looks at `rings` and at the
/// `occupied` ones among them only.
fn follow(
    rings: RingSet,
    occupied: RingSet,
    capture: Capture,
    at: Ring,
    f: &mut impl FnMut(Capture),
) {
    let mut goes_on = false;
    if at.neighbours().meets(occupied) {
        let vacant = rings - occupied;
        for direction in Direction::ALL {
            if let Some(over) = at.neighbour(direction)
                && occupied.contains(over)
                && let Some(landing) = over.neighbour(direction)
                && vacant.contains(landing)
            {
                goes_on = true;
                let lifted = occupied.without(at).without(over).with(landing);
                follow(rings, lifted, capture.then(direction), landing, f);
            }
        }
    }
    if !goes_on && !capture.is_empty() {
        f(capture);
    }
}
