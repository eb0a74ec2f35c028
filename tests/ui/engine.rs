//! Computer players, hints and analysis, with answers that the test gives in the engine's place.

use std::time::Duration;

use zertz::engine::{Info, Level};
use zertz::rules::{Player, Preset, Ruleset};
use zertz::tui::effect::Effect;
use zertz::tui::message::Message;
use zertz::tui::model::brain::{Reply, Task};
use zertz::tui::model::seat::Seat;

use super::driver::Ui;

/// A game in which the computer is player 2.
fn against(preset: Preset) -> Ui {
    let mut ui = Ui::new(Ruleset::new(preset));
    ui.model.seats[Player::Two] = Seat::Computer(Level::THIRD);
    ui
}

#[test]
fn the_computer_answers_step_by_step() {
    let mut ui = against(Preset::Basic);
    ui.keys("Wd4<enter>d1<enter>");
    assert!(
        matches!(ui.last_effect(), Effect::Think(question) if question.task == Task::Play(Level::THIRD))
    );
    ui.shows("is thinking");
    // Nobody makes its turn for it.
    ui.click_rings("b2");
    ui.shows("is thinking");
    assert_eq!(ui.game().len(), 1);
    ui.answer(&["Gb2,a1"]);
    ui.model.now = ui.model.wake().unwrap();
    ui.send(Message::Tick);
    ui.shows("{ 1 }");
    ui.wait();
    assert_eq!(ui.turns(), ["Wd4,d1", "Gb2,a1"]);
    ui.shows("Player 1 · to move");
}

#[test]
fn enter_makes_it_play_and_escape_stops_it() {
    let mut ui = against(Preset::Basic).after("Wd4<enter>d1<enter><enter>");
    assert_eq!(ui.last_effect(), &Effect::Hurry);
    ui.keys("<esc>");
    assert!(ui.effects.contains(&Effect::StopThinking));
    ui.shows("Thinking stopped");
    // The person may make its turn, or let it think again.
    ui.keys("<enter>");
    ui.shows("is thinking");
    assert!(matches!(ui.last_effect(), Effect::Think(_)));
    ui.keys("<esc>:Gb2,a1<enter>");
    assert_eq!(ui.turns(), ["Wd4,d1", "Gb2,a1"]);
}

#[test]
fn an_answer_to_an_old_question_is_dropped() {
    let mut ui = against(Preset::Basic).after("Wd4<enter>d1<enter>");
    let old = ui.model.brain.search.as_ref().unwrap().id;
    ui.keys("u");
    assert!(ui.game().is_empty());
    ui.send(Message::Engine {
        id: old,
        reply: Reply::Done(Info::default()),
    });
    ui.wait();
    assert!(ui.game().is_empty());
}

#[test]
fn undo_takes_back_the_computers_turn_too() {
    let mut ui = against(Preset::Basic).after("Wd4<enter>d1<enter>");
    ui.answer(&["Gb2,a1"]);
    ui.wait();
    ui.keys("u");
    assert!(ui.game().is_empty());
    ui.keys("r");
    assert_eq!(ui.turns(), ["Wd4,d1", "Gb2,a1"]);
}

/// A person who has overlooked a capture of the computer's marble.
fn overlooking() -> Ui {
    let mut ui = against(Preset::Tournament);
    ui.keys("Wd4<enter>d1<enter>");
    ui.answer(&["Gd5,a1"]);
    ui.wait();
    ui.keys("Bb2<enter>a2<enter>");
    ui
}

#[test]
fn the_computer_demands_what_was_overlooked_where_that_is_better() {
    let mut ui = overlooking();
    ui.answer_with_demand(&["x d4Gd6"]);
    ui.wait();
    assert_eq!(ui.turns().last().unwrap(), "demand");
    ui.shows("must capture with d4 or d5");
}

#[test]
fn the_computer_goes_on_where_a_demand_is_worse() {
    let mut ui = overlooking();
    ui.answer(&["x d4Gd6"]);
    ui.wait();
    assert_eq!(ui.turns().last().unwrap(), "x d4Gd6");
}

#[test]
fn a_hint_is_first_an_idea_then_a_turn_then_gone() {
    let mut ui = Ui::basic().after("j");
    assert!(matches!(ui.last_effect(), Effect::Think(question) if question.task == Task::Hint));
    ui.shows("Looking for a good turn");
    ui.answer(&["Wd4,a1"]);
    ui.shows("Idea: d4");
    ui.hides("Wd4,a1");
    ui.keys("j");
    ui.shows("Hint: Wd4,a1");
    ui.keys("j");
    ui.shows("Step 1/2");
}

#[test]
fn the_analysis_shows_lines_that_can_be_gone_through() {
    let mut ui = Ui::basic().after("y");
    assert!(matches!(ui.last_effect(), Effect::Think(question) if question.task == Task::Analyse));
    ui.keys(")");
    ui.shows("There is nothing to choose from yet");
    ui.answer(&["Wd4,a1", "Gc3,g1"]);
    ui.shows("Wd4,a1");
    ui.shows("Gc3,g1");
    ui.shows("depth 7");
    let first = ui.model.brain.line;
    ui.keys(")");
    assert_ne!(ui.model.brain.line, first);
    ui.keys("(");
    assert_eq!(ui.model.brain.line, first);
    ui.keys("y");
    ui.hides("depth 7");
    assert!(ui.effects.contains(&Effect::StopThinking) || ui.model.brain.search.is_none());
}

#[test]
fn a_tie_is_agreed_only_by_a_computer_that_does_not_stand_better() {
    let mut ui = against(Preset::Basic).after("v");
    // At the start nobody stands better.
    assert!(ui.game().outcome().is_some() || ui.has("does not agree on a tie"));
    ui.model.now = Duration::from_secs(1);
    let agreed = ui.game().outcome().is_some();
    assert_eq!(agreed, !ui.has("does not agree on a tie"));
}
