//! Wins that begin with a single marble: those of the theory of 37 rings, and shorter ones.
//!
//! The plan of a whole game is longer than any search by turns looks. Once it is found it is
//! followed to the end. Finding it takes some seconds, so when a turn's time is over before that,
//! the step is played that was being looked into, and the next turn goes on from there with all
//! that is known.

use super::limits::Meter;
use super::opening;
use super::proof::{Lengths, Proof};
use super::theory::Theory;
use super::{Limits, Line, Score, Stop};
use crate::rules::{MarbleSet, Position};

/// What has been found out in the course of a game.
#[derive(Debug, Default)]
pub(super) struct Strategy {
    /// Made when it is asked for the first time.
    theory: Option<Theory>,
    /// Whether the game was begun by a turn that loses.
    begun: bool,
    plan: Option<Plan>,
}

/// Before and after the turn that empties the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    First,
    Second,
}

/// A win to follow.
#[derive(Debug)]
struct Plan {
    proof: Proof,
    lengths: Lengths,
}

/// What a step on the way is worth before the win is shown, in hundredths: mostly it is one.
const HOPE: i32 = 400;

/// Positions looked at in the first round.
const FIRST_ROUND: u64 = 20_000;

impl Strategy {
    /// Memory for what is known.
    const MEGABYTES: usize = 32;
    /// Rings after the first turn of the game.
    const RINGS: usize = 36;

    /// A win for the player to move or the most promising step to one, if this is a position for
    /// it and it is found within a share of the limits. Also how many positions were looked at.
    pub(super) fn line(
        &mut self,
        position: &Position,
        limits: &Limits,
        stop: &Stop,
    ) -> (Option<Line>, u64) {
        if let Some(line) = self.plan.as_ref().and_then(|plan| plan.line(position)) {
            return (Some(line), 0);
        }
        let Some(part) = self.part(position) else {
            return (None, 0);
        };
        // Enough is left to choose another turn.
        let stop = stop.within(limits.time.map(|time| time * 3 / 4));
        let mut meter = Meter::new(&stop, limits.nodes.map(|nodes| nodes / 4 * 3));
        let theory = self
            .theory
            .get_or_insert_with(|| Theory::new(Self::MEGABYTES, MarbleSet::Standard));
        let proof = match part {
            Part::First => prove(theory, position, &mut meter),
            Part::Second => theory.walk(position, &mut meter),
        };
        let line = match proof {
            Some(proof) => self.plan.insert(Plan::of(proof)).line(position),
            None if part == Part::First => theory.unfinished().map(|step| Line {
                score: Score::units(HOPE),
                turns: vec![step],
            }),
            None => None,
        };
        (line, meter.nodes())
    }

    /// Takes a win that was found otherwise as the plan.
    pub(super) fn follow(&mut self, win: Proof) {
        self.plan = Some(Plan::of(win));
    }

    /// Which part of the theory the position belongs to, if the game was begun so that it does.
    fn part(&mut self, position: &Position) -> Option<Part> {
        let first_turn = opening::is_lost(position);
        self.begun |= first_turn;
        let fits = opening::is_for(position.rules()) && position.occupied().len() == 1;
        if !self.begun || !fits {
            return None;
        }
        match position.captured(position.to_move()).total() {
            0 if first_turn || position.rings().len() < Self::RINGS => Some(Part::First),
            2 => Some(Part::Second),
            _ => None,
        }
    }
}

/// Looks for a win in both parts in longer and longer rounds: what one round has learnt about some
/// emptied boards helps the next one with others.
fn prove(theory: &mut Theory, position: &Position, meter: &mut Meter) -> Option<Proof> {
    let mut nodes = FIRST_ROUND;
    theory.forget_unfinished();
    loop {
        let (proof, complete) = meter.part(nodes, |meter| {
            let proof = theory.prove(position, meter);
            (proof, !meter.is_over())
        });
        if proof.is_some() || complete || meter.is_over() {
            return proof;
        }
        nodes = nodes.saturating_mul(4);
    }
}

impl Plan {
    fn of(proof: Proof) -> Self {
        let lengths = proof.lengths();
        Self { proof, lengths }
    }

    fn line(&self, position: &Position) -> Option<Line> {
        self.proof.turn(position)?;
        Some(Line {
            score: Score::win_in(self.lengths.get(position) as u16),
            turns: self.proof.line_from(position, &self.lengths),
        })
    }
}
