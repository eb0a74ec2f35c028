//! Everything that is drawn: widgets that turn data into cells and keep nothing.

pub mod board;
pub mod marks;
pub mod scene;
