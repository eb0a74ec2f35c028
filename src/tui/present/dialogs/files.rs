//! The file picker.

use super::{Aim, Boxed, Rows};
use crate::lang::fill;
use crate::library::is_archive;
use crate::tui::model::Model;
use crate::tui::model::files::{Files, Purpose};
use crate::tui::view::dialog::Row;

pub(super) fn of<'a>(model: &'a Model, files: &'a Files) -> Boxed<'a> {
    let texts = model.texts();
    let mut rows = Rows::default();
    rows.say(Row::Heading(files.folder.display().to_string()));
    let field = rows.rows.len();
    rows.say(Row::Field {
        label: texts.field_file.to_owned(),
        text: files.name.text().to_owned(),
        cursor: files.name.before_cursor().chars().count(),
    });
    match &files.preview {
        None => {}
        Some((_, Err(reason))) => {
            rows.say(Row::Text(fill(texts.file_unread, &[("reason", reason)])));
        }
        Some((_, Ok(preview))) => {
            let rings = preview.scene.board.to_string();
            let turns = texts.turns(preview.turns);
            let values = [("rings", rings.as_str()), ("turns", turns.as_str())];
            rows.say(Row::Text(fill(texts.file_turns, &values)));
        }
    }
    rows.say(Row::Blank);
    match &files.entries {
        None => {}
        Some(Err(reason)) => {
            let text = fill(texts.folder_unread, &[("reason", reason)]);
            rows.say(Row::Text(text));
        }
        Some(Ok(entries)) if entries.is_empty() => {
            rows.say(Row::Text(texts.folder_empty.to_owned()));
        }
        Some(Ok(entries)) => {
            for (number, entry) in entries.iter().enumerate() {
                let detail = match entry.is_file {
                    false => texts.folder,
                    true if is_archive(entry.name.as_ref()) => texts.archive,
                    true => "",
                };
                let row = Row::Item {
                    label: entry.name.clone(),
                    detail: detail.to_owned(),
                };
                rows.offer(row, Aim::Row(number));
            }
        }
    }
    let chosen = files
        .chosen
        .and_then(|chosen| rows.position(Aim::Row(chosen)));
    let heading = match files.purpose {
        Purpose::Open => texts.heading_open,
        Purpose::Save => texts.heading_save,
    };
    let mut boxed = rows.boxed(model, heading);
    if let Some(dialog) = &mut boxed.dialog {
        dialog.focus = chosen.or(Some(field));
        dialog.preview = match &files.preview {
            Some((_, Ok(preview))) => Some(&preview.scene),
            _ => None,
        };
    }
    boxed
}
