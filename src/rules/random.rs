//! Drawing turns by lot.

use rand::{Rng, RngExt};

use super::{Capture, CaptureDuty, Claims, Marble, Position, Turn};

impl Position {
    /// A turn drawn uniformly from all legal ones; `None` when the game is over.
    ///
    /// A placement is drawn without listing any.
    #[must_use]
    pub fn random_turn(&self, rng: &mut impl Rng) -> Option<Turn> {
        if self.is_over() {
            return None;
        }
        if self.rules.claims == Claims::Ask || self.rules.capture_duty == CaptureDuty::OnDemand {
            let turns = self.legal_turns();
            return turns.get(rng.random_range(0..turns.len())).copied();
        }
        if let Some(capture) = self.random_capture(rng) {
            return Some(Turn::Capture(capture));
        }
        let supply = self.supply();
        let (mut colours, mut count) = ([Marble::White; 3], 0);
        for marble in Marble::ALL {
            colours[count] = marble;
            count += usize::from(supply[marble] > 0);
        }
        let marble = colours[rng.random_range(0..count)];
        let (vacant, free) = (self.vacant(), self.free());
        loop {
            let ring = vacant.nth(rng.random_range(0..vacant.len()))?;
            let remove = match free.len() {
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
            return Some(Turn::place(marble, ring, remove));
        }
    }

    /// One of the captures, each with the same chance, in one pass (reservoir sampling).
    fn random_capture(&self, rng: &mut impl Rng) -> Option<Capture> {
        let mut seen = 0u32;
        let mut chosen = None;
        self.for_each_capture(&mut |capture| {
            seen += 1;
            if seen == 1 || rng.random_range(0..seen) == 0 {
                chosen = Some(capture);
            }
        });
        chosen
    }
}
