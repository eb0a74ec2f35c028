//! The attacker's forcing turns and the defender's replies.

use crate::board::{Direction, Ring, RingSet};
use crate::rules::{Position, Turn};

/// Calls `f` with every turn that leaves the opponent a compulsory capture and does not end the
/// game, and the position after it; stops when `f` returns `true`.
pub(super) fn any_forcing(position: &Position, mut f: impl FnMut(Turn, Position) -> bool) -> bool {
    let mut check = |turn: Turn| {
        let mut next = *position;
        next.play_unchecked(&turn);
        next.has_jump() && !next.is_over() && f(turn, next)
    };
    if position.has_jump() {
        let mut found = false;
        position.for_each_capture(&mut |capture| {
            found = found || check(Turn::Capture(capture));
        });
        return found;
    }
    let (vacant, free) = (position.vacant(), position.free());
    let occupied = position.occupied();
    for ring in (occupied.neighbours() & vacant).unordered() {
        let landings = landings(occupied, vacant, ring);
        if landings.is_empty() {
            continue;
        }
        for marble in position.supply().colours() {
            let removable = free.without(ring);
            if removable.is_empty() && check(Turn::place(marble, ring, None)) {
                return true;
            }
            for gone in removable.unordered() {
                if !landings.without(gone).is_empty()
                    && check(Turn::place(marble, ring, Some(gone)))
                {
                    return true;
                }
            }
        }
    }
    false
}

/// Where jumps land that a marble put on `ring` makes possible, as jumper or as victim.
fn landings(occupied: RingSet, vacant: RingSet, ring: Ring) -> RingSet {
    let mut landings = RingSet::EMPTY;
    for direction in Direction::ALL {
        let Some(next) = ring.neighbour(direction) else {
            continue;
        };
        if occupied.contains(next) {
            for landing in [
                next.neighbour(direction),
                ring.neighbour(direction.opposite()),
            ] {
                landings |= landing.map_or(RingSet::EMPTY, RingSet::of) & vacant;
            }
        }
    }
    landings
}

/// Every position that a compulsory capture can lead to, each once, with one capture that leads
/// there.
pub(super) fn replies(position: &Position) -> Vec<(Turn, Position)> {
    let mut replies: Vec<(Turn, Position)> = Vec::with_capacity(4);
    position.for_each_capture(&mut |capture| {
        let turn = Turn::Capture(capture);
        let mut next = *position;
        next.play_unchecked(&turn);
        if replies.iter().all(|(_, other)| *other != next) {
            replies.push((turn, next));
        }
    });
    replies
}
