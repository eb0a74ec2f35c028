//! Forced wins from real games and from a checked proof, in the folder that `ZERTZ_CORPUS` names.

use std::path::PathBuf;

use zertz::engine::Solver;

use super::{position, solve};

/// The lines of a file of the corpus; `None`, said aloud, when there is no corpus here.
fn lines(file: &str) -> Option<Vec<String>> {
    let Some(folder) = std::env::var_os("ZERTZ_CORPUS") else {
        eprintln!("skipped: ZERTZ_CORPUS is not set");
        return None;
    };
    let path = PathBuf::from(folder).join(file);
    let text = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    Some(lines.map(str::to_owned).collect())
}

#[test]
fn tactics_are_solved_in_the_turns_they_take() {
    let Some(lines) = lines("tactics.tsv") else {
        return;
    };
    assert_eq!(lines.len(), 115);
    for line in lines {
        let (text, turns) = line.split_once('\t').unwrap();
        let turns: u32 = turns.parse().unwrap();
        // A fraction of a second.
        let win = solve(&mut Solver::new(8), &position(text), 400_000);
        assert_eq!(win.map(|win| win.turns), Some(turns), "{text}");
    }
}

#[test]
fn deep_tactics_are_solved() {
    let Some(lines) = lines("tactics-deep.tsv") else {
        return;
    };
    assert_eq!(lines.len(), 200);
    // Some seconds, for the few that need two walks.
    let unsolved: Vec<&String> = lines
        .iter()
        .filter(|line| solve(&mut Solver::new(32), &position(line), 16_000_000).is_none())
        .collect();
    assert!(unsolved.is_empty(), "{unsolved:#?}");
}
