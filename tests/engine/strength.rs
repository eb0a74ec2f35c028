//! Games against players that anybody can beat, and that must be beaten.

use rand::SeedableRng;
use rand::rngs::StdRng;
use zertz::engine::{Level, Limits, Opponent, Stop};
use zertz::rules::{Player, Position, Ruleset, Turn};

use super::{nodes, uct};

/// Points of a player in so many games against another one, with changing sides.
fn points(
    games: usize,
    mut mine: impl FnMut(&Position) -> Turn,
    mut other: impl FnMut(&Position) -> Turn,
) -> f64 {
    let mut points = 0.0;
    for game in 0..games {
        let me = Player::ALL[game % 2];
        let mut position = Position::start(Ruleset::default());
        while !position.is_over() {
            let turn = if position.to_move() == me {
                mine(&position)
            } else {
                other(&position)
            };
            position = position.play(turn).unwrap();
        }
        points += match position.outcome().and_then(zertz::rules::Outcome::winner) {
            Some(winner) if winner == me => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        };
    }
    points
}

fn player(level: u8, limits: Limits) -> impl FnMut(&Position) -> Turn {
    let opponent = Opponent::new(Level::new(level).unwrap(), 1, 4);
    move |position| {
        let info = opponent.think(position, &limits, &Stop::new(), &mut |_| {});
        *info.best().unwrap()
    }
}

fn random(seed: u64) -> impl FnMut(&Position) -> Turn {
    let mut rng = StdRng::seed_from_u64(seed);
    move |position| position.random_turn(&mut rng).unwrap()
}

#[test]
fn the_best_level_beats_random_play_every_time() {
    let points = points(12, player(8, nodes(5_000)), random(1));
    assert!((points - 12.0).abs() < 0.1, "{points} of 12");
}

#[test]
fn a_beginner_beats_random_play() {
    let points = points(40, player(1, Limits::default()), random(2));
    assert!(points >= 26.0, "{points} of 40");
}

#[test]
fn a_little_thought_beats_a_little_uct() {
    let mut rng = StdRng::seed_from_u64(4);
    let points = points(8, player(7, nodes(20_000)), move |position| {
        uct::turn(position, 500, &mut rng).unwrap()
    });
    assert!(points >= 6.0, "{points} of 8");
}
