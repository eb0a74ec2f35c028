//! Looking back at a game.

use zertz::engine::{Analyst, Score, Stop, review};
use zertz::rules::{Position, Turn};

use super::{WIN_IN_1, WIN_IN_2, nodes, position, turn};

fn game(start: &str, turns: &[&str]) -> Vec<(Position, Turn)> {
    let mut position = position(start);
    let mut steps = Vec::new();
    for text in turns {
        let turn = turn(&position, text);
        steps.push((position, turn));
        position = position.play(turn).unwrap();
    }
    steps
}

#[test]
fn the_winning_turn_costs_nothing() {
    let steps = game(WIN_IN_1, &["Bb3,d6 x Wd7"]);
    let mut told = Vec::new();
    let reviewed = review(
        &Analyst::new(1),
        &steps,
        &nodes(5_000),
        &Stop::new(),
        &mut |number, _| {
            told.push(number);
        },
    );
    assert_eq!(told, [0]);
    assert_eq!(reviewed[0].played, Score::win_in(1));
    assert_eq!(reviewed[0].line.len(), 1);
    assert_eq!(reviewed[0].best, reviewed[0].played);
    assert!(!reviewed[0].is_turning_point());
}

#[test]
fn a_missed_win_is_a_turning_point_and_is_shown() {
    let start = position(WIN_IN_2);
    // Any turn that neither wins nor forces.
    let quiet = start
        .legal_turns()
        .into_iter()
        .find(|turn| {
            let next = start.play(*turn).unwrap();
            !next.has_jump() && !super::analyse(&next, 5_000, 1).score().unwrap().is_loss()
        })
        .expect("a turn that lets the win go");
    let steps = [(start, quiet)];
    let reviewed = review(
        &Analyst::new(1),
        &steps,
        &nodes(20_000),
        &Stop::new(),
        &mut |_, _| {},
    );
    assert_eq!(reviewed[0].best, Score::win_in(2));
    assert!(reviewed[0].missed_win() && reviewed[0].is_turning_point());
    assert_ne!(reviewed[0].line[0], quiet);
    assert!(reviewed[0].cost() > 0.0);
}

#[test]
fn a_stopped_review_keeps_what_is_done() {
    let start = position(WIN_IN_2);
    let best = super::analyse(&start, 20_000, 1).lines[0].turns.clone();
    let mut steps = Vec::new();
    let mut at = start;
    for turn in best {
        steps.push((at, turn));
        at = at.play(turn).unwrap();
    }
    let stop = Stop::new();
    let reviewed = review(
        &Analyst::new(1),
        &steps,
        &nodes(20_000),
        &stop,
        &mut |_, _| stop.stop(),
    );
    assert_eq!(reviewed.len(), 1);
    assert_eq!(reviewed[0].turn, steps.last().unwrap().1);
    let whole = review(
        &Analyst::new(1),
        &steps,
        &nodes(20_000),
        &Stop::new(),
        &mut |_, _| {},
    );
    let scores: Vec<Score> = whole.iter().map(|turn| turn.played).collect();
    assert_eq!(
        scores,
        [Score::win_in(2), Score::loss_in(1), Score::win_in(1)]
    );
}
