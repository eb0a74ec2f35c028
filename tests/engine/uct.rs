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
    untried: Vec<Turn>,
    visits: f64,
    points: f64,
}

impl Node {
    fn new(position: &Position, turn: Option<(Turn, Player)>, parent: usize) -> Self {
        Self {
            turn,
            parent,
            children: Vec::new(),
            untried: position.legal_turns(),
            visits: 0.0,
            points: 0.0,
        }
    }

    fn urgency(&self, log_visits: f64) -> f64 {
        self.points / self.visits + EXPLORATION * (log_visits / self.visits).sqrt()
    }
}

/// The most visited turn after so many random games.
pub fn turn(root: &Position, games: usize, rng: &mut StdRng) -> Option<Turn> {
    let mut nodes = vec![Node::new(root, None, 0)];
    for _ in 0..games {
        let mut position = *root;
        let mut at = 0;
        while nodes[at].untried.is_empty() && !nodes[at].children.is_empty() {
            let log_visits = nodes[at].visits.ln();
            let urgency = |&child: &usize| nodes[child].urgency(log_visits);
            at = *nodes[at]
                .children
                .iter()
                .max_by(|a, b| urgency(a).total_cmp(&urgency(b)))?;
            position.play_unchecked(&nodes[at].turn?.0);
        }
        if !nodes[at].untried.is_empty() {
            let number = rng.random_range(0..nodes[at].untried.len());
            let turn = nodes[at].untried.swap_remove(number);
            let mover = position.to_move();
            position.play_unchecked(&turn);
            nodes.push(Node::new(&position, Some((turn, mover)), at));
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
