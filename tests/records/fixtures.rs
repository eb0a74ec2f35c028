//! Small files, each odd in its own way, and what must come out of them.

use zertz::record::{Reading, Strictness};

/// A file of `tests/data`.
pub fn data(path: &str) -> Vec<u8> {
    let path = format!("{}/tests/data/{path}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// What a reader made of a file, a line for the result and before it one for every warning.
pub fn told<E: std::fmt::Display>(read: Result<Reading, E>) -> String {
    match read {
        Err(error) => format!("error: {error}"),
        Ok(reading) => {
            let game = reading.game;
            let outcome = game.outcome();
            let outcome = outcome.map_or("unfinished".to_owned(), |outcome| outcome.to_string());
            let mut lines: Vec<String> = reading
                .warnings
                .iter()
                .map(|warning| format!("warning: {warning}"))
                .collect();
            let (rings, turns) = (game.rules().board, game.len());
            lines.push(format!("{rings} rings, {turns} turns, {outcome}"));
            lines.join("\n")
        }
    }
}

/// What a lenient reader makes of a file that a strict one refuses.
enum Lenient {
    /// It keeps so many turns on 37 rings and says the same as a warning.
    Keeps(usize),
    /// Something else.
    Tells(&'static str),
}

impl Lenient {
    fn told(&self, strict: &str) -> String {
        match self {
            Self::Tells(told) => (*told).to_owned(),
            Self::Keeps(turns) => {
                let fault = strict.strip_prefix("error: ").unwrap();
                format!(
                    "warning: read up to turn {turns}: {fault}\n37 rings, {turns} turns, unfinished"
                )
            }
        }
    }
}

/// Every file of a folder is in the table, and everything in the table comes out as it says.
fn check<E: std::fmt::Display>(
    folder: &str,
    table: &[(&str, &str)],
    lenient: &[(&str, Lenient)],
    read: impl Fn(&[u8], Strictness) -> Result<Reading, E>,
) {
    let path = format!("{}/tests/data/{folder}", env!("CARGO_MANIFEST_DIR"));
    let files = std::fs::read_dir(path).unwrap();
    let mut files: Vec<String> = files
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    files.sort();
    let mut listed: Vec<&str> = table.iter().map(|(name, _)| *name).collect();
    listed.sort_unstable();
    assert_eq!(files, listed);
    for (name, strict) in table {
        let bytes = data(&format!("{folder}/{name}"));
        assert_eq!(told(read(&bytes, Strictness::Strict)), *strict, "{name}");
        // Only what is an error is read otherwise by a lenient reader.
        let other = lenient.iter().find(|(other, _)| other == name);
        let expected = other.map_or_else(|| (*strict).to_owned(), |(_, kind)| kind.told(strict));
        assert_eq!(told(read(&bytes, Strictness::Lenient)), expected, "{name}");
    }
}

#[test]
fn boardspace_files() {
    check("sgf", SGF, LENIENT_SGF, zertz::sgf::read);
}

const SGF: &[(&str, &str)] = &[
    (
        "after_end.sgf",
        "warning: line 12, node 6: actions after the end of the game ignored: 2\n\
             37 rings, 1 turns, player 1 wins (resignation)",
    ),
    ("back_and_forth.sgf", "37 rings, 3 turns, unfinished"),
    (
        "bad_variation.sgf",
        "error: line 11, node 2, player 1, `R- D 3`: d3 is not free: its neighbours hold it in place",
    ),
    (
        "clean.sgf",
        "37 rings, 3 turns, player 1 wins (resignation)",
    ),
    (
        "cut_off.sgf",
        "error: line 10, column 11: expected `]` at the end of a value, found the end of the file",
    ),
    (
        "edit.sgf",
        "error: line 10, node 4, player 2, `Edit`: the board was edited in mid-game",
    ),
    (
        "empty.sgf",
        "error: line 1, column 1: expected a game: `(;`, found the end of the file",
    ),
    (
        "ends_early.sgf",
        "warning: the file ends early: expected `)`\n37 rings, 1 turns, unfinished",
    ),
    (
        "free_layout.sgf",
        "error: Zertz+xx: free layouts are not supported yet",
    ),
    (
        "half_chain.sgf",
        "warning: line 12: the last turn is not complete and was dropped: \
             the marble on d4 must go on jumping to d2\n\
             37 rings, 3 turns, unfinished",
    ),
    (
        "half_turn.sgf",
        "warning: line 10, node 4: the last turn is not complete and was dropped: no ring was removed\n\
             37 rings, 1 turns, unfinished",
    ),
    ("handicap.sgf", "48 rings, 1 turns, unfinished"),
    (
        "illegal_half_turn.sgf",
        "error: line 8, node 2, player 1, `R- C 3`: c3 is not free: its neighbours hold it in place",
    ),
    (
        "impossible_handicap.sgf",
        "error: line 7, node 1, player 1, `RtoR 1 0 0`: there is no such marble to take",
    ),
    ("latin1.sgf", "37 rings, 0 turns, unfinished"),
    (
        "misread.sgf",
        "error: line 7, node 1, player 1, `RtoB 2 0 Ö 4`: expected a ring: a column A to I and a number",
    ),
    ("ninth_column.sgf", "61 rings, 1 turns, unfinished"),
    (
        "no_capture.sgf",
        "error: line 13, node 7, player 1, `RtoB 2 2 B 2`: capture is compulsory: jump with d4 or d5",
    ),
    (
        "no_jump.sgf",
        "error: line 10, node 4, player 2, `BtoB D 4 D 6`: nothing to jump over from d4 to the top",
    ),
    (
        "no_line.sgf",
        "error: line 7, node 1, player 1, `BtoB D 4 E 6`: no jump leads from d4 to e6",
    ),
    (
        "no_removal.sgf",
        "error: line 8, node 2, player 1, `Done`: a free ring must be removed: a1, a2, a3, a4, b1, \
             b5, c1, c6, d1, d7, e1, e6, f1, f5, g1, g2, g3 or g4",
    ),
    (
        "no_variant.sgf",
        "warning: no SU[…]: read as the basic game\n37 rings, 0 turns, unfinished",
    ),
    ("old.sgf", "37 rings, 3 turns, unfinished"),
    (
        "other_game.sgf",
        "error: GM[1] is another game: ZÈRTZ is GM[22]",
    ),
    (
        "other_first.sgf",
        "warning: the record says that player 1 begins, but player 2 does\n\
             37 rings, 1 turns, unfinished",
    ),
    ("preface.sgf", "37 rings, 0 turns, unfinished"),
    (
        "syntax.sgf",
        "error: line 7, column 6: expected `[` and the value of a property, found `1`",
    ),
    (
        "two_games.sgf",
        "warning: the file holds 2 games, of which the first was read\n37 rings, 1 turns, unfinished",
    ),
    (
        "two_marbles.sgf",
        "error: line 8, node 2, player 1, `RtoB 2 0 D 5`: a second marble in the same turn",
    ),
    (
        "two_rings.sgf",
        "error: line 8, node 2, player 1, `R- A 2`: a second ring is removed in the same turn",
    ),
    (
        "unknown_variant.sgf",
        "error: SU[Zertz+12]: expected Zertz, Zertz+11, Zertz+24 or Zertz+H",
    ),
    (
        "variations.sgf",
        "warning: line 24, node 7: the last turn is not complete and was dropped: no ring was removed\n\
             warning: line 25, node 1: the last turn is not complete and was dropped: no ring was removed\n\
             warning: line 25, node 1: the variation was dropped: it holds no complete turn\n\
             37 rings, 2 turns, unfinished",
    ),
    (
        "wrong_player.sgf",
        "error: line 10, node 4, player 1, `RtoB 2 1 D 5`: it is player 2's turn",
    ),
    (
        "wrong_rack.sgf",
        "error: line 7, node 1, player 1, `RtoB 0 0 D 4`: marbles come from the pool, \
             or when it is empty from the player's own captured ones",
    ),
];

const LENIENT_SGF: &[(&str, Lenient)] = &[
    (
        "bad_variation.sgf",
        Lenient::Tells(
            "warning: read up to turn 0: line 11, node 2, player 1, `R- D 3`: \
             d3 is not free: its neighbours hold it in place\n\
             warning: line 10, node 1: the variation was dropped: it holds no complete turn\n\
             37 rings, 1 turns, unfinished",
        ),
    ),
    ("cut_off.sgf", Lenient::Keeps(1)),
    ("edit.sgf", Lenient::Keeps(1)),
    ("illegal_half_turn.sgf", Lenient::Keeps(0)),
    ("impossible_handicap.sgf", Lenient::Keeps(0)),
    ("misread.sgf", Lenient::Keeps(0)),
    ("no_capture.sgf", Lenient::Keeps(2)),
    ("no_jump.sgf", Lenient::Keeps(1)),
    ("no_line.sgf", Lenient::Keeps(0)),
    ("no_removal.sgf", Lenient::Keeps(0)),
    ("syntax.sgf", Lenient::Keeps(0)),
    ("two_marbles.sgf", Lenient::Keeps(0)),
    ("two_rings.sgf", Lenient::Keeps(0)),
    ("wrong_player.sgf", Lenient::Keeps(1)),
    ("wrong_rack.sgf", Lenient::Keeps(0)),
];

#[test]
fn zen_files() {
    check("zen", ZEN, LENIENT_ZEN, zertz::zen::read);
}

const ZEN: &[(&str, &str)] = &[
    (
        "after_end.zen",
        "warning: line 2, column 4: actions after the end of the game ignored: 2\n\
         37 rings, 0 turns, player 1 wins (set)",
    ),
    (
        "bad_rules.zen",
        "error: line 1, column 1: `Rules`: \"chess\" names no rules",
    ),
    (
        "bad_start.zen",
        "error: line 1, column 1: the start: \
         expected the captured marbles of player 2 at column 19, found the end",
    ),
    ("board.zen", "48 rings, 1 turns, unfinished"),
    (
        "clean.zen",
        "37 rings, 3 turns, player 1 wins (resignation)",
    ),
    ("empty.zen", "error: the file holds no game"),
    (
        "illegal.zen",
        "error: line 2, column 4: turn 3, player 1, `Bb2-a2`: capture is compulsory: jump with d4 or d5",
    ),
    ("loose.zen", "37 rings, 3 turns, unfinished"),
    (
        "no_turn.zen",
        "error: line 1, column 21: turn 3, player 1, `hello`: expected a marble: W, G or B at letter 1",
    ),
    (
        "nothing_to_close.zen",
        "error: line 1, column 11: no variation is open here",
    ),
    (
        "nothing_to_vary.zen",
        "error: line 1, column 1: a variation must follow the turn whose place it takes",
    ),
    (
        "open_comment.zen",
        "error: line 2, column 1: expected `}` at the end of a comment",
    ),
    (
        "open_variation.zen",
        "error: line 2, column 1: expected `)` at the end of a variation",
    ),
    (
        "other_start.zen",
        "37 rings, 1 turns, player 1 wins (resignation)",
    ),
    ("tie.zen", "37 rings, 1 turns, tie (agreement)"),
    ("time.zen", "37 rings, 1 turns, player 2 wins (time)"),
    (
        "two_games.zen",
        "warning: the file goes on after the first game: only that was read\n\
         37 rings, 1 turns, unfinished",
    ),
    ("variations.zen", "37 rings, 3 turns, unfinished"),
    (
        "wrong_colours.zen",
        "warning: line 1, column 21, turn 3: the turn takes +g, not +b\n37 rings, 3 turns, unfinished",
    ),
    (
        "wrong_marble.zen",
        "error: line 1, column 21: turn 3, player 1, `Bd4xd6`: the marble on d4 is W, not B",
    ),
    (
        "wrong_result.zen",
        "warning: the record says 0-1, but the turns lead to player 1 wins (set)\n\
         37 rings, 0 turns, player 1 wins (set)",
    ),
];

const LENIENT_ZEN: &[(&str, Lenient)] = &[
    ("illegal.zen", Lenient::Keeps(2)),
    ("no_turn.zen", Lenient::Keeps(2)),
    ("nothing_to_close.zen", Lenient::Keeps(1)),
    ("nothing_to_vary.zen", Lenient::Keeps(0)),
    ("open_comment.zen", Lenient::Keeps(1)),
    ("open_variation.zen", Lenient::Keeps(1)),
    ("wrong_marble.zen", Lenient::Keeps(2)),
];
