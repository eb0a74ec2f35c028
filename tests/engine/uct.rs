//! Plain UCT with uniformly random games: the player that others are measured against.

use rand::RngExt;
use rand::rngs::StdRng;
use zertz::rules::{Player, Position, Turn};

/// Weight of the unexplored, as in the paper that named the method, for results from 0 to 1.
const EXPLORATION: f64 = 1.0;

struct Node {
    /// The turn that led here and who made it.
    turn: Option<(Turn, Player)>,
    parent: usize,
    children: Vec<usize>,
    /// Turns not tried yet; listed when the node is come to for the second time, as most never are.
    untried: Option<Vec<Turn>>,
    visits: f64,
    points: f64,
}

impl Node {
    const fn new(turn: Option<(Turn, Player)>, parent: usize) -> Self {
        Self {
            turn,
            parent,
            children: Vec::new(),
            untried: None,
            visits: 0.0,
            points: 0.0,
        }
    }

    /// Draws one of the turns not tried yet.
    fn draw(&mut self, position: &Position, rng: &mut StdRng) -> Option<Turn> {
        let untried = self.untried.get_or_insert_with(|| position.legal_turns());
        let last = untried.len().checked_sub(1)?;
        Some(untried.swap_remove(rng.random_range(0..=last)))
    }

    fn urgency(&self, log_visits: f64) -> f64 {
        self.points / self.visits + EXPLORATION * (log_visits / self.visits).sqrt()
    }
}

/// The most visited turn after so many random games.
pub fn turn(root: &Position, games: usize, rng: &mut StdRng) -> Option<Turn> {
    let mut nodes = vec![Node::new(None, 0)];
    for _ in 0..games {
        let mut position = *root;
        let mut at = 0;
        let drawn = loop {
            let drawn = nodes[at].draw(&position, rng);
            if drawn.is_some() || nodes[at].children.is_empty() {
                break drawn;
            }
            let log_visits = nodes[at].visits.ln();
            let urgency = |&child: &usize| nodes[child].urgency(log_visits);
            at = *nodes[at]
                .children
                .iter()
                .max_by(|a, b| urgency(a).total_cmp(&urgency(b)))?;
            position.play_unchecked(&nodes[at].turn?.0);
        };
        if let Some(turn) = drawn {
            let mover = position.to_move();
            position.play_unchecked(&turn);
            nodes.push(Node::new(Some((turn, mover)), at));
            let child = nodes.len() - 1;
            nodes[at].children.push(child);
            at = child;
        }
        while let Some(turn) = position.random_turn(rng) {
            position.play_unchecked(&turn);
        }
        let winner = position.outcome().and_then(zertz::rules::Outcome::winner);
        loop {
            nodes[at].visits += 1.0;
            let Some((_, mover)) = nodes[at].turn else {
                break;
            };
            nodes[at].points += match winner {
                Some(winner) if winner == mover => 1.0,
                Some(_) => 0.0,
                None => 0.5,
            };
            at = nodes[at].parent;
        }
    }
    let best = nodes[0]
        .children
        .iter()
        .max_by(|&&a, &&b| nodes[a].visits.total_cmp(&nodes[b].visits))?;
    nodes[*best].turn.map(|(turn, _)| turn)
}
