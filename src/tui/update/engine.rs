//! The engine: a computer player, hints, analysis, and the review of a game.
//!
//! `mind` compares after every change what the engine should be working on with what it is
//! working on. So whatever happens to the game, no answer to an old question is ever used.

use std::time::Duration;

use super::{inform, play, refuse};
use crate::board::Ring;
use crate::clock::TimeControl;
use crate::engine::evaluate;
use crate::record::Action;
use crate::rules::{Outcome, Player, Position, Turn};
use crate::tui::effect::{Effect, Question};
use crate::tui::model::Model;
use crate::tui::model::brain::{Hint, Plan, Reply, Search, Task};
use crate::tui::model::popup::Popup;
use crate::tui::model::seat::Seat;
use crate::tui::model::step::Step;
use crate::tui::words;

/// How long each step of a computer player is shown.
const STEP: Duration = Duration::from_millis(350);
/// How long the engine thinks about a hint, and about a turn when there are no clocks.
const HINT: Duration = Duration::from_secs(2);
const TURN: Duration = Duration::from_secs(4);
/// How long it analyses one position, and how long it reviews each position of a game.
const ANALYSIS: Duration = Duration::from_mins(1);
const REVIEW: Duration = Duration::from_millis(300);

/// Sees to it that the engine works on what matters now.
pub(super) fn mind(model: &mut Model) -> Vec<Effect> {
    let position = *model.table.position();
    let shown = *model.position();
    model.brain.hint.take_if(|hint| hint.position != shown);
    if !model.is_thinking() {
        model.brain.plan = None;
    }
    let wanted = wanted(model, &position);
    let current = model.brain.search.as_ref();
    if current.map(|search| (search.task, search.position)) == wanted {
        return vec![];
    }
    let was_thinking = current.is_some_and(|search| !search.done);
    model.brain.asked += 1;
    model.brain.line = 0;
    model.brain.search = wanted.map(|(task, position)| Search {
        id: model.brain.asked,
        task,
        position,
        latest: None,
        done: false,
    });
    match wanted {
        Some((task, position)) => vec![Effect::Think(Box::new(question(model, task, position)))],
        None if was_thinking => vec![Effect::StopThinking],
        None => vec![],
    }
}

/// What the engine should be working on.
fn wanted(model: &Model, position: &Position) -> Option<(Task, Position)> {
    let brain = &model.brain;
    if model.is_thinking() {
        if let Some(plan) = brain.plan {
            // The thought is finished; its answer is kept while it is carried out.
            let search = brain.search.as_ref().filter(|_| plan.turn.is_some())?;
            return Some((search.task, search.position));
        }
        return model
            .computer_to_move()
            .map(|level| (Task::Play(level), *position));
    }
    let shown = *model.position();
    if brain.hint.as_ref().is_some_and(|hint| hint.line.is_none()) {
        return Some((Task::Hint, shown));
    }
    if !brain.analysis {
        return None;
    }
    if model.table.game().outcome().is_some() && !brain.reviewed {
        return Some((Task::Review, *position));
    }
    (!shown.is_over()).then_some((Task::Analyse, shown))
}

fn question(model: &Model, task: Task, position: Position) -> Question {
    let turns = match task {
        Task::Review => turns(model),
        Task::Play(_) | Task::Hint | Task::Analyse => Vec::new(),
    };
    let game = model.table.game();
    let situation = match (task, model.past) {
        (Task::Hint | Task::Analyse, Some(past)) => game.up_to(past.ply).situation(),
        _ => game.situation(),
    };
    Question {
        id: model.brain.asked,
        task,
        situation,
        turns,
        time: match task {
            Task::Play(_) => time_for_turn(model, position.to_move()),
            Task::Hint => HINT,
            Task::Analyse => ANALYSIS,
            Task::Review => REVIEW,
        },
        memory: model.settings().table_memory as usize,
    }
}

/// Every turn of the game with its position and the number of its action.
fn turns(model: &Model) -> Vec<(usize, Position, Turn)> {
    let game = model.table.game();
    let turn = |(number, ply): (usize, &crate::record::Ply)| match ply.action {
        Action::Turn(turn) => Some((number, *game.position_after(number)?, turn)),
        Action::Demand => None,
    };
    game.plies().iter().enumerate().filter_map(turn).collect()
}

/// A share of the time that is left, or a few seconds without clocks.
fn time_for_turn(model: &Model, player: Player) -> Duration {
    match (model.clock.control(), model.clock.left(player, model.now)) {
        (TimeControl::None, _) | (_, None) => TURN,
        (control, Some(left)) => {
            let share = left / 30 + control.increment() * 3 / 4;
            share
                .min(left / 4)
                .min(TURN * 5)
                .max(Duration::from_millis(20))
        }
    }
}

/// The engine has answered.
pub(super) fn replied(model: &mut Model, id: u64, reply: Reply) -> Vec<Effect> {
    let next = model.now + STEP;
    let brain = &mut model.brain;
    let Some(search) = brain.search.as_mut().filter(|search| search.id == id) else {
        return vec![];
    };
    match reply {
        Reply::Thinking(info) => search.latest = Some(info),
        Reply::Reviewed(number, reviewed) => {
            if brain.review.len() <= number {
                brain.review.resize(number + 1, None);
            }
            brain.review[number] = Some(*reviewed);
        }
        Reply::Done(info) => {
            search.done = true;
            match search.task {
                Task::Play(_) => {
                    let turn = info.best().copied().filter(|_| info.demand.is_none());
                    let acts = turn.is_some() || info.demand.is_some();
                    brain.plan = acts.then_some(Plan { turn, next });
                }
                Task::Review => brain.reviewed = true,
                Task::Hint => {
                    // Without any line there is nothing to suggest.
                    brain.hint = brain.hint.take().and_then(|hint| {
                        let line = Some(info.lines.first()?.clone());
                        let demand = info.demand.is_some();
                        Some(Hint {
                            line,
                            demand,
                            ..hint
                        })
                    });
                }
                Task::Analyse => {}
            }
            search.latest = Some(info);
        }
    }
    vec![]
}

/// Carries out the next step of what the computer player has planned, when it is time to.
pub(super) fn tick(model: &mut Model) -> Vec<Effect> {
    let due = model.computer_due().is_some_and(|due| due <= model.now);
    let Some(plan) = model.brain.plan.filter(|_| due) else {
        return vec![];
    };
    let Some(turn) = plan.turn else {
        model.brain.plan = None;
        return play::demand(model);
    };
    // What somebody else was refused while it thought does not concern its turn.
    model.notice = None;
    let before = *model.table.position();
    if !turn.is_capture() {
        model.table.let_pass();
    }
    if let (Step::Choose { .. }, Turn::Place { marble, .. }) = (model.table.step(), turn) {
        // Refused only where another one is bound; then the whole turn will be refused too.
        let _ = model.table.choose_marble(marble);
    }
    if let Some(plan) = &mut model.brain.plan {
        plan.next = model.now + STEP;
    }
    let effects = match model.table.next_step(&turn) {
        Some(ring) => step(model, ring),
        None => play::whole(model, turn),
    };
    if *model.table.position() != before || model.is_refused() {
        model.brain.plan = None;
    }
    effects
}

fn step(model: &mut Model, ring: Ring) -> Vec<Effect> {
    model.cursor = crate::tui::model::cursor::Cursor::at(model.board(), ring);
    play::step_at(model, ring)
}

/// The computer player is to play what it has found so far.
pub(super) fn play_now(model: &Model) -> Vec<Effect> {
    if model.brain.is_playing() {
        return vec![Effect::Hurry];
    }
    vec![]
}

/// The computer player is to stop thinking. `false` when it does not think.
pub(super) fn stop(model: &mut Model) -> bool {
    if !model.is_thinking() {
        return false;
    }
    model.brain.stopped = Some(*model.table.position());
    model.brain.plan = None;
    let text = model.texts().thinking_stopped.to_owned();
    inform(model, text);
    true
}

/// Lets a computer player that was stopped think again. `false` when none was.
pub(super) fn go_on(model: &mut Model) -> bool {
    if model.computer_to_move().is_none() || model.is_thinking() {
        return false;
    }
    model.brain.stopped = None;
    true
}

/// Asks for a suggestion: first the idea, then the turn, then no more.
pub(super) fn hint(model: &mut Model) -> Vec<Effect> {
    let position = *model.position();
    if model.is_thinking() && model.past.is_none() {
        return refuse(model, thinking(model));
    }
    if position.is_over() {
        return refuse(model, model.texts().refuse_game_over.to_owned());
    }
    model.brain.hint = match model.brain.hint.take() {
        Some(hint) if hint.whole => None,
        Some(hint) => Some(Hint {
            whole: true,
            ..hint
        }),
        None => Some(Hint {
            position,
            whole: false,
            line: None,
            demand: false,
        }),
    };
    vec![]
}

/// Shows or hides the analysis.
pub(super) fn analysis(model: &mut Model) -> Vec<Effect> {
    model.brain.analysis = !model.brain.analysis;
    if model.brain.analysis && !model.shows_panels() {
        model.popup = Some(Popup::Panels);
    }
    vec![]
}

/// Draws another line of the analysis on the board.
pub(super) fn line(model: &mut Model, forward: bool) -> Vec<Effect> {
    let lines = words::analysed(model).map_or(0, |info| info.lines.len());
    if lines == 0 {
        return inform(model, model.texts().no_lines.to_owned());
    }
    let step = if forward { 1 } else { lines - 1 };
    model.brain.line = (model.brain.line + step) % lines;
    vec![]
}

/// Whether a computer player agrees on a tie: when it does not stand better.
pub(super) fn agrees(model: &Model, player: Player) -> bool {
    let position = model.table.position();
    let score = evaluate(position);
    let chance = if position.to_move() == player {
        score.chance()
    } else {
        1.0 - score.chance()
    };
    chance <= 0.5
}

/// Whether exactly one of the players is a computer, so that the other takes turns back in pairs.
pub(super) fn against_computer(model: &Model) -> bool {
    let computers = Player::ALL.map(|player| model.seats[player] != Seat::Person);
    computers[0] != computers[1]
}

/// The result of a game from the first player's point of view, -1 to 1, where it is known.
#[must_use]
pub const fn value_of(outcome: Outcome) -> f32 {
    match outcome.winner() {
        Some(Player::One) => 1.0,
        Some(Player::Two) => -1.0,
        None => 0.0,
    }
}

/// That somebody else is to move, and what can be done about it.
pub(super) fn thinking(model: &Model) -> String {
    let player = model.name(model.table.position().to_move());
    crate::lang::fill(model.texts().thinking, &[("player", &player)])
}
