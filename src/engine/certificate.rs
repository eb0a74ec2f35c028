//! Proofs as text: a line `position TAB turn` for every position of the winner.
//!
//! Lines that are empty or begin with `#` say nothing. Every line is a claim of its own, that the
//! player to move wins by this turn, and [`Certificate::check`] checks them all.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::str::FromStr;

use super::checker::{Checked, ProofFault, check_from};
use super::proof::{After, Proof, after};
use crate::notation::{PositionTextError, TurnError, TurnText};
use crate::rules::Position;

/// One or several proofs in one text.
///
/// ```
/// use zertz::engine::{Certificate, SolveLimits, Stop, solve};
/// let text = "1ooo/ooooo/1oooo/2oooG/4oo/4oo/4oW 1/1/5 2/2/1 2/4/4 1 37";
/// let win = solve(&text.parse()?, &SolveLimits::default(), &Stop::new()).win.unwrap();
/// let written = Certificate::from(win.proof).to_string();
/// assert_eq!(written.lines().count(), 2);
/// let read: Certificate = written.parse().unwrap();
/// assert_eq!(read.check().unwrap().turns, 2);
/// # Ok::<(), zertz::notation::PositionTextError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Certificate {
    /// All steps of all proofs.
    proof: Proof,
    /// Where the proofs begin.
    roots: Vec<Position>,
}

/// A text is not a certificate.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CertificateError {
    /// There is no line that says something.
    #[error("expected lines with a position, a tab and a turn, found none")]
    Empty,
    /// A line has no tab.
    #[error("line {line}: expected a tab between position and turn")]
    NoTab {
        /// Number of the line, from 1.
        line: usize,
    },
    /// What stands before the tab is no position.
    #[error("line {line}: {reason}")]
    Position {
        /// Number of the line, from 1.
        line: usize,
        /// Why not.
        reason: PositionTextError,
    },
    /// What stands behind the tab is no legal turn of the position.
    #[error("line {line}: {reason}")]
    Turn {
        /// Number of the line, from 1.
        line: usize,
        /// Why not.
        reason: TurnError,
    },
    /// Two lines are about one position.
    #[error("line {line}: the position stands in line {earlier} already")]
    Repeated {
        /// Number of the line, from 1.
        line: usize,
        /// Number of the other line.
        earlier: usize,
    },
}

impl Certificate {
    /// Adds another proof.
    pub fn add(&mut self, proof: &Proof) {
        self.proof.merge(proof);
        self.roots.push(*proof.root());
    }

    /// The positions that no other line leads to.
    #[must_use]
    pub fn roots(&self) -> &[Position] {
        &self.roots
    }

    /// Number of lines.
    #[must_use]
    pub fn len(&self) -> usize {
        self.proof.steps().len()
    }

    /// Whether there is no line; never so.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.proof.steps().is_empty()
    }

    /// Walks through every line and every reply that the rules allow.
    ///
    /// # Errors
    ///
    /// The first fault that is found.
    pub fn check(&self) -> Result<Checked, ProofFault> {
        check_from(
            &self.proof,
            self.proof.steps().iter().map(|(position, _)| position),
        )
    }
}

impl From<Proof> for Certificate {
    fn from(proof: Proof) -> Self {
        Self {
            roots: vec![*proof.root()],
            proof,
        }
    }
}

/// The lines, each with its end.
impl fmt::Display for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (position, turn) in self.proof.steps() {
            writeln!(f, "{position}\t{}", TurnText::new(position, turn))?;
        }
        Ok(())
    }
}

impl FromStr for Certificate {
    type Err = CertificateError;

    fn from_str(text: &str) -> Result<Self, CertificateError> {
        let mut lines: HashMap<Position, usize> = HashMap::new();
        let mut proof: Option<Proof> = None;
        for (line, content) in (1..).zip(text.lines()) {
            if content.is_empty() || content.starts_with('#') {
                continue;
            }
            let (position, turn) = content
                .split_once('\t')
                .ok_or(CertificateError::NoTab { line })?;
            let position: Position = position
                .parse()
                .map_err(|reason| CertificateError::Position { line, reason })?;
            let turn = TurnText::read(turn, &position)
                .map_err(|reason| CertificateError::Turn { line, reason })?;
            if let Some(earlier) = lines.insert(position, line) {
                return Err(CertificateError::Repeated { line, earlier });
            }
            proof
                .get_or_insert_with(|| Proof::of(position))
                .set(position, turn);
        }
        let proof = proof.ok_or(CertificateError::Empty)?;
        let roots = roots(&proof);
        Ok(Self { proof, roots })
    }
}

/// The positions of a proof to which none of its turns leads.
fn roots(proof: &Proof) -> Vec<Position> {
    let mut reached = HashSet::new();
    for (position, turn) in proof.steps() {
        if let After::Replies(replies) = after(position, turn) {
            reached.extend(replies.into_iter().map(|(_, next)| next));
        }
    }
    let positions = proof.steps().iter().map(|(position, _)| *position);
    positions
        .filter(|position| !reached.contains(position))
        .collect()
}
