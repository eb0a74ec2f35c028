//! What the engine says, in words.

use super::{Texts, fill};
use crate::board::{Board, RingName};
use crate::engine::{Line, Reason, Score, Verdict, explain};
use crate::rules::{MarbleSet, Position, WinReason};

impl Texts {
    /// What speaks for the first turn of a line: "wins by force in 3 turns, forces a capture".
    #[must_use]
    pub fn reasons(&self, position: &Position, line: &Line) -> String {
        let rules = position.rules();
        let reasons: Vec<String> = line
            .turns
            .first()
            .map(|turn| explain(position, turn, Some(line.score)))
            .unwrap_or_default()
            .iter()
            .map(|reason| self.reason(reason, rules.board, rules.set))
            .collect();
        if reasons.is_empty() {
            return self.quiet.to_owned();
        }
        reasons.join(", ")
    }

    /// What speaks for a turn, or explains it, in a few words.
    #[must_use]
    pub fn reason(&self, reason: &Reason, board: Board, set: MarbleSet) -> String {
        match *reason {
            Reason::Wins(reason) => {
                fill(self.reason_wins, &[("how", &self.win_reason(reason, set))])
            }
            Reason::WinsIn(turns) => fill(self.reason_wins_in, &[("turns", &turns.to_string())]),
            Reason::LosesIn(turns) => fill(self.reason_loses_in, &[("turns", &turns.to_string())]),
            Reason::OnlyTurn => self.reason_only_turn.to_owned(),
            Reason::Captures(marbles) => {
                fill(self.reason_captures, &[("marbles", &self.marbles(marbles))])
            }
            Reason::Isolates { marbles, rings } => {
                let names: Vec<RingName> = rings.iter().map(|ring| board.name(ring)).collect();
                let (marbles, rings) = (self.marbles(marbles), self.all_of(names));
                fill(
                    self.reason_isolates,
                    &[("marbles", &marbles), ("rings", &rings)],
                )
            }
            Reason::ForcesCapture { fewest, most, .. } => {
                let count = match (fewest, most) {
                    (_, 1) => return self.reason_forces.to_owned(),
                    (fewest, most) if fewest == most => most.to_string(),
                    (fewest, most) => format!("{fewest}–{most}"),
                };
                fill(self.reason_forces_many, &[("count", &count)])
            }
            Reason::CapturesBack { fewest } => {
                fill(self.reason_back, &[("count", &fewest.to_string())])
            }
            Reason::EmptiesBoard => self.reason_empties.to_owned(),
            Reason::Threatens(reason) => fill(
                self.reason_threatens,
                &[("how", &self.win_reason(reason, set))],
            ),
            Reason::Prevents(reason) => fill(
                self.reason_prevents,
                &[("how", &self.win_reason(reason, set))],
            ),
            Reason::Nears { set: won, missing } => {
                let (set, missing) = (self.winning_set(won, set), missing.to_string());
                fill(self.reason_nears, &[("set", &set), ("missing", &missing)])
            }
        }
    }

    /// How a game can be won: "4 white marbles", "the full board".
    fn win_reason(&self, reason: WinReason, set: MarbleSet) -> String {
        match reason {
            WinReason::Set(won) => self.winning_set(won, set),
            WinReason::FullBoard => self.by_full_board.to_owned(),
            WinReason::NoMarble => self.by_no_marble.to_owned(),
            WinReason::Resignation => self.by_resignation.to_owned(),
            WinReason::Time => self.by_time.to_owned(),
        }
    }

    /// What a position is worth to the player to move: "wins in 4", "+0.35".
    #[must_use]
    pub fn score(&self, score: Score) -> String {
        match score.verdict() {
            Verdict::Win(turns) => fill(self.score_win, &[("turns", &turns.to_string())]),
            Verdict::Loss(turns) => fill(self.score_loss, &[("turns", &turns.to_string())]),
            Verdict::Units(_) => score.to_string(),
        }
    }
}
