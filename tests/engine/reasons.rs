//! What speaks for a turn.

use zertz::engine::{Reason, Score, explain};
use zertz::rules::{ByMarble, Marble, WinReason, WinningSet};

use super::{WIN_IN_1, WIN_IN_2, position, turn};

fn reasons(text: &str, played: &str, score: Option<Score>) -> Vec<Reason> {
    let position = position(text);
    explain(&position, &turn(&position, played), score)
}

#[test]
fn a_winning_turn_needs_no_other_reason() {
    let won = Reason::Wins(WinReason::Set(WinningSet::Of(Marble::White)));
    assert_eq!(
        reasons(WIN_IN_1, "Bb3,d6 x Wd7", Some(Score::win_in(1))),
        [won]
    );
}

#[test]
fn a_win_in_several_turns_comes_first() {
    let position = position(WIN_IN_2);
    let best = super::analyse(&position, 20_000, 1).lines[0].clone();
    let reasons = explain(&position, &best.turns[0], Some(best.score));
    assert_eq!(reasons[0], Reason::WinsIn(2));
    let forces = |reason: &Reason| matches!(reason, Reason::ForcesCapture { fewest: 1.., .. });
    assert!(reasons.iter().any(forces), "{reasons:?}");
}

#[test]
fn isolating_names_the_marbles_and_an_empty_board() {
    let text = "Wo/2ooo/ooooo/ooooooo/1oooooo/2ooooo/3oooo 5/8/10 0/0/0 0/0/0 1 37";
    let position = position(text);
    let corner = position.rules().board.ring_named("a1").unwrap();
    let reasons = explain(&position, &turn(&position, "Bd4,a2 x Wa1"), None);
    let isolates = Reason::Isolates {
        marbles: ByMarble::new(1, 0, 0),
        rings: std::iter::once(corner).collect(),
    };
    assert_eq!(reasons[0], isolates, "{reasons:?}");
    let text = "Wo//ooooo/ooooooo/1oooooo/2ooooo/3oooo 5/8/10 0/0/0 0/0/0 1 37";
    let position = super::position(text);
    let reasons = explain(&position, &turn(&position, "Ba2,c1 x Wa1Ba2"), None);
    assert!(reasons.contains(&Reason::EmptiesBoard), "{reasons:?}");
}

#[test]
fn captures_and_only_turns_are_named() {
    let text = "oooo/ooooo/oooooo/oooWBoo/1oooooo/2ooooo/3oooo 5/8/9 0/0/0 0/0/0 1 37";
    let position = position(text);
    let turn = turn(&position, "x d4Bd6");
    let captures = Reason::Captures(ByMarble::new(0, 0, 1));
    assert_eq!(explain(&position, &turn, None), [captures]);
}

#[test]
fn threats_and_their_prevention_are_named() {
    // Three white captives each, one white marble that hangs on its last neighbour.
    let text = "Woo/2ooo/ooooo/ooooooo/1oooooo/2ooooo/3oooo 0/8/9 3/0/0 2/0/1 2 37";
    let position = position(text);
    let white = WinReason::Set(WinningSet::Of(Marble::White));
    let prevents = explain(&position, &turn(&position, "Ba3,d1"), None);
    assert!(!prevents.contains(&Reason::Prevents(white)), "{prevents:?}");
    let takes = explain(&position, &turn(&position, "Bd4,a2 x Wa1"), None);
    assert!(takes.contains(&Reason::Prevents(white)), "{takes:?}");
    let nears = Reason::Nears {
        set: WinningSet::Of(Marble::White),
        missing: 1,
    };
    assert!(takes.contains(&nears), "{takes:?}");
}

#[test]
fn an_illegal_turn_has_no_reasons() {
    let middle = position(WIN_IN_2);
    let other = zertz::rules::Position::start(zertz::rules::Ruleset::default());
    let illegal = turn(&other, "Wa1,d1");
    assert!(!middle.is_legal(&illegal));
    assert!(explain(&middle, &illegal, None).is_empty());
}
