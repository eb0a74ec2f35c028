//! What is shown of a turn while looking back: its time, its remark, what it took.

use std::time::Duration;

use ratatui::style::Modifier;
use zertz::notation::TurnText;
use zertz::record::{Game, Ply};
use zertz::rules::{Position, Ruleset};

use crate::ui::Ui;

fn play(mut game: Game, turns: &[&str]) -> Game {
    for text in turns {
        let turn = TurnText::read(text, game.position()).unwrap();
        game.push(Ply::new(turn)).unwrap();
    }
    game
}

/// Two placements and a capture of the grey marble on d5.
fn capture() -> Game {
    play(
        Game::new(Ruleset::default()),
        &["Wd4,d1", "Gd5,a1", "x d4Gd6", "Bb2,a2"],
    )
}

/// A placement that claims the grey marble on a1.
fn claim() -> Game {
    let text = "Goo/2oo/2ooW/1oBoo/2oooB/3ooW/ 4/7/8 0/0/0 0/0/0 1 37";
    let position: Position = text.parse().unwrap();
    play(Game::from_position(position), &["Wd2,a2 x Ga1"])
}

#[test]
fn the_list_of_turns_has_their_times() {
    let mut game = capture();
    game.set_thought(0, Duration::from_millis(41_500));
    game.set_thought(2, Duration::from_secs(3909));
    let mut ui = Ui::of(game);
    // While a game without a clock is being played nobody asks for them.
    ui.hides("0:42");
    ui.keys("[");
    ui.shows("1. Wd4,d1  0:42 Gd5,a1");
    // There is no room for this one here.
    ui.shows("2. x d4Gd6      Bb2,a2");
    ui.model.screen = ratatui::layout::Rect::new(0, 0, 120, 40);
    ui.shows("1. Wd4,d1      0:42  Gd5,a1");
    ui.shows("2. x d4Gd6  1:05:09  Bb2,a2");
}

#[test]
fn the_status_line_has_the_time_and_the_remark_of_the_turn_shown() {
    let mut game = capture();
    game.set_thought(0, Duration::from_millis(41_500));
    game.set_comment(0, "too\nearly".to_owned());
    let mut ui = Ui::of(game);
    ui.keys("{]");
    ui.shows("Looking back: after turn 1 of 4 · 0:42 thought · too early");
    ui.keys("]");
    ui.shows("Looking back: after turn 2 of 4   ");
    ui.line("set language de");
    ui.keys("[");
    ui.shows("0:42 bedacht · too early");
}

#[test]
fn a_captured_marble_is_marked_where_it_lay_and_where_it_went() {
    let mut ui = Ui::of(capture());
    ui.keys("{]]");
    ui.hides("> 5 <");
    ui.hides("<G>");
    ui.keys("]");
    // Jumped over on d5, landed on d6, and in the player's slots.
    ui.shows("> 5 <");
    ui.shows("< W >");
    ui.shows("grey  <G>· · · ·         1/5");
    ui.keys("}");
    ui.shows("grey   G · · · ·         1/5");
    ui.hides("> 5 <");
}

#[test]
fn a_claimed_marble_is_marked_where_its_ring_was() {
    let mut ui = Ui::of(claim());
    ui.keys("{");
    ui.hides(">·<");
    ui.keys("]");
    ui.shows(">·<");
    ui.shows("<·>");
    ui.shows("grey  <G>· · · ·         1/5");
}

#[test]
fn the_marks_need_neither_colour_nor_unicode() {
    for setting in ["theme none", "ascii on"] {
        for (width, height) in [(120, 40), (80, 24)] {
            let mut ui = Ui::of(capture());
            ui.line(&format!("set {setting}"));
            ui.model.screen = ratatui::layout::Rect::new(0, 0, width, height);
            ui.keys("{]]]");
            let frame = ui.frame();
            let marked = [">5<", "> 5 <", ">d5<"];
            let marked = marked.iter().any(|mark| frame.contains(mark));
            assert!(marked, "{setting}\n{frame}");
            let slot = ["<G>", "< G >"].iter().any(|slot| frame.contains(slot));
            assert!(slot, "{setting}\n{frame}");
            assert!(setting != "ascii on" || frame.is_ascii(), "{frame}");
        }
    }
}

#[test]
fn times_are_dim() {
    let mut game = capture();
    game.set_thought(0, Duration::from_secs(41));
    let mut ui = Ui::of(game);
    ui.keys("{");
    let buffer = ui.buffer();
    let row = (0..24).find(|&y| {
        let row: String = (0..80).map(|x| buffer[(x, y)].symbol()).collect();
        row.contains("Wd4,d1  0:41")
    });
    let row = row.expect("the row of the first turn");
    let digit = (60..80)
        .map(|x| &buffer[(x, row)])
        .find(|cell| cell.symbol() == ":");
    assert!(digit.unwrap().modifier.contains(Modifier::DIM));
}
