//! How many marbles the attacker needs, and how many he can still gain.
//!
//! As long as every own turn but the last gives a marble and adds one at most, an attack gains at
//! most one marble more than lie on the board when it begins. That bound needs no search.

use crate::rules::{Marble, Marbles, Player, Position, WinningSet};

/// The fewest marbles that complete a set of a player's, from the pool and the board; `None` when
/// too few are left for any.
pub(super) fn need(position: &Position, player: Player) -> Option<u8> {
    need_of(position, position.captured(player))
}

/// The same for a player who holds `own`.
pub(super) fn need_of(position: &Position, own: Marbles) -> Option<u8> {
    let set = position.rules().set;
    let mut left = position.pool();
    for marble in Marble::ALL {
        left[marble] += position.marbles(marble).len() as u8;
    }
    WinningSet::ALL
        .into_iter()
        .map(|kind| kind.marbles(set).minus(own))
        .filter(|&missing| left.contains(missing))
        .map(Marbles::total)
        .min()
}

/// Whether the player to move can win by forcing turns, as far as counting tells.
pub(super) fn is_possible(position: &Position) -> bool {
    let attacker = position.to_move();
    // The first turn of a capture that is due adds no marble.
    can_gain(position, attacker, u8::from(!position.has_jump()))
}

/// The same for the opponent of the player to move, who must capture a marble at least.
pub(super) fn is_possible_after(position: &Position) -> bool {
    can_gain(position, position.to_move().other(), 0)
}

fn can_gain(position: &Position, attacker: Player, more: u8) -> bool {
    let gain = position.occupied().len() as u8 + more;
    need(position, attacker).is_some_and(|need| need <= gain) || can_fill(position, attacker)
}

/// Own turns after which the defender, who takes a marble after each but the last, has a set.
pub(super) fn most_turns(position: &Position, attacker: Player) -> u8 {
    let goals = position.rules().set.goals();
    let given = position.captured(attacker.other());
    let room = goals.minus(given).total();
    // One of each colour less than the goal.
    room.saturating_sub(Marble::ALL.len() as u8) + 1
}

/// Whether the board may become full (R22): each own turn takes up to two vacant rings, and each
/// reply gives one back at least.
fn can_fill(position: &Position, attacker: Player) -> bool {
    position.vacant().len() <= usize::from(most_turns(position, attacker)) + 1
}
