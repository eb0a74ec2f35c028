//! How the screen looks, and leaving it.

use super::{history, inform, play, refuse};
use crate::lang::fill;
use crate::settings::Key;
use crate::tui::effect::Effect;
use crate::tui::keymap::Context;
use crate::tui::model::Model;
use crate::tui::model::popup::{Ask, Choice, Departure, Popup};
use crate::tui::model::settings_form::SettingsForm;

/// Closes what is open, or takes a step back. Never quits.
pub(super) fn back(model: &mut Model) -> Vec<Effect> {
    match model.context() {
        Context::Board | Context::Claim => play::back(model),
        Context::Past => history::back(model),
        Context::Line
        | Context::Help
        | Context::Choice
        | Context::Form
        | Context::Files
        | Context::Sheet => {
            model.popup = None;
            model.file.then = None;
            vec![]
        }
    }
}

/// Changes a setting for as long as the program runs.
fn set(model: &mut Model, key: Key, value: &str) {
    if let Err(error) = model.preferences.set(key, value) {
        let text = model.texts().setting_error(&error);
        refuse(model, text);
    }
}

pub(super) fn mouse(model: &mut Model) -> Vec<Effect> {
    let on = !model.settings().mouse;
    set(model, Key::Mouse, if on { "on" } else { "off" });
    let texts = model.texts();
    let text = if on { texts.mouse_on } else { texts.mouse_off };
    inform(model, text.to_owned())
}

/// Draws the board a size larger or smaller, as far as there is one.
pub(super) fn size(model: &mut Model, larger: bool) -> Vec<Effect> {
    let sizes = model.sizes();
    let smaller = usize::from(model.settings().smaller).min(sizes.saturating_sub(1));
    let texts = model.texts();
    if larger && smaller == 0 {
        return inform(model, texts.largest.to_owned());
    }
    if !larger && smaller + 1 >= sizes {
        return inform(model, texts.smallest.to_owned());
    }
    let smaller = if larger { smaller - 1 } else { smaller + 1 };
    set(model, Key::Smaller, &smaller.to_string());
    vec![]
}

pub(super) fn theme(model: &mut Model) -> Vec<Effect> {
    let theme = model.settings().theme.next();
    // Whoever asks for colours wants them, whatever the environment says.
    set(model, Key::Color, "always");
    set(model, Key::Theme, theme.as_str());
    let name = theme.to_string();
    inform(model, fill(model.texts().theme, &[("theme", &name)]))
}

/// Opens the form of all settings.
pub(super) fn settings(model: &mut Model) -> Vec<Effect> {
    let form = SettingsForm::new(&model.preferences);
    model.popup = Some(Popup::Settings(Box::new(form)));
    vec![]
}

pub(super) fn panels(model: &mut Model) -> Vec<Effect> {
    if model.shows_panels() {
        return inform(model, model.texts().panels_shown.to_owned());
    }
    model.popup = Some(Popup::Panels);
    vec![]
}

pub(super) fn help(model: &mut Model) -> Vec<Effect> {
    model.popup = Some(Popup::Help { scroll: 0 });
    vec![]
}

/// Quits, or asks first when something would be lost.
pub(super) fn quit(model: &mut Model) -> Vec<Effect> {
    if model.is_unsaved() {
        let ask = Ask::Unsaved(Departure::Quit);
        model.popup = Some(Popup::Choice(Choice::new(ask)));
        return vec![];
    }
    vec![Effect::Quit]
}
