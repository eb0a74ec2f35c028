//! What has been done, and what can be done now, in words.

use super::{Texts, fill};
use crate::notation::TurnText;
use crate::record::{Action, Game};
use crate::rules::{ByPlayer, CaptureDuty, Marble, Marbles, Player, Position, Turn, WinningSet};

impl Texts {
    /// What an action did: "Ann places Wd4,d1", "Ann captures 1 white marble: x d4Wd6".
    #[must_use]
    pub fn action(&self, before: &Position, action: &Action, names: &ByPlayer<String>) -> String {
        let player = self.player_name(before.to_move(), names);
        let Action::Turn(turn) = action else {
            return fill(self.demanded, &[("player", &player)]);
        };
        let text = TurnText::new(before, turn).to_string();
        let taken = before.taken_by(turn);
        let template = match turn {
            Turn::Capture(_) => self.captures,
            Turn::Place { .. } if taken.is_empty() => self.placed,
            Turn::Place { .. } => self.claims,
        };
        let marbles = self.marbles(taken);
        fill(
            template,
            &[("player", &player), ("turn", &text), ("marbles", &marbles)],
        )
    }

    /// What a game's action (from 0) did; `None` when there is no such action.
    #[must_use]
    pub fn action_of(&self, game: &Game, number: usize) -> Option<String> {
        let (before, ply) = (game.position_after(number)?, game.plies().get(number)?);
        Some(self.action(before, &ply.action, &game.players))
    }

    /// What the rules want at the beginning of a turn, or how the game ended.
    #[must_use]
    pub fn wanted(&self, game: &Game) -> String {
        if let Some(outcome) = game.outcome() {
            return self.outcome(outcome, game.rules().set, &game.players);
        }
        let position = game.position();
        let board = position.rules().board;
        if !position.has_jump() {
            let own = position.pool().is_empty();
            return (if own {
                self.step_place_own
            } else {
                self.step_place
            })
            .to_owned();
        }
        let jumpers = position.all_jumpers();
        let demanded = game.last().map(|ply| ply.action) == Some(Action::Demand);
        match position.rules().capture_duty {
            CaptureDuty::Enforced if demanded => {
                let rings = self.one_of(jumpers.iter().map(|ring| board.name(ring)));
                let player = self.player_name(position.to_move(), &game.players);
                fill(self.must_capture, &[("player", &player), ("rings", &rings)])
            }
            CaptureDuty::Enforced => self.jump_with(board, jumpers),
            CaptureDuty::OnDemand => self.may_jump_with(board, jumpers),
        }
    }

    /// That the opponent has just overlooked a capture, when a take-back can be demanded (R27).
    #[must_use]
    pub fn overlooked(&self, game: &Game) -> Option<String> {
        let number = game.len().checked_sub(1).filter(|_| game.can_demand())?;
        let player = game.position_after(number)?.to_move();
        let player = self.player_name(player, &game.players);
        Some(fill(self.demand_possible, &[("player", &player)]))
    }

    /// What a player still needs for each winning set: "4 white marbles, 5 grey marbles, …".
    #[must_use]
    pub fn needs(&self, position: &Position, player: Player) -> String {
        let (captured, set) = (position.captured(player), position.rules().set);
        let missing = |goal: u8, marble: Marble| goal.saturating_sub(captured[marble]);
        let ways = WinningSet::ALL.map(|way| {
            let mut needed = Marbles::NONE;
            match way {
                WinningSet::Of(marble) => needed[marble] = missing(set.goals()[marble], marble),
                WinningSet::Each => {
                    for marble in Marble::ALL {
                        needed[marble] = missing(set.goal_each(), marble);
                    }
                }
            }
            self.marbles(needed)
        });
        self.one_of(ways)
    }
}

/// A text from outside with blanks for control characters, which could be commands to a terminal.
///
/// ```
/// use zertz::lang::printable;
/// assert_eq!(printable("Ann\x1b[2J\n"), "Ann [2J ");
/// ```
#[must_use]
pub fn printable(text: &str) -> String {
    text.chars()
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .collect()
}
