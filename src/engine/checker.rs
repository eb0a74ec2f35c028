//! The slow and plain check of a proof: every reply that the rules allow is tried.
//!
//! It shares nothing with the solver. Turns are checked and made by the rules, one by one, and a
//! win is what the rules call a win.

use std::collections::HashMap;

use super::proof::Proof;
use crate::notation::TurnText;
use crate::rules::{IllegalTurn, Outcome, Position};

/// What a proof that holds was made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Checked {
    /// Positions of the winner.
    pub positions: usize,
    /// Replies of the opponent tried.
    pub replies: usize,
    /// Turns that win at once.
    pub wins: usize,
    /// Own turns that the winner needs against the longest defence.
    pub turns: u32,
}

/// Why a proof does not hold. Positions are those of the winner, before his turn.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ProofFault {
    /// A position comes about for which the proof has no turn.
    #[error("no turn is given for {0}")]
    NoTurn(Position),
    /// The winner's turn is not legal.
    #[error("illegal turn in {position}: {reason}")]
    Illegal {
        /// Where.
        position: Position,
        /// The rule that it breaks.
        reason: IllegalTurn,
    },
    /// The winner's turn ends the game, but he does not win.
    #[error("the turn given for {position} ends the game: {outcome}")]
    Ends {
        /// Where.
        position: Position,
        /// How the game ends.
        outcome: Outcome,
    },
    /// The opponent has a reply that ends the game.
    #[error("the turn given for {position} is answered by {reply}: {outcome}")]
    Answered {
        /// Where.
        position: Position,
        /// The opponent's turn.
        reply: TurnText,
        /// How the game ends.
        outcome: Outcome,
    },
    /// The opponent can come back to a position, again and again (R24).
    #[error("the opponent can come back to {0}")]
    Circle(Position),
    /// The win takes more turns than any game of ZÈRTZ has.
    #[error("the win takes more than {} own turns", Checker::DEEPEST)]
    TooLong,
}

/// Walks through a proof from its root.
///
/// # Errors
///
/// The first fault that is found.
pub fn check(proof: &Proof) -> Result<Checked, ProofFault> {
    check_from(proof, [proof.root()])
}

/// Walks through a proof from several positions, each of which it must win.
///
/// # Errors
///
/// The first fault that is found.
pub fn check_from<'a>(
    proof: &Proof,
    roots: impl IntoIterator<Item = &'a Position>,
) -> Result<Checked, ProofFault> {
    let mut checker = Checker {
        proof,
        turns: HashMap::new(),
        checked: Checked::default(),
    };
    for root in roots {
        let turns = checker.visit(root, 0)?;
        checker.checked.turns = checker.checked.turns.max(turns);
    }
    Ok(checker.checked)
}

struct Checker<'a> {
    proof: &'a Proof,
    /// Own turns to the win for every position visited; `None` while it is being visited.
    turns: HashMap<Position, Option<u32>>,
    checked: Checked,
}

impl Checker<'_> {
    /// Far more own turns than a game has: the rings are used up long before.
    const DEEPEST: u32 = 200;

    /// Checks that a position is won, and says in how many own turns.
    fn visit(&mut self, position: &Position, depth: u32) -> Result<u32, ProofFault> {
        match self.turns.get(position) {
            Some(Some(turns)) => return Ok(*turns),
            Some(None) => return Err(ProofFault::Circle(*position)),
            None if depth >= Self::DEEPEST => return Err(ProofFault::TooLong),
            None => self.turns.insert(*position, None),
        };
        self.checked.positions += 1;
        let turn = self.proof.turn(position);
        let turn = turn.ok_or(ProofFault::NoTurn(*position))?;
        let next = position.play(turn).map_err(|reason| ProofFault::Illegal {
            position: *position,
            reason,
        })?;
        let turns = match next.outcome() {
            Some(outcome) if outcome.winner() == Some(position.to_move()) => {
                self.checked.wins += 1;
                1
            }
            Some(outcome) => {
                return Err(ProofFault::Ends {
                    position: *position,
                    outcome,
                });
            }
            None => 1 + self.answers(position, &next, depth)?,
        };
        self.turns.insert(*position, Some(turns));
        Ok(turns)
    }

    /// Tries every reply of the opponent, and says how long the longest lasts.
    fn answers(
        &mut self,
        position: &Position,
        next: &Position,
        depth: u32,
    ) -> Result<u32, ProofFault> {
        let mut longest = 0;
        for reply in next.legal_turns() {
            self.checked.replies += 1;
            let mut reached = *next;
            reached.play_unchecked(&reply);
            match reached.outcome() {
                None => longest = longest.max(self.visit(&reached, depth + 1)?),
                Some(outcome) if outcome.winner() == Some(position.to_move()) => {}
                Some(outcome) => {
                    return Err(ProofFault::Answered {
                        position: *position,
                        reply: TurnText::new(next, &reply),
                        outcome,
                    });
                }
            }
        }
        Ok(longest)
    }
}
