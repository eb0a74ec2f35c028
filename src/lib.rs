//! ZÈRTZ as a library: rules, notation, records and engine, and behind the feature `app` the
//! program built on them.
//!
//! # Map
//!
//! Each layer uses only those above it.
//!
//! - [`board`]: rings, directions, sets of rings, the six boards
//! - [`rules`]: marbles, players, rule sets, turns, [`Position`](rules::Position)
//! - [`notation`]: turns and positions as text
//! - [`diagram`]: positions as plain text and as vector pictures
//! - [`record`]: a whole [`Game`](record::Game), undo and redo, JSON
//! - [`sgf`], [`zen`]: readers and writers of other programs' records
//! - [`examples`]: games and positions that show what ZÈRTZ is
//! - [`engine`]: forced wins
//!
//! Behind the feature `app`:
//!
//! - `library`: records on the disk, in files, folders and archives, as one list
#![doc = include_str!("../README.md")]

pub mod board;
#[cfg(feature = "app")]
pub mod cli;
#[cfg(feature = "app")]
pub mod clock;
#[cfg(feature = "app")]
pub mod command;
pub mod diagram;
pub mod engine;
pub mod examples;
#[cfg(feature = "app")]
pub mod lang;
#[cfg(feature = "app")]
pub mod library;
pub mod notation;
#[cfg(feature = "app")]
pub mod plain;
pub mod record;
pub mod rules;
#[cfg(feature = "app")]
pub mod settings;
pub mod sgf;
#[cfg(feature = "app")]
pub mod store;
#[cfg(feature = "app")]
pub mod tui;
pub mod zen;
