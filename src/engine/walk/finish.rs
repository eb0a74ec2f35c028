//! Turns that end a walk: both marbles are isolated at once.

use super::state::{Stakes, State};
use super::table::Step;
use crate::board::{Ring, RingSet};

/// A ring to fill, and the rings any of which may then be removed, so that the marble on the board
/// and the placed one are both isolated.
#[derive(Debug, Clone, Copy)]
pub(in crate::engine) struct Finish {
    ring: Ring,
    gone: RingSet,
}

/// Every way to isolate both marbles.
fn finishes(state: &State) -> impl Iterator<Item = Finish> + use<> {
    let (rings, at) = (state.rings, state.at);
    let free = rings.loose();
    let near = at.neighbours() & rings;
    // Beside the marble, the two are closed together; farther off, each must be closed alone, and
    // then hardly any ring is left around the marble.
    let places = if near.has_several() {
        near
    } else {
        rings.without(at)
    };
    places.unordered().filter_map(move |ring| {
        let around = (near | ring.neighbours() & rings).without(ring).without(at);
        let gone = if around.is_empty() {
            (free.without(ring)).without(at)
        } else if around.has_several() {
            RingSet::EMPTY
        } else {
            around & free
        };
        (!gone.is_empty()).then_some(Finish { ring, gone })
    })
}

/// Every turn that ends a walk with two marbles that the stakes ask for.
pub(in crate::engine) fn ends<'a>(
    state: &'a State,
    stakes: &'a Stakes,
) -> impl Iterator<Item = Step> + 'a {
    let pool = stakes.pool(state);
    let marbles = pool
        .colours()
        .filter(move |&placed| stakes.ends(state.marble, placed));
    marbles.flat_map(move |marble| {
        finishes(state).flat_map(move |finish| {
            finish.gone.iter().map(move |gone| Step {
                ring: finish.ring,
                marble,
                gone,
            })
        })
    })
}
