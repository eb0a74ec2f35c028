//! R1 to R5: marbles, sets, boards, who begins.

use zertz::board::Board;
use zertz::rules::{
    ByPlayer, CaptureDuty, Claims, Marble, MarbleSet, Marbles, Outcome, Player, Position, Preset,
    Ruleset, Setup, WinReason, WinningSet,
};

use crate::scene::{basic, line, names, turns};

#[test]
fn r01_all_marbles_belong_to_both() {
    // Whoever is to move has the same turns, with a capture or without.
    for columns in [
        "oooo/ooooo/oooooo/oooWooo/1oooooo/2ooooo/3oooo",
        "oooo/ooooo/oooooo/oooWGoo/1oooBoo/2ooooo/3oooo",
    ] {
        let one = basic(columns);
        let two = one.with_to_move(Player::Two);
        assert_eq!(turns(&one), turns(&two));
    }
}

#[test]
fn r01_marbles_lie_in_the_pool_on_rings_or_are_captured() {
    let position = line("oooo/ooooo/oooooo/ooWooGo/1oooooo/2ooooo/3oooo 4/6/9 1/0/0 0/1/1 2 37");
    assert_eq!(position.pool().to_string(), "4/6/9");
    assert_eq!(names(&position, position.marbles(Marble::White)), "d3");
    assert_eq!(names(&position, position.marbles(Marble::Grey)), "d6");
    assert_eq!(names(&position, position.marbles(Marble::Black)), "");
    assert_eq!(position.captured(Player::One).to_string(), "1/0/0");
    assert_eq!(position.captured(Player::Two).to_string(), "0/1/1");
}

/// The outcome when player 1 has captured these marbles and the rest is in the pool.
fn with_captured(set: MarbleSet, [white, grey, black]: [u8; 3]) -> Option<Outcome> {
    let rules = Ruleset {
        set,
        ..Ruleset::default()
    };
    let captured = Marbles::new(white, grey, black);
    let all = set.marbles();
    let setup = Setup {
        pool: Marbles::new(
            all[Marble::White] - white,
            all[Marble::Grey] - grey,
            all[Marble::Black] - black,
        ),
        captured: ByPlayer::new(captured, Marbles::NONE),
        to_move: Player::Two,
        ..Position::start(rules).to_setup()
    };
    Position::from_setup(&setup).unwrap().outcome()
}

const fn wins_with(set: WinningSet) -> Outcome {
    Outcome::Win {
        winner: Player::One,
        reason: WinReason::Set(set),
    }
}

#[test]
fn r02_the_standard_set_and_its_goals() {
    let standard = MarbleSet::Standard;
    assert_eq!(standard.marbles().to_string(), "6/8/10");
    let start = Position::start(Ruleset::default());
    assert_eq!(start.pool(), standard.marbles());

    for short in [
        [3, 0, 0],
        [0, 4, 0],
        [0, 0, 5],
        [3, 4, 2],
        [2, 4, 5],
        [3, 2, 5],
    ] {
        assert_eq!(with_captured(standard, short), None, "{short:?}");
    }
    let white = Some(wins_with(WinningSet::Of(Marble::White)));
    assert_eq!(with_captured(standard, [4, 0, 0]), white);
    let grey = Some(wins_with(WinningSet::Of(Marble::Grey)));
    assert_eq!(with_captured(standard, [0, 5, 0]), grey);
    let black = Some(wins_with(WinningSet::Of(Marble::Black)));
    assert_eq!(with_captured(standard, [0, 0, 6]), black);
    assert_eq!(
        with_captured(standard, [3, 3, 3]),
        Some(wins_with(WinningSet::Each))
    );
}

#[test]
fn r03_the_blitz_set_and_its_goals() {
    let blitz = MarbleSet::Blitz;
    assert_eq!(blitz.marbles().to_string(), "5/7/9");
    let start = Position::start(Ruleset::new(Preset::Blitz));
    assert_eq!(start.pool(), blitz.marbles());
    assert_eq!(start.rings().len(), 37);

    for short in [
        [2, 0, 0],
        [0, 3, 0],
        [0, 0, 4],
        [2, 3, 1],
        [1, 3, 4],
        [2, 1, 4],
    ] {
        assert_eq!(with_captured(blitz, short), None, "{short:?}");
    }
    let white = Some(wins_with(WinningSet::Of(Marble::White)));
    assert_eq!(with_captured(blitz, [3, 0, 0]), white);
    let grey = Some(wins_with(WinningSet::Of(Marble::Grey)));
    assert_eq!(with_captured(blitz, [0, 4, 0]), grey);
    let black = Some(wins_with(WinningSet::Of(Marble::Black)));
    assert_eq!(with_captured(blitz, [0, 0, 5]), black);
    assert_eq!(
        with_captured(blitz, [2, 2, 2]),
        Some(wins_with(WinningSet::Each))
    );
}

#[test]
fn r04_more_rings_change_neither_marbles_nor_goals() {
    let counts = Board::ALL.map(Board::ring_count);
    assert_eq!(counts, [37, 40, 43, 44, 48, 61]);
    for board in Board::ALL {
        let rules = Ruleset::new(Preset::Expanded).on(board);
        let start = Position::start(rules);
        assert_eq!(start.pool().to_string(), "6/8/10", "{board}");
        let mut setup = start.to_setup();
        setup.captured = ByPlayer::new(Marbles::NONE, Marbles::new(3, 3, 2));
        setup.pool = Marbles::new(3, 5, 8);
        assert_eq!(Position::from_setup(&setup).unwrap().outcome(), None);
        setup.captured = ByPlayer::new(Marbles::NONE, Marbles::new(3, 3, 3));
        setup.pool = Marbles::new(3, 5, 7);
        let winner = Position::from_setup(&setup)
            .unwrap()
            .outcome()
            .unwrap()
            .winner();
        assert_eq!(winner, Some(Player::Two), "{board}");
    }
}

#[test]
fn r04_presets_and_their_boards() {
    use CaptureDuty::{Enforced, OnDemand};
    use Claims::{Ask, Automatic};
    use MarbleSet::{Blitz, Standard};

    let parts = |preset| {
        let rules = Ruleset::new(preset);
        (
            rules.board.ring_count(),
            rules.set,
            rules.claims,
            rules.touch_move,
            rules.capture_duty,
        )
    };
    assert_eq!(
        parts(Preset::Basic),
        (37, Standard, Automatic, false, Enforced)
    );
    assert_eq!(
        parts(Preset::Blitz),
        (37, Blitz, Automatic, false, Enforced)
    );
    assert_eq!(
        parts(Preset::Expanded),
        (48, Standard, Automatic, false, Enforced)
    );
    assert_eq!(
        parts(Preset::Tournament),
        (48, Standard, Ask, true, OnDemand)
    );
    assert_eq!(Ruleset::default(), Ruleset::new(Preset::Basic));
}

#[test]
fn r05_either_player_may_begin() {
    for first in Player::ALL {
        let start = Position::start(Ruleset::default()).with_to_move(first);
        assert_eq!(start.to_move(), first);
        assert_eq!(start.turn_count(), 1944);
        let next = crate::scene::play(&start, "Wd4,d1");
        assert_eq!(next.to_move(), first.other());
    }
}
