//! How strong a level is: games against plain UCT with uniformly random games.
//!
//! `cargo bench --bench strength -- --games 100 --level 8 --seconds 1 --playouts 10000 --rings 37
//! --seed 1` plays from the untouched board with changing sides and prints the running score, and
//! at last one line with the share of the points and its 95 % interval. All arguments have
//! defaults: those above, but for one game.

use std::env;
use std::error::Error;
use std::time::Duration;

use rand::SeedableRng;
use rand::rngs::StdRng;
use zertz::board::Board;
use zertz::engine::{Level, Limits, Opponent, Stop};
use zertz::rules::{Outcome, Player, Position, Ruleset};

#[path = "../engine/uct.rs"]
mod uct;

/// Memory of the level in megabytes.
const MEMORY: usize = 64;

/// What is to be played.
struct Contest {
    games: u32,
    level: Level,
    seconds: f64,
    playouts: usize,
    board: Board,
    seed: u64,
}

impl Contest {
    fn read(arguments: impl Iterator<Item = String>) -> Result<Self, Box<dyn Error>> {
        let mut contest = Self {
            games: 1,
            level: Level::BEST,
            seconds: 1.0,
            playouts: 10_000,
            board: Board::Rings37,
            seed: 1,
        };
        // Cargo passes `--bench` to every benchmark.
        let mut arguments = arguments.filter(|argument| argument != "--bench");
        while let Some(name) = arguments.next() {
            let value = arguments
                .next()
                .ok_or_else(|| format!("{name} lacks a value"))?;
            match name.as_str() {
                "--games" => contest.games = value.parse()?,
                "--level" => contest.level = value.parse()?,
                "--seconds" => contest.seconds = value.parse()?,
                "--playouts" => contest.playouts = value.parse()?,
                "--rings" => contest.board = value.parse()?,
                "--seed" => contest.seed = value.parse()?,
                _ => return Err(format!("unknown argument {name}").into()),
            }
        }
        Ok(contest)
    }

    /// The level's points in the game of this number, 0 to 1. It begins every second one.
    fn play(&self, number: u32) -> Result<f64, Box<dyn Error>> {
        let me = Player::ALL[number as usize % 2];
        let seed = self.seed.wrapping_add(u64::from(number));
        let mut rng = StdRng::seed_from_u64(seed);
        let opponent = Opponent::new(self.level, seed, MEMORY);
        let limits = Limits {
            time: Some(Duration::from_secs_f64(self.seconds)),
            ..Limits::default()
        };
        let mut position = Position::start(Ruleset::default().on(self.board));
        while !position.is_over() {
            let turn = if position.to_move() == me {
                let info = opponent.think(position, &limits, &Stop::new(), &mut |_| {});
                info.best().copied()
            } else {
                uct::turn(&position, self.playouts, &mut rng)
            };
            position = position.play(turn.ok_or("no turn was found")?)?;
        }
        let winner = position.outcome().and_then(Outcome::winner);
        Ok(winner.map_or(0.5, |winner| f64::from(u8::from(winner == me))))
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let contest = Contest::read(env::args().skip(1))?;
    let mut points = 0.0;
    for number in 0..contest.games {
        points += contest.play(number)?;
        println!("{points} of {}", number + 1);
    }
    let games = f64::from(contest.games.max(1));
    let share = points / games;
    let half = 1.96 * (share * (1.0 - share) / games).sqrt();
    println!(
        "level {} against UCT with {} random games a turn: {:.1} %, 95 % interval {:.1}–{:.1} %",
        contest.level,
        contest.playouts,
        100.0 * share,
        100.0 * (share - half).max(0.0),
        100.0 * (share + half).min(1.0),
    );
    Ok(())
}
