//! ZÈRTZ for the terminal and as a library.

pub mod board;
pub mod notation;
pub mod record;
pub mod rules;
