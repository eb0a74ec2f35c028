//! The first turn on 37 rings.
//!
//! Whoever removes a ring other than a corner there loses by force, in every colour and wherever
//! the marble goes; of the turns that remove a corner two thirds lose too. What is left is known
//! from proofs that the [`solver`](super::solver) finds again.

use crate::board::{Board, Ring};
use crate::rules::{Marble, MarbleSet, Player, Position, Ruleset, Turn};

/// The placements not known to lose once the corner `a1` is removed, as steps from the middle of
/// the board: columns to the right, places up the slanted column.
const SOUND: [(i8, i8); 12] = [
    (-2, -2),
    (-2, -1),
    (-1, -2),
    (-1, -1),
    (-1, 0),
    (0, -1),
    (0, 0),
    (0, 1),
    (1, 0),
    (1, 1),
    (1, 2),
    (2, 1),
];

/// The corner `a1` as such steps.
const CORNER: (i8, i8) = (-3, -3);
/// Column and slant of the middle of the board with 37 rings.
const MIDDLE: i8 = 3;

/// Whether the theory is about games under these rules.
pub(super) fn is_for(rules: Ruleset) -> bool {
    rules.board == Board::Rings37 && rules.set == MarbleSet::Standard
}

/// A first turn that is not known to lose. `None` in every other position. Different numbers give
/// different turns.
pub(super) fn first_turn(position: &Position, number: u64) -> Option<Turn> {
    let rules = position.rules();
    let start = Position::start(rules).with_to_move(position.to_move());
    if !is_for(rules) || *position != start {
        return None;
    }
    // Black is the least to lose when the marble is jumped.
    let (column, slant) = SOUND[(number % 12) as usize];
    let turns = number / 12 % 6;
    Some(Turn::place(
        Marble::Black,
        turned((column, slant), turns)?,
        Some(turned(CORNER, turns)?),
    ))
}

/// Whether a first turn of the game has just been made that is not known to lose.
pub(super) fn is_sound(position: &Position) -> bool {
    is_first_turn(position) && !is_lost(position)
}

/// Whether the first turn of a game has just been made on which the theory has its opinion.
fn is_first_turn(position: &Position) -> bool {
    let gone = position.rules().board.rings() - position.rings();
    let captured = Player::ALL.map(|player| position.captured(player).total());
    is_for(position.rules()) && (gone.len(), position.occupied().len(), captured) == (1, 1, [0, 0])
}

/// Whether the player to move wins by force because of the first turn of the game, which has just
/// been made.
pub(super) fn is_lost(position: &Position) -> bool {
    let gone = position.rules().board.rings() - position.rings();
    let (Some(gone), Some(at)) = (gone.any(), position.occupied().any()) else {
        return false;
    };
    is_first_turn(position)
        && !(0..6).any(|turns| {
            turned(CORNER, turns) == Some(gone)
                && (SOUND.iter()).any(|&steps| turned(steps, turns) == Some(at))
        })
}

/// The ring so many steps from the middle, turned clockwise by so many sixths.
fn turned(steps: (i8, i8), sixths: u64) -> Option<Ring> {
    let (column, slant) = (0..sixths).fold(steps, |(column, slant), _| (slant, slant - column));
    Ring::at(
        u8::try_from(column + MIDDLE).ok()?,
        u8::try_from(slant + MIDDLE).ok()?,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::TurnText;
    use crate::rules::Ruleset;

    #[test]
    fn first_turns_remove_a_corner() {
        let start = Position::start(Ruleset::default());
        let corners = ["a1", "a4", "d1", "d7", "g1", "g4"];
        let mut seen = std::collections::BTreeSet::new();
        for number in 0..72 {
            let turn = first_turn(&start, number).unwrap();
            start.check(&turn).unwrap();
            let text = TurnText::new(&start, &turn).to_string();
            assert!(
                corners.iter().any(|corner| text.ends_with(corner)),
                "{text}"
            );
            seen.insert(text);
        }
        assert_eq!(seen.len(), 72);
    }

    #[test]
    fn the_sound_rings_are_those_of_the_proofs() {
        let start = Position::start(Ruleset::default());
        let mut rings: Vec<String> = (0..12)
            .filter_map(|number| first_turn(&start, number))
            .map(|turn| TurnText::new(&start, &turn).to_string()[1..3].to_owned())
            .collect();
        rings.sort();
        let sound = "b2 b3 c2 c3 c4 d3 d4 d5 e3 e4 e5 f3";
        assert_eq!(rings.join(" "), sound);
    }

    #[test]
    fn other_positions_have_no_advice() {
        let start = Position::start(Ruleset::default());
        let later = start.play(first_turn(&start, 0).unwrap()).unwrap();
        assert_eq!(first_turn(&later, 0), None);
        let large = Position::start(Ruleset::default().on(Board::Rings48));
        assert_eq!(first_turn(&large, 0), None);
    }
}
