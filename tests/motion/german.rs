//! What a German player reads when something is wrong with a file, a position or a turn.

use std::io;

use zertz::lang::Language;
use zertz::library::{LoadError, SaveError, open_game, read_game, save_game};
use zertz::record::Game;
use zertz::rules::{Position, Ruleset};
use zertz::settings::Key;
use zertz::tui::effect::Effect;
use zertz::tui::librarian::{self, Order};
use zertz::tui::message::Message;
use zertz::tui::world;

use crate::screen::Screen;

/// Words that no German sentence has.
const ENGLISH: [&str; 14] = [
    "expected", "found", " the ", "line ", "column", " is ", " not ", "file", " of ", " turn ",
    "player ", "wins", "missing", "such",
];

fn assert_german(text: &str) {
    for word in ENGLISH {
        assert!(!text.contains(word), "{word:?} in {text:?}");
    }
}

fn load_error(text: &str) -> String {
    let error = read_game(text).expect_err(text);
    Language::German.texts().load_error(&error)
}

fn json(rest: &str) -> String {
    format!(r#"{{"format":"zertz-game","version":1,{rest}}}"#)
}

#[test]
fn errors_of_json_games() {
    let table = [
        (
            "{".to_owned(),
            "Zeile 1, Spalte 1: die Datei hört mittendrin auf",
        ),
        ("{x".to_owned(), "Zeile 1, Spalte 2: das ist kein JSON"),
        (
            "{\"format\": 5}".to_owned(),
            "Zeile 1, Spalte 12: hier steht etwas von anderer Art als erwartet",
        ),
        (
            json(r#""turns":[],"result":{"winner":1}"#),
            "Zeile 1, Spalte 67: das Feld `reason` fehlt",
        ),
        (
            r#"{"format":"chess","version":1}"#.to_owned(),
            "keine Spieldatei: in `format` steht \"chess\" statt \"zertz-game\"",
        ),
        (
            r#"{"format":"zertz-game","version":9}"#.to_owned(),
            "die Datei hat Version 9, dieses Programm liest bis Version 1: ein neueres nehmen",
        ),
        (
            json(r#""turns":["Wd4,d4"]"#),
            "Zug 1: Wd4,d4: d4 wurde eben besetzt und kann nicht entfernt werden",
        ),
        (
            json(r#""turns":["Wd4,d1","Xx"]"#),
            "Zug 2: Xx: Kein Zug: erwartet war ein Ring wie d4 in Spalte 2, da steht 'x'",
        ),
        (
            json(r#""turns":[{"turn":"Wd4,d1","seconds":-1}]"#),
            "Zug 1: `seconds`: das ist keine Zeit",
        ),
        (
            json(r#""turns":[],"first":3"#),
            "`first`: erwartet war Spieler 1 oder 2, da steht 3",
        ),
        (
            json(r#""turns":[],"rules":{"preset":"chess"}"#),
            "`rules`: \"chess\" ist hier nicht bekannt",
        ),
        (
            json(r#""turns":[],"rules":{"rings":5}"#),
            "`rules`: es gibt kein Brett mit 5 Ringen",
        ),
        (
            json(r#""turns":[],"start":"oo 1"#),
            "Zeile 1, Spalte 60: die Datei hört mittendrin auf",
        ),
        (
            json(r#""turns":[],"start":"oo 1""#),
            "`start`: in Spalte 4 war erwartet: drei Anzahlen von Kugeln wie 6/8/10; da steht \"1\"",
        ),
        (
            json(r#""turns":[],"result":{"winner":1,"reason":"set"}"#),
            "`result`: in der Datei steht Spieler 1 gewinnt (set), aber die Züge führen zu keinem Ergebnis",
        ),
    ];
    for (text, german) in table {
        let said = load_error(&text);
        assert_eq!(said, german, "{text}");
        assert_german(&said.replace("`turn`", ""));
    }
}

#[test]
fn errors_of_sgf_and_zen_records() {
    let sgf = "(;GM[22]SU[Zertz]\n;P0[0 Start P0]\n;P0[1 RtoB 2 0 E 4]\n;P0[2 R- E 4])";
    let table = [
        (
            sgf,
            "Zeile 4, Knoten 2, Spieler 1, `R- E 4`: e4 wurde eben besetzt und kann nicht entfernt werden",
        ),
        ("(;GM[1])", "GM[1] ist ein anderes Spiel: ZÈRTZ ist GM[22]"),
        (
            "(;GM[22",
            "Zeile 1, Spalte 8: erwartet war `]` am Ende eines Werts, da steht das Ende der Datei",
        ),
        (
            "(;GM[22]SU[Zertz]\n;P0[0 Start P0]\n;P0[1 RtoB 7 0 E 4])",
            "Zeile 3, Knoten 1, Spieler 1, `RtoB 7 0 E 4`: erwartet war ein Vorrat: 0, 1 oder 2",
        ),
        (
            "[Rules \"x]",
            "Zeile 1, Spalte 11: erwartet war `\"` am Ende eines Werts",
        ),
        (
            "[]",
            "Zeile 1, Spalte 2: erwartet war der Name einer Angabe",
        ),
        (
            "1. Wd4-d4",
            "Zeile 1, Spalte 4: Zug 1, Spieler 1, `Wd4-d4`: d4 wurde eben besetzt und kann nicht entfernt werden",
        ),
        (
            "1. Wd",
            "Zeile 1, Spalte 4: Zug 1, Spieler 1, `Wd`: beim 2. Zeichen war erwartet: ein Ring wie d4",
        ),
    ];
    for (text, german) in table {
        let said = load_error(text);
        assert_eq!(said, german, "{text}");
        assert_german(&said);
    }
}

#[test]
fn errors_of_the_system() {
    let texts = Language::German.texts();
    let folder = tempfile::tempdir().unwrap();
    let missing = open_game(&folder.path().join("missing.json")).unwrap_err();
    assert_eq!(
        texts.load_error(&missing),
        "Datei oder Ordner nicht gefunden"
    );
    let game = Game::new(Ruleset::default());
    let nowhere = save_game(&folder.path().join("no/game.json"), &game).unwrap_err();
    assert_eq!(
        texts.save_error(&nowhere),
        "Datei oder Ordner nicht gefunden"
    );
    for (kind, german) in [
        (io::ErrorKind::PermissionDenied, "keine Berechtigung"),
        (io::ErrorKind::StorageFull, "der Datenträger ist voll"),
        (
            io::ErrorKind::ReadOnlyFilesystem,
            "der Datenträger ist schreibgeschützt",
        ),
    ] {
        let error = || io::Error::from(kind);
        assert_eq!(texts.load_error(&LoadError::from(error())), german);
        assert_eq!(
            texts.save_error(&SaveError::from(zertz::library::SystemError::from(error()))),
            german
        );
        let config = anyhow_of(error());
        assert_eq!(texts.failure(&config), format!("config.toml: {german}"));
        // What scripts read stays as the system says it.
        let english = Language::English.texts();
        assert_eq!(
            english.load_error(&LoadError::from(error())),
            error().to_string()
        );
    }
}

fn anyhow_of(error: io::Error) -> anyhow::Error {
    anyhow::Error::from(error).context("config.toml")
}

#[test]
fn errors_of_position_lines() {
    let texts = Language::German.texts();
    let table = [
        (
            "oX 6/8/10 0/0/0 0/0/0 1",
            "in Spalte 2 war erwartet: o, W, G, B, / oder eine Zahl; da steht 'X'",
        ),
        (
            "oo 6/8/10 0/0/0 0/0/0",
            "in Spalte 22 war erwartet: wer am Zug ist, 1 oder 2; da steht das Ende",
        ),
        (
            "ooooooo 6/8/10 0/0/0 0/0/0 1 37",
            "Spalte 5: das Brett mit 37 Ringen hat keinen solchen Platz in seiner Spalte a",
        ),
        (
            "oo 5/8/10 0/0/0 0/0/0 1 37",
            "weiße Kugeln: 5 im Vorrat, auf Ringen und geschlagen, aber das Spiel hat 6",
        ),
    ];
    for (line, german) in table {
        let error = line.parse::<Position>().unwrap_err();
        let said = texts.position_error(&error);
        assert_eq!(said, german, "{line}");
        assert_german(&said);
    }
}

#[test]
fn the_screen_says_it_in_german_from_the_key_to_the_status_line() {
    let game = Game::new(Ruleset::default());
    let mut screen = Screen::with(game, &[(Key::Language, "de")]);
    screen.keys(":Wd4,d4<enter>");
    screen.shows("d4 wurde eben besetzt");
    screen.keys("<esc>:oX/oo 6/8/10 0/0/0 0/0/0 1<enter>");
    screen.shows("Keine Stellung: in Spalte 2 war erwartet: o, W, G, B, / oder eine Zahl");
    screen.keys("<esc>:{<enter>");
    screen.shows("Nicht geladen: Zeile 1, Spalte 1: die Datei hört mittendrin auf");
    screen.keys("<esc>:load /no/such.json<enter>");
    let Some(Effect::Open(path)) = screen.effects.last().cloned() else {
        panic!("{:?}", screen.effects.last());
    };
    let mut read = Vec::new();
    let (order, texts) = (Order::Open(path), screen.model.texts());
    librarian::fill(&mut None, order, texts, &mut |message| read.push(message));
    screen.send(read.remove(0));
    screen.shows("Nicht geladen: /no/such.json: Datei oder Ordner nicht gefunden");
    screen.keys(":save /no/such.json<enter>");
    let effect = screen.effects.last().cloned().unwrap();
    let saved = world::perform(effect, screen.model.texts()).unwrap();
    screen.send(saved);
    screen.shows("Nicht gespeichert: /no/such.json: Datei oder Ordner nicht gefunden");
    screen.keys(":save /no/<tab>");
    let effect = screen.effects.last().cloned().unwrap();
    let listed = world::perform(effect, screen.model.texts()).unwrap();
    assert!(matches!(&listed, Message::Listed { folder, .. } if folder.to_str() == Some("/no/")));
    screen.send(listed);
    screen.shows("Datei oder Ordner nicht gefunden");
}

#[test]
fn the_prompt_says_it_in_german() {
    let options = zertz::plain::Options {
        language: Language::German,
        ..zertz::plain::Options::default()
    };
    let typed =
        "load /no/such.json\nsave /no/such.json\nposition oX\n{\nWd4,d4\nset theme pink\nquit\n";
    let mut said = Vec::new();
    let game = Game::new(Ruleset::default());
    zertz::plain::run(game, options, typed.as_bytes(), &mut said).unwrap();
    let said = String::from_utf8(said).unwrap();
    for line in [
        "Nicht geladen: /no/such.json: Datei oder Ordner nicht gefunden",
        "Nicht gespeichert: /no/such.json: Datei oder Ordner nicht gefunden",
        "Keine Stellung: in Spalte 2 war erwartet: o, W, G, B, / oder eine Zahl; da steht 'X'",
        "Nicht geladen: Zeile 1, Spalte 1: die Datei hört mittendrin auf",
        "d4 wurde eben besetzt",
    ] {
        assert!(said.contains(line), "no {line:?} in\n{said}");
    }
}
