//! Saving, loading and going on.

use std::path::{Path, PathBuf};

use super::session::Session;
use crate::lang::fill;
use crate::record::Game;
use crate::store;

impl Session {
    pub(super) fn save(&mut self, file: Option<PathBuf>) {
        let Some(path) = file
            .map(|file| store::expand_home(&file))
            .or_else(|| self.file.clone())
        else {
            self.say(self.texts.save_needs_name);
            return;
        };
        let name = path.display().to_string();
        match store::save(&path, &self.game.to_json(Some(&store::time_stamp()))) {
            Ok(()) => {
                self.say_filled(self.texts.saved, &[("file", &name)]);
                self.file = Some(path);
                self.unsaved = false;
            }
            Err(error) => {
                let reason = format!("{name}: {error}");
                self.say_filled(self.texts.not_saved, &[("reason", &reason)]);
            }
        }
    }

    /// Keeps the game for `--resume`. A failure is said; the game goes on.
    pub(super) fn autosave(&mut self) {
        let Some(path) = &self.options.autosave else {
            return;
        };
        if let Err(error) = store::autosave_to(path, &self.game.to_json(Some(&store::time_stamp())))
        {
            self.options.autosave = None;
            let reason = format!("{error:#}");
            self.say_filled(self.texts.not_saved, &[("reason", &reason)]);
        }
    }

    pub(super) fn ask_to_load(&mut self, file: &Path) {
        let path = store::expand_home(file);
        let name = path.display().to_string();
        match read(&path) {
            Ok(game) => {
                let turns = game.len().to_string();
                let said = fill(self.texts.loaded, &[("file", &name), ("turns", &turns)]);
                self.ask_for_game_then(game, said);
            }
            Err(error) => {
                let reason = format!("{error:#}");
                self.say_filled(self.texts.not_loaded, &[("reason", &reason)]);
            }
        }
    }

    pub(super) fn ask_to_resume(&mut self) {
        let path = self.options.autosave.clone().filter(|path| path.exists());
        let Some(path) = path else {
            self.say(self.texts.no_autosave);
            return;
        };
        match read(&path) {
            Ok(game) => {
                let turns = game.len().to_string();
                let said = fill(self.texts.resumed, &[("turns", &turns)]);
                self.ask_for_game_then(game, said);
            }
            Err(error) => {
                let reason = format!("{error:#}");
                self.say_filled(self.texts.not_loaded, &[("reason", &reason)]);
            }
        }
    }

    pub(super) fn ask_for_game(&mut self, game: Game) {
        self.ask_for_game_then(game, String::new());
    }

    pub(super) fn ask_for_text(&mut self, text: &str) {
        match Game::from_json(text) {
            Ok(game) => self.ask_for_game(game),
            Err(error) => {
                let reason = error.to_string();
                self.say_filled(self.texts.not_loaded, &[("reason", &reason)]);
            }
        }
    }
}

fn read(path: &Path) -> anyhow::Result<Game> {
    use anyhow::Context;
    let text = store::read_text(path)?;
    Game::from_json(&text).with_context(|| path.display().to_string())
}
