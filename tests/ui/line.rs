//! The `:` line: turns, commands, and whatever is pasted into it.

use zertz::examples::Example;
use zertz::rules::{Player, Preset, Ruleset};
use zertz::tui::effect::Effect;
use zertz::tui::message::Message;

use super::driver::Ui;

#[test]
fn the_line_takes_turns_in_official_notation() {
    let mut ui = Ui::basic();
    for turn in ["wd4 d1", "gd5,a1", "d4 d6"] {
        ui.keys(&format!(":{turn}<enter>"));
    }
    assert_eq!(ui.turns(), ["Wd4,d1", "Gd5,a1", "x d4Gd6"]);
    ui.keys(":Wd6,d7<enter>");
    assert_eq!(ui.game().len(), 3);
    ui.keys("<esc>:<up><up>");
    ui.shows("d4 d6");
}

#[test]
fn a_pasted_position_goes_on_the_table() {
    let mut ui = Ui::basic();
    ui.keys(":");
    let position = "oGoo/1ooBo/2oooo/2ooGW/3oWoo/4ooo/ 4/6/9 0/0/0 0/0/0 1 37";
    ui.send(Message::Pasted(position.to_owned()));
    ui.keys("<enter>");
    assert_eq!(ui.game().position().to_string(), position);
}

#[test]
fn the_line_says_why_it_was_refused() {
    let mut ui = Ui::basic();
    ui.keys(":Wd4,d4<enter>");
    ui.shows("d4 has just been filled");
    ui.shows(":Wd4,d4");
}

/// Pastes a text into the open line.
fn pasted(text: &str) -> Ui {
    let mut ui = Ui::basic().after(":");
    ui.send(Message::Pasted(text.to_owned()));
    ui.keys("<enter>");
    ui
}

#[test]
fn a_pasted_game_goes_on_the_table_in_every_format() {
    let game = Example::named("sacrifice").unwrap().game().unwrap();
    let json = pasted(&game.to_json(None));
    assert_eq!(json.game().len(), game.len());
    assert_eq!(json.game().position(), game.position());
    json.shows("the start, 20 turns to come");
    let sgf = pasted(include_str!("../data/sgf/clean.sgf"));
    assert!(!sgf.game().is_empty(), "{}", sgf.frame());
    let zen = pasted(include_str!("../data/zen/clean.zen"));
    assert!(!zen.game().is_empty(), "{}", zen.frame());
}

#[test]
fn a_pasted_game_over_an_unsaved_one_asks_first() {
    let mut ui = Ui::basic().after("Wd4<enter>d1<enter>:");
    let game = Example::named("blitz").unwrap();
    ui.send(Message::Pasted(game.text.to_owned()));
    ui.keys("<enter>");
    ui.shows("The game is not saved");
    ui.keys("y");
    assert_eq!(ui.game().len(), game.game().unwrap().len());
    assert!(ui.model.file.unsaved, "it is in no file yet");
}

#[test]
fn what_is_no_game_is_refused_and_nothing_changes() {
    for text in [
        "{\"turns\": []}",
        "(;GM[1]SZ[19])",
        "{not json",
        "1/2/3 0/0/0",
    ] {
        let ui = pasted(text);
        assert!(ui.model.is_refused(), "{text}\n{}", ui.frame());
        assert!(ui.game().is_empty());
    }
    // Outside of the line a paste is nothing.
    let mut ui = Ui::basic();
    ui.send(Message::Pasted("q".to_owned()));
    assert!(ui.effects.is_empty() && ui.model.popup.is_none());
}

#[test]
fn a_ring_alone_moves_the_cursor() {
    assert_eq!(Ui::basic().after(":f2<enter>").ring(), "f2");
    let mut ui = Ui::basic().after(":ring e3<enter>");
    assert_eq!(ui.ring(), "e3");
    ui.keys(":e9<enter>");
    ui.shows("The board has no ring e9");
}

#[test]
fn the_line_tells_what_is_asked() {
    let mut ui = Ui::basic().after("Wd4<enter>d1<enter>");
    for (command, shown) in [
        ("last", "Wd4,d1"),
        ("free", "Free rings: a1"),
        ("where w", "d4"),
        ("where", "d4"),
        ("line", "2 37"),
        ("set theme", "theme is auto"),
        ("clock", "No clock is set"),
    ] {
        ui.keys(&format!(":{command}<enter>"));
        ui.shows(shown);
        ui.keys("<esc>");
    }
}

#[test]
fn every_command_of_the_game_works_from_the_line() {
    let ui = Ui::basic().after(":Wd4,d1<enter>:Bb2,a1<enter>");
    assert_eq!(ui.turns(), ["Wd4,d1", "Bb2,a1"]);
    let ui = ui.after(":undo<enter>");
    assert_eq!(ui.turns(), ["Wd4,d1"]);
    let ui = ui.after(":redo<enter>");
    assert_eq!(ui.turns().len(), 2);
    let mut ui = ui.after(":goto 1<enter>");
    ui.shows("after turn 1 of 2");
    ui.keys("<esc>:names Ann, Bob<enter>");
    ui.shows("Ann");
    ui.keys(":comment well played<enter>");
    assert_eq!(ui.game().plies()[1].comment, "well played");
    ui.keys(":new 48 tournament first 2<enter>");
    ui.shows("The game is not saved");
    ui.keys("y");
    assert_eq!(ui.game().rules(), Ruleset::new(Preset::Tournament));
    assert_eq!(ui.game().first(), Player::Two);
    ui.keys(":suspend<enter>");
    assert_eq!(ui.last_effect(), &Effect::Suspend);
    ui.keys(":resign<enter>y");
    assert!(ui.game().outcome().is_some());
    ui.keys("<esc>:undo<enter>:tie<enter>y");
    ui.keys("<esc>:load x.json<enter>");
    assert!(matches!(ui.last_effect(), Effect::Open(path) if path.ends_with("x.json")));
    ui.keys(":resume<enter>");
    assert_eq!(ui.last_effect(), &Effect::Resume);
    ui.keys(":help<enter>");
    ui.shows("━ Keys");
    ui.keys("<esc>:quit<enter>");
    assert!(ui.quits());
}

#[test]
fn a_mistyped_command_gets_a_suggestion_and_stays_to_be_corrected() {
    let mut ui = Ui::basic().after(":resgin<enter>");
    ui.shows("did you mean \"resign\"?");
    ui.shows(":resgin");
    ui.keys("<c-u>hint<enter>");
    ui.shows("Looking for a good turn");
}

#[test]
fn tab_completes_and_shows_what_fits() {
    let mut ui = Ui::basic().after(":res<tab>");
    ui.shows("resign");
    ui.shows("resume");
    ui.keys("i<tab>");
    ui.shows(":resign");
    assert!(ui.game().outcome().is_none());
}

#[test]
fn the_line_can_be_edited_and_left() {
    let mut ui = Ui::basic().after(":Wd4,a1");
    ui.keys("<left><left><back>x<del>b<home>:<end><c-w>");
    assert!(ui.model.popup.is_some());
    ui.keys("<c-u><back>");
    assert!(
        ui.model.popup.is_none(),
        "Backspace in an empty line closes it"
    );
    ui.keys(":<esc>:<enter>");
    assert!(ui.model.popup.is_none());
    assert!(ui.effects.is_empty());
}
