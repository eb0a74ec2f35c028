//! What the engine says, in words.

use crate::engine::{Info, Reviewed};
use crate::lang::fill;
use crate::notation::TurnText;
use crate::rules::{Position, Turn};
use crate::tui::model::Model;
use crate::tui::model::brain::Task;

/// What the analysis has found about the position that is shown.
#[must_use]
pub fn analysed(model: &Model) -> Option<&Info> {
    model.brain.found(Task::Analyse, model.position())
}

/// The suggestion: at first the ring and the reasons, then the turn.
#[must_use]
pub fn hint(model: &Model) -> Option<String> {
    let hint = model.brain.hint.as_ref()?;
    let texts = model.texts();
    let line = hint.line.as_ref();
    let Some((line, turn)) = line.and_then(|line| Some((line, line.turns.first()?))) else {
        return Some(texts.hint_thinking.to_owned());
    };
    if hint.demand {
        return Some(texts.hint_demand.to_owned());
    }
    let position = model.position();
    let reasons = texts.reasons(position, line);
    let text = if hint.whole {
        let turn = TurnText::new(position, turn).to_string();
        fill(texts.hint_turn, &[("turn", &turn), ("reasons", &reasons)])
    } else {
        let ring = match turn {
            Turn::Place { ring, .. } => *ring,
            Turn::Capture(capture) => capture.start(),
        };
        let ring = position.rules().board.name(ring).to_string();
        fill(texts.hint_idea, &[("ring", &ring), ("reasons", &reasons)])
    };
    Some(text)
}

/// Turns that follow one another, in writing.
#[must_use]
pub fn line(position: &Position, turns: &[Turn]) -> String {
    let mut position = *position;
    let mut written = Vec::with_capacity(turns.len());
    for turn in turns {
        if position.check(turn).is_err() {
            break;
        }
        written.push(TurnText::new(&position, turn).to_string());
        position.play_unchecked(turn);
    }
    written.join("  ")
}

/// What the review found about the action that follows the moment that is shown.
#[must_use]
pub fn reviewed(model: &Model) -> Option<&Reviewed> {
    model.brain.review.get(model.ply())?.as_ref()
}

/// What could have been better at the moment that is shown, when the game turned there.
#[must_use]
pub fn turning(model: &Model) -> Option<String> {
    let reviewed = reviewed(model).filter(|reviewed| reviewed.is_turning_point())?;
    let texts = model.texts();
    let line = line(&reviewed.position, &reviewed.line);
    Some(if reviewed.missed_win() {
        fill(texts.missed_win, &[("turn", &line)])
    } else {
        let score = texts.score(reviewed.best);
        fill(texts.turning_point, &[("turn", &line), ("score", &score)])
    })
}
