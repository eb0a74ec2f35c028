//! The real program in a real pseudo-terminal.

#![cfg(all(feature = "app", unix))]
// Helpers of tests fail by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "pty/guard.rs"]
mod guard;
#[path = "pty/session.rs"]
#[expect(dead_code, reason = "the tests of whole games come next")]
mod session;
