//! How the program changes. [`update`] does nothing but change the model; whatever has to be done
//! in the world it returns as [`Effect`]s.

mod answer;
mod command;
pub mod engine;
mod files;
mod history;
mod lists;
mod motion;
mod play;
mod screen;
mod settings;
mod shelf;
mod walk;

use super::effect::Effect;
use super::keymap::Context;
use super::message::{Intent, Message};
use super::model::popup::Popup;
use super::model::{Model, Notice, Weight};
use crate::lang::fill;

/// Changes the model by what has happened, and says what is to be done.
#[must_use]
pub fn update(model: &mut Model, message: Message) -> Vec<Effect> {
    // Whatever somebody does ends the motion, and is done nevertheless.
    let announce = message.is_by_user() && motion::skip(model);
    let mut effects = react(model, message);
    motion::mind(model, announce);
    model.mind_clock();
    effects.extend(engine::mind(model));
    effects
}

fn react(model: &mut Model, message: Message) -> Vec<Effect> {
    match message {
        Message::Opened(opening) => files::opening(model, opening),
        Message::User(intent) => {
            if forget(model, intent) {
                return vec![];
            }
            // A key pointed at in the list of keys is meant for what lies below the list.
            if matches!(model.popup, Some(Popup::Help { .. })) && !is_about_lists(intent) {
                model.popup = None;
            }
            user(model, intent)
        }
        Message::Ring(ring) => play::point(model, ring),
        Message::Row(row) => lists::point(model, row),
        Message::Option { row, option } => lists::option(model, row, option),
        Message::ShowPly(ply) => history::show(model, ply),
        Message::Scroll(down) => lists::scroll(model, down),
        Message::Pasted(text) => command::paste(model, &text),
        Message::Tick => tick(model),
        Message::Engine { id, reply } => engine::replied(model, id, reply),
        Message::Redraw | Message::Pointless => vec![],
        Message::Slow(took) => motion::too_slow(model, took),
        Message::LotDrawn(player) => files::lot_drawn(model, player),
        Message::Saved { path, result } => files::saved(model, path, result),
        Message::AutosaveFailed(reason) => {
            let text = files::not_saved(model, &reason);
            refuse(model, text)
        }
        Message::NotConfigured(reason) => {
            let text = fill(model.texts().setting_not_written, &[("reason", &reason)]);
            refuse(model, text)
        }
        Message::Resumed(result) => files::resumed(model, result),
        Message::Read(result) => shelf::read(model, result),
        Message::Shelved { path, shelf } => shelf::shelved(model, &path, shelf),
        Message::Searched(result) => shelf::searched(model, result),
        Message::Listed { folder, result } => files::listed(model, &folder, result),
        Message::Previewed { path, result } => files::previewed(model, path, result),
    }
}

/// Time has passed.
fn tick(model: &mut Model) -> Vec<Effect> {
    if let Some(player) = model.clock.announce(model.now) {
        let player = model.name(player);
        let text = fill(model.texts().time_out, &[("player", &player)]);
        say(model, text, Weight::Info);
    }
    let mut effects = history::tick(model);
    effects.extend(engine::tick(model));
    effects
}

/// What was said about the last thing goes when the next one is done, and so does a column that is
/// not followed by a number. `true` when the user wanted no more than that.
fn forget(model: &mut Model, intent: Intent) -> bool {
    match intent {
        Intent::Redraw => false,
        Intent::Digit(_) => {
            model.notice = None;
            false
        }
        _ => {
            model.notice = None;
            let pending = model.letter.take().is_some();
            pending && intent == Intent::Back && model.context() == Context::Board
        }
    }
}

/// Whether an intent is about an open list itself.
const fn is_about_lists(intent: Intent) -> bool {
    matches!(
        intent,
        Intent::Up
            | Intent::Down
            | Intent::PageUp
            | Intent::PageDown
            | Intent::Accept
            | Intent::Back
            | Intent::Redraw
    )
}

fn user(model: &mut Model, intent: Intent) -> Vec<Effect> {
    match intent {
        Intent::Walk(heading) => walk::walk(model, heading),
        Intent::Letter(column) => walk::letter(model, column),
        Intent::Digit(digit) => walk::digit(model, digit),
        Intent::NextTarget => walk::to_target(model, true),
        Intent::PreviousTarget => walk::to_target(model, false),
        Intent::Confirm => play::confirm(model),
        Intent::Back => screen::back(model),
        Intent::Marble(marble) => play::marble(model, marble),
        Intent::Demand => play::user_demand(model),
        Intent::LetPass => play::let_pass(model),
        Intent::Claim(claimed) => play::claim(model, claimed),
        Intent::Undo => play::undo(model),
        Intent::Redo => play::redo(model),
        Intent::Resign => play::resign(model),
        Intent::OfferTie => play::offer_tie(model),
        Intent::Hint => engine::hint(model),
        Intent::Analysis => engine::analysis(model),
        Intent::NextLine => engine::line(model, true),
        Intent::PreviousLine => engine::line(model, false),
        Intent::HistoryBack => history::step(model, -1),
        Intent::HistoryForward => history::step(model, 1),
        Intent::HistoryStart => history::show(model, 0),
        Intent::HistoryEnd => history::show(model, usize::MAX),
        Intent::Replay => history::replay(model),
        Intent::Faster => history::pace(model, true),
        Intent::Slower => history::pace(model, false),
        Intent::TurnDigit(digit) => history::digit(model, digit),
        Intent::PlayOn => history::accept(model),
        Intent::New => files::new(model),
        Intent::Save => files::save(model),
        Intent::SaveAs => files::save_as(model),
        Intent::Open => files::open(model),
        Intent::NextRecord => shelf::step(model, true),
        Intent::PreviousRecord => shelf::step(model, false),
        Intent::Mouse => screen::mouse(model),
        Intent::Larger => screen::size(model, true),
        Intent::Smaller => screen::size(model, false),
        Intent::Theme => screen::theme(model),
        Intent::Settings => screen::settings(model),
        Intent::Panel => screen::panels(model),
        Intent::Help => screen::help(model),
        Intent::Rules => command::rules(model),
        Intent::CommandLine => command::open(model),
        Intent::Redraw => vec![Effect::Redraw],
        Intent::Quit => screen::quit(model),
        Intent::Leave => files::leave(model),
        Intent::Up => lists::step(model, -1),
        Intent::Down => lists::step(model, 1),
        Intent::PageUp => lists::page(model, false),
        Intent::PageDown => lists::page(model, true),
        Intent::NextValue => lists::value(model, true),
        Intent::PreviousValue => lists::value(model, false),
        Intent::Accept => lists::accept(model),
        Intent::Type(letter) => lists::typed(model, letter),
        Intent::Edit(edit) => lists::edit(model, edit),
        Intent::Complete => lists::complete(model),
    }
}

/// What is to be done when the program ends without a question.
#[must_use]
pub fn leave(model: &Model) -> Vec<Effect> {
    files::leave(model)
}

/// Says in the status line why something was not done.
fn refuse(model: &mut Model, text: String) -> Vec<Effect> {
    say(model, text, Weight::Refusal)
}

/// Says in the status line what was done.
fn inform(model: &mut Model, text: String) -> Vec<Effect> {
    say(model, text, Weight::Info)
}

fn say(model: &mut Model, text: String, weight: Weight) -> Vec<Effect> {
    model.notice = Some(Notice { text, weight });
    vec![]
}
