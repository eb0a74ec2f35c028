//! R12 to R16: jumps and chains of jumps.

use zertz::board::{Direction, RingSet};
use zertz::rules::{Chain, IllegalTurn, Position, Turn};

use crate::scene::{basic, line, names, play, refusal, ring, turns};

/// A triangle round which the marble on d4 can jump back to where it stood.
const LOOP: &str = "oooo/ooooo/oooooo/oooWGoo/1oooGBo/2ooooo/3oooo";

#[test]
fn r12_a_marble_jumps_over_a_touching_one_onto_the_ring_behind() {
    assert_eq!(turns(&basic("///oWGo")), ["x d2Gd4", "x d3Wd1"]);
    // Nothing touches across a vacant ring or a gap.
    assert!(!basic("///oWoGo").has_jump());
    assert!(!basic("///oW1Go").has_jump());
    // Two marbles in a row are no single one: only the second can jump.
    assert_eq!(turns(&basic("///1WGBo")), ["x d3Bd5"]);
    // Behind lies no ring, or one with a marble.
    assert!(!basic("///1WG1o").has_jump());
    assert!(!basic("o///1WGB").has_jump());
    // Straight on only: e4 lies beside the way from d3 over d4.
    assert!(!basic("o///2WG/4o").has_jump());
}

#[test]
fn r12_in_all_six_directions() {
    for direction in Direction::ALL {
        let empty = basic("oooo/ooooo/oooooo/ooooooo/1oooooo/2ooooo/3oooo");
        let d4 = ring(&empty, "d4");
        let over = d4.neighbour(direction).unwrap();
        let landing = over.neighbour(direction).unwrap();
        let before = d4.neighbour(direction.opposite()).unwrap();
        let mut setup = empty.to_setup();
        setup.marbles =
            zertz::rules::ByMarble::new(RingSet::of(d4), RingSet::of(over), RingSet::EMPTY);
        setup.pool = zertz::rules::Marbles::new(5, 7, 10);
        let position = Position::from_setup(&setup).unwrap();
        let name = |ring| position.rules().board.name(ring);
        let mut expected = [
            format!("x d4G{}", name(landing)),
            format!("x {}W{}", name(over), name(before)),
        ];
        expected.sort();
        assert_eq!(turns(&position), expected);
    }
}

#[test]
fn r12_colour_never_matters() {
    for jumper in ["W", "G", "B"] {
        for victim in ["W", "G", "B"] {
            let position = basic(&format!("///1{jumper}{victim}o"));
            assert_eq!(turns(&position), [format!("x d2{victim}d4")]);
            let next = play(&position, &format!("x d2{victim}d4"));
            let captured = next.captured(position.to_move());
            assert_eq!(captured.total(), 1);
            assert_eq!(
                position
                    .marble_at(ring(&position, "d3"))
                    .map(|m| captured[m]),
                Some(1)
            );
            assert_eq!(
                next.marble_at(ring(&next, "d4")),
                position.marble_at(ring(&position, "d2"))
            );
        }
    }
}

#[test]
fn r13_capture_is_compulsory() {
    let position = basic("oooo/ooooo/oooooo/oWGoooo/1oooooo/2ooooo/3oooo");
    assert_eq!(
        refusal(&position, "Ba1,a2"),
        "capture is compulsory: jump with d2 or d3"
    );
    assert_eq!(turns(&position), ["x d2Gd4", "x d3Wd1"]);
}

#[test]
fn r13_the_player_chooses_whatever_the_number_of_marbles() {
    // One marble with d2, two with d3.
    let position = basic("///oWGo///3o");
    assert_eq!(turns(&position), ["x d2Gd4", "x d3Wd1"]);
    let position = basic("///oBoWGo");
    assert_eq!(turns(&position), ["x d4Gd6", "x d5Wd3Bd1"]);
}

#[test]
fn r14_the_marble_must_go_on_as_long_as_it_can() {
    let position = basic("///oBoWGo");
    assert_eq!(
        refusal(&position, "x d5Wd3"),
        "the marble on d3 must go on jumping to d1"
    );
    let next = play(&position, "x d5Wd3Bd1");
    assert_eq!(names(&next, next.occupied()), "d1");
}

#[test]
fn r14_the_player_chooses_the_way_at_every_fork() {
    // From d3 over d4 to d5, and from there up the column or to the right.
    let position = basic("oooo/ooooo/oooooo/1oWGoBo/1ooooB/2ooooo/3oooo");
    assert_eq!(
        refusal(&position, "x d3Gd5"),
        "the marble on d5 must go on jumping to d7 or f5"
    );
    assert_eq!(
        turns(&position),
        ["x d3Gd5Bd7", "x d3Gd5Bf5", "x d4Wd2", "x d6Bf4", "x e5Bc6"]
    );
}

#[test]
fn r14_the_way_may_return_to_its_start() {
    let position = basic(LOOP);
    let round = turns(&position);
    assert!(round.contains(&"x d4Gd6Bf4Gd4".to_owned()));
    assert!(round.contains(&"x d4Gf4Bd6Gd4".to_owned()));
    let next = play(&position, "x d4Gd6Bf4Gd4");
    assert_eq!(names(&next, next.occupied()), "d4");
    assert_eq!(next.captured(position.to_move()).to_string(), "0/2/1");
}

#[test]
fn r14_a_capture_needs_a_marble_that_jumps() {
    let position = basic("///oWGo///3o");
    let capture = |start, ways: &[Direction]| {
        let start = ring(&position, start);
        let capture = ways
            .iter()
            .fold(zertz::rules::Capture::new(start), |capture, &way| {
                capture.then(way)
            });
        position.check(&Turn::Capture(capture)).unwrap_err()
    };
    let name = |text: &str| text.parse().unwrap();
    assert_eq!(capture("d2", &[]), IllegalTurn::NoJump);
    assert_eq!(
        capture("d1", &[Direction::North]),
        IllegalTurn::NoMarble(name("d1"))
    );
    assert_eq!(
        capture("d2", &[Direction::South]),
        IllegalTurn::NothingToJump {
            from: name("d2"),
            direction: Direction::South
        }
    );
    let blocked = basic("o///1WGB");
    assert_eq!(refusal(&blocked, "x d2Gd4"), "no vacant ring behind d3");
    assert_eq!(refusal(&blocked, "x d4Gd2"), "no vacant ring behind d3");
    assert_eq!(refusal(&blocked, "x d2Gd3"), "no jump leads from d2 to d3");
}

#[test]
fn r15_lifting_at_once_or_at_the_end_is_the_same() {
    let position = basic(LOOP);
    for turn in position.legal_turns() {
        let Turn::Capture(capture) = turn else {
            panic!("{turn:?}");
        };
        // A way never meets a ring it has jumped, so what lies there can't matter.
        let mut jumped = RingSet::EMPTY;
        for (over, landing) in capture.path() {
            assert!(!jumped.contains(over) && !jumped.contains(landing));
            jumped.insert(over);
        }
        assert_eq!(jumped.len(), capture.len());
    }
}

#[test]
fn r15_a_chain_shows_jumped_marbles_lifted_at_once() {
    let position = basic(LOOP);
    let mut chain = Chain::new(position, ring(&position, "d4")).unwrap();
    let mut seen = Vec::new();
    for landing in ["d6", "f4", "d4"] {
        assert!(!chain.is_complete());
        assert!(chain.jump(ring(&position, landing)));
        seen.push(names(chain.board(), chain.board().occupied()));
    }
    assert_eq!(seen, ["d6 e4 e5", "e4 f4", "d4"]);
    assert!(chain.is_complete());
    assert!(!chain.jump(ring(&position, "d6")));
    let played = position.play(Turn::Capture(chain.capture())).unwrap();
    assert_eq!(
        played,
        chain.board().with_to_move(position.to_move().other())
    );
    // Nothing can be taken up on a vacant ring, or where nothing can be jumped.
    assert_eq!(
        Chain::new(
            position,
            ring(&position, "d5").neighbour(Direction::North).unwrap()
        ),
        None
    );
}

#[test]
fn r16_nothing_is_placed_or_removed_after_a_capture() {
    let position = line("oooo/ooooo/oooooo/oWGoooo/1oooooo/2ooooo/3oooo 5/7/10 0/0/0 0/0/0 2 37");
    let next = play(&position, "x d2Gd4");
    assert_eq!(next.rings(), position.rings());
    assert_eq!(next.pool(), position.pool());
    assert_eq!(next.to_move(), position.to_move().other());
    assert_eq!(names(&next, next.occupied()), "d4");
    assert_eq!(
        refusal(&position, "x d2Gd4 a1"),
        "no jump leads from d4 to a1"
    );
}
