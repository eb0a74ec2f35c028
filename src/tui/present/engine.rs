//! The analysis and the course of the game.

use crate::lang::fill;
use crate::rules::Player;
use crate::tui::model::Model;
use crate::tui::model::brain::Task;
use crate::tui::thinker::LINES;
use crate::tui::update::engine::value_of;
use crate::tui::view::analysis::AnalysisLine;
use crate::tui::words;

/// What the panel of the analysis shows.
#[derive(Debug, Default)]
pub(super) struct Analysis {
    pub state: String,
    pub lines: Vec<AnalysisLine>,
}

pub(super) fn analysis(model: &Model) -> Option<Analysis> {
    if !model.brain.analysis {
        return None;
    }
    let texts = model.texts();
    let reviewing = model
        .brain
        .search
        .as_ref()
        .is_some_and(|search| search.task == Task::Review && !search.done);
    let position = model.position();
    let Some(info) = words::analysed(model) else {
        let state = if reviewing {
            let done = model.brain.review.iter().flatten().count().to_string();
            let turns = model.table.game().len().to_string();
            fill(texts.review_state, &[("done", &done), ("turns", &turns)])
        } else if position.is_over() {
            texts.analysis_over.to_owned()
        } else {
            texts.analysis_waiting.to_owned()
        };
        return Some(Analysis {
            state,
            lines: turning(model),
        });
    };
    let player = model.name(position.to_move());
    let (depth, nodes) = (info.depth.to_string(), short(info.nodes));
    let values = [
        ("player", player.as_str()),
        ("depth", depth.as_str()),
        ("nodes", nodes.as_str()),
    ];
    let lines = info.lines.iter().enumerate().take(LINES);
    Some(Analysis {
        state: fill(texts.analysis_state, &values),
        lines: lines
            .map(|(number, line)| AnalysisLine {
                score: texts.score(line.score),
                turns: {
                    let turns = words::line(position, &line.turns);
                    if number == model.brain.line && number > 0 {
                        format!("> {turns}")
                    } else {
                        turns
                    }
                },
            })
            .collect(),
    })
}

/// What would have been better, while the rest of the game is still gone through.
fn turning(model: &Model) -> Vec<AnalysisLine> {
    let Some(reviewed) = words::reviewed(model) else {
        return Vec::new();
    };
    vec![AnalysisLine {
        score: model.texts().score(reviewed.best),
        turns: words::line(&reviewed.position, &reviewed.line),
    }]
}

/// A great number in few letters: `950`, `12 k`, `3.4 M`.
fn short(number: u64) -> String {
    match number {
        0..1_000 => number.to_string(),
        1_000..1_000_000 => format!("{} k", number / 1_000),
        _ => format!("{}.{} M", number / 1_000_000, number / 100_000 % 10),
    }
}

/// The course of the game.
#[derive(Debug, Default)]
pub(super) struct Course {
    /// The value of every position to player 1, -1 to 1, where it is known.
    pub values: Vec<Option<f32>>,
    /// After how many actions the game turned.
    pub turning: Vec<usize>,
}

pub(super) fn course(model: &Model) -> Option<Course> {
    let game = model.table.game();
    if !model.brain.analysis || model.brain.review.is_empty() {
        return None;
    }
    let mut course = Course::default();
    for number in 0..game.len() {
        let reviewed = model.brain.review.get(number).and_then(Option::as_ref);
        course.values.push(reviewed.map(|one| {
            let chance = one.best.chance() as f32 * 2.0 - 1.0;
            match one.position.to_move() {
                Player::One => chance,
                Player::Two => -chance,
            }
        }));
        if reviewed.is_some_and(crate::engine::Reviewed::is_turning_point) {
            course.turning.push(number);
        }
    }
    course.values.push(game.outcome().map(value_of));
    Some(course)
}
