//! The command line.

mod run;

use std::path::Path;

pub(super) use self::run::rules;

use super::refuse;
use crate::command::{Candidates, Scope};
use crate::lang::fill;
use crate::tui::effect::Effect;
use crate::tui::model::Model;
use crate::tui::model::files::Entry;
use crate::tui::model::line::Line;
use crate::tui::model::popup::Popup;
use crate::tui::model::prompt::{Asked, Prompt};

/// Opens the line.
pub(super) fn open(model: &mut Model) -> Vec<Effect> {
    model.popup = Some(Popup::Line(Prompt::default()));
    vec![]
}

/// A text was pasted: into what is being typed, and nowhere else.
pub(super) fn paste(model: &mut Model, text: &str) -> Vec<Effect> {
    match &mut model.popup {
        Some(Popup::Line(prompt)) => prompt.line.paste(text),
        Some(Popup::Files(files)) => files.name.paste(text),
        Some(Popup::NewGame(form)) => {
            if let Some(line) = form.line() {
                line.paste(text);
            }
        }
        _ => {}
    }
    vec![]
}

/// Shows an earlier line, or a later one again.
pub(super) fn recall(model: &mut Model, earlier: bool) -> Vec<Effect> {
    let Some(Popup::Line(prompt)) = &mut model.popup else {
        return vec![];
    };
    let number = match (prompt.recalled, earlier) {
        (None, true) => {
            prompt.draft = prompt.line.text().to_owned();
            Some(0)
        }
        (None, false) => return vec![],
        (Some(number), true) => Some(number + 1),
        (Some(number), false) => number.checked_sub(1),
    };
    let text = match number {
        Some(number) => match model.lines.iter().rev().nth(number) {
            Some(line) => line,
            None => return vec![],
        },
        None => &prompt.draft,
    };
    prompt.line = Line::new(text.clone());
    prompt.recalled = number;
    prompt.candidates.clear();
    vec![]
}

/// Completes the line as far as it is clear, and shows how it could go on where it is not. The names
/// of files come later, when their folder is listed.
pub(super) fn complete(model: &mut Model) -> Vec<Effect> {
    let position = *model.table.position();
    let Some(Popup::Line(prompt)) = &mut model.popup else {
        return vec![];
    };
    let text = prompt.line.text();
    let completion = crate::command::complete(text, Scope::Screen, Some(&position));
    match completion.candidates {
        Candidates::Words(words) => {
            prompt.offer(completion.from, words);
            vec![]
        }
        Candidates::Files(words) => {
            let asked = Asked::new(text, completion.from, words);
            let folder = asked.folder.clone();
            prompt.asked = Some(asked);
            vec![Effect::List(folder)]
        }
    }
}

/// A folder was listed whose files may complete the line.
pub(super) fn listed(
    model: &mut Model,
    folder: &Path,
    result: Result<Vec<Entry>, String>,
) -> Vec<Effect> {
    let Some(Popup::Line(prompt)) = &mut model.popup else {
        return vec![];
    };
    let text = prompt.line.text().to_owned();
    let asked = prompt.asked.take_if(|asked| asked.folder == *folder);
    let Some(asked) = asked.filter(|asked| asked.line == text) else {
        return vec![];
    };
    match result {
        Ok(entries) => {
            prompt.offer_files(&asked, &entries);
            vec![]
        }
        Err(_) if !asked.words.is_empty() => {
            prompt.offer_files(&asked, &[]);
            vec![]
        }
        Err(reason) => {
            let text = fill(model.texts().folder_unread, &[("reason", &reason)]);
            refuse(model, text)
        }
    }
}

/// Does what the line says. A line that can't be done stays open.
pub(super) fn accept(model: &mut Model) -> Vec<Effect> {
    let Some(Popup::Line(prompt)) = &model.popup else {
        return vec![];
    };
    let text = prompt.line.text().trim().to_owned();
    if text.is_empty() {
        model.popup = None;
        return vec![];
    }
    match text.parse() {
        Ok(command) => {
            let kept = model.popup.take();
            if model.lines.last() != Some(&text) {
                model.lines.push(text);
            }
            let effects = run::run(model, command);
            if model.is_refused() && model.popup.is_none() {
                model.popup = kept;
            }
            effects
        }
        Err(error) => {
            let text = model.texts().command_error(&error);
            refuse(model, text)
        }
    }
}
