//! Random positions of all kinds of games, against a plain reading of the rules.

use rand::SeedableRng;
use rand::rngs::StdRng;
use zertz::board::Board;
use zertz::engine::closing::win_at_once;
use zertz::engine::{SolveLimits, Solver, Stop};
use zertz::rules::{CaptureDuty, Claims, Outcome, Position, Preset, Ruleset};

use super::{position, solve};

/// Every fifth position of random games under changing rules, `count` of them.
fn positions(seed: u64, count: usize) -> Vec<Position> {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut positions = Vec::new();
    for game in 0.. {
        let preset = Preset::ALL[game % Preset::ALL.len()];
        let board = match preset {
            Preset::Basic | Preset::Blitz => Board::Rings37,
            Preset::Expanded | Preset::Tournament => Board::ALL[game / 4 % Board::ALL.len()],
        };
        let rules = Ruleset {
            capture_duty: CaptureDuty::Enforced,
            claims: Claims::ALL[game / 2 % 2],
            ..Ruleset::new(preset).on(board)
        };
        let mut position = Position::start(rules);
        for turn in 0.. {
            if turn % 5 == game % 5 && !position.is_over() {
                positions.push(position);
            }
            match position.random_turn(&mut rng) {
                Some(turn) => position.play_unchecked(&turn),
                None => break,
            }
        }
        if positions.len() >= count {
            break;
        }
    }
    positions.truncate(count);
    positions
}

/// Whether the player to move has won after some legal turn.
fn can_win_now(position: &Position) -> bool {
    position.legal_turns().iter().any(|turn| {
        let outcome = position.play(*turn).unwrap().outcome();
        outcome.and_then(Outcome::winner) == Some(position.to_move())
    })
}

/// Whether the player to move wins in two turns, the first of which forces: by trying everything.
fn wins_in_two(position: &Position) -> bool {
    position.legal_turns().iter().any(|turn| {
        let next = position.play(*turn).unwrap();
        let outcome = next.outcome();
        if outcome.is_some() {
            return outcome.and_then(Outcome::winner) == Some(position.to_move());
        }
        next.has_jump()
            && next
                .legal_turns()
                .iter()
                .all(|reply| can_win_now(&next.play(*reply).unwrap()))
    })
}

#[test]
fn wins_at_once_are_those_that_trying_everything_finds() {
    let mut wins = 0;
    for position in positions(1, 1500) {
        let turn = win_at_once(&position);
        assert_eq!(turn.is_some(), can_win_now(&position), "{position}");
        if let Some(turn) = turn {
            let outcome = position.play(turn).unwrap().outcome().unwrap();
            assert_eq!(outcome.winner(), Some(position.to_move()), "{position}");
            wins += 1;
        }
    }
    assert!(wins > 50, "only {wins} wins");
}

#[test]
fn wins_in_two_are_those_that_trying_everything_finds() {
    let mut wins = 0;
    let late = positions(2, 3000)
        .into_iter()
        .filter(|position| position.vacant().len() <= 16);
    for position in late.take(150) {
        let limits = SolveLimits {
            turns: Some(2),
            ..SolveLimits::default()
        };
        let solution = Solver::new(4).solve(&position, &limits, &Stop::new());
        let found = solution.win.is_some_and(|win| win.turns <= 2);
        assert_eq!(found, wins_in_two(&position), "{position}");
        wins += u32::from(found);
    }
    assert!(wins > 5, "only {wins} wins");
}

#[test]
fn no_win_in_a_thousand_random_positions_is_false() {
    let mut solver = Solver::new(16);
    let wins = positions(3, 1000)
        .iter()
        .filter(|position| solve(&mut solver, position, 20_000).is_some())
        .count();
    assert!(wins > 100, "only {wins} wins");
}

#[test]
fn the_same_limits_find_the_same() {
    let limits = SolveLimits {
        nodes: Some(30_000),
        ..SolveLimits::default()
    };
    for position in positions(4, 60) {
        let [one, two] = [(); 2].map(|()| Solver::new(4).solve(&position, &limits, &Stop::new()));
        assert_eq!(one, two, "{position}");
    }
}

#[test]
fn a_set_flag_stops_at_once() {
    let stop = Stop::new();
    stop.stop();
    let start = Position::start(Ruleset::default());
    let solution = Solver::new(4).solve(&start, &SolveLimits::default(), &stop);
    assert_eq!((solution.win, solution.nodes), (None, 0));
}

#[test]
fn r22_filling_the_board_wins() {
    // Two vacant rings, one of them free: fill one, remove the other.
    let position = position("GB/oo///// 6/7/9 0/0/0 0/0/0 1 37");
    let win = solve(&mut Solver::new(4), &position, 10).unwrap();
    assert_eq!((win.turns, win.shortest), (1, true));
}

/// Marbles that nothing can jump, the last one in the pool, and an opponent without a captive.
const LAST_MARBLE: &str = "WooW/ooWoo/oWooGo/GoooooG/1oGooBo/2ooBoo/3BooB 0/0/1 2/4/5 0/0/0 1 37";

#[test]
fn r23_leaving_the_opponent_without_a_marble_wins() {
    let position = position(LAST_MARBLE);
    let win = solve(&mut Solver::new(4), &position, 1_000).unwrap();
    assert_eq!(win.turns, 1);
    let turn = win_at_once(&position).unwrap();
    let outcome = position.play(turn).unwrap().outcome().unwrap();
    assert_eq!(outcome.to_string(), "player 1 wins (no_marble)");
}

#[test]
fn r23_nobody_wins_by_it_in_a_tournament() {
    let rules = Ruleset::new(Preset::Tournament);
    let position = position(LAST_MARBLE).with_conduct(rules);
    assert_eq!(win_at_once(&position), None);
    let limits = SolveLimits {
        turns: Some(1),
        ..SolveLimits::default()
    };
    let solution = Solver::new(4).solve(&position, &limits, &Stop::new());
    assert_eq!(solution.win, None);
    // The same turns end the game there, and nobody has won.
    let ends = position.legal_turns().into_iter().filter_map(|turn| {
        let next = position.play(turn).unwrap();
        next.outcome()
    });
    let ends: Vec<Outcome> = ends.collect();
    assert!(!ends.is_empty() && ends.iter().all(|end| *end == Outcome::NoWinner));
}
