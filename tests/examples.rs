//! Every example shows what it promises.

// Helpers of tests fail by panicking.
#![allow(clippy::unwrap_used, clippy::panic)]

use zertz::engine::{SolveLimits, Stop, solve};
use zertz::examples::{EXAMPLES, Example};
use zertz::record::{Action, Game};
use zertz::rules::{Outcome, Player, TieReason, Turn, WinReason};

fn game(name: &str) -> Game {
    Example::named(name).unwrap().game().unwrap()
}

/// For every placement the number of rings it isolates.
fn isolated(game: &Game) -> Vec<usize> {
    let sizes = game.plies().iter().enumerate().map(|(number, ply)| {
        let position = game.position_after(number).unwrap();
        match ply.action {
            Action::Turn(Turn::Place { ring, remove, .. }) => {
                position.isolated_by(ring, remove).all().len()
            }
            _ => 0,
        }
    });
    sizes.collect()
}

#[test]
fn all_read_and_write_back() {
    assert!(EXAMPLES.len() >= 6);
    for example in EXAMPLES {
        let game = example
            .game()
            .unwrap_or_else(|e| panic!("{}: {e}", example.name));
        assert_eq!(Game::from_json(&game.to_json(None)).unwrap(), game);
        assert!(!example.title.is_empty());
    }
}

#[test]
fn the_sacrifice_gives_twice_and_wins_by_white() {
    let game = game("sacrifice");
    for gift in [16, 18] {
        let after = game.position_after(gift).unwrap();
        assert_eq!(after.to_move(), Player::One);
        assert!(after.legal_turns().iter().all(Turn::is_capture));
    }
    assert_eq!(game.position().captured(Player::Two).to_string(), "4/0/0");
}

#[test]
fn the_isolation_claims_five_marbles_and_wins() {
    let game = game("isolation");
    assert_eq!(isolated(&game).last(), Some(&5));
    assert_eq!(game.position().captured(Player::One).to_string(), "3/3/3");
}

#[test]
fn the_chain_has_seven_jumps() {
    let game = game("chain");
    let Some(Turn::Capture(capture)) = game.last().unwrap().turn() else {
        panic!("the last turn is no capture");
    };
    assert_eq!(capture.len(), 7);
}

#[test]
fn the_pool_is_empty_for_the_last_eleven_turns() {
    let game = game("empty-pool");
    let first = (0..game.len()).find(|&n| game.position_after(n).unwrap().pool().is_empty());
    assert_eq!((first, game.len()), (Some(34), 45));
}

#[test]
fn the_full_board_is_full() {
    let game = game("full-board");
    assert!(game.position().rings().is_empty());
    assert_eq!(isolated(&game).last(), Some(&9));
}

#[test]
fn the_repetition_is_a_tie() {
    assert_eq!(
        game("repetition").outcome(),
        Some(Outcome::Tie(TieReason::Repetition))
    );
}

#[test]
fn the_tournament_game_has_a_demand() {
    let game = game("tournament");
    assert_eq!(game.rules().board.ring_count(), 61);
    let demands = game
        .plies()
        .iter()
        .filter(|ply| ply.action == Action::Demand);
    assert_eq!(demands.count(), 1);
    assert!(matches!(
        game.outcome(),
        Some(Outcome::Win {
            winner: Player::Two,
            reason: WinReason::Set(_)
        })
    ));
}

#[test]
fn the_puzzle_and_the_study_are_won_in_as_many_turns_as_they_say() {
    for (name, turns) in [("puzzle", 3), ("study", 4)] {
        let win = solve(game(name).position(), &SolveLimits::default(), &Stop::new())
            .win
            .unwrap();
        assert_eq!((win.turns, win.shortest), (turns, true), "{name}");
    }
}
