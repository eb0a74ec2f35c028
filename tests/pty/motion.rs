//! Motion writes frames while something moves, and not one byte after that.

use std::time::Duration;

use crate::session::Session;

/// How many frames the program has written since some byte: each ends as a synchronized update.
fn frames(session: &Session, since: usize) -> usize {
    const END: &[u8] = b"\x1b[?2026l";
    let written = &session.written[since..];
    written.windows(END.len()).filter(|&end| end == END).count()
}

/// Places a marble, then removes a ring; returns the frames of the removal.
fn removal(flags: &[&str]) -> usize {
    let home = tempfile::tempdir().unwrap();
    let args: Vec<&str> = ["--first", "1"].iter().chain(flags).copied().collect();
    let mut session = Session::zertz(home.path(), 120, 40, &args);
    session.wait_for("Step 1/2");
    session.keys("Wd4\r");
    session.wait_for("Step 2/2");
    session.read_until_quiet();
    let before = session.written.len();
    session.keys("d1\r");
    session.wait_for("Wd4,d1");
    session.read_until_quiet();
    let moved = frames(&session, before);
    let at_rest = session.written.len();
    session.read_for(Duration::from_secs(1));
    assert_eq!(session.written.len(), at_rest, "nothing moves any more");
    session.keys("\x03");
    assert!(session.end().success());
    assert!(session.is_restored());
    moved
}

#[test]
fn a_removed_ring_makes_frames_and_then_nothing_does() {
    let frames = removal(&[]);
    // One frame for each key, and 280 ms of motion at 40 ms a frame.
    assert!((6..=3 + 8).contains(&frames), "{frames} frames");
}

#[test]
fn without_animation_only_keys_make_frames() {
    let frames = removal(&["--no-animation"]);
    assert!((1..=3).contains(&frames), "{frames} frames");
}
