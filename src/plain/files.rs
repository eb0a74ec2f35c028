//! Saving, loading and going on.

use std::path::{Path, PathBuf};

use super::pending::Offer;
use super::session::Session;
use crate::lang::fill;
use crate::library::{self, Collection, LoadError};
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
        match library::save_game(&path, &self.game) {
            Ok(losses) => {
                self.say_filled(self.texts.saved, &[("file", &name)]);
                self.file = Some(path);
                // A file that holds only part of the game does not make leaving safe.
                self.unsaved = !losses.is_empty();
                for loss in losses {
                    self.say(self.texts.loss(&loss));
                }
            }
            Err(error) => {
                let reason = format!("{name}: {}", self.texts.save_error(&error));
                self.say_filled(self.texts.not_saved, &[("reason", &reason)]);
            }
        }
    }

    /// Keeps the game for `--resume`. A failure is said; the game goes on.
    pub(super) fn autosave(&mut self) {
        let Some(path) = self
            .options
            .autosave
            .as_ref()
            .filter(|_| self.options.keeps)
        else {
            return;
        };
        if let Err(error) = store::autosave_to(path, &self.game.to_json(Some(&store::time_stamp())))
        {
            self.options.autosave = None;
            let reason = self.texts.failure(&error);
            self.say_filled(self.texts.not_saved, &[("reason", &reason)]);
        }
    }

    pub(super) fn ask_to_load(&mut self, file: &Path) {
        let path = store::expand_home(file);
        if Collection::is_at(&path) {
            self.ask_to_load_list(&path);
            return;
        }
        match library::open_game(&path) {
            Ok(opened) => {
                let offer = self.offer(opened);
                self.ask_for(offer);
            }
            Err(error) => self.not_loaded(&path.display().to_string(), &error),
        }
    }

    pub(super) fn not_loaded(&mut self, name: &str, error: &LoadError) {
        let reason = format!("{name}: {}", self.texts.load_error(error));
        self.say_filled(self.texts.not_loaded, &[("reason", &reason)]);
    }

    pub(super) fn ask_to_resume(&mut self) {
        let path = self.options.autosave.clone().filter(|path| path.exists());
        let Some(path) = path else {
            self.say(self.texts.no_autosave);
            return;
        };
        match library::open_game(&path) {
            Ok(reading) => {
                let turns = self.texts.turns(reading.game.len());
                let said = fill(self.texts.resumed, &[("turns", &turns)]);
                self.ask_for(Offer {
                    said: vec![said],
                    ..reading.game.into()
                });
            }
            Err(error) => self.not_loaded(&path.display().to_string(), &error),
        }
    }

    pub(super) fn ask_for_text(&mut self, text: &str) {
        match library::read_game(text) {
            Ok(reading) => self.ask_for(Offer {
                warnings: self.texts.warnings(&reading.warnings),
                ..reading.game.into()
            }),
            Err(error) => {
                let reason = self.texts.load_error(&error);
                self.say_filled(self.texts.not_loaded, &[("reason", &reason)]);
            }
        }
    }
}
