//! R6 to R11: placements, free rings and where marbles come from.

use zertz::board::RingSet;
use zertz::rules::{Marble, Position, Ruleset, Turn};

use crate::scene::{basic, colours, line, names, play, refusal, ring, turns};

/// Two vacant rings, b2 and e5, each held by three marbles; nothing is free and nothing can jump.
const HELD: &str = "B/1oB/1B/4B/5oB/5B/";
/// The same with the ring g1 on its own.
const HELD_AND_ONE_FREE: &str = "B/1oB/1B/4B/5oB/5B/3o";

#[test]
fn r06_a_turn_is_a_placement_or_a_capture() {
    let quiet = basic("oooo/ooooo/oooooo/oooWooo/1oooooo/2ooooo/3oooo");
    assert!(quiet.legal_turns().iter().all(|turn| !turn.is_capture()));
    let jumps = basic("oooo/ooooo/oooooo/oooWGoo/1oooBoo/2ooooo/3oooo");
    assert!(jumps.legal_turns().iter().all(Turn::is_capture));
}

#[test]
fn r06_a_placement_that_makes_a_jump_possible_does_not_jump() {
    let start = Position::start(Ruleset::default());
    let next = play(&start, "Wd4,d1; Bd5,d7");
    assert_eq!(names(&next, next.occupied()), "d4 d5");
    assert_eq!(next.to_move(), start.to_move());
    assert_eq!(turns(&next), ["x d4Bd6", "x d5Wd3"]);
}

#[test]
fn r07_any_colour_goes_on_any_vacant_ring() {
    let position = basic("oooo/ooooo/oooooo/oooWooo/1oooooo/2ooooo/3oooo");
    let turns = position.legal_turns();
    for marble in Marble::ALL {
        let filled: RingSet = turns
            .iter()
            .filter_map(|turn| match *turn {
                Turn::Place {
                    marble: placed,
                    ring,
                    ..
                } if placed == marble => Some(ring),
                _ => None,
            })
            .collect();
        assert_eq!(filled, position.vacant());
    }
    assert_eq!(position.vacant().len(), 36);
}

#[test]
fn r07_a_colour_that_is_used_up_or_a_ring_that_is_not_vacant_is_refused() {
    // White is not in the pool, and captured marbles are no supply while the pool holds any.
    let position = line("Boo/ooo///// 0/8/9 3/0/0 3/0/0 1 37");
    assert_eq!(colours(&position), "GB");
    assert_eq!(
        refusal(&position, "Wa2,a3"),
        "no white marble is left in the pool"
    );
    assert_eq!(refusal(&position, "Ga1,a3"), "a1 is not vacant");
    assert_eq!(refusal(&position, "Ga4,a3"), "there is no ring a4");
    assert_eq!(refusal(&position, "Ga5,a3"), "the board has no ring a5");
}

#[test]
fn r08_free_rings_have_two_gaps_side_by_side() {
    // Three gaps, none of them next to another, hold d4.
    let held = basic("//2o/3oo/3o");
    assert_eq!(names(&held, held.free()), "c3 d5 e3");
    // Two gaps opposite each other hold it too; a third gap beside one of them does not.
    let held = basic("//2oo/3o/3oo");
    assert_eq!(names(&held, held.free()), "c3 c4 e3 e4");
    let freed = basic("//2oo/3o/3o");
    assert_eq!(names(&freed, freed.free()), "c3 c4 d4 e3");
}

#[test]
fn r08_the_rim_of_the_untouched_board_is_free() {
    let start = Position::start(Ruleset::default());
    assert_eq!(
        names(&start, start.free()),
        "a1 a2 a3 a4 b1 b5 c1 c6 d1 d7 e1 e6 f1 f5 g1 g2 g3 g4"
    );
}

#[test]
fn r08_a_ring_alone_is_free_and_one_with_a_marble_is_not() {
    let position = basic("o///3B/3o");
    assert_eq!(names(&position, position.free()), "a1 e3");
}

#[test]
fn r09_a_free_ring_must_be_removed() {
    let position = basic("//2o/3oo/3o");
    assert_eq!(
        refusal(&position, "Wd5"),
        "a free ring must be removed: c3 or e3"
    );
    assert_eq!(
        refusal(&position, "Wd4"),
        "a free ring must be removed: c3, d5 or e3"
    );
    assert_eq!(
        refusal(&position, "Wd5,d4"),
        "d4 is not free: its neighbours hold it in place"
    );
    assert_eq!(refusal(&position, "Wd5,e4"), "there is no ring e4");
    let position = basic("//2o/3oW/3o");
    assert_eq!(
        refusal(&position, "Gc3,d5"),
        "d5 holds a marble and can't be removed"
    );
    let next = play(&position, "Gc3,e3");
    assert_eq!(names(&next, next.rings()), "c3 d4 d5");
}

#[test]
fn r09_freedom_is_judged_after_the_placement() {
    let start = Position::start(Ruleset::default());
    assert_eq!(
        refusal(&start, "Wa1,a1"),
        "a1 has just been filled and can't be removed"
    );
    let a1 = ring(&start, "a1");
    assert_eq!(
        names(&start, start.free_after_placing(a1)),
        "a2 a3 a4 b1 b5 c1 c6 d1 d7 e1 e6 f1 f5 g1 g2 g3 g4"
    );
    // A ring that is not free changes nothing for the others.
    let d4 = ring(&start, "d4");
    assert_eq!(start.free_after_placing(d4), start.free());
}

#[test]
fn r10_nothing_is_removed_when_nothing_is_free() {
    let position = basic(HELD);
    assert_eq!(names(&position, position.free()), "");
    let claims = ["b2 x Ba1?b2Bb3Bc2", "e5 x Bd5?e5Be6Bf4"];
    let expected: Vec<String> = ["B", "G", "W"]
        .into_iter()
        .flat_map(|marble| claims.map(|claim| format!("{marble}{}", claim.replace('?', marble))))
        .collect();
    assert_eq!(turns(&position), expected);
    assert_eq!(
        refusal(&position, "Wb2,e5"),
        "e5 is not free: its neighbours hold it in place"
    );
}

#[test]
fn r10_filling_the_only_free_ring_leaves_nothing_to_remove() {
    let position = basic(HELD_AND_ONE_FREE);
    assert_eq!(names(&position, position.free()), "g1");
    let white: Vec<String> = turns(&position)
        .into_iter()
        .filter(|turn| turn.starts_with('W'))
        .collect();
    assert_eq!(
        white,
        [
            "Wb2,g1 x Ba1Wb2Bb3Bc2",
            "We5,g1 x Bd5We5Be6Bf4",
            "Wg1 x Wg1"
        ]
    );
    assert_eq!(position.turn_count(), 9);
    assert_eq!(refusal(&position, "Wb2"), "a free ring must be removed: g1");
    let next = play(&position, "Wg1 x Wg1");
    assert_eq!(
        next.rings(),
        position.rings().without(ring(&position, "g1"))
    );
}

#[test]
fn r10_a_rim_full_of_marbles_holds_the_whole_board() {
    let position = basic("BBBB/BoooB/GooooG/GoooooG/1GooooG/2GoooG/3WWWW");
    assert_eq!(names(&position, position.free()), "");
    let turns = position.legal_turns();
    // 19 vacant rings, white and black left in the pool.
    assert_eq!(turns.len(), 38);
    assert!(
        turns
            .iter()
            .all(|turn| matches!(turn, Turn::Place { remove: None, .. }))
    );
    assert_eq!(play(&position, "Wd4").rings().len(), 37);
}

#[test]
fn r11_the_pool_is_the_supply_while_it_holds_any_marble() {
    let position = line("B/1oB/1B/4B/5oB/5//3ooo 0/0/1 3/4/2 3/4/2 1 61");
    assert_eq!(colours(&position), "B");
    let next = play(&position, "Bh1,h3");
    assert!(next.pool().is_empty());
    assert_eq!(
        next.captured(position.to_move()),
        position.captured(position.to_move())
    );
}

#[test]
fn r11_with_the_whole_pool_empty_marbles_come_from_the_players_own_captures() {
    let position = line("G/1oG/1G/4G/5oW/5B/3ooo 0/0/0 3/0/5 2/4/4 1 37");
    assert_eq!(position.supply().to_string(), "3/0/5");
    assert_eq!(colours(&position), "WB");
    assert_eq!(
        refusal(&position, "Gg1,g3"),
        "no grey marble is left among the captured ones"
    );
    let next = play(&position, "Wg1,g3");
    assert_eq!(next.captured(position.to_move()).to_string(), "2/0/5");
    assert_eq!(next.captured(next.to_move()).to_string(), "2/4/4");
    assert!(next.pool().is_empty());
    assert_eq!(next.marble_at(ring(&next, "g1")), Some(Marble::White));
    assert_eq!(colours(&next), "WGB");
}
