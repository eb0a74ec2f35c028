//! Records of a folder in a real terminal.

use std::fs;

use crate::session::Session;

#[test]
fn a_folder_opens_and_goes_on_to_its_next_record() {
    let home = tempfile::tempdir().unwrap();
    let games = home.path().join("games");
    fs::create_dir(&games).unwrap();
    for (source, name) in [
        ("sgf/edit.sgf", "a.sgf"),
        ("sgf/clean.sgf", "b.sgf"),
        ("zen/clean.zen", "c.zen"),
    ] {
        let source = format!("{}/tests/data/{source}", env!("CARGO_MANIFEST_DIR"));
        fs::copy(source, games.join(name)).unwrap();
    }
    let mut session = Session::zertz(home.path(), 120, 40, &["games"]);
    session.wait_for("b.sgf 2/3");
    session.wait_for("Skipped a.sgf: line 10");
    session.keys("N");
    session.wait_for("c.zen 3/3");
    session.keys("]]]");
    session.keys("N");
    session.wait_for("This is the last of 3 records");
    session.click_on("P previous", 3);
    session.wait_for("b.sgf 2/3");
    session.keys("q");
    assert!(session.end().success());
    assert!(session.is_restored());
}
