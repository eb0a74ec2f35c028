//! The terminal is given back whatever happens. The programs here are this test binary itself,
//! started again in a pseudo-terminal to run one of the children below.

use std::ffi::OsString;

use zertz::tui::terminal::Screen;

use crate::session::Session;

/// Tells a test that it is to play the program in the terminal.
const CHILD: &str = "ZERTZ_TEST_CHILD";

fn is_child() -> bool {
    std::env::var_os(CHILD).is_some()
}

fn open() -> Screen {
    let mut screen = Screen::open(true).unwrap();
    screen.set_paste(true).unwrap();
    screen
        .draw(|frame| frame.render_widget("taken over", frame.area()))
        .unwrap();
    screen
}

/// Waits for one line of keys, so that the parent can look at the screen first.
fn wait_for_key() {
    let mut key = [0];
    std::io::Read::read_exact(&mut std::io::stdin(), &mut key).unwrap();
}

#[test]
fn child_that_panics() {
    if is_child() {
        let _screen = open();
        wait_for_key();
        panic!("the reason");
    }
}

#[test]
fn child_that_drops() {
    if is_child() {
        let screen = open();
        wait_for_key();
        drop(screen);
    }
}

#[test]
fn child_that_suspends() {
    if is_child() {
        let mut screen = open();
        wait_for_key();
        screen.suspend().unwrap();
        screen
            .draw(|frame| frame.render_widget("back again", frame.area()))
            .unwrap();
        wait_for_key();
    }
}

fn start(child: &str) -> (Session, tempfile::TempDir) {
    let home = tempfile::tempdir().unwrap();
    let name = format!("guard::{child}");
    let args = ["--exact", "--nocapture", &name]
        .map(OsString::from)
        .to_vec();
    let program = std::env::current_exe().unwrap().into();
    let environment = [(CHILD, "1")];
    let mut session = Session::start(program, args, home.path(), 80, 24, &environment);
    session.wait_for("taken over");
    assert!(session.is_raw());
    (session, home)
}

#[test]
fn the_terminal_is_whole_after_a_panic_and_shows_the_reason() {
    let (mut session, _home) = start("child_that_panics");
    session.keys("x");
    assert!(!session.end().success());
    assert!(session.is_restored());
    assert!(session.text().contains("the reason"), "{}", session.text());
}

#[test]
fn the_terminal_is_whole_after_the_end() {
    let (mut session, _home) = start("child_that_drops");
    session.keys("x");
    assert!(session.end().success());
    assert!(session.is_restored());
}

#[test]
fn the_terminal_is_whole_while_the_program_is_stopped() {
    let (mut session, _home) = start("child_that_suspends");
    session.keys("x");
    session.wait_until("the normal screen", |screen| !screen.alternate_screen());
    session.wait_until_stopped();
    assert!(session.is_restored());
    session.signal("CONT");
    session.wait_for("back again");
    assert!(session.is_raw());
    session.keys("x");
    session.end();
    assert!(session.is_restored());
}
