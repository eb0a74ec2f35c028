//! ZÈRTZ for the terminal and as a library.

pub mod board;
#[cfg(feature = "app")]
pub mod cli;
pub mod notation;
pub mod record;
pub mod rules;
#[cfg(feature = "app")]
pub mod store;
