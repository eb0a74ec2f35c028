//! Moments of real games, as the README shows them.

use std::time::Duration;

use zertz::examples::Example;
use zertz::rules::{Preset, Ruleset};

use super::driver::Ui;

/// An example as it stood after so many actions, and to be played on from there.
fn after(name: &str, actions: usize) -> Ui {
    let game = Example::named(name).unwrap().game().unwrap();
    Ui::of(game.up_to(actions))
}

/// The gift that wins: a marble is placed, and a free ring still has to go.
pub fn gift() -> Ui {
    after("sacrifice", 15).sized(120, 40).after("Wg3<enter>d3")
}

/// In the middle of a capture of seven marbles on the largest board.
pub fn chain() -> Ui {
    let mut ui = Ui::example("chain").sized(120, 40);
    let last = ui.game().len() - 1;
    ui = after("chain", last).sized(120, 40).with("theme=light");
    ui.keys("<enter>").click_rings("f5 d6");
    ui
}

/// A tournament game on a screen of 80 columns.
pub fn tournament() -> Ui {
    after("tournament", 12)
}

/// A game on 48 rings where there is no colour, with the question before it is left.
pub fn colourless() -> Ui {
    let mut ui = Ui::new(Ruleset::new(Preset::Expanded))
        .sized(120, 40)
        .with("color=never");
    let turns = ["Wd5,a1", "Bf3,h1", "Gb2,a2", "Wb5,h2", "Bd2,a3", "Gh4,d8"];
    for (seconds, turn) in [9, 14, 6, 31, 12, 48].into_iter().zip(turns) {
        ui.model.now += Duration::from_secs(seconds);
        ui.keys(&format!(":{turn}<enter>"));
    }
    assert_eq!(ui.turns(), turns);
    ui
}

/// A frame in letters: the same game looked back at, without any colour.
pub fn text() -> String {
    let ui = Ui::example("sacrifice")
        .with("color=never")
        .after("{16<enter>");
    let frame = ui.frame();
    let rows: Vec<&str> = frame.lines().map(str::trim_end).collect();
    format!("```text\n{}\n```", rows.join("\n"))
}
