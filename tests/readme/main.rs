//! What the README shows is what the program has: tables of keys, commands and settings, a frame
//! in letters and frames as pictures.
//!
//! `ZERTZ_WRITE=1 cargo test --test readme` writes all of it anew.

#![cfg(feature = "app")]
// Helpers of tests fail by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../ui/driver.rs"]
#[allow(dead_code, reason = "the tests of the screen use the rest of it")]
mod driver;
mod pictures;
mod scenes;
mod tables;

use std::fs;
use std::path::{Path, PathBuf};

/// A file of the package.
fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// Compares a file with what it should be, or writes it when that is asked for.
fn keep(name: &str, wanted: &str) {
    let path = file(name);
    if fs::read_to_string(&path).is_ok_and(|found| found == wanted) {
        return;
    }
    assert!(
        std::env::var_os("ZERTZ_WRITE").is_some(),
        "{name} is stale: look at what ZERTZ_WRITE=1 cargo test --test readme makes of it"
    );
    fs::write(path, wanted).unwrap();
}

/// A text with what stands between the marks of a name replaced.
fn with_block(text: &str, name: &str, block: &str) -> String {
    let (start, end) = (format!("<!-- {name}: "), format!("<!-- end of {name} -->"));
    let (before, rest) = text.split_once(&start).expect(name);
    let (mark, rest) = rest.split_once('\n').expect(name);
    let (_, after) = rest.split_once(&end).expect(name);
    format!("{before}{start}{mark}\n{}\n{end}{after}", block.trim_end())
}

#[test]
fn the_readme_is_up_to_date() {
    let readme = fs::read_to_string(file("README.md")).unwrap();
    let blocks = [
        ("screen", scenes::text()),
        ("keys", tables::keys()),
        ("commands", tables::commands()),
        ("settings", tables::settings()),
    ];
    let wanted = blocks.into_iter().fold(readme, |text, (name, block)| {
        with_block(&text, name, &block)
    });
    keep("README.md", &wanted);
}

#[test]
fn every_file_that_the_readme_refers_to_is_there() {
    let readme = fs::read_to_string(file("README.md")).unwrap();
    let mut links = 0;
    for rest in readme.split("](").skip(1) {
        let target = rest.split(')').next().unwrap();
        if !target.contains("://") && !target.starts_with('#') {
            assert!(file(target).exists(), "{target}");
            links += 1;
        }
    }
    assert!(links > 3);
}
