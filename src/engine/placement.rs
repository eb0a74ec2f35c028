//! A placement in sixteen bits, for tables.

use crate::board::Ring;
use crate::rules::{Marble, Position, Turn};

/// A placement that claims everything it isolates.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Placement {
    marble: Marble,
    ring: Ring,
    remove: Option<Ring>,
}

/// Every ring by its [`Ring::index`].
const RINGS: [Option<Ring>; 64] = {
    let mut rings = [None; 64];
    let mut column = 0;
    while column < 9 {
        let mut slant = 0;
        while slant < 9 {
            if let Some(ring) = Ring::at(column, slant) {
                rings[ring.index()] = Some(ring);
            }
            slant += 1;
        }
        column += 1;
    }
    rings
};

impl Placement {
    /// Stands for "no ring removed" in the code.
    const NOTHING: u16 = 127;

    pub(super) const fn new(marble: Marble, ring: Ring, remove: Option<Ring>) -> Self {
        Self {
            marble,
            ring,
            remove,
        }
    }

    pub(super) const fn turn(self) -> Turn {
        Turn::place(self.marble, self.ring, self.remove)
    }

    pub(super) const fn marble(self) -> Marble {
        self.marble
    }

    pub(super) const fn ring(self) -> Ring {
        self.ring
    }

    pub(super) const fn remove(self) -> Option<Ring> {
        self.remove
    }

    /// The number in a table, never 0.
    pub(super) fn code(self) -> u16 {
        let remove = self
            .remove
            .map_or(Self::NOTHING, |ring| ring.index() as u16);
        (self.marble as u16 + 1) << 13 | (self.ring.index() as u16) << 7 | remove
    }

    /// The placement with this number. Not every number belongs to one.
    pub(super) fn from_code(code: u16) -> Option<Self> {
        let marble = Marble::ALL.get((code >> 13).checked_sub(1)? as usize)?;
        let ring = RINGS[(code >> 7 & 63) as usize]?;
        let remove = match code & 127 {
            Self::NOTHING => None,
            index => Some((*RINGS.get(index as usize)?)?),
        };
        Some(Self::new(*marble, ring, remove))
    }

    /// Whether the placement can be made where a placement is due: numbers in a table may belong to
    /// another position.
    pub(super) fn fits(self, position: &Position) -> bool {
        let removable = position.free_after_placing(self.ring);
        position.supply()[self.marble] > 0
            && position.vacant().contains(self.ring)
            && match self.remove {
                Some(gone) => removable.contains(gone),
                None => removable.is_empty(),
            }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Ruleset;

    #[test]
    fn every_placement_survives_its_code() {
        let start = Position::start(Ruleset::default());
        start.for_each_turn(|turn| {
            let Turn::Place {
                marble,
                ring,
                remove,
                ..
            } = turn
            else {
                panic!("nothing to capture");
            };
            let placement = Placement::new(marble, ring, remove);
            assert_eq!(Placement::from_code(placement.code()), Some(placement));
            assert!(placement.fits(&start));
        });
    }

    #[test]
    fn no_code_panics() {
        let known = (0..=u16::MAX).filter_map(Placement::from_code).count();
        assert_eq!(known, 3 * 61 * 62);
    }
}
