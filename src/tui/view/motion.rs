//! Motion that explains a turn: every frame is a pure function of the position before it, the turn
//! and how far it has got.

use super::scene::{Fading, Leaving, Moving, Scene};
use crate::board::{Direction, Ring, RingSet};
use crate::rules::{Capture, Marble, Position, Turn};

/// A visible step of a turn, in the order of the steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// A marble appears on its ring.
    Placed {
        /// Where.
        ring: Ring,
        /// Its colour.
        marble: Marble,
    },
    /// A ring slides off the board.
    Removed(Ring),
    /// Isolated groups dissolve.
    Claimed(RingSet),
    /// A marble jumps over another one, which dissolves.
    Jumped {
        /// The jumping marble.
        marble: Marble,
        /// Where it starts.
        from: Ring,
        /// The ring jumped over.
        over: Ring,
        /// Where it lands.
        to: Ring,
    },
}

/// The steps of a turn that is legal in a position.
///
/// ```
/// use zertz::notation::TurnText;
/// use zertz::rules::{Position, Ruleset};
/// use zertz::tui::view::motion::steps;
/// let start = Position::start(Ruleset::default());
/// let turn = TurnText::read("Wd4,d1", &start).unwrap();
/// assert_eq!(steps(&start, &turn).len(), 2);
/// ```
#[must_use]
pub fn steps(before: &Position, turn: &Turn) -> Vec<Step> {
    match *turn {
        Turn::Place {
            marble,
            ring,
            remove,
            declined,
        } => {
            let claimed = before.isolated_by(ring, remove).all() - declined;
            let mut steps = vec![Step::Placed { ring, marble }];
            steps.extend(remove.map(Step::Removed));
            if !claimed.is_empty() {
                steps.push(Step::Claimed(claimed));
            }
            steps
        }
        Turn::Capture(capture) => jumps(before, capture),
    }
}

fn jumps(before: &Position, capture: Capture) -> Vec<Step> {
    let mut from = capture.start();
    let Some(marble) = before.marble_at(from) else {
        return Vec::new();
    };
    let path = capture.path().map(|(over, to)| {
        let step = Step::Jumped {
            marble,
            from,
            over,
            to,
        };
        from = to;
        step
    });
    path.collect()
}

/// What a turn looks like when it has got so far: 0 is the position before it, 1 the board after
/// it. Every step takes the same time.
#[must_use]
pub fn frame(before: &Position, turn: &Turn, progress: f32) -> Scene {
    let steps = steps(before, turn);
    let mut scene = Scene::new(before);
    let time = progress.clamp(0.0, 1.0) * steps.len() as f32;
    for (number, &step) in steps.iter().enumerate() {
        let part = time - number as f32;
        if part >= 1.0 {
            finish(&mut scene, step);
        } else {
            if part > 0.0 {
                begin(&mut scene, step, part);
            }
            break;
        }
    }
    scene
}

/// The board after a step.
fn finish(scene: &mut Scene, step: Step) {
    match step {
        Step::Placed { ring, marble } => *scene = scene.with_marble(ring, marble),
        Step::Removed(ring) => *scene = scene.without_ring(ring),
        Step::Claimed(rings) => {
            for ring in rings {
                *scene = scene.without_marble(ring).without_ring(ring);
            }
        }
        Step::Jumped {
            marble,
            from,
            over,
            to,
        } => {
            *scene = scene
                .without_marble(from)
                .without_marble(over)
                .with_marble(to, marble);
        }
    }
}

/// The board in the middle of a step.
fn begin(scene: &mut Scene, step: Step, progress: f32) {
    match step {
        Step::Placed { ring, marble } => {
            *scene = scene.with_marble(ring, marble);
            scene.fading = Some(Fading {
                rings: RingSet::of(ring),
                with_rings: false,
                progress: 1.0 - progress,
            });
        }
        Step::Removed(ring) => {
            let towards = way_out(scene.rings, ring);
            *scene = scene.without_ring(ring);
            scene.leaving = Some(Leaving {
                ring,
                towards,
                progress,
            });
        }
        Step::Claimed(rings) => {
            scene.fading = Some(Fading {
                rings,
                with_rings: true,
                progress,
            });
        }
        Step::Jumped {
            marble,
            from,
            over,
            to,
        } => {
            *scene = scene.without_marble(from);
            scene.moving = Some(Moving {
                marble,
                from,
                to,
                progress,
            });
            // The victim is lifted once the marble has passed over it.
            scene.fading = Some(Fading {
                rings: RingSet::of(over),
                with_rings: false,
                progress: (2.0 * progress - 1.0).max(0.0),
            });
        }
    }
}

/// Two directions next to each other in which nothing holds a ring (R8).
fn way_out(rings: RingSet, ring: Ring) -> [Direction; 2] {
    let empty = |direction| {
        ring.neighbour(direction)
            .is_none_or(|neighbour| !rings.contains(neighbour))
    };
    let way = Direction::ALL
        .into_iter()
        .find(|&direction| empty(direction) && empty(direction.clockwise()));
    let way = way.unwrap_or(Direction::South);
    [way, way.clockwise()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::TurnText;

    fn after(line: &str, turn: &str) -> (Position, Turn, Position) {
        let before: Position = line.parse().unwrap();
        let turn = TurnText::read(turn, &before).unwrap();
        let after = before.play(turn).unwrap();
        (before, turn, after)
    }

    const CHAIN: &str = "oooo/ooooo/oooooo/oooWBoo/1oooooo/2ooooo/3oooo 5/8/9 0/0/0 0/0/0 1 37";

    #[test]
    fn a_turn_starts_before_and_ends_after() {
        let start = "oooo/ooooo/oooooo/ooooooo/1oooooo/2ooooo/3oooo 6/8/10 0/0/0 0/0/0 1 37";
        for (line, turn) in [(start, "Wd4,d1"), (CHAIN, "x d4Bd6")] {
            let (before, turn, after) = after(line, turn);
            assert_eq!(frame(&before, &turn, 0.0), Scene::new(&before));
            assert_eq!(frame(&before, &turn, 1.0), Scene::new(&after));
            assert_eq!(frame(&before, &turn, 7.0), Scene::new(&after));
            assert_eq!(frame(&before, &turn, f32::NAN).rings, before.rings());
        }
    }

    #[test]
    fn a_jump_moves_over_its_victim_and_then_lifts_it() {
        let (before, turn, _) = after(CHAIN, "x d4Bd6");
        let board = before.rules().board;
        let [d5, d6] = ["d5", "d6"].map(|name| board.ring_named(name).unwrap());
        let early = frame(&before, &turn, 0.25);
        assert_eq!(early.moving.unwrap().to, d6);
        assert_eq!(early.dissolved(d5), (0.0, 0.0));
        let late = frame(&before, &turn, 0.75);
        assert_eq!(late.dissolved(d5), (0.5, 0.0));
    }

    #[test]
    fn a_removed_ring_leaves_where_nothing_holds_it() {
        let start = "oooo/ooooo/oooooo/ooooooo/1oooooo/2ooooo/3oooo 6/8/10 0/0/0 0/0/0 1 37";
        let (before, turn, _) = after(start, "Wd4,d1");
        let scene = frame(&before, &turn, 0.75);
        let leaving = scene.leaving.unwrap();
        assert_eq!(leaving.towards, [Direction::SouthEast, Direction::South]);
        assert!(!scene.rings.contains(leaving.ring));
    }
}
