//! `zertz check` and `zertz convert` as scripts see them.

#![cfg(feature = "app")]
// Helpers of tests fail by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::io::Write;
use std::path::Path;

use assert_cmd::Command;
use zip::write::SimpleFileOptions;

const CLEAN: &str = "sgf/clean.sgf";

fn data(name: &str) -> Vec<u8> {
    let path = format!("{}/tests/data/{name}", env!("CARGO_MANIFEST_DIR"));
    fs::read(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A folder with copies of files of `tests/data`, given as source and name.
fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (source, name) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, data(source)).unwrap();
    }
    folder
}

fn pack(path: &Path, entries: &[(&str, &[u8])]) {
    let mut zip = zip::ZipWriter::new(fs::File::create(path).unwrap());
    for (name, bytes) in entries {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap();
}

/// Exit status, standard output and standard error of a run in a folder.
fn run(folder: &Path, args: &[&str]) -> (i32, String, String) {
    let mut command = Command::cargo_bin("zertz").unwrap();
    let output = command.current_dir(folder).args(args).output().unwrap();
    (
        output.status.code().unwrap(),
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
    )
}

#[test]
fn check_prints_a_line_a_file() {
    let folder = folder(&[(CLEAN, "a.sgf"), ("sgf/half_turn.sgf", "b.SGF")]);
    let (code, out, err) = run(folder.path(), &["check", "a.sgf"]);
    let ok = "a.sgf: ok, 37 rings, 3 turns, player 1 wins (resignation)\n";
    assert_eq!((code, out.as_str(), err.as_str()), (0, ok, ""));
    let (code, out, err) = run(folder.path(), &["check", "b.SGF", "a.sgf"]);
    let expected = format!(
        "b.SGF: warning: line 10, node 4: the last turn is not complete and was dropped: \
         no ring was removed\n\
         b.SGF: ok, 37 rings, 1 turns, unfinished\n\
         {ok}2 records: 2 read, 1 of them with warnings; 0 failed\n"
    );
    assert_eq!((code, out, err.as_str()), (0, expected, ""));
}

#[test]
fn check_fails_when_a_file_does_and_counts_by_kind() {
    let folder = folder(&[
        ("sgf/edit.sgf", "a.sgf"),
        ("sgf/free_layout.sgf", "b.sgf"),
        ("json/illegal.json", "c.json"),
        ("sgf/syntax.sgf", "d.sgf"),
    ]);
    let names = ["check", "a.sgf", "b.sgf", "c.json", "d.sgf", "e.sgf", "."];
    let (code, out, err) = run(folder.path(), &names[..6]);
    let expected = "\
a.sgf: error: line 10, node 4, player 2, `Edit`: the board was edited in mid-game
b.sgf: error: Zertz+xx: free layouts are not supported yet
c.json: error: turn 3: Bb2,a2: capture is compulsory: jump with d4 or d5
d.sgf: error: line 7, column 6: expected `[` and the value of a property, found `1`
e.sgf: error: No such file or directory (os error 2)
5 records: 0 read, 0 of them with warnings; 5 failed: 1 unreadable, 1 syntax, 1 unsupported, 2 illegal
";
    assert_eq!((code, out.as_str(), err.as_str()), (1, expected, ""));

    let (code, out, err) = run(folder.path(), &["check", "--lenient", "a.sgf", "c.json"]);
    let expected = "\
a.sgf: warning: read up to turn 1: line 10, node 4, player 2, `Edit`: the board was edited in mid-game
a.sgf: ok, 37 rings, 1 turns, unfinished
c.json: warning: read up to turn 2: turn 3: Bb2,a2: capture is compulsory: jump with d4 or d5
c.json: ok, 37 rings, 2 turns, unfinished
2 records: 2 read, 2 of them with warnings; 0 failed
";
    assert_eq!((code, out.as_str(), err.as_str()), (0, expected, ""));
}

#[test]
fn check_walks_folders_and_archives_in_order() {
    let folder = folder(&[
        (CLEAN, "games/b/z.sgf"),
        ("json/variations.json", "games/a.json"),
        (CLEAN, "games/notes.txt"),
    ]);
    let clean = data(CLEAN);
    let old = data("sgf/old.sgf");
    pack(
        &folder.path().join("games/c.zip"),
        &[
            ("2001/y.sgf", &clean),
            ("2001/readme.txt", b"no record"),
            ("x\u{1b}[2J.sgf", &old),
            ("more.zip", b"PK"),
        ],
    );
    fs::write(folder.path().join("games/d.zip"), b"no archive").unwrap();
    let (code, out, err) = run(folder.path(), &["check", "games"]);
    let expected = "\
games/a.json: ok, 37 rings, 3 turns, unfinished
games/b/z.sgf: ok, 37 rings, 3 turns, player 1 wins (resignation)
games/c.zip/2001/y.sgf: ok, 37 rings, 3 turns, player 1 wins (resignation)
games/c.zip/x?[2J.sgf: ok, 37 rings, 3 turns, unfinished
games/c.zip/more.zip: error: the archive can't be read: archives within archives are not opened
games/d.zip: error: the archive can't be read: invalid Zip archive: Could not find EOCD
6 records: 4 read, 0 of them with warnings; 2 failed: 2 unreadable
";
    assert_eq!((code, out.as_str(), err.as_str()), (1, expected, ""));

    fs::create_dir(folder.path().join("empty")).unwrap();
    let (code, out, _) = run(folder.path(), &["check", "empty"]);
    assert_eq!(
        (code, out.as_str()),
        (1, "empty: error: there is no record in it\n")
    );
    let (code, out, _) = run(folder.path(), &["check", "games/notes.txt"]);
    let expected =
        "games/notes.txt: error: expected a file that ends in .json, .zen, .sgf or .zip\n";
    assert_eq!((code, out.as_str()), (1, expected));
}

#[test]
fn check_keeps_the_order_of_many_records() {
    let folder = tempfile::tempdir().unwrap();
    let clean = data(CLEAN);
    let names: Vec<String> = (0..1000).map(|number| format!("{number:04}.sgf")).collect();
    let entries: Vec<(&str, &[u8])> = names
        .iter()
        .map(|name| (name.as_str(), clean.as_slice()))
        .collect();
    pack(&folder.path().join("all.zip"), &entries);
    let (code, out, err) = run(folder.path(), &["check", "all.zip"]);
    let mut expected = String::new();
    for name in &names {
        expected += "all.zip/";
        expected += name;
        expected += ": ok, 37 rings, 3 turns, player 1 wins (resignation)\n";
    }
    expected += "1000 records: 1000 read, 0 of them with warnings; 0 failed\n";
    assert_eq!((code, out, err.as_str()), (0, expected, ""));
}

#[test]
fn bombs_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    // 100 MiB of blanks pack to 100 KiB.
    let blanks = vec![b' '; 100 << 20];
    pack(&folder.path().join("long.zip"), &[("a.sgf", &blanks)]);
    let (code, out, _) = run(folder.path(), &["check", "long.zip"]);
    assert_eq!(code, 1);
    assert_eq!(
        out,
        "long.zip/a.sgf: error: the file is longer than 4 MiB\n"
    );

    let names: Vec<String> = (0..11).map(|number| format!("{number}.sgf")).collect();
    let entries: Vec<(&str, &[u8])> = names
        .iter()
        .map(|name| (name.as_str(), blanks.as_slice()))
        .collect();
    pack(&folder.path().join("wide.zip"), &entries);
    let (code, out, _) = run(folder.path(), &["check", "wide.zip"]);
    assert_eq!(code, 1);
    assert_eq!(
        out,
        "wide.zip: error: the archive can't be read: its records unpack to more than 1 GiB\n"
    );
}

#[test]
fn an_archive_that_lies_about_its_entries_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("lie.zip");
    pack(&path, &[("a.sgf", &data(CLEAN))]);
    let honest = fs::read(&path).unwrap();
    // The number of entries in the end record.
    let mut bytes = honest.clone();
    let end = bytes.len() - 22;
    bytes[end + 8..end + 12].copy_from_slice(&[0xff; 4]);
    fs::write(&path, &bytes).unwrap();
    let (code, out, _) = run(folder.path(), &["check", "lie.zip"]);
    assert_eq!(code, 1);
    assert!(out.starts_with("lie.zip: error: "), "{out}");
    // The unpacked length in both headers.
    let mut bytes = honest;
    let length = (data(CLEAN).len() as u32).to_le_bytes();
    let places: Vec<usize> = (0..bytes.len() - 4)
        .filter(|&at| bytes[at..at + 4] == length)
        .collect();
    assert_eq!(places.len(), 2);
    for at in places {
        bytes[at..at + 4].copy_from_slice(&10u32.to_le_bytes());
    }
    fs::write(&path, &bytes).unwrap();
    let (code, out, _) = run(folder.path(), &["check", "lie.zip"]);
    assert_eq!(code, 1);
    assert_eq!(
        out,
        "lie.zip/a.sgf: error: the archive can't be read: File is larger than its declared uncompressed size\n"
    );
}

#[test]
fn convert_goes_round_all_formats() {
    let folder = folder(&[(CLEAN, "a.sgf")]);
    for (from, to) in [
        ("a.sgf", "b.json"),
        ("b.json", "c.zen"),
        ("c.zen", "d.sgf"),
        ("d.sgf", "e.json"),
    ] {
        let (code, out, err) = run(folder.path(), &["convert", from, to]);
        assert_eq!(
            (code, out.as_str(), err.as_str()),
            (0, "", ""),
            "{from} {to}"
        );
    }
    let text = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    assert_eq!(text("b.json"), text("e.json"));
    assert_eq!(
        text("c.zen"),
        "\
[Player1 \"Ann\"]
[Player2 \"Bob\"]
[Result \"1-0\"]
[ZIP \"oooo/ooooo/oooooo/ooooooo/1oooooo/2ooooo/3oooo 6/8/10 0/0/0 0/0/0 1\"]
[Date \"2020-02-02\"]
[ResultText \"Gewonnen hat Ann\"]
[Time1 \"0:00:04\"]
[Time2 \"1d 03:17\"]

1. Wd4-d1 {[%emt 0:00:03.000]} 1... Gd5-a1 {[%emt 0:00:00.700]} 2. Wd4xd6+g
{[%emt 0:00:01.250]} 1-0
"
    );
    let (code, out, err) = run(folder.path(), &["show", "d.sgf", "--turn", "3"]);
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
}

#[test]
fn convert_says_what_it_can_not_hold() {
    let folder = folder(&[
        ("sgf/half_turn.sgf", "half.sgf"),
        ("sgf/edit.sgf", "edit.sgf"),
    ]);
    let file = |name: &str, body: &str| {
        let text = format!(r#"{{"format":"zertz-game","version":1,{body}}}"#);
        fs::write(folder.path().join(name), text).unwrap();
    };
    file(
        "demand.json",
        r#""rules":{"preset":"tournament"},"tags":{"no name":"x"},
        "turns":["Wd4,d1","Gd5,a1","Bb2,a2",{"demand":true},"x d4Gd6"]"#,
    );
    file("forty.json", r#""rules":{"preset":"expanded","rings":40}"#);
    let expect = |args: &[&str], code: i32, message: &str| {
        let args = [&["convert"], args].concat();
        assert_eq!(
            run(folder.path(), &args),
            (code, String::new(), message.to_owned())
        );
    };
    expect(
        &["demand.json", "demand.sgf"],
        0,
        "demand.sgf: warning: demanded take-backs are left out: 1\n",
    );
    expect(
        &["demand.json", "demand.zen"],
        0,
        "demand.zen: warning: the tag \"no name\" is left out\n\
         demand.zen: warning: demanded take-backs are left out: 1\n",
    );
    expect(&["forty.json", "forty.zen"], 0, "");
    expect(
        &["forty.json", "forty.sgf"],
        1,
        "zertz: forty.sgf: the format has no board with 40 rings\n",
    );
    assert!(!folder.path().join("forty.sgf").exists());
    expect(
        &["half.sgf", "half.json"],
        0,
        "half.sgf: warning: line 10, node 4: the last turn is not complete and was dropped: \
         no ring was removed\n",
    );
    expect(
        &["edit.sgf", "edit.json"],
        1,
        "zertz: edit.sgf: line 10, node 4, player 2, `Edit`: the board was edited in mid-game\n",
    );
    expect(
        &["--lenient", "edit.sgf", "edit.json"],
        0,
        "edit.sgf: warning: read up to turn 1: line 10, node 4, player 2, `Edit`: \
         the board was edited in mid-game\n",
    );
    expect(
        &["half.sgf", "half.txt"],
        1,
        "zertz: half.txt: expected a file that ends in .json, .zen or .sgf\n",
    );
    expect(
        &["none.sgf", "none.json"],
        1,
        "zertz: none.sgf: No such file or directory (os error 2)\n",
    );
    assert_eq!(run(folder.path(), &["convert", "half.sgf"]).0, 2);
    assert_eq!(run(folder.path(), &["check"]).0, 2);
}

#[test]
fn convert_replaces_whole_files_and_never_the_one_it_reads() {
    let folder = folder(&[(CLEAN, "a.sgf"), ("sgf/edit.sgf", "edit.sgf")]);
    let path = |name: &str| folder.path().join(name);
    // A file that is there already is replaced when all went well, and only then.
    fs::write(path("b.json"), "old").unwrap();
    assert_eq!(run(folder.path(), &["convert", "edit.sgf", "b.json"]).0, 1);
    assert_eq!(fs::read_to_string(path("b.json")).unwrap(), "old");
    let kept = (
        1,
        String::new(),
        "zertz: b.json: is there already\n".to_owned(),
    );
    let args = ["convert", "--no-clobber", "a.sgf", "b.json"];
    assert_eq!(run(folder.path(), &args), kept);
    let done = (0, String::new(), String::new());
    assert_eq!(run(folder.path(), &["convert", "a.sgf", "b.json"]), done);
    assert!(
        fs::read_to_string(path("b.json"))
            .unwrap()
            .contains("zertz-game")
    );
    assert_eq!(
        run(folder.path(), &["convert", "-n", "a.sgf", "c.json"]),
        done
    );
    // Nothing is left beside it.
    let names = fs::read_dir(folder.path()).unwrap();
    assert_eq!(names.count(), 4);

    // Whatever the record held that is not written would be lost.
    let same = "IN and OUT are the same file\n";
    for out in ["a.sgf", "./a.sgf"] {
        let (code, _, err) = run(folder.path(), &["convert", "a.sgf", out]);
        assert_eq!((code, err), (1, format!("zertz: {out}: {same}")));
    }
    assert_eq!(fs::read(path("a.sgf")).unwrap(), data(CLEAN));
}

#[cfg(unix)]
#[test]
fn convert_sees_through_links() {
    let folder = folder(&[(CLEAN, "a.sgf")]);
    std::os::unix::fs::symlink("a.sgf", folder.path().join("link.sgf")).unwrap();
    let (code, _, err) = run(folder.path(), &["convert", "a.sgf", "link.sgf"]);
    assert_eq!(code, 1);
    assert_eq!(err, "zertz: link.sgf: IN and OUT are the same file\n");
    assert_eq!(fs::read(folder.path().join("a.sgf")).unwrap(), data(CLEAN));
}
