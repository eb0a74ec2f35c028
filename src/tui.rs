//! The game on the screen of a terminal.
//!
//! Drawing is pure: [`layout`] says where everything stands, [`geometry`] where each ring lies, and
//! [`view`] turns data into cells. Nothing there keeps state or talks to a terminal.

pub mod event;
pub mod geometry;
pub mod glyphs;
pub mod layout;
pub mod terminal;
pub mod theme;
pub mod view;
