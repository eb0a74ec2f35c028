//! Lists, forms and whatever else is chosen from or typed into.

use super::{answer, command, files, history, refuse, settings};
use crate::lang::fill;
use crate::library::is_archive;
use crate::tui::effect::Effect;
use crate::tui::model::Model;
use crate::tui::model::files::Files;
use crate::tui::model::line::{Edit, Line};
use crate::tui::model::new_game::Field;
use crate::tui::model::popup::{Departure, Popup};

/// How far a page goes.
const PAGE: isize = 10;

/// Goes up or down by so many rows.
pub(super) fn step(model: &mut Model, by: isize) -> Vec<Effect> {
    match &mut model.popup {
        Some(Popup::Line(_)) => command::recall(model, by < 0),
        Some(Popup::Help { scroll } | Popup::Text { scroll, .. }) => {
            *scroll = scroll.saturating_add_signed(by);
            vec![]
        }
        Some(Popup::Choice(choice)) => {
            choice.move_choice(by > 0);
            vec![]
        }
        Some(Popup::NewGame(form)) => {
            form.move_focus(by > 0);
            vec![]
        }
        Some(Popup::Settings(_)) => settings::step(model, by > 0),
        Some(Popup::Files(files)) => {
            files.move_choice(by);
            look(files)
        }
        Some(Popup::Panels) | None => vec![],
    }
}

pub(super) fn page(model: &mut Model, down: bool) -> Vec<Effect> {
    step(model, if down { PAGE } else { -PAGE })
}

/// The wheel was turned over what is open, or over the list of turns.
pub(super) fn scroll(model: &mut Model, down: bool) -> Vec<Effect> {
    let by = if down { 1 } else { -1 };
    match model.popup {
        None | Some(Popup::Panels) => history::step(model, by),
        Some(Popup::Help { .. } | Popup::Text { .. }) => step(model, 3 * by),
        Some(_) => step(model, by),
    }
}

/// Looks into the chosen file.
fn look(files: &Files) -> Vec<Effect> {
    match files.entry() {
        // An archive holds too much to be looked into at every step.
        Some(entry) if entry.is_file && !is_archive(entry.name.as_ref()) => {
            vec![Effect::Preview(files.folder.join(&entry.name))]
        }
        Some(_) | None => vec![],
    }
}

/// The user points at a row: chooses it, and accepts it where that is all it can mean.
pub(super) fn point(model: &mut Model, row: usize) -> Vec<Effect> {
    model.notice = None;
    match &mut model.popup {
        Some(Popup::Choice(_)) => answer::number(model, row),
        Some(Popup::NewGame(form)) => {
            form.focus = row.min(Field::ALL.len() - 1);
            match form.field() {
                Field::Start => accept(model),
                Field::Name(_) | Field::Clock => vec![],
                _ => value(model, true),
            }
        }
        Some(Popup::Settings(_)) => settings::pick(model, row, None),
        Some(Popup::Files(files)) => {
            let again = files.chosen == Some(row);
            let folder = files.entries().get(row).is_some_and(|entry| !entry.is_file);
            files.choose(row);
            if again || folder {
                return files::picked(model);
            }
            look(files)
        }
        Some(Popup::Help { .. } | Popup::Text { .. } | Popup::Line(_)) | None => vec![],
        Some(Popup::Panels) => accept(model),
    }
}

/// The user points at one value of a field of the form.
pub(super) fn option(model: &mut Model, row: usize, option: usize) -> Vec<Effect> {
    match &mut model.popup {
        Some(Popup::NewGame(form)) => {
            form.focus = row.min(Field::ALL.len() - 1);
            form.set(option);
            vec![]
        }
        Some(Popup::Settings(_)) => settings::pick(model, row, Some(option)),
        _ => vec![],
    }
}

/// Takes the next value of the form's field, or the one before; in a text, moves the cursor.
pub(super) fn value(model: &mut Model, forward: bool) -> Vec<Effect> {
    if let Some(line) = line(model) {
        line.edit(if forward { Edit::Right } else { Edit::Left });
        return vec![];
    }
    match &mut model.popup {
        Some(Popup::NewGame(form)) => form.change(forward),
        Some(Popup::Settings(_)) => return settings::turn(model, forward),
        _ => {}
    }
    vec![]
}

/// Accepts what is chosen or typed.
pub(super) fn accept(model: &mut Model) -> Vec<Effect> {
    match &mut model.popup {
        Some(Popup::Line(_)) => command::accept(model),
        Some(Popup::Choice(_)) => answer::give(model),
        Some(Popup::NewGame(form)) => match form.proposal() {
            Ok(proposal) => files::depart(model, Departure::Start(Box::new(proposal))),
            Err(error) => {
                let text = fill(model.texts().clock_wrong, &[("found", &error.found)]);
                refuse(model, text)
            }
        },
        Some(Popup::Settings(_)) => settings::close(model),
        Some(Popup::Files(_)) => files::picked(model),
        Some(Popup::Help { .. } | Popup::Text { .. } | Popup::Panels) | None => {
            model.popup = None;
            vec![]
        }
    }
}

/// The line that is being typed into.
fn line(model: &mut Model) -> Option<&mut Line> {
    match &mut model.popup {
        Some(Popup::Line(prompt)) => Some(&mut prompt.line),
        Some(Popup::NewGame(form)) => form.line(),
        Some(Popup::Settings(form)) => form.line(),
        Some(Popup::Files(files)) => Some(&mut files.name),
        Some(Popup::Help { .. } | Popup::Text { .. } | Popup::Choice(_) | Popup::Panels) | None => {
            None
        }
    }
}

/// A letter was typed.
pub(super) fn typed(model: &mut Model, letter: char) -> Vec<Effect> {
    if let Some(line) = line(model) {
        line.insert(letter);
        touched(model);
        return vec![];
    }
    match &model.popup {
        Some(Popup::Choice(_)) => answer::key(model, letter),
        Some(Popup::NewGame(_) | Popup::Settings(_)) if letter == ' ' => value(model, true),
        _ => vec![],
    }
}

/// Edits what is typed.
pub(super) fn edit(model: &mut Model, edit: Edit) -> Vec<Effect> {
    let empty = line(model).is_some_and(|line| line.text().is_empty());
    if empty && edit == Edit::Backspace && matches!(model.popup, Some(Popup::Line(_))) {
        model.popup = None;
        return vec![];
    }
    if let Some(line) = line(model) {
        line.edit(edit);
        touched(model);
    }
    vec![]
}

/// What is typed has changed: what was chosen or offered by it no longer holds.
fn touched(model: &mut Model) {
    match &mut model.popup {
        Some(Popup::Line(prompt)) => prompt.candidates.clear(),
        Some(Popup::Files(files)) => {
            files.chosen = None;
            files.preview = None;
        }
        _ => {}
    }
}

/// Completes what is typed.
pub(super) fn complete(model: &mut Model) -> Vec<Effect> {
    match &mut model.popup {
        Some(Popup::Line(_)) => command::complete(model),
        Some(Popup::Files(files)) => {
            files.complete();
            look(files)
        }
        _ => vec![],
    }
}
