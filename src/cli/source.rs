//! Where a game comes from: a file, an example, a position line, or the rules given by flags.

use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::{Context, bail};
use clap::Args;

use super::words::value_of;
use crate::board::Board;
use crate::library::{self, Opened};
use crate::record::Game;
use crate::rules::{Player, Position, Preset, Ruleset};
use crate::settings::Key;

/// A game or position to start from.
#[derive(Debug, Args, Clone, Default)]
pub struct Source {
    /// A saved game or record, or the name of an example; to play, also a folder or a .zip archive
    #[arg(value_name = "FILE", conflicts_with_all = ["position", "preset", "blitz", "tournament", "expanded", "rings"])]
    pub file: Option<PathBuf>,
    /// A position line such as `oooo/ooooo/… 6/8/10 0/0/0 0/0/0 1 37`
    #[arg(long, value_name = "TEXT", conflicts_with_all = ["preset", "blitz", "expanded", "rings"])]
    pub position: Option<Position>,
    /// The rules
    #[arg(long, value_name = "NAME", value_parser = value_of::<Preset>(Key::Preset))]
    pub preset: Option<Preset>,
    /// The same as `--preset blitz`
    #[arg(long, conflicts_with_all = ["preset", "tournament", "expanded"])]
    pub blitz: bool,
    /// The same as `--preset tournament`
    #[arg(long, conflicts_with_all = ["preset", "expanded"])]
    pub tournament: bool,
    /// The same as `--preset expanded`, on 48 rings or so many
    #[arg(long, value_name = "RINGS", num_args = 0..=1, default_missing_value = "48", value_parser = value_of::<Board>(Key::Rings), conflicts_with_all = ["preset", "rings"])]
    pub expanded: Option<Board>,
    /// The board, by its number of rings
    #[arg(long, value_name = "RINGS", value_parser = value_of::<Board>(Key::Rings))]
    pub rings: Option<Board>,
}

/// Who begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum First {
    /// A player by number.
    Player(Player),
    /// Drawn by lot.
    Random,
}

impl FromStr for First {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "1" => Ok(Self::Player(Player::One)),
            "2" => Ok(Self::Player(Player::Two)),
            "random" => Ok(Self::Random),
            _ => Err("expected 1, 2 or random".to_owned()),
        }
    }
}

/// Opens a game; an error names it.
pub(super) fn open(path: &Path) -> anyhow::Result<Opened> {
    library::open_game(path).with_context(|| path.display().to_string())
}

impl Source {
    /// Whether nothing was said about where the game comes from.
    #[must_use]
    pub const fn is_silent(&self) -> bool {
        self.file.is_none() && self.position.is_none() && !self.names_rules()
    }

    const fn names_rules(&self) -> bool {
        self.preset.is_some()
            || self.blitz
            || self.tournament
            || self.expanded.is_some()
            || self.rings.is_some()
    }

    /// The rules that the flags name.
    #[must_use]
    pub fn rules(&self) -> Ruleset {
        let preset = match self {
            Self {
                preset: Some(preset),
                ..
            } => *preset,
            Self { blitz: true, .. } => Preset::Blitz,
            Self {
                tournament: true, ..
            } => Preset::Tournament,
            Self {
                expanded: Some(_), ..
            } => Preset::Expanded,
            // Another board is what the expanded rules are about.
            Self {
                rings: Some(board), ..
            } if *board != Board::Rings37 => Preset::Expanded,
            _ => Preset::Basic,
        };
        let rules = Ruleset::new(preset);
        match self.expanded.or(self.rings) {
            Some(board) => rules.on(board),
            None => rules,
        }
    }

    /// The game: read from the file, or at the start that the flags describe.
    ///
    /// # Errors
    ///
    /// The file can't be read; says why.
    pub fn game(&self) -> anyhow::Result<Game> {
        let Some(path) = &self.file else {
            return Ok(Game::from_position(self.start()));
        };
        let opened = open(path)?;
        for warning in opened.warnings {
            eprintln!("{}: warning: {warning}", path.display());
        }
        Ok(opened.game)
    }

    /// The position that the flags describe, when there is no file.
    fn start(&self) -> Position {
        match self.position {
            Some(position) if self.tournament => {
                let rules = Ruleset::new(Preset::Tournament);
                position.with_conduct(rules)
            }
            Some(position) => position,
            None => Position::start(self.rules()),
        }
    }

    /// The position after so many turns of the game, or its last one.
    ///
    /// # Errors
    ///
    /// The file can't be read, or the game has fewer turns.
    pub fn position(&self, turn: Option<usize>) -> anyhow::Result<Position> {
        Ok(*self.game_after(turn)?.position())
    }

    /// The game up to so many turns, or all of it.
    ///
    /// # Errors
    ///
    /// The file can't be read, or the game has fewer turns.
    pub fn game_after(&self, turn: Option<usize>) -> anyhow::Result<Game> {
        let game = self.game()?;
        match turn {
            None => Ok(game),
            Some(turn) if turn <= game.len() => Ok(game.up_to(turn)),
            Some(turn) => bail!("there is no turn {turn}: the game has {} turns", game.len()),
        }
    }
}
