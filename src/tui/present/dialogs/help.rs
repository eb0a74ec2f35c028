//! The list of keys.

use super::{Aim, Boxed, Rows};
use crate::tui::keymap::{self, BINDINGS, Context, Group, HelpRow};
use crate::tui::model::Model;
use crate::tui::model::step::Step;
use crate::tui::view::dialog::Row;

/// The keys of the board that lies below, group by group; each can be pointed at.
pub(super) fn of(model: &Model, scroll: usize) -> Boxed<'_> {
    let texts = model.texts();
    let context = match model.table.step() {
        _ if model.past.is_some() => Context::Past,
        Step::Claim(_) => Context::Claim,
        _ => Context::Board,
    };
    let mut rows = Rows::default();
    for group in Group::ALL {
        let bindings = BINDINGS
            .iter()
            .filter(|binding| binding.group == group && binding.contexts.contains(&context));
        let keys = keymap::rows(texts, bindings);
        if keys.is_empty() {
            continue;
        }
        if !rows.rows.is_empty() {
            rows.say(Row::Blank);
        }
        rows.say(Row::Heading(group.title(texts).to_owned()));
        for HelpRow {
            keys,
            does,
            pointed,
        } in keys
        {
            let row = Row::Key {
                key: keys.join(" "),
                does: does.to_owned(),
            };
            match pointed {
                Some(intent) => rows.offer(row, Aim::Intent(intent)),
                None => rows.say(row),
            }
        }
    }
    let mut boxed = rows.boxed(model, texts.heading_help);
    if let Some(dialog) = &mut boxed.dialog {
        dialog.scrolled = scroll;
    }
    boxed
}
