//! Taking back, looking back and replaying.

use std::time::Duration;

use zertz::tui::message::Message;

use super::driver::Ui;

#[test]
fn undo_and_redo_take_whole_turns() {
    let mut ui = Ui::basic();
    ui.keys("Wd4<enter>d1<enter>Bb2<enter>a1<enter>");
    ui.keys("uu");
    assert!(ui.game().is_empty());
    ui.keys("rr");
    assert_eq!(ui.turns(), ["Wd4,d1", "Bb2,a1"]);
    ui.keys("r");
    assert_eq!(ui.game().len(), 2);
}

#[test]
fn looking_back_destroys_nothing() {
    let mut ui = Ui::basic();
    ui.keys("Wd4<enter>d1<enter>Bb2<enter>a1<enter>");
    ui.keys("[");
    ui.shows("Looking back: after turn 1 of 2");
    ui.keys("{");
    ui.shows("the start, 2 turns to come");
    ui.keys("]");
    ui.shows("after turn 1 of 2");
    ui.keys("<esc>");
    ui.shows("Step 1/2");
    assert_eq!(ui.game().len(), 2);
}

const TWO: &str = "Wd4<enter>d1<enter>Bb2<enter>a1<enter>";

#[test]
fn undo_drops_a_begun_turn_first() {
    let mut ui = Ui::basic().after(TWO).after("Gf3<enter>");
    ui.shows("Step 2/2");
    ui.keys("u");
    ui.shows("Step 1/2");
    assert_eq!(ui.game().len(), 2);
    ui.keys("<c-z>");
    assert_eq!(ui.turns(), ["Wd4,d1"]);
    ui.shows("Undone: Bb2,a1");
    ui.keys("<c-y>");
    assert_eq!(ui.turns(), ["Wd4,d1", "Bb2,a1"]);
    ui.shows("Redone");
    ui.keys("r");
    ui.shows("Nothing to redo");
}

#[test]
fn a_number_and_enter_go_to_a_turn() {
    let mut ui = Ui::example("sacrifice").after("[1");
    ui.shows("turn 1_");
    ui.keys("6<enter>");
    ui.shows("Looking back: after turn 16 of 20");
    ui.keys("99<enter>");
    ui.shows("There is no turn 99: the game has 20");
    // Backspace takes a digit back, then the number, then the view.
    ui.keys("12<back>");
    ui.shows("turn 1_");
    ui.keys("<back>");
    ui.hides("turn 1_");
    ui.shows("Looking back");
    ui.keys("<back>");
    ui.hides("Looking back");
}

#[test]
fn replaying_goes_on_by_itself_and_ends_at_the_end() {
    let mut ui = Ui::basic().after(TWO).after("{ ");
    assert!(ui.model.is_replaying());
    assert_eq!(ui.model.wake(), Some(Duration::from_secs(1)));
    ui.model.now = Duration::from_secs(1);
    ui.send(Message::Tick);
    ui.shows("after turn 1 of 2");
    ui.keys(">");
    ui.shows("0.5 s a turn");
    ui.keys("<");
    ui.shows("1 s a turn");
    ui.model.now = Duration::from_secs(2);
    ui.send(Message::Tick);
    ui.hides("Looking back");
    assert_eq!(ui.model.wake(), None);
    ui.keys("{  ");
    assert!(!ui.model.is_replaying(), "Space again stops it");
}

#[test]
fn playing_on_from_an_earlier_moment_asks_first() {
    let mut ui = Ui::basic().after(TWO).after("[<enter>");
    ui.shows("Play on after turn 1 as a new game?");
    ui.shows("its later turns are lost");
    ui.keys("n");
    assert_eq!(ui.game().len(), 2);
    ui.keys("<enter>y");
    assert_eq!(ui.turns(), ["Wd4,d1"]);
    ui.shows("A new game goes on after turn 1");
    // A turn typed there asks the same.
    let ui = Ui::basic().after(TWO).after("[:Gf3,a1<enter>");
    ui.shows("Play on after turn 1");
}

#[test]
fn the_ends_of_history_are_said() {
    let mut ui = Ui::basic().after(TWO).after("{[");
    ui.shows("This is the start of the game");
    ui.keys("}]");
    ui.shows("This is the game as it stands");
    ui.keys("{<right><down><left><up><end>");
    ui.hides("Looking back");
    ui.keys("{<end>");
    ui.hides("Looking back");
}
