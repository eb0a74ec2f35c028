//! What players type.

use std::collections::HashSet;
use std::path::PathBuf;

use proptest::prelude::*;
use zertz::board::{Board, RingName};
use zertz::command::{
    Argument, Candidates, Command, CommandError, CommandInfo, NewGame, Scope, TABLE, complete,
};
use zertz::lang::Language;
use zertz::notation::TurnText;
use zertz::rules::{Marble, Player, Position, Preset, Ruleset};

fn read(line: &str) -> Command {
    line.parse()
        .unwrap_or_else(|error| panic!("{line}: {error}"))
}

fn error(line: &str) -> String {
    match line.parse::<Command>() {
        Ok(command) => panic!("{line}: {command:?}"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn turns_are_read_leniently() {
    for (line, canonical) in [
        ("Wd5,a4", "Wd5,a4"),
        ("wd5 a4", "Wd5,a4"),
        ("w d5 a4", "Wd5,a4"),
        (":wd5-a4", "Wd5,a4"),
        ("bb2", "Bb2"),
        ("b b2 a1", "Bb2,a1"),
        ("gd7,b2xwa1wa2", "Gd7,b2 x Wa1Wa2"),
        ("x b3Gd3", "x b3Gd3"),
        ("b3 d3 d5", "x b3d3d5"),
        ("X B3 D3 D5", "x b3d3d5"),
        ("  b3-d3-d5  ", "x b3d3d5"),
    ] {
        let Command::Turn(turn) = read(line) else {
            panic!("{line} is no turn");
        };
        assert_eq!(turn.to_string(), canonical, "{line}");
    }
}

#[test]
fn commands_are_read_with_their_arguments() {
    let file = |name: &str| Some(PathBuf::from(name));
    let ring: RingName = "d4".parse().unwrap();
    for (line, command) in [
        (":undo", Command::Undo),
        ("u", Command::Undo),
        ("REDO", Command::Redo),
        ("save", Command::Save(None)),
        (":save my game.json", Command::Save(file("my game.json"))),
        ("save \"a b\"", Command::Save(file("a b"))),
        ("load x", Command::Load("x".into())),
        ("col D", Command::Column(3)),
        ("column i", Command::Column(8)),
        ("where", Command::Where(None)),
        ("where w", Command::Where(Some(Marble::White))),
        ("where Gray", Command::Where(Some(Marble::Grey))),
        ("legal", Command::Legal(None)),
        ("legal d4", Command::Legal(Some(ring))),
        ("d4", Command::Ring(ring)),
        ("ring D4", Command::Ring(ring)),
        ("goto 12", Command::Goto(12)),
        (
            "names Ann, Bob B.",
            Command::Names("Ann".into(), "Bob B.".into()),
        ),
        (
            "comment a fine turn",
            Command::Comment("a fine turn".into()),
        ),
        ("comment", Command::Comment(String::new())),
        ("set", Command::Settings(None)),
        ("set theme", Command::Settings(Some("theme".into()))),
        (
            "set theme light",
            Command::Set("theme".into(), "light".into()),
        ),
        (
            "set theme = light",
            Command::Set("theme".into(), "light".into()),
        ),
        (
            "set theme=light",
            Command::Set("theme".into(), "light".into()),
        ),
        ("help", Command::Help(None)),
        ("?", Command::Help(None)),
        ("help :q", Command::Help(Some("quit".into()))),
        ("draw", Command::Tie),
        ("exit", Command::Quit),
        ("new", Command::New(None)),
    ] {
        assert_eq!(read(line), command, "{line}");
    }
}

#[test]
fn a_new_game_is_described_in_any_order() {
    let game = |line: &str| match read(line) {
        Command::New(Some(game)) => game,
        other => panic!("{line}: {other:?}"),
    };
    let blitz = game("new 48 blitz");
    assert_eq!(blitz, game("n blitz 48 rings"));
    assert_eq!(
        blitz,
        NewGame {
            preset: Some(Preset::Blitz),
            board: Some(Board::Rings48),
            first: None
        }
    );
    assert_eq!(
        blitz.rules(),
        Ruleset::new(Preset::Blitz).on(Board::Rings48)
    );
    assert_eq!(game("new 61").rules().preset, Preset::Expanded);
    assert_eq!(game("new 37").rules(), Ruleset::default());
    let tournament = game("new Tournament first 2");
    assert_eq!(tournament.first, Some(Player::Two));
    assert_eq!(tournament.rules(), Ruleset::new(Preset::Tournament));
}

#[test]
fn positions_and_games_can_be_pasted() {
    let start = Position::start(Ruleset::new(Preset::Blitz));
    let line = start.to_string();
    assert_eq!(read(&line), Command::Position(Box::new(start)));
    assert_eq!(
        read(&format!("position {line}")),
        Command::Position(Box::new(start))
    );
    for game in [
        "{\"format\": \"zertz-game\",\n\"version\": 1}",
        "(;GM[22])",
        "[Player1 \"Ann\"]\n\n1. Wb3",
    ] {
        assert_eq!(read(&format!(" {game}\n")), Command::GameText(game.into()));
    }
}

#[test]
fn errors_say_what_was_expected() {
    for (line, message) in [
        ("", "nothing was typed"),
        (" : ", "nothing was typed"),
        (
            "savee",
            "there is no command \"savee\": did you mean \"save\"?",
        ),
        (
            "resig",
            "there is no command \"resig\": did you mean \"resign\"?",
        ),
        (
            "colum d",
            "there is no command \"colum\": did you mean \"col\"?",
        ),
        ("xyzzy", "there is no command \"xyzzy\""),
        ("load", "load: expected the name of a file, found \"\""),
        ("undo 3", "undo: expected nothing more, found \"3\""),
        (
            "col z",
            "col: expected a column letter from a to i, found \"z\"",
        ),
        (
            "where pink",
            "where: expected a colour: W, G or B, found \"pink\"",
        ),
        ("legal d", "legal: expected a ring such as d4, found \"d\""),
        ("goto x", "goto: expected the number of a turn, found \"x\""),
        (
            "goto -1",
            "goto: expected the number of a turn, found \"-1\"",
        ),
        (
            "names Ann",
            "names: expected two names with a comma between, found \"Ann\"",
        ),
        (
            "set theme =",
            "set: expected a setting and its value, found \"theme =\"",
        ),
        (
            "help flay",
            "there is no command \"flay\": did you mean \"flag\"?",
        ),
        (
            "wd",
            "expected a ring name such as d4 at column 2, found 'd'",
        ),
        (
            "Wd5,",
            "expected a ring name such as d4 at column 5, found the end",
        ),
        (
            "Wd5,a4 q",
            "expected the end of the turn at column 8, found 'q'",
        ),
    ] {
        assert_eq!(error(line), message, "{line}");
    }
    assert!(error("new 50").starts_with("new: expected a board (37,"));
    assert!(error("new first 3").ends_with("found \"3\""));
    assert!(error("new first").ends_with("found \"first\""));
    assert!(error("new 48 61").ends_with("found \"61\""));
    assert_eq!(
        error("position oooo"),
        "not a position: expected the pool at column 5, found the end"
    );
    assert_eq!(
        error("position"),
        "position: expected a position line, found \"\""
    );
    let long = "a".repeat(5 * 1024 * 1024);
    assert_eq!(long.parse::<Command>(), Err(CommandError::TooLong));
}

#[test]
fn errors_are_told_in_both_languages() {
    let [english, german] = Language::ALL.map(Language::texts);
    let error = |line: &str| line.parse::<Command>().unwrap_err();
    assert_eq!(
        english.command_error(&error("load")),
        "load: expected the name of a file"
    );
    assert_eq!(
        german.command_error(&error("goto x")),
        "goto: erwartet war die Nummer eines Zugs, da steht \"x\""
    );
    assert_eq!(
        german.command_error(&error("savee")),
        "Es gibt keinen Befehl \"savee\": war \"save\" gemeint?"
    );
}

#[test]
fn no_name_stands_twice_or_looks_like_a_turn_or_ring() {
    let mut seen = HashSet::new();
    for info in TABLE {
        for name in info.names() {
            assert!(seen.insert(name), "{name} stands twice");
            assert!(name.parse::<RingName>().is_err(), "{name}");
            assert!(name.parse::<TurnText>().is_err(), "{name}");
            let letters = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "w", "x"];
            assert!(!letters.contains(&name), "{name} begins a turn");
            assert_eq!(CommandInfo::named(name).unwrap().name, info.name);
        }
    }
}

/// An argument that a command of each kind accepts.
const fn sample(argument: Argument) -> &'static str {
    match argument {
        Argument::None
        | Argument::OptionalFile
        | Argument::NewGame
        | Argument::OptionalMarble
        | Argument::OptionalRing
        | Argument::Setting
        | Argument::Text
        | Argument::Command => "",
        Argument::File => "game.json",
        Argument::Column => "d",
        Argument::Ring => "d4",
        Argument::Turn => "3",
        Argument::Names => "Ann,Bob",
        Argument::Position => {
            "oooo/ooooo/oooooo/ooooooo/1oooooo/2ooooo/3oooo 6/8/10 0/0/0 0/0/0 1 37"
        }
    }
}

#[test]
fn every_command_of_the_table_is_read_and_explained() {
    for info in TABLE {
        let line = format!("{} {}", info.name, sample(info.argument));
        read(&line);
        for language in Language::ALL {
            let texts = language.texts();
            assert!(info.help(texts).len() > 3, "{}", info.name);
            assert!(info.usage(texts).starts_with(info.name));
        }
    }
}

fn words(line: &str) -> Vec<String> {
    match complete(
        line,
        Scope::Plain,
        Some(&Position::start(Ruleset::default())),
    )
    .candidates
    {
        Candidates::Words(words) => words,
        files @ Candidates::Files(_) => panic!("{line}: {files:?}"),
    }
}

#[test]
fn lines_are_completed() {
    assert_eq!(words("re"), ["redo", "resign", "resume"]);
    assert_eq!(words(":sa"), ["save"]);
    assert_eq!(words("")[..3], ["back", "board", "clock"]);
    assert!(words("zz").is_empty());
    assert_eq!(words("new bl"), ["blitz"]);
    assert_eq!(words("new 4"), ["40", "43", "44", "48"]);
    assert_eq!(words("help res"), ["resign", "resume"]);
    assert_eq!(
        words("wd"),
        ["Wd1", "Wd2", "Wd3", "Wd4", "Wd5", "Wd6", "Wd7"]
    );
    assert_eq!(words("Wd4,d"), ["Wd4,d1", "Wd4,d7"]);
    assert!(words("Wd4,d1").is_empty());
    let files = |line| complete(line, Scope::Screen, None);
    let save = files("save a/b c");
    assert_eq!((save.from, save.candidates), (5, Candidates::Files(vec![])));
    let load = files("load is").candidates;
    assert_eq!(load, Candidates::Files(vec!["isolation"]));
    assert_eq!(complete("set theme li", Scope::Screen, None).from, 10);
    assert_eq!(words("set theme li"), ["light"]);
    assert_eq!(words("set th"), ["theme"]);
    assert!(words("set nothing ").is_empty());
}

#[test]
fn only_commands_of_the_place_are_offered() {
    let of = |scope| complete("sus", scope, None).candidates;
    assert_eq!(of(Scope::Plain), Candidates::Words(vec![]));
    assert_eq!(of(Scope::Screen), Candidates::Words(vec!["suspend".into()]));
}

proptest! {
    #[test]
    fn any_line_is_read_or_refused(line in "\\PC{0,40}") {
        let _ = line.parse::<Command>();
    }

    #[test]
    fn words_in_any_order_are_read_or_refused(
        words in proptest::collection::vec(
            prop_oneof![
                proptest::sample::select(TABLE).prop_map(|info| info.name.to_owned()),
                "[WGBwgbx]?[a-i][1-9]", "[0-9]{1,30}", "[=,\"/{(\\[ ]", "\\PC{1,3}",
            ],
            0..6,
        )
    ) {
        let line = words.join(" ");
        if let Err(error) = line.parse::<Command>() {
            for language in Language::ALL {
                prop_assert!(!language.texts().command_error(&error).is_empty());
            }
        }
    }

    #[test]
    fn completion_keeps_what_was_typed(line in "[a-z:WGB]{0,4}( ?\\PC{0,8}){0,2}") {
        let position = Position::start(Ruleset::default());
        let completion = complete(&line, Scope::Screen, Some(&position));
        prop_assert!(line.is_char_boundary(completion.from));
        if let Candidates::Words(words) = completion.candidates {
            let typed = line[completion.from..].to_lowercase();
            for word in words {
                prop_assert!(word.to_lowercase().starts_with(&typed), "{:?} for {:?}", word, line);
            }
        }
    }
}
