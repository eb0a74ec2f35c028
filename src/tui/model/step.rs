//! How far a turn has come.

use crate::board::{Ring, RingSet};
use crate::record::Game;
use crate::rules::{CaptureDuty, Chain, Groups, Marble, Position, Turn};
use crate::tui::view::scene::Scene;

/// What the player to move has done of the turn, and so what comes next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// The last turn overlooked a capture: capture, demand the take-back, or let it pass (R27).
    Answer,
    /// Nothing yet: a marble and a ring, or a marble that jumps.
    Choose {
        /// The colour taken from the pool where that binds (R26).
        taken: Option<Marble>,
    },
    /// A marble is placed; a free ring has to go.
    Remove {
        /// Its colour.
        marble: Marble,
        /// Where it lies.
        ring: Ring,
    },
    /// Groups are isolated; the player says which of them to claim (R18).
    Claim(Claim),
    /// A marble is taken up and jumps.
    Jump(Chain),
    /// The game has ended.
    Over,
}

/// A placement whose isolated groups are being claimed or declined one by one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Claim {
    marble: Marble,
    ring: Ring,
    remove: Option<Ring>,
    groups: Groups,
    answered: usize,
    declined: RingSet,
}

impl Claim {
    /// Asks about the groups that a placement isolates.
    #[must_use]
    pub const fn new(marble: Marble, ring: Ring, remove: Option<Ring>, groups: Groups) -> Self {
        Self {
            marble,
            ring,
            remove,
            groups,
            answered: 0,
            declined: RingSet::EMPTY,
        }
    }

    /// The group in question; `None` when all are answered.
    #[must_use]
    pub fn group(&self) -> Option<RingSet> {
        self.groups.iter().nth(self.answered)
    }

    /// The claim with one answer more.
    #[must_use]
    pub fn answer(mut self, claimed: bool) -> Self {
        if let Some(group) = self.group() {
            self.answered += 1;
            if !claimed {
                self.declined |= group;
            }
        }
        self
    }

    /// The claim before the last answer; `None` when nothing was answered.
    #[must_use]
    pub fn unanswered(mut self) -> Option<Self> {
        self.answered = self.answered.checked_sub(1)?;
        if let Some(group) = self.group() {
            self.declined -= group;
        }
        Some(self)
    }

    /// The placed marble's colour and ring, and the removed ring.
    #[must_use]
    pub const fn placement(&self) -> (Marble, Ring, Option<Ring>) {
        (self.marble, self.ring, self.remove)
    }

    /// The turn, once all groups are answered.
    #[must_use]
    pub const fn turn(&self) -> Turn {
        Turn::Place {
            marble: self.marble,
            ring: self.ring,
            remove: self.remove,
            declined: self.declined,
        }
    }
}

impl Step {
    /// The first step of the turn that a game waits for.
    #[must_use]
    pub fn first(game: &Game) -> Self {
        if game.can_demand() {
            return Self::Answer;
        }
        if game.outcome().is_some() {
            return Self::Over;
        }
        Self::after_answer(game.position())
    }

    /// The first step of a turn once nothing is demanded. A single marble that must jump is taken
    /// up at once.
    #[must_use]
    pub fn after_answer(position: &Position) -> Self {
        only_jumper(position)
            .and_then(|ring| Chain::new(*position, ring))
            .map_or(Self::Choose { taken: None }, Self::Jump)
    }

    /// The rings where the step can be made.
    #[must_use]
    pub fn targets(&self, position: &Position) -> RingSet {
        match self {
            Self::Answer if position.is_over() => RingSet::EMPTY,
            Self::Answer => position.all_jumpers(),
            Self::Choose { .. } => {
                let jumpers = position.all_jumpers();
                if must_capture(position) {
                    jumpers
                } else {
                    position.vacant() | jumpers
                }
            }
            Self::Remove { ring, .. } => position.free_after_placing(*ring),
            Self::Claim(claim) => claim.group().unwrap_or_default(),
            Self::Jump(chain) => chain.jumps().map(|jump| jump.landing).collect(),
            Self::Over => RingSet::EMPTY,
        }
    }

    /// What lies on the board now, in the middle of the turn.
    #[must_use]
    pub fn scene(&self, position: &Position) -> Scene {
        match self {
            Self::Answer | Self::Choose { .. } | Self::Over => Scene::new(position),
            Self::Remove { marble, ring } => Scene::new(position).with_marble(*ring, *marble),
            Self::Claim(claim) => {
                let scene = Scene::new(position).with_marble(claim.ring, claim.marble);
                match claim.remove {
                    Some(gone) => scene.without_ring(gone),
                    None => scene,
                }
            }
            Self::Jump(chain) => Scene::new(chain.board()),
        }
    }

    /// Whether the turn has begun, so that something can be taken back or is bound (R26).
    #[must_use]
    pub const fn has_begun(&self) -> bool {
        match self {
            Self::Answer | Self::Choose { taken: None } | Self::Over => false,
            Self::Choose { taken: Some(_) } | Self::Remove { .. } | Self::Claim(_) => true,
            Self::Jump(chain) => !chain.capture().is_empty(),
        }
    }
}

/// Whether only a capture is legal.
#[must_use]
pub fn must_capture(position: &Position) -> bool {
    position.rules().capture_duty == CaptureDuty::Enforced && position.has_jump()
}

/// The marble that must jump because no other can.
#[must_use]
pub fn only_jumper(position: &Position) -> Option<Ring> {
    let jumpers = position.all_jumpers();
    (must_capture(position) && jumpers.len() == 1)
        .then(|| jumpers.any())
        .flatten()
}
