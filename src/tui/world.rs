//! Doing what [`update`](super::update::update) wants done outside: files and chance.

use std::fs;
use std::path::{Path, PathBuf};

use rand::RngExt;

use super::effect::Effect;
use super::message::Message;
use super::model::files::{Entry, Preview};
use super::view::scene::Scene;
use crate::lang::Texts;
use crate::library;
use crate::record::Game;
use crate::rules::Player;
use crate::store;

/// The most entries of a folder that are listed.
const MOST_ENTRIES: usize = 10_000;

/// Does something and reports what came of it, failures in the language of the screen. What concerns
/// the screen, the engine and the librarian is done by the loop.
#[must_use]
pub fn perform(effect: Effect, texts: &Texts) -> Option<Message> {
    match effect {
        Effect::Autosave(game) => {
            let text = game.to_json(Some(&store::time_stamp()));
            let error = store::autosave(&text).err()?;
            Some(Message::AutosaveFailed(texts.failure(&error)))
        }
        Effect::Save { path, game } => {
            let result = library::save_game(&path, &game)
                .map(|losses| losses.iter().map(|loss| texts.loss(loss)).collect())
                .map_err(|error| format!("{}: {}", path.display(), texts.save_error(&error)));
            Some(Message::Saved { path, result })
        }
        Effect::Resume => Some(Message::Resumed(resume(texts).map(Box::new))),
        Effect::List(folder) => Some(list(folder, texts)),
        Effect::Preview(path) => {
            let result = read(&path, texts).map(|game| {
                Box::new(Preview {
                    scene: Scene::new(game.position()),
                    turns: game.len(),
                })
            });
            Some(Message::Previewed { path, result })
        }
        Effect::Configure { key, value } => {
            let path = store::config_path();
            let error = path
                .and_then(|path| store::change_config(&path, key, &value))
                .err()?;
            Some(Message::NotConfigured(texts.failure(&error)))
        }
        Effect::DrawLot => {
            let first = if rand::rng().random() {
                Player::One
            } else {
                Player::Two
            };
            Some(Message::LotDrawn(first))
        }
        Effect::Open(_)
        | Effect::Shelve(_)
        | Effect::Seek { .. }
        | Effect::Think(_)
        | Effect::Hurry
        | Effect::StopThinking
        | Effect::Redraw
        | Effect::Suspend
        | Effect::Quit => None,
    }
}

fn read(path: &Path, texts: &Texts) -> Result<Game, String> {
    library::open_game(path)
        .map(|opened| opened.game)
        .map_err(|error| format!("{}: {}", path.display(), texts.load_error(&error)))
}

fn resume(texts: &Texts) -> Result<Game, String> {
    let path = store::autosave_path().map_err(|error| texts.failure(&error))?;
    read(&path, texts)
}

fn list(folder: PathBuf, texts: &Texts) -> Message {
    let result = entries(&folder).map_err(|error| texts.system_error(&error.into()));
    Message::Listed { folder, result }
}

/// Folders first, then files, by name. Hidden ones and files that hold no games are left out.
fn entries(folder: &Path) -> std::io::Result<Vec<Entry>> {
    let mut entries = Vec::new();
    for entry in fs::read_dir(folder)?.take(MOST_ENTRIES) {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with('.') {
            continue;
        }
        // A link counts as what it leads to.
        let is_file = !entry.path().is_dir();
        if is_file && !library::holds_games(&entry.path()) {
            continue;
        }
        entries.push(Entry { is_file, name });
    }
    entries.sort();
    if folder.parent().is_some() {
        entries.insert(
            0,
            Entry {
                is_file: false,
                name: "..".to_owned(),
            },
        );
    }
    Ok(entries)
}
