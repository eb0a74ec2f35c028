//! What the status line says.

mod engine;

use super::model::Model;
use super::model::refusal::Refusal;
use super::model::step::{Step, must_capture, only_jumper};
use crate::board::RingSet;
use crate::clock;
use crate::lang::{fill, printable};
use crate::notation::TurnText;
use crate::record::{Action, Game};
use crate::rules::{Chain, Outcome, Position, Turn};

pub use engine::{analysed, hint, line, reviewed, turning};

/// What the rules want now, or which moment is shown.
#[must_use]
pub fn wanted(model: &Model) -> String {
    let texts = model.texts();
    if let Some(hint) = hint(model) {
        return hint;
    }
    let game = model.table.game();
    if let Some(past) = model.past {
        let turn = past.ply.to_string();
        let (template, turns) = match past.ply {
            0 => (texts.looking_at_start, texts.turns(game.len())),
            _ => (texts.looking_back, game.len().to_string()),
        };
        let looking = fill(template, &[("turn", &turn), ("turns", &turns)]);
        let parts = [Some(looking), time(model), turning(model), remark(model)];
        return parts.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    }
    let (position, board) = (game.position(), model.board());
    if model.is_thinking() {
        let player = model.name(position.to_move());
        return fill(texts.thinking, &[("player", &player)]);
    }
    match model.table.step() {
        Step::Answer => {
            let player = model.name(position.to_move().other());
            fill(texts.demand_possible, &[("player", &player)])
        }
        Step::Choose {
            taken: Some(marble),
        } => {
            let colour = texts.colour_attribute(*marble);
            fill(texts.step_place_colour, &[("colour", colour)])
        }
        Step::Choose { taken: None } => first_step(model, position),
        Step::Remove { ring, .. } => texts.remove_one_of(board, position.free_after_placing(*ring)),
        Step::Claim(claim) => {
            let group = claim.group().unwrap_or_default();
            texts.claim_question(position, &claim.turn(), group)
        }
        Step::Jump(chain) => jump(model, chain),
        Step::Over => {
            let end = game.outcome().map(|end| outcome(model, end));
            let end = end.unwrap_or_else(|| texts.game_over.to_owned());
            let parts = [Some(end), remark(model)];
            parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
        }
    }
}

/// How long the turn took that is shown last.
fn time(model: &Model) -> Option<String> {
    let time = thought(model.table.game(), model.ply().checked_sub(1)?)?;
    Some(fill(model.texts().thought_for, &[("time", &time)]))
}

/// What the record remarks on the turn that is shown last, on one line.
fn remark(model: &Model) -> Option<String> {
    let ply = model
        .table
        .game()
        .plies()
        .get(model.ply().checked_sub(1)?)?;
    let words: Vec<&str> = ply.comment.split_whitespace().collect();
    (!words.is_empty()).then(|| printable(&words.join(" ")))
}

/// How long an action of a game took, by its number from 0, when its record knows.
#[must_use]
pub fn thought(game: &Game, number: usize) -> Option<String> {
    game.plies().get(number)?.thought.map(clock::spent)
}

fn first_step(model: &Model, position: &Position) -> String {
    let (texts, board) = (model.texts(), model.board());
    let jumpers = position.all_jumpers();
    if must_capture(position) {
        if model
            .table
            .game()
            .last()
            .is_some_and(|last| last.action == Action::Demand)
        {
            let player = model.name(position.to_move());
            let rings = texts.one_of(jumpers.iter().map(|ring| board.name(ring)));
            return fill(
                texts.must_capture,
                &[("player", &player), ("rings", &rings)],
            );
        }
        return texts.jump_with(board, jumpers);
    }
    if !jumpers.is_empty() {
        return texts.may_jump_with(board, jumpers);
    }
    if position.pool().is_empty() {
        texts.step_place_own.to_owned()
    } else {
        texts.step_place.to_owned()
    }
}

fn jump(model: &Model, chain: &Chain) -> String {
    let (texts, board) = (model.texts(), model.board());
    let landings: RingSet = chain.jumps().map(|jump| jump.landing).collect();
    if !chain.capture().is_empty() {
        return texts.keep_jumping(board, chain.at(), landings);
    }
    if only_jumper(chain.board()).is_some() {
        let ring = board.name(chain.at()).to_string();
        let rings = texts.one_of(landings.iter().map(|ring| board.name(ring)));
        return fill(texts.compulsory_jump, &[("ring", &ring), ("rings", &rings)]);
    }
    texts.choose_landing(board, chain.at(), landings)
}

/// Why a step was refused.
#[must_use]
pub fn refusal(model: &Model, refusal: &Refusal) -> String {
    let texts = model.texts();
    match refusal {
        Refusal::Illegal(reason) => texts.refusal(reason),
        Refusal::Play(error) => {
            texts.play_error(error, model.table.game().rules().set, &model.names())
        }
        Refusal::CannotJump(ring) => {
            let jumpers = texts.jump_with(model.board(), model.table.position().all_jumpers());
            let ring = ring.to_string();
            format!(
                "{}. {jumpers}",
                fill(texts.refuse_cannot_jump, &[("ring", &ring)])
            )
        }
        Refusal::NotAJump(from, to) => {
            let (from, to) = (from.to_string(), to.to_string());
            fill(texts.refuse_not_a_jump, &[("from", &from), ("to", &to)])
        }
        Refusal::TouchMove => texts.touch_move.to_owned(),
        Refusal::Taken(marble) => {
            let colour = texts.colour_attribute(*marble);
            fill(texts.refuse_taken, &[("colour", colour)])
        }
        Refusal::AnswerFirst => texts.refuse_answer_first.to_owned(),
        Refusal::ClaimFirst => texts.refuse_claim_first.to_owned(),
        Refusal::NothingToUndo => texts.nothing_to_undo.to_owned(),
        Refusal::NothingToRedo => texts.nothing_to_redo.to_owned(),
    }
}

/// Who did what in a turn that has just been played.
#[must_use]
pub fn played(model: &Model, before: &Position, turn: &Turn) -> String {
    let texts = model.texts();
    let player = model.name(before.to_move());
    let gained = before.taken_by(turn);
    let marbles = texts.marbles(gained);
    let text = TurnText::new(before, turn).to_string();
    let template = match turn {
        Turn::Capture(_) => texts.captures,
        Turn::Place { .. } if gained.is_empty() => texts.placed,
        Turn::Place { .. } => texts.claims,
    };
    fill(
        template,
        &[("player", &player), ("turn", &text), ("marbles", &marbles)],
    )
}

/// An action in writing, made in a position.
#[must_use]
pub fn action(before: &Position, action: &Action, demand: &str) -> String {
    match action {
        Action::Turn(turn) => TurnText::new(before, turn).to_string(),
        Action::Demand => demand.to_owned(),
    }
}

/// How the game ended.
#[must_use]
pub fn outcome(model: &Model, outcome: Outcome) -> String {
    let set = model.table.game().rules().set;
    model.texts().outcome(outcome, set, &model.names())
}

/// An action of a game in writing, by its number from 0.
#[must_use]
pub fn ply(game: &Game, number: usize, demand: &str) -> Option<String> {
    let before = game.position_after(number)?;
    let ply = game.plies().get(number)?;
    Some(action(before, &ply.action, demand))
}
