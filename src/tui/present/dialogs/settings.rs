//! The form of all settings.

use super::{Aim, Boxed, Rows};
use crate::settings::Key;
use crate::tui::model::Model;
use crate::tui::model::settings_form::{SettingsForm, choices, is_typed};
use crate::tui::view::dialog::Row;

pub(super) fn of<'a>(model: &'a Model, form: &SettingsForm) -> Boxed<'a> {
    let texts = model.texts();
    let mut rows = Rows::default();
    for (number, (&key, line)) in Key::ALL.iter().zip(&form.lines).enumerate() {
        let label = key.as_str().to_owned();
        let row = if is_typed(key) {
            Row::Field {
                label,
                text: line.text().to_owned(),
                cursor: line.before_cursor().chars().count(),
            }
        } else {
            let all = choices(key);
            let given = model.preferences.given(key);
            let chosen = given.and_then(|given| all.iter().position(|&value| value == given));
            Row::Choice {
                label,
                options: all.into_iter().map(str::to_owned).collect(),
                chosen: chosen.unwrap_or(0),
            }
        };
        rows.offer(row, Aim::Row(number));
    }
    rows.say(Row::Blank);
    rows.say(Row::Text(form.key().help(texts).to_owned()));
    let focus = rows.position(Aim::Row(form.focus));
    let mut boxed = rows.boxed(model, texts.heading_settings);
    if let Some(dialog) = &mut boxed.dialog {
        dialog.focus = focus;
    }
    boxed
}
