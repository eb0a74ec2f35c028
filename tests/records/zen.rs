//! What the ZEN reader and writer make of the details.

use std::time::Duration;

use zertz::board::Board;
use zertz::record::{Game, Strictness};
use zertz::rules::{Player, Position, Preset, Ruleset};
use zertz::zen;

use crate::fixtures::data;

fn game(name: &str) -> Game {
    let read = zen::read(&data(&format!("zen/{name}")), Strictness::Strict);
    read.unwrap_or_else(|error| panic!("{name}: {error}")).game
}

#[test]
fn tags_comments_and_times_are_kept() {
    let game = game("clean.zen");
    assert_eq!(game.players[Player::Two], "Bob \"B\"");
    assert_eq!(
        (game.tag("Event"), game.tag("Comment")),
        (Some("Club"), Some("before"))
    );
    assert_eq!(game.plies()[0].comment, "[%csl Gd4] middle");
    assert_eq!(game.plies()[1].thought, Some(Duration::from_millis(41_500)));
    assert_eq!(game.plies()[1].comment, "");
}

#[test]
fn variations_are_kept_with_their_own() {
    let game = game("variations.zen");
    let [first, second, third] = game.plies() else {
        panic!("{game:?}");
    };
    assert_eq!(first.variations.len(), 2);
    let line = &first.variations[0];
    assert_eq!((line.len(), line[0].comment.as_str()), (3, "instead"));
    assert_eq!(line[1].variations.len(), 1);
    assert_eq!(line[1].variations[0].len(), 2);
    assert_eq!(second.comment, "!");
    assert_eq!(third.comment, "$3");
}

#[test]
fn a_shape_slides_to_the_left_and_down() {
    let game = game("other_start.zen");
    assert_eq!(
        game.start().to_string(),
        "oo/oo///// 5/8/10 0/0/0 1/0/0 2 37"
    );
}

#[test]
fn a_board_is_named_where_the_shape_does_not_tell() {
    let text = |board: Board| {
        let preset = if board == Board::Rings37 {
            Preset::Basic
        } else {
            Preset::Expanded
        };
        let game = Game::new(Ruleset::new(preset).on(board));
        zen::write(&game).unwrap().text
    };
    for board in [Board::Rings37, Board::Rings48, Board::Rings61] {
        assert!(!text(board).contains("[Rings "), "{board}");
    }
    for board in [Board::Rings40, Board::Rings43, Board::Rings44] {
        assert!(
            text(board).contains(&format!("[Rings \"{board}\"]\n")),
            "{board}"
        );
    }
    let tournament = Game::new(Ruleset::new(Preset::Tournament));
    let text = zen::write(&tournament).unwrap().text;
    assert!(text.contains("[Rules \"tournament\"]\n"), "{text}");
}

#[test]
fn turns_are_numbered_in_pairs_whoever_begins() {
    let mut game =
        Game::from_position(Position::start(Ruleset::default()).with_to_move(Player::Two));
    for text in ["Wd4,d1", "Gd5,a1", "x d4Gd6"] {
        let turn = zertz::notation::TurnText::read(text, game.position()).unwrap();
        game.play(turn).unwrap();
    }
    let text = zen::write(&game).unwrap().text;
    assert!(
        text.ends_with("\n1... Wd4-d1 2. Gd5-a1 Wd4xd6+g *\n"),
        "{text}"
    );
}
