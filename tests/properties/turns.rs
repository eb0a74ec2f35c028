//! Exactly the legal turns are legal, and every other one is refused with the right reason.

use zertz::board::{Direction, Ring, RingSet};
use zertz::rules::{Capture, IllegalTurn, Marble, Position, Turn};

use crate::oracle::{Judge, Plain, PlainTurn, Spots, spot};
use crate::positions::{assorted, playable};

fn plain_turns(position: &Position) -> Vec<PlainTurn> {
    let board = position.rules().board;
    let mut turns: Vec<PlainTurn> = position
        .legal_turns()
        .iter()
        .map(|turn| PlainTurn::new(board, turn))
        .collect();
    turns.sort();
    turns
}

#[test]
fn legal_turns_are_those_of_the_rules() {
    let mut kinds = (0, 0, 0);
    for position in assorted(6) {
        let plain = Plain::new(&position);
        let expected = plain.turns();
        assert!(
            plain_turns(&position) == expected,
            "{position} {:?}",
            position.rules()
        );
        assert_eq!(position.turn_count(), expected.len() as u64, "{position}");
        let listed = position.legal_turns();
        assert!(
            listed.iter().all(|turn| position.is_legal(turn)),
            "{position}"
        );
        let mut visited = Vec::new();
        position.for_each_turn(|turn| visited.push(turn));
        assert!(visited == listed, "{position}");
        match listed.first() {
            None => kinds.0 += 1,
            Some(turn) if turn.is_capture() => kinds.1 += 1,
            Some(_) => kinds.2 += 1,
        }
    }
    // The positions are of all kinds: over, with captures, with placements only.
    assert!(kinds.0 > 100 && kinds.1 > 100 && kinds.2 > 100, "{kinds:?}");
}

#[test]
fn every_legal_turn_leads_where_the_rules_say() {
    for (number, position) in playable(3).enumerate() {
        let board = position.rules().board;
        let plain = Plain::new(&position);
        let turns = position.legal_turns();
        // A few hundred turns of a position, other ones each time.
        let stride = turns.len() / 200 + 1;
        for turn in turns.iter().skip(number % stride).step_by(stride) {
            let next = position.play(*turn).unwrap();
            let expected = plain.play(&PlainTurn::new(board, turn));
            assert_eq!(Plain::new(&next), expected, "{position} {turn:?}");
            let mut unchecked = position;
            unchecked.play_unchecked(turn);
            assert_eq!(unchecked, next);
        }
    }
}

#[test]
fn outcomes_are_those_of_the_rules() {
    for position in assorted(60) {
        let expected = Plain::new(&position).outcome();
        assert_eq!(position.outcome(), expected, "{position}");
        assert_eq!(position.is_over(), expected.is_some(), "{position}");
    }
}

/// Sets that a player might wish to decline: groups, parts of them, and what is no group.
fn declined_sets(position: &Position, ring: Ring, remove: Option<Ring>) -> Vec<RingSet> {
    let groups: Vec<RingSet> = position.isolated_by(ring, remove).iter().collect();
    let mut sets = vec![RingSet::EMPTY, RingSet::of(ring), position.rings()];
    sets.extend(remove.map(RingSet::of));
    sets.extend(position.vacant().any().map(RingSet::of));
    for choice in 1..1u32 << groups.len() {
        let union = groups
            .iter()
            .enumerate()
            .filter(|(number, _)| choice >> number & 1 == 1)
            .fold(RingSet::EMPTY, |all, (_, &group)| all | group);
        sets.push(union);
        sets.extend(union.iter().map(|left_out| union.without(left_out)));
        sets.extend(
            (position.occupied() - union)
                .any()
                .map(|more| union.with(more)),
        );
        sets.extend(
            (position.vacant() - union)
                .any()
                .map(|more| union.with(more)),
        );
    }
    sets
}

/// All turns made of a colour, a ring and a removed ring, and of those that are legal without
/// claims all variants with something declined.
fn placements(position: &Position) -> Vec<Turn> {
    let rings = position.rules().board.rings();
    let mut turns = Vec::new();
    for marble in Marble::ALL {
        for ring in rings {
            for remove in rings.iter().map(Some).chain([None]) {
                let turn = Turn::place(marble, ring, remove);
                turns.push(turn);
                if position.is_legal(&turn) {
                    let sets = declined_sets(position, ring, remove).into_iter();
                    turns.extend(sets.map(|declined| Turn::Place {
                        marble,
                        ring,
                        remove,
                        declined,
                    }));
                }
            }
        }
    }
    turns
}

/// All ways of up to three jumps from every ring, and the legal ways cut short or made longer.
fn captures(position: &Position) -> Vec<Turn> {
    let mut ways = Vec::new();
    for start in position.rules().board.rings() {
        let none = Capture::new(start);
        let mut longest = vec![none];
        ways.push(none);
        for _ in 0..3 {
            longest = longest
                .iter()
                .flat_map(|way| Direction::ALL.map(|direction| way.then(direction)))
                .collect();
            ways.extend(&longest);
        }
    }
    position.for_each_capture(&mut |capture| {
        let mut part = Capture::new(capture.start());
        for &direction in capture.directions() {
            ways.push(part);
            part = part.then(direction);
        }
        ways.push(part);
        ways.extend(Direction::ALL.map(|direction| part.then(direction)));
    });
    ways.into_iter().map(Turn::Capture).collect()
}

#[test]
fn every_other_turn_is_refused_with_the_right_reason() {
    let mut reasons = std::collections::BTreeMap::new();
    for position in assorted(1) {
        let plain = Plain::new(&position);
        let judge = Judge::new(&plain);
        let legal = plain.turns();
        let board = position.rules().board;
        let mut accepted = 0;
        let candidates = placements(&position).into_iter().chain(captures(&position));
        for turn in candidates {
            let expected = judge.check(&turn);
            let found = position.check(&turn);
            assert_eq!(found, expected, "{position} {turn:?}");
            assert_eq!(position.is_legal(&turn), expected.is_ok());
            assert_eq!(position.play(turn).err(), expected.clone().err());
            let listed = legal.binary_search(&PlainTurn::new(board, &turn)).is_ok();
            assert_eq!(listed, expected.is_ok(), "{position} {turn:?}");
            accepted += usize::from(expected.is_ok());
            if let Err(reason) = expected {
                *reasons.entry(kind(&reason)).or_insert(0) += 1;
            }
        }
        // Some legal turns are met more than once, but none is missed.
        assert!(accepted >= legal.len(), "{position}");
    }
    assert_eq!(reasons.len(), 17, "{reasons:?}");
}

/// Name of a reason without its details.
fn kind(reason: &IllegalTurn) -> String {
    let text = format!("{reason:?}");
    let end = text.find(|letter: char| !letter.is_alphanumeric());
    text[..end.unwrap_or(text.len())].to_owned()
}

#[test]
fn halves_of_a_placement_are_checked_as_the_whole() {
    for position in playable(1) {
        let rings = position.rules().board.rings();
        for ring in rings {
            for marble in Marble::ALL {
                let placed = position.check_placement(marble, ring);
                for remove in rings.iter().map(Some).chain([None]) {
                    let whole = position.check(&Turn::place(marble, ring, remove));
                    let halves = placed
                        .clone()
                        .and_then(|()| position.check_removal(ring, remove));
                    assert_eq!(halves, whole, "{position}");
                }
            }
        }
    }
}

#[test]
fn isolated_groups_are_those_of_the_rules() {
    let mut most = 0;
    for position in assorted(4) {
        let board = position.rules().board;
        let plain = Plain::new(&position);
        let free = position.free();
        for ring in position.vacant() {
            for remove in free.without(ring).iter().map(Some).chain([None]) {
                let found = position.isolated_by(ring, remove);
                let mut groups: Vec<Spots> = found
                    .iter()
                    .map(|group| group.iter().map(|ring| spot(board, ring)).collect())
                    .collect();
                groups.sort();
                let removed = remove.map(|gone| spot(board, gone));
                let mut expected = plain.isolated(spot(board, ring), removed);
                expected.sort();
                assert_eq!(groups, expected, "{position} {ring:?} {remove:?}");
                most = most.max(found.len());
            }
        }
    }
    assert!(most >= 3, "{most}");
}
