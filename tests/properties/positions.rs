//! Positions of every kind: met in random games, and thrown together.

use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use zertz::board::{Board, Ring, RingSet};
use zertz::rules::{
    ByMarble, ByPlayer, CaptureDuty, Claims, Marble, MarbleSet, Marbles, Player, Position, Preset,
    Ruleset, Setup,
};

/// All presets on all boards, and every combination of options that changes the turns.
pub fn rulesets() -> Vec<Ruleset> {
    let mut all = Vec::new();
    for board in Board::ALL {
        for &preset in Preset::ALL {
            all.push(Ruleset::new(preset).on(board));
        }
        for set in [MarbleSet::Standard, MarbleSet::Blitz] {
            for &claims in Claims::ALL {
                for &capture_duty in CaptureDuty::ALL {
                    all.push(Ruleset {
                        board,
                        set,
                        claims,
                        capture_duty,
                        ..Ruleset::default()
                    });
                }
            }
        }
    }
    all
}

/// A random whole game as the positions in it, the last one included.
pub fn game(rules: Ruleset, seed: u64) -> Vec<Position> {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut positions = vec![Position::start(rules)];
    loop {
        let position = positions[positions.len() - 1];
        let Some(turn) = position.random_turn(&mut rng) else {
            return positions;
        };
        positions.push(position.play(turn).unwrap());
        // Captures on demand can go round in circles.
        if positions.len() > 400 {
            return positions;
        }
    }
}

/// Which rings are left: many or few, in one piece or in islands.
fn some_rings(board: Board, rng: &mut StdRng) -> RingSet {
    let all: Vec<Ring> = board.rings().iter().collect();
    match rng.random_range(0..4) {
        // Nearly untouched.
        0 => all
            .iter()
            .copied()
            .filter(|_| rng.random_range(0..12) > 0)
            .collect(),
        // Swiss cheese: islands of every size.
        1 => all
            .iter()
            .copied()
            .filter(|_| rng.random_range(0..2) == 0)
            .collect(),
        // One piece, grown ring by ring, and a few rings elsewhere.
        2 => {
            let size = rng.random_range(3..26);
            let mut piece = RingSet::of(all[rng.random_range(0..all.len())]);
            while piece.len() < size {
                let edge: Vec<Ring> = ((piece.neighbours() & board.rings()) - piece)
                    .iter()
                    .collect();
                piece.insert(edge[rng.random_range(0..edge.len())]);
            }
            let strays = all.iter().copied().filter(|_| rng.random_range(0..15) == 0);
            piece | strays.collect()
        }
        // Hardly anything.
        _ => all
            .iter()
            .copied()
            .filter(|_| rng.random_range(0..8) == 0)
            .collect(),
    }
}

fn count(marbles: &[Marble]) -> Marbles {
    let of = |colour| marbles.iter().filter(|&&marble| marble == colour).count() as u8;
    ByMarble::new(of(Marble::White), of(Marble::Grey), of(Marble::Black))
}

/// A position thrown together: islands, full boards, empty pools, finished games among them.
pub fn thrown(rules: Ruleset, seed: u64) -> Position {
    let mut rng = StdRng::seed_from_u64(seed);
    loop {
        let rings = some_rings(rules.board, &mut rng);
        let set = rules.set.marbles();
        let mut bag: Vec<Marble> = set
            .iter()
            .flat_map(|(marble, &count)| vec![marble; usize::from(count)])
            .collect();
        bag.shuffle(&mut rng);
        let mut order: Vec<Ring> = rings.iter().collect();
        order.shuffle(&mut rng);
        let most = order.len().min(bag.len());
        let lying = match rng.random_range(0..4) {
            // Nearly full, or full.
            0 => most.saturating_sub(rng.random_range(0..4)),
            1 => most / 2,
            _ => rng.random_range(0..=most),
        };
        let mut marbles = ByMarble::<RingSet>::default();
        for (&ring, marble) in order.iter().zip(bag.drain(..lying)) {
            marbles[marble].insert(ring);
        }
        let captured = match rng.random_range(0..3) {
            0 => bag.len(),
            _ => rng.random_range(0..=bag.len()),
        };
        let pool = bag.split_off(captured);
        let (one, two) = bag.split_at(rng.random_range(0..=captured));
        let setup = Setup {
            rings,
            marbles,
            pool: count(&pool),
            captured: ByPlayer::new(count(one), count(two)),
            to_move: Player::ALL[rng.random_range(0..2)],
            rules,
        };
        // Two winners are no position.
        if let Ok(position) = Position::from_setup(&setup) {
            return position;
        }
    }
}

/// Positions of every kind under every rule set, `each` of both sources a rule set.
pub fn assorted(each: u64) -> Vec<Position> {
    let mut positions = Vec::new();
    for (number, rules) in (0..).zip(rulesets()) {
        for seed in 0..each {
            positions.push(thrown(rules, number * 1000 + seed));
        }
        let game = game(rules, number);
        let mut rng = StdRng::seed_from_u64(number);
        for _ in 0..each {
            positions.push(game[rng.random_range(0..game.len())]);
        }
    }
    positions
}

/// The same without those in which the game is over.
pub fn playable(each: u64) -> impl Iterator<Item = Position> {
    assorted(each)
        .into_iter()
        .filter(|position| !position.is_over())
}
