//! `zertz` without a subcommand: a game.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::Args;
use rand::seq::IndexedRandom;
use ratatui::layout::Rect;

use super::{First, Flags, Source};
use crate::clock;
use crate::record::Game;
use crate::rules::{ByPlayer, Player};
use crate::settings::Settings;
use crate::store;
use crate::tui::model::{Look, Model};

/// How a game is played.
#[derive(Debug, Args, Clone)]
pub struct Play {
    #[command(flatten)]
    source: Source,
    #[command(flatten)]
    flags: Flags,
    /// Who begins: 1, 2 or random
    #[arg(long, value_name = "WHO", value_parser = clap::value_parser!(First))]
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
}

/// A game about to be played.
pub(super) struct Start {
    pub(super) game: Game,
    /// The file it came from.
    pub(super) file: Option<PathBuf>,
    /// Whether lot has decided who begins.
    pub(super) drawn_by_lot: bool,
}

impl Play {
    /// The game that the flags describe.
    fn start(&self, settings: &Settings) -> anyhow::Result<Start> {
        if self.resume {
            let path = store::autosave_path()?;
            let text = store::read_text(&path).context("there is no game to resume")?;
            let game = Game::from_json(&text).with_context(|| path.display().to_string())?;
            return Ok(Start {
                game,
                file: None,
                drawn_by_lot: false,
            });
        }
        let mut game = if self.source.is_silent() {
            Game::new(settings.rules())
        } else {
            self.source.game()?
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
        clock::tag(&mut game, settings.clock);
        Ok(Start {
            game,
            file: self.source.file.clone(),
            drawn_by_lot: self.first == Some(First::Random),
        })
    }
}

pub(super) fn run(args: &Play) -> anyhow::Result<ExitCode> {
    let loaded = args.flags.load(args.plain)?;
    for warning in loaded.warnings() {
        eprintln!("zertz: {warning}");
    }
    let start = args.start(&loaded.settings)?;
    if loaded.settings.plain {
        return super::plain::run(start, loaded);
    }
    let settings = &loaded.settings;
    if settings.color {
        // Otherwise crossterm drops all colours by itself when NO_COLOR is set.
        crossterm::style::force_color_output(true);
    }
    let look = Look {
        language: settings.language,
        theme: settings.theme,
        ascii: settings.ascii,
        form: settings.form,
        smaller: usize::from(settings.smaller),
        mouse: settings.mouse,
        animation: settings.animation,
    };
    let mut model = Model::new(start.game, look, Rect::ZERO);
    model.file.path = start.file;
    crate::tui::run::run(model)
}
