//! Time controls and clocks, to the millisecond.

use std::time::Duration;

use proptest::prelude::*;
use zertz::clock::{Clock, TAG, TimeControl, written};
use zertz::notation::TurnText;
use zertz::record::Game;
use zertz::rules::{Player, Ruleset};

const fn ms(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

const fn s(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn clock(control: &str) -> Clock {
    Clock::new(control.parse().unwrap())
}

#[test]
fn time_controls_are_read_and_written() {
    let fischer = |base, increment| TimeControl::Fischer {
        base: s(base),
        increment: s(increment),
    };
    for (text, control) in [
        ("none", TimeControl::None),
        ("10", TimeControl::SuddenDeath(s(600))),
        ("1:30", TimeControl::SuddenDeath(s(90))),
        ("0:05", TimeControl::SuddenDeath(s(5))),
        ("10+5", fischer(600, 5)),
        ("0:30+2", fischer(30, 2)),
        ("1440+1440", fischer(86_400, 1440)),
    ] {
        assert_eq!(text.parse(), Ok(control), "{text}");
        assert_eq!(control.to_string(), text);
    }
    assert_eq!("off".parse(), Ok(TimeControl::None));
    assert_eq!("2:00".parse(), Ok(TimeControl::SuddenDeath(s(120))));
    for wrong in [
        "",
        "0",
        "0+5",
        "+5",
        "5+",
        "1:60",
        "1:",
        ":30",
        "-3",
        "1441",
        "1440:01",
        "10 + 5",
        "5+5+5",
        "5.5",
        "+5+5",
        "99999999999999999999",
        "zehn",
        "٣",
    ] {
        assert!(wrong.parse::<TimeControl>().is_err(), "{wrong:?}");
    }
    assert_eq!(
        "soon".parse::<TimeControl>().unwrap_err().to_string(),
        "expected a time such as 10, 1:30, 10+5 or none, at most 1440 minutes, found \"soon\""
    );
}

#[test]
fn each_player_pays_for_his_own_turns() {
    let mut clock = clock("1");
    clock.start(Player::Two, s(100));
    assert_eq!(clock.left(Player::Two, s(110)), Some(s(50)));
    assert_eq!(clock.left(Player::One, s(110)), Some(s(60)));
    assert_eq!(clock.end_turn(s(115)), s(15));
    assert_eq!(clock.player(), Some(Player::One));
    assert_eq!(clock.end_turn(ms(117_250)), ms(2_250));
    assert_eq!(clock.left(Player::One, s(200)), Some(ms(57_750)));
    assert_eq!(clock.left(Player::Two, ms(117_250)), Some(s(45)));
}

#[test]
fn an_increment_is_added_after_the_turn() {
    let mut clock = clock("1+10");
    clock.start(Player::One, s(0));
    clock.end_turn(s(4));
    assert_eq!(clock.left(Player::One, s(4)), Some(s(66)));
    clock.end_turn(s(4));
    assert_eq!(clock.left(Player::Two, s(4)), Some(s(70)));
}

#[test]
fn dialogs_stop_the_time() {
    let mut clock = clock("1");
    clock.start(Player::One, s(0));
    clock.pause(s(5));
    clock.pause(s(7));
    assert!(!clock.is_running());
    assert_eq!(clock.left(Player::One, s(500)), Some(s(55)));
    assert_eq!(clock.next_change(s(500)), None);
    clock.go_on(s(500));
    clock.go_on(s(501));
    assert_eq!(clock.thought(s(503)), s(8));
    assert_eq!(clock.end_turn(s(503)), s(8));
    assert_eq!(clock.left(Player::One, s(503)), Some(s(52)));
}

#[test]
fn running_out_is_announced_once_and_ends_nothing() {
    let mut clock = clock("0:10+2");
    clock.start(Player::One, s(0));
    assert_eq!(clock.announce(ms(9_999)), None);
    assert_eq!(clock.announce(s(10)), Some(Player::One));
    assert_eq!(clock.announce(s(11)), None);
    assert_eq!(clock.left(Player::One, s(99)), Some(s(0)));
    assert!(clock.is_out(Player::One, s(99)));
    assert_eq!(clock.end_turn(s(12)), s(12));
    assert_eq!(clock.left(Player::One, s(12)), Some(s(2)));
    assert_eq!(clock.announce(s(30)), Some(Player::Two));
}

#[test]
fn without_a_time_control_thinking_is_still_measured() {
    let mut clock = clock("none");
    clock.start(Player::One, s(0));
    assert_eq!(clock.left(Player::One, s(5)), None);
    assert!(!clock.is_out(Player::One, s(5)));
    assert_eq!(clock.next_change(s(5)), None);
    assert_eq!(clock.end_turn(s(7)), s(7));
    assert_eq!(clock.announce(s(9999)), None);
}

#[test]
fn a_stopped_clock_stays_as_it_is() {
    let mut clock = clock("1");
    clock.start(Player::One, s(0));
    clock.stop(s(20));
    assert_eq!(clock.player(), None);
    assert_eq!(clock.left(Player::One, s(99)), Some(s(40)));
    clock.go_on(s(100));
    assert!(!clock.is_running());
    assert_eq!(clock.end_turn(s(101)), s(0));
}

#[test]
fn time_going_backwards_does_no_harm() {
    let mut clock = clock("1");
    clock.start(Player::One, s(50));
    assert_eq!(clock.left(Player::One, s(40)), Some(s(60)));
    assert_eq!(clock.end_turn(s(30)), s(0));
}

#[test]
fn a_loaded_game_shows_the_clocks_it_was_left_with() {
    let mut game = Game::new(Ruleset::default());
    game.tags.push((TAG.to_owned(), "1+5".to_owned()));
    for (number, (turn, seconds)) in [("Wd4,d1", 20), ("Gd5,a1", 70), ("x d4Gd6", 3)]
        .into_iter()
        .enumerate()
    {
        let turn = TurnText::read(turn, game.position()).unwrap();
        game.play(turn).unwrap();
        game.set_thought(number, s(seconds));
    }
    let json = game.to_json(None);
    let mut clock = Clock::of_game(&Game::from_json(&json).unwrap());
    assert_eq!(clock.control().to_string(), "1+5");
    assert_eq!(clock.left(Player::One, s(0)), Some(s(47)));
    assert_eq!(clock.left(Player::Two, s(0)), Some(s(5)));
    assert_eq!(clock.player(), None);
    clock.start(Player::Two, s(1000));
    assert_eq!(clock.announce(s(1005)), Some(Player::Two));
    let bare = Clock::of_game(&Game::new(Ruleset::default()));
    assert_eq!(bare.control(), TimeControl::None);
}

#[test]
fn times_are_written_as_on_clocks() {
    for (milliseconds, text) in [
        (3_909_000, "1:05:09"),
        (3_600_000, "1:00:00"),
        (3_599_001, "1:00:00"),
        (600_000, "10:00"),
        (599_999, "10:00"),
        (599_000, "9:59"),
        (10_001, "0:11"),
        (10_000, "0:10.0"),
        (9_901, "0:10.0"),
        (9_900, "0:09.9"),
        (1, "0:00.1"),
        (0, "0:00.0"),
    ] {
        assert_eq!(written(ms(milliseconds)), text, "{milliseconds}");
    }
}

proptest! {
    #[test]
    fn the_shown_time_changes_exactly_when_it_is_said_to(start in 1u64..100_000) {
        let mut clock = clock("0:10");
        clock.start(Player::One, ms(0));
        let now = ms(start % 9_999);
        let show = |at| written(clock.left(Player::One, at).unwrap());
        let wait = clock.next_change(now).unwrap();
        prop_assert_eq!(show(now), show((now + wait).saturating_sub(ms(1))));
        prop_assert_ne!(show(now), show(now + wait));
    }

    #[test]
    fn no_text_breaks_the_reader(text in "\\PC{0,12}") {
        if let Ok(control) = text.parse::<TimeControl>() {
            prop_assert_eq!(control.to_string().parse(), Ok(control));
        }
    }
}
