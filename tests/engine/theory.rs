//! The second player's win on 37 rings, as a computer player plays it.

use zertz::engine::{Analyst, Level, Limits, Opponent, Score, Stop};
use zertz::notation::TurnText;
use zertz::rules::{Outcome, Player, Position, Ruleset, Turn};

use super::{nodes, turn};
use rand::SeedableRng;
use rand::rngs::StdRng;

/// Level 8 as second player after a first turn that loses; how many turns it needs to win.
fn wins_after(first: &str, limits: &Limits, mut other: impl FnMut(&Position) -> Turn) -> usize {
    let start = Position::start(Ruleset::default());
    let mut position = start.play(turn(&start, first)).unwrap();
    let opponent = Opponent::new(Level::BEST, 1, 16);
    let mut turns = 0;
    // Once the win is known, every turn brings it nearer.
    let mut known: Option<Score> = None;
    while !position.is_over() {
        let played = if position.to_move() == Player::Two {
            turns += 1;
            let info = opponent.think(position, limits, &Stop::new(), &mut |_| {});
            let score = info.score().unwrap();
            assert!(known.is_none_or(|known| score > known), "{position}");
            known = known
                .map(|_| score)
                .or(Some(score).filter(|score| score.is_win()));
            *info.best().unwrap()
        } else {
            other(&position)
        };
        position = position.play(played).unwrap();
    }
    let winner = position.outcome().and_then(Outcome::winner);
    assert_eq!(winner, Some(Player::Two), "{first}: {position}");
    turns
}

fn random(seed: u64) -> impl FnMut(&Position) -> Turn {
    let mut rng = StdRng::seed_from_u64(seed);
    move |position| position.random_turn(&mut rng).unwrap()
}

/// With time enough the whole win is found at once.
#[test]
fn the_win_is_found_and_followed() {
    let turns = wins_after("Bd4,a2", &nodes(60_000_000), random(1));
    assert!(turns <= 13, "{turns}");
}

/// With less it is found on the way.
#[test]
fn the_win_is_found_while_it_is_played() {
    let other = Opponent::new(Level::new(6).unwrap(), 1, 1);
    let turns = wins_after("Wc3,e1", &nodes(8_000_000), |position| {
        let info = other.think(position, &nodes(20_000), &Stop::new(), &mut |_| {});
        *info.best().unwrap()
    });
    assert!(turns <= 15, "{turns}");
}

/// The step that is being looked into leads, and the other lines stand below it.
#[test]
fn analysis_shows_the_way() {
    let start = Position::start(Ruleset::default());
    let next = start.play(turn(&start, "Wd7,c6")).unwrap();
    let analyst = Analyst::new(1);
    let info = analyst.analyse(next, &nodes(600_000), 3, &Stop::new(), &mut |_| {});
    let scores: Vec<Score> = info.lines.iter().map(|line| line.score).collect();
    assert_eq!(scores.len(), 3);
    assert!(
        scores[0] >= Score::units(400) && scores[1] < scores[0],
        "{scores:?}"
    );
    // It forces, and gives one marble.
    let forced = next.play(info.lines[0].turns[0]).unwrap();
    assert!(forced.has_jump());
}

/// After a corner nothing is known that wins, so nobody pretends to.
#[test]
fn sound_first_turns_are_not_called_lost() {
    let start = Position::start(Ruleset::default());
    let first = Opponent::new(Level::BEST, 7, 1)
        .think(start, &nodes(100), &Stop::new(), &mut |_| {})
        .best()
        .copied()
        .unwrap();
    let next = start.play(first).unwrap();
    let info = super::analyse(&next, 50_000, 1);
    let first = TurnText::new(&start, &first);
    assert!(!info.score().unwrap().is_forced(), "{first}");
}
