//! Motion that explains a turn: every frame is a pure function of what lay on the table before it,
//! the steps of the turn and how much time has passed.

use std::time::Duration;

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

impl Step {
    /// How long it is shown: never longer than [`Step::LONGEST`].
    #[must_use]
    pub const fn time(self) -> Duration {
        Duration::from_millis(match self {
            // Whoever placed the marble knows already.
            Self::Placed { .. } => 120,
            Self::Removed(_) => 280,
            Self::Claimed(_) => 360,
            Self::Jumped { .. } => 320,
        })
    }

    /// The longest time of any step.
    pub const LONGEST: Duration = Duration::from_millis(400);
}

/// How long several steps are shown one after the other.
#[must_use]
pub fn time(steps: &[Step]) -> Duration {
    steps.iter().map(|step| step.time()).sum()
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

/// The jumps of a capture, which need not be complete.
#[must_use]
pub fn jumps(before: &Position, capture: Capture) -> Vec<Step> {
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

/// What steps look like when so much time has passed: nothing of them at first, all of them when it
/// is over.
///
/// ```
/// use std::time::Duration;
/// use zertz::notation::TurnText;
/// use zertz::rules::{Position, Ruleset};
/// use zertz::tui::view::motion::{frame, steps, time};
/// use zertz::tui::view::scene::Scene;
/// let start = Position::start(Ruleset::default());
/// let turn = TurnText::read("Wd4,d1", &start).unwrap();
/// let (before, steps) = (Scene::new(&start), steps(&start, &turn));
/// assert_eq!(frame(before, &steps, Duration::ZERO), before);
/// let after = start.play(turn).unwrap();
/// assert_eq!(frame(before, &steps, time(&steps)), Scene::new(&after));
/// ```
#[must_use]
pub fn frame(before: Scene, steps: &[Step], elapsed: Duration) -> Scene {
    let mut scene = before;
    let mut left = elapsed;
    for &step in steps {
        let Some(rest) = left.checked_sub(step.time()) else {
            if !left.is_zero() {
                begin(&mut scene, step, left.div_duration_f32(step.time()));
            }
            break;
        };
        finish(&mut scene, step);
        left = rest;
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
            let steps = steps(&before, &turn);
            let at = |elapsed| frame(Scene::new(&before), &steps, elapsed);
            assert_eq!(at(Duration::ZERO), Scene::new(&before));
            assert_eq!(at(time(&steps)), Scene::new(&after));
            assert_eq!(at(Duration::MAX), Scene::new(&after));
        }
    }

    #[test]
    fn a_jump_moves_over_its_victim_and_then_lifts_it() {
        let (before, turn, _) = after(CHAIN, "x d4Bd6");
        let board = before.rules().board;
        let [d5, d6] = ["d5", "d6"].map(|name| board.ring_named(name).unwrap());
        let [first] = steps(&before, &turn)[..] else {
            panic!("one jump");
        };
        let at = |part| frame(Scene::new(&before), &[first], first.time().mul_f32(part));
        let early = at(0.25);
        assert_eq!(early.moving.unwrap().to, d6);
        assert_eq!(early.dissolved(d5), (0.0, 0.0));
        let (marble, ring) = at(0.75).dissolved(d5);
        assert!((marble - 0.5).abs() < 0.01 && ring == 0.0);
    }

    #[test]
    fn a_removed_ring_leaves_where_nothing_holds_it() {
        let start = "oooo/ooooo/oooooo/ooooooo/1oooooo/2ooooo/3oooo 6/8/10 0/0/0 0/0/0 1 37";
        let (before, turn, _) = after(start, "Wd4,d1");
        let [placed, removed] = steps(&before, &turn)[..] else {
            panic!("a marble and a ring");
        };
        let half = placed.time() + removed.time() / 2;
        let scene = frame(Scene::new(&before), &[placed, removed], half);
        let leaving = scene.leaving.unwrap();
        assert_eq!(leaving.towards, [Direction::SouthEast, Direction::South]);
        assert!(!scene.rings.contains(leaving.ring));
    }
}
