//! Turns that win at once.
//!
//! A placement wins by what it isolates, which is found from the strings of marbles instead of by
//! trying a thousand placements.

use super::isolating::{Isolation, Strings};
use crate::board::Ring;
use crate::rules::{Marble, Marbles, Position, Turn, WinningSet};

/// A turn of the player to move after which he has won, if there is one.
///
/// Captures count as due while a jump exists, also where the rules leave it to the players to
/// demand them (R27). Claims are always made.
///
/// ```
/// use zertz::engine::closing::win_at_once;
/// use zertz::notation::TurnText;
/// let text = "3o/2ooo/2oooo/1oGoooo/2oo2o/3o/3o 1/4/3 3/0/2 2/3/5 1 37";
/// let position = text.parse().unwrap();
/// let turn = win_at_once(&position).unwrap();
/// assert_eq!(TurnText::new(&position, &turn).to_string(), "Wg1,f2 x Wg1");
/// ```
#[must_use]
pub fn win_at_once(position: &Position) -> Option<Turn> {
    if position.has_jump() {
        winning_capture(position)
    } else {
        winning_placement(position)
    }
}

/// Whether the player to move has won by making this turn.
pub(super) fn wins(position: &Position, turn: &Turn) -> bool {
    let mut next = *position;
    next.play_unchecked(turn);
    let outcome = next.outcome();
    outcome.and_then(crate::rules::Outcome::winner) == Some(position.to_move())
}

fn winning_capture(position: &Position) -> Option<Turn> {
    let mut found = None;
    position.for_each_capture(&mut |capture| {
        let turn = Turn::Capture(capture);
        if found.is_none() && wins(position, &turn) {
            found = Some(turn);
        }
    });
    found
}

/// A placement that wins at once, in a position without a jump.
#[must_use]
pub(super) fn winning_placement(position: &Position) -> Option<Turn> {
    let supply = position.supply();
    let marble = supply.colours().next()?;
    let (vacant, free) = (position.vacant(), position.free());
    if vacant.len() <= 2
        && let Some(turn) = any_turn(
            position,
            marble,
            None,
            vacant.any().filter(|_| vacant.has_several()),
        )
        .filter(|turn| wins(position, turn))
    {
        return Some(turn);
    }
    let opponent = position.captured(position.to_move().other());
    if opponent.is_empty() && position.pool().total() <= 1 {
        // The opponent may be left without a marble (R23): rare enough to try everything.
        let turns = position.legal_turns();
        return turns.into_iter().find(|turn| wins(position, turn));
    }
    Strings::of(position).find_isolation(vacant, free, |isolation| claim(position, &isolation))
}

/// A placement with what is given, and the first ring that will do where nothing is.
fn any_turn(
    position: &Position,
    marble: Marble,
    ring: Option<Ring>,
    remove: Option<Ring>,
) -> Option<Turn> {
    let vacant = position.vacant();
    let ring = match ring {
        Some(ring) => ring,
        None => remove
            .map_or(vacant, |gone| vacant.without(gone))
            .iter()
            .next()?,
    };
    let removable = position.free_after_placing(ring);
    let remove = match remove {
        Some(gone) if removable.contains(gone) => Some(gone),
        Some(_) => return None,
        None => removable.iter().next(),
    };
    Some(Turn::place(marble, ring, remove))
}

/// A turn that isolates so, if the haul makes a set in some colour of the placed marble.
fn claim(position: &Position, isolation: &Isolation) -> Option<Turn> {
    let mut captured = position.captured(position.to_move());
    for marble in Marble::ALL {
        captured[marble] += (position.marbles(marble) & isolation.taken).len() as u8;
    }
    position.supply().colours().find_map(|placed| {
        let mut haul: Marbles = captured;
        if isolation.ring.is_some() {
            haul[placed] += 1;
        }
        if position.pool().is_empty() {
            haul[placed] -= 1;
        }
        WinningSet::within(haul, position.rules().set)?;
        any_turn(position, placed, isolation.ring, isolation.remove)
    })
}
