//! Rings that can be slid away.

use super::{Direction, RingSet};

impl RingSet {
    /// The rings of the set that have two empty places next to each other among their six
    /// neighbour places, so that nothing stops them from being slid away (R8) if they are vacant.
    ///
    /// ```
    /// use zertz::board::Board;
    /// assert_eq!(Board::Rings37.rings().loose().len(), 18);
    /// ```
    #[must_use]
    #[inline]
    pub fn loose(self) -> Self {
        // Rings that have a ring next to them in each direction. A ring is held when of any two
        // neighbouring directions at least one is taken.
        let [n, ne, se, s, sw, nw] =
            Direction::ALL.map(|direction| self.shifted(direction.opposite()));
        let held = (n | ne) & (ne | se) & (se | s) & (s | sw) & (sw | nw) & (nw | n);
        self - held
    }
}
