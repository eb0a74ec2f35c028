//! The game on the screen of a terminal.
//!
//! Drawing is pure: [`layout`] says where everything stands, [`geometry`] where each ring lies, and
//! [`view`] turns data into cells. Nothing there keeps state or talks to a terminal.

pub mod effect;
pub mod event;
pub mod geometry;
pub mod glyphs;
pub mod keymap;
pub mod layout;
pub mod librarian;
pub mod message;
pub mod model;
pub mod mouse;
pub mod present;
pub mod run;
pub mod terminal;
pub mod theme;
pub mod thinker;
pub mod update;
pub mod view;
pub mod words;
pub mod world;
