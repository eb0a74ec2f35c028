//! What moves on the screen by itself, and what the screen does without being asked: the motion of
//! turns, the clocks, keeping the game, completing a line, and the words for errors of files.

#![cfg(feature = "app")]
// Helpers of tests fail by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod clocks;
mod completing;
#[path = "../ui/driver.rs"]
#[allow(dead_code, reason = "the tests of the screen use the rest of it")]
mod driver;
mod german;
mod keeping;
mod moving;
mod opening;
mod screen;
