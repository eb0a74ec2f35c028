//! What lies on the table, possibly in the middle of a movement.

use crate::board::{Board, Direction, Ring, RingSet};
use crate::rules::{ByMarble, Marble, Position};

/// Rings and marbles as they are to be drawn. Unlike a [`Position`] it may show the middle of a
/// turn: a marble put down before a ring is removed, or a marble in the air.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Scene {
    /// The board, which names the rings.
    pub board: Board,
    /// The rings that lie on the table.
    pub rings: RingSet,
    /// The marbles on them.
    pub marbles: ByMarble<RingSet>,
    /// A marble on its way.
    pub moving: Option<Moving>,
    /// Marbles that dissolve where they lie; with their rings when those dissolve too.
    pub fading: Option<Fading>,
    /// A ring that slides off the board.
    pub leaving: Option<Leaving>,
}

/// A marble between two rings.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Moving {
    /// Its colour.
    pub marble: Marble,
    /// Where it comes from.
    pub from: Ring,
    /// Where it goes.
    pub to: Ring,
    /// How much of the way it has gone, 0 to 1.
    pub progress: f32,
}

/// Things that dissolve.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Fading {
    /// Where their marbles dissolve.
    pub rings: RingSet,
    /// Whether the rings dissolve with the marbles.
    pub with_rings: bool,
    /// How far they have dissolved, 0 to 1.
    pub progress: f32,
}

/// A ring on its way off the board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Leaving {
    /// Which ring.
    pub ring: Ring,
    /// The two neighbouring directions between which nothing holds it.
    pub towards: [Direction; 2],
    /// How much of the way it has gone, 0 to 1.
    pub progress: f32,
}

impl Scene {
    /// A position at rest.
    #[must_use]
    pub fn new(position: &Position) -> Self {
        let marbles = Marble::ALL.map(|marble| position.marbles(marble));
        let [white, grey, black] = marbles;
        Self {
            board: position.rules().board,
            rings: position.rings(),
            marbles: ByMarble::new(white, grey, black),
            moving: None,
            fading: None,
            leaving: None,
        }
    }

    /// The same with one marble more.
    #[must_use]
    pub fn with_marble(mut self, ring: Ring, marble: Marble) -> Self {
        self.marbles[marble].insert(ring);
        self
    }

    /// The same with one ring less.
    #[must_use]
    pub const fn without_ring(mut self, ring: Ring) -> Self {
        self.rings.remove(ring);
        self
    }

    /// The same without the marble on a ring.
    #[must_use]
    pub fn without_marble(mut self, ring: Ring) -> Self {
        for marble in Marble::ALL {
            self.marbles[marble].remove(ring);
        }
        self
    }

    /// The marble that lies on a ring.
    #[must_use]
    pub fn marble_at(&self, ring: Ring) -> Option<Marble> {
        Marble::ALL
            .into_iter()
            .find(|&marble| self.marbles[marble].contains(ring))
    }

    /// How far the marble on a ring has dissolved, and how far the ring itself.
    #[must_use]
    pub const fn dissolved(&self, ring: Ring) -> (f32, f32) {
        match self.fading {
            Some(fading) if fading.rings.contains(ring) => {
                let rings = if fading.with_rings {
                    fading.progress
                } else {
                    0.0
                };
                (fading.progress, rings)
            }
            _ => (0.0, 0.0),
        }
    }
}
