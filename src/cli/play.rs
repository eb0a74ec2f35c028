//! `zertz` without a subcommand: a game.

use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;

use anyhow::{Context, bail};
use clap::Args;
use rand::seq::IndexedRandom;
use ratatui::layout::Rect;

use super::start::Start;
use super::words::one_of;
use super::{First, Flags, Source};
use crate::clock;
use crate::engine::Level;
use crate::library::Collection;
use crate::record::Game;
use crate::rules::{ByPlayer, Player};
use crate::settings::Settings;
use crate::store::{self, StoreError};
use crate::tui::message::Opening;
use crate::tui::model::preferences::Preferences;
use crate::tui::model::seat::Seat;
use crate::tui::model::{FileState, Model, Notice, Weight};

/// How a game is played.
#[derive(Debug, Args, Clone)]
pub struct Play {
    #[command(flatten)]
    source: Source,
    /// Who begins
    #[arg(long, value_name = "WHO", value_parser = one_of::<First>(["1", "2", "random"]))]
    first: Option<First>,
    /// Names of player 1 and player 2, with a comma between
    #[arg(long, value_name = "A,B")]
    names: Option<String>,
    /// Go on where the last game was left, whatever ended the program
    #[arg(long)]
    resume: bool,
    /// Play through a line prompt: for screen readers, simple terminals and scripts
    #[arg(long)]
    plain: bool,
    /// Which player is the computer
    #[arg(long, value_name = "WHO", value_parser = one_of::<Computers>(["1", "2", "both"]))]
    computer: Option<Computers>,
    /// How strong the computer plays: 1 (a first game) to 8 (all it has)
    #[arg(long, value_name = "LEVEL", requires = "computer", default_value_t = Level::THIRD)]
    level: Level,
    #[command(flatten)]
    flags: Flags,
}

/// Which players the computer plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Computers {
    One(Player),
    Both,
}

impl FromStr for Computers {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "1" => Ok(Self::One(Player::One)),
            "2" => Ok(Self::One(Player::Two)),
            "both" => Ok(Self::Both),
            _ => Err("expected 1, 2 or both".to_owned()),
        }
    }
}

impl Play {
    /// The game that the flags describe.
    fn start(&self, settings: &Settings) -> anyhow::Result<Start> {
        let seats = self.seats();
        if self.resume {
            let path = store::autosave_path()?;
            let text = store::read_text(&path).context(StoreError::NothingKept)?;
            let game = Game::from_json(&text).with_context(|| path.display().to_string())?;
            return Ok(Start {
                game,
                file: FileState::default(),
                list: None,
                drawn_by_lot: false,
                seats,
            });
        }
        let list = self.list()?;
        let mut file = FileState::default();
        let mut game = match &self.source.file {
            Some(path) if list.is_none() => {
                let opened = super::source::open(path)?;
                file = FileState::of(&opened, settings.language.texts());
                opened.game
            }
            None if !self.source.is_silent() => self.source.game()?,
            _ => Game::new(settings.rules()),
        };
        if let Some(first) = self.first {
            if !game.is_empty() {
                bail!("--first: the game has begun already");
            }
            let first = match first {
                First::Player(player) => player,
                First::Random => *Player::ALL.choose(&mut rand::rng()).unwrap_or(&Player::One),
            };
            game = Game::from_position(game.start().with_to_move(first));
        }
        if let Some(names) = &self.names {
            let Some((one, two)) = names.split_once(',') else {
                bail!("--names: expected two names with a comma between, found {names:?}");
            };
            game.players = ByPlayer::new(one.trim().to_owned(), two.trim().to_owned());
        } else if self.source.file.is_none() {
            game.players = settings.names.clone();
        }
        Seat::christen_all(seats, &mut game.players, settings.language.texts());
        clock::tag(&mut game, settings.clock);
        Ok(Start {
            game,
            file,
            list,
            drawn_by_lot: self.first == Some(First::Random),
            seats,
        })
    }

    /// The folder or archive that is to be opened.
    fn list(&self) -> anyhow::Result<Option<PathBuf>> {
        let list = self.source.file.as_ref();
        let Some(path) = list.filter(|path| Collection::is_at(path)) else {
            return Ok(None);
        };
        std::fs::metadata(path).with_context(|| path.display().to_string())?;
        if self.first.is_some() || self.names.is_some() {
            bail!("--first, --names: the games of a list have begun already");
        }
        Ok(Some(path.clone()))
    }

    fn seats(&self) -> ByPlayer<Seat> {
        let seat = |player| match self.computer {
            Some(Computers::Both) => Seat::Computer(self.level),
            Some(Computers::One(computer)) if computer == player => Seat::Computer(self.level),
            _ => Seat::Person,
        };
        ByPlayer::new(seat(Player::One), seat(Player::Two))
    }

    /// Whether nothing was said about the game, so that lot decides who begins.
    const fn is_silent(&self) -> bool {
        self.source.is_silent()
            && self.first.is_none()
            && self.names.is_none()
            && self.computer.is_none()
            && !self.resume
    }
}

pub(super) fn run(args: &Play) -> anyhow::Result<ExitCode> {
    let loaded = args.flags.load(args.plain)?;
    let start = args.start(&loaded.settings)?;
    if loaded.settings.plain {
        return super::plain::run(start, loaded);
    }
    if loaded.settings.color {
        // What was decided here counts, not what the terminal library makes of NO_COLOR.
        crossterm::style::force_color_output(true);
    }
    let warnings = loaded.warnings();
    let preferences = Preferences::new(loaded.given, loaded.environment);
    let mut model = Model::new(start.game, preferences, Rect::ZERO);
    model.file = start.file;
    model.seats = start.seats;
    if let Some(text) = warnings.into_iter().next() {
        let weight = Weight::Refusal;
        model.notice = Some(Notice { text, weight });
    }
    let opening = if let Some(path) = start.list {
        Opening::List(path)
    } else if args.is_silent() {
        Opening::Lot
    } else if start.drawn_by_lot {
        Opening::Drawn
    } else if args.resume {
        Opening::Resumed
    } else {
        Opening::Play
    };
    crate::tui::run::run(model, opening)
}
