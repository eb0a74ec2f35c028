//! What the Boardspace reader makes of the details.

use std::time::Duration;

use zertz::board::Board;
use zertz::notation::TurnText;
use zertz::record::{Game, Strictness};
use zertz::rules::{Player, Preset, Ruleset};
use zertz::sgf::{self, Tree};

use crate::fixtures::data;

fn game(name: &str) -> Game {
    let read = sgf::read(&data(&format!("sgf/{name}")), Strictness::Strict);
    read.unwrap_or_else(|error| panic!("{name}: {error}")).game
}

/// The turns in official notation.
fn turns(game: &Game) -> String {
    let mut texts = Vec::new();
    for (index, ply) in game.plies().iter().enumerate() {
        let position = game.position_after(index).unwrap();
        texts.push(TurnText::new(position, ply.turn().unwrap()).to_string());
    }
    texts.join("; ")
}

#[test]
fn names_tags_and_times_are_kept() {
    let game = game("clean.sgf");
    assert_eq!(turns(&game), "Wd4,d1; Gd5,a1; x d4Gd6");
    assert_eq!(game.players[Player::One], "Ann");
    assert_eq!(game.players[Player::Two], "Bob");
    let tags: Vec<(&str, &str)> = game
        .tags
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()))
        .collect();
    assert_eq!(
        tags,
        [
            ("Date", "2020-02-02"),
            ("ResultText", "Gewonnen hat Ann"),
            ("Time1", "0:00:04"),
            ("Time2", "1d 03:17"),
        ]
    );
    let thoughts: Vec<_> = game.plies().iter().map(|ply| ply.thought).collect();
    let millis = |millis| Some(Duration::from_millis(millis));
    assert_eq!(thoughts, [millis(3000), millis(700), millis(1250)]);
}

#[test]
fn a_turn_without_done_ends_when_the_other_player_acts() {
    let game = game("old.sgf");
    assert_eq!(game.first(), Player::Two);
    assert_eq!(turns(&game), "Wd4,d1; Gd5,a1; x d4Gd6");
}

#[test]
fn steps_are_taken_back_and_marbles_moved_on() {
    assert_eq!(
        turns(&game("back_and_forth.sgf")),
        "Wd4,d1; Gd5,a1; x d5Wd3"
    );
}

#[test]
fn bytes_that_are_not_utf8_are_latin1() {
    let game = game("latin1.sgf");
    assert_eq!(game.players[Player::One], "Zoë");
    assert_eq!(game.tag("ResultText"), Some("Partie gagnée par Zoë"));
}

#[test]
fn j_is_the_ninth_column() {
    assert_eq!(turns(&game("ninth_column.sgf")), "Wi3,i1");
}

#[test]
fn the_board_is_set_up_before_the_start() {
    let game = game("handicap.sgf");
    assert_eq!(
        game.start().to_string(),
        "ooooo/oooooo/oooBooo/oooooooo/1ooooooo/2oooooo/3ooooo/4ooo 5/8/8 1/0/1 0/0/0 2 48"
    );
    assert_eq!(turns(&game), "We4,a1");
}

#[test]
fn variations_and_remarks_are_kept() {
    let game = game("variations.sgf");
    assert_eq!(game.tag("Comment"), Some("Mit Erlaubnis"));
    assert_eq!(turns(&game), "Wd4,d1; Gd5,a1");
    let [first, second] = game.plies() else {
        panic!("{game:?}");
    };
    assert_eq!(first.comment, "mitten\nein ] Ende");
    assert_eq!(first.variations.len(), 1);
    assert_eq!(first.variations[0].len(), 2);
    assert_eq!(first.variations[0][0].comment, "mitten");
    assert_eq!(second.variations.len(), 1);
    assert_eq!(second.variations[0][0].comment, "besser");
    let mut branch = game.up_to(1);
    branch.push(second.variations[0][0].clone()).unwrap();
    assert_eq!(turns(&branch), "Wd4,d1; Gb2,a1");
}

#[test]
fn what_boardspace_does_not_know_is_refused_by_name() {
    let refused = |rules: Ruleset| sgf::write(&Game::new(rules)).unwrap_err().to_string();
    for (board, rings) in [
        (Board::Rings40, 40),
        (Board::Rings43, 43),
        (Board::Rings44, 44),
    ] {
        let rules = Ruleset::new(Preset::Expanded).on(board);
        assert_eq!(
            refused(rules),
            format!("the format has no board with {rings} rings")
        );
    }
    assert_eq!(
        refused(Ruleset::new(Preset::Blitz)),
        "the format has no blitz marbles"
    );
}

#[test]
fn the_tree_keeps_what_it_does_not_know() {
    let (tree, fault) = Tree::read(b"(;A[1][2]\nB[\\]\\\\ ](;C[a\\\nb])(;P-1[x]R+[y]))(;D[])");
    assert_eq!(fault, None);
    let roots = tree.roots();
    assert_eq!(roots.len(), 2);
    let properties = |node| {
        let list = tree.properties(node).iter();
        let list: Vec<(&str, String)> = list
            .map(|property| (property.name, property.text().into_owned()))
            .collect();
        list
    };
    let of = |name: &'static str, text: &str| (name, text.to_owned());
    assert_eq!(
        properties(roots[0]),
        [of("A", "1"), of("A", "2"), of("B", "]\\ ")]
    );
    let children: Vec<_> = tree.children(roots[0]).collect();
    assert_eq!(children.len(), 2);
    assert_eq!(properties(children[0]), [of("C", "ab")]);
    assert_eq!(properties(children[1]), [of("P-1", "x"), of("R+", "y")]);
    assert_eq!(properties(roots[1]), [of("D", "")]);
    assert_eq!(
        (tree.place(children[1]).line, tree.place(children[1]).column),
        (3, 5)
    );
}
