//! Making turns.

use std::time::Duration;

use super::motion::{self, Before};
use super::{engine, inform, refuse, say};
use crate::board::Ring;
use crate::lang::fill;
use crate::record::{Action, Undone};
use crate::rules::{Marble, Player, Turn};
use crate::tui::effect::Effect;
use crate::tui::model::cursor::Cursor;
use crate::tui::model::popup::{Ask, Choice, Popup};
use crate::tui::model::refusal::{Conclusion, Refusal};
use crate::tui::model::seat::Seat;
use crate::tui::model::step::Step;
use crate::tui::model::table::Progress;
use crate::tui::model::{Model, Weight};
use crate::tui::words;

/// The user points at a ring.
pub(super) fn point(model: &mut Model, ring: Ring) -> Vec<Effect> {
    model.notice = None;
    model.letter = None;
    model.cursor = Cursor::at(model.board(), ring);
    if model.is_thinking() && model.past.is_none() {
        return refuse(model, engine::thinking(model));
    }
    if model.past.is_none() && model.table.outcome().is_none() {
        return step_at(model, ring);
    }
    confirm(model)
}

/// Makes the present step at the cursor.
pub(super) fn confirm(model: &mut Model) -> Vec<Effect> {
    if model.past.is_some() {
        return super::history::accept(model);
    }
    if model.table.outcome().is_some() {
        model.popup = Some(Popup::Choice(Choice::new(Ask::Over)));
        return vec![];
    }
    if model.is_thinking() {
        return engine::play_now(model);
    }
    if engine::go_on(model) {
        return vec![];
    }
    step_at(model, model.cursor.ring())
}

/// Makes the present step on a ring.
pub(super) fn step_at(model: &mut Model, ring: Ring) -> Vec<Effect> {
    let before = Before::of(model);
    let result = model.table.choose(ring);
    progressed(model, &before, result)
}

/// Claims the group in question, or declines it.
pub(super) fn claim(model: &mut Model, claimed: bool) -> Vec<Effect> {
    let before = Before::of(model);
    let result = model.table.claim(claimed);
    progressed(model, &before, result)
}

/// Plays a whole turn at once.
pub(super) fn whole(model: &mut Model, turn: Turn) -> Vec<Effect> {
    let before = Before::of(model);
    let result = model.table.play(turn);
    progressed(model, &before, result)
}

fn progressed(
    model: &mut Model,
    before: &Before,
    result: Result<Progress, Refusal>,
) -> Vec<Effect> {
    match result {
        Ok(Progress::Step) => {
            model.settle_cursor();
            motion::begin(model, before, None);
            vec![]
        }
        Ok(Progress::Played(turn)) => {
            let text = words::played(model, &before.position, &turn);
            say(model, text, Weight::Event);
            note_time(model);
            motion::begin(model, before, Some(&turn));
            changed(model)
        }
        Err(refusal) => refuse(model, words::refusal(model, &refusal)),
    }
}

/// Writes down how long the turn took.
fn note_time(model: &mut Model) {
    let thought = model.clock.end_turn(model.now);
    let last = model.table.game().len().saturating_sub(1);
    model.table.annotate(|game| game.set_thought(last, thought));
}

/// The game has changed: shows what follows from it, and keeps it.
pub(super) fn changed(model: &mut Model) -> Vec<Effect> {
    model.file.unsaved = true;
    model.brain.review.clear();
    model.brain.reviewed = false;
    model.settle_cursor();
    motion::announce_end(model);
    super::files::keep(model)
}

/// Chooses a colour.
pub(super) fn marble(model: &mut Model, marble: Marble) -> Vec<Effect> {
    if model.is_thinking() {
        return refuse(model, engine::thinking(model));
    }
    match model.table.choose_marble(marble) {
        // In words: with Caps Lock on, `G` is no column.
        Ok(()) => {
            let texts = model.texts();
            let colour = texts.colour_attribute(marble);
            inform(model, fill(texts.marble_chosen, &[("colour", colour)]))
        }
        Err(refusal) => refuse(model, words::refusal(model, &refusal)),
    }
}

/// The user demands that the last turn be taken back.
pub(super) fn user_demand(model: &mut Model) -> Vec<Effect> {
    if model.is_thinking() {
        return refuse(model, engine::thinking(model));
    }
    demand(model)
}

/// Demands that the last turn be taken back.
pub(super) fn demand(model: &mut Model) -> Vec<Effect> {
    let player = model.name(model.table.position().to_move());
    match model.table.demand() {
        Ok(()) => {
            let text = fill(model.texts().demanded, &[("player", &player)]);
            say(model, text, Weight::Event);
            changed(model)
        }
        Err(refusal) => refuse(model, words::refusal(model, &refusal)),
    }
}

/// Lets an overlooked capture pass.
pub(super) fn let_pass(model: &mut Model) -> Vec<Effect> {
    if model.is_thinking() {
        return refuse(model, engine::thinking(model));
    }
    if !model.table.let_pass() {
        return refuse(model, model.texts().refuse_no_demand.to_owned());
    }
    model.settle_cursor();
    motion::announce_end(model);
    let text = model.texts().let_pass.to_owned();
    say(model, text, Weight::Event)
}

/// Takes back the last turn, or what is done of the present one. Against a computer also its turn
/// before, so that the person is to move again.
pub(super) fn undo(model: &mut Model) -> Vec<Effect> {
    let undone = match model.table.undo() {
        Ok(None) => {
            model.settle_cursor();
            return vec![];
        }
        Ok(Some(undone)) => undone,
        Err(refusal) => return refuse(model, words::refusal(model, &refusal)),
    };
    let mut what = match undone {
        Undone::Action(action) => {
            words::action(model.table.position(), &action, model.texts().demand_made)
        }
        Undone::Verdict(outcome) => words::outcome(model, outcome),
    };
    while engine::against_computer(model)
        && model.computer_to_move().is_some()
        && let Ok(Some(Undone::Action(action))) = model.table.undo()
    {
        let text = words::action(model.table.position(), &action, model.texts().demand_made);
        what = format!("{text}, {what}");
    }
    let text = fill(model.texts().undone, &[("turn", &what)]);
    inform(model, text);
    model.set_clock();
    changed(model)
}

/// Plays it again; against a computer up to where the person is to move.
pub(super) fn redo(model: &mut Model) -> Vec<Effect> {
    let mut before = *model.table.position();
    let mut redone = match model.table.redo() {
        Ok(action) => action,
        Err(refusal) => return refuse(model, words::refusal(model, &refusal)),
    };
    while engine::against_computer(model)
        && model.computer_to_move().is_some()
        && model.table.game().undone() > 0
    {
        let here = *model.table.position();
        match model.table.redo() {
            Ok(action) => (before, redone) = (here, action),
            Err(_) => break,
        }
    }
    let text = match redone {
        Action::Turn(turn) => words::played(model, &before, &turn),
        Action::Demand => model.texts().demand_made.to_owned(),
    };
    motion::replay(
        model,
        model.table.game().len().saturating_sub(1),
        Duration::MAX,
    );
    let text = fill(model.texts().redone, &[("turn", &text)]);
    inform(model, text);
    model.set_clock();
    changed(model)
}

/// Asks whether the player really resigns: the one to move, or the only person.
pub(super) fn resign(model: &mut Model) -> Vec<Effect> {
    end_by(model, Ask::Resign(person(model)))
}

/// Asks the opponent whether to agree on a tie. A computer answers at once.
pub(super) fn offer_tie(model: &mut Model) -> Vec<Effect> {
    let opponent = person(model).other();
    if model.seats[opponent] == Seat::Person || model.table.outcome().is_some() {
        return end_by(model, Ask::Tie(opponent));
    }
    if engine::agrees(model, opponent) {
        return conclude(model, Conclusion::Agreed);
    }
    tie_declined(model, opponent)
}

/// The player to move, or the only person when that is a computer.
fn person(model: &Model) -> Player {
    let mover = model.table.position().to_move();
    let alone = model.seats[mover] != Seat::Person && model.seats[mover.other()] == Seat::Person;
    if alone { mover.other() } else { mover }
}

fn end_by(model: &mut Model, ask: Ask) -> Vec<Effect> {
    if model.table.outcome().is_some() {
        return refuse(model, model.texts().refuse_game_over.to_owned());
    }
    model.popup = Some(Popup::Choice(Choice::new(ask)));
    vec![]
}

/// Confirms that the player whose time is up has lost.
pub(super) fn flag(model: &mut Model) -> Vec<Effect> {
    let out = Player::ALL
        .into_iter()
        .find(|&player| model.clock.is_out(player, model.now));
    match out {
        Some(player) => conclude(model, Conclusion::OutOfTime(player)),
        None => refuse(model, model.texts().refuse_no_time.to_owned()),
    }
}

/// Ends the game as the players wish.
pub(super) fn conclude(model: &mut Model, end: Conclusion) -> Vec<Effect> {
    match model.table.conclude(end) {
        Ok(()) => changed(model),
        Err(refusal) => refuse(model, words::refusal(model, &refusal)),
    }
}

/// The opponent does not agree on a tie.
pub(super) fn tie_declined(model: &mut Model, player: Player) -> Vec<Effect> {
    let player = model.name(player);
    inform(
        model,
        fill(model.texts().tie_declined, &[("player", &player)]),
    )
}

/// Takes the last step of the turn back.
pub(super) fn back(model: &mut Model) -> Vec<Effect> {
    if engine::stop(model) {
        return vec![];
    }
    if model.brain.hint.take().is_some() {
        return vec![];
    }
    match model.table.back() {
        Ok(true) => {
            if let Step::Choose { .. } = model.table.step() {
                // Nothing is preselected that the player has just left.
                return vec![];
            }
            model.settle_cursor();
            vec![]
        }
        Ok(false) => vec![],
        Err(refusal) => refuse(model, words::refusal(model, &refusal)),
    }
}
