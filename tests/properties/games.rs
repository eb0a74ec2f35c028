//! What holds from turn to turn of any game.

use zertz::rules::{ByPlayer, Marble, Player, Position, Turn};

use crate::positions::{game, rulesets};

fn marbles_of_the_set(position: &Position) -> Vec<usize> {
    Marble::ALL
        .map(|marble| {
            position.marbles(marble).len()
                + usize::from(position.pool()[marble])
                + Player::ALL
                    .map(|player| usize::from(position.captured(player)[marble]))
                    .iter()
                    .sum::<usize>()
        })
        .to_vec()
}

#[test]
fn marbles_are_never_lost_and_rings_only_go() {
    let mut ended = 0;
    for (number, rules) in (0..).zip(rulesets()) {
        for seed in 0..8 {
            let positions = game(rules, number * 100 + seed);
            let set: Vec<usize> = rules
                .set
                .marbles()
                .iter()
                .map(|(_, &count)| usize::from(count))
                .collect();
            for pair in positions.windows(2) {
                let [before, after] = pair else { continue };
                assert_eq!(marbles_of_the_set(after), set, "{after}");
                assert!(after.rings().is_subset(before.rings()), "{before}");
                assert!(after.occupied().is_subset(after.rings()), "{after}");
                assert_eq!(after.to_move(), before.to_move().other());
                assert_eq!(after.rules(), before.rules());
                // The opponent's captured marbles are out of reach.
                let idle = after.to_move();
                assert_eq!(after.captured(idle), before.captured(idle), "{before}");
                let whites = after.marbles(Marble::White);
                assert!(!whites.meets(after.marbles(Marble::Grey)));
                assert!(
                    !after
                        .marbles(Marble::Black)
                        .meets(whites | after.marbles(Marble::Grey))
                );
            }
            ended += usize::from(positions[positions.len() - 1].is_over());
        }
    }
    // Random play ends by the rules nearly always.
    assert!(ended > rulesets().len() * 7, "{ended}");
}

#[test]
fn one_kind_of_turn_at_a_time() {
    for (number, rules) in (0..).zip(rulesets()) {
        let positions = game(rules, number);
        for position in &positions[..positions.len() - 1] {
            for turn in position.legal_turns().into_iter().step_by(37) {
                let next = position.play(turn).unwrap();
                match turn {
                    Turn::Capture(capture) => {
                        assert_eq!(next.rings(), position.rings());
                        assert_eq!(next.pool(), position.pool());
                        let gone = position.occupied().len() - next.occupied().len();
                        assert_eq!(gone, capture.len());
                        // A capture never isolates: wherever a marble moved, a ring is vacant.
                        assert!(
                            next.vacant().contains(capture.start())
                                || capture.start() == capture.end()
                        );
                    }
                    Turn::Place { ring, remove, .. } => {
                        let supply = |position: &Position| {
                            let player =
                                Player::ALL.map(|player| position.captured(player).total());
                            let [one, two] = player;
                            (position.pool().total(), ByPlayer::new(one, two))
                        };
                        let claimed = position.isolated_by(ring, remove);
                        if claimed.is_empty() {
                            assert_eq!(next.occupied(), position.occupied().with(ring));
                            let gone = position.rings() - next.rings();
                            assert_eq!(gone.any(), remove);
                            let (pool, captured) = supply(position);
                            let (pool_after, captured_after) = supply(&next);
                            let player = position.to_move();
                            assert_eq!(
                                pool + captured[player],
                                pool_after + captured_after[player] + 1
                            );
                        }
                    }
                }
            }
        }
    }
}
