//! Any text at all: never a panic, and errors with a place in the text.

use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use zertz::notation::{PositionTextError, TurnError, TurnText, TurnTextError};
use zertz::rules::Position;

use crate::{START, met, position};

/// Checks that an error points at what it says it found.
fn check_place(text: &str, column: usize, found: &str) {
    let length = text.chars().count();
    assert!(
        (1..=length + 1).contains(&column),
        "{text:?}: column {column}"
    );
    match text.chars().nth(column - 1) {
        Some(letter) => {
            let word: String = text
                .chars()
                .skip(column - 1)
                .take_while(|c| !c.is_whitespace())
                .collect();
            let matches = found == format!("{letter:?}")
                || found == format!("{word:?}")
                || found.ends_with(" bytes")
                || (found == "the end" && text.chars().skip(column - 1).all(char::is_whitespace));
            assert!(matches, "{text:?}: column {column}, found {found}");
        }
        None => assert_eq!(found, "the end", "{text:?}"),
    }
}

/// Reads any text as a turn and as a position: never a panic, errors with a place in the text, and
/// whatever is read is written and read again.
fn survive(text: &str, position: &Position) {
    match text.parse::<TurnText>() {
        Ok(turn) => {
            let written = turn.to_string();
            assert_eq!(
                written.parse::<TurnText>().as_ref(),
                Ok(&turn),
                "{text:?} {written:?}"
            );
        }
        Err(TurnTextError { column, found, .. }) => check_place(text, column, &found),
    }
    match TurnText::read(text, position) {
        Ok(turn) => {
            assert!(position.is_legal(&turn), "{text:?}");
            let written = TurnText::new(position, &turn).to_string();
            assert_eq!(TurnText::read(&written, position), Ok(turn));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    match text.parse::<Position>() {
        Ok(read) => {
            let written = read.to_string();
            assert_eq!(
                written.parse::<Position>().as_ref(),
                Ok(&read),
                "{text:?} {written:?}"
            );
            // Whatever was read can be played.
            assert_eq!(read.legal_turns().is_empty(), read.is_over());
        }
        Err(PositionTextError::Syntax { column, found, .. }) => check_place(text, column, &found),
        Err(PositionTextError::OffBoard { column, .. }) => {
            let letter = text.chars().nth(column - 1);
            assert!(
                letter.is_some_and(|letter| "oOwWgGbB".contains(letter)),
                "{text:?} {column}"
            );
        }
        Err(PositionTextError::Faults(faults)) => assert!(!faults.0.is_empty()),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// A text with a few letters changed, left out, doubled or put in, or its end cut off.
fn mutated(text: &str, rng: &mut StdRng) -> String {
    const LETTERS: &[char] = &[
        'W', 'g', 'B', 'x', '×', ',', '-', ' ', '/', 'o', 'a', 'd', 'i', 'j', '0', '1', '4', '9',
        '+', '\t', '\u{301}', 'é', '\0', '∞', '٣',
    ];
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..rng.random_range(1..4) {
        let at = rng.random_range(0..=letters.len());
        let letter = LETTERS[rng.random_range(0..LETTERS.len())];
        match rng.random_range(0..5) {
            0 => letters.truncate(at),
            1 => letters.insert(at, letter),
            _ if at == letters.len() => {}
            2 => letters[at] = letter,
            3 => letters.insert(at, letters[at]),
            _ => drop(letters.remove(at)),
        }
    }
    letters.into_iter().collect()
}

#[test]
fn mutated_texts_never_panic() {
    let mut rng = StdRng::seed_from_u64(5);
    for position in met(1) {
        survive(&mutated(&position.to_string(), &mut rng), &position);
        if let Some(turn) = position.random_turn(&mut rng) {
            let text = TurnText::new(&position, &turn).to_string();
            for _ in 0..10 {
                survive(&mutated(&text, &mut rng), &position);
            }
        }
    }
}

#[test]
fn truncated_texts_say_what_is_missing() {
    let text = "oooo/ooooo/oWGooo/ooooooo/1oooooo/2ooooo/3oooo 5/7/10 0/0/0 0/0/0 2 37";
    let position = position(text);
    for end in 0..text.len() {
        survive(&text[..end], &position);
    }
    let turn = "x c2Gc4";
    for end in 0..turn.len() {
        let error = TurnText::read(&turn[..end], &position).unwrap_err();
        assert!(matches!(error, TurnError::Syntax(_)), "{end}: {error}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 2000,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn any_text_is_read_or_refused(text: String) {
        survive(&text, &position(START));
    }

    #[test]
    fn any_text_of_notation_letters_is_read_or_refused(text in "[WGBwgbxX×,: a-i0-9-]{0,40}") {
        survive(&text, &position("///oBoWGo 5/7/9 0/0/0 0/0/0 1 37"));
    }

    #[test]
    fn any_text_of_position_letters_is_read_or_refused(
        columns in "[oWGB/0-9]{0,80}",
        rest in "( [0-9/]{1,7}){0,4}( [12])?( 37| 61|-blitz)?",
    ) {
        survive(&format!("{columns}{rest}"), &position(START));
    }

    #[test]
    fn any_shape_is_read_or_refused(
        columns in proptest::collection::vec("[1-4]?[oWGB]{0,5}", 0..9),
        board in "( 37| 40| 43| 44| 48| 61)?",
    ) {
        let columns = columns.join("/");
        let left = |letter, all: usize| all.saturating_sub(columns.matches(letter).count());
        let pool = format!("{}/{}/{}", left('W', 6), left('G', 8), left('B', 10));
        survive(&format!("{columns} {pool} 0/0/0 0/0/0 1{board}"), &position(START));
    }

    #[test]
    fn ring_names_are_a_letter_and_a_digit(text in "\\PC{0,3}") {
        let read = text.parse::<zertz::board::RingName>();
        let letters: Vec<char> = text.chars().collect();
        let right = matches!(letters[..], ['a'..='i' | 'A'..='I', '1'..='9']);
        prop_assert_eq!(read.is_ok(), right);
        if let Ok(name) = read {
            prop_assert_eq!(name.to_string(), text.to_lowercase());
        }
    }
}
