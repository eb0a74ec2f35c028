//! The real program in a real pseudo-terminal.

#![cfg(all(feature = "app", unix))]
// Helpers of tests fail by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "pty/guard.rs"]
mod guard;
#[cfg(target_os = "linux")]
#[path = "pty/hangup.rs"]
mod hangup;
#[path = "pty/motion.rs"]
mod motion;
#[path = "pty/play.rs"]
mod play;
#[path = "pty/records.rs"]
mod records;
#[path = "pty/session.rs"]
mod session;
#[path = "pty/trouble.rs"]
mod trouble;
