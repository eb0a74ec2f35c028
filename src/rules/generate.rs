//! Every legal turn of a position.

use super::jumps::jump_from;
use super::{Capture, CaptureDuty, Claims, Marble, Position, Turn};
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
                    self.with_claims(marble, ring, None, f);
                }
                for remove in removable.unordered() {
                    self.with_claims(marble, ring, Some(remove), f);
                }
            }
        }
    }

    /// Calls `f` with the turn for every choice of claims that its player has (R18).
    #[inline]
    fn with_claims(
        &self,
        marble: Marble,
        ring: Ring,
        remove: Option<Ring>,
        f: &mut impl FnMut(Turn),
    ) {
        f(Turn::place(marble, ring, remove));
        if self.rules.claims == Claims::Ask {
            let groups = self.declinable(ring, remove);
            for declined in (1..).map_while(|number| groups.choice(number)) {
                f(Turn::Place {
                    marble,
                    ring,
                    remove,
                    declined,
                });
            }
        }
    }

    /// Calls `f` with every complete capture.
    #[inline]
    pub fn for_each_capture(&self, f: &mut impl FnMut(Capture)) {
        let occupied = self.occupied();
        if !occupied.has_touching() {
            return;
        }
        for direction in Direction::ALL {
            for start in self.jumpers(direction).unordered() {
                let mut way = Capture::new(start);
                jump_on(self.rings, occupied, &mut way, start, direction, f);
            }
        }
    }
}

/// Makes one jump, which must be possible, and then every further one, until there is none and the
/// way is complete (R14). Which marbles are taken makes no difference to where a marble can jump,
/// so this looks at `rings` and at the `occupied` ones among them only.
fn jump_on(
    rings: RingSet,
    occupied: RingSet,
    way: &mut Capture,
    from: Ring,
    direction: Direction,
    f: &mut impl FnMut(Capture),
) {
    let Some((over, at)) = from.jump(direction) else {
        return;
    };
    let occupied = occupied.without(from).without(over).with(at);
    way.push(direction);
    let mut complete = true;
    if at.neighbours().meets(occupied) {
        for onward in Direction::ALL {
            if jump_from(rings, occupied, at, onward).is_some() {
                complete = false;
                jump_on(rings, occupied, way, at, onward, f);
            }
        }
    }
    if complete {
        f(*way);
    }
    way.pop();
}
