//! Positions as pictures: plain text for screens without any, and vector graphics for print.

mod svg;
mod text;

pub use svg::{Arrow, Svg};
pub use text::Diagram;
