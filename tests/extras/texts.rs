//! The texts of the program in all its languages.

use std::collections::BTreeSet;

use zertz::board::{Board, RingSet};
use zertz::lang::{Language, Texts, fill};
use zertz::notation::TurnText;
use zertz::rules::{
    ByMarble, ByPlayer, Marble, MarbleSet, Marbles, Outcome, Player, Position, Ruleset, TieReason,
    WinReason, WinningSet,
};

fn placeholders(template: &str) -> BTreeSet<&str> {
    template
        .split('{')
        .skip(1)
        .map(|rest| rest.split_once('}').map_or(rest, |(name, _)| name))
        .collect()
}

fn languages() -> impl Iterator<Item = (Language, &'static Texts)> {
    Language::ALL
        .into_iter()
        .map(|language| (language, language.texts()))
}

fn rings(board: Board, names: &str) -> RingSet {
    names
        .split_whitespace()
        .filter_map(|name| board.ring_named(name))
        .collect()
}

#[test]
fn every_template_has_the_same_placeholders_in_all_languages() {
    let english = Language::English.texts().all();
    for (language, texts) in languages() {
        for (&(name, template), &(english_name, english)) in texts.all().iter().zip(&english) {
            assert_eq!(name, english_name);
            assert_eq!(
                placeholders(template),
                placeholders(english),
                "{name} in {language}"
            );
        }
    }
}

#[test]
fn placeholders_are_plain_words() {
    for (language, texts) in languages() {
        for (name, template) in texts.all() {
            for placeholder in placeholders(template) {
                assert!(
                    !placeholder.is_empty()
                        && placeholder
                            .bytes()
                            .all(|letter| letter.is_ascii_lowercase() || letter == b'_'),
                    "{name} in {language}: {placeholder:?}"
                );
            }
        }
    }
}

#[test]
fn no_text_is_empty_or_padded_or_several_lines() {
    for (language, texts) in languages() {
        for (name, template) in texts.all() {
            assert!(!template.is_empty(), "{name} in {language} is empty");
            assert_eq!(template, template.trim(), "{name} in {language}");
            assert!(
                !template.chars().any(char::is_control),
                "{name} in {language} holds a control character"
            );
            // Paragraphs end with a full stop, lines and labels do not.
            let is_paragraph = name.starts_with("play_");
            assert_eq!(
                template.ends_with('.'),
                is_paragraph,
                "{name} in {language} at its full stop"
            );
        }
    }
}

#[test]
fn languages_are_told_by_their_locales() {
    for (locale, expected) in [
        ("en_US.UTF-8", Some(Language::English)),
        ("en", Some(Language::English)),
        ("de_DE.UTF-8@euro", Some(Language::German)),
        ("DE", Some(Language::German)),
        ("de-CH", Some(Language::German)),
        ("del_XX", None),
        ("fr_FR.UTF-8", None),
        ("C.UTF-8", None),
        ("POSIX", None),
        ("", None),
        ("éé", None),
    ] {
        assert_eq!(Language::from_locale(locale), expected, "{locale:?}");
    }
    for language in Language::ALL {
        assert_eq!(language.code().parse(), Ok(language));
    }
    assert_eq!(
        "fr".parse::<Language>().unwrap_err().to_string(),
        "expected en or de, found \"fr\""
    );
}

#[test]
fn filling_replaces_known_placeholders_only() {
    assert_eq!(fill("{a}{b}", &[("a", "{b}"), ("b", "x")]), "{b}x");
    assert_eq!(fill("{c} {", &[("a", "1")]), "{c} {");
    assert_eq!(fill("{{a}}", &[("a", "1")]), "{1}");
    assert_eq!(fill("ä{a}ö", &[("a", "ü")]), "äüö");
    assert_eq!(fill("", &[]), "");
}

#[test]
fn marbles_are_counted_in_words() {
    let some: Marbles = ByMarble::new(2, 1, 0);
    let all: Marbles = ByMarble::new(1, 2, 3);
    let [english, german] = Language::ALL.map(Language::texts);
    assert_eq!(english.marbles(some), "2 white marbles and 1 grey marble");
    assert_eq!(german.marbles(some), "2 weiße Kugeln und 1 graue Kugel");
    assert_eq!(
        english.marbles(all),
        "1 white marble, 2 grey marbles and 3 black marbles"
    );
    assert_eq!(english.marbles(Marbles::NONE), "no marble");
    assert_eq!(german.marbles(Marbles::NONE), "keine Kugel");
}

#[test]
fn the_steps_are_announced_with_their_rings() {
    let board = Board::Rings61;
    let [english, german] = Language::ALL.map(Language::texts);
    let two = rings(board, "b5 a4");
    assert_eq!(
        english.remove_one_of(board, two),
        "Step 2/2: remove a free ring: a4 b5"
    );
    assert_eq!(
        english.remove_one_of(board, RingSet::EMPTY),
        "No free ring: turn ends"
    );
    assert_eq!(
        english.jump_with(board, rings(board, "b3 d4")),
        "Capture is compulsory: jump with b3 or d4"
    );
    assert_eq!(
        german.jump_with(board, rings(board, "b3 d4 e5")),
        "Schlagzwang: springen mit b3, d4 oder e5"
    );
    let d5 = board.ring_named("d5").unwrap();
    assert_eq!(
        english.keep_jumping(board, d5, rings(board, "d7 f4")),
        "Keep jumping with d5: to d7 or f4"
    );
    let text = "Wo/3oo/oooooo/ooooooo/1oooooo/2ooooo/3oooo 5/8/10 0/0/0 0/0/0 1 37";
    let position: Position = text.parse().unwrap();
    let turn = TurnText::read("Ba2,g1 x Wa1Ba2", &position).unwrap();
    let group = rings(Board::Rings37, "a1 a2");
    assert_eq!(
        german.claim_question(&position, &turn, group),
        "Isoliert: 1 weiße Kugel und 1 schwarze Kugel auf a1 und a2. Beanspruchen?"
    );
}

#[test]
fn every_ending_has_its_sentence() {
    let names = ByPlayer::new("Ann".to_owned(), " ".to_owned());
    let [english, german] = Language::ALL.map(Language::texts);
    let win = |reason| Outcome::Win {
        winner: Player::One,
        reason,
    };
    let set = WinReason::Set(WinningSet::Of(Marble::Grey));
    let each = WinReason::Set(WinningSet::Each);
    for (outcome, in_english, in_german) in [
        (
            win(set),
            "Ann wins with 5 grey marbles",
            "Ann gewinnt: 5 graue Kugeln",
        ),
        (
            win(each),
            "Ann wins with 3 marbles of each colour",
            "Ann gewinnt: 3 Kugeln jeder Farbe",
        ),
        (
            win(WinReason::Resignation),
            "Ann wins: Player 2 resigns",
            "Ann gewinnt: Spieler 2 gibt auf",
        ),
        (
            Outcome::Tie(TieReason::Repetition),
            "Tie: the same position stood for the third time",
            "Unentschieden: dieselbe Stellung stand zum dritten Mal",
        ),
    ] {
        assert_eq!(
            english.outcome(outcome, MarbleSet::Standard, &names),
            in_english
        );
        assert_eq!(
            german.outcome(outcome, MarbleSet::Standard, &names),
            in_german
        );
    }
    assert_eq!(
        english.outcome(win(set), MarbleSet::Blitz, &names),
        "Ann wins with 4 grey marbles"
    );
    for reason in [WinReason::FullBoard, WinReason::NoMarble, WinReason::Time] {
        let text = english.outcome(win(reason), MarbleSet::Standard, &names);
        assert!(text.starts_with("Ann wins: "), "{text}");
    }
}

#[test]
fn what_is_no_turn_is_told_in_both_languages() {
    let start = Position::start(Ruleset::default());
    let [english, german] = Language::ALL.map(Language::texts);
    for (turn, in_english, in_german) in [
        (
            "Wd4,",
            "Not a turn: expected a ring name such as d4 at column 5, found the end",
            "Kein Zug: erwartet war ein Ring wie d4 in Spalte 5, da steht das Ende",
        ),
        (
            "!",
            "Not a turn: expected a marble (W, G, B) and a ring, or x at column 1, found '!'",
            "Kein Zug: erwartet war eine Kugel (W, G, B) und ein Ring, oder x in Spalte 1, da steht '!'",
        ),
    ] {
        let error = TurnText::read(turn, &start).expect_err(turn);
        assert_eq!(english.turn_error(&error), in_english);
        assert_eq!(german.turn_error(&error), in_german);
    }
}

/// Written turns and why they are refused, in both languages.
const REFUSED: &[(&str, &str, &str)] = &[
    (
        "Wd4",
        "Capture is compulsory: jump with d3 or e3",
        "Schlagzwang: springen mit d3 oder e3",
    ),
    (
        "x d4 d6",
        "There is no marble on d4",
        "Auf d4 liegt keine Kugel",
    ),
    (
        "x d3 d1",
        "Nothing to jump over from d3 downwards",
        "Von d3 nach unten gibt es nichts zu überspringen",
    ),
    (
        "x d3 d4",
        "No jump leads from d3 to d4",
        "Kein Sprung führt von d3 nach d4",
    ),
    (
        "x d3 Wf3",
        "The marble captured on the way to f3 is grey, not white",
        "Die auf dem Weg nach f3 geschlagene Kugel ist grau, nicht weiß",
    ),
    (
        "x d3 i9",
        "The board has no ring i9",
        "Das Brett hat keinen Ring i9",
    ),
];

#[test]
fn refusals_name_the_rings() {
    let text = "oooo/ooooo/oooooo/ooWoooo/1ooGooo/2ooooo/3oooo 5/7/10 0/0/0 0/0/0 1 37";
    let position: Position = text.parse().unwrap();
    let [english, german] = Language::ALL.map(Language::texts);
    for (turn, in_english, in_german) in REFUSED {
        let error = TurnText::read(turn, &position).expect_err(turn);
        assert_eq!(english.turn_error(&error), *in_english, "{turn}");
        assert_eq!(german.turn_error(&error), *in_german, "{turn}");
    }
}

#[test]
fn refusals_agree_with_the_rules_library_in_english() {
    // The library's own messages and the screen's differ in the first letter at most.
    let start = Position::start(Ruleset::default());
    let english = Language::English.texts();
    for turn in ["Wd4", "Wd4,d4", "Wd4,d3", "Wd4,c3", "Wa5,a1", "x d4 d6"] {
        let error = TurnText::read(turn, &start).expect_err(turn);
        let library = error.to_string();
        let screen = english.turn_error(&error);
        assert!(
            screen.eq_ignore_ascii_case(&library),
            "{turn}: {screen:?} and {library:?}"
        );
    }
}
