//! Beginning and ending the motion of a step.

use std::time::Duration;

use super::inform;
use crate::record::Action;
use crate::rules::{Position, Turn};
use crate::tui::effect::Effect;
use crate::tui::model::Model;
use crate::tui::model::motion::{MOST_SLOW, Motion, done};
use crate::tui::model::popup::{Ask, Choice, Popup};
use crate::tui::view::motion::{Step, steps};
use crate::tui::view::scene::Scene;

/// What lay on the table before a step.
pub(super) struct Before {
    pub(super) position: Position,
    scene: Scene,
    done: Vec<Step>,
}

impl Before {
    /// What lies there now.
    pub(super) fn of(model: &Model) -> Self {
        let position = *model.table.position();
        Self {
            position,
            scene: model.table.scene(),
            done: done(model.table.step(), &position),
        }
    }
}

/// A step of a turn was made, or a turn was completed: shows what is new about it.
pub(super) fn begin(model: &mut Model, before: &Before, turn: Option<&Turn>) {
    let all = match turn {
        Some(turn) => steps(&before.position, turn),
        None => done(model.table.step(), &before.position),
    };
    let (scene, steps) = match (all.strip_prefix(&before.done[..]), turn) {
        (Some(rest), _) => (before.scene, rest.to_vec()),
        // Another turn than the one that was begun.
        (None, Some(_)) => (Scene::new(&before.position), all),
        (None, None) => return,
    };
    show(model, Motion::new(scene, steps, model.now));
}

/// Shows the action of the game with this number, from 0, within some time.
pub(super) fn replay(model: &mut Model, number: usize, limit: Duration) {
    let game = model.table.game();
    let action = game.plies().get(number).map(|ply| ply.action);
    if let (Some(Action::Turn(turn)), Some(before)) = (action, game.position_after(number)) {
        let motion = Motion::new(Scene::new(before), steps(before, &turn), model.now);
        show(model, motion.and_then(|motion| motion.within(limit)));
    }
}

fn show(model: &mut Model, motion: Option<Motion>) {
    model.motion = motion.filter(|_| model.is_animated());
}

/// Ends the motion: what is done next is done on the board as it stands. `true` when the end of the
/// game is still to be announced.
pub(super) fn skip(model: &mut Model) -> bool {
    model
        .motion
        .take()
        .is_some_and(|motion| motion.announces_end)
}

/// Ends a motion whose time is over, and announces the end of the game after it.
pub(super) fn mind(model: &mut Model, announce: bool) {
    let now = model.now;
    if let Some(motion) = model.motion.take_if(|motion| motion.end() <= now) {
        model.slow = 0;
        if motion.announces_end {
            announce_end(model);
        }
    }
    // Whoever has done something else meanwhile knows.
    if announce && model.popup.is_none() && model.past.is_none() && model.motion.is_none() {
        announce_end(model);
    }
}

/// Asks what comes after the end of the game, once the last turn was seen.
pub(super) fn announce_end(model: &mut Model) {
    if model.table.outcome().is_none() {
        return;
    }
    match &mut model.motion {
        Some(motion) => motion.announces_end = true,
        None => model.popup = Some(Popup::Choice(Choice::new(Ask::Over))),
    }
}

/// The terminal took too long for a frame: the motion ends. When that happens again and again, or a
/// frame takes longer than a whole step, there are no more.
pub(super) fn too_slow(model: &mut Model, took: Duration) -> Vec<Effect> {
    let Some(motion) = model.motion.take() else {
        return vec![];
    };
    if motion.announces_end {
        announce_end(model);
    }
    model.slow = if took > Step::LONGEST {
        MOST_SLOW
    } else {
        (model.slow + 1).min(MOST_SLOW)
    };
    if model.slow == MOST_SLOW && !model.is_refused() {
        let text = model.texts().too_slow.to_owned();
        return inform(model, text);
    }
    vec![]
}
