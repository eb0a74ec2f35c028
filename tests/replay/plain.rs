//! The same at the prompt of `--plain`.

use std::path::Path;

use assert_cmd::Command;

use crate::{archive, folder};

/// Exit status, standard output and standard error.
fn run(folder: &Path, args: &[&str], typed: &str) -> (i32, String, String) {
    let mut command = Command::cargo_bin("zertz").unwrap();
    let command = command.current_dir(folder).env("HOME", folder).args(args);
    let output = command.write_stdin(typed).output().unwrap();
    (
        output.status.code().unwrap(),
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
    )
}

#[test]
fn next_and_previous_go_through_a_folder() {
    let folder = folder(&[
        ("sgf/edit.sgf", "games/a.sgf"),
        ("sgf/clean.sgf", "games/b.sgf"),
        ("sgf/half_turn.sgf", "games/c.sgf"),
    ]);
    let typed = "next\nwarnings\nnext\nprevious\nquit\n";
    let (code, out, err) = run(folder.path(), &["--plain", "games"], typed);
    assert_eq!(code, 0);
    assert!(
        err.starts_with("zertz: Skipped games/a.sgf: line 10, node 4"),
        "{err}"
    );
    let odd = "\nline 10, node 4: the last turn is not complete";
    for said in [
        "Ann wins: Bob resigns",
        "games/c.sgf: 1 turn loaded\nRecord 3 of 3\n",
        "This is the last of 3 records\n",
        "games/b.sgf: 3 turns loaded\nRecord 2 of 3\n",
    ] {
        assert!(out.contains(said), "no {said:?} in\n{out}");
    }
    assert_eq!(out.matches(odd).count(), 2, "{out}");
}

#[test]
fn a_file_counts_what_lies_beside_it() {
    let folder = folder(&[("sgf/clean.sgf", "a.sgf"), ("json/illegal.json", "b.json")]);
    let (code, out, _) = run(folder.path(), &["--plain", "a.sgf"], "next\nsave\nquit\n");
    assert_eq!(code, 0);
    assert!(out.contains("Skipped b.json: turn 3: Bb2,a2"), "{out}");
    assert!(out.contains("This is the last of 2 records"), "{out}");
    assert!(out.contains("Saved as a.sgf"), "{out}");
}

#[test]
fn an_archive_without_a_record_is_an_error() {
    let folder = folder(&[]);
    archive(folder.path(), &[("sgf/edit.sgf", "a.sgf")]);
    let (code, out, err) = run(folder.path(), &["--plain", "games.zip"], "quit\n");
    assert_eq!((code, out.as_str()), (1, ""));
    assert!(
        err.contains("games.zip: None of its records can be read"),
        "{err}"
    );
    let (code, _, err) = run(folder.path(), &["--plain", "none.zip"], "");
    assert_eq!(code, 1);
    assert!(err.contains("none.zip: No such file"), "{err}");
}

#[test]
fn an_example_is_saved_nowhere_by_itself() {
    let folder = folder(&[]);
    let (code, out, _) = run(
        folder.path(),
        &["--plain", "sacrifice"],
        "save\nnext\nquit\n",
    );
    assert_eq!(code, 0);
    assert!(!folder.path().join("sacrifice").exists());
    assert!(!out.contains("Saved"), "{out}");
    assert!(
        out.contains("This game is not one of a list of records"),
        "{out}"
    );
}
