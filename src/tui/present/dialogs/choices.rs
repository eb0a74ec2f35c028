//! Questions, and the end of a game.

use super::{Aim, Boxed, Rows};
use crate::lang::fill;
use crate::rules::{Outcome, Player, WinReason};
use crate::tui::model::Model;
use crate::tui::model::popup::{Answer, Ask, Choice};
use crate::tui::view::dialog::Row;
use crate::tui::words;

pub(super) fn of<'a>(model: &'a Model, choice: &Choice) -> Boxed<'a> {
    let texts = model.texts();
    let mut rows = Rows::default();
    match &choice.ask {
        Ask::Unsaved(_) => {
            let text = if model.settings().autosave {
                texts.ask_unsaved
            } else {
                texts.ask_unsaved_lost
            };
            rows.say(Row::Text(text.to_owned()));
        }
        Ask::Replace(path) => {
            let file = path.display().to_string();
            rows.say(Row::Text(fill(texts.ask_replace, &[("file", &file)])));
        }
        Ask::PlayOn { ply, unsaved } => {
            let template = if *unsaved {
                texts.ask_play_on_unsaved
            } else {
                texts.ask_play_on
            };
            let turn = ply.to_string();
            rows.say(Row::Text(fill(template, &[("turn", &turn)])));
        }
        Ask::Resign(player) => rows.say(Row::Text(with_players(texts.ask_resign, model, *player))),
        Ask::Tie(player) => rows.say(Row::Text(with_players(texts.ask_tie, model, *player))),
        Ask::Over => result(model, &mut rows),
    }
    rows.say(Row::Blank);
    for (number, &answer) in choice.ask.answers().iter().enumerate() {
        let item = Row::Item {
            label: label(model, &choice.ask, answer),
            detail: answer.key().to_string(),
        };
        rows.offer(item, Aim::Row(number));
    }
    let focus = rows.position(Aim::Row(choice.chosen));
    let mut boxed = rows.boxed(model, heading(model, &choice.ask));
    if let Some(dialog) = &mut boxed.dialog {
        dialog.focus = focus;
    }
    boxed
}

fn with_players(template: &str, model: &Model, player: Player) -> String {
    let (name, opponent) = (model.name(player), model.name(player.other()));
    fill(template, &[("player", &name), ("opponent", &opponent)])
}

const fn heading(model: &Model, ask: &Ask) -> &'static str {
    let texts = model.texts();
    match ask {
        Ask::Unsaved(_) => texts.heading_unsaved,
        Ask::Replace(_) => texts.heading_replace,
        Ask::PlayOn { .. } => texts.heading_play_on,
        Ask::Resign(_) => texts.heading_resign,
        Ask::Tie(_) => texts.heading_tie,
        Ask::Over => texts.heading_over,
    }
}

fn label(model: &Model, ask: &Ask, answer: Answer) -> String {
    let texts = model.texts();
    let plain = match (ask, answer) {
        (Ask::Unsaved(_), Answer::Yes) => texts.answer_discard,
        (Ask::Unsaved(_), Answer::No) => texts.answer_stay,
        (Ask::Unsaved(_), Answer::Save) => texts.answer_save_first,
        (_, Answer::Yes) => texts.answer_yes,
        (_, Answer::No) => texts.answer_no,
        (_, Answer::Save) => texts.answer_save,
        (_, Answer::Quit) => texts.answer_quit,
        (_, Answer::Analysis) => texts.answer_analysis,
        (_, Answer::Look) => texts.answer_look,
        (_, Answer::Review) => texts.answer_review,
        (_, Answer::OtherGame) => texts.answer_other_game,
        (_, Answer::NextGame) => {
            let first = model.table.game().first().other();
            return fill(texts.answer_next_game, &[("player", &model.name(first))]);
        }
    };
    plain.to_owned()
}

/// How the game ended, with the marbles that won.
fn result(model: &Model, rows: &mut Rows) {
    let game = model.table.game();
    let Some(outcome) = game.outcome() else {
        return;
    };
    rows.say(Row::Text(words::outcome(model, outcome)));
    rows.say(Row::Blank);
    for player in Player::ALL {
        let won = match outcome {
            Outcome::Win {
                winner,
                reason: WinReason::Set(set),
            } if winner == player => Some(set),
            _ => None,
        };
        rows.say(Row::Captured {
            name: model.name(player),
            captured: game.position().captured(player),
            set: game.rules().set,
            won,
        });
    }
}
