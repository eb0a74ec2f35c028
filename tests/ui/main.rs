//! Key by key: what goes in is a run of keys or clicks, what comes out is a position, a frame, an
//! effect.

#![cfg(feature = "app")]
// Helpers of tests fail by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod bindings;
mod conduct;
mod driver;
mod engine;
mod files;
mod history;
mod line;
mod mouse;
mod playing;
mod screen;
mod settings;
