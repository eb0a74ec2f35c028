//! What the search finds and how it behaves.

use std::time::{Duration, Instant};

use rand::SeedableRng;
use rand::rngs::StdRng;
use zertz::engine::{Analyst, Limits, Score, Stop, Verdict, evaluate};
use zertz::rules::Position;

use super::{MIDDLE, WIN_IN_1, WIN_IN_2, all_rules, analyse, nodes, position};

#[test]
fn a_forced_win_is_found_and_counted() {
    for (text, turns) in [(WIN_IN_1, 1), (WIN_IN_2, 2)] {
        let info = analyse(&position(text), 20_000, 1);
        assert_eq!(info.score(), Some(Score::win_in(turns)), "{text}");
    }
}

#[test]
fn a_win_that_the_solver_sees_is_never_missed_for_want_of_depth() {
    // Depth 1 alone sees none of it.
    let limits = Limits {
        depth: Some(1),
        ..nodes(50_000)
    };
    let info = Analyst::new(1).analyse(position(WIN_IN_2), &limits, 1, &Stop::new(), &mut |_| {});
    assert_eq!(info.score(), Some(Score::win_in(2)));
}

/// Every line is legal to its end, and ends where its score says.
#[test]
fn lines_can_be_played() {
    for text in [WIN_IN_1, WIN_IN_2, MIDDLE] {
        for line in analyse(&position(text), 40_000, 1).lines {
            let mut end = position(text);
            for turn in &line.turns {
                end = end
                    .play(*turn)
                    .unwrap_or_else(|error| panic!("{text}: {error}"));
            }
            if let Verdict::Win(turns) = line.score.verdict() {
                assert_eq!(line.turns.len(), 2 * usize::from(turns) - 1, "{text}");
                let winner = end.outcome().and_then(zertz::rules::Outcome::winner);
                assert_eq!(winner, Some(position(text).to_move()));
            }
        }
    }
}

#[test]
fn several_lines_begin_differently_and_the_best_leads() {
    let info = analyse(&position(MIDDLE), 60_000, 6);
    assert_eq!(info.lines.len(), 6);
    assert!(
        info.lines
            .windows(2)
            .all(|pair| pair[0].score >= pair[1].score)
    );
    let mut firsts: Vec<_> = info.lines.iter().map(|line| line.turns[0]).collect();
    firsts.dedup();
    assert_eq!(firsts.len(), 6);
    let one = analyse(&position(MIDDLE), 60_000, 1);
    assert_eq!(one.lines.len(), 1);
}

#[test]
fn no_more_lines_than_turns() {
    let text = "1ooo/1ooo/2oWo/W2oooo/1o1oooo/3oGoo/4ooo 2/4/6 0/0/0 2/3/4 1 37";
    let position = position(text);
    let info = analyse(&position, 5_000, 5_000);
    assert!(info.lines.len() as u64 <= position.turn_count());
    let captures = "oGoo/1ooBo/2oooo/2ooGW/3oWoo/4ooo/ 4/6/9 0/0/0 0/0/0 1 37";
    assert_eq!(analyse(&super::position(captures), 5_000, 9).lines.len(), 4);
}

#[test]
fn one_thread_and_a_number_of_positions_repeat_themselves() {
    for text in [MIDDLE, WIN_IN_2] {
        let (first, second) = (
            analyse(&position(text), 30_000, 3),
            analyse(&position(text), 30_000, 3),
        );
        assert_eq!(first.lines, second.lines);
        assert_eq!((first.nodes, first.depth), (second.nodes, second.depth));
    }
}

#[test]
fn several_threads_agree_on_a_forced_win() {
    let limits = Limits {
        threads: 3,
        ..nodes(100_000)
    };
    let analyst = Analyst::new(1);
    let info = analyst.analyse(position(WIN_IN_2), &limits, 1, &Stop::new(), &mut |_| {});
    assert_eq!(info.score(), Some(Score::win_in(2)));
    let info = analyst.analyse(position(MIDDLE), &limits, 1, &Stop::new(), &mut |_| {});
    assert!(position(MIDDLE).is_legal(info.best().unwrap()));
}

#[test]
fn limits_are_kept() {
    let info = analyse(&position(MIDDLE), 10_000, 1);
    // A few hundred positions are looked at between two looks at the limit.
    assert!(info.nodes < 12_000, "{} positions", info.nodes);
    let limits = Limits {
        depth: Some(2),
        ..Limits::default()
    };
    let info = Analyst::new(1).analyse(position(MIDDLE), &limits, 1, &Stop::new(), &mut |_| {});
    assert_eq!(info.depth, 2);
}

#[test]
fn a_set_flag_stops_at_once_and_still_gives_a_turn() {
    let stop = Stop::new();
    stop.stop();
    let start = position(MIDDLE);
    let clock = Instant::now();
    let info = Analyst::new(1).analyse(start, &Limits::default(), 1, &stop, &mut |_| {});
    assert!(start.is_legal(info.best().unwrap()));
    // Far more than it takes, far less than the endless search that was asked for.
    assert!(clock.elapsed() < Duration::from_secs(5));
}

#[test]
fn a_flag_set_while_thinking_stops_the_search() {
    let stop = Stop::new();
    let start = position(MIDDLE);
    let mut reports = 0;
    let info = Analyst::new(1).analyse(start, &Limits::default(), 1, &stop, &mut |_| {
        reports += 1;
        stop.stop();
    });
    assert_eq!(reports, 1);
    assert!(start.is_legal(info.best().unwrap()));
}

#[test]
fn reports_go_deeper_and_deeper() {
    let mut depths = Vec::new();
    let limits = nodes(60_000);
    let stop = Stop::new();
    Analyst::new(1).analyse(position(MIDDLE), &limits, 1, &stop, &mut |info| {
        assert!(info.nodes_per_second() > 0.0);
        depths.push(info.depth);
    });
    assert!(depths.len() > 1);
    assert!(depths.is_sorted());
}

#[test]
fn a_finished_game_has_no_line() {
    let over = position("o/oooo/oooo/ooo/1ooo/2ooo/3oo 0/7/9 4/0/0 2/1/1 2 37");
    assert!(over.is_over());
    assert!(analyse(&over, 1_000, 3).lines.is_empty());
}

/// Random games on all boards under all rules: in every third position the engine's turn is legal.
#[test]
fn turns_are_legal_under_all_rules() {
    let analyst = Analyst::new(1);
    let mut rng = StdRng::seed_from_u64(7);
    let mut asked = 0;
    for rules in all_rules() {
        let mut position = Position::start(rules);
        let mut number = 0;
        while let Some(turn) = position.random_turn(&mut rng) {
            if number % 3 == 0 {
                let limits = nodes(300);
                let info = analyst.analyse(position, &limits, 2, &Stop::new(), &mut |_| {});
                assert!(!info.lines.is_empty(), "{position}");
                for line in &info.lines {
                    if let Err(error) = position.play(line.turns[0]) {
                        panic!("{position}: {error}");
                    }
                }
                asked += 1;
            }
            number += 1;
            position = position.play(turn).unwrap();
        }
    }
    assert!(asked > 200);
}

/// The estimate sees the position with the eyes of the player to move, whatever their number.
#[test]
fn players_are_treated_alike() {
    let one = position(MIDDLE);
    let two = position("3o/oo1oo/1oWoo/1oooooo/1oooooo/2oGooo/3oooo 4/5/8 0/2/2 1/0/0 2 37");
    assert_eq!(evaluate(&one), evaluate(&two));
}

#[test]
fn more_captives_are_never_worse() {
    let behind = position("3o/oo1oo/1oooo/1oooooo/1oooooo/2oGooo/3oooo 5/5/8 1/0/0 0/2/2 1 37");
    let ahead = position("3o/oo1oo/1oooo/1oooooo/1oooooo/2oGooo/3oooo 4/5/8 2/0/0 0/2/2 1 37");
    assert!(evaluate(&ahead) >= evaluate(&behind));
}
