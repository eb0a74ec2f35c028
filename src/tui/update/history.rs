//! Looking back, and replaying.

use std::time::Duration;

use super::{inform, motion, refuse};
use crate::lang::fill;
use crate::tui::effect::Effect;
use crate::tui::model::Model;
use crate::tui::model::past::Past;
use crate::tui::model::popup::{Ask, Choice, Popup};

/// Shows the board so many actions earlier or later.
pub(super) fn step(model: &mut Model, by: isize) -> Vec<Effect> {
    let ply = model.ply();
    if by < 0 && ply == 0 {
        return inform(model, model.texts().at_start.to_owned());
    }
    if by > 0 && model.past.is_none() {
        return inform(model, model.texts().at_end.to_owned());
    }
    let effects = show(model, ply.saturating_add_signed(by));
    if by == 1 {
        motion::replay(model, ply, Duration::MAX);
    }
    effects
}

/// Shows the board after so many actions; at the end of the game, the present one.
pub(super) fn show(model: &mut Model, ply: usize) -> Vec<Effect> {
    let last = model.table.game().len();
    model.past = (ply < last).then(|| Past::at(ply));
    model.motion = None;
    model.cursor = model.cursor.kept_on(model.board(), model.rings());
    vec![]
}

/// Starts or stops replaying. From the end it starts anew.
pub(super) fn replay(model: &mut Model) -> Vec<Effect> {
    let next = model.now + model.pace.time();
    match &mut model.past {
        Some(past) if past.next.is_some() => past.next = None,
        Some(past) => past.next = Some(next),
        None => {}
    }
    vec![]
}

/// Replays faster or slower.
pub(super) fn pace(model: &mut Model, faster: bool) -> Vec<Effect> {
    model.pace = if faster {
        model.pace.faster()
    } else {
        model.pace.slower()
    };
    let next = model.now + model.pace.time();
    if let Some(past) = model.past.as_mut().filter(|past| past.next.is_some()) {
        past.next = Some(next);
    }
    let seconds = model.pace.to_string();
    inform(model, fill(model.texts().pace, &[("seconds", &seconds)]))
}

/// Goes one action on when it is time to.
pub(super) fn tick(model: &mut Model) -> Vec<Effect> {
    let due = |past: Past| past.next.is_some_and(|next| next <= model.now);
    let Some(past) = model.past.filter(|&past| due(past)) else {
        return vec![];
    };
    let next = model.now + model.pace.time();
    let effects = show(model, past.ply + 1);
    // Over in time for the next one.
    motion::replay(model, past.ply, model.pace.time() * 4 / 5);
    if let Some(past) = &mut model.past {
        past.next = Some(next);
    }
    effects
}

/// A digit of the number of a turn to go to.
pub(super) fn digit(model: &mut Model, digit: u8) -> Vec<Effect> {
    if let Some(past) = &mut model.past {
        let number = past.typed.unwrap_or(0) * 10 + usize::from(digit);
        past.typed = Some(number.min(9999));
        past.next = None;
    }
    vec![]
}

/// Goes to the number typed, or asks whether to play on from here.
pub(super) fn accept(model: &mut Model) -> Vec<Effect> {
    let Some(past) = model.past else {
        return vec![];
    };
    if let Some(number) = past.typed {
        return go_to(model, number);
    }
    let ask = Ask::PlayOn {
        ply: past.ply,
        unsaved: model.is_unsaved(),
    };
    model.popup = Some(Popup::Choice(Choice::new(ask)));
    vec![]
}

/// Shows the board after a turn given by its number.
pub(super) fn go_to(model: &mut Model, number: usize) -> Vec<Effect> {
    let last = model.table.game().len();
    if number > last {
        if let Some(past) = &mut model.past {
            past.typed = None;
        }
        let values = [
            ("turn", number.to_string()),
            ("turns", model.texts().turns(last)),
        ];
        let values = values
            .each_ref()
            .map(|(name, value)| (*name, value.as_str()));
        return refuse(model, fill(model.texts().refuse_no_turn, &values));
    }
    show(model, number)
}

/// Back to the present, or the typed number shorter by a digit.
pub(super) fn back(model: &mut Model) -> Vec<Effect> {
    let Some(past) = &mut model.past else {
        return vec![];
    };
    match past.typed {
        Some(number) => past.typed = (number >= 10).then_some(number / 10),
        None => return show(model, usize::MAX),
    }
    vec![]
}
