//! The attacker's forcing turns and the defender's replies.

use super::slack;
use crate::board::{Direction, Ring, RingSet};
use crate::rules::{Marble, Position, Turn};

/// A forcing turn with the positions that the defender can choose from.
#[derive(Debug, Clone)]
pub(super) struct Branch {
    pub(super) turn: Turn,
    /// At least one, the hardest for the attacker first.
    pub(super) replies: Vec<Position>,
    /// How far the hardest is from a win, by guess.
    pub(super) distance: u32,
}

impl Branch {
    /// The branch of a turn that leads to `next`.
    pub(super) fn new(turn: Turn, next: &Position) -> Self {
        Self {
            turn,
            replies: replies(next),
            distance: 0,
        }
    }

    fn weighed(turn: Turn, next: &Position) -> Self {
        let mut branch = Self::new(turn, next);
        branch
            .replies
            .sort_by_cached_key(|reply| std::cmp::Reverse(distance(reply)));
        let hardest = branch.replies.first().map_or(0, distance);
        branch.distance = hardest + 2 * (branch.replies.len() as u32 - 1);
        branch
    }
}

/// The forcing turns after which a win is still possible, the most promising first.
pub(super) fn branches(position: &Position) -> Vec<Branch> {
    let mut branches = Vec::new();
    any_forcing(position, |turn, next| {
        if slack::is_possible_after(&next) {
            branches.push(Branch::weighed(turn, &next));
        }
        false
    });
    branches.sort_by_key(|branch| branch.distance);
    branches
}

/// How far the player to move is from isolating what completes a set, by guess: rings around the
/// string of marbles that does most for it, and more for what is then still missing.
pub(super) fn distance(position: &Position) -> u32 {
    let Some(need) = slack::need(position, position.to_move()) else {
        return u32::MAX / 2;
    };
    let occupied = position.occupied();
    let vacant = position.rings() - occupied;
    let mut least = 6 + 4 * u32::from(need);
    let mut left = occupied;
    while let Some(marble) = left.any() {
        let string = occupied.group_of(marble);
        left -= string;
        let open = string.neighbours() & vacant;
        if open.is_empty() {
            continue;
        }
        let mut richer = position.captured(position.to_move());
        for marble in Marble::ALL {
            richer[marble] += (position.marbles(marble) & string).len() as u8;
        }
        let missing = slack::need_of(position, richer).map_or(u32::from(need), u32::from);
        // One more marble can join the string when the last ring but one is filled.
        least = least.min(open.len() as u32 + 4 * missing.saturating_sub(1));
    }
    least
}

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

/// Every position that a compulsory capture can lead to, each once.
pub(super) fn replies(position: &Position) -> Vec<Position> {
    let mut replies: Vec<Position> = Vec::with_capacity(4);
    position.for_each_capture(&mut |capture| {
        let mut next = *position;
        next.play_unchecked(&Turn::Capture(capture));
        if !replies.contains(&next) {
            replies.push(next);
        }
    });
    replies
}
