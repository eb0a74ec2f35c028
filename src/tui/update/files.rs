//! Games: new ones, saved ones, opened ones.

use std::path::{Path, PathBuf};

use super::{inform, play, refuse, shelf};
use crate::clock;
use crate::lang::fill;
use crate::record::Game;
use crate::rules::Player;
use crate::tui::effect::Effect;
use crate::tui::message::Opening;
use crate::tui::model::files::{Entry, Files, Preview, Purpose};
use crate::tui::model::line::Line;
use crate::tui::model::new_game::{Beginner, NewGame, Proposal};
use crate::tui::model::popup::{Ask, Choice, Departure, Popup};
use crate::tui::model::table::Table;
use crate::tui::model::{FileState, Model};

/// What the program opens with.
pub(super) fn opening(model: &mut Model, opening: Opening) -> Vec<Effect> {
    match opening {
        Opening::Lot => vec![Effect::DrawLot],
        Opening::Drawn => {
            let first = model.table.game().first();
            lot_drawn(model, first)
        }
        Opening::Resumed => {
            model.file.unsaved = true;
            let turns = model.texts().turns(model.table.game().len());
            inform(model, fill(model.texts().resumed, &[("turns", &turns)]))
        }
        Opening::Play => {
            show_record(model);
            if let (Some(warning), None) = (shelf::warning(model), &model.notice) {
                let _ = inform(model, warning);
            }
            let path = model.file.path.clone();
            path.map(Effect::Shelve).into_iter().collect()
        }
        Opening::List(path) => shelf::open(model, path),
    }
}

/// A game that has ended is shown from its start, one that goes on as it stands.
pub(super) fn show_record(model: &mut Model) {
    if model.table.outcome().is_some() {
        super::history::show(model, 0);
    }
}

/// Opens the form for a new game, filled in like the present one.
pub(super) fn new(model: &mut Model) -> Vec<Effect> {
    let form = NewGame::of(model);
    model.popup = Some(Popup::NewGame(Box::new(form)));
    vec![]
}

/// Leaves the present game, after a question when it is not saved.
pub(super) fn depart(model: &mut Model, departure: Departure) -> Vec<Effect> {
    if model.is_unsaved() {
        let ask = Ask::Unsaved(departure);
        model.popup = Some(Popup::Choice(Choice::new(ask)));
        return vec![];
    }
    departed(model, departure)
}

/// Does what the game was left for.
pub(super) fn departed(model: &mut Model, departure: Departure) -> Vec<Effect> {
    model.popup = None;
    match departure {
        Departure::Quit => vec![Effect::Quit],
        Departure::Open(path) => shelf::open(model, path),
        Departure::Seek { forward } => shelf::seek(model, forward),
        Departure::Resume => vec![Effect::Resume],
        Departure::Take(reading) => shelf::take(model, *reading),
        Departure::Start(proposal) => start(model, *proposal),
    }
}

/// Begins a game; when the first player is drawn by lot, once that is done.
fn start(model: &mut Model, proposal: Proposal) -> Vec<Effect> {
    let drawn = proposal.first == Beginner::Lot;
    let mut game = Game::from_position(match proposal.first {
        Beginner::Lot => proposal.start,
        Beginner::Player(player) => proposal.start.with_to_move(player),
    });
    game.players = proposal.names;
    clock::tag(&mut game, proposal.clock);
    take(model, game, FileState::default());
    model.shelf = None;
    model.seat(proposal.seats);
    if drawn {
        return vec![Effect::DrawLot];
    }
    let player = model.name(model.table.game().first());
    inform(model, fill(model.texts().begins, &[("player", &player)]))
}

/// Keeps the game for resuming, where that is wanted. A game without a turn does not take the place
/// of the one that was left before it.
pub(super) fn keep(model: &Model) -> Vec<Effect> {
    let game = model.table.game();
    let untouched = game.is_empty() && game.undone() == 0 && game.verdict().is_none();
    if untouched || !model.settings().autosave {
        return vec![];
    }
    vec![Effect::Autosave(Box::new(game.clone()))]
}

/// Ends the program without a question. A game that nobody was asked about is kept, also where
/// games are not kept after every turn.
pub(super) fn leave(model: &Model) -> Vec<Effect> {
    let mut effects = keep(model);
    if effects.is_empty() && model.is_unsaved() {
        effects.push(Effect::Autosave(Box::new(model.table.game().clone())));
    }
    effects.push(Effect::Quit);
    effects
}

/// The next game of the same players by the same rules, the other player first.
pub(super) fn next_game(model: &Model) -> Proposal {
    let game = model.table.game();
    Proposal {
        start: crate::rules::Position::start(game.rules()),
        names: game.players.clone(),
        first: Beginner::Player(game.first().other()),
        clock: model.clock.control(),
        seats: model.seats,
    }
}

/// Puts another game on the table.
pub(super) fn take(model: &mut Model, game: Game, file: FileState) {
    model.table = Table::new(game);
    model.motion = None;
    model.set_clock();
    model.brain.forget();
    model.past = None;
    model.popup = None;
    model.letter = None;
    model.file = file;
    model.search = None;
    model.set_clock();
    model.centre_cursor();
}

/// Saves to the game's file, or asks for one.
pub(super) fn save(model: &mut Model) -> Vec<Effect> {
    match model.file.path.clone() {
        Some(path) => vec![saving(model, path)],
        None => save_as(model),
    }
}

fn saving(model: &Model, path: PathBuf) -> Effect {
    Effect::Save {
        path,
        game: Box::new(model.table.game().clone()),
    }
}

/// Asks where to save.
pub(super) fn save_as(model: &mut Model) -> Vec<Effect> {
    let FileState { path, name, .. } = &model.file;
    let path = path.clone().unwrap_or_else(|| match name {
        // A record of an archive or an example, which nothing is written back to.
        Some(name) => PathBuf::from(name).with_extension("json"),
        None => "zertz.json".into(),
    });
    let name = path
        .file_name()
        .map(|name| name.to_string_lossy().into_owned());
    pick(model, Purpose::Save, &path, name.unwrap_or_default())
}

/// Asks what to open.
pub(super) fn open(model: &mut Model) -> Vec<Effect> {
    let path = model.file.path.clone().unwrap_or_default();
    pick(model, Purpose::Open, &path, String::new())
}

fn pick(model: &mut Model, purpose: Purpose, path: &Path, name: String) -> Vec<Effect> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
        _ => PathBuf::from("."),
    };
    let files = Files::new(purpose, folder.clone(), Line::new(name));
    model.popup = Some(Popup::Files(Box::new(files)));
    vec![Effect::List(folder)]
}

/// Takes the picker's file, or goes into its folder.
pub(super) fn picked(model: &mut Model) -> Vec<Effect> {
    let Some(Popup::Files(files)) = &mut model.popup else {
        return vec![];
    };
    if let Some(folder) = files.typed_folder() {
        let name = match files.purpose {
            Purpose::Open => Line::default(),
            Purpose::Save => Line::new("zertz.json"),
        };
        **files = Files::new(files.purpose, folder.clone(), name);
        return vec![Effect::List(folder)];
    }
    let path = files.path();
    match files.purpose {
        Purpose::Open => depart(model, Departure::Open(path)),
        Purpose::Save => {
            let name = files.name.text().trim().to_owned();
            let there = files.entries().iter().any(|entry| entry.name == name);
            if there && model.file.path.as_deref() != Some(&path) {
                let ask = Ask::Replace(path);
                model.popup = Some(Popup::Choice(Choice::new(ask)));
                return vec![];
            }
            save_to(model, path)
        }
    }
}

/// Saves to a file, whatever was there.
pub(super) fn save_to(model: &mut Model, path: PathBuf) -> Vec<Effect> {
    model.popup = None;
    vec![saving(model, path)]
}

pub(super) fn not_saved(model: &Model, reason: &str) -> String {
    fill(model.texts().not_saved, &[("reason", reason)])
}

/// The game was saved, or not; goes on with what saving came before.
pub(super) fn saved(
    model: &mut Model,
    path: PathBuf,
    result: Result<Vec<String>, String>,
) -> Vec<Effect> {
    let losses = match result {
        Ok(losses) => losses,
        Err(reason) => {
            model.file.then = None;
            let text = not_saved(model, &reason);
            return refuse(model, text);
        }
    };
    let file = path.display().to_string();
    let mut said = vec![fill(model.texts().saved, &[("file", &file)])];
    model.file.path = Some(path);
    // A file that holds only part of the game does not make leaving safe.
    model.file.unsaved = !losses.is_empty();
    if model.file.unsaved {
        model.file.then = None;
    }
    said.extend(losses);
    inform(model, said.join("; "));
    match model.file.then.take() {
        Some(departure) => departed(model, departure),
        None => vec![],
    }
}

/// The game that was kept for resuming was read, or not.
pub(super) fn resumed(model: &mut Model, result: Result<Box<Game>, String>) -> Vec<Effect> {
    let game = match result {
        Ok(game) => *game,
        Err(reason) => {
            let text = fill(model.texts().not_loaded, &[("reason", &reason)]);
            return refuse(model, text);
        }
    };
    let turns = model.texts().turns(game.len());
    // It is in no file yet.
    let file = FileState {
        unsaved: true,
        ..FileState::default()
    };
    take(model, game, file);
    model.shelf = None;
    show_record(model);
    inform(model, fill(model.texts().resumed, &[("turns", &turns)]))
}

/// A folder was listed.
pub(super) fn listed(
    model: &mut Model,
    folder: &Path,
    result: Result<Vec<Entry>, String>,
) -> Vec<Effect> {
    if let Some(Popup::Files(files)) = &mut model.popup {
        files.list(folder, result);
        return vec![];
    }
    super::command::listed(model, folder, result)
}

/// A file was looked into.
pub(super) fn previewed(
    model: &mut Model,
    path: PathBuf,
    result: Result<Box<Preview>, String>,
) -> Vec<Effect> {
    if let Some(Popup::Files(files)) = &mut model.popup {
        files.preview = Some((path, result));
    }
    vec![]
}

/// The lot fell on a player.
pub(super) fn lot_drawn(model: &mut Model, first: Player) -> Vec<Effect> {
    let game = model.table.game();
    if !game.is_empty() {
        return vec![];
    }
    let mut drawn = Game::from_position(game.start().with_to_move(first));
    drawn.players = game.players.clone();
    drawn.tags.clone_from(&game.tags);
    model.table = Table::new(drawn);
    model.set_clock();
    if model.is_refused() {
        // What is wrong with the settings is said nowhere else; the panels show who begins.
        return vec![];
    }
    let player = model.name(first);
    inform(
        model,
        fill(model.texts().drawn_by_lot, &[("player", &player)]),
    )
}

/// Plays on after the moment that is shown, when the answer to that question is yes.
pub(super) fn play_on(model: &mut Model, ply: usize) -> Vec<Effect> {
    let game = model.table.game().up_to(ply);
    take(model, game, FileState::default());
    let turns = ply.to_string();
    inform(model, fill(model.texts().plays_on, &[("turn", &turns)]));
    play::changed(model)
}
