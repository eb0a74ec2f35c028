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
