//! Texts of turns.

use zertz::board::{Board, Ring, RingSet};
use zertz::notation::TurnText;
use zertz::rules::{
    ByMarble, ByPlayer, Capture, MarbleSet, Marbles, Position, Ruleset, Setup, Turn,
};

use crate::{START, met, position, rows};

#[test]
fn turns_are_read_leniently() {
    let start = position(START);
    for text in [
        "Wd4,d1",
        "wd4,d1",
        "WD4,D1",
        " W d4 , d1 ",
        "Wd4 d1",
        "Wd4-d1",
        "Wd4:d1",
        "W  d4  -  d1",
        "\tWd4,d1\n",
    ] {
        let turn = TurnText::read(text, &start).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(TurnText::new(&start, &turn).to_string(), "Wd4,d1");
    }
    let jumps = position("///oBoWGo 5/7/9 0/0/0 0/0/0 1 37");
    for text in [
        "x d5Wd3Bd1",
        "X D5WD3BD1",
        "×d5Wd3Bd1",
        "x  d5 W d3 B d1",
        "d5Wd3Bd1",
        "x d5d3d1",
        "d5-d3-d1",
        "d5xd3xd1",
        "d5Xd3×d1",
        "x d5,Wd3,Bd1",
        "d5 d3 Bd1",
        "d5:d3:d1",
    ] {
        let turn = TurnText::read(text, &jumps).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(TurnText::new(&jumps, &turn).to_string(), "x d5Wd3Bd1");
    }
    let claim = position("Go/G//3ooo 6/6/10 0/0/0 0/0/0 1 37");
    for text in [
        "Wa2,d4 x Ga1Wa2Gb1",
        "wa2,d4xga1wa2gb1",
        "Wa2,d4 × Ga1 Wa2 Gb1",
        "Wa2 d4 X G a1W a2 gb1",
        "Wa2,d4 x Gb1Wa2Ga1",
    ] {
        let turn = TurnText::read(text, &claim).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(
            TurnText::new(&claim, &turn).to_string(),
            "Wa2,d4 x Ga1Wa2Gb1"
        );
    }
}

#[test]
fn b_and_g_are_colours_before_a_letter_and_columns_before_a_digit() {
    for (text, written) in [
        ("bb2,b1", "Bb2,b1"),
        ("gg2,g1", "Gg2,g1"),
        ("gb2 g1", "Gb2,g1"),
        ("b2bb4", "x b2Bb4"),
        ("g2ge4", "x g2Ge4"),
        ("b2b4", "x b2b4"),
        ("g1b2g3gg5", "x g1b2g3Gg5"),
    ] {
        let text: TurnText = text
            .parse()
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(text.to_string(), written);
    }
}

/// A way over 23 marbles on the largest board that never takes the same step twice.
fn longest_way() -> Capture {
    fn extend(way: Capture, jumped: RingSet) -> Option<Capture> {
        if way.len() == Capture::MOST {
            return Some(way);
        }
        zertz::board::Direction::ALL
            .into_iter()
            .find_map(|direction| {
                let over = way.end().neighbour(direction)?;
                over.neighbour(direction)?;
                if jumped.contains(over) {
                    return None;
                }
                extend(way.then(direction), jumped.with(over))
            })
    }
    let corner = Board::Rings61.ring_named("a1").unwrap();
    extend(Capture::new(corner), RingSet::EMPTY).unwrap()
}

#[test]
fn a_capture_can_take_all_other_marbles_and_no_more() {
    let way = longest_way();
    let rules = Ruleset::default().on(Board::Rings61);
    let mut lying: Vec<Ring> = way.path().map(|(over, _)| over).collect();
    lying.push(way.start());
    let mut marbles = ByMarble::<RingSet>::default();
    let bag = MarbleSet::Standard.marbles();
    let colours = bag
        .iter()
        .flat_map(|(marble, &count)| vec![marble; usize::from(count)]);
    for (ring, marble) in lying.into_iter().zip(colours) {
        marbles[marble].insert(ring);
    }
    let full = Position::from_setup(&Setup {
        rings: rules.board.rings(),
        marbles,
        pool: Marbles::NONE,
        captured: ByPlayer::default(),
        to_move: zertz::rules::Player::One,
        rules,
    })
    .unwrap();
    let turn = Turn::Capture(way);
    let text = TurnText::new(&full, &turn).to_string();
    assert_eq!(TurnText::read(&text, &full), Ok(turn));
    let end = full.play(turn).unwrap();
    assert_eq!(end.occupied().len(), 1);
    assert_eq!(end.captured(full.to_move()).total(), 23);
    // A 24th jump fits into no capture; it is refused all the same.
    let at = rules.board.name(way.end());
    let back = way
        .path()
        .nth(21)
        .map(|(_, landing)| rules.board.name(landing))
        .unwrap();
    assert_eq!(
        turn_error(&full, &format!("{text}{back}")),
        format!("no jump leads from {at} to {back}")
    );
    assert_eq!(way.then(zertz::board::Direction::North), way);
}

#[test]
fn turns_round_trip() {
    for (number, position) in met(1).into_iter().enumerate() {
        let turns = position.legal_turns();
        let stride = turns.len() / 40 + 1;
        for turn in turns.iter().skip(number % stride).step_by(stride) {
            let text = TurnText::new(&position, turn).to_string();
            for variant in [
                text.clone(),
                text.to_lowercase(),
                text.to_uppercase(),
                text.replace(',', "-").replace('x', "×"),
                text.replace(' ', ""),
                text.replace(',', " , ").replace('x', "  x\t"),
            ] {
                assert_eq!(
                    TurnText::read(&variant, &position),
                    Ok(*turn),
                    "{position} {variant}"
                );
            }
        }
    }
}

#[test]
fn a_turn_means_the_same_only_once() {
    // No two legal turns are written alike.
    for position in met(1).into_iter().step_by(7) {
        let mut texts: Vec<String> = position
            .legal_turns()
            .iter()
            .map(|turn| TurnText::new(&position, turn).to_string())
            .collect();
        let count = texts.len();
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), count, "{position}");
    }
}

#[test]
fn what_is_wrong_with_a_turn() {
    let table = include_str!("../data/bad-turns.tsv");
    let mut known = 0;
    for row in rows(table) {
        let [line, claims, text, message] = row[..] else {
            panic!("{row:?}");
        };
        let position = position(line);
        let position = position.with_conduct(Ruleset {
            claims: claims.parse().unwrap(),
            ..position.rules()
        });
        assert_eq!(turn_error(&position, text), message, "{text} on {line}");
        known += 1;
    }
    assert_eq!(known, 45);
    let start = position(START);
    for (blank, column) in [("", 1), ("  ", 3)] {
        assert_eq!(
            turn_error(&start, blank),
            format!(
                "expected a marble (W, G, B) and a ring, or x at column {column}, found the end"
            )
        );
    }
}

fn turn_error(position: &Position, text: &str) -> String {
    match TurnText::read(text, position) {
        Ok(turn) => panic!("{text} is legal on {position}: {turn:?}"),
        Err(error) => error.to_string(),
    }
}
