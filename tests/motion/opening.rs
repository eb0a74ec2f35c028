//! The program begins with a board that can be played on.

use zertz::rules::Player;
use zertz::tui::effect::Effect;
use zertz::tui::message::{Message, Opening};

use crate::screen::Screen;

#[test]
fn without_a_word_lot_decides_and_the_first_key_plays() {
    let mut screen = Screen::basic();
    screen.send(Message::Opened(Opening::Lot));
    assert_eq!(screen.effects, [Effect::DrawLot]);
    screen.send(Message::LotDrawn(Player::Two));
    assert_eq!(screen.model.popup, None);
    screen.shows("Drawn by lot: Player 2 begins");
    screen.shows("▶ Player 2 · to move");
    screen.keys("Wd4<enter>d1<enter>");
    assert_eq!(screen.game().len(), 1);
    assert_eq!(screen.game().first(), Player::Two);
}

#[test]
fn a_lot_drawn_beforehand_is_only_said() {
    let mut screen = Screen::basic();
    screen.send(Message::Opened(Opening::Drawn));
    assert_eq!((&screen.model.popup, screen.effects.len()), (&None, 0));
    screen.shows("Drawn by lot: Player 1 begins");
}

#[test]
fn what_is_wrong_with_the_settings_is_not_hidden_by_the_lot() {
    use zertz::tui::model::{Notice, Weight};
    let mut screen = Screen::basic();
    screen.model.notice = Some(Notice {
        text: "config.toml: line 1".to_owned(),
        weight: Weight::Refusal,
    });
    screen.send(Message::LotDrawn(Player::Two));
    screen.shows("config.toml: line 1");
    screen.shows("▶ Player 2 · to move");
}
