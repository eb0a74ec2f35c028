//! JSON read leniently.

use zertz::record::{Game, JsonError, Strictness};

fn data(name: &str) -> String {
    let path = format!("{}/tests/data/json/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn a_lenient_reader_keeps_the_legal_turns() {
    let text = data("illegal.json");
    let fault = Game::from_json(&text).unwrap_err();
    assert!(
        matches!(fault, JsonError::Turn { number: 3, .. }),
        "{fault}"
    );
    let reading = Game::read_json(&text, Strictness::Lenient).unwrap();
    assert_eq!(reading.game.len(), 2);
    assert_eq!(
        reading.warnings[0].to_string(),
        "read up to turn 2: turn 3: Bb2,a2: capture is compulsory: jump with d4 or d5"
    );
}

#[test]
fn a_lenient_reader_does_not_believe_a_wrong_result() {
    let text = data("wrong_result.json");
    assert!(Game::from_json(&text).is_err());
    let reading = Game::read_json(&text, Strictness::Lenient).unwrap();
    assert_eq!((reading.game.len(), reading.game.outcome()), (1, None));
    assert_eq!(reading.warnings.len(), 1);
}

#[test]
fn what_is_no_game_is_refused_leniently_too() {
    for text in ["", "[]", "{}", r#"{"format":"zertz-game","version":9}"#] {
        assert!(
            Game::read_json(text, Strictness::Lenient).is_err(),
            "{text}"
        );
    }
}

#[test]
fn variations_are_legal_and_kept() {
    let game = Game::from_json(&data("variations.json")).unwrap();
    let first = &game.plies()[0];
    assert_eq!(first.variations.len(), 2);
    assert_eq!(first.variations[1].len(), 2);
    assert_eq!(first.variations[1][1].variations.len(), 1);
    assert_eq!(Game::from_json(&game.to_json(None)).unwrap(), game);
    let broken = data("variations.json").replace("Gd5,a2", "Gd5,d3");
    let error = Game::from_json(&broken).unwrap_err().to_string();
    assert!(
        error.starts_with("turn 1: variation: turn 2: variation: turn 1: "),
        "{error}"
    );
}
