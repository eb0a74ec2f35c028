//! Everything that is drawn: widgets that turn data into cells and keep nothing.

pub mod analysis;
pub mod board;
pub mod dialog;
pub mod graph;
pub mod keys;
pub mod marks;
pub mod motion;
pub mod moves;
pub mod panel;
pub mod player;
pub mod pool;
pub mod scene;
pub mod screen;
pub mod status;
pub mod text;
pub mod title;

use super::glyphs::Glyphs;
use super::theme::Theme;

/// Colours and characters, handed to every widget.
#[derive(Debug, Clone, Copy)]
pub struct Ink<'a> {
    /// The colours.
    pub theme: &'a Theme,
    /// The characters.
    pub glyphs: &'a Glyphs,
}
