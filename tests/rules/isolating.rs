//! R17 to R20: isolated groups and claims.

use zertz::board::RingSet;
use zertz::rules::{Claims, IllegalTurn, Marble, Outcome, Player, Position, Ruleset, Turn};

use crate::scene::{basic, line, names, play, refusal, ring, rings, turns};

/// The position with claims that can be declined.
const fn ask(position: &Position) -> Position {
    position.with_conduct(Ruleset {
        claims: Claims::Ask,
        ..position.rules()
    })
}

fn captured(position: &Position, player: Player) -> String {
    position.captured(player).to_string()
}

/// d4 holds together a black and a white marble; a1 and a2 are vacant, so is g1 on its own.
const LINK: &str = "oo///2BoW///3o";

/// The marbles on d3 and d4 touch each other, and e4, which joins them to nothing else.
const PAIR: &str = "oooo///2BB/4o";

#[test]
fn r17_filling_the_last_vacant_ring_isolates() {
    let position = basic("Go///3ooo");
    let next = play(&position, "Wa2,d4 x Ga1Wa2");
    assert_eq!(captured(&next, Player::One), "1/1/0");
    assert_eq!(names(&next, next.rings()), "d5 d6");
}

#[test]
fn r17_removing_the_last_vacant_ring_isolates() {
    let next = play(&basic("Go///3ooo"), "Wd5,a2 x Ga1");
    assert_eq!(captured(&next, Player::One), "0/1/0");
    assert_eq!(names(&next, next.rings()), "d4 d5 d6");
}

#[test]
fn r17_cutting_off_from_every_vacant_ring_isolates() {
    // a2 joins the marble on a1 to the vacant rings above.
    let next = play(&basic("Gooo///3oo"), "Wd4,a2 x Ga1");
    assert_eq!(captured(&next, Player::One), "0/1/0");
    assert_eq!(names(&next, next.rings()), "a3 a4 d4 d5");
}

#[test]
fn r17_every_such_group_counts() {
    let position = basic(LINK);
    let next = play(&position, "Gg1,d4 x Bd3Wd5Gg1");
    assert_eq!(captured(&next, Player::One), "1/1/1");
    assert_eq!(names(&next, next.rings()), "a1 a2");
}

#[test]
fn r17_the_larger_part_of_the_board_counts_too() {
    // b2 is the last vacant ring of four; g1 and g2 are all that is left besides.
    let position = basic("B/1oB/1B////3oo");
    let next = play(&position, "Wb2,g1 x Ba1Wb2Bb3Bc2");
    assert_eq!(names(&next, next.rings()), "g2");
    assert_eq!(captured(&next, Player::One), "1/0/3");
}

#[test]
fn r17_only_what_came_about_in_this_turn_can_be_claimed() {
    // The marble on a1 has stood alone since before.
    let position = basic("G///3ooo");
    assert_eq!(
        refusal(&position, "Wd4,d6 x Ga1"),
        "the turn isolates nothing that could be claimed"
    );
    let next = play(&position, "Wd4,d6");
    assert_eq!(names(&next, next.rings()), "a1 d4 d5");
    assert_eq!(captured(&next, Player::One), "0/0/0");
}

#[test]
fn r17_touching_marbles_are_one_group() {
    let position = ask(&basic(PAIR));
    for part in ["Bd3", "Bd4"] {
        assert_eq!(
            refusal(&position, &format!("Wa1,e4 x {part}")),
            "the turn isolates Bd3Bd4: the claim is \"x Bd3Bd4\""
        );
    }
    let next = play(&position, "Wa1,e4 x Bd3Bd4");
    assert_eq!(captured(&next, Player::One), "0/0/2");
}

#[test]
fn r18_claims_are_automatic_by_default() {
    let position = basic("Go///3ooo");
    assert_eq!(position.rules().claims, Claims::Automatic);
    assert_eq!(
        refusal(&position, "Wa2,d4"),
        "the turn isolates Ga1Wa2: the claim is \"x Ga1Wa2\""
    );
    assert_eq!(
        refusal(&position, "Wa2,d4 x Ga1"),
        "the turn isolates Ga1Wa2: the claim is \"x Ga1Wa2\""
    );
    assert_eq!(
        refusal(&position, "Wa2,d4 x Ba1Wa2"),
        "the turn isolates Ga1Wa2: the claim is \"x Ga1Wa2\""
    );
    let declining = Turn::Place {
        marble: Marble::White,
        ring: ring(&position, "a2"),
        remove: Some(ring(&position, "d4")),
        declined: rings(&position, "a1 a2"),
    };
    assert_eq!(
        position.check(&declining),
        Err(IllegalTurn::ClaimsAutomatic)
    );
}

#[test]
fn r18_with_claims_ask_each_group_may_be_declined() {
    let position = ask(&basic(LINK));
    let choices: Vec<String> = turns(&position)
        .into_iter()
        .filter(|turn| turn.starts_with("Gg1,d4"))
        .collect();
    assert_eq!(
        choices,
        [
            "Gg1,d4",
            "Gg1,d4 x Bd3",
            "Gg1,d4 x Bd3Gg1",
            "Gg1,d4 x Bd3Wd5",
            "Gg1,d4 x Bd3Wd5Gg1",
            "Gg1,d4 x Gg1",
            "Gg1,d4 x Wd5",
            "Gg1,d4 x Wd5Gg1",
        ]
    );
    let next = play(&position, "Gg1,d4 x Wd5");
    assert_eq!(captured(&next, Player::One), "1/0/0");
    assert_eq!(names(&next, next.rings()), "a1 a2 d3 g1");
    assert_eq!(names(&next, next.occupied()), "d3 g1");
}

#[test]
fn r18_only_whole_isolated_groups_can_be_declined() {
    let position = ask(&basic(PAIR));
    let declining = |declined: RingSet| {
        position.check(&Turn::Place {
            marble: Marble::White,
            ring: ring(&position, "a1"),
            remove: Some(ring(&position, "e4")),
            declined,
        })
    };
    assert_eq!(declining(rings(&position, "d3 d4")), Ok(()));
    for wrong in [
        "d3", "d4", "d3 d4 e4", "d3 d4 a1", "d3 d4 a2", "a1", "a2", "d5",
    ] {
        assert_eq!(
            declining(rings(&position, wrong)),
            Err(IllegalTurn::DeclinedNotIsolated),
            "{wrong}"
        );
    }
}

#[test]
fn r18_a_declined_group_stays_and_cant_be_claimed_later() {
    let position = ask(&basic(PAIR));
    let next = play(&position, "Wa1,e4");
    assert_eq!(names(&next, next.rings()), "a1 a2 a3 a4 d3 d4");
    assert_eq!(captured(&next, Player::One), "0/0/0");
    assert!(!next.has_jump());
    assert_eq!(
        refusal(&next, "Ga4,a3 x Bd3Bd4Ga4"),
        "the turn isolates Ga4: the claim is \"x Ga4\""
    );
    let later = play(&next, "Ga4,a3 x Ga4");
    assert_eq!(names(&later, later.occupied()), "a1 d3 d4");
}

#[test]
fn r18_a_full_board_takes_declined_groups_too() {
    let position = ask(&basic("oo///2BB/4o"));
    let next = play(&position, "Wa1,e4");
    assert_eq!(names(&next, next.rings()), "a1 a2 d3 d4");
    let last = play(&next, "Ga2 x Wa1Ga2Bd3Bd4");
    assert_eq!(captured(&last, Player::Two), "1/1/2");
    assert_eq!(last.outcome().and_then(Outcome::winner), Some(Player::Two));
}

#[test]
fn r19_a_group_with_a_vacant_ring_stays_in_play() {
    let position = basic("Goo///3ooo");
    let next = play(&position, "Wd4,d6");
    assert_eq!(names(&next, next.rings()), "a1 a2 a3 d4 d5");
    // Marbles may be placed there and free rings removed.
    let placed = play(&next, "Ba3,d5 x Wd4");
    assert_eq!(names(&placed, placed.occupied()), "a1 a3");
    let removed = play(&next, "Bd5,a3 x Wd4Bd5");
    assert_eq!(names(&removed, removed.rings()), "a1 a2");
}

#[test]
fn r19_filling_a_lone_ring_claims_it_and_a_ring_elsewhere_must_go() {
    let position = basic("o///3ooo");
    assert_eq!(
        refusal(&position, "Wa1 x Wa1"),
        "a free ring must be removed: d4, d5 or d6"
    );
    let next = play(&position, "Wa1,d4 x Wa1");
    assert_eq!(names(&next, next.rings()), "d5 d6");
    assert_eq!(captured(&next, Player::One), "1/0/0");
}

#[test]
fn r20_the_claim_is_part_of_the_turn() {
    let position = line("Go///3ooo 6/7/10 0/0/0 0/0/0 2 37");
    let next = play(&position, "Wa2,d4 x Ga1Wa2");
    assert_eq!(next.to_move(), Player::One);
    assert_eq!(captured(&next, Player::Two), "1/1/0");
}

#[test]
fn r20_a_capture_isolates_nothing() {
    // The jump leaves vacant rings behind, and the ring landed on touches one of them.
    let position = basic("///WGo///3o");
    let next = play(&position, "x d1Gd3");
    assert_eq!(next.rings(), position.rings());
    assert_eq!(names(&next, next.vacant()), "d1 d2 g1");
    assert_eq!(captured(&next, Player::One), "0/1/0");
}
