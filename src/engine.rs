//! The engine: what a position is worth and how to win it. Uses the [`rules`](crate::rules) only.
//!
//! - [`limits`]: how long to think, and the flag that stops it
//! - [`closing`]: turns that win at once
//! - [`solver`]: forced wins, exactly
//! - [`proof`]: the winner's turn in every position that can come about
//! - [`checker`]: the plain check of a proof
//! - [`Analyst`]: the search, from a position and limits to lines and a best turn

mod analyst;
mod candidates;
pub mod checker;
pub mod closing;
mod eval;
mod info;
mod isolating;
pub mod limits;
mod placement;
pub mod proof;
mod score;
mod search;
pub mod solver;
mod transposition;
mod walk;

pub use analyst::Analyst;
pub use checker::{Checked, ProofFault, check};
pub use eval::{FEATURES, evaluate, for_each_feature, sign};
pub use info::{Info, Line};
pub use limits::{Limits, Stop};
pub use proof::Proof;
pub use score::{Score, Verdict};
pub use solver::{Solution, SolveLimits, Solver, Win, solve};
