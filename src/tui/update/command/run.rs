//! Doing what a command says.

use crate::clock;
use crate::command::{Command, CommandInfo, NewGame};
use crate::lang::fill;
use crate::library;
use crate::notation::{TurnError, TurnText};
use crate::plain;
use crate::rules::{Player, Position};
use crate::store;
use crate::tui::effect::Effect;
use crate::tui::model::Model;
use crate::tui::model::new_game::{Beginner, Proposal};
use crate::tui::model::popup::{Departure, Popup};
use crate::tui::update::{
    engine, files, history, inform, play, refuse, screen, settings, shelf, walk,
};

pub(super) fn run(model: &mut Model, command: Command) -> Vec<Effect> {
    match command {
        Command::Turn(turn) => play_turn(model, &turn),
        Command::Ring(name) => walk::name(model, name),
        Command::Demand => play::user_demand(model),
        Command::Pass => play::let_pass(model),
        Command::Resign => play::resign(model),
        Command::Tie => play::offer_tie(model),
        Command::Flag => play::flag(model),
        Command::Back => screen::back(model),
        Command::Undo => play::undo(model),
        Command::Redo => play::redo(model),
        Command::Goto(number) => history::go_to(model, number),
        Command::Position(position) => set_up(model, *position),
        Command::GameText(text) => game_text(model, &text),
        Command::New(game) => new(model, game),
        Command::Save(None) => files::save(model),
        Command::Save(Some(path)) => files::save_to(model, store::expand_home(&path)),
        Command::Load(path) => files::depart(model, Departure::Open(store::expand_home(&path))),
        Command::Next => shelf::step(model, true),
        Command::Previous => shelf::step(model, false),
        Command::Warnings => shelf::warnings(model),
        Command::Resume => files::depart(model, Departure::Resume),
        Command::Names(one, two) => {
            let names = crate::rules::ByPlayer::new(one, two);
            model.table.annotate(|game| game.players = names);
            model.file.unsaved = true;
            files::keep(model)
        }
        Command::Comment(comment) => remark(model, comment),
        Command::Clock => times(model),
        Command::Hint => engine::hint(model),
        Command::Settings(None) => screen::settings(model),
        Command::Settings(Some(name)) => settings::show(model, &name),
        Command::Set(name, value) => settings::set(model, &name, &value),
        Command::Suspend => vec![Effect::Suspend],
        Command::Help(about) => help(model, about.as_deref()),
        Command::Quit => screen::quit(model),
        Command::Board
        | Command::Column(_)
        | Command::Where(_)
        | Command::Pool
        | Command::Score
        | Command::Legal(_)
        | Command::Free
        | Command::Last
        | Command::Moves
        | Command::Rules
        | Command::Line => tell(model, command),
    }
}

/// Tells about the game what the prompt of `--plain` tells: one line in the status line, several in
/// a box.
fn tell(model: &mut Model, command: Command) -> Vec<Effect> {
    let heading = match command {
        Command::Rules => model.texts().field_rules,
        _ => "",
    };
    let game = model.table.game();
    let mut lines = plain::tell(game, model.ply(), model.settings().language, command);
    if lines.len() > 1 {
        model.popup = Some(Popup::Text {
            heading,
            lines,
            scroll: 0,
        });
        return vec![];
    }
    inform(model, lines.pop().unwrap_or_default())
}

/// Shows how to play, and by which rules this game goes.
pub(in crate::tui::update) fn rules(model: &mut Model) -> Vec<Effect> {
    tell(model, Command::Rules)
}

/// Says what the clocks show.
fn times(model: &mut Model) -> Vec<Effect> {
    let texts = model.texts();
    let time = |player| {
        let time = clock::written(model.clock.left(player, model.now)?);
        let player = model.name(player);
        let values = [("player", player.as_str()), ("time", time.as_str())];
        Some(fill(texts.plain_time_left, &values))
    };
    let times: Vec<String> = Player::ALL.into_iter().filter_map(time).collect();
    let text = if times.is_empty() {
        texts.plain_no_clock.to_owned()
    } else {
        times.join(", ")
    };
    inform(model, text)
}

/// Explains a command, or the keys.
fn help(model: &mut Model, about: Option<&str>) -> Vec<Effect> {
    let Some(info) = about.and_then(CommandInfo::named) else {
        return screen::help(model);
    };
    let lines = info.explanation(model.texts());
    model.popup = Some(Popup::Text {
        heading: info.name,
        lines,
        scroll: 0,
    });
    vec![]
}

/// Plays a whole turn. While an earlier moment is shown, playing means playing on from there.
fn play_turn(model: &mut Model, turn: &TurnText) -> Vec<Effect> {
    if model.past.is_some() {
        return history::accept(model);
    }
    match turn.to_turn(model.table.position()) {
        Ok(turn) => play::whole(model, turn),
        Err(error) => {
            let text = match error {
                TurnError::Illegal(reason) => model.texts().refusal(&reason),
                error => model.texts().turn_error(&error),
            };
            refuse(model, text)
        }
    }
}

fn set_up(model: &mut Model, start: Position) -> Vec<Effect> {
    let proposal = Proposal {
        start,
        names: model.names(),
        first: Beginner::Player(start.to_move()),
        clock: model.settings().clock,
        seats: model.seats,
    };
    files::depart(model, Departure::Start(Box::new(proposal)))
}

fn game_text(model: &mut Model, text: &str) -> Vec<Effect> {
    match library::read_game(text) {
        Ok(reading) => files::depart(model, Departure::Take(Box::new(reading))),
        Err(error) => {
            let reason = model.texts().load_error(&error);
            refuse(
                model,
                fill(model.texts().not_loaded, &[("reason", &reason)]),
            )
        }
    }
}

/// A new game: the form, or at once what the words say.
fn new(model: &mut Model, game: Option<NewGame>) -> Vec<Effect> {
    let Some(game) = game else {
        return files::new(model);
    };
    let proposal = Proposal {
        start: Position::start(game.rules()),
        names: model.names(),
        first: game.first.map_or(Beginner::Lot, Beginner::Player),
        clock: model.settings().clock,
        seats: model.seats,
    };
    files::depart(model, Departure::Start(Box::new(proposal)))
}

/// Writes a remark to the action that is shown last.
fn remark(model: &mut Model, comment: String) -> Vec<Effect> {
    let Some(ply) = model.ply().checked_sub(1) else {
        return refuse(model, model.texts().refuse_no_remark.to_owned());
    };
    model.table.annotate(|game| game.set_comment(ply, comment));
    model.file.unsaved = true;
    files::keep(model)
}
