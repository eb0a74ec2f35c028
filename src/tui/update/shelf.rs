//! Records: opened by name, and one after another from a folder or an archive.

use std::path::{Path, PathBuf};

use super::{files, inform, refuse};
use crate::lang::fill;
use crate::library::{Found, Opened, Origin};
use crate::plain;
use crate::record::Reading;
use crate::tui::effect::Effect;
use crate::tui::model::popup::{Departure, Popup};
use crate::tui::model::shelf::{Search, Shelf};
use crate::tui::model::{FileState, Model};

/// Opens a file, a folder or an archive; the game on the table stays until there is another one.
pub(super) fn open(model: &mut Model, path: PathBuf) -> Vec<Effect> {
    wait(model, None);
    let file = path.display().to_string();
    let _ = inform(model, fill(model.texts().opening, &[("file", &file)]));
    vec![Effect::Open(path)]
}

/// Goes to the next record of the list, or to the one before, after a question when the game is not
/// saved.
pub(super) fn step(model: &mut Model, forward: bool) -> Vec<Effect> {
    if model.shelf.is_none() {
        return refuse(model, model.texts().no_records.to_owned());
    }
    files::depart(model, Departure::Seek { forward })
}

/// Looks for it.
pub(super) fn seek(model: &mut Model, forward: bool) -> Vec<Effect> {
    let Some(Shelf { index, .. }) = model.shelf else {
        return vec![];
    };
    wait(model, Some(forward));
    vec![Effect::Seek { index, forward }]
}

const fn wait(model: &mut Model, forward: Option<bool>) {
    let shelf = model.shelf;
    if forward.is_none() {
        // Once another list is open its numbers say nothing about the present game.
        model.shelf = None;
    }
    model.search = Some(Search {
        forward,
        turns: model.table.game().len(),
        shelf,
    });
}

/// The search that an answer belongs to. A game that has gone on since it began stays on the table.
fn awaited(model: &mut Model) -> Option<Search> {
    let search = model.search.take()?;
    if search.turns == model.table.game().len() {
        return Some(search);
    }
    let _ = inform(model, model.texts().search_dropped.to_owned());
    None
}

/// A file or an example was read, or not.
pub(super) fn read(model: &mut Model, result: Result<Box<Opened>, String>) -> Vec<Effect> {
    let Some(search) = awaited(model) else {
        return vec![];
    };
    match result {
        Ok(opened) => {
            let file = opened.origin.file().map(Path::to_owned);
            model.shelf = None;
            show(model, *opened, Vec::new());
            file.map(Effect::Shelve).into_iter().collect()
        }
        Err(reason) => not_loaded(model, search, &reason),
    }
}

fn not_loaded(model: &mut Model, search: Search, reason: &str) -> Vec<Effect> {
    model.shelf = search.shelf;
    let text = fill(model.texts().not_loaded, &[("reason", reason)]);
    refuse(model, text)
}

/// The records beside a file were listed.
pub(super) fn shelved(model: &mut Model, path: &Path, shelf: Shelf) -> Vec<Effect> {
    if model.search.is_none() && model.file.path.as_deref() == Some(path) {
        model.shelf = Some(shelf);
    }
    vec![]
}

/// A list of records was searched, or could not be opened.
pub(super) fn searched(model: &mut Model, result: Result<Box<Found>, String>) -> Vec<Effect> {
    let Some(search) = awaited(model) else {
        return vec![];
    };
    let mut found = match result {
        Ok(found) => *found,
        Err(reason) => return not_loaded(model, search, &reason),
    };
    let texts = model.texts();
    let skipped = plain::skipped(texts, &found, Origin::short_name);
    let skipped: Vec<String> = skipped.into_iter().collect();
    let Some((index, opened)) = found.record.take() else {
        model.shelf = search.shelf;
        let nothing = plain::nothing(texts, search.forward, found.count);
        let said = [vec![nothing], skipped].concat();
        return refuse(model, said.join("; "));
    };
    let count = found.count;
    model.shelf = Some(Shelf { index, count });
    show(model, opened, skipped);
    vec![]
}

/// Puts an opened game on the table and says what is odd about its record, or else how long it is.
fn show(model: &mut Model, opened: Opened, mut warnings: Vec<String>) {
    let mut file = FileState::of(&opened, model.texts());
    warnings.append(&mut file.warnings);
    file.warnings = warnings;
    let name = opened.origin.to_string();
    let turns = model.texts().turns(opened.game.len());
    let loaded = fill(model.texts().loaded, &[("file", &name), ("turns", &turns)]);
    put(model, opened.game, file, loaded);
}

/// Goes on with a game that was pasted; it is in no file yet.
pub(super) fn take(model: &mut Model, reading: Reading) -> Vec<Effect> {
    let file = FileState {
        warnings: model.texts().warnings(&reading.warnings),
        unsaved: true,
        ..FileState::default()
    };
    model.shelf = None;
    let turns = model.texts().turns(reading.game.len());
    let taken = fill(model.texts().pasted, &[("turns", &turns)]);
    put(model, reading.game, file, taken);
    vec![]
}

fn put(model: &mut Model, game: crate::record::Game, file: FileState, said: String) {
    files::take(model, game, file);
    files::show_record(model);
    let _ = match warning(model) {
        Some(warning) => inform(model, warning),
        None => inform(model, said),
    };
}

/// The first warning about the record, and how many there are besides.
pub(super) fn warning(model: &Model) -> Option<String> {
    let (first, others) = model.file.warnings.split_first()?;
    if others.is_empty() {
        return Some(first.clone());
    }
    let more = others.len().to_string();
    let more = fill(model.texts().more_warnings, &[("count", &more)]);
    Some(format!("{more} · {first}"))
}

/// Shows all that is odd about the record.
pub(super) fn warnings(model: &mut Model) -> Vec<Effect> {
    let lines = model.file.warnings.clone();
    if lines.is_empty() {
        return inform(model, model.texts().no_warnings.to_owned());
    }
    model.popup = Some(Popup::Text {
        heading: model.texts().heading_warnings,
        lines,
        scroll: 0,
    });
    vec![]
}
