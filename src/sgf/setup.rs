//! The position before the start, as Boardspace lets players edit it.

use super::action::{Action, Rack};
use super::fault::Fault;
use crate::board::{Ring, RingName};
use crate::rules::{Marble, Marbles, Position, Setup};

/// Takes an action of the set-up.
pub(super) fn edit(setup: &mut Setup, action: &Action<'_>) -> Result<(), Fault> {
    let board = setup.rules.board;
    let ring = |name: RingName| board.ring(name).ok_or(Fault::NoSuchRing(name));
    match *action {
        Action::Place(rack, marble, name) => {
            let at = vacant(setup, ring(name)?, name)?;
            take(count(setup, rack), marble)?;
            setup.marbles[marble].insert(at);
        }
        Action::TakeBack(name, rack) => {
            let marble = lift(setup, ring(name)?, name)?;
            count(setup, rack)[marble] += 1;
        }
        Action::Move(from, to) => {
            let (start, end) = (ring(from)?, vacant(setup, ring(to)?, to)?);
            let marble = lift(setup, start, from)?;
            setup.marbles[marble].insert(end);
        }
        Action::Transfer(from, marble, to) => {
            take(count(setup, from), marble)?;
            count(setup, to)[marble] += 1;
        }
        Action::Remove(name) => {
            let gone = vacant(setup, ring(name)?, name)?;
            setup.rings.remove(gone);
        }
        Action::PutBack(name) => setup.rings.insert(ring(name)?),
        _ => {}
    }
    Ok(())
}

fn count(setup: &mut Setup, rack: Rack) -> &mut Marbles {
    match rack {
        Rack::Pool => &mut setup.pool,
        Rack::Captured(player) => &mut setup.captured[player],
    }
}

fn take(rack: &mut Marbles, marble: Marble) -> Result<(), Fault> {
    rack[marble] = rack[marble].checked_sub(1).ok_or(Fault::NoSuchMarble)?;
    Ok(())
}

fn marble_on(setup: &Setup, at: Ring) -> Option<Marble> {
    Marble::ALL
        .into_iter()
        .find(|&marble| setup.marbles[marble].contains(at))
}

fn vacant(setup: &Setup, at: Ring, name: RingName) -> Result<Ring, Fault> {
    if setup.rings.contains(at) && marble_on(setup, at).is_none() {
        Ok(at)
    } else {
        Err(Fault::NoVacantRing(name))
    }
}

fn lift(setup: &mut Setup, at: Ring, name: RingName) -> Result<Marble, Fault> {
    let marble = marble_on(setup, at).ok_or(Fault::NoMarbleOn(name))?;
    setup.marbles[marble].remove(at);
    Ok(marble)
}

/// The actions that lead from the start of a board to a position.
pub(super) fn actions(position: &Position) -> Vec<Action<'static>> {
    let board = position.rules().board;
    let mut actions = Vec::new();
    for gone in board.rings() - position.rings() {
        actions.push(Action::Remove(board.name(gone)));
    }
    for marble in Marble::ALL {
        for ring in position.marbles(marble) {
            actions.push(Action::Place(Rack::Pool, marble, board.name(ring)));
        }
    }
    for player in crate::rules::Player::ALL {
        for (marble, &count) in position.captured(player).iter() {
            for _ in 0..count {
                actions.push(Action::Transfer(Rack::Pool, marble, Rack::Captured(player)));
            }
        }
    }
    actions
}
