//! Depth-first proof-number search, for wins too long for deepening.
//!
//! Each position has a proof number, about how many positions must still be won to prove a win,
//! and a disproof number, about how many must be lost to refute it. The search goes where the
//! former is least for the attacker and the latter for the defender.

use super::forcing::{any_forcing, distance, replies};
use super::slack;
use super::table::Table;
use crate::engine::closing::win_at_once;
use crate::engine::limits::Meter;
use crate::rules::{Position, Turn};

/// A proof-number search that remembers what it has found.
#[derive(Debug)]
pub(super) struct ProofNumbers {
    table: Table,
}

/// What came of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The player to move wins by this turn.
    Won(Turn),
    /// No forcing way wins.
    Refuted,
    /// A limit was reached first.
    Open,
}

/// Proof and disproof number of a position in which the attacker is to move, or of a branch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Numbers {
    proof: u32,
    disproof: u32,
}

impl Numbers {
    const BITS: u32 = 24;
    /// Out of reach.
    const NEVER: u32 = (1 << Self::BITS) - 1;

    const WON: Self = Self {
        proof: 0,
        disproof: Self::NEVER,
    };
    const LOST: Self = Self {
        proof: Self::NEVER,
        disproof: 0,
    };

    const fn reaches(self, limits: Self) -> bool {
        self.proof >= limits.proof || self.disproof >= limits.disproof
    }

    fn pack(self, effort: u64) -> u64 {
        let effort = u64::from(64 - effort.leading_zeros());
        effort << (2 * Self::BITS) | u64::from(self.disproof) << Self::BITS | u64::from(self.proof)
    }

    fn unpack(word: u64) -> Option<Self> {
        (word != 0).then_some(Self {
            proof: word as u32 & Self::NEVER,
            disproof: (word >> Self::BITS) as u32 & Self::NEVER,
        })
    }
}

/// A reply with what is known about it.
struct Reply {
    position: Position,
    numbers: Numbers,
}

/// A forcing turn whose replies are not all decided.
struct Branch {
    turn: Turn,
    replies: Vec<Reply>,
    numbers: Numbers,
}

impl Branch {
    fn sum_up(&mut self) {
        let open = self.replies.iter().filter(|reply| reply.numbers.proof > 0);
        let hardest = open.clone().map(|reply| reply.numbers.proof).max();
        // All replies must be won, but what wins against the hardest mostly wins against the rest.
        let proof = hardest.map_or(0, |most| most + open.count() as u32 - 1);
        let disproof = self
            .replies
            .iter()
            .map(|reply| reply.numbers.disproof)
            .min();
        self.numbers = Numbers {
            proof: proof.min(Numbers::NEVER),
            disproof: disproof.unwrap_or(Numbers::NEVER),
        };
    }

    /// The reply most likely to refute the turn, and the limits up to which it is worth looking at
    /// when the branch is worth so much.
    fn hope(&mut self, limits: Numbers) -> Option<(&mut Reply, Numbers)> {
        let open = self
            .replies
            .iter()
            .filter(|reply| reply.numbers.proof > 0)
            .count() as u32;
        let mut order: Vec<&mut Reply> = self
            .replies
            .iter_mut()
            .filter(|reply| reply.numbers.proof > 0)
            .collect();
        order.sort_by_key(|reply| reply.numbers.disproof);
        let mut order = order.into_iter();
        let best = order.next()?;
        let second = order
            .next()
            .map_or(Numbers::NEVER, |reply| reply.numbers.disproof);
        let limits = Numbers {
            proof: (limits.proof + 1)
                .saturating_sub(open)
                .max(best.numbers.proof + 1),
            disproof: limits
                .disproof
                .min(widened(second))
                .max(best.numbers.disproof + 1),
        };
        Some((best, limits))
    }
}

/// A little more than a rival's number, so that the search does not jump to and fro.
fn widened(number: u32) -> u32 {
    (number + number / 4 + 1).min(Numbers::NEVER)
}

impl ProofNumbers {
    pub(super) fn new(megabytes: usize) -> Self {
        Self {
            table: Table::new(megabytes),
        }
    }

    /// Whether and how the player to move wins by force.
    pub(super) fn solve(&mut self, position: &Position, meter: &mut Meter) -> Verdict {
        if position.is_over() {
            return Verdict::Refuted;
        }
        if let Some(turn) = win_at_once(position) {
            return Verdict::Won(turn);
        }
        let limits = Numbers {
            proof: Numbers::NEVER,
            disproof: Numbers::NEVER,
        };
        match self.visit(position, limits, meter) {
            (_, Some(turn)) => Verdict::Won(turn),
            (numbers, None) if numbers == Numbers::LOST => Verdict::Refuted,
            _ => Verdict::Open,
        }
    }

    /// Searches below a position until its numbers reach the limits. Gives the winning turn when
    /// there is one.
    fn visit(
        &mut self,
        position: &Position,
        limits: Numbers,
        meter: &mut Meter,
    ) -> (Numbers, Option<Turn>) {
        let before = meter.nodes();
        let (mut branches, mut won) = self.branches(position, meter);
        let numbers = loop {
            if won.is_some() {
                break Numbers::WON;
            }
            if meter.is_over() {
                // What was not looked at is not refuted.
                return (
                    Numbers {
                        proof: 1,
                        disproof: 1,
                    },
                    None,
                );
            }
            branches.sort_by_key(|branch| branch.numbers.proof);
            let disproof = branches
                .iter()
                .fold(0, |sum: u32, branch| sum + branch.numbers.disproof)
                .min(Numbers::NEVER);
            let [best, rest @ ..] = branches.as_mut_slice() else {
                break Numbers::LOST;
            };
            let numbers = Numbers {
                proof: best.numbers.proof,
                disproof,
            };
            if numbers.reaches(limits) {
                break numbers;
            }
            let second = rest
                .first()
                .map_or(Numbers::NEVER, |branch| branch.numbers.proof);
            let within = Numbers {
                proof: limits.proof.min(widened(second)),
                disproof: (limits.disproof - disproof)
                    .saturating_add(best.numbers.disproof)
                    .min(Numbers::NEVER),
            };
            if let Some((reply, within)) = best.hope(within) {
                reply.numbers = self.visit(&reply.position, within, meter).0;
            }
            best.sum_up();
            if best.numbers.proof == 0 {
                won = Some(best.turn);
            } else if best.numbers.disproof == 0 {
                branches.swap_remove(0);
            }
        };
        let effort = meter.nodes() - before;
        self.table
            .put(position.key(), numbers.pack(effort), |word| {
                word >> (2 * Numbers::BITS)
            });
        (numbers, won)
    }

    /// The branches that are not refuted yet; or a turn that wins.
    fn branches(&mut self, position: &Position, meter: &mut Meter) -> (Vec<Branch>, Option<Turn>) {
        let mut branches: Vec<Branch> = Vec::new();
        let mut won = None;
        any_forcing(position, |turn, next| {
            if !slack::is_possible_after(&next) {
                return false;
            }
            let mut open = Vec::with_capacity(2);
            for reply in replies(&next) {
                if !meter.count() {
                    return true;
                }
                let numbers = self.look_at(&reply);
                if numbers.disproof == 0 {
                    return false;
                }
                if numbers.proof > 0 {
                    open.push(Reply {
                        position: reply,
                        numbers,
                    });
                }
            }
            if open.is_empty() {
                won = Some(turn);
                return true;
            }
            let mut branch = Branch {
                turn,
                replies: open,
                numbers: Numbers::LOST,
            };
            branch.sum_up();
            branches.push(branch);
            false
        });
        (branches, won)
    }

    /// What is known or can be guessed about a position.
    fn look_at(&mut self, position: &Position) -> Numbers {
        if let Some(known) = Numbers::unpack(self.table.get(position.key())) {
            return known;
        }
        if position.is_over() {
            return Numbers::LOST;
        }
        if win_at_once(position).is_some() {
            return Numbers::WON;
        }
        if !slack::is_possible(position) {
            return Numbers::LOST;
        }
        Numbers {
            proof: distance(position).clamp(1, 1000),
            disproof: 1,
        }
    }
}
