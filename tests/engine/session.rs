//! Thinking in the background.

use std::sync::Arc;

use zertz::engine::{Analyst, Level, Limits, Opponent, Progress, Score, Session};

use super::{MIDDLE, WIN_IN_2, nodes, position};

#[test]
fn a_session_reports_and_ends_with_done() {
    let analyst = Arc::new(Analyst::new(1));
    let (session, progress) =
        Session::analyse(Arc::clone(&analyst), position(MIDDLE), nodes(20_000), 2);
    let all: Vec<Progress> = progress.iter().collect();
    assert!(all.len() > 1);
    let (last, before) = all.split_last().unwrap();
    assert!(matches!(last, Progress::Done(info) if info.lines.len() == 2));
    assert!(
        before
            .iter()
            .all(|progress| matches!(progress, Progress::Thinking(_)))
    );
    drop(session);
    // The memory outlives the session.
    assert_eq!(Arc::strong_count(&analyst), 1);
}

#[test]
fn an_endless_session_is_stopped() {
    let analyst = Arc::new(Analyst::new(1));
    let (session, progress) = Session::analyse(analyst, position(MIDDLE), Limits::default(), 1);
    assert!(matches!(progress.recv(), Ok(Progress::Thinking(_))));
    session.stop();
    assert!(matches!(progress.iter().last(), Some(Progress::Done(_))));
}

#[test]
fn dropping_a_session_ends_its_thread() {
    let analyst = Arc::new(Analyst::new(1));
    let (session, progress) =
        Session::analyse(Arc::clone(&analyst), position(MIDDLE), Limits::default(), 1);
    drop(progress);
    drop(session);
    assert_eq!(Arc::strong_count(&analyst), 1);
}

#[test]
fn a_computer_player_thinks_in_the_background() {
    let opponent = Arc::new(Opponent::new(Level::new(6).unwrap(), 1, 1));
    let (session, progress) = Session::think(opponent, position(WIN_IN_2), Limits::default());
    let last = progress.iter().last().unwrap();
    assert_eq!(last.info().score(), Some(Score::win_in(2)));
    drop(session);
}
