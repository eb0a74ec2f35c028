//! The game record and its JSON form.

// Helpers of tests fail by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::time::Duration;

use proptest::prelude::*;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use zertz::board::Board;
use zertz::notation::TurnText;
use zertz::record::{Action, Game, PlayError, Ply, Undone};
use zertz::rules::{
    CaptureDuty, Claims, MarbleSet, Outcome, Player, Preset, Ruleset, TieReason, Turn, WinReason,
};

fn play(game: &mut Game, turns: &str) {
    for text in turns.split("; ") {
        let turn = TurnText::read(text, game.position()).unwrap_or_else(|e| panic!("{text}: {e}"));
        game.play(turn).unwrap();
    }
}

fn json(body: &str) -> String {
    format!(r#"{{"format":"zertz-game","version":1,{body}}}"#)
}

/// The error message of a file that can't be read.
fn refused(text: &str) -> String {
    Game::from_json(text).unwrap_err().to_string()
}

#[test]
fn undo_and_redo_go_by_whole_actions_without_limit() {
    let mut game = Game::new(Ruleset::default());
    play(&mut game, "Wd4,d1; Gd5,a1; x d4Gd6; Bc3,a2");
    let (end, whole) = (*game.position(), game.clone());
    for left in (0..4).rev() {
        assert!(matches!(game.undo(), Some(Undone::Action(_))));
        assert_eq!((game.len(), game.undone()), (left, 4 - left));
    }
    assert_eq!(game.undo(), None);
    assert_eq!(game.position(), game.start());
    while game.redo().is_some() {}
    assert_eq!(*game.position(), end);
    assert_eq!(game, whole);
}

#[test]
fn playing_the_undone_turn_again_keeps_the_rest_and_another_one_drops_it() {
    let mut game = Game::new(Ruleset::default());
    play(&mut game, "Wd4,d1; Gd5,a1; x d4Gd6");
    game.undo();
    game.undo();
    play(&mut game, "Gd5,a1");
    assert_eq!(game.undone(), 1);
    game.undo();
    play(&mut game, "Gd5,a2");
    assert_eq!(game.undone(), 0);
}

#[test]
fn a_verdict_ends_the_game_and_is_taken_back_first() {
    let mut game = Game::new(Ruleset::default());
    play(&mut game, "Wd4,d1");
    game.resign(Player::Two).unwrap();
    let resigned = Outcome::Win {
        winner: Player::One,
        reason: WinReason::Resignation,
    };
    assert_eq!(game.outcome(), Some(resigned));
    let turn = game.position().legal_turns()[0];
    assert_eq!(game.play(turn), Err(PlayError::Over(resigned)));
    assert_eq!(game.agree_tie(), Err(PlayError::Over(resigned)));
    assert_eq!(game.undo(), Some(Undone::Verdict(resigned)));
    assert_eq!(game.len(), 1);
    game.agree_tie().unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Tie(TieReason::Agreement)));
}

#[test]
fn r27_a_demand_takes_the_turn_back_and_enforces_the_capture_once() {
    let mut game = Game::new(Ruleset::new(Preset::Tournament));
    play(&mut game, "Wd4,d1; Gd5,a1; Bb2,a2");
    assert!(game.can_demand());
    let before = *game.position_after(2).unwrap();
    game.demand().unwrap();
    assert!(!game.can_demand());
    assert_eq!(game.position().rules().capture_duty, CaptureDuty::Enforced);
    assert_eq!(game.position().with_conduct(game.rules()), before);
    assert!(game.position().legal_turns().iter().all(Turn::is_capture));
    play(&mut game, "x d4Gd6");
    assert_eq!(game.position().rules(), game.rules());
    assert_eq!(game.demand(), Err(PlayError::NoDemand));
    let text = game.to_json(None);
    assert!(text.contains(r#""demand": true"#), "{text}");
    assert_eq!(Game::from_json(&text).unwrap(), game);
    game.undo();
    assert_eq!(game.undo(), Some(Undone::Action(Action::Demand)));
    assert!(game.can_demand());
}

#[test]
fn the_documented_file_reads() {
    let text = json(
        r#""rules":{"preset":"expanded","rings":61},"players":["Ann","Bob"],"first":2,
        "turns":["Wd4,d1",{"turn":"Ge5,a1","comment":"too early","seconds":41.5},"x d4Gf5"],
        "result":{"winner":1,"reason":"resignation"},"saved_at":"2026-11-30T21:00:00Z","more":[1]"#,
    );
    let game = Game::from_json(&text);
    let game = game.unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(game.rules().board, Board::Rings61);
    assert_eq!(game.first(), Player::Two);
    assert_eq!(game.players[Player::Two], "Bob");
    assert_eq!(game.plies()[1].comment, "too early");
    assert_eq!(game.plies()[1].thought, Some(Duration::from_millis(41_500)));
    assert_eq!(game.outcome().unwrap().reason(), "resignation");
}

#[test]
fn faults_are_named_with_their_place() {
    assert_eq!(
        refused("{"),
        "EOF while parsing an object at line 1 column 1"
    );
    assert_eq!(
        refused(r#"{"version":1}"#),
        r#"not a game file: `format` is "", expected "zertz-game""#
    );
    assert_eq!(
        refused(r#"{"format":"zertz-game","version":2,"turns":7}"#),
        "the file has version 2, this program reads up to version 1: use a newer one"
    );
    let table = [
        (
            r#""turns":["Wd4"]"#,
            "turn 1: Wd4: a free ring must be removed: a1, a2, a3, a4, b1, b5, c1, c6, d1, d7, e1, e6, f1, f5, g1, g2, g3 or g4",
        ),
        (
            r#""turns":["Wd4,d1","Gd5,a1","Bb2,a2"]"#,
            "turn 3: Bb2,a2: capture is compulsory: jump with d4 or d5",
        ),
        (
            r#""turns":["Wd4,d1","hello"]"#,
            "turn 2: hello: expected a marble (W, G, B) and a ring, or x at column 1, found 'h'",
        ),
        (
            r#""turns":[{"demand":true}]"#,
            "turn 1: no take-back can be demanded: the last turn did not overlook a capture",
        ),
        (
            r#""turns":[{"turn":"Wd4,d1","seconds":-1}]"#,
            "turn 1: `seconds`: cannot convert float seconds to Duration: value is negative",
        ),
        (
            r#""rules":{"preset":"chess"}"#,
            r#"`rules`: expected basic, blitz, expanded or tournament, found "chess""#,
        ),
        (
            r#""rules":{"rings":38}"#,
            "`rules`: there is no board with 38 rings",
        ),
        (r#""first":3"#, "`first`: expected player 1 or 2, found 3"),
        (
            r#""start":"oo""#,
            "`start`: expected the pool at column 3, found the end",
        ),
        (
            r#""turns":["Wd4,d1"],"result":{"winner":1,"reason":"set"}"#,
            "`result`: the file says player 1 wins (set), but the turns lead to no result",
        ),
        (
            r#""result":{"winner":null,"reason":"resignation"}"#,
            "`result`: the file says no winner (resignation), but the turns lead to no result",
        ),
    ];
    for (body, message) in table {
        assert_eq!(refused(&json(body)), message);
    }
    let wrong_kind = refused(&json(r#""turns":[5]"#));
    assert!(
        wrong_kind.starts_with("invalid type: integer `5`, expected a turn: a text"),
        "{wrong_kind}"
    );
    assert_eq!(
        refused(&" ".repeat(4 * 1024 * 1024 + 1)),
        "the file has 4194305 bytes; at most 4 MiB are read"
    );
}

#[test]
fn deeply_nested_files_are_refused_not_followed() {
    let deep = r#"{"turn":"Wd4,d1","variations":[["#.repeat(50_000);
    let close = "]]}".repeat(50_000);
    let found = refused(&json(&format!(r#""turns":[{deep}{close}]"#)));
    assert!(found.contains("recursion limit"), "{found}");
}

/// A random game with every kind of remark.
fn random_game(seed: u64) -> Game {
    let mut rng = SmallRng::seed_from_u64(seed);
    let preset = Preset::ALL[rng.random_range(0..4)];
    let mut rules = Ruleset::new(preset).on(Board::ALL[rng.random_range(0..6)]);
    if rng.random_bool(0.5) {
        rules.claims = Claims::ALL[rng.random_range(0..2)];
        rules.set = MarbleSet::ALL[rng.random_range(0..2)];
        rules.capture_duty = CaptureDuty::ALL[rng.random_range(0..2)];
        rules.touch_move = rng.random_bool(0.5);
    }
    let mut game = Game::new(rules);
    if rng.random_bool(0.3) {
        let start = game.position().with_to_move(Player::Two);
        game = Game::from_position(start);
    }
    game.players[Player::One] = String::from("Zoë \"Z\"");
    let length = rng.random_range(0..60);
    while game.len() < length && game.outcome().is_none() {
        if game.can_demand() && rng.random_bool(0.5) {
            game.demand().unwrap();
            continue;
        }
        let turn = game.position().random_turn(&mut rng).unwrap();
        let other = game.position().random_turn(&mut rng).unwrap();
        let mut ply = Ply::new(turn);
        if rng.random_bool(0.2) {
            ply.comment = String::from("a {remark}\n\"quoted\"");
            ply.thought = Some(Duration::from_millis(rng.random_range(0..10_000_000)));
            ply.variations.push(vec![Ply::new(other)]);
        }
        game.push(ply).unwrap();
    }
    if game.outcome().is_none() && rng.random_bool(0.5) {
        game.lose_on_time(Player::Two).unwrap();
    }
    game
}

proptest! {
    #[test]
    fn json_reads_back_to_the_same_game(seed: u64) {
        let game = random_game(seed);
        let text = game.to_json(Some("2026-11-30T21:00:00Z"));
        prop_assert_eq!(Game::from_json(&text).unwrap(), game);
    }

    #[test]
    fn mutated_json_never_panics(seed: u64, at: prop::sample::Index, byte: u8, cut: bool) {
        let mut bytes = random_game(seed).to_json(None).into_bytes();
        let at = at.index(bytes.len());
        if cut { bytes.truncate(at); } else { bytes[at] = byte; }
        if let Ok(text) = String::from_utf8(bytes) {
            let _ = Game::from_json(&text);
        }
    }

    #[test]
    fn undo_and_redo_restore_exactly(seed: u64) {
        let game = random_game(seed);
        if game.verdict().is_some() { return Ok(()); }
        let mut walked = game.clone();
        while walked.undo().is_some() {}
        prop_assert_eq!(walked.position(), game.start());
        while walked.redo().is_some() {}
        prop_assert_eq!(walked, game);
    }
}
