//! The form for a new game.

use super::{Aim, Boxed, Rows};
use crate::board::Board;
use crate::engine::Level;
use crate::lang::{Texts, fill};
use crate::rules::{CaptureDuty, Claims, MarbleSet, Player, Preset};
use crate::tui::model::Model;
use crate::tui::model::new_game::{Beginner, Field, NewGame};
use crate::tui::model::seat::Seat;
use crate::tui::view::dialog::Row;

pub(super) fn of<'a>(model: &'a Model, form: &NewGame) -> Boxed<'a> {
    let texts = model.texts();
    let mut rows = Rows::default();
    for (number, field) in Field::ALL.into_iter().enumerate() {
        if field == Field::Start {
            rows.say(Row::Blank);
        }
        rows.offer(row(texts, form, field), Aim::Row(number));
    }
    rows.say(Row::Blank);
    rows.say(Row::Text(about(texts, form)));
    let focus = rows.position(Aim::Row(form.focus));
    let mut boxed = rows.boxed(model, texts.heading_new);
    if let Some(dialog) = &mut boxed.dialog {
        dialog.focus = focus;
    }
    boxed
}

fn row(texts: &Texts, form: &NewGame, field: Field) -> Row {
    let rules = form.rules;
    match field {
        Field::Preset => choice(texts.field_rules, Preset::ALL, rules.preset, |preset| {
            texts.preset(preset).to_owned()
        }),
        Field::Board => choice(texts.field_rings, &Board::ALL, rules.board, |board| {
            board.to_string()
        }),
        Field::Name(player) => name(texts, form, player),
        Field::Seat(player) => {
            choice(
                texts.field_seat,
                &Seat::all(),
                form.seats[player],
                |seat| match seat.level() {
                    None => texts.seat_person.to_owned(),
                    Some(level) if level == Level::FIRST => {
                        let level = level.to_string();
                        fill(texts.seat_computer, &[("level", &level)])
                    }
                    Some(level) => level.to_string(),
                },
            )
        }
        Field::Clock => Row::Field {
            label: texts.field_clock.to_owned(),
            text: form.clock.text().to_owned(),
            cursor: form.clock.before_cursor().chars().count(),
        },
        Field::First => choice(
            texts.field_first,
            &Beginner::ALL,
            form.first,
            |first| match first {
                Beginner::Lot => texts.first_lot.to_owned(),
                Beginner::Player(player) => match form.names[player].text().trim() {
                    "" => player.to_string(),
                    name => name.to_owned(),
                },
            },
        ),
        Field::Set => choice(texts.field_set, MarbleSet::ALL, rules.set, |set| {
            format!("{} {}", texts.marble_set(set), set.marbles())
        }),
        Field::Claims => choice(texts.field_claims, Claims::ALL, rules.claims, |claims| {
            match claims {
                Claims::Automatic => texts.claims_automatic,
                Claims::Ask => texts.claims_ask,
            }
            .to_owned()
        }),
        Field::TouchMove => choice(
            texts.field_touch_move,
            &[false, true],
            rules.touch_move,
            |on| if on { texts.yes } else { texts.no }.to_owned(),
        ),
        Field::CaptureDuty => choice(
            texts.field_capture_duty,
            CaptureDuty::ALL,
            rules.capture_duty,
            |duty| {
                match duty {
                    CaptureDuty::Enforced => texts.duty_enforced,
                    CaptureDuty::OnDemand => texts.duty_on_demand,
                }
                .to_owned()
            },
        ),
        Field::Start => Row::Item {
            label: texts.field_start.to_owned(),
            detail: String::new(),
        },
    }
}

fn choice<T: Copy + PartialEq>(
    label: &str,
    all: &[T],
    chosen: T,
    text: impl Fn(T) -> String,
) -> Row {
    Row::Choice {
        label: label.to_owned(),
        options: all.iter().map(|&value| text(value)).collect(),
        chosen: all.iter().position(|&value| value == chosen).unwrap_or(0),
    }
}

fn name(texts: &Texts, form: &NewGame, player: Player) -> Row {
    let line = &form.names[player];
    Row::Field {
        label: fill(texts.field_player, &[("number", &player.to_string())]),
        text: line.text().to_owned(),
        cursor: line.before_cursor().chars().count(),
    }
}

/// A sentence about the field with the focus.
fn about(texts: &Texts, form: &NewGame) -> String {
    match form.field() {
        Field::Seat(player) => match form.seats[player].level() {
            Some(level) => texts.level(level).to_owned(),
            None => texts.about_person.to_owned(),
        },
        Field::Clock => texts.about_clock.to_owned(),
        Field::Claims => texts.about_claims.to_owned(),
        Field::TouchMove => texts.about_touch_move.to_owned(),
        Field::CaptureDuty => texts.about_capture_duty.to_owned(),
        Field::Set => texts.about_set.to_owned(),
        Field::First => texts.about_first.to_owned(),
        Field::Preset => texts.about_rules.to_owned(),
        Field::Board => texts.about_board.to_owned(),
        Field::Name(_) => texts.about_name.to_owned(),
        Field::Start => texts.about_start.to_owned(),
    }
}
