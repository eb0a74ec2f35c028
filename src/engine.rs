//! The engine: what a position is worth and how to win it. Uses the [`rules`](crate::rules) only.
//!
//! - [`limits`]: how long to think, and the flag that stops it
//! - [`closing`]: turns that win at once
//! - [`solver`]: forced wins, exactly
//! - [`proof`]: the winner's turn in every position that can come about
//! - [`checker`]: the plain check of a proof
//! - [`certificate`]: proofs as text
//! - [`Analyst`]: the search, from a position and limits to lines and a best turn
//! - [`Opponent`]: a player of one of eight [`Level`]s
//! - [`Session`]: a search in the background
//! - [`explain`]: what speaks for a turn; [`review`]: where a game turned

mod analyst;
mod candidates;
pub mod certificate;
pub mod checker;
pub mod closing;
mod eval;
mod explain;
mod info;
mod isolating;
mod level;
pub mod limits;
mod opening;
mod opponent;
mod placement;
pub mod proof;
mod review;
mod score;
mod search;
mod session;
pub mod solver;
mod strategy;
mod theory;
mod transposition;
mod walk;

pub use analyst::Analyst;
pub use certificate::{Certificate, CertificateError};
pub use checker::{Checked, ProofFault, check};
pub use eval::{FEATURES, bounds, evaluate, for_each_feature};
pub use explain::{Reason, explain};
pub use info::{Info, Line};
pub use level::{Level, UnknownLevel};
pub use limits::{Limits, Stop};
pub use opponent::Opponent;
pub use proof::Proof;
pub use review::{Reviewed, review};
pub use score::{Score, Verdict};
pub use session::{Progress, Session};
pub use solver::{Solution, SolveLimits, Solver, Win, solve};
