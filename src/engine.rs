//! The engine: what a position is worth and how to win it. Uses the [`rules`](crate::rules) only.
//!
//! - [`limits`]: how long to think, and the flag that stops it
//! - [`closing`]: turns that win at once
//! - [`solver`]: forced wins, exactly

pub mod closing;
pub mod limits;
pub mod solver;

pub use limits::{Limits, Stop};
pub use solver::{Solution, SolveLimits, Win, solve};
