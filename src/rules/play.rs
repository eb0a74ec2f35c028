//! Making turns.

use super::isolation::suspects;
use super::{IllegalTurn, Marble, Marbles, Position, Turn};
use crate::board::{Ring, RingSet};

impl Position {
    /// The position after a legal turn.
    ///
    /// # Errors
    ///
    /// Says why the turn is not legal here.
    ///
    /// ```
    /// use zertz::rules::{Marble, Position, Ruleset, Turn};
    /// let start = Position::start(Ruleset::default());
    /// let ring = |name| start.rules().board.ring_named(name).unwrap();
    /// let next = start.play(Turn::place(Marble::White, ring("d4"), Some(ring("d1"))))?;
    /// assert_eq!(next.rings().len(), 36);
    /// # Ok::<(), zertz::rules::IllegalTurn>(())
    /// ```
    pub fn play(&self, turn: Turn) -> Result<Self, IllegalTurn> {
        self.check(&turn)?;
        let mut next = *self;
        next.play_unchecked(&turn);
        Ok(next)
    }

    /// Makes a turn. The caller guarantees that it is legal; otherwise the position may no longer
    /// be valid.
    #[inline]
    pub fn play_unchecked(&mut self, turn: &Turn) {
        match *turn {
            Turn::Place {
                marble,
                ring,
                remove,
                declined,
            } => self.place_unchecked(marble, ring, remove, declined),
            Turn::Capture(capture) => {
                let mut at = capture.start();
                for (over, landing) in capture.path() {
                    self.jump(at, over, landing);
                    at = landing;
                }
            }
        }
        self.to_move = self.to_move.other();
    }

    /// The marbles that a legal turn takes: those it jumps over and those it claims.
    ///
    /// ```
    /// use zertz::notation::TurnText;
    /// use zertz::rules::Position;
    /// let text = "oooo/ooooo/oooooo/oooWBoo/1oooooo/2ooooo/3oooo 5/8/9 0/0/0 0/0/0 1 37";
    /// let position: Position = text.parse().unwrap();
    /// let turn = TurnText::read("x d4d6", &position).unwrap();
    /// assert_eq!(position.taken_by(&turn).to_string(), "0/0/1");
    /// ```
    #[must_use]
    pub fn taken_by(&self, turn: &Turn) -> Marbles {
        let mut before = self.captured[self.to_move];
        if let Turn::Place { marble, .. } = turn
            && self.pool.is_empty()
        {
            // The placed marble was the player's own.
            before[*marble] = before[*marble].saturating_sub(1);
        }
        let mut next = *self;
        next.play_unchecked(turn);
        let mut taken = next.captured[self.to_move];
        for marble in Marble::ALL {
            taken[marble] = taken[marble].saturating_sub(before[marble]);
        }
        taken
    }

    /// The rings whose marbles a legal turn takes: those it jumps over and those it claims, which
    /// may include the one just filled.
    ///
    /// ```
    /// use zertz::notation::TurnText;
    /// use zertz::rules::Position;
    /// let text = "Goo/2oo/2ooW/1oBoo/2oooB/3ooW/ 4/7/8 0/0/0 0/0/0 1 37";
    /// let position: Position = text.parse().unwrap();
    /// let turn = TurnText::read("Wd2,a2 x Ga1", &position).unwrap();
    /// let a1 = position.rules().board.ring_named("a1").unwrap();
    /// assert_eq!(position.rings_taken_by(&turn).iter().collect::<Vec<_>>(), [a1]);
    /// ```
    #[must_use]
    pub fn rings_taken_by(&self, turn: &Turn) -> RingSet {
        match turn {
            Turn::Place {
                ring,
                remove,
                declined,
                ..
            } => self.isolated_by(*ring, *remove).all() - *declined,
            Turn::Capture(capture) => capture.path().map(|(over, _)| over).collect(),
        }
    }

    #[inline]
    fn place_unchecked(
        &mut self,
        marble: Marble,
        ring: Ring,
        remove: Option<Ring>,
        declined: RingSet,
    ) {
        if self.pool.is_empty() {
            self.captured[self.to_move][marble] -= 1;
        } else {
            self.pool[marble] -= 1;
        }
        self.marbles[marble].insert(ring);
        if let Some(gone) = remove {
            self.rings.remove(gone);
        }
        let occupied = self.occupied();
        let vacant = self.rings - occupied;
        if vacant.is_empty() {
            self.claim(self.rings);
            return;
        }
        let mut suspects = suspects(occupied, vacant, ring, remove);
        while let Some(suspect) = suspects.any() {
            let group = occupied.group_of(suspect);
            suspects -= group;
            if !group.neighbours().meets(vacant) && !group.meets(declined) {
                self.claim(group);
            }
        }
    }

    /// Gives the player to move the marbles of a group and takes its rings away.
    fn claim(&mut self, group: RingSet) {
        for marble in Marble::ALL {
            let taken = self.marbles[marble] & group;
            self.captured[self.to_move][marble] += taken.len() as u8;
            self.marbles[marble] -= taken;
        }
        self.rings -= group;
    }
}
