//! Texts of positions.

use zertz::board::{Board, RingSet};
use zertz::rules::{Marble, Position, Preset, Ruleset};

use crate::{START, met, position, rows};

#[test]
fn start_positions_are_written_in_full() {
    let lines = [
        START,
        "ooooo/oooooo/ooooooo/1ooooooo/2oooooo/3ooooo/4oooo 6/8/10 0/0/0 0/0/0 1 40",
        "ooooo/oooooo/ooooooo/1ooooooo/2oooooo/3ooooo/4oooo/5ooo 6/8/10 0/0/0 0/0/0 1 43",
        "ooooo/oooooo/ooooooo/oooooooo/1ooooooo/2oooooo/3ooooo 6/8/10 0/0/0 0/0/0 1 44",
        "ooooo/oooooo/ooooooo/oooooooo/1ooooooo/2oooooo/3ooooo/4oooo 6/8/10 0/0/0 0/0/0 1 48",
        "ooooo/oooooo/ooooooo/oooooooo/ooooooooo/1oooooooo/2ooooooo/3oooooo/4ooooo \
         6/8/10 0/0/0 0/0/0 1 61",
    ];
    for (board, line) in Board::ALL.into_iter().zip(lines) {
        let start = Position::start(Ruleset::default().on(board));
        assert_eq!(start.to_string(), line);
        assert_eq!(position(line).rings(), board.rings());
    }
    let blitz = Position::start(Ruleset::new(Preset::Blitz));
    let line = START.replace("6/8/10", "5/7/9") + "-blitz";
    assert_eq!(blitz.to_string(), line);
    assert_eq!(position(&line), blitz);
}

#[test]
fn positions_are_read_leniently() {
    let written = "oWoo//1oG 5/7/10 0/0/0 0/0/0 2 37";
    for text in [
        "  oWoo//1oG   5/7/10 0/0/0\t0/0/0 2 37 \n",
        "Owoo//1og 5/7/10 0/0/0 0/0/0 2 37",
        "oWoo/7/01oG3/// 5/7/10 00/0/0 0/0/0 2 37",
    ] {
        let read = position(text);
        assert_eq!(read.to_string(), format!("{}", position(written)));
    }
    assert_eq!(
        position(written).to_string(),
        "oWoo//1oG//// 5/7/10 0/0/0 0/0/0 2 37"
    );
}

#[test]
fn positions_without_a_board_slide_onto_the_smallest() {
    for (text, line) in [
        // A lone ring goes to the lower left.
        (
            "///3o 6/8/10 0/0/0 0/0/0 1",
            "o////// 6/8/10 0/0/0 0/0/0 1 37",
        ),
        // Untouched boards stay where they are.
        (START.strip_suffix(" 37").unwrap(), START),
        // Blitz is known by its 21 marbles.
        (
            "oW/oo 4/7/9 0/0/0 0/0/0 2",
            "oW/oo///// 4/7/9 0/0/0 0/0/0 2 37-blitz",
        ),
        // Eight in a column fit on no board with 37 rings, nine only on 61.
        (
            "oooooooo 6/8/10 0/0/0 0/0/0 1",
            "///oooooooo//// 6/8/10 0/0/0 0/0/0 1 48",
        ),
        (
            "ooooooooo 6/8/10 0/0/0 0/0/0 1",
            "////ooooooooo//// 6/8/10 0/0/0 0/0/0 1 61",
        ),
    ] {
        assert_eq!(position(text).to_string(), line);
    }
}

#[test]
fn every_fault_of_a_setup_is_listed() {
    let start = Position::start(Ruleset::default());
    let ring = |name| Board::Rings61.ring_named(name).unwrap();
    let mut setup = start.to_setup();
    setup.rings.insert(ring("i1"));
    setup.rings.remove(ring("a1"));
    setup.marbles[Marble::White] = RingSet::of(ring("a1")).with(ring("c3"));
    setup.marbles[Marble::Grey] = RingSet::of(ring("c3"));
    let faults = Position::from_setup(&setup).unwrap_err();
    assert_eq!(faults.0.len(), 5);
    assert_eq!(
        faults.to_string(),
        "the board with 37 rings has no place for ring i5; \
         a marble lies on a1, where there is no ring; \
         more than one marble lies on c3; \
         white marbles: 8 in pool, on rings and captured, but the set has 6; \
         grey marbles: 9 in pool, on rings and captured, but the set has 8"
    );
}

#[test]
fn positions_round_trip() {
    for position in met(3) {
        let text = position.to_string();
        let again: Position = text
            .parse()
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(again.with_conduct(position.rules()), position);
        assert_eq!(again.to_string(), text);
    }
}

#[test]
fn the_shape_alone_plays_the_same() {
    for position in met(1) {
        let text = position.to_string();
        let (bare, _) = text.rsplit_once(' ').unwrap();
        // 40, 43 and 44 rings are found on 48 or 61.
        let found: Position = bare
            .parse()
            .unwrap_or_else(|error| panic!("{bare}: {error}"));
        assert_eq!(found.rings().len(), position.rings().len(), "{text}");
        let played = position.with_conduct(found.rules());
        assert_eq!(found.turn_count(), played.turn_count(), "{text}");
    }
}

#[test]
fn what_is_wrong_with_a_position() {
    let table = include_str!("../data/bad-positions.tsv");
    let mut known = 0;
    for row in rows(table) {
        let [text, message] = row[..] else {
            panic!("{row:?}");
        };
        assert_eq!(position_error(text), message, "{text}");
        known += 1;
    }
    assert_eq!(known, 25);
    for blank in ["", "   "] {
        assert_eq!(
            position_error(blank),
            "expected the columns of the board at column 1, found the end"
        );
    }
    assert_eq!(
        position_error("oo 6/8/10 "),
        "expected the captured marbles of player 1 at column 10, found the end"
    );
    assert_eq!(
        position_error(&"o".repeat(2000)),
        "expected a position line of at most 1024 bytes at column 1, found 2000 bytes"
    );
}

fn position_error(text: &str) -> String {
    match text.parse::<Position>() {
        Ok(position) => panic!("{text} reads as {position}"),
        Err(error) => error.to_string(),
    }
}
