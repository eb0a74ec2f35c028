//! Positions as text and as SVG.

use zertz::board::Board;
use zertz::diagram::{Arrow, Diagram, Svg};
use zertz::notation::TurnText;

use super::sample::position;

#[test]
fn a_position_as_text() {
    insta::assert_snapshot!(Diagram(&position(Board::Rings61)).to_string());
}

#[test]
fn every_diagram_is_ascii_and_shows_every_marble() {
    for board in Board::ALL {
        let position = position(board);
        let text = Diagram(&position).to_string();
        assert!(text.is_ascii());
        let count = |pattern: &str| text.matches(pattern).count();
        assert_eq!((count("( W )"), count("( G )"), count("( B )")), (2, 1, 2));
        assert_eq!(count("  .  ") + count("  .\n"), 4, "{text}");
    }
}

#[test]
fn a_picture_for_print() {
    let position = position(Board::Rings37);
    insta::assert_snapshot!(Svg::new(&position).with_names().to_string());
}

#[test]
fn a_capture_is_shown_by_an_arrow_for_every_jump() {
    let line = "oooo/ooooo/oooooo/oooWBoo/1oooooo/2ooooo/3oooo 5/8/9 0/0/0 0/0/0 1 37";
    let before = line.parse().unwrap();
    let turn = TurnText::read("x d4Bd6", &before).unwrap();
    let after = before.play(turn).unwrap();
    let svg = Svg::new(&after).with_last_turn(&turn).to_string();
    assert_eq!(svg.matches("class=\"arrow\"").count(), 1);
    assert_eq!(svg.matches("class=\"ring last\"").count(), 2);
    let ring = |name| Board::Rings37.ring_named(name).unwrap();
    let arrow = Arrow {
        from: ring("a1"),
        to: ring("c3"),
    };
    let svg = Svg::new(&after).with_arrows([arrow, arrow]).to_string();
    assert_eq!(svg.matches("class=\"arrow\"").count(), 2);
}
