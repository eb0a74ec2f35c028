//! Whole games in a real terminal: by keys alone, by mouse alone, interrupted and resumed.

use std::fs;
use std::path::Path;

use crate::session::Session;

/// A short game that player 2 wins with four white marbles.
const GAME: [&str; 8] = [
    "Wc3,g1",
    "Bb1,b5",
    "Wc2,a4",
    "x b1Wd3Wb3",
    "Wc3,c6",
    "x b3Wd3",
    "We2,d7",
    "x d3Wf1",
];

/// The keys that make a turn: rings by their names, Enter for every step.
fn keys_for(turn: &str) -> String {
    let step = |ring: &str| format!("{ring}\r");
    if let Some(way) = turn.strip_prefix("x ") {
        rings_of(way).iter().map(|ring| step(ring)).collect()
    } else {
        let (place, remove) = turn.split_once(',').unwrap();
        format!("{}{}{}", &place[..1], step(&place[1..]), step(remove))
    }
}

/// The rings of a capture, without the colours between them.
fn rings_of(way: &str) -> Vec<String> {
    let letters: Vec<char> = way.chars().filter(|c| !c.is_ascii_uppercase()).collect();
    letters
        .chunks(2)
        .map(|ring| ring.iter().collect())
        .collect()
}

fn saved_turns(path: &Path) -> usize {
    let text = fs::read_to_string(path).unwrap();
    zertz::record::Game::from_json(&text).unwrap().len()
}

fn autosave(home: &Path) -> std::path::PathBuf {
    home.join(".local/state/zertz/autosave.json")
}

#[test]
fn a_whole_game_by_keys_saved_killed_and_resumed() {
    let home = tempfile::tempdir().unwrap();
    let mut session = Session::zertz(home.path(), 120, 40, &["--first", "1"]);
    session.wait_for("Step 1/2");
    assert!(session.is_raw());
    for turn in &GAME[..3] {
        session.keys(&keys_for(turn));
        session.wait_for(turn);
    }
    session.keys(":save half.json\r");
    session.wait_for("Saved as half.json");
    assert_eq!(saved_turns(&home.path().join("half.json")), 3);

    session.keys(&keys_for(GAME[3]));
    session.wait_for(GAME[3]);
    // Half a turn more, which nobody promised to keep.
    session.keys("Wc3\r");
    session.wait_for("Step 2/2");
    session.signal("KILL");
    session.end();
    assert_eq!(saved_turns(&autosave(home.path())), 4);

    let mut session = Session::zertz(home.path(), 120, 40, &["--resume"]);
    session.wait_for(GAME[3]);
    for turn in &GAME[4..7] {
        session.keys(&keys_for(turn));
        session.wait_for(turn);
    }
    // Back and forth once, then the last turn.
    session.keys("u");
    session.wait_for("Undone: We2,d7");
    session.wait_for("Turn 7");
    session.keys("r");
    session.wait_for("Turn 8");
    session.keys(&keys_for(GAME[7]));
    session.wait_for("Player 2 wins with 4 white marbles");
    session.keys("q");
    session.wait_for("without saving");
    session.keys("y");
    assert!(session.end().success());
    assert!(session.is_restored());
}

/// The middle of a ring on the basic board of discs, found from where `d7` stands.
struct Discs {
    d7: (u16, u16),
}

impl Discs {
    fn find(session: &Session) -> Self {
        Self {
            d7: session.find("d7"),
        }
    }

    fn centre(&self, ring: &str) -> (u16, u16) {
        let bytes = ring.as_bytes();
        let (column, number) = (u16::from(bytes[0] - b'a'), u16::from(bytes[1] - b'0'));
        // Height of the lowest ring of the column in half rings; the top ring's is 12.
        let first = column.abs_diff(3);
        let below_top = 12 - (first + 2 * (number - 1));
        (self.d7.0 + 7 * column - 21, self.d7.1 + 2 * below_top)
    }

    fn click(&self, session: &mut Session, ring: &str) {
        let (column, row) = self.centre(ring);
        session.click(column, row);
    }
}

#[test]
fn a_whole_game_by_mouse() {
    let home = tempfile::tempdir().unwrap();
    let mut session = Session::zertz(home.path(), 120, 40, &["--first", "1"]);
    session.wait_for("Step 1/2");
    let discs = Discs::find(&session);
    for turn in GAME {
        if let Some(way) = turn.strip_prefix("x ") {
            for ring in rings_of(way) {
                discs.click(&mut session, &ring);
            }
        } else {
            let (place, remove) = turn.split_once(',').unwrap();
            // The pool: each colour's letter stands before a count.
            session.click_in_pool(&place[..1]);
            discs.click(&mut session, &place[1..]);
            discs.click(&mut session, remove);
        }
        session.wait_for(turn);
    }
    session.wait_for("Player 2 wins with 4 white marbles");
    // A frame comes in pieces.
    session.wait_for("quit");
    session.click_on("quit", 1);
    session.wait_for("without saving");
    session.click_on("go on without saving", 1);
    assert!(session.end().success());
    assert!(session.is_restored());
}

#[test]
fn a_signal_to_end_saves_restores_and_tells_the_shell() {
    for (name, number) in [("TERM", 15), ("HUP", 1), ("INT", 2), ("QUIT", 3)] {
        let home = tempfile::tempdir().unwrap();
        let mut session = Session::zertz(home.path(), 80, 24, &["--first", "1"]);
        session.wait_for("Step 1/2");
        session.keys(&keys_for(GAME[0]));
        session.wait_for(GAME[0]);
        session.signal(name);
        assert_eq!(session.end().exit_code(), 128 + number, "{name}");
        assert!(session.is_restored());
        assert_eq!(saved_turns(&autosave(home.path())), 1);
    }
}

#[test]
fn any_size_is_drawn_and_none_ends_the_program() {
    let home = tempfile::tempdir().unwrap();
    let mut session = Session::zertz(home.path(), 80, 24, &["--rings", "61"]);
    session.wait_for("Step 1/2");
    let sizes = [
        (500, 160),
        (1, 1),
        (120, 40),
        (3, 70),
        (200, 2),
        (60, 20),
        (20, 5),
    ];
    // A storm first, then each size looked at.
    for (columns, rows) in sizes.into_iter().cycle().take(100) {
        session.resize(columns, rows);
    }
    session.resize(500, 160);
    session.wait_for("Step 1/2");
    session.resize(1, 1);
    session.resize(100, 30);
    session.wait_for("Step 1/2");
    session.keys(":quit\r");
    assert!(session.end().success());
    assert!(session.is_restored());
}

#[test]
fn nothing_is_written_while_nothing_changes() {
    let home = tempfile::tempdir().unwrap();
    let mut session = Session::zertz(home.path(), 120, 40, &["--first", "1"]);
    session.wait_for("Step 1/2");
    session.read_until_quiet();
    let before = session.written.len();
    // A key without meaning, the release of a button and a full second of nothing.
    session.keys("\x1b[<0;5;5m");
    session.read_for(std::time::Duration::from_secs(1));
    assert_eq!(session.written.len(), before);
    session.keys("q");
    assert!(session.end().success());
}

#[test]
fn suspended_the_terminal_is_the_shells_again() {
    let home = tempfile::tempdir().unwrap();
    let mut session = Session::zertz(home.path(), 80, 24, &["--first", "1"]);
    session.wait_for("Step 1/2");
    session.keys(":suspend\r");
    session.wait_until("the normal screen", |screen| !screen.alternate_screen());
    session.wait_until_stopped();
    assert!(session.is_restored());
    session.signal("CONT");
    session.wait_for("Step 1/2");
    assert!(session.is_raw());
    session.keys(&keys_for(GAME[0]));
    session.wait_for(GAME[0]);
    session.keys("\x03");
    session.end();
    assert!(session.is_restored());
}
