//! Records of games: readers, writers, and what they make of odd files.

// Helpers of tests fail by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod corpus;
mod fixtures;
mod json;
mod random;
mod round_trip;
mod sgf;
mod zen;
