//! Records on the screen, key by key: one after another, and looked at turn by turn.

#![cfg(feature = "app")]
// Helpers of tests fail by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../ui/driver.rs"]
#[allow(dead_code, reason = "the tests of the screen use the rest of it")]
mod driver;
mod looking_back;
mod plain;
mod records;
mod ui;

use std::io::Write;
use std::path::{Path, PathBuf};

use tempfile::TempDir;
use zip::write::SimpleFileOptions;

/// A file of `tests/data`.
fn data(name: &str) -> Vec<u8> {
    let path = format!("{}/tests/data/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A folder with copies of files of `tests/data`, given as source and name.
fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (source, name) in files {
        let path = folder.path().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, data(source)).unwrap();
    }
    folder
}

/// An archive of the same in a folder.
fn archive(folder: &Path, files: &[(&str, &str)]) -> PathBuf {
    let path = folder.join("games.zip");
    let mut zip = zip::ZipWriter::new(std::fs::File::create(&path).unwrap());
    for (source, name) in files {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(&data(source)).unwrap();
    }
    zip.finish().unwrap();
    path
}
