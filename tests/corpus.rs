//! Facts from a folder of real games and counted positions, which `ZERTZ_CORPUS` names.

// Helpers of tests fail by panicking.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::PathBuf;

use zertz::board::Board;
use zertz::notation::TurnText;
use zertz::rules::{Marbles, Outcome, Player, Position, Ruleset, WinReason, perft, perft_full};

/// A file of the corpus; `None`, said aloud, when there is no corpus here.
fn corpus(file: &str) -> Option<String> {
    let Some(folder) = std::env::var_os("ZERTZ_CORPUS") else {
        eprintln!("skipped: ZERTZ_CORPUS is not set");
        return None;
    };
    let path = PathBuf::from(folder).join(file);
    Some(
        std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display())),
    )
}

#[test]
fn perft_counts_up_to_twenty_million() {
    let Some(table) = corpus("perft.tsv") else {
        return;
    };
    let mut counted = 0;
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let mut fields = line.split('\t');
        let text = fields.next().unwrap();
        let position: Position = text
            .parse()
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(position.to_string(), text);
        for (depth, expected) in (1..).zip(fields) {
            let expected: u64 = expected.parse().unwrap();
            if expected <= 20_000_000 {
                assert_eq!(perft(&position, depth), expected, "{text} depth {depth}");
                counted += 1;
                if expected <= 1_000_000 {
                    assert_eq!(
                        perft_full(&position, depth),
                        expected,
                        "{text} depth {depth}"
                    );
                }
            }
        }
    }
    assert_eq!(counted, 223);
}

#[test]
fn every_recorded_game_replays_to_its_result() {
    let Some(table) = corpus("games.tsv") else {
        return;
    };
    let mut games = 0;
    for line in table.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [
            id,
            rings,
            first,
            winner,
            how,
            captured1,
            captured2,
            turns,
            moves,
        ] = fields[..]
        else {
            panic!("{line}");
        };
        let board: Board = rings.parse().unwrap();
        let first = Player::from_number(first.parse().unwrap()).unwrap();
        let mut position = Position::start(Ruleset::default().on(board)).with_to_move(first);
        let mut count = 0;
        for text in moves.split("; ") {
            let turn = TurnText::read(text, &position)
                .unwrap_or_else(|error| panic!("{id}: {text}: {error}"));
            assert_eq!(TurnText::new(&position, &turn).to_string(), text, "{id}");
            assert!(position.legal_turns().contains(&turn), "{id}: {text}");
            position = position.play(turn).unwrap();
            count += 1;
        }
        assert_eq!(count.to_string(), turns, "{id}");
        let captured = [Player::One, Player::Two].map(|player: Player| {
            let captured: Marbles = position.captured(player);
            captured.to_string()
        });
        assert_eq!(captured, [captured1, captured2], "{id}");
        match (how, position.outcome()) {
            (
                "set",
                Some(Outcome::Win {
                    winner: by,
                    reason: WinReason::Set(_),
                }),
            ) => {
                assert_eq!(by.to_string(), winner, "{id}");
            }
            ("set", other) => panic!("{id}: {other:?}"),
            (_, outcome) => assert_eq!(outcome, None, "{id}"),
        }
        games += 1;
    }
    assert_eq!(games, 5415);
}

/// The positions of a table of forced wins, each with the last column of its row.
fn tactics(table: &str) -> Vec<(Position, &str)> {
    table
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let (text, rest) = line.split_once('\t').unwrap_or((line, ""));
            let position: Position = text
                .parse()
                .unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(position.to_string(), text);
            assert_eq!(position.outcome(), None, "{text}");
            (position, rest)
        })
        .collect()
}

#[test]
fn positions_with_a_forced_win_can_be_played() {
    let (Some(short), Some(deep)) = (corpus("tactics.tsv"), corpus("tactics-deep.tsv")) else {
        return;
    };
    assert_eq!(tactics(&deep).len(), 200);
    let short = tactics(&short);
    assert_eq!(short.len(), 115);
    let mut at_once = 0;
    for (position, turns) in short {
        let mover = position.to_move();
        let wins = position.legal_turns().into_iter().any(|turn| {
            let outcome = position.play(turn).unwrap().outcome();
            outcome.and_then(Outcome::winner) == Some(mover)
        });
        // One own turn is enough exactly when a turn wins at once.
        assert_eq!(wins, turns == "1", "{position}");
        at_once += usize::from(wins);
    }
    assert_eq!(at_once, 12);
}
