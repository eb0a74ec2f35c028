//! A proof of a forced win: the winner's turn in every position that can come about.

use std::collections::HashMap;

use crate::rules::{Position, Turn};

/// A strategy for the player to move in a position, by which he wins whatever his opponent does.
///
/// Holds one turn for every position in which the winner can find himself to move. It is a claim
/// until [`check`](super::checker::check) has walked through it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof {
    root: Position,
    steps: Vec<(Position, Turn)>,
    places: HashMap<Position, usize>,
}

/// What a turn of the winner's leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum After {
    /// The game is won.
    Won,
    /// The opponent's turns with the positions that they lead to, every position once.
    Replies(Vec<(Turn, Position)>),
    /// The game is over and not won.
    Lost,
}

/// What a legal turn of the player to move leads to.
pub(super) fn after(position: &Position, turn: &Turn) -> After {
    let mut next = *position;
    next.play_unchecked(turn);
    match next.outcome() {
        Some(outcome) if outcome.winner() == Some(position.to_move()) => After::Won,
        Some(_) => After::Lost,
        None => After::Replies(replies(&next)),
    }
}

/// Every position that a turn can lead to, each once, with one turn that leads there.
fn replies(position: &Position) -> Vec<(Turn, Position)> {
    let mut replies: Vec<(Turn, Position)> = Vec::new();
    position.for_each_turn(|turn| {
        let mut next = *position;
        next.play_unchecked(&turn);
        // Placements all differ; captures are few.
        let known = turn.is_capture() && replies.iter().any(|(_, other)| *other == next);
        if !known {
            replies.push((turn, next));
        }
    });
    replies
}

impl Proof {
    /// A proof that knows nothing yet about a position.
    #[must_use]
    pub fn of(root: Position) -> Self {
        Self {
            root,
            steps: Vec::new(),
            places: HashMap::new(),
        }
    }

    /// The position that is won for the player to move.
    #[must_use]
    pub const fn root(&self) -> &Position {
        &self.root
    }

    /// The winner's turn in a position.
    #[must_use]
    pub fn turn(&self, position: &Position) -> Option<Turn> {
        let place = self.places.get(position)?;
        self.steps.get(*place).map(|(_, turn)| *turn)
    }

    /// What the opponent can answer to the winner's turn in a position, and where that leads: every
    /// position once. Nothing when the turn wins or is not known.
    #[must_use]
    pub fn replies(&self, position: &Position) -> Vec<(Turn, Position)> {
        match self.turn(position).map(|turn| after(position, &turn)) {
            Some(After::Replies(replies)) => replies,
            Some(After::Won | After::Lost) | None => Vec::new(),
        }
    }

    /// Every position with the winner's turn in it, in the order in which they became known.
    #[must_use]
    pub fn steps(&self) -> &[(Position, Turn)] {
        &self.steps
    }

    /// Sets the winner's turn in a position.
    pub fn set(&mut self, position: Position, turn: Turn) {
        if let Some(step) = self
            .places
            .get(&position)
            .and_then(|&place| self.steps.get_mut(place))
        {
            step.1 = turn;
        } else {
            self.places.insert(position, self.steps.len());
            self.steps.push((position, turn));
        }
    }

    /// Takes over all steps of another proof that this one lacks.
    pub fn merge(&mut self, other: &Self) {
        for &(position, turn) in &other.steps {
            if !self.places.contains_key(&position) {
                self.set(position, turn);
            }
        }
    }

    /// The proof that results from asking `choose` for a turn in every position that comes about.
    /// It is given the position and the most own turns in which it has to be won, and says in how
    /// many its turn wins. `None` when it knows no answer.
    pub(super) fn build(
        root: &Position,
        turns: u8,
        choose: impl FnMut(&Position, u8) -> Option<(Turn, u8)>,
    ) -> Option<Self> {
        let mut builder = Builder {
            proof: Self::of(*root),
            turns: HashMap::new(),
            choose,
        };
        builder.visit(root, turns)?;
        let mut proof = Self::of(*root);
        proof.keep_reached(&builder.proof, root);
        Some(proof)
    }

    /// Copies from a larger proof what is needed from a position on.
    fn keep_reached(&mut self, from: &Self, position: &Position) {
        let Some(turn) = from.turn(position) else {
            return;
        };
        if self.places.contains_key(position) {
            return;
        }
        self.set(*position, turn);
        if let After::Replies(replies) = after(position, &turn) {
            for (_, next) in replies {
                self.keep_reached(from, &next);
            }
        }
    }

    /// Own turns that the longest defence lasts, for every position of the proof. 0 where it does
    /// not lead to a win.
    #[must_use]
    pub fn lengths(&self) -> Lengths {
        let mut lengths = Lengths::default();
        lengths.of(self, &self.root);
        lengths
    }

    /// The winner's turns and the longest defence by turns, from the root to the win.
    #[must_use]
    pub fn main_line(&self) -> Vec<Turn> {
        self.line_from(&self.root, &self.lengths())
    }

    /// The same from some position of the proof.
    pub(super) fn line_from(&self, position: &Position, lengths: &Lengths) -> Vec<Turn> {
        let mut line = Vec::new();
        let mut position = *position;
        // A circle, which no true proof has, would come back to a shorter length.
        let mut left = lengths.get(&position);
        while let Some(turn) = self.turn(&position).filter(|_| left > 0) {
            line.push(turn);
            let After::Replies(replies) = after(&position, &turn) else {
                break;
            };
            let lasting = |(_, next): &&(Turn, Position)| lengths.turns.get(next).copied();
            let Some((reply, next)) = replies.iter().rev().max_by_key(lasting) else {
                break;
            };
            line.push(*reply);
            position = *next;
            left -= 1;
        }
        line
    }
}

/// How long the defence can last, by position of the winner.
#[derive(Debug, Clone, Default)]
pub struct Lengths {
    turns: HashMap<Position, u32>,
}

impl Lengths {
    /// Own turns that the winner needs at most in a position; 0 when the proof does not say.
    #[must_use]
    pub fn get(&self, position: &Position) -> u32 {
        self.turns.get(position).copied().unwrap_or_default()
    }

    fn of(&mut self, proof: &Proof, position: &Position) -> u32 {
        if let Some(&turns) = self.turns.get(position) {
            return turns;
        }
        let Some(turn) = proof.turn(position) else {
            return 0;
        };
        self.turns.insert(*position, 0);
        let turns = match after(position, &turn) {
            After::Won => 1,
            After::Lost => 0,
            After::Replies(replies) => {
                let rests = replies.iter().map(|(_, next)| self.of(proof, next));
                rests.max().map_or(0, |rest| rest + 1)
            }
        };
        self.turns.insert(*position, turns);
        turns
    }
}

/// A proof in the making.
struct Builder<F> {
    proof: Proof,
    /// In how many own turns a position is won by the turn chosen.
    turns: HashMap<Position, u8>,
    choose: F,
}

impl<F: FnMut(&Position, u8) -> Option<(Turn, u8)>> Builder<F> {
    fn visit(&mut self, position: &Position, turns: u8) -> Option<()> {
        if self
            .turns
            .get(position)
            .is_some_and(|&known| known <= turns)
        {
            return Some(());
        }
        let (turn, needed) = (self.choose)(position, turns)?;
        self.turns.insert(*position, needed);
        self.proof.set(*position, turn);
        match after(position, &turn) {
            After::Won => Some(()),
            After::Lost => None,
            After::Replies(replies) => {
                let left = needed.checked_sub(1).filter(|&left| left > 0)?;
                replies
                    .iter()
                    .try_for_each(|(_, next)| self.visit(next, left))
            }
        }
    }
}
