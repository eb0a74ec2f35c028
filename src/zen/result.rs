//! Results as ZEN writes them.

use crate::record::Game;
use crate::rules::{Outcome, Player};

/// The result as a file writes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Written {
    pub(super) text: &'static str,
    pub(super) winner: Option<Player>,
}

impl Written {
    pub(super) fn of(word: &str) -> Option<Self> {
        let (text, winner) = match word {
            "1-0" => ("1-0", Some(Player::One)),
            "0-1" => ("0-1", Some(Player::Two)),
            "1/2-1/2" | "½-½" => ("1/2-1/2", None),
            "*" => ("*", None),
            _ => return None,
        };
        Some(Self { text, winner })
    }
}

/// The result as the last word says it.
pub(super) fn written_result(game: &Game) -> &'static str {
    match game.outcome() {
        Some(Outcome::Win { winner, .. }) => match winner {
            Player::One => "1-0",
            Player::Two => "0-1",
        },
        Some(Outcome::Tie(_)) => "1/2-1/2",
        Some(Outcome::NoWinner) | None => "*",
    }
}

/// Whether what a file says about how the game ended means a loss on time.
pub(super) fn names_time(termination: &str) -> bool {
    termination.to_ascii_lowercase().contains("time")
}
