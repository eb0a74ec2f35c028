//! The command line.

mod run;

pub(super) use self::run::rules;

use super::refuse;
use crate::command::{Candidates, Scope};
use crate::tui::effect::Effect;
use crate::tui::model::Model;
use crate::tui::model::line::Line;
use crate::tui::model::popup::{Popup, Prompt};

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

/// Completes the line as far as it is clear, and shows how it could go on where it is not.
pub(super) fn complete(model: &mut Model) -> Vec<Effect> {
    let position = *model.table.position();
    let Some(Popup::Line(prompt)) = &mut model.popup else {
        return vec![];
    };
    let text = prompt.line.text().to_owned();
    let completion = crate::command::complete(&text, Scope::Screen, Some(&position));
    let Candidates::Words(words) = completion.candidates else {
        return vec![];
    };
    let typed = text.get(completion.from..).unwrap_or_default();
    let common = common_start(&words);
    if common.len() > typed.len() {
        let end = if words.len() == 1 && !common.ends_with(|c: char| c.is_ascii_digit()) {
            " "
        } else {
            ""
        };
        let head = text.get(..completion.from).unwrap_or_default();
        prompt.line = Line::new(format!("{head}{common}{end}"));
    }
    prompt.candidates = if words.len() > 1 { words } else { Vec::new() };
    vec![]
}

/// The longest text with which all words begin.
fn common_start(words: &[String]) -> String {
    let Some((first, others)) = words.split_first() else {
        return String::new();
    };
    let mut end = first.len();
    for word in others {
        let same = first
            .char_indices()
            .zip(word.chars())
            .find(|((_, one), other)| one != other)
            .map_or(first.len().min(word.len()), |((at, _), _)| at);
        end = end.min(same);
    }
    first.get(..end).unwrap_or_default().to_owned()
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
