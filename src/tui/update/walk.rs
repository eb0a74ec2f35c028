//! The cursor.

use super::{play, refuse};
use crate::board::RingName;
use crate::lang::fill;
use crate::rules::{IllegalTurn, Marble};
use crate::tui::effect::Effect;
use crate::tui::model::Model;
use crate::tui::model::cursor::{Cursor, Heading};

pub(super) fn walk(model: &mut Model, heading: Heading) -> Vec<Effect> {
    model.cursor = model.cursor.walk(heading, model.board(), model.rings());
    vec![]
}

pub(super) fn to_target(model: &mut Model, forward: bool) -> Vec<Effect> {
    let targets = model.targets();
    model.cursor = model.cursor.to_target(model.board(), targets, forward);
    vec![]
}

/// A column letter waits for its number.
pub(super) fn letter(model: &mut Model, column: u8) -> Vec<Effect> {
    if column < model.board().columns() {
        model.letter = Some(column);
        return vec![];
    }
    let letter = char::from(b'a' + column.min(25)).to_string();
    let text = fill(model.texts().refuse_no_column, &[("column", &letter)]);
    refuse(model, text)
}

/// A digit names the ring after a column letter, and a marble otherwise.
pub(super) fn digit(model: &mut Model, digit: u8) -> Vec<Effect> {
    if let Some(column) = model.letter.take() {
        return name(
            model,
            RingName {
                column,
                number: digit,
            },
        );
    }
    let marble = usize::from(digit).checked_sub(1).and_then(|number| {
        let marble = Marble::ALL.get(number);
        marble.copied()
    });
    match marble {
        Some(marble) => play::marble(model, marble),
        None => refuse(model, model.texts().refuse_digit.to_owned()),
    }
}

/// Moves the cursor to the ring of a name.
pub(super) fn name(model: &mut Model, name: RingName) -> Vec<Effect> {
    let board = model.board();
    match board.ring(name) {
        Some(ring) if model.rings().contains(ring) => {
            model.cursor = Cursor::at(board, ring);
            vec![]
        }
        Some(_) => refuse(model, model.texts().refusal(&IllegalTurn::NoRing(name))),
        None => {
            let ring = name.to_string();
            refuse(
                model,
                fill(model.texts().refuse_no_such_ring, &[("ring", &ring)]),
            )
        }
    }
}
