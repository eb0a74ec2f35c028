//! `zertz analyse` and `zertz match` as scripts see them.

#![cfg(feature = "app")]
// Helpers of tests fail by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use assert_cmd::Command;
use zertz::notation::TurnText;
use zertz::rules::Position;

/// The mover isolates a white marble and has four.
const WIN_IN_1: &str = "/2oo/2oo/ooooooW/1ooooo/2oooBo/3oooo 0/6/7 2/2/2 3/0/0 2 37";
/// Several marbles, nothing forced.
const MIDDLE: &str = "3o/oo1oo/1oWoo/1oooooo/1oooooo/2oGooo/3oooo 4/5/8 1/0/0 0/2/2 1 37";

fn stdout(args: &[&str]) -> String {
    let output = Command::cargo_bin("zertz").unwrap().args(args).output();
    let output = output.unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn failure(args: &[&str]) -> String {
    let output = Command::cargo_bin("zertz").unwrap().args(args).output();
    let output = output.unwrap();
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// Plays turns separated by `; ` from a position.
fn play(position: &str, turns: &str) -> Position {
    let mut position: Position = position.parse().unwrap();
    for text in turns.split("; ") {
        let turn = TurnText::read(text, &position).unwrap();
        position = position.play(turn).unwrap();
    }
    position
}

#[test]
fn analyse_prints_the_final_lines_only_when_piped() {
    let text = stdout(&[
        "analyse",
        "--position",
        MIDDLE,
        "--nodes",
        "30000",
        "--lines",
        "4",
    ]);
    assert!(!text.contains('\x1b'), "{text}");
    let rows: Vec<&str> = text.lines().collect();
    assert_eq!(rows.len(), 5, "{text}");
    for (number, row) in rows[..4].iter().enumerate() {
        // ` 1  +0.35       depth 3  Wd4,d1; …`
        let (place, rest) = row.split_at(2);
        assert_eq!(place.trim(), (number + 1).to_string(), "{row}");
        let (score, rest) = rest.trim_start().split_once(' ').unwrap();
        assert!(score.starts_with(['+', '-']), "{row}");
        score.parse::<f64>().unwrap();
        let rest = rest.trim_start().strip_prefix("depth ").unwrap();
        let (depth, turns) = rest.split_once("  ").unwrap();
        depth.parse::<u32>().unwrap();
        play(MIDDLE, turns);
    }
    let words: Vec<&str> = rows[4].split_whitespace().collect();
    assert_eq!(
        [words[1], words[2], words[4], words[6], words[7]],
        ["positions", "in", "s,", "a", "second"],
        "{text}"
    );
}

#[test]
fn analyse_says_a_win_and_how() {
    let text = stdout(&["analyse", "--position", WIN_IN_1, "--lines", "1"]);
    let row = text.lines().next().unwrap();
    assert!(row.starts_with(" 1  win in 1    depth 0  "), "{row}");
    let turn = row.rsplit("  ").next().unwrap();
    assert!(turn.ends_with(",d6 x Wd7"), "{row}");
    assert!(play(WIN_IN_1, turn).is_over());
}

#[test]
fn analyse_gives_json() {
    let limits = ["--nodes", "20000", "--lines", "2", "--json"];
    let text = stdout(&[&["analyse", "--position", MIDDLE][..], &limits].concat());
    let json: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(json["position"], MIDDLE);
    assert!(json["nodes"].as_u64().unwrap() > 0 && json["depth"].as_u64().unwrap() > 0);
    assert_eq!(json["lines"].as_array().unwrap().len(), 2);
    let best = &json["lines"][0];
    assert!(best["score"]["units"].is_f64(), "{text}");
    assert!((0.0..=1.0).contains(&best["chance"].as_f64().unwrap()));
    play(MIDDLE, best["turns"][0].as_str().unwrap());
    let won = stdout(&["analyse", "--position", WIN_IN_1, "--lines", "1", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&won).unwrap();
    assert_eq!(json["lines"][0]["score"]["win_in"], 1);
}

#[test]
fn analyse_keeps_to_the_depth() {
    let text = stdout(&[
        "analyse",
        "--position",
        MIDDLE,
        "--depth",
        "2",
        "--lines",
        "1",
    ]);
    assert!(text.contains("  depth 2  "), "{text}");
}

#[test]
fn analyse_knows_the_first_turns_that_lose() {
    let text = stdout(&["analyse", "--nodes", "20000", "--lines", "9"]);
    for row in text.lines().take(9) {
        let first = row.rsplit("  ").next().unwrap().split("; ").next().unwrap();
        let gone = first.split_once(',').unwrap().1;
        assert!(
            ["a1", "a4", "d1", "d7", "g1", "g4"].contains(&gone),
            "{row}"
        );
    }
}

#[test]
fn analyse_refuses_a_finished_game() {
    let over = "o/oooo/oooo/ooo/1ooo/2ooo/3oo 0/7/9 4/0/0 2/1/1 2 37";
    let error = failure(&["analyse", "--position", over]);
    assert!(
        error.contains("the game is over: player 1 wins (set)"),
        "{error}"
    );
}

/// Reads a result line and checks it against itself.
fn result(text: &str) -> [u32; 3] {
    // `one 63, two 35, ties 2: 64.0 % for one, 95 % interval 54.6–73.4 %`
    let line = text.lines().last().unwrap();
    let (counts, shares) = line.split_once(": ").unwrap();
    let counts: Vec<u32> = ["one ", "two ", "ties "]
        .iter()
        .zip(counts.split(", "))
        .map(|(name, part)| part.strip_prefix(name).unwrap().parse().unwrap())
        .collect();
    let games = f64::from(counts.iter().sum::<u32>());
    let share = 100.0 * (f64::from(counts[0]) + 0.5 * f64::from(counts[2])) / games;
    let (one, interval) = shares.split_once(" % for one, 95 % interval ").unwrap();
    assert_eq!(one, format!("{share:.1}"));
    let (low, high) = interval
        .strip_suffix(" %")
        .unwrap()
        .split_once('–')
        .unwrap();
    let [low, high]: [f64; 2] = [low, high].map(|bound| bound.parse().unwrap());
    assert!(low <= share + 0.05 && share <= high + 0.05, "{line}");
    [counts[0], counts[1], counts[2]]
}

#[test]
fn match_counts_the_games_and_writes_them() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("games");
    let out = out.to_str().unwrap();
    let players = [
        "match", "--one", "level=2", "--two", "random", "--games", "6",
    ];
    let text = stdout(&[&players[..], &["--seed", "3", "--out", out]].concat());
    assert_eq!(text.lines().count(), 1, "{text}");
    assert_eq!(result(&text).iter().sum::<u32>(), 6);
    // Nothing depends on the clock or on the order in which games end.
    assert_eq!(
        text,
        stdout(&[&players[..], &["--seed", "3", "--threads", "2"]].concat())
    );

    let checked = stdout(&["check", out]);
    assert!(checked.contains('6'), "{checked}");
    let mut won = 0;
    for number in 1..=6 {
        let text = std::fs::read_to_string(format!("{out}/game-{number:04}.json")).unwrap();
        let game = zertz::record::Game::from_json(&text).unwrap();
        let winner = game.outcome().unwrap().winner();
        won += u32::from(winner.is_some_and(|winner| game.players[winner] == "level 2"));
        let names = [zertz::rules::Player::One, zertz::rules::Player::Two];
        let names = names.map(|player| game.players[player].as_str());
        assert!(names.contains(&"random"), "{names:?}");
    }
    assert_eq!(won, result(&text)[0]);
}

/// Random play overlooks captures, and the level demands them back.
#[test]
fn match_is_played_under_tournament_rules() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let players = [
        "match", "--one", "level=3", "--two", "random", "--games", "4",
    ];
    let text = stdout(&[&players[..], &["--preset", "tournament", "--out", out]].concat());
    assert_eq!(result(&text).iter().sum::<u32>(), 4);
    let games = (1..=4).map(|number| {
        let text = std::fs::read_to_string(format!("{out}/game-{number:04}.json")).unwrap();
        zertz::record::Game::from_json(&text).unwrap()
    });
    let demands = games.map(|game| {
        let plies = game.plies().iter();
        plies
            .filter(|ply| ply.action == zertz::record::Action::Demand)
            .count()
    });
    assert!(demands.sum::<usize>() > 0);
}

#[test]
fn match_names_what_it_does_not_understand() {
    for player in ["level=9", "level=", "best"] {
        let args = ["match", "--one", player, "--two", "random"];
        let output = Command::cargo_bin("zertz")
            .unwrap()
            .args(args)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2));
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.contains("level"), "{error}");
    }
}
