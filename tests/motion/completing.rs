//! Tab in the command line.

use std::path::PathBuf;

use zertz::tui::effect::Effect;
use zertz::tui::message::Message;
use zertz::tui::model::files::Entry;
use zertz::tui::model::popup::Popup;

use crate::screen::Screen;

fn line(screen: &Screen) -> &str {
    match &screen.model.popup {
        Some(Popup::Line(prompt)) => prompt.line.text(),
        other => panic!("no line: {other:?}"),
    }
}

fn completed(typed: &str) -> (String, Vec<String>) {
    let mut screen = Screen::basic();
    screen.keys(&format!(":{typed}<tab>"));
    let Some(Popup::Line(prompt)) = &screen.model.popup else {
        panic!("no line");
    };
    (prompt.line.text().to_owned(), prompt.candidates.clone())
}

fn entry(name: &str, is_file: bool) -> Entry {
    Entry {
        is_file,
        name: name.to_owned(),
    }
}

/// What the folder of the last question is said to hold.
fn list(screen: &mut Screen, folder: &str) {
    let folder = PathBuf::from(folder);
    let asked = screen.effects.last();
    assert_eq!(asked, Some(&Effect::List(folder.clone())));
    let entries = vec![
        entry("..", false),
        entry("old games", false),
        entry("game-1.json", true),
        entry("game-2.zen", true),
        entry("notes.txt", true),
    ];
    let result = Ok(entries);
    screen.send(Message::Listed { folder, result });
}

#[test]
fn commands_settings_and_their_values_are_completed() {
    assert_eq!(completed("resi").0, "resign ");
    let (text, candidates) = completed("re");
    assert_eq!(text, "re");
    assert_eq!(candidates, ["redo", "resign", "resume"]);
    assert_eq!(completed("set anim").0, "set animation ");
    assert_eq!(completed("set player").0, "set player_");
    let (_, values) = completed("set theme ");
    assert_eq!(
        values,
        ["dark", "light", "high-contrast", "16", "none", "auto"]
    );
    assert_eq!(completed("set theme hi").0, "set theme high-contrast ");
    assert_eq!(completed("set nonsense d").0, "set nonsense d");
    assert_eq!(completed("new tour").0, "new tournament ");
}

#[test]
fn candidates_are_shown_below_the_line() {
    let mut screen = Screen::basic();
    screen.keys(":set autosave <tab>");
    screen.shows("on  off  auto");
}

#[test]
fn files_come_from_their_folder_and_examples_from_the_program() {
    let mut screen = Screen::basic();
    screen.keys(":load <tab>");
    list(&mut screen, ".");
    screen.shows("old games/  game-1.json  game-2.zen  sacrifice  isolation");
    screen.hides("notes.txt");
    screen.keys("ga<tab>");
    list(&mut screen, ".");
    assert_eq!(line(&screen), "load game-");
    screen.keys("2<tab>");
    list(&mut screen, ".");
    assert_eq!(line(&screen), "load game-2.zen ");

    let mut screen = Screen::basic();
    screen.keys(":load isol<tab>");
    list(&mut screen, ".");
    assert_eq!(line(&screen), "load isolation ");
}

#[test]
fn folders_are_gone_into() {
    let mut screen = Screen::basic();
    screen.keys(":open o<tab>");
    list(&mut screen, ".");
    assert_eq!(line(&screen), "open old games/");
    screen.keys("<tab>");
    list(&mut screen, "old games/");
    screen.keys("game-1<tab>");
    list(&mut screen, "old games/");
    assert_eq!(line(&screen), "open old games/game-1.json ");
}

#[test]
fn saving_offers_no_examples() {
    let mut screen = Screen::basic();
    screen.keys(":save <tab>");
    list(&mut screen, ".");
    screen.hides("sacrifice");
    screen.shows("game-1.json");
}

#[test]
fn a_list_that_comes_too_late_changes_nothing() {
    let mut screen = Screen::basic();
    screen.keys(":load ga<tab>x");
    list(&mut screen, ".");
    assert_eq!(line(&screen), "load gax");
}

#[test]
fn a_folder_that_cannot_be_read_says_why() {
    let mut screen = Screen::basic();
    screen.keys(":save no/<tab>");
    let reason = "no such folder".to_owned();
    let (folder, result) = (PathBuf::from("no/"), Err(reason));
    screen.send(Message::Listed { folder, result });
    screen.shows("The folder can't be read: no such folder");
    assert_eq!(line(&screen), "save no/");
}

#[test]
fn help_about_a_command_lists_what_can_follow_it() {
    let mut screen = Screen::basic();
    screen.keys(":help set<enter>");
    screen.shows("animation: on, off or auto");
    screen.keys("<esc>:help load<enter>");
    screen.shows("Examples: sacrifice, isolation");
}
