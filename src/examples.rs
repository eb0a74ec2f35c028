//! Games and positions that show what ZÈRTZ is, built into the program and loadable by name.

use crate::record::{Game, JsonError};

/// A game or position of the collection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Example {
    /// The name to load it by.
    pub name: &'static str,
    /// What it shows, in a few words.
    pub title: &'static str,
    /// The game file.
    pub text: &'static str,
}

macro_rules! examples {
    ($( $name:literal: $title:literal, )+) => {
        &[$( Example {
            name: $name,
            title: $title,
            text: include_str!(concat!("../assets/games/", $name, ".json")),
        }, )+]
    };
}

/// All examples.
pub const EXAMPLES: &[Example] = examples! {
    "sacrifice": "two gifts in a row, and the fourth white marble",
    "isolation": "five marbles cut off at once",
    "chain": "seven marbles captured in one turn, on 61 rings",
    "empty-pool": "an endgame in which both place what they have captured",
    "full-board": "the last vacant ring of the board is filled",
    "repetition": "a tie: the same position three times",
    "tournament": "61 rings, touch-move, and a demanded take-back",
    "blitz": "a short game with few marbles",
    "puzzle": "player 1 is to move and wins in three turns",
    "study": "player 2 is to move and wins in four turns",
};

impl Example {
    /// The example of this name.
    ///
    /// ```
    /// use zertz::examples::Example;
    /// let game = Example::named("isolation").unwrap().game()?;
    /// assert_eq!(game.outcome().unwrap().to_string(), "player 1 wins (set)");
    /// # Ok::<(), zertz::record::JsonError>(())
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        EXAMPLES.iter().find(|example| example.name == name)
    }

    /// The game.
    ///
    /// # Errors
    ///
    /// None for the examples of this program: a test reads them all.
    pub fn game(&self) -> Result<Game, JsonError> {
        Game::from_json(self.text)
    }
}
