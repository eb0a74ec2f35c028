//! What is written reads back to the same game.

use proptest::prelude::*;
use zertz::board::Board;
use zertz::record::{Game, Loss, Strictness};
use zertz::rules::MarbleSet;

use crate::random::{self, Limits};

/// What Boardspace's format can hold.
const SGF: Limits = Limits {
    boards: &[Board::Rings37, Board::Rings48, Board::Rings61],
    sets: &[MarbleSet::Standard],
    demands: false,
    declines: false,
    agreement: false,
};

const ZEN: Limits = Limits {
    boards: &Board::ALL,
    sets: &[MarbleSet::Standard, MarbleSet::Blitz],
    demands: false,
    declines: true,
    agreement: true,
};

fn from_sgf(text: &str) -> Game {
    let reading = zertz::sgf::read(text.as_bytes(), Strictness::Strict);
    let reading = reading.unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(reading.warnings, [], "{text}");
    reading.game
}

fn from_zen(text: &str) -> Game {
    let reading = zertz::zen::read(text.as_bytes(), Strictness::Strict);
    let reading = reading.unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(reading.warnings, [], "{text}");
    reading.game
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn sgf_reads_back(seed: u64) {
        let game = random::game(seed, SGF);
        let written = zertz::sgf::write(&game).unwrap();
        prop_assert_eq!(&written.losses, &[]);
        prop_assert_eq!(&from_sgf(&written.text), &game, "{}", written.text);
    }

    #[test]
    fn zen_reads_back(seed: u64) {
        let game = random::game(seed, ZEN);
        match zertz::zen::write(&game) {
            Ok(written) => {
                prop_assert_eq!(&written.losses, &[]);
                prop_assert_eq!(&from_zen(&written.text), &game, "{}", written.text);
            }
            Err(error) => prop_assert!(error.to_string().contains("which of several groups"), "{error}"),
        }
    }

    #[test]
    fn demands_are_the_only_thing_that_both_formats_leave_out(seed: u64) {
        let limits = Limits { demands: true, ..SGF };
        let game = random::game(seed, limits);
        let standing = random::standing(&game);
        let zen = zertz::zen::write(&game).unwrap();
        let sgf = zertz::sgf::write(&game).unwrap();
        prop_assert_eq!(&from_zen(&zen.text), &standing);
        prop_assert_eq!(&from_sgf(&sgf.text), &standing);
        let demands = game.plies().iter().filter(|ply| ply.turn().is_none()).count();
        let lost = |losses: &[Loss]| losses.iter().find_map(|loss| match loss {
            Loss::TakeBacks(count) => Some(*count),
            _ => None,
        });
        prop_assert_eq!(lost(&zen.losses).unwrap_or_default(), demands);
        prop_assert_eq!(&zen.losses, &sgf.losses);
    }

    #[test]
    fn every_way_through_the_formats_leads_back(seed: u64) {
        let game = random::game(seed, SGF);
        let json = Game::from_json(&game.to_json(None)).unwrap();
        let zen = from_zen(&zertz::zen::write(&json).unwrap().text);
        let sgf = from_sgf(&zertz::sgf::write(&zen).unwrap().text);
        prop_assert_eq!(sgf, game);
    }
}

#[test]
fn how_a_game_ended_is_not_mistaken_for_something_else() {
    for termination in ["time", "out of time", "Zeit", ""] {
        for end in 0..4 {
            let mut game = Game::new(zertz::rules::Ruleset::default());
            match end {
                0 => game.lose_on_time(zertz::rules::Player::One).unwrap(),
                1 => game.resign(zertz::rules::Player::Two).unwrap(),
                2 => game.agree_tie().unwrap(),
                _ => {}
            }
            let bare = game.clone();
            game.set_tag("Termination", termination);
            let written = zertz::zen::write(&game).unwrap();
            let lost = !written.losses.is_empty();
            let kept = if lost { &bare } else { &game };
            assert_eq!(&from_zen(&written.text), kept, "{}", written.text);
        }
    }
}

#[test]
fn a_tag_of_any_name_is_written_or_counted_as_lost() {
    let names = [
        "",
        " ",
        "no name",
        "a]b",
        "\"",
        "\\",
        "Zoë",
        "clock",
        "C",
        "GM",
        "RE",
        "SU",
        "TAG",
        "P0",
        "Result",
        "Rings",
        "Rules",
        "ZIP",
        "Player1",
        "Time1",
        "Termination",
        "Comment",
    ];
    let bare = |timed: bool| {
        let mut game = Game::new(zertz::rules::Ruleset::default());
        if timed {
            game.lose_on_time(zertz::rules::Player::One).unwrap();
        }
        game
    };
    for (name, timed) in names.iter().flat_map(|name| [(name, false), (name, true)]) {
        let (bare, mut game) = (bare(timed), bare(timed));
        game.set_tag(name, "a value");
        let sgf = zertz::sgf::write(&game).unwrap();
        let zen = zertz::zen::write(&game).unwrap();
        let json = Game::from_json(&game.to_json(None)).unwrap();
        assert_eq!(json, game, "{name:?}");
        for (written, read) in [(&sgf, from_sgf(&sgf.text)), (&zen, from_zen(&zen.text))] {
            let kept = if written.losses.is_empty() {
                &game
            } else {
                &bare
            };
            assert_eq!(&read, kept, "{name:?}\n{}", written.text);
        }
    }
}
