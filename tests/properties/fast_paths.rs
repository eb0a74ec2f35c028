//! Each fast path against the slow one.

use std::collections::{BTreeMap, HashMap, HashSet};

use rand::SeedableRng;
use rand::rngs::StdRng;
use zertz::board::{Board, Direction, Ring, RingSet};
use zertz::rules::{Chain, Position, Ruleset, Turn, perft, perft_full};

use crate::oracle::{Plain, Spots, spot};
use crate::positions::{assorted, game, playable, rulesets, thrown};

fn spots(position: &Position, rings: RingSet) -> Spots {
    let board = position.rules().board;
    rings.iter().map(|ring| spot(board, ring)).collect()
}

#[test]
fn free_rings_and_jumpers_one_by_one() {
    for position in assorted(60) {
        let plain = Plain::new(&position);
        assert_eq!(spots(&position, position.vacant()), plain.vacant());
        assert_eq!(spots(&position, position.occupied()), plain.marbles());
        assert_eq!(
            spots(&position, position.free()),
            plain.free(),
            "{position}"
        );
        let jumpers = plain.jumpers();
        assert_eq!(position.has_jump(), !jumpers.is_empty(), "{position}");
        assert_eq!(
            spots(&position, position.all_jumpers()),
            jumpers,
            "{position}"
        );
        for ring in position.rings() {
            let jumps = position.jumps_from(ring).count();
            assert_eq!(jumps > 0, position.all_jumpers().contains(ring));
            assert_eq!(Chain::new(position, ring).is_some(), jumps > 0);
            let free = position.free_after_placing(ring);
            assert_eq!(free, position.free().without(ring));
        }
    }
}

/// Every way a chain can be jumped, one jump at a time.
fn complete_chains(chain: Chain, found: &mut Vec<Turn>) {
    if chain.is_complete() {
        found.push(Turn::Capture(chain.capture()));
    }
    let landings: Vec<Ring> = chain.jumps().map(|jump| jump.landing).collect();
    for landing in landings {
        let mut next = chain;
        assert!(next.jump(landing));
        complete_chains(next, found);
    }
}

#[test]
fn captures_jump_by_jump() {
    for position in playable(20) {
        let mut found = Vec::new();
        for chain in position
            .rings()
            .iter()
            .filter_map(|ring| Chain::new(position, ring))
        {
            complete_chains(chain, &mut found);
        }
        let mut listed = Vec::new();
        position.for_each_capture(&mut |capture| listed.push(Turn::Capture(capture)));
        // Both in their own order, and each way once.
        assert_eq!(found.len(), listed.len(), "{position}");
        let [found, listed] = [found, listed].map(HashSet::<Turn>::from_iter);
        assert_eq!(found, listed, "{position}");
    }
}

/// How much the draws differ from equal chances; about as much as there are turns when they are
/// equal.
fn deviation(position: &Position, draws: usize, rng: &mut StdRng) -> f64 {
    let turns = position.legal_turns();
    let mut drawn: HashMap<Turn, usize> = HashMap::new();
    for _ in 0..draws {
        let turn = position.random_turn(rng).unwrap();
        *drawn.entry(turn).or_default() += 1;
    }
    let expected = draws as f64 / turns.len() as f64;
    let seen: usize = turns.iter().filter_map(|turn| drawn.get(turn)).sum();
    assert_eq!(seen, draws, "{position}: an illegal turn was drawn");
    turns
        .iter()
        .map(|turn| drawn.get(turn).map_or(0.0, |&count| count as f64) - expected)
        .map(|difference| difference * difference / expected)
        .sum()
}

#[test]
fn random_turns_are_drawn_with_equal_chances() {
    let mut rng = StdRng::seed_from_u64(7);
    let (mut deviations, mut degrees) = (0.0, 0.0);
    let mut captures = 0;
    for position in playable(40) {
        let count = position.turn_count() as usize;
        if !(2..=60).contains(&count) {
            continue;
        }
        let free = (count - 1) as f64;
        let found = deviation(&position, count * 60, &mut rng);
        // Six standard deviations of the chi-square distribution.
        assert!(
            found < free + 6.0 * (2.0 * free).sqrt() + 12.0,
            "{position}: {found}"
        );
        deviations += found;
        degrees += free;
        captures += usize::from(position.has_jump());
    }
    assert!(captures > 50 && degrees > 2000.0, "{captures} {degrees}");
    let spread = (deviations - degrees) / (2.0 * degrees).sqrt();
    assert!(spread.abs() < 5.0, "{spread}");
}

#[test]
fn random_first_turns_reach_everything() {
    let mut rng = StdRng::seed_from_u64(8);
    for board in Board::ALL {
        let start = Position::start(Ruleset::default().on(board));
        let free = (start.turn_count() - 1) as f64;
        let found = deviation(&start, 40_000, &mut rng);
        assert!(
            (found - free).abs() < 5.0 * (2.0 * free).sqrt(),
            "{board}: {found}"
        );
    }
}

#[test]
fn no_turn_is_drawn_when_the_game_is_over() {
    let mut rng = StdRng::seed_from_u64(9);
    for position in assorted(20) {
        assert_eq!(position.random_turn(&mut rng).is_none(), position.is_over());
    }
}

#[test]
fn keys_tell_positions_apart() {
    let mut keys: HashMap<u64, String> = HashMap::new();
    let mut positions = 0;
    for board in Board::ALL {
        for seed in 0..200 {
            for position in game(Ruleset::default().on(board), seed) {
                let mut text = position.to_string();
                // Names of boards don't count: the key sees the rings.
                text.truncate(text.len() - 3);
                positions += 1;
                let rings = position.rings().word();
                let known = keys
                    .entry(position.key())
                    .or_insert_with(|| format!("{rings} {text}"));
                assert!(known.starts_with(&rings.to_string()), "{position} {known}");
                let again: Position = position.to_string().parse().unwrap();
                assert_eq!(again.key(), position.key());
            }
        }
    }
    assert!(positions > 20_000);
    // Equal keys only for equal positions: as many keys as different texts.
    let texts: HashSet<&String> = keys.values().collect();
    assert_eq!(texts.len(), keys.len());
}

#[test]
fn every_part_of_a_position_changes_its_key() {
    for position in assorted(10) {
        let other = position.with_to_move(position.to_move().other());
        assert_ne!(position.key(), other.key());
        for turn in position.legal_turns().into_iter().take(50) {
            assert_ne!(position.play(turn).unwrap().key(), position.key());
        }
    }
}

#[test]
fn counting_is_playing() {
    for position in playable(8) {
        if position.turn_count() > 150 {
            continue;
        }
        let mut turns = 0;
        for turn in position.legal_turns() {
            turns += position.play(turn).unwrap().turn_count();
        }
        assert_eq!(perft(&position, 2), turns, "{position}");
        assert_eq!(perft_full(&position, 2), turns, "{position}");
        assert_eq!(perft(&position, 0), 1);
    }
}

/// Sets of rings as sorted lists of their index numbers.
fn indices(rings: RingSet) -> Vec<usize> {
    rings.unordered().map(Ring::index).collect()
}

#[test]
fn sets_work_as_lists_do() {
    for (seed, rules) in (0..).zip(rulesets()) {
        let (a, b) = (thrown(rules, seed).rings(), thrown(rules, seed + 1).rings());
        let (list, other) = (indices(a), indices(b));
        assert_eq!(a.len(), list.len());
        assert_eq!(a.is_empty(), list.is_empty());
        assert_eq!(a.has_several(), list.len() > 1);
        assert_eq!(a.any().map(Ring::index), list.first().copied());
        for n in 0..65 {
            assert_eq!(a.nth(n).map(Ring::index), list.get(n).copied());
        }
        let both = |keep: &dyn Fn(bool, bool) -> bool| -> RingSet {
            let all = Board::Rings61.rings();
            all.iter()
                .filter(|&ring| keep(a.contains(ring), b.contains(ring)))
                .collect()
        };
        assert_eq!(a & b, both(&|a, b| a && b));
        assert_eq!(a | b, both(&|a, b| a || b));
        assert_eq!(a - b, both(&|a, b| a && !b));
        assert_eq!(a ^ b, both(&|a, b| a != b));
        assert_eq!(!a, both(&|a, _| !a));
        assert_eq!(a.is_subset(b), list.iter().all(|ring| other.contains(ring)));
        assert_eq!(a.meets(b), list.iter().any(|ring| other.contains(ring)));
        // Board order, each ring once.
        let ordered: Vec<Ring> = a.iter().collect();
        assert!(ordered.is_sorted() && ordered.len() == a.len());
        assert_eq!(ordered.into_iter().collect::<RingSet>(), a);
    }
}

#[test]
fn shifted_sets_are_their_rings_shifted() {
    for (seed, rules) in (0..).zip(rulesets()) {
        let set = thrown(rules, seed).rings();
        let mut around = RingSet::EMPTY;
        for direction in Direction::ALL {
            let one_by_one: RingSet = set
                .iter()
                .filter_map(|ring| ring.neighbour(direction))
                .collect();
            assert_eq!(set.shifted(direction), one_by_one);
            around |= one_by_one;
        }
        assert_eq!(set.neighbours(), around);
        assert_eq!(set.has_touching(), around.meets(set));
        for ring in set {
            for direction in Direction::ALL {
                let over = ring.neighbour(direction);
                let landing = over.and_then(|over| over.neighbour(direction));
                assert_eq!(ring.jump(direction), over.zip(landing));
            }
        }
        let mut left = set;
        let mut groups = BTreeMap::new();
        while let Some(ring) = left.any() {
            let group = set.group_of(ring);
            assert!(group.contains(ring) && group.is_subset(set));
            assert!(!group.neighbours().meets(set - group));
            // Connected: it can't be split into two parts that don't touch.
            assert!(group.iter().all(|other| set.group_of(other) == group));
            groups.insert(ring, group);
            left -= group;
        }
        let sizes: usize = groups.values().map(|group| group.len()).sum();
        assert_eq!(sizes, set.len());
    }
}
