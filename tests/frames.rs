//! What is drawn: geometry, layout, whole frames on every kind of screen, and diagrams.
//!
//! `ZERTZ_PICTURES=1 cargo test --test frames pictures` writes the README's pictures of real frames
//! to `assets/screens`.

// Helpers of tests fail by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used)]

#[path = "frames/diagrams.rs"]
mod diagrams;
#[path = "frames/geometry.rs"]
mod geometry;
#[path = "frames/pictures.rs"]
mod pictures;
#[path = "frames/sample.rs"]
mod sample;
#[path = "frames/screens.rs"]
mod screens;
