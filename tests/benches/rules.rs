//! How fast the rules are: `cargo bench --bench rules`. Each benchmark asserts the count it works
//! on, so that speed is never bought with a wrong answer.

// Helpers of benchmarks fail by panicking.
#![allow(clippy::unwrap_used)]

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use zertz::board::{Board, RingSet};
use zertz::notation::TurnText;
use zertz::rules::{Outcome, Position, Ruleset, Turn, perft, perft_full};

fn main() {
    divan::main();
}

const BOARDS: [Board; 2] = [Board::Rings37, Board::Rings61];

/// Met in random games, with islands and gaps; turns, free rings and isolated groups over all turns.
const MIDGAME: [(&str, u64, usize, usize); 6] = [
    (
        "o1o/ooooo/1oBoG/1Goooo/3oG1W/3oo/3Bo 3/2/5 0/1/1 2/2/2 1 37",
        384,
        8,
        48,
    ),
    (
        "1o1G/ooWo/Goooo/o1ooooo/3WW/4o/3o 0/1/8 3/3/2 0/2/0 1 37",
        270,
        9,
        18,
    ),
    (
        "1oWoo/ooooo/ooooGo/1oWoooW/2oooooo/4oooG/4ooo/4B1oo 2/6/5 0/0/2 1/0/2 1 48",
        1080,
        12,
        90,
    ),
    (
        "1oo/1oooo/2oGo/Wooooooo/2oWooo/2ooooo/4ooBo/ 2/0/5 1/3/3 1/4/1 1 48",
        624,
        12,
        54,
    ),
    (
        "2W/1oooB/ooooooo/1oBoooo/2ooBoB/2oGoooo/5oooo/5ooo/5G1W 0/0/1 1/4/4 3/2/1 1 61",
        290,
        10,
        29,
    ),
    (
        "G1oo/ooooB/1Booooo/1ooWooBo/ooWooooo/3oooooo/3oooooo/3Goooo/4oo1Go 2/4/7 0/1/0 2/0/0 1 61",
        1722,
        14,
        3,
    ),
];

/// A board full of forks: 111,768 ways to capture.
const FORKS: &str = "ooooo/oWWWWo/oWoWoGo/oGGGGGGo/oGoBBBoBo/1oBBBBBoo/2oooBooo/3oooooo/4ooooo \
                     0/0/0 0/0/0 0/0/0 1 61";

fn start(board: Board) -> Position {
    Position::start(Ruleset::default().on(board))
}

fn midgame() -> Vec<Position> {
    MIDGAME
        .iter()
        .map(|(line, ..)| line.parse().unwrap())
        .collect()
}

#[divan::bench]
fn list_turns(bencher: Bencher) {
    let positions = midgame();
    let expected: u64 = MIDGAME.iter().map(|&(_, turns, ..)| turns).sum();
    bencher.counter(ItemsCount::new(expected)).bench(|| {
        let listed: usize = positions
            .iter()
            .map(|position| black_box(position).legal_turns().len())
            .sum();
        assert_eq!(listed as u64, expected);
    });
}

#[divan::bench]
fn count_turns(bencher: Bencher) {
    let positions = midgame();
    let expected: u64 = MIDGAME.iter().map(|&(_, turns, ..)| turns).sum();
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        let counted: u64 = positions
            .iter()
            .map(|position| black_box(position).turn_count())
            .sum();
        assert_eq!(counted, expected);
    });
}

#[divan::bench]
fn list_captures(bencher: Bencher) {
    let position: Position = FORKS.parse().unwrap();
    bencher.counter(ItemsCount::new(111_768u64)).bench(|| {
        let mut count = 0;
        black_box(&position).for_each_capture(&mut |capture| {
            black_box(capture);
            count += 1;
        });
        assert_eq!(count, 111_768);
    });
}

#[divan::bench(args = BOARDS, sample_count = 10)]
fn make_turns(bencher: Bencher, board: Board) {
    let (start, expected) = match board {
        Board::Rings37 => (start(board), 3_277_260),
        _ => (start(board), 17_000_496),
    };
    bencher
        .counter(ItemsCount::new(expected))
        .bench(|| assert_eq!(perft_full(black_box(&start), 2), expected));
}

#[divan::bench(args = BOARDS, sample_count = 20)]
fn perft_2(bencher: Bencher, board: Board) {
    let (start, expected) = match board {
        Board::Rings37 => (start(board), 3_277_260),
        _ => (start(board), 17_000_496),
    };
    bencher
        .counter(ItemsCount::new(expected))
        .bench(|| assert_eq!(perft(black_box(&start), 2), expected));
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn perft_3(bencher: Bencher) {
    let start = start(Board::Rings37);
    bencher
        .counter(ItemsCount::new(4_114_538_424u64))
        .bench(|| assert_eq!(perft(black_box(&start), 3), 4_114_538_424));
}

/// A hundred whole games, every turn drawn uniformly from all legal ones.
#[divan::bench(args = BOARDS)]
fn random_games(bencher: Bencher, board: Board) {
    let start = start(board);
    let mut rng = SmallRng::seed_from_u64(1);
    bencher.counter(ItemsCount::new(100u32)).bench_local(|| {
        let mut won = 0;
        for _ in 0..100 {
            let mut position = start;
            while let Some(turn) = position.random_turn(&mut rng) {
                position.play_unchecked(&turn);
            }
            won += u32::from(position.outcome().and_then(Outcome::winner).is_some());
        }
        assert_eq!(won, 100);
    });
}

#[divan::bench]
fn free_rings(bencher: Bencher) {
    let positions = midgame();
    let expected: usize = MIDGAME.iter().map(|&(_, _, free, _)| free).sum();
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        let free: usize = positions
            .iter()
            .map(|position| black_box(position).free().len())
            .sum();
        assert_eq!(free, expected);
    });
}

#[divan::bench]
fn jumps(bencher: Bencher) {
    let mut positions = midgame();
    positions.push(FORKS.parse().unwrap());
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        let with_jumps = positions
            .iter()
            .filter(|position| black_box(position).has_jump())
            .count();
        assert_eq!(with_jumps, 1);
    });
}

#[divan::bench]
fn isolation(bencher: Bencher) {
    let placements: Vec<(Position, Vec<Turn>)> = midgame()
        .into_iter()
        .map(|position| (position, position.legal_turns()))
        .collect();
    let turns: usize = placements.iter().map(|(_, turns)| turns.len()).sum();
    let expected: usize = MIDGAME.iter().map(|&(_, _, _, groups)| groups).sum();
    bencher.counter(ItemsCount::new(turns)).bench(|| {
        let mut groups = 0;
        for (position, turns) in &placements {
            for turn in turns {
                if let Turn::Place { ring, remove, .. } = *turn {
                    groups += black_box(position).isolated_by(ring, remove).len();
                }
            }
        }
        assert_eq!(groups, expected);
    });
}

#[divan::bench(args = BOARDS)]
fn connected_groups(bencher: Bencher, board: Board) {
    let rings = board.rings();
    let ring = rings.any().unwrap();
    bencher.bench(|| assert_eq!(black_box(rings).group_of(black_box(ring)), rings));
}

#[divan::bench]
fn keys(bencher: Bencher) {
    let positions = midgame();
    let expected = positions
        .iter()
        .fold(0, |all, position| all ^ position.key());
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        let keys = positions
            .iter()
            .fold(0, |all, position| all ^ black_box(position).key());
        assert_eq!(keys, expected);
    });
}

#[divan::bench]
fn ring_sets_in_board_order(bencher: Bencher) {
    let rings = Board::Rings61.rings();
    bencher.counter(ItemsCount::new(61u32)).bench(|| {
        let again: RingSet = black_box(rings).iter().collect();
        assert_eq!(again, rings);
    });
}

#[divan::bench]
fn position_lines(bencher: Bencher) {
    bencher.counter(ItemsCount::new(MIDGAME.len())).bench(|| {
        for (line, ..) in MIDGAME {
            let position: Position = black_box(line).parse().unwrap();
            assert_eq!(position.to_string(), line);
        }
    });
}

#[divan::bench]
fn turn_texts(bencher: Bencher) {
    let position = midgame()[2];
    let texts: Vec<String> = position
        .legal_turns()
        .iter()
        .map(|turn| TurnText::new(&position, turn).to_string())
        .collect();
    bencher.counter(ItemsCount::new(texts.len())).bench(|| {
        for text in &texts {
            let turn = TurnText::read(black_box(text), &position).unwrap();
            assert_eq!(TurnText::new(&position, &turn).to_string(), *text);
        }
    });
}
