//! The turns that the root chooses from.

use std::cmp::Reverse;

use super::super::{Line, Score, opening};
use super::order::outlook;
use super::{PLACEMENT, Settings};
use crate::rules::{Position, Turn};

/// A legal turn of the position to search.
#[derive(Debug, Clone)]
pub(super) struct RootTurn {
    pub(super) turn: Turn,
    pub(super) next: Position,
    /// Half turns it costs.
    pub(super) cost: i32,
    pub(super) score: Score,
    pub(super) line: Vec<Turn>,
    /// Whether the solver was asked for the opponent's win after it, and how much it looked at.
    pub(super) asked: u64,
    /// What is known about it without a search: its score and how it goes on.
    pub(super) known: Option<Line>,
}

impl RootTurn {
    /// The turns of a position that are not overlooked and not known to lose, the most promising
    /// first.
    pub(super) fn list(position: &Position, settings: &Settings) -> Vec<Self> {
        let mut turns: Vec<(i32, Self)> = position
            .legal_turns()
            .into_iter()
            .map(|turn| {
                let mut next = *position;
                next.play_unchecked(&turn);
                let cost = match turn {
                    Turn::Capture(_) => 0,
                    Turn::Place { .. } => PLACEMENT,
                };
                let root_turn = Self {
                    turn,
                    next,
                    cost,
                    score: -Score::INFINITE,
                    line: vec![turn],
                    asked: 0,
                    known: None,
                };
                (outlook(position, &turn), root_turn)
            })
            .collect();
        turns.sort_by_key(|(guess, _)| Reverse(*guess));
        if turns.len() > 1 {
            let key = position.key();
            let kept = |turn: &Self| !settings.overlooks(key, turn.next.key());
            if turns.iter().any(|(_, turn)| kept(turn)) {
                turns.retain(|(_, turn)| kept(turn));
            }
        }
        if settings.theory && turns.iter().any(|(_, turn)| opening::is_sound(&turn.next)) {
            turns.retain(|(_, turn)| opening::is_sound(&turn.next));
        }
        turns.into_iter().map(|(_, turn)| turn).collect()
    }
}
