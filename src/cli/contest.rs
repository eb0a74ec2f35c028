//! `zertz match`: two computer players play a number of games.

use std::io::{IsTerminal, Write, stderr, stdout};
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;
use std::sync::Mutex;
use std::time::Duration;

use anyhow::Context;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rayon::prelude::*;

use super::seconds::parse_seconds;
use crate::board::Board;
use crate::engine::{Info, Level, Limits, Opponent, Stop, UnknownLevel};
use crate::record::{Action, Game, Ply};
use crate::rules::{ByPlayer, Player, Position, Preset, Ruleset, Turn};
use crate::store;

#[derive(Debug, Args)]
pub(super) struct Contest {
    /// The first player: level=1 to level=8, or random
    #[arg(long, value_name = "PLAYER")]
    one: Contestant,
    /// The second player: level=1 to level=8, or random
    #[arg(long, value_name = "PLAYER")]
    two: Contestant,
    /// How many games; each opening is played twice, with changed sides
    #[arg(long, value_name = "N", default_value = "100")]
    games: NonZeroU32,
    /// The board: 37, 40, 43, 44, 48 or 61
    #[arg(long, value_name = "RINGS")]
    rings: Option<Board>,
    /// The rules: basic, blitz, expanded or tournament
    #[arg(long, value_name = "NAME", default_value = "basic")]
    preset: Preset,
    /// Chooses the openings and the players' moods
    #[arg(long, value_name = "S", default_value = "1")]
    seed: u64,
    /// Longest time for a turn; most levels think less
    #[arg(long, value_name = "S", default_value = "1", value_parser = parse_seconds)]
    seconds: Duration,
    /// Games played at the same time
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Folder for the games, a file each
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// A computer player on the command line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Contestant {
    Level(Level),
    Random,
}

#[derive(Debug, thiserror::Error)]
enum UnknownContestant {
    #[error("expected level=1 to level=8, or random")]
    Unknown,
    #[error(transparent)]
    Level(#[from] UnknownLevel),
}

impl FromStr for Contestant {
    type Err = UnknownContestant;

    fn from_str(text: &str) -> Result<Self, UnknownContestant> {
        match text.strip_prefix("level=") {
            Some(level) => Ok(Self::Level(level.parse()?)),
            None if text == "random" => Ok(Self::Random),
            None => Err(UnknownContestant::Unknown),
        }
    }
}

impl std::fmt::Display for Contestant {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Level(level) => write!(f, "level {level}"),
            Self::Random => f.write_str("random"),
        }
    }
}

/// Turns drawn by lot at the beginning of a game.
const OPENING: usize = 2;
/// Memory of a computer player in megabytes.
const MEMORY: usize = 16;

pub(super) fn run(args: &Contest) -> anyhow::Result<ExitCode> {
    if let Some(folder) = &args.out {
        std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(usize::from(args.threads))
        .build()
        .context("can't start the threads")?;
    let bar = bar(args.games.get());
    let tally = Mutex::new(Tally::default());
    pool.install(|| {
        (0..args.games.get())
            .into_par_iter()
            .try_for_each(|number| {
                let (winner, game) = play(args, number);
                if let Some(folder) = &args.out {
                    let path = folder.join(format!("game-{:04}.json", number + 1));
                    let text = game.to_json(Some(&store::time_stamp()));
                    store::save(&path, &text).with_context(|| path.display().to_string())?;
                }
                // Nothing panics while it holds the lock.
                if let Ok(mut tally) = tally.lock() {
                    tally.add(winner);
                    bar.set_message(tally.short());
                }
                bar.inc(1);
                anyhow::Ok(())
            })
    })?;
    bar.finish_and_clear();
    let tally = tally.into_inner().unwrap_or_default();
    writeln!(stdout().lock(), "{tally}")?;
    Ok(ExitCode::SUCCESS)
}

fn bar(games: u32) -> ProgressBar {
    if !stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} games, {msg}  {eta} left");
    let bar = ProgressBar::new(u64::from(games));
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// Who of the two contestants won: `One` stands for `--one`.
fn play(args: &Contest, number: u32) -> (Option<Player>, Game) {
    let pair = u64::from(number / 2);
    // In every second game the second contestant is player 1, who begins.
    let swapped = number % 2 == 1;
    let mut rng = StdRng::seed_from_u64(args.seed ^ pair.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut game = Game::new(rules(args));
    for turn in opening(*game.position(), &mut rng) {
        if game.play(turn).is_err() {
            break;
        }
    }
    let contestants = if swapped {
        ByPlayer::new(args.two, args.one)
    } else {
        ByPlayer::new(args.one, args.two)
    };
    game.players = contestants.map(|contestant| contestant.to_string());
    let mood = args.seed.wrapping_add(pair);
    let opponents = contestants.map(|contestant| match contestant {
        Contestant::Level(level) => Some(Opponent::new(level, mood, MEMORY)),
        Contestant::Random => None,
    });
    let limits = Limits {
        time: Some(args.seconds),
        ..Limits::default()
    };
    while game.outcome().is_none() || game.can_demand() {
        let position = *game.position();
        let action = match &opponents[position.to_move()] {
            Some(opponent) => {
                let info = opponent.think(game.situation(), &limits, &Stop::new(), &mut |_| {});
                chosen(&info)
            }
            None => position.random_turn(&mut rng).map(Action::Turn),
        };
        if action.is_none_or(|action| game.push(Ply::of(action)).is_err()) {
            break;
        }
    }
    let winner = game.outcome().and_then(crate::rules::Outcome::winner);
    let winner = winner.map(|winner| if swapped { winner.other() } else { winner });
    (winner, game)
}

/// What a computer player does that has thought so.
fn chosen(info: &Info) -> Option<Action> {
    if info.demand.is_some() {
        return Some(Action::Demand);
    }
    info.best().copied().map(Action::Turn)
}

fn rules(args: &Contest) -> Ruleset {
    let rules = Ruleset::new(args.preset);
    args.rings.map_or(rules, |board| rules.on(board))
}

/// A few turns drawn by lot after which nothing can be captured.
fn opening(start: Position, rng: &mut StdRng) -> Vec<Turn> {
    let mut position = start;
    let mut turns = Vec::new();
    while turns.len() < OPENING {
        let Some(turn) = position.random_turn(rng) else {
            break;
        };
        let Ok(next) = position.play(turn) else {
            break;
        };
        if !next.has_jump() {
            turns.push(turn);
            position = next;
        }
    }
    turns
}

/// Results from the view of `--one`.
#[derive(Debug, Default, Clone, Copy)]
struct Tally {
    wins: u32,
    losses: u32,
    ties: u32,
}

impl Tally {
    const fn add(&mut self, winner: Option<Player>) {
        match winner {
            Some(Player::One) => self.wins += 1,
            Some(Player::Two) => self.losses += 1,
            None => self.ties += 1,
        }
    }

    fn short(self) -> String {
        format!("{}–{}", self.wins, self.losses)
    }

    /// Share of the points in percent, and half the width of its 95 % interval.
    fn share(self) -> (f64, f64) {
        let games = f64::from(self.wins + self.losses + self.ties).max(1.0);
        let share = (f64::from(self.wins) + 0.5 * f64::from(self.ties)) / games;
        let half = 1.96 * (share * (1.0 - share) / games).sqrt();
        (100.0 * share, 100.0 * half)
    }
}

/// `one 63, two 35, ties 2: 64.0 % for one, 95 % interval 54.6–73.4 %`
impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (share, half) = self.share();
        write!(
            f,
            "one {}, two {}, ties {}: {share:.1} % for one, 95 % interval {:.1}–{:.1} %",
            self.wins,
            self.losses,
            self.ties,
            (share - half).max(0.0),
            (share + half).min(100.0)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_line_is_what_scripts_rely_on() {
        let tally = Tally {
            wins: 63,
            losses: 35,
            ties: 2,
        };
        let line = "one 63, two 35, ties 2: 64.0 % for one, 95 % interval 54.6–73.4 %";
        assert_eq!(tally.to_string(), line);
        assert_eq!(
            Tally {
                wins: 4,
                ..Tally::default()
            }
            .to_string(),
            "one 4, two 0, ties 0: 100.0 % for one, 95 % interval 100.0–100.0 %"
        );
    }

    #[test]
    fn openings_are_quiet_and_depend_on_the_seed() {
        let start = Position::start(Ruleset::default());
        let drawn: Vec<Vec<Turn>> = (0..5)
            .map(|seed| opening(start, &mut StdRng::seed_from_u64(seed)))
            .collect();
        assert!(drawn.iter().all(|turns| turns.len() == OPENING));
        assert!(drawn.windows(2).any(|pair| pair[0] != pair[1]));
        assert_eq!(drawn[3], opening(start, &mut StdRng::seed_from_u64(3)));
    }
}
