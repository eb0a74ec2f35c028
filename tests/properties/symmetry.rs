//! A board turned or mirrored plays the same.

use std::collections::HashSet;

use zertz::board::{Board, Direction, RingSet, Symmetry};
use zertz::rules::{Position, Ruleset, Turn, perft};

use crate::positions::{assorted, playable};

#[test]
fn boards_have_their_symmetries() {
    for board in Board::ALL {
        let symmetries: Vec<Symmetry> = Symmetry::of(board).collect();
        assert_eq!(symmetries.first(), Some(&Symmetry::identity(board)));
        let mut images = HashSet::new();
        for &symmetry in &symmetries {
            assert_eq!(symmetry.board(), board);
            let rings: Vec<_> = board
                .rings()
                .iter()
                .map(|ring| symmetry.ring(ring))
                .collect();
            assert_eq!(rings.iter().copied().collect::<RingSet>(), board.rings());
            for ring in board.rings() {
                assert_eq!(symmetry.inverse().ring(symmetry.ring(ring)), ring);
                for direction in Direction::ALL {
                    let neighbour = ring
                        .neighbour(direction)
                        .filter(|&next| board.contains(next));
                    assert_eq!(
                        neighbour.map(|next| symmetry.ring(next)),
                        symmetry
                            .ring(ring)
                            .neighbour(symmetry.direction(direction))
                            .filter(|&next| board.contains(next))
                    );
                }
            }
            images.insert(rings);
        }
        assert_eq!(images.len(), symmetries.len(), "{board}");
        // Two after each other are again one of them.
        for first in &symmetries {
            for second in &symmetries {
                let both: Vec<_> = board
                    .rings()
                    .iter()
                    .map(|ring| second.ring(first.ring(ring)))
                    .collect();
                assert!(images.contains(&both));
            }
        }
    }
}

#[test]
fn turned_positions_have_the_turned_turns() {
    for position in assorted(2) {
        let turns = position.legal_turns();
        for symmetry in Symmetry::of(position.rules().board) {
            let image = position.moved(symmetry);
            assert_eq!(image.moved(symmetry.inverse()), position);
            assert_eq!(image.outcome(), position.outcome());
            assert_eq!(image.free(), symmetry.rings(position.free()));
            assert_eq!(image.all_jumpers(), symmetry.rings(position.all_jumpers()));
            assert_eq!(image.turn_count(), turns.len() as u64);
            let images: HashSet<Turn> = image.legal_turns().into_iter().collect();
            for turn in &turns {
                let moved = turn.moved(symmetry);
                assert!(images.contains(&moved), "{position} {turn:?} {symmetry:?}");
                assert_eq!(moved.moved(symmetry.inverse()), *turn);
            }
            for turn in turns.iter().step_by(turns.len() / 20 + 1) {
                assert_eq!(
                    image.play(turn.moved(symmetry)).unwrap(),
                    position.play(*turn).unwrap().moved(symmetry)
                );
            }
        }
    }
}

#[test]
fn turned_positions_have_equal_perft() {
    for position in playable(10).filter(|position| position.turn_count() < 100) {
        let count = perft(&position, 2);
        for symmetry in Symmetry::of(position.rules().board) {
            assert_eq!(perft(&position.moved(symmetry), 2), count, "{position}");
        }
    }
}

#[test]
fn a_symmetry_of_another_board_moves_nothing() {
    let start = Position::start(Ruleset::default());
    let next = start.play(start.legal_turns()[100]).unwrap();
    for symmetry in Symmetry::of(Board::Rings61) {
        assert_eq!(next.moved(symmetry), next);
    }
}

#[test]
fn a_small_board_is_the_largest_with_rings_gone() {
    for position in playable(2) {
        let mut setup = position.to_setup();
        setup.rules.board = Board::Rings61;
        let large = Position::from_setup(&setup).unwrap();
        assert_eq!(large.legal_turns(), position.legal_turns(), "{position}");
    }
}
