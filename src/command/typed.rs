//! Typed turns read against a position, more leniently than files are.

use crate::board::{Board, Ring, RingName};
use crate::notation::{TurnError, TurnText};
use crate::rules::{Chain, Claims, Groups, Position, Turn};

/// A typed turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Typed {
    /// The turn; it claims everything that it isolates unless the text says otherwise.
    pub turn: Turn,
    /// The groups that the player still has to decide about (R18): the rules ask, and the text
    /// wrote no claim.
    pub open: Groups,
}

/// What a typed turn means in a position; always a legal turn.
///
/// Unlike [`TurnText::to_turn`] this asks nobody to write out what a placement claims.
///
/// # Errors
///
/// Says which rule the turn breaks, or where the text contradicts the board.
pub fn typed_turn(text: &TurnText, position: &Position) -> Result<Typed, TurnError> {
    let TurnText::Place {
        marble,
        ring,
        remove,
        claim,
    } = text
    else {
        return text.to_turn(position).map(decided);
    };
    if !claim.is_empty() {
        return text.to_turn(position).map(decided);
    }
    let board = position.rules().board;
    let (at, remove) = (
        ring_of(board, *ring)?,
        remove.map(|name| ring_of(board, name)).transpose()?,
    );
    let turn = Turn::place(*marble, at, remove);
    position.check(&turn)?;
    Ok(Typed {
        turn,
        open: open_claims(position, &turn),
    })
}

fn ring_of(board: Board, name: RingName) -> Result<Ring, TurnError> {
    board.ring(name).ok_or(TurnError::NoSuchRing(name))
}

fn decided(turn: Turn) -> Typed {
    Typed {
        turn,
        open: Groups::default(),
    }
}

/// The groups that a placement isolates and that its player may decline (R18).
#[must_use]
pub fn open_claims(position: &Position, turn: &Turn) -> Groups {
    match turn {
        Turn::Place { ring, remove, .. }
            if position.rules().claims == Claims::Ask && !position.fills_board(turn) =>
        {
            position.isolated_by(*ring, *remove)
        }
        Turn::Place { .. } | Turn::Capture(_) => Groups::default(),
    }
}

/// The jumps of a typed capture as far as they can be made; `None` when one of them can't.
#[must_use]
pub fn typed_chain(text: &TurnText, position: &Position) -> Option<Chain> {
    let TurnText::Capture { start, jumps } = text else {
        return None;
    };
    let board = position.rules().board;
    let mut chain = Chain::new(*position, board.ring(*start)?)?;
    for (_, landing) in jumps {
        if !chain.jump(board.ring(*landing)?) {
            return None;
        }
    }
    Some(chain)
}

/// Makes the jumps that leave no choice, until the capture is complete or the way forks.
pub fn jump_on(chain: &mut Chain) {
    loop {
        let mut jumps = chain.jumps();
        let (Some(jump), None) = (jumps.next(), jumps.next()) else {
            return;
        };
        drop(jumps);
        chain.jump(jump.landing);
    }
}
