//! Answers to questions.

use super::{engine, files, history, play, screen};
use crate::tui::effect::Effect;
use crate::tui::model::Model;
use crate::tui::model::popup::{Answer, Ask, Choice, Departure, Popup};
use crate::tui::model::refusal::Conclusion;

/// Gives the chosen answer.
pub(super) fn give(model: &mut Model) -> Vec<Effect> {
    let Some(Popup::Choice(choice)) = model.popup.take() else {
        return vec![];
    };
    let answer = choice.answer();
    match choice.ask {
        Ask::Unsaved(departure) => unsaved(model, departure, answer),
        Ask::Replace(path) if answer == Answer::Yes => files::save_to(model, path),
        Ask::PlayOn { ply, .. } if answer == Answer::Yes => files::play_on(model, ply),
        Ask::Resign(player) if answer == Answer::Yes => {
            play::conclude(model, Conclusion::Resigned(player))
        }
        Ask::Tie(_) if answer == Answer::Yes => play::conclude(model, Conclusion::Agreed),
        Ask::Tie(player) => play::tie_declined(model, player),
        Ask::Replace(_) | Ask::PlayOn { .. } | Ask::Resign(_) => {
            model.file.then = None;
            vec![]
        }
        Ask::Over => over(model, answer),
    }
}

fn unsaved(model: &mut Model, departure: Departure, answer: Answer) -> Vec<Effect> {
    match answer {
        Answer::Save => {
            model.file.then = Some(departure);
            files::save(model)
        }
        Answer::Yes => files::departed(model, departure),
        Answer::No
        | Answer::NextGame
        | Answer::OtherGame
        | Answer::Analysis
        | Answer::Look
        | Answer::Review
        | Answer::Quit => vec![],
    }
}

/// What comes after the end of a game.
fn over(model: &mut Model, answer: Answer) -> Vec<Effect> {
    match answer {
        Answer::NextGame => {
            let proposal = files::next_game(model);
            files::depart(model, Departure::Start(Box::new(proposal)))
        }
        Answer::OtherGame => files::new(model),
        Answer::Analysis => {
            model.brain.analysis = false;
            engine::analysis(model)
        }
        Answer::Review => history::show(model, 0),
        Answer::Save => files::save(model),
        Answer::Quit => screen::quit(model),
        Answer::Look | Answer::Yes | Answer::No => vec![],
    }
}

/// Chooses the answer with this key and gives it.
pub(super) fn key(model: &mut Model, key: char) -> Vec<Effect> {
    let picked = match &mut model.popup {
        Some(Popup::Choice(choice)) => choice.pick(key),
        _ => false,
    };
    if picked { give(model) } else { vec![] }
}

/// Chooses an answer by its number and gives it.
pub(super) fn number(model: &mut Model, number: usize) -> Vec<Effect> {
    match &mut model.popup {
        Some(Popup::Choice(Choice { ask, chosen })) if number < ask.answers().len() => {
            *chosen = number;
            give(model)
        }
        _ => vec![],
    }
}
