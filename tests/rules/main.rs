//! The rules, one test a rule and statement, named after the numbers R1 to R27 that the library's
//! documentation cites.

// Helpers of tests fail by panicking.
#![allow(clippy::unwrap_used, clippy::panic)]

mod board;
mod capturing;
mod conduct;
mod diagrams;
mod ending;
mod equipment;
mod isolating;
mod placing;
mod scene;
