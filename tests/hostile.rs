//! Files that were made to break readers: none may panic, hang or grow without bound.

// Helpers of tests fail by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::time::{Duration, Instant};

use proptest::prelude::*;
use proptest::sample::{Index, select};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use zertz::record::{Game, Reading, Strictness};
use zertz::rules::Ruleset;
use zertz::{sgf, zen};

/// No file may take longer, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

/// Reads bytes in every format, strictly and leniently. What reads can be written, and reads back.
fn read_everything(bytes: &[u8]) {
    for strictness in [Strictness::Strict, Strictness::Lenient] {
        if let Ok(reading) = sgf::read(bytes, strictness)
            && let Ok(written) = sgf::write(&reading.game)
        {
            let again = sgf::read(written.text.as_bytes(), Strictness::Strict);
            assert_eq!(again.unwrap().game, reading.game, "{}", written.text);
        }
        if let Ok(reading) = zen::read(bytes, strictness)
            && let Ok(written) = zen::write(&reading.game)
        {
            let again = zen::read(written.text.as_bytes(), Strictness::Strict);
            let again = again.unwrap().game;
            assert_eq!(again.plies(), reading.game.plies(), "{}", written.text);
        }
        if let Ok(text) = std::str::from_utf8(bytes)
            && let Ok(Reading { game, .. }) = Game::read_json(text, strictness)
        {
            assert_eq!(Game::from_json(&game.to_json(None)).unwrap(), game);
        }
    }
}

/// A short random game in each format.
fn records(seed: u64) -> [Vec<u8>; 3] {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut game = Game::new(Ruleset::default());
    while game.len() < 12 && game.outcome().is_none() {
        let other = game.position().random_turn(&mut rng).unwrap();
        let turn = game.position().random_turn(&mut rng).unwrap();
        game.play(turn).unwrap();
        game.set_comment(game.len() - 1, "a {remark] \\ of \"mine\"".to_owned());
        let line = vec![zertz::record::Ply::new(other)];
        game.add_variation(game.len() - 1, line).unwrap();
    }
    [
        sgf::write(&game).unwrap().text.into_bytes(),
        zen::write(&game).unwrap().text.into_bytes(),
        game.to_json(None).into_bytes(),
    ]
}

/// Pieces that the formats are made of, so that nonsense gets past the first letter.
const PIECES: [&str; 40] = [
    "(",
    ")",
    ";",
    "[",
    "]",
    "{",
    "}",
    "\"",
    "\\",
    ",",
    ":",
    " ",
    "\n",
    "(;GM[22]SU[Zertz]",
    "; P0[0 Start P0]",
    "; P0[Edit]",
    "; P0[RtoB 2 0 D 4]",
    "; P0[R- D 1]",
    "; P1[RtoB 2 1 D 5]",
    "; P1[R- A 1]",
    "; P0[BtoB D 4 D 6]",
    "; P0[BtoB D 6 D 4]",
    "; P1[Done]",
    "; P0[Resign]",
    "; P0[RtoR 2 0 1]",
    "; P0[SetBoard Zertz+24]",
    "; P0[BtoR D 4 2]",
    "; P0[R+ D 1]",
    "C[x]",
    "TM[99]",
    "[ZIP \"oo/oo 6/8/10 0/0/0 0/0/0 1\"]",
    "1. Wd4-d1 ",
    "1... Gd5-a1 ",
    "(1. Bd4-d1)",
    "{[%emt 1:00]}",
    "1-0",
    "*",
    "{\"format\":\"zertz-game\",\"version\":1,\"turns\":[",
    "\"Wd4,d1\"",
    "{\"turn\":\"Gd5,a1\",\"variations\":[[",
];

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn random_bytes(bytes in prop::collection::vec(any::<u8>(), 0..2000)) {
        read_everything(&bytes);
    }

    #[test]
    fn random_pieces(pieces in prop::collection::vec(select(&PIECES[..]), 0..60)) {
        read_everything(pieces.concat().as_bytes());
        read_everything(["(;GM[22]SU[Zertz]", &pieces.concat()].concat().as_bytes());
    }

    #[test]
    fn changed_records(
        seed: u64,
        changes in prop::collection::vec((any::<Index>(), any::<u8>(), 0..4u8), 1..4),
    ) {
        for mut bytes in records(seed) {
            for (at, byte, how) in &changes {
                if bytes.is_empty() {
                    break;
                }
                let at = at.index(bytes.len());
                match how {
                    0 => bytes[at] = *byte,
                    1 => bytes.truncate(at),
                    2 => {
                        bytes.remove(at);
                    }
                    _ => bytes.insert(at, *byte),
                }
            }
            read_everything(&bytes);
        }
    }
}

fn soon<T>(what: &str, work: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let done = work();
    assert!(start.elapsed() < PATIENCE, "{what}: {:?}", start.elapsed());
    done
}

fn sgf_error(text: &str) -> String {
    let error = soon("sgf", || sgf::read(text.as_bytes(), Strictness::Strict));
    let _ = soon("sgf", || sgf::read(text.as_bytes(), Strictness::Lenient));
    error.unwrap_err().to_string()
}

fn zen_error(text: &str) -> String {
    let error = soon("zen", || zen::read(text.as_bytes(), Strictness::Strict));
    let _ = soon("zen", || zen::read(text.as_bytes(), Strictness::Lenient));
    error.unwrap_err().to_string()
}

#[test]
fn files_of_a_million_nodes() {
    let head = "(;GM[22]SU[Zertz]";
    for body in [
        ";".repeat(1_000_000),
        "(;".repeat(1_000_000),
        ";C[]".repeat(1_000_000),
    ] {
        let error = sgf_error(&format!("{head}{body}"));
        assert!(error.contains("expected at most 65536 nodes"), "{error}");
    }
    assert_eq!(
        sgf_error(&format!("{head}{}", "x".repeat(5 << 20))),
        format!(
            "the file has {} bytes; at most 4 MiB are read",
            head.len() + (5 << 20)
        )
    );
    let error = sgf_error(&"(".repeat(4_000_000));
    assert_eq!(error, "line 1, column 1: expected a game: `(;`, found `(`");
    let error = zen_error(&"1. Wd4-d1 ".repeat(400_000));
    assert!(
        error.contains("turn 2, player 2, `Wd4-d1`: d4 is not vacant"),
        "{error}"
    );
    let error = zen_error(&format!("1. Wd4-d1 {}", "(1. Bd4-d1 ".repeat(300_000)));
    assert!(
        error.ends_with("variations are nested more than 40 deep"),
        "{error}"
    );
    let error = zen_error(&format!("1. Wd4-d1 {}", "()".repeat(1_000_000)));
    assert!(
        error.ends_with("more than 65536 turns and variations"),
        "{error}"
    );
    let _ = zen_error(&"(".repeat(4_000_000));
    let _ = zen_error(&"[".repeat(4_000_000));
    let _ = zen_error(&"{".repeat(4_000_000));
}

#[test]
fn as_many_variations_as_are_read() {
    let many = 20_000;
    let text = format!("1. Wd4-d1 {}", "(1. Bd4-d1 Gd5-a1)".repeat(many));
    let game = soon("zen", || zen::read(text.as_bytes(), Strictness::Strict));
    let game = game.unwrap_or_else(|error| panic!("{error}")).game;
    assert_eq!(game.plies()[0].variations.len(), many);
    // Later branches don't make earlier ones dearer.
    let two = format!("{text} Gd5-a1 {}", "(1... Gd5-a2)".repeat(2000));
    assert!(soon("zen", || zen::read(two.as_bytes(), Strictness::Strict)).is_ok());

    let branch = "(;P0[RtoB 2 2 D 4];P0[R- D 1])";
    let text = format!("(;GM[22]SU[Zertz]{})", branch.repeat(many));
    let game = soon("sgf", || sgf::read(text.as_bytes(), Strictness::Strict));
    let game = game.unwrap_or_else(|error| panic!("{error}")).game;
    assert_eq!(game.plies()[0].variations.len(), many - 1);

    let lines = vec![r#"["Bd4,d1"]"#; many].join(",");
    let text = format!(
        r#"{{"format":"zertz-game","version":1,"turns":[{{"turn":"Wd4,d1","variations":[{lines}]}},
        {{"turn":"Gd5,a1","variations":[["Gd5,a2"],["Gd5,a3"]]}}]}}"#
    );
    let game = soon("json", || Game::from_json(&text)).unwrap();
    assert_eq!(game.plies()[0].variations.len(), many);
    let lines = vec!["[]"; 100_000].join(",");
    let text = format!(
        r#"{{"format":"zertz-game","version":1,"turns":[{{"turn":"Wd4,d1","variations":[{lines}]}}]}}"#
    );
    let error = soon("json", || Game::from_json(&text)).unwrap_err();
    assert_eq!(
        error.to_string(),
        "turn 1: more than 65536 turns and variations"
    );
}

#[test]
fn deep_nesting() {
    // Every variation has a variation.
    let text = format!("(;GM[22]SU[Zertz]{}", "(;)(;".repeat(30_000));
    let error = sgf_error(&text);
    assert!(error.ends_with("nested more than 40 deep"), "{error}");
    let json = "[".repeat(2_000_000);
    assert!(Game::from_json(&json).is_err());
}
