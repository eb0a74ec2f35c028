//! Keeping the game for `--resume`, and not keeping it.

use zertz::record::Game;
use zertz::rules::{Player, Ruleset};
use zertz::settings::Key;
use zertz::tui::effect::Effect;
use zertz::tui::message::Message;
use zertz::tui::update::leave;

use crate::screen::Screen;

fn kept(effects: &[Effect]) -> usize {
    let keeps = |effect: &&Effect| matches!(effect, Effect::Autosave(_));
    effects.iter().filter(keeps).count()
}

#[test]
fn the_game_is_kept_after_every_turn() {
    let mut screen = Screen::basic();
    screen.keys(":Wd4,d1<enter>:Bb2,a1<enter>");
    assert_eq!(kept(&screen.effects), 2);
    screen.keys("uu");
    assert_eq!(kept(&screen.effects), 4, "what was taken back too");
}

#[test]
fn a_game_without_a_turn_does_not_take_the_place_of_the_one_kept() {
    let mut screen = Screen::basic();
    screen.send(Message::LotDrawn(Player::Two));
    screen.keys(":new blitz first 1<enter>:names Ann,Bob<enter>");
    screen.send(Message::User(zertz::tui::message::Intent::Leave));
    assert_eq!(kept(&screen.effects), 0);
}

#[test]
fn autosave_off_keeps_nothing_that_somebody_was_asked_about() {
    let game = Game::new(Ruleset::default());
    let mut screen = Screen::with(game, &[(Key::Autosave, "off")]);
    screen.keys(":Wd4,d1<enter>:comment well<enter>:names Ann,Bob<enter>u");
    screen.keys("r<esc>q");
    screen.shows("it is not kept either: autosave is off");
    screen.keys("y");
    assert_eq!(kept(&screen.effects), 0);
    assert_eq!(screen.effects.last(), Some(&Effect::Quit));
}

#[test]
fn autosave_off_keeps_an_unsaved_game_when_nobody_can_be_asked() {
    let game = Game::new(Ruleset::default());
    let mut screen = Screen::with(game, &[(Key::Autosave, "off")]);
    assert_eq!(leave(&screen.model), [Effect::Quit]);
    screen.keys(":Wd4,d1<enter>");
    assert_eq!(kept(&leave(&screen.model)), 1);
    let path = "a.json".into();
    let result = Ok(Vec::new());
    screen.send(Message::Saved { path, result });
    assert_eq!(leave(&screen.model), [Effect::Quit]);
}

#[test]
fn the_prompt_goes_by_the_setting_too() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("autosave.json");
    let play = |typed: &str| {
        let options = zertz::plain::Options {
            autosave: Some(path.clone()),
            ..zertz::plain::Options::default()
        };
        let mut said = Vec::new();
        let game = Game::new(Ruleset::default());
        zertz::plain::run(game, options, typed.as_bytes(), &mut said).unwrap();
        (path.exists(), String::from_utf8(said).unwrap())
    };
    let (kept, said) = play("set autosave off\nWd4,d1\nquit\n");
    assert!(!kept && !said.contains("zertz --resume"), "{said}");
    let (kept, said) = play("set autosave off\nset autosave on\nWd4,d1\nquit\n");
    assert!(kept && said.contains("zertz --resume"), "{said}");
}

#[test]
fn autosave_can_be_switched_while_playing() {
    let mut screen = Screen::basic();
    screen.keys(":set autosave off<enter>:Wd4,d1<enter>");
    assert_eq!(kept(&screen.effects), 0);
    screen.keys(":set autosave on<enter>:Bb2,a1<enter>");
    assert_eq!(kept(&screen.effects), 1);
}
