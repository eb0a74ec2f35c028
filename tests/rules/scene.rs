//! Short words for positions, rings and turns.

use zertz::board::{Board, Ring, RingSet};
use zertz::notation::TurnText;
use zertz::rules::{ByMarble, Marble, Marbles, Position, Turn};

/// A position from its line.
pub fn line(text: &str) -> Position {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A position of the standard set from its columns alone: nothing is captured, what does not lie
/// on rings is in the pool, player 1 is to move.
pub fn on(board: Board, columns: &str) -> Position {
    let left = |letter, all| all - columns.matches(letter).count() as u8;
    let pool: Marbles = ByMarble::new(left('W', 6), left('G', 8), left('B', 10));
    line(&format!("{columns} {pool} 0/0/0 0/0/0 1 {board}"))
}

/// The same on the basic board.
pub fn basic(columns: &str) -> Position {
    on(Board::Rings37, columns)
}

pub fn ring(position: &Position, name: &str) -> Ring {
    position.rules().board.ring_named(name).unwrap()
}

/// Names of rings in board order.
pub fn names(position: &Position, rings: RingSet) -> String {
    let names: Vec<String> = rings
        .iter()
        .map(|ring| position.rules().board.name(ring).to_string())
        .collect();
    names.join(" ")
}

/// The rings of these names.
pub fn rings(position: &Position, names: &str) -> RingSet {
    names
        .split_whitespace()
        .map(|name| ring(position, name))
        .collect()
}

pub fn turn(position: &Position, text: &str) -> Turn {
    TurnText::read(text, position).unwrap_or_else(|error| panic!("{text} on {position}: {error}"))
}

/// The position after turns separated by `; `.
pub fn play(position: &Position, turns: &str) -> Position {
    turns.split("; ").fold(*position, |position, text| {
        position.play(turn(&position, text)).unwrap()
    })
}

/// Why a written turn is refused.
pub fn refusal(position: &Position, text: &str) -> String {
    match TurnText::read(text, position) {
        Ok(turn) => panic!("{text} is legal on {position}: {turn:?}"),
        Err(error) => error.to_string(),
    }
}

/// All legal turns in the official notation, sorted.
pub fn turns(position: &Position) -> Vec<String> {
    let mut turns: Vec<String> = position
        .legal_turns()
        .iter()
        .map(|turn| TurnText::new(position, turn).to_string())
        .collect();
    turns.sort();
    turns
}

/// The colours that can be placed.
pub fn colours(position: &Position) -> String {
    Marble::ALL
        .into_iter()
        .filter(|marble| {
            position
                .legal_turns()
                .iter()
                .any(|turn| matches!(turn, Turn::Place { marble: placed, .. } if placed == marble))
        })
        .map(Marble::letter)
        .collect()
}
