//! Records as they are found in the wild, read from the folder that `ZERTZ_CORPUS` names.

use zertz::board::Board;
use zertz::notation::TurnText;
use zertz::record::{Game, PlayError, Reading, Strictness, Warning};
use zertz::rules::{Outcome, Player, Position, Ruleset, TieReason};
use zertz::sgf::{self, SgfError, Tree};

fn corpus(path: &str) -> Option<Vec<u8>> {
    let Ok(folder) = std::env::var("ZERTZ_CORPUS") else {
        println!("skipped: ZERTZ_CORPUS is not set");
        return None;
    };
    let path = format!("{folder}/{path}");
    Some(std::fs::read(&path).unwrap_or_else(|error| panic!("{path}: {error}")))
}

/// A line of the table: what a strict replay said about a record.
struct Row<'a> {
    file: &'a str,
    rings: &'a str,
    oracle: &'a str,
    legal_turns: usize,
    winner: &'a str,
}

/// What must come out of a record.
#[derive(Debug, PartialEq, Eq)]
enum Out {
    /// Number of turns, the end, and the kinds of the warnings.
    Read(usize, End, Vec<Kind>),
    FreeLayout,
    Empty,
    /// An illegal action at a node, with so many legal turns before.
    Illegal(u32, usize),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum End {
    Rules,
    Resignation,
    Time,
    Open,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    HalfTurn,
    AfterEnd,
    SeveralGames,
    OtherFirst,
    Other,
}

/// A plain look at the first game of a file, without any rules.
struct Glance {
    /// How often the acting player changes, so how many turns there are when each is complete.
    spells: usize,
    has_done: bool,
    /// Whether somebody resigns, and if so, whether in the middle of a turn.
    resigns: Option<bool>,
    games: usize,
    /// Whether the player who acts first is another than the one after `Start`.
    other_first: bool,
}

fn glance(bytes: &[u8]) -> Glance {
    let (tree, _) = Tree::read(bytes);
    let mut glance = Glance {
        spells: 0,
        has_done: false,
        resigns: None,
        games: tree.roots().len(),
        other_first: false,
    };
    let (mut acting, mut start) = (None, None);
    let mut node = tree.roots().first().copied();
    let mut set_up = false;
    while let Some(now) = node {
        for property in tree.properties(now) {
            let text = property.text().to_ascii_lowercase();
            let mut words = text.split_whitespace().peekable();
            words.next_if(|word| word.parse::<u32>().is_ok());
            let words: Vec<&str> = words.collect();
            match words.as_slice() {
                ["edit"] => set_up = true,
                ["start", first] => {
                    set_up = false;
                    start = Some(first.to_uppercase());
                }
                ["done"] => {
                    glance.has_done = true;
                    // A turn that is done is over even for its player.
                    acting = None;
                }
                ["resign"] => glance.resigns = Some(acting == Some(property.name)),
                ["btob", a, b, c, d] if (a, b) == (c, d) => {}
                ["btob" | "rtob" | "r-", ..] if !set_up => {
                    if acting != Some(property.name) {
                        glance.spells += 1;
                    }
                    if glance.spells == 1
                        && start.as_ref().is_some_and(|start| start != property.name)
                    {
                        glance.other_first = true;
                    }
                    acting = Some(property.name);
                }
                _ => {}
            }
        }
        node = tree.children(now).next();
    }
    glance
}

/// What the rules for odd records make of what the strict replay said.
fn expected(row: &Row<'_>, bytes: &[u8]) -> Out {
    let glance = glance(bytes);
    let won = if row.winner == "-" {
        End::Open
    } else {
        End::Rules
    };
    let mut warnings = Vec::new();
    let (turns, end) = match row.oracle {
        "odd:variant 'zertz+xx'" => return Out::FreeLayout,
        "odd:variant ''" => return Out::Empty,
        // The jump at node 45 passes over a vacant ring.
        "illegal:no such jump" => return Out::Illegal(45, row.legal_turns),
        "won" => (row.legal_turns, won),
        // What trails is a second game, a copy with the reader's own steps in it.
        "won+trailing" => (row.legal_turns, End::Rules),
        "time" => (row.legal_turns, End::Time),
        // A record without `Done`, of which a strict replay finds no turn complete.
        "unfinished" | "illegal:a ring must be removed" if !glance.has_done => {
            (glance.spells, End::Rules)
        }
        "unfinished" => (row.legal_turns, End::Open),
        // Whoever resigns in the middle of a turn has not made it.
        "resigned" | "illegal:a ring must be removed" | "odd:removal without placement"
            if glance.resigns.is_some() =>
        {
            if glance.resigns == Some(true) {
                warnings.push(Kind::HalfTurn);
            }
            (row.legal_turns, End::Resignation)
        }
        // A handicap before the start is no oddity; an `Edit` after the end is ignored.
        "odd:edit" if row.legal_turns == 0 => {
            let end = if row.file == "102.sgf" {
                End::Open
            } else {
                End::Rules
            };
            (glance.spells, end)
        }
        "odd:edit" => {
            warnings.push(Kind::AfterEnd);
            (row.legal_turns, End::Rules)
        }
        // One of the two removals is taken back.
        "odd:two removals in one turn" => (glance.spells, End::Rules),
        other => panic!("{}: {other}", row.file),
    };
    if glance.other_first {
        warnings.push(Kind::OtherFirst);
    }
    if glance.games > 1 {
        warnings.push(Kind::SeveralGames);
    }
    Out::Read(turns, end, warnings)
}

fn found(bytes: &[u8]) -> Out {
    match sgf::read(bytes, Strictness::Strict) {
        Ok(Reading { game, warnings }) => {
            let end = match game.outcome().map(Outcome::reason) {
                None => End::Open,
                Some("resignation") => End::Resignation,
                Some("time") => End::Time,
                Some(_) => End::Rules,
            };
            let kind = |warning: &Warning| match warning {
                Warning::HalfTurn { .. } => Kind::HalfTurn,
                Warning::AfterEnd { .. } => Kind::AfterEnd,
                Warning::SeveralGames(_) => Kind::SeveralGames,
                Warning::OtherFirst { .. } => Kind::OtherFirst,
                _ => Kind::Other,
            };
            Out::Read(game.len(), end, warnings.iter().map(kind).collect())
        }
        Err(SgfError::FreeLayout(_)) => Out::FreeLayout,
        Err(SgfError::Syntax(_)) => Out::Empty,
        Err(SgfError::Action {
            node: Some(node), ..
        }) => {
            let lenient = sgf::read(bytes, Strictness::Lenient).unwrap();
            Out::Illegal(node, lenient.game.len())
        }
        Err(error) => panic!("{error}"),
    }
}

#[test]
fn every_record_of_the_corpus_comes_out_as_it_must() {
    let Some(table) = corpus("sgf/expected.tsv") else {
        return;
    };
    let table = String::from_utf8(table).unwrap();
    let mut records = 0;
    for line in table.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [file, rings, oracle, legal_turns, winner] = fields[..] else {
            panic!("{line}");
        };
        let row = Row {
            file,
            rings,
            oracle,
            legal_turns: legal_turns.parse().unwrap(),
            winner,
        };
        let bytes = corpus(&format!("sgf/{file}")).unwrap();
        let out = found(&bytes);
        println!("{file}\t{oracle}\t{out:?}");
        assert_eq!(out, expected(&row, &bytes), "{file}: {oracle}");
        if let Ok(reading) = sgf::read(&bytes, Strictness::Strict) {
            let game = reading.game;
            if row.rings != "-" {
                assert_eq!(game.rules().board.to_string(), row.rings, "{file}");
            }
            if row.winner != "-" {
                let winner = game.outcome().and_then(Outcome::winner).unwrap();
                assert_eq!(winner.to_string(), row.winner, "{file}");
            }
            let written = sgf::write(&game).unwrap();
            let again = sgf::read(written.text.as_bytes(), Strictness::Strict).unwrap();
            assert_eq!((again.game, again.warnings), (game, vec![]), "{file}");
        }
        records += 1;
    }
    assert_eq!(records, 104);
}

/// The games of the table, each played through the rules.
fn games(table: &str) -> impl Iterator<Item = Game> + '_ {
    table.lines().skip(1).map(|line| {
        let fields: Vec<&str> = line.split('\t').collect();
        let board: Board = fields[1].parse().unwrap();
        let first = Player::from_number(fields[2].parse().unwrap()).unwrap();
        let preset = if board == Board::Rings37 {
            zertz::rules::Preset::Basic
        } else {
            zertz::rules::Preset::Expanded
        };
        let start = Position::start(Ruleset::new(preset).on(board)).with_to_move(first);
        let mut game = Game::from_position(start);
        for text in fields[8].split("; ") {
            let turn = TurnText::read(text, game.position()).unwrap();
            match game.play(turn) {
                Ok(()) => {}
                // A few were played on after the same position stood for the third time (R24).
                Err(PlayError::Over(Outcome::Tie(TieReason::Repetition))) => return game,
                Err(error) => panic!("{line}: {error}"),
            }
        }
        if fields[4] == "resign" {
            let winner = Player::from_number(fields[3].parse().unwrap_or(1)).unwrap();
            game.resign(winner.other()).unwrap();
        }
        game
    })
}

#[test]
fn every_real_game_goes_through_every_format() {
    let Some(table) = corpus("games.tsv") else {
        return;
    };
    let table = String::from_utf8(table).unwrap();
    let (mut count, mut repeated) = (0, 0);
    for game in games(&table) {
        repeated += usize::from(game.outcome() == Some(Outcome::Tie(TieReason::Repetition)));
        let sgf = sgf::write(&game).unwrap().text;
        assert_eq!(
            sgf::read(sgf.as_bytes(), Strictness::Strict).unwrap().game,
            game
        );
        let zen = zertz::zen::write(&game).unwrap().text;
        let read = zertz::zen::read(zen.as_bytes(), Strictness::Strict).unwrap();
        assert_eq!((read.game, read.warnings), (game, vec![]));
        count += 1;
    }
    println!("{repeated} games repeat a position three times");
    assert_eq!(count, 5415);
}
