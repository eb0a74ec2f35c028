//! Random games with every kind of remark.

use std::time::Duration;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use zertz::board::Board;
use zertz::record::{Action, Game, Ply};
use zertz::rules::{
    CaptureDuty, Claims, MarbleSet, Outcome, Player, Position, Preset, Ruleset, WinReason,
};

/// Texts that formats find hard.
const TEXTS: [&str; 12] = [
    "plain",
    "a ] b [ c",
    "back \\ slash \\",
    "{braces} and (parentheses)",
    "\"quoted\"",
    " blanks around ",
    "two\nlines",
    "&#125; & &#x; &",
    "[%emt 0:00:01] [%clk 1]",
    "Zoë ◆ выиграл",
    ":;:",
    "1-0 * (;P0[Done])",
];

/// What a random game may hold.
#[derive(Clone, Copy)]
pub struct Limits {
    pub boards: &'static [Board],
    pub sets: &'static [MarbleSet],
    pub demands: bool,
    pub declines: bool,
    pub agreement: bool,
}

pub fn text(rng: &mut SmallRng) -> String {
    TEXTS[rng.random_range(0..TEXTS.len())].to_owned()
}

pub fn game(seed: u64, limits: Limits) -> Game {
    let mut rng = SmallRng::seed_from_u64(seed);
    let rng = &mut rng;
    let mut game = Game::from_position(start(rng, limits));
    for player in Player::ALL {
        if rng.random_bool(0.8) {
            game.players[player] = text(rng);
        }
    }
    for name in [
        "Comment",
        "Date",
        "Event",
        "GS",
        "Time1",
        "Ranking2",
        "ResultText",
    ] {
        if rng.random_bool(0.4) {
            game.set_tag(name, &text(rng));
        }
    }
    let length = rng.random_range(0..50);
    play(&mut game, rng, limits, length, 0);
    if game.outcome().is_none() {
        match rng.random_range(0..4) {
            0 => game.resign(Player::One).unwrap(),
            1 => game.lose_on_time(Player::Two).unwrap(),
            2 if limits.agreement => game.agree_tie().unwrap(),
            _ => {}
        }
    }
    game
}

fn start(rng: &mut SmallRng, limits: Limits) -> Position {
    let board = limits.boards[rng.random_range(0..limits.boards.len())];
    let preset = if board == Board::Rings37 {
        Preset::Basic
    } else {
        Preset::Expanded
    };
    let mut rules = Ruleset::new(preset).on(board);
    rules.set = limits.sets[rng.random_range(0..limits.sets.len())];
    if rules.set == MarbleSet::Blitz {
        rules.preset = Preset::Blitz;
    }
    if rng.random_bool(0.4) {
        rules.preset = Preset::ALL[rng.random_range(0..4)];
        rules.claims = Claims::ALL[rng.random_range(0..2)];
        rules.touch_move = rng.random_bool(0.5);
        rules.capture_duty = CaptureDuty::ALL[rng.random_range(0..2)];
    }
    let mut start = Position::start(rules);
    // Some games start in the middle of another one.
    if rng.random_bool(0.3) {
        for _ in 0..rng.random_range(0..20) {
            let Some(turn) = start.random_turn(rng) else {
                break;
            };
            let next = start.play(turn).unwrap();
            if next.is_over() {
                break;
            }
            start = next;
        }
    }
    if rng.random_bool(0.5) {
        start = start.with_to_move(Player::Two);
    }
    start
}

/// Plays on by up to `length` actions.
fn play(game: &mut Game, rng: &mut SmallRng, limits: Limits, length: usize, depth: usize) {
    for played in 0..length {
        if game.outcome().is_some() {
            break;
        }
        if limits.demands && game.can_demand() && rng.random_bool(0.5) {
            game.demand().unwrap();
            continue;
        }
        let mut ply = Ply::new(turn(game.position(), rng, limits));
        if rng.random_bool(0.2) {
            ply.comment = text(rng);
        }
        if rng.random_bool(0.3) {
            ply.thought = Some(Duration::from_millis(rng.random_range(0..10_000_000)));
        }
        // Variations of a variation's first turn stand beside it.
        if depth < 3 && (depth == 0 || played > 0) && rng.random_bool(0.1) {
            for _ in 0..rng.random_range(1..3) {
                let mut branch = Game::from_position(*game.position());
                let length = rng.random_range(1..6);
                let limits = Limits {
                    demands: false,
                    ..limits
                };
                play(&mut branch, rng, limits, length, depth + 1);
                ply.variations.push(branch.plies().to_vec());
            }
        }
        game.push(ply).unwrap();
    }
}

fn turn(position: &Position, rng: &mut SmallRng, limits: Limits) -> zertz::rules::Turn {
    loop {
        let turn = position.random_turn(rng).unwrap();
        let declines =
            matches!(turn, zertz::rules::Turn::Place { declined, .. } if !declined.is_empty());
        if limits.declines || !declines {
            return turn;
        }
    }
}

/// The game as it stands after its demands, with one action for each turn.
pub fn standing(game: &Game) -> Game {
    let mut standing = Game::from_position(*game.start());
    standing.players = game.players.clone();
    standing.tags.clone_from(&game.tags);
    for ply in game.plies() {
        match ply.action {
            Action::Turn(_) => standing.push(ply.clone()).unwrap(),
            Action::Demand => {
                standing.undo();
            }
        }
    }
    // What was undone is no part of the game.
    let mut fresh = standing.up_to(standing.len());
    match game.verdict() {
        Some(Outcome::Win {
            winner,
            reason: WinReason::Time,
        }) => {
            fresh.lose_on_time(winner.other()).unwrap();
        }
        Some(Outcome::Win { winner, .. }) => fresh.resign(winner.other()).unwrap(),
        Some(_) => fresh.agree_tie().unwrap(),
        None => {}
    }
    fresh
}
