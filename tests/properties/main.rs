//! Properties that hold in every position: the library against a slow and obvious second reading of
//! the rules, on all boards and under all rule sets, on islands, full boards and empty pools.

// Helpers of tests fail by panicking.
#![allow(clippy::unwrap_used, clippy::panic)]

mod fast_paths;
mod games;
mod oracle;
mod positions;
mod symmetry;
mod turns;
