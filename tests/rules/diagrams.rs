//! The rule book's diagrams as positions with the right answers, and two whole games.

use zertz::rules::{Marble, Outcome, Player, Position, Ruleset, WinReason, WinningSet};

use crate::scene::{basic, line, names, play, refusal, turns};

#[test]
fn diagram_2_which_rings_are_free() {
    let position = basic("oo/oooW/1BoooW/3oooo/3ooo/3oooB/3oo1G");
    assert_eq!(
        names(&position, position.rings()),
        "a1 a2 b1 b2 b3 b4 c2 c3 c4 c5 c6 d4 d5 d6 d7 e3 e4 e5 f2 f3 f4 f5 g1 g2 g4"
    );
    let marbles = Marble::ALL.map(|marble| names(&position, position.marbles(marble)));
    assert_eq!(marbles, ["b4 c6", "g4", "c2 f5"]);
    assert_eq!(names(&position, position.free()), "a1 a2 b1 d7 e3 f2 g1 g2");
    assert!(!position.has_jump());
}

#[test]
fn diagram_3_the_ways_to_capture() {
    let position = basic("oGoo/1ooBo/2oooo/2ooGW/3oWoo/4ooo/");
    let marbles = Marble::ALL.map(|marble| names(&position, position.marbles(marble)));
    assert_eq!(marbles, ["d6 e4", "a2 d5", "b4"]);
    assert_eq!(
        turns(&position),
        ["x d5Wf3", "x d6Gd4Wf4", "x e4Gc5Ba3Ga1", "x e4Gc5We6"]
    );
    assert_eq!(position.turn_count(), 4);
    assert_eq!(names(&position, position.all_jumpers()), "d5 d6 e4");
}

#[test]
fn diagram_4_isolating_a_marble() {
    let position = basic("Goo/2oo/2ooW/1oBoo/2oooB/3ooW/");
    assert_eq!(names(&position, position.free()), "a2 a3 b4 c3 d2 e2 f2 f3");
    assert!(!position.has_jump());
    assert_eq!(
        refusal(&position, "Wd5,a2"),
        "the turn isolates Ga1: the claim is \"x Ga1\""
    );
    let next = play(&position, "Wd5,a2 x Ga1");
    assert_eq!(next.captured(Player::One).to_string(), "0/1/0");
    assert_eq!(
        names(&next, next.rings() & zertz::board::RingSet::column(0)),
        "a3"
    );
}

#[test]
fn diagram_5_a_win_by_sacrifice() {
    let position = line("1ooo/ooooo/1oooo/2oooG/4oo/4oo/4oW 1/1/5 2/2/1 2/4/4 1 37");
    assert_eq!(
        names(&position, position.free()),
        "a2 a3 a4 b1 b5 c2 d3 e5 f3 f4 g2"
    );
    assert!(!position.has_jump());
    let sacrificed = play(&position, "Bc5,f4");
    assert_eq!(turns(&sacrificed), ["x d6Bb4"]);
    let taken = play(&sacrificed, "x d6Bb4");
    assert_eq!(taken.captured(Player::Two).to_string(), "2/4/5");
    assert_eq!(taken.outcome(), None);
    let won = play(&taken, "Wg2,f3 x Wg2Wg3");
    assert_eq!(won.captured(Player::One).to_string(), "4/2/1");
    assert_eq!(
        won.outcome(),
        Some(Outcome::Win {
            winner: Player::One,
            reason: WinReason::Set(WinningSet::Of(Marble::White)),
        })
    );
}

#[test]
fn a_board_in_parts() {
    let position = basic("BW/ooo1o/ooBooo/ooooooG/3oBoo/3ooo/3oooo");
    let gone = zertz::board::Board::Rings37.rings() - position.rings();
    assert_eq!(names(&position, gone), "a3 a4 b4 e1 e2 f1 f5");
    assert_eq!(
        names(&position, position.free()),
        "b1 b3 b5 c1 c6 d1 d2 e6 f2 g1 g2 g3 g4"
    );
    assert!(!position.has_jump());
}

/// Plays a game to its last turn; before that it must not be over.
fn whole_game(turns: &str) -> Position {
    turns
        .split("; ")
        .fold(Position::start(Ruleset::default()), |position, turn| {
            assert_eq!(position.outcome(), None);
            play(&position, turn)
        })
}

#[test]
fn a_whole_game_with_claims() {
    let end = whole_game(
        "Bc3,d1; We4,d7; Gg1,a3; Bb3,a2; x b3Bd3; Gf1,b3; x g1Ge1; Wc3,g1; x c3Be2; \
         x e1We3We5; Ba4,c1; We6,b2; x e6Ge4; Wa1,b1 x Wa1; Be1,b4; Gb5,g4; x a4Gc6; \
         Wa4,b5 x Wa4",
    );
    assert_eq!(
        end.outcome(),
        Some(Outcome::Win {
            winner: Player::Two,
            reason: WinReason::Set(WinningSet::Of(Marble::White)),
        })
    );
}

#[test]
fn a_game_of_eight_turns() {
    let end = whole_game("Wc3,g1; Bb1,b5; Wc2,a4; x b1Wd3Wb3; Wc3,c6; x b3Wd3; We2,d7; x d3Wf1");
    assert_eq!(end.captured(Player::Two).to_string(), "4/0/0");
    assert_eq!(end.outcome().and_then(Outcome::winner), Some(Player::Two));
}
