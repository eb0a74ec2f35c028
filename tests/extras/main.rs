//! What surrounds the game: texts, commands, the plain prompt, clocks, settings and examples.
#![cfg(feature = "app")]
// Helpers of tests may fail loudly like the tests themselves.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod clocks;
mod commands;
mod doctor;
mod plain;
mod settings;
mod texts;
