//! `zertz solve` and `zertz verify` as a user meets them.

// Helpers of tests fail by panicking.
#![allow(clippy::unwrap_used)]

use std::process::Output;

const SACRIFICE: &str = "1ooo/ooooo/1oooo/2oooG/4oo/4oo/4oW 1/1/5 2/2/1 2/4/4 1 37";

fn zertz(arguments: &[&str]) -> Output {
    assert_cmd::Command::cargo_bin("zertz")
        .unwrap()
        .args(arguments)
        .output()
        .unwrap()
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[test]
fn a_win_is_printed_with_its_line() {
    let output = zertz(&["solve", "--position", SACRIFICE]);
    let text = stdout(&output);
    assert!(output.status.success());
    assert_eq!(text, "win in 2 turns: Bc5,f3; x d6Bb4; Wg2,f4 x Wg2Wg3\n");
    let one = "/2oo/2oo/ooooooW/1ooooo/2oooBo/3oooo 0/6/7 2/2/2 3/0/0 2 37";
    let text = stdout(&zertz(&["solve", "--position", one]));
    assert!(text.starts_with("win in 1 turn: "), "{text}");
}

#[test]
fn no_win_is_no_failure_unless_one_is_to_be_proved() {
    let output = zertz(&["solve", "--nodes", "1000"]);
    assert!(output.status.success());
    assert_eq!(
        stdout(&output),
        "no forced win found: every forcing turn was tried\n"
    );
    let output = zertz(&["solve", "--prove", "--nodes", "1000"]);
    assert_eq!(output.status.code(), Some(1));
    // Not everything was tried, and nothing says how long that took.
    let args = [
        "solve", "--rings", "37", "--nodes", "1000", "--first", "Bd4,a2",
    ];
    let text = stdout(&zertz(&args));
    let seconds = text
        .strip_prefix("Bd4,a2: no forced win found in ")
        .unwrap();
    let seconds = seconds.strip_suffix(" s\n").unwrap();
    assert!(seconds.parse::<f64>().is_ok(), "{text}");
}

#[test]
fn a_long_win_says_that_it_may_not_be_the_shortest() {
    let walk = "oo1o/1oooo/oooooo/1oooWoo/2oooo/2oooo/3ooo 1/8/8 2/0/2 2/0/0 1 37";
    let text = stdout(&zertz(&["solve", "--position", walk, "--nodes", "4000000"]));
    let rows: Vec<&str> = text.lines().collect();
    assert!(rows[0].starts_with("win in "), "{text}");
    assert_eq!(rows[1..], ["a shorter win is not ruled out"], "{text}");
}

#[test]
fn json_holds_the_whole_tree() {
    let output = zertz(&["solve", "--json", "--position", SACRIFICE]);
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(json["position"], SACRIFICE);
    assert_eq!((&json["win"], &json["turns"]), (&true.into(), &2.into()));
    assert_eq!(json["tree"]["turn"], json["line"][0]);
    let reply = &json["tree"]["replies"][0];
    assert_eq!(reply["turn"], json["line"][1]);
    assert_eq!(reply["then"]["turn"], json["line"][2]);
    assert_eq!(reply["then"]["replies"].as_array().unwrap().len(), 0);
}

#[test]
fn a_certificate_is_verified_and_a_tampered_one_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("win.txt");
    let file = path.to_str().unwrap();
    let output = zertz(&["solve", "--position", SACRIFICE, "--certificate", file]);
    assert!(output.status.success());
    let output = zertz(&["verify", file]);
    assert_eq!(
        stdout(&output),
        format!(
            "{file}: proved, 2 positions, 1 replies, 1 winning turns, at most 2 own turns\n\
             player 1 wins: {SACRIFICE}\n"
        )
    );
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, text.lines().next().unwrap()).unwrap();
    let output = zertz(&["verify", file]);
    assert_eq!(output.status.code(), Some(1));
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("no turn is given for "), "{error}");
}

#[test]
fn illegal_first_turns_are_refused() {
    let output = zertz(&["solve", "--first", "Wd4,d4"]);
    assert_eq!(output.status.code(), Some(1));
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("Wd4,d4"), "{error}");
}
