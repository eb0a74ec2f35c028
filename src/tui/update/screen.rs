//! How the screen looks, and leaving it.

use super::{history, inform, play};
use crate::lang::fill;
use crate::tui::effect::Effect;
use crate::tui::keymap::Context;
use crate::tui::model::Model;
use crate::tui::model::popup::{Ask, Choice, Departure, Popup};

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

pub(super) fn mouse(model: &mut Model) -> Vec<Effect> {
    model.look.mouse = !model.look.mouse;
    let texts = model.texts();
    let text = if model.look.mouse {
        texts.mouse_on
    } else {
        texts.mouse_off
    };
    inform(model, text.to_owned())
}

/// Draws the board a size larger or smaller, as far as there is one.
pub(super) fn size(model: &mut Model, larger: bool) -> Vec<Effect> {
    let sizes = model.sizes();
    let smaller = model.look.smaller.min(sizes.saturating_sub(1));
    let texts = model.texts();
    if larger && smaller == 0 {
        return inform(model, texts.largest.to_owned());
    }
    if !larger && smaller + 1 >= sizes {
        return inform(model, texts.smallest.to_owned());
    }
    model.look.smaller = if larger { smaller - 1 } else { smaller + 1 };
    vec![]
}

pub(super) fn theme(model: &mut Model) -> Vec<Effect> {
    model.look.theme = model.look.theme.next();
    let name = model.look.theme.to_string();
    inform(model, fill(model.texts().theme, &[("theme", &name)]))
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
