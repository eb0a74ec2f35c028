//! What is drawn: geometry, layout, whole frames on every kind of screen, and diagrams.

// Helpers of tests fail by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used)]

#[path = "frames/diagrams.rs"]
mod diagrams;
#[path = "frames/geometry.rs"]
mod geometry;
#[path = "frames/sample.rs"]
mod sample;
#[path = "frames/screens.rs"]
mod screens;
