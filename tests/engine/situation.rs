//! What the engine makes of the game before: repetition (R24) and captures on demand (R27).

use zertz::engine::{Analyst, Info, Level, Opponent, Score, Stop, Verdict};
use zertz::record::Game;
use zertz::rules::{CaptureDuty, Position, Preset, Ruleset, Situation};

use super::{WIN_IN_1, WIN_IN_2, nodes, position, turn};

/// The pool is empty; two captures are possible, after which no ring has gone.
const RECURRING: &str = "Wooo/ooooo/oooooo/oooWBoo/1oooooo/2ooooo/3GooG 0/0/0 2/2/4 2/4/5 1 37";

fn analyse(situation: &Situation, lines: usize) -> Info {
    Analyst::new(1).analyse(situation, &nodes(20_000), lines, &Stop::new(), &mut |_| {})
}

#[test]
fn r24_a_third_repetition_is_a_tie() {
    let start = position(RECURRING);
    let captures = start.legal_turns();
    assert_eq!(captures.len(), 2);
    let children: Vec<Position> = captures
        .iter()
        .map(|turn| start.play(*turn).unwrap())
        .collect();
    let fresh = analyse(&start.into(), 2);
    assert!(
        fresh.lines.iter().all(|line| line.score != Score::EVEN),
        "{fresh:?}"
    );

    // Once is not enough, twice is.
    let once = Situation::from(start).with_earlier([&children[0], &children[1]]);
    assert_eq!(analyse(&once, 2).lines, fresh.lines);
    let twice = Situation::from(start).with_earlier([&children[0], &children[0]]);
    let info = analyse(&twice, 2);
    for line in &info.lines {
        let is_tie = line.turns[0] == captures[0];
        assert_eq!(line.score == Score::EVEN, is_tie, "{info:?}");
        assert!(!is_tie || line.turns.len() == 1, "{info:?}");
    }
    let both = children.iter().chain(&children);
    let info = analyse(&Situation::from(start).with_earlier(both), 1);
    assert_eq!(info.score(), Some(Score::EVEN));
}

#[test]
fn r24_what_cannot_come_about_again_is_forgotten() {
    let start = position(WIN_IN_2);
    let next = start.play(start.legal_turns()[0]).unwrap();
    let situation = Situation::from(start).with_earlier([&next, &next]);
    assert_eq!(situation, Situation::from(start));
    // A ring has gone since then.
    let now = position(RECURRING);
    let before = position(&RECURRING.replacen("3GooG", "3GoG", 1));
    assert_ne!(now.rings(), before.rings());
    let situation = Situation::from(now).with_earlier([&before, &before]);
    assert_eq!(situation, Situation::from(now));
}

#[test]
fn r24_the_game_knows_what_stood() {
    let game = Game::from_position(position(RECURRING));
    assert_eq!(game.situation(), Situation::from(position(RECURRING)));
    let mut game = game;
    game.play(game.position().legal_turns()[0]).unwrap();
    let situation = game.situation();
    assert_eq!(situation.position(), game.position());
    assert_eq!(situation.stood(game.start().key()), 1);
    assert_eq!(situation.stood(game.position().key()), 0);
}

/// A game under the rules of tournaments in which turns were played from a position.
fn tournament(text: &str, turns: &str) -> Game {
    let rules = Ruleset::new(Preset::Tournament);
    let mut game = Game::from_position(position(text).with_conduct(rules));
    for text in turns.split("; ") {
        let turn = turn(game.position(), text);
        game.play(turn).unwrap();
    }
    game
}

/// A sacrifice that wins, overlooked by the opponent, who places something far away.
fn refused_sacrifice() -> Game {
    let best = super::analyse(&position(WIN_IN_2), 20_000, 1).lines[0].turns[0];
    let sacrifice = zertz::notation::TurnText::new(&position(WIN_IN_2), &best).to_string();
    let mut game = tournament(WIN_IN_2, &sacrifice);
    assert!(game.position().has_jump());
    // A placement after which the win at once is gone.
    let other = game
        .position()
        .legal_turns()
        .into_iter()
        .find(|turn| {
            let next = game.position().play(*turn).unwrap();
            !turn.is_capture() && !super::analyse(&next, 20_000, 1).score().unwrap().is_win()
        })
        .unwrap();
    game.play(other).unwrap();
    game
}

#[test]
fn r27_what_is_better_demanded_is_demanded() {
    let mut game = refused_sacrifice();
    assert!(game.can_demand());
    let info = analyse(&game.situation(), 1);
    // The opponent has to capture, and then it is won.
    assert_eq!(info.demand.map(Score::verdict), Some(Verdict::Win(1)));
    for level in [Level::THIRD, Level::BEST] {
        let opponent = Opponent::new(level, 1, 1);
        let info = opponent.think(game.situation(), &nodes(20_000), &Stop::new(), &mut |_| {});
        assert!(info.demand.is_some(), "level {level}");
    }
    game.demand().unwrap();
    assert_eq!(game.situation().overlooked(), None);
    let info = analyse(&game.situation(), 1);
    assert_eq!(info.demand, None);
    assert!(game.position().is_legal(info.best().unwrap()));
}

#[test]
fn r27_what_is_better_let_pass_is_let_pass() {
    // Two marbles can jump each other; whoever places overlooks that, and leaves the win at d7.
    let text = WIN_IN_1
        .replace("2 37", "1 37")
        .replace("1ooooo", "1oWBoo")
        .replace("0/6/7", "0/6/6");
    let text = text.replacen("2/2/2", "1/2/2", 1);
    let before = position(&text);
    assert!(before.has_jump(), "{text}");
    let place = before
        .with_conduct(Ruleset::new(Preset::Tournament))
        .legal_turns()
        .into_iter()
        .filter(|turn| !turn.is_capture());
    let mut kept = 0;
    for turn in place.step_by(7) {
        let mut game = Game::from_position(before.with_conduct(Ruleset::new(Preset::Tournament)));
        game.play(turn).unwrap();
        let info = analyse(&game.situation(), 1);
        if info.score() == Some(Score::win_in(1)) {
            // Nothing is better than to win now.
            let better = info.demand.is_none_or(|demand| demand >= Score::win_in(1));
            assert!(better, "{info:?}");
            kept += u32::from(info.demand.is_none());
        }
    }
    assert!(kept > 0);
}

#[test]
fn r27_a_lost_game_is_demanded_back() {
    // The placement that wins overlooks the capture at the other end of the board.
    let text = WIN_IN_1
        .replace("1ooooo", "1oGBoo")
        .replace("0/6/7", "0/5/6");
    let rules = Ruleset::new(Preset::Tournament);
    let before = position(&text).with_conduct(rules);
    assert!(before.has_jump() && before.rules().capture_duty == CaptureDuty::OnDemand);
    let mut game = Game::from_position(before);
    let winning = before.legal_turns().into_iter().find(|turn| {
        let next = before.play(*turn).unwrap();
        !turn.is_capture() && next.is_over()
    });
    game.play(winning.unwrap()).unwrap();
    assert!(game.position().is_over() && game.can_demand());
    let info = analyse(&game.situation(), 1);
    assert!(info.lines.is_empty() && info.demand.is_some(), "{info:?}");
}
