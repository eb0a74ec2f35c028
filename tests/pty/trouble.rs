//! What goes wrong around the program: no terminal, a full disk, a folder that is none, a stop from
//! outside.

use std::ffi::OsString;
use std::fs;
use std::path::Path;

use crate::session::Session;

/// Runs a script of the shell in which `$0` is the program.
fn shell(script: &str, home: &Path) -> Session {
    let program = assert_cmd::cargo::cargo_bin("zertz");
    let args = vec![OsString::from("-c"), script.into(), program.into()];
    Session::start("sh".into(), args, home, 80, 24, &[])
}

/// A turn by keys.
const TURN: &str = "Wd4\rd1\r";

#[test]
fn without_a_terminal_it_says_so_and_ends() {
    for script in [
        "\"$0\" --first 1 < /dev/null; echo \"status $?\"",
        "\"$0\" --first 1 > out; echo \"status $?\"",
        "\"$0\" --first 1 < /dev/null > out; echo \"status $?\"",
    ] {
        let home = tempfile::tempdir().unwrap();
        let mut session = shell(script, home.path());
        session.end();
        let written = String::from_utf8(session.written.clone()).unwrap();
        assert_eq!(
            written, "zertz: not a terminal; use --plain\r\nstatus 2\r\n",
            "{script}"
        );
        let out = fs::read(home.path().join("out")).unwrap_or_default();
        assert!(out.is_empty(), "nothing goes where no terminal is");
    }
}

#[test]
fn a_full_disk_costs_neither_the_game_nor_the_old_file() {
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join("old.json"), "old").unwrap();
    // Files can't grow, as on a full disk, and the signal that would end the program is off.
    let script = "trap '' XFSZ; ulimit -f 0; exec \"$0\" --first 1";
    let mut session = shell(script, home.path());
    session.wait_for("Step 1/2");
    session.keys(TURN);
    session.wait_for("Not saved: ");
    session.wait_for("Wd4,d1");
    for file in ["new.json", "old.json"] {
        session.keys(&format!(":save {file}\r"));
        session.wait_for("Not saved: ");
        session.keys("\x1b");
        session.wait_for("Step 1/2");
    }
    assert_eq!(
        fs::read_to_string(home.path().join("old.json")).unwrap(),
        "old"
    );
    let left: Vec<_> = fs::read_dir(home.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name())
        .filter(|name| name.to_string_lossy().contains("zertz-") || name == "new.json")
        .collect();
    assert!(left.is_empty(), "{left:?}");
    // The game goes on, and leaving asks.
    session.keys("Gd5\ra1\r");
    session.wait_for("Gd5,a1");
    session.keys("q");
    session.wait_for("go on without saving");
    session.keys("y");
    assert!(session.end().success());
    assert!(session.is_restored());
}

#[test]
fn a_folder_that_cant_be_written_is_named_and_the_game_stays() {
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join("file"), "").unwrap();
    let mut session = Session::zertz(home.path(), 120, 40, &["--first", "1"]);
    session.wait_for("Step 1/2");
    session.keys(TURN);
    session.wait_for("Wd4,d1");
    for place in ["file/a.json", "nowhere/a.json"] {
        session.keys(&format!(":save {place}\r"));
        session.wait_for("Not saved: ");
        session.keys("\x1b");
        session.wait_for("Step 1/2");
    }
    session.keys(":save here.json\r");
    session.wait_for("Saved as here.json");
    session.keys("q");
    assert!(session.end().success());
    assert!(session.is_restored());
}

#[test]
fn without_a_home_to_keep_the_game_in_it_is_played_all_the_same() {
    let home = tempfile::tempdir().unwrap();
    let script = "HOME=/dev/null exec \"$0\" --first 1";
    let mut session = shell(script, home.path());
    session.wait_for("Step 1/2");
    session.keys(TURN);
    session.wait_for("Not saved: ");
    session.keys("Gd5\ra1\r");
    session.wait_for("Gd5,a1");
    session.keys(":save here.json\r");
    session.wait_for("Saved as here.json");
    session.keys("q");
    assert!(session.end().success());
}

#[test]
fn stopped_from_outside_the_terminal_is_the_shells_again() {
    let home = tempfile::tempdir().unwrap();
    let mut session = Session::zertz(home.path(), 80, 24, &["--first", "1"]);
    session.wait_for("Step 1/2");
    session.keys("Wd4\r");
    session.wait_for("Step 2/2");
    session.signal("TSTP");
    session.wait_until("the normal screen", |screen| !screen.alternate_screen());
    session.wait_until_stopped();
    assert!(session.is_restored());
    // Meanwhile the terminal gets another size.
    session.resize(100, 30);
    session.signal("CONT");
    session.wait_for("Step 2/2");
    assert!(session.is_raw());
    session.keys("d1\r");
    session.wait_for("Wd4,d1");
    session.keys("\x03");
    assert!(session.end().success());
    assert!(session.is_restored());
}

#[test]
fn continued_without_having_been_stopped_nothing_is_lost() {
    let home = tempfile::tempdir().unwrap();
    let mut session = Session::zertz(home.path(), 80, 24, &["--first", "1"]);
    session.wait_for("Step 1/2");
    // A stop that nobody can be told of.
    session.signal("STOP");
    session.wait_until_stopped();
    session.signal("CONT");
    session.keys(TURN);
    session.wait_for("Wd4,d1");
    session.keys("\x03");
    assert!(session.end().success());
    assert!(session.is_restored());
}

#[test]
fn the_smallest_and_the_largest_terminal() {
    for (columns, rows) in [(1, 1), (500, 160)] {
        let home = tempfile::tempdir().unwrap();
        let mut session = Session::zertz(home.path(), columns, rows, &["--rings", "61"]);
        session.wait_until("a frame", vt100::Screen::alternate_screen);
        session.read_until_quiet();
        session.keys(TURN);
        session.keys("?n:q\x1b\x1bo\x1b");
        session.read_until_quiet();
        session.resize(80, 24);
        session.wait_for("Wd4,d1");
        session.keys("\x03");
        assert!(session.end().success());
        assert!(session.is_restored());
    }
}

#[test]
fn a_resize_storm_with_something_open_ends_in_one_right_frame() {
    let home = tempfile::tempdir().unwrap();
    let mut session = Session::zertz(home.path(), 80, 24, &["--first", "1"]);
    session.wait_for("Step 1/2");
    let open = [
        ("?", "━ Keys"),
        ("n", "━ New game"),
        (",", "━ Settings"),
        ("x", "━ Resign"),
    ];
    for (key, heading) in open {
        session.keys(key);
        for step in 0..60u16 {
            session.resize(1 + step * 37 % 200, 1 + step * 23 % 60);
        }
        session.resize(120, 40);
        session.wait_for(heading);
        session.keys("\x1b");
        // The whole frame, of the size that the storm began and ended with.
        session.wait_until("the whole frame", |screen| {
            let text = screen.contents();
            !text.contains(heading)
                && text.contains(" ZÈRTZ  37 rings")
                && text.contains("Step 1/2")
        });
    }
    session.keys("q");
    assert!(session.end().success());
    assert!(session.is_restored());
}
