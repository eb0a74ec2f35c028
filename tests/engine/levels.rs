//! The eight levels.

use rand::SeedableRng;
use rand::rngs::StdRng;
use zertz::board::Board;
use zertz::engine::{Level, Limits, Opponent, Score, Stop};
use zertz::notation::TurnText;
use zertz::rules::{Position, Ruleset};

use super::{MIDDLE, WIN_IN_1, all_rules, nodes, position};

fn all() -> impl Iterator<Item = Level> {
    Level::all()
}

#[test]
fn levels_have_numbers_and_descriptions() {
    let numbers: Vec<u8> = all().map(Level::number).collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8]);
    for level in all() {
        assert_eq!(level.to_string().parse(), Ok(level));
        assert_eq!(Level::new(level.number()), Some(level));
        assert!(level.description().len() > 10);
    }
    for text in ["0", "9", "", "11", "-1", "best", "１"] {
        let error = text.parse::<Level>().unwrap_err();
        assert_eq!(
            error.to_string(),
            format!("there is no level {text}: levels go from 1 to 8")
        );
    }
    assert_eq!((Level::new(0), Level::new(9)), (None, None));
}

#[test]
fn every_level_plays_legally_under_all_rules() {
    let mut rng = StdRng::seed_from_u64(3);
    for rules in all_rules() {
        let mut position = Position::start(rules);
        for number in 0u64.. {
            let Some(turn) = position.random_turn(&mut rng) else {
                break;
            };
            let level = Level::new((number % 8) as u8 + 1).unwrap();
            let opponent = Opponent::new(level, number, 1);
            let info = opponent.think(position, &nodes(200), &Stop::new(), &mut |_| {});
            let best = *info.best().unwrap();
            assert!(position.is_legal(&best), "level {level} in {position}");
            position = position.play(turn).unwrap();
        }
    }
}

#[test]
fn the_same_seed_plays_the_same_turn() {
    let middle = position(MIDDLE);
    for level in all() {
        let think = |seed| {
            let opponent = Opponent::new(level, seed, 1);
            let info = opponent.think(middle, &nodes(5_000), &Stop::new(), &mut |_| {});
            *info.best().unwrap()
        };
        assert_eq!(think(11), think(11), "level {level}");
    }
}

#[test]
fn beginners_vary_with_the_seed() {
    let middle = position(MIDDLE);
    let mut turns = Vec::new();
    for seed in 0..6 {
        let opponent = Opponent::new(Level::FIRST, seed, 1);
        let info = opponent.think(middle, &Limits::default(), &Stop::new(), &mut |_| {});
        turns.push(TurnText::new(&middle, info.best().unwrap()).to_string());
    }
    turns.sort();
    turns.dedup();
    assert!(turns.len() > 1);
}

#[test]
fn strong_levels_win_when_they_can() {
    for level in all().skip(4) {
        let opponent = Opponent::new(level, 5, 1);
        let info = opponent.think(position(WIN_IN_1), &nodes(5_000), &Stop::new(), &mut |_| {});
        assert_eq!(info.score(), Some(Score::win_in(1)), "level {level}");
    }
}

/// Whoever removes another ring first loses by force, so those who know remove a corner.
#[test]
fn those_who_know_begin_with_a_corner() {
    let start = Position::start(Ruleset::default());
    for seed in 0..40 {
        let opponent = Opponent::new(Level::BEST, seed, 1);
        let info = opponent.think(start, &nodes(100), &Stop::new(), &mut |_| {});
        let turn = TurnText::new(&start, info.best().unwrap()).to_string();
        let corner = turn.split(',').nth(1).unwrap();
        assert!(
            ["a1", "a4", "d1", "d7", "g1", "g4"].contains(&corner),
            "{turn}"
        );
    }
    let large = Position::start(Ruleset::default().on(Board::Rings61));
    let info =
        Opponent::new(Level::BEST, 1, 1).think(large, &nodes(100), &Stop::new(), &mut |_| {});
    assert!(large.is_legal(info.best().unwrap()));
}
