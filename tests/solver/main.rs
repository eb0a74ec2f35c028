//! The solver: forced wins that are wins by the rules, and proofs that hold.

// Helpers of tests fail by panicking.
#![allow(clippy::unwrap_used, clippy::panic)]

mod certificate;
mod corpus;
mod random;
mod theory;

use zertz::engine::{Checked, SolveLimits, Solver, Stop, Win, check};
use zertz::rules::Position;

/// A forced win found by looking at so many positions at most. Whatever is found is checked.
fn solve(solver: &mut Solver, position: &Position, nodes: u64) -> Option<Win> {
    let limits = SolveLimits {
        nodes: Some(nodes),
        ..SolveLimits::default()
    };
    let solution = solver.solve(position, &limits, &Stop::new());
    assert!(solution.nodes <= nodes);
    let win = solution.win?;
    let checked: Checked =
        check(&win.proof).unwrap_or_else(|fault| panic!("false win in {position}: {fault}"));
    assert_eq!(checked.turns, win.turns, "{position}");
    let line = win.line();
    assert_eq!(line.len() as u32, 2 * win.turns - 1, "{position}");
    Some(win)
}

/// The position of a line.
fn position(text: &str) -> Position {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}
