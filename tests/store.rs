//! Saving: whatever happens between two steps, a whole file is there.

#![cfg(all(feature = "app", unix))]
// Helpers of tests fail by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;
use std::process::{Command, Stdio};

use zertz::store::{SaveStep, save, save_in_steps};

const OLD: &str = "the old game";
const NEW: &str = "the new game";
/// Tells a child process which file to save and after which step to die.
const VICTIM: &str = "ZERTZ_TEST_SAVE";
/// Tells a child process which file it will fail to save.
const FULL: &str = "ZERTZ_TEST_FULL";

/// Run as a child by the test below: saves and is killed after one step, as by a power cut.
#[test]
fn child_that_dies_while_saving() {
    let Ok(order) = std::env::var(VICTIM) else {
        return;
    };
    let (step, path) = order.split_once(':').unwrap();
    let last = SaveStep::ALL[step.parse::<usize>().unwrap()];
    save_in_steps(Path::new(path), NEW, |step| {
        if step == last {
            let me = std::process::id().to_string();
            Command::new("kill").args(["-KILL", &me]).status().unwrap();
            loop {
                std::thread::park();
            }
        }
    })
    .unwrap();
}

fn killed_after(step: usize, path: &Path) {
    let status = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "child_that_dies_while_saving"])
        .env(VICTIM, format!("{step}:{}", path.display()))
        .status()
        .unwrap();
    assert!(!status.success(), "the child was to be killed");
}

#[test]
fn killed_after_any_step_the_old_file_or_the_new_one_is_there() {
    for (number, step) in SaveStep::ALL.into_iter().enumerate() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.json");
        fs::write(&path, OLD).unwrap();
        killed_after(number, &path);
        let renamed = matches!(step, SaveStep::Renamed | SaveStep::FolderFlushed);
        let expected = if renamed { NEW } else { OLD };
        assert_eq!(fs::read_to_string(&path).unwrap(), expected, "{step:?}");
        // And the next save is not hindered by what the dead one left behind.
        save(&path, "later").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "later");
    }
}

#[test]
fn a_first_save_killed_before_its_end_leaves_no_half_file() {
    for number in 0..3 {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.json");
        killed_after(number, &path);
        assert!(!path.exists());
    }
}

#[test]
fn links_are_written_through_and_modes_kept() {
    let folder = tempfile::tempdir().unwrap();
    let (real, link) = (
        folder.path().join("real.json"),
        folder.path().join("link.json"),
    );
    fs::write(&real, OLD).unwrap();
    fs::set_permissions(&real, fs::Permissions::from_mode(0o600)).unwrap();
    symlink("real.json", &link).unwrap();
    save(&link, NEW).unwrap();
    assert_eq!(fs::read_to_string(&real).unwrap(), NEW);
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    let mode = fs::metadata(&real).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

/// Run as a child by the test below, under a limit that lets no file grow.
#[test]
fn child_that_finds_the_disk_full() {
    let Ok(path) = std::env::var(FULL) else {
        return;
    };
    save(Path::new(&path), NEW).expect_err("nothing can be written");
}

#[test]
fn a_full_disk_leaves_the_old_file_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.json");
    fs::write(&path, OLD).unwrap();
    // A file size limit of 0 makes every write to a file fail, as a full disk does.
    let status = Command::new("sh")
        .arg("-c")
        .arg("ulimit -f 0; trap '' XFSZ; exec \"$0\" --exact child_that_finds_the_disk_full")
        .arg(std::env::current_exe().unwrap())
        .env(FULL, &path)
        // Its report must not go to a file, which the limit would stop as well.
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .unwrap();
    assert!(status.success());
    assert_eq!(fs::read_to_string(&path).unwrap(), OLD);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}
