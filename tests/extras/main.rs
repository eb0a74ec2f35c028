//! What surrounds the game: texts, commands, the plain prompt, clocks, settings and examples.
#![cfg(feature = "app")]

mod texts;
