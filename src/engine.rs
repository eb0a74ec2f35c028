//! The engine: what a position is worth and how to win it. Uses the [`rules`](crate::rules), and
//! the [`notation`](crate::notation) where it writes.
//!
//! - [`limits`]: how long to think, and the flag that stops it
//! - [`closing`]: turns that win at once
//! - [`solver`]: forced wins, exactly
//! - [`proof`]: the winner's turn in every position that can come about
//! - [`checker`]: the plain check of a proof

pub mod checker;
pub mod closing;
pub mod limits;
pub mod proof;
pub mod solver;
mod walk;

pub use checker::{Checked, ProofFault, check};
pub use limits::{Limits, Stop};
pub use proof::Proof;
pub use solver::{Solution, SolveLimits, Solver, Win, solve};
