//! Coordinates: names, heights and neighbours of all rings of all boards.

use std::collections::{BTreeMap, BTreeSet};

use zertz::board::{Board, Direction, Ring, RingName, RingSet};
use zertz::rules::{Position, Ruleset};

use crate::scene::{names, play};

/// Board, rings of each column, height of the lowest ring of each column.
const BOARDS: [(Board, &[u8], &[u8]); 6] = [
    (
        Board::Rings37,
        &[4, 5, 6, 7, 6, 5, 4],
        &[3, 2, 1, 0, 1, 2, 3],
    ),
    (
        Board::Rings40,
        &[5, 6, 7, 7, 6, 5, 4],
        &[2, 1, 0, 1, 2, 3, 4],
    ),
    (
        Board::Rings43,
        &[5, 6, 7, 7, 6, 5, 4, 3],
        &[2, 1, 0, 1, 2, 3, 4, 5],
    ),
    (
        Board::Rings44,
        &[5, 6, 7, 8, 7, 6, 5],
        &[3, 2, 1, 0, 1, 2, 3],
    ),
    (
        Board::Rings48,
        &[5, 6, 7, 8, 7, 6, 5, 4],
        &[3, 2, 1, 0, 1, 2, 3, 4],
    ),
    (
        Board::Rings61,
        &[5, 6, 7, 8, 9, 8, 7, 6, 5],
        &[4, 3, 2, 1, 0, 1, 2, 3, 4],
    ),
];

/// Column and height of every ring by the table, with its name.
fn places(lengths: &[u8], firsts: &[u8]) -> BTreeMap<(u8, u8), String> {
    (0..)
        .zip(lengths.iter().zip(firsts))
        .flat_map(|(column, (&length, &first))| {
            let letter = char::from(b'a' + column);
            (1..=length).map(move |number| {
                (
                    (column, first + 2 * (number - 1)),
                    format!("{letter}{number}"),
                )
            })
        })
        .collect()
}

#[test]
fn every_ring_has_its_name_column_and_height() {
    for (board, lengths, firsts) in BOARDS {
        let places = places(lengths, firsts);
        assert_eq!(places.len(), board.ring_count(), "{board}");
        assert_eq!(board.rings().len(), board.ring_count(), "{board}");
        assert_eq!(usize::from(board.columns()), lengths.len(), "{board}");
        let top = places.keys().map(|&(_, height)| height).max();
        assert_eq!(Some(board.top()), top, "{board}");
        for (column, &length) in (0..).zip(lengths) {
            assert_eq!(board.column_length(column), length, "{board}");
        }
        assert_eq!(board.column_length(board.columns()), 0, "{board}");
        for (&(column, height), name) in &places {
            let ring = board.ring_named(name).unwrap();
            assert!(board.contains(ring), "{board} {name}");
            assert_eq!(ring.column(), column, "{board} {name}");
            assert_eq!(board.height(ring), height, "{board} {name}");
            assert_eq!(&board.name(ring).to_string(), name, "{board}");
        }
        let in_order: Vec<String> = board
            .rings()
            .iter()
            .map(|ring| board.name(ring).to_string())
            .collect();
        assert_eq!(
            in_order,
            places.into_values().collect::<Vec<_>>(),
            "{board}"
        );
    }
}

#[test]
fn no_board_has_other_names() {
    for (board, lengths, _) in BOARDS {
        for column in 'a'..='z' {
            for number in 0..=12 {
                let length = lengths.get(column as usize - 'a' as usize).copied();
                let named = board.ring_named(&format!("{column}{number}"));
                assert_eq!(
                    named.is_some(),
                    (1..=length.unwrap_or(0)).contains(&number),
                    "{board} {column}{number}"
                );
            }
        }
    }
}

#[test]
fn rings_touch_as_their_heights_say() {
    for (board, lengths, firsts) in BOARDS {
        let places = places(lengths, firsts);
        for (&(column, height), name) in &places {
            let ring = board.ring_named(name).unwrap();
            let touching: BTreeSet<&String> = places
                .iter()
                .filter(|&(&(other, at), _)| {
                    (other == column && at.abs_diff(height) == 2)
                        || (other.abs_diff(column) == 1 && at.abs_diff(height) == 1)
                })
                .map(|(_, name)| name)
                .collect();
            let neighbours = ring.neighbours() & board.rings();
            let found: Vec<String> = neighbours
                .iter()
                .map(|ring| board.name(ring).to_string())
                .collect();
            assert_eq!(
                found.iter().collect::<BTreeSet<_>>(),
                touching,
                "{board} {name}"
            );
        }
    }
}

#[test]
fn directions_go_round_clockwise_from_the_top() {
    let board = Board::Rings61;
    let names = Direction::ALL.map(|direction| {
        let ring = board
            .ring_named("e5")
            .and_then(|ring| ring.neighbour(direction));
        board.name(ring.unwrap()).to_string()
    });
    assert_eq!(names, ["e6", "f5", "f4", "e4", "d4", "d5"]);
    for ring in board.rings() {
        for direction in Direction::ALL {
            let Some(next) = ring.neighbour(direction) else {
                continue;
            };
            assert_eq!(next.neighbour(direction.opposite()), Some(ring));
            assert_eq!(ring.direction_to(next), Some(direction));
            // Two steps in neighbouring directions end next to each other.
            if let Some(beside) = ring.neighbour(direction.clockwise()) {
                assert!(next.neighbours().contains(beside));
            }
        }
    }
}

#[test]
fn smaller_boards_lie_on_the_largest() {
    for board in Board::ALL {
        assert!(board.rings().is_subset(Board::Rings61.rings()), "{board}");
    }
    let corners = [(0, 0), (0, 4), (4, 0), (4, 8), (8, 4), (8, 8)];
    for (column, slant) in corners {
        let ring = Ring::at(column, slant).unwrap();
        assert_eq!((ring.column(), ring.slant()), (column, slant));
        assert_eq!(ring.neighbours().len(), 3);
    }
    for (column, slant) in [(0, 5), (5, 0), (8, 3), (8, 9), (9, 5), (255, 255)] {
        assert_eq!(Ring::at(column, slant), None);
    }
}

#[test]
fn a_ring_off_every_board_has_some_name() {
    // Names are plain data: whatever they hold, printing and looking up don't panic.
    for column in [0, 8, 9, 100, 255] {
        for number in [0, 1, 9, 10, 255] {
            let name = RingName { column, number };
            assert!(name.to_string().ends_with(&number.to_string()));
            let exists = column <= 8 && (1..=9).contains(&number);
            for board in Board::ALL {
                assert!(exists || board.ring(name).is_none(), "{name}");
            }
        }
    }
}

#[test]
fn free_rings_and_first_turns_of_the_untouched_boards() {
    let free = [18, 19, 20, 20, 21, 24];
    let turns = [1944, 2223, 2520, 2580, 2961, 4320];
    for (board, (free, turns)) in Board::ALL.into_iter().zip(free.into_iter().zip(turns)) {
        let start = Position::start(Ruleset::default().on(board));
        assert_eq!(start.free().len(), free, "{board}");
        assert_eq!(start.turn_count(), turns, "{board}");
        assert_eq!(start.legal_turns().len() as u64, turns, "{board}");
    }
}

#[test]
fn names_stay_when_rings_go() {
    let start = Position::start(Ruleset::default());
    let board = Board::Rings37;
    let next = play(&start, "Wd4,a1; Gg1,a2");
    for ring in next.rings() {
        assert_eq!(board.ring(board.name(ring)), Some(ring));
    }
    assert_eq!(names(&next, next.rings() & RingSet::column(0)), "a3 a4");
}
