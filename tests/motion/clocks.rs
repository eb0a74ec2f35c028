//! The clocks on the screen.

use std::time::Duration;

use ratatui::layout::Rect;
use ratatui::style::Color;
use zertz::clock;
use zertz::record::Game;
use zertz::rules::{Player, Ruleset};
use zertz::settings::Key;
use zertz::tui::present::Presentation;

use crate::screen::{Screen, millis};

const fn seconds(count: u64) -> Duration {
    Duration::from_secs(count)
}

fn timed(control: &str, settings: &[(Key, &str)]) -> Screen {
    let mut game = Game::new(Ruleset::default());
    clock::tag(&mut game, control.parse().unwrap());
    let mut all = vec![(Key::Animation, "off")];
    all.extend(settings);
    Screen::with(game, &all)
}

#[test]
fn the_panels_show_what_each_player_has_left() {
    let mut screen = timed("10+5", &[]);
    screen.shows("10:00");
    screen.pass(seconds(61));
    screen.shows("8:59");
    screen.keys(":Wd4,d1<enter>");
    // The increment comes on top.
    screen.shows("9:04");
    screen.shows("10:00");
    let thought = screen.game().plies()[0].thought;
    assert_eq!(thought, Some(seconds(61)));
    assert!(screen.game().to_json(None).contains("\"seconds\": 61"));
    assert!(timed("none", &[]).model.wake().is_none());
    timed("none", &[]).hides("0:00");
}

#[test]
fn a_tick_comes_exactly_when_the_shown_time_changes() {
    let mut screen = timed("0:30", &[]);
    assert_eq!(screen.pass(seconds(10)), 10);
    screen.shows("0:20");
    assert_eq!(screen.pass(seconds(9)), 9);
    screen.shows("0:11");
    // Then tenths: one second, and ten for each of two more.
    assert_eq!(screen.pass(seconds(3)), 1 + 20);
    screen.shows("0:08.0");
    screen.pass(seconds(8));
    screen.shows("time is up");
    assert_eq!(screen.model.wake(), None, "there is nothing left to count");
}

#[test]
fn the_last_seconds_stand_out() {
    let mut screen = timed("0:30", &[]);
    let stands_out = |screen: &Screen| {
        let area = screen.model.screen;
        let mut buffer = ratatui::buffer::Buffer::empty(area);
        let presentation = Presentation::new(&screen.model);
        let engine = presentation.engine_panels();
        ratatui::widgets::Widget::render(&presentation.screen(&engine), area, &mut buffer);
        let cells = buffer.content();
        let digits = cells.windows(4).find(|four| {
            let text: String = four.iter().map(ratatui::buffer::Cell::symbol).collect();
            text.starts_with("0:")
        });
        digits.unwrap()[0].bg != Color::Reset
    };
    assert!(!stands_out(&screen));
    screen.pass(seconds(10));
    assert!(stands_out(&screen));
}

#[test]
fn running_out_is_said_and_the_loss_is_the_players_to_confirm() {
    let mut screen = timed("0:20", &[]);
    screen.keys(":flag<enter>");
    screen.shows("Nobody has run out of time");
    screen.keys("<esc>");
    screen.pass(seconds(20));
    screen.shows("Player 1 has run out of time: :flag confirms the loss");
    screen.shows("time is up");
    assert_eq!(screen.game().outcome(), None);
    screen.keys("Wd4<enter>d1<enter>");
    assert_eq!(
        screen.game().len(),
        1,
        "the game goes on until somebody says so"
    );
    screen.keys(":flag<enter>");
    let outcome = screen.game().outcome().unwrap();
    assert_eq!(outcome.winner(), Some(Player::Two));
    assert_eq!(screen.model.wake(), None);
}

#[test]
fn the_clock_stands_still_in_dialogs_while_looking_back_and_after_the_end() {
    let mut screen = timed("5", &[]);
    screen.pass(seconds(10));
    screen.keys("?");
    assert_eq!(screen.pass(seconds(100)), 0);
    screen.keys("<esc>");
    screen.shows("4:50");
    screen.keys(":Wd4,d1<enter>[");
    assert_eq!(screen.pass(seconds(100)), 0);
    screen.keys("<esc>");
    screen.shows("5:00");
    screen.pass(seconds(1));
    screen.shows("4:59");
    screen.keys("xy<esc>");
    assert_eq!(screen.pass(seconds(100)), 0);
    screen.shows("4:59");
}

#[test]
fn a_new_game_has_new_clocks() {
    let mut screen = timed("5", &[(Key::Clock, "3")]);
    screen.pass(seconds(10));
    screen.keys(":new blitz first 1<enter>");
    screen.shows("3:00");
    screen.hides("4:50");
    screen.pass(seconds(1));
    screen.shows("2:59");
}

#[test]
fn without_panels_the_times_stand_in_the_status_line() {
    let mut screen = timed("10", &[]);
    screen.model.screen = Rect::new(0, 0, 60, 20);
    screen.pass(seconds(10));
    screen.shows("9:50 – 10:00");
    screen.keys("p");
    screen.hides("9:50 – 10:00");
    screen.shows("9:50");
}

#[test]
fn a_small_panel_cuts_no_word_beside_the_time() {
    let mut screen = timed("0:20", &[(Key::Language, "de")]);
    screen.model.screen = Rect::new(0, 0, 80, 24);
    screen.shows("▶ Spieler 1 · am Zug ");
    screen.pass(seconds(11));
    screen.shows("▶ Spieler 1 · am Zug  0:09.0 ");
    screen.pass(seconds(10));
    screen.shows("▶ Spieler 1 ━");
    screen.shows(" Zeit ist um ");
}

#[test]
fn the_clocks_speak_german() {
    let mut screen = timed("0:20", &[(Key::Language, "de")]);
    screen.keys(":clock<enter>");
    screen.shows("Spieler 1 0:20, Spieler 2 0:20");
    screen.pass(seconds(20) + millis(1));
    screen.shows("Zeit ist um");
    screen.shows("Spieler 1 hat die Zeit überschritten");
}
