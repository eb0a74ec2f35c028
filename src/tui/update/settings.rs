//! Changing settings, in the program and in the config file.

use super::{inform, refuse};
use crate::lang::fill;
use crate::settings::{Key, SettingError};
use crate::tui::effect::Effect;
use crate::tui::model::Model;
use crate::tui::model::popup::Popup;
use crate::tui::model::settings_form::{SettingsForm, choices, is_typed};

/// Says what a setting is.
pub(super) fn show(model: &mut Model, name: &str) -> Vec<Effect> {
    match name.parse() {
        Ok(key) => say(model, key),
        Err(error) => wrong(model, &error),
    }
}

fn say(model: &mut Model, key: Key) -> Vec<Effect> {
    let value = model.preferences.given(key);
    let value = value.unwrap_or_else(|| "auto".to_owned());
    let texts = model.texts();
    let values = [
        ("name", key.as_str()),
        ("value", &value),
        ("help", key.help(texts)),
    ];
    inform(model, fill(texts.plain_setting, &values))
}

fn wrong(model: &mut Model, error: &SettingError) -> Vec<Effect> {
    let text = model.texts().setting_error(error);
    refuse(model, text)
}

/// Changes a setting given by its name.
pub(super) fn set(model: &mut Model, name: &str, value: &str) -> Vec<Effect> {
    match name.parse() {
        Ok(key) => {
            let effects = change(model, key, value);
            if !model.is_refused() {
                say(model, key);
            }
            effects
        }
        Err(error) => wrong(model, &error),
    }
}

fn change(model: &mut Model, key: Key, value: &str) -> Vec<Effect> {
    if let Err(error) = model.preferences.set(key, value) {
        return wrong(model, &error);
    }
    if key == Key::Animation {
        // Whoever asks for motion gets another try of it.
        model.slow = 0;
    }
    vec![Effect::Configure {
        key,
        value: value.to_owned(),
    }]
}

/// Takes the next value of the setting with the focus, or the one before.
pub(super) fn turn(model: &mut Model, forward: bool) -> Vec<Effect> {
    let Some(key) = focused(model) else {
        return vec![];
    };
    let all = choices(key);
    let now = model.preferences.given(key);
    let now = now.and_then(|now| all.iter().position(|&value| value == now));
    let step = if forward { 1 } else { all.len() - 1 };
    let next = all.get((now.unwrap_or(0) + step) % all.len());
    change(model, key, next.copied().unwrap_or("auto"))
}

/// Takes a value of a setting by their numbers.
pub(super) fn pick(model: &mut Model, row: usize, option: Option<usize>) -> Vec<Effect> {
    let Some(mut effects) = leave(model) else {
        return vec![];
    };
    if let Some(form) = form(model) {
        form.focus = row.min(Key::ALL.len() - 1);
    }
    let key = focused(model).filter(|&key| !is_typed(key));
    if let (Some(key), Some(option)) = (key, option)
        && let Some(value) = choices(key).get(option)
    {
        effects.extend(change(model, key, value));
    }
    effects
}

/// Moves the focus; what was typed before counts.
pub(super) fn step(model: &mut Model, down: bool) -> Vec<Effect> {
    let Some(effects) = leave(model) else {
        return vec![];
    };
    if let Some(form) = form(model) {
        form.move_focus(down);
    }
    effects
}

/// Takes over what was typed and closes the form.
pub(super) fn close(model: &mut Model) -> Vec<Effect> {
    let Some(effects) = leave(model) else {
        return vec![];
    };
    model.popup = None;
    effects
}

fn form(model: &mut Model) -> Option<&mut SettingsForm> {
    match &mut model.popup {
        Some(Popup::Settings(form)) => Some(form),
        _ => None,
    }
}

fn focused(model: &mut Model) -> Option<Key> {
    form(model).map(|form| form.key())
}

/// Takes over what was typed in the setting with the focus. `None` when it can't be that.
fn leave(model: &mut Model) -> Option<Vec<Effect>> {
    let form = form(model)?;
    let key = form.key();
    let Some(typed) = form.line().map(|line| line.text().trim().to_owned()) else {
        return Some(vec![]);
    };
    if typed == model.preferences.given(key).unwrap_or_default() {
        return Some(vec![]);
    }
    let value = if typed.is_empty() { "auto" } else { &typed };
    let effects = change(model, key, value);
    (!model.is_refused()).then_some(effects)
}
