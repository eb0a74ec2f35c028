//! Drawing turns by lot.

use rand::{Rng, RngExt};

use super::{Capture, CaptureDuty, Claims, Groups, Marble, Position, Turn};
use crate::board::{Ring, RingSet};

impl Position {
    /// A turn drawn uniformly from all legal ones; `None` when the game is over.
    ///
    /// Captures are gone through once; a placement is drawn without listing any.
    #[must_use]
    pub fn random_turn(&self, rng: &mut impl Rng) -> Option<Turn> {
        if self.is_over() {
            return None;
        }
        let mut ways = 0;
        let capture = self.random_capture(rng, &mut ways);
        if ways > 0 && self.rules.capture_duty == CaptureDuty::Enforced {
            return capture.map(Turn::Capture);
        }
        loop {
            // A capture that may be overlooked (R27) has its share of the chances.
            if ways > 0
                && rng.random_range(0..u64::from(ways) + self.placement_tickets()) < ways.into()
            {
                return capture.map(Turn::Capture);
            }
            if let Some(turn) = self.random_placement(rng) {
                return Some(turn);
            }
        }
    }

    /// One of the captures, each with the same chance, in one pass (reservoir sampling). Counts
    /// them in `seen`.
    fn random_capture(&self, rng: &mut impl Rng, seen: &mut u32) -> Option<Capture> {
        let mut chosen = None;
        self.for_each_capture(&mut |capture| {
            *seen += 1;
            if *seen == 1 || rng.random_range(0..*seen) == 0 {
                chosen = Some(capture);
            }
        });
        chosen
    }

    /// How many equally likely results [`Position::random_placement`] has, empty ones included.
    fn placement_tickets(&self) -> u64 {
        let placements = self.supply().colours().count() as u64 * self.placements_a_colour();
        match self.rules.claims {
            Claims::Automatic => placements,
            Claims::Ask => placements << Groups::MOST,
        }
    }

    /// A placement, each with the same chance. Where claims can be declined, every way to fill a
    /// ring and remove another has as many tickets as the most groups could need; `None` when a
    /// ticket is drawn that stands for no choice.
    #[inline]
    fn random_placement(&self, rng: &mut impl Rng) -> Option<Turn> {
        let supply = self.supply();
        let (mut colours, mut count) = ([Marble::White; 3], 0);
        for marble in Marble::ALL {
            colours[count] = marble;
            count += usize::from(supply[marble] > 0);
        }
        let marble = colours[rng.random_range(0..count)];
        let (ring, remove) = self.random_rings(rng)?;
        let choice = match self.rules.claims {
            Claims::Automatic => 0,
            Claims::Ask => rng.random_range(0..1 << Groups::MOST),
        };
        let declined = match choice {
            0 => RingSet::EMPTY,
            _ => self.declinable(ring, remove).choice(choice)?,
        };
        Some(Turn::Place {
            marble,
            ring,
            remove,
            declined,
        })
    }

    /// A ring to fill and one to remove, every pair with the same chance.
    #[inline]
    fn random_rings(&self, rng: &mut impl Rng) -> Option<(Ring, Option<Ring>)> {
        let (vacant, free) = (self.vacant(), self.free());
        let (vacant_count, free_count) = (vacant.len(), free.len());
        loop {
            let ring = vacant.nth(rng.random_range(0..vacant_count))?;
            let remove = match free_count {
                0 => None,
                // The only free ring, unless it has just been filled.
                1 => free.without(ring).any(),
                several => {
                    let remove = free.nth(rng.random_range(0..several))?;
                    if remove == ring {
                        continue;
                    }
                    Some(remove)
                }
            };
            return Some((ring, remove));
        }
    }
}
