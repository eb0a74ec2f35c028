//! The board and what stands out on it.

use super::facts;
use crate::board::{Ring, RingSet};
use crate::rules::Turn;
use crate::tui::model::Model;
use crate::tui::model::step::Step;
use crate::tui::view::marks::Marks;
use crate::tui::view::scene::Scene;
use crate::tui::words;

pub(super) fn scene(model: &Model) -> Scene {
    match (&model.motion, model.past) {
        (Some(motion), _) => motion.scene(model.now),
        (None, Some(_)) => Scene::new(model.position()),
        (None, None) => model.table.scene(),
    }
}

pub(super) fn marks(model: &Model) -> Marks {
    let (last, taken) = last(model);
    let hint = hint(model);
    if model.past.is_some() {
        return Marks {
            hint,
            last,
            taken,
            ..Marks::default()
        };
    }
    let targets = model.table.targets();
    let (targets, removable) = match model.table.step() {
        Step::Remove { .. } | Step::Claim(_) => (RingSet::EMPTY, targets),
        Step::Answer | Step::Choose { .. } | Step::Jump(_) | Step::Over => {
            (targets, RingSet::EMPTY)
        }
    };
    // Nothing is offered on a ring that does not yet look as it is.
    let moving = moving(model);
    Marks {
        cursor: Some(model.cursor.ring()),
        selected: selected(model.table.step()),
        targets: targets - moving,
        removable: removable - moving,
        hint,
        last,
        taken,
    }
}

/// The rings that look otherwise than they are, while something is on its way.
fn moving(model: &Model) -> RingSet {
    if model.motion.is_none() {
        return RingSet::EMPTY;
    }
    let (shown, there) = (scene(model), model.table.scene());
    let differs = |&ring: &Ring| shown.marble_at(ring) != there.marble_at(ring);
    there.rings.iter().filter(differs).collect()
}

/// The marble in hand, or just put down.
const fn selected(step: &Step) -> Option<Ring> {
    match step {
        Step::Remove { ring, .. } => Some(*ring),
        Step::Claim(claim) => Some(claim.placement().1),
        Step::Jump(chain) => Some(chain.at()),
        Step::Answer | Step::Choose { .. } | Step::Over => None,
    }
}

/// The rings that the last action before the shown moment touched, and those whose marbles it took.
fn last(model: &Model) -> (RingSet, RingSet) {
    let Some((before, turn)) = facts::last_turn(model) else {
        return (RingSet::EMPTY, RingSet::EMPTY);
    };
    let (touched, taken) = (rings(turn), before.rings_taken_by(turn));
    match turn {
        // A claim may take the very marble that was placed.
        Turn::Place { .. } => (touched - taken, taken),
        // A chain may come by where it has captured.
        Turn::Capture(_) => (touched, taken - touched),
    }
}

/// The rings of the turn that is suggested, or that the chosen line of the analysis begins with.
fn hint(model: &Model) -> RingSet {
    if let Some(hint) = &model.brain.hint {
        let turn = hint.line.as_ref().and_then(|line| line.turns.first());
        return match turn {
            None => RingSet::EMPTY,
            Some(turn) if hint.whole => rings(turn),
            Some(Turn::Place { ring, .. }) => RingSet::of(*ring),
            Some(Turn::Capture(capture)) => RingSet::of(capture.start()),
        };
    }
    if !model.brain.analysis || model.is_thinking() || model.table.step().has_begun() {
        return RingSet::EMPTY;
    }
    let turn = match words::analysed(model) {
        Some(info) => info
            .lines
            .get(model.brain.line)
            .and_then(|line| line.turns.first()),
        None => words::reviewed(model).and_then(|reviewed| reviewed.line.first()),
    };
    turn.map_or(RingSet::EMPTY, rings)
}

/// The rings that a turn touches.
fn rings(turn: &Turn) -> RingSet {
    match turn {
        Turn::Place { ring, remove, .. } => remove.map_or(RingSet::EMPTY, RingSet::of).with(*ring),
        Turn::Capture(capture) => capture
            .path()
            .map(|(_, landing)| landing)
            .collect::<RingSet>()
            .with(capture.start()),
    }
}
