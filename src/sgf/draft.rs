//! A turn that is being made, action by action.

use super::action::{Action, Rack};
use super::fault::Fault;
use super::tree::NodeId;
use crate::board::{Direction, Ring, RingName};
use crate::rules::{Capture, IllegalTurn, Marble, Player, Position, Turn};

/// What a player has done in this turn so far. Whether it is legal is asked when it is finished,
/// since until then everything can be taken back.
#[derive(Debug, Clone)]
pub(super) struct Draft {
    pub(super) player: Player,
    /// Where the turn begins.
    pub(super) first: NodeId,
    placed: Option<(Marble, Ring, NodeId)>,
    removed: Option<(Ring, NodeId)>,
    /// Where the jumping marble started, then its landings.
    way: Vec<(Ring, NodeId)>,
    pub(super) comment: String,
    /// The player's clock at the last action, in milliseconds.
    pub(super) clock: Option<u64>,
}

/// Why a draft is no turn: the action to blame, or none when only something is missing.
pub(super) struct Unfinished {
    pub(super) node: Option<NodeId>,
    pub(super) fault: Fault,
}

impl Draft {
    pub(super) const fn new(player: Player, first: NodeId) -> Self {
        Self {
            player,
            first,
            placed: None,
            removed: None,
            way: Vec::new(),
            comment: String::new(),
            clock: None,
        }
    }

    /// Whether nothing is done, or everything was taken back.
    pub(super) const fn is_empty(&self) -> bool {
        self.placed.is_none() && self.removed.is_none() && self.way.is_empty()
    }

    /// Adds an action of this turn.
    pub(super) fn add(
        &mut self,
        position: &Position,
        action: &Action<'_>,
        node: NodeId,
    ) -> Result<(), Fault> {
        let board = position.rules().board;
        let ring = |name: RingName| board.ring(name).ok_or(Fault::NoSuchRing(name));
        match *action {
            Action::Place(rack, marble, name) => {
                let at = ring(name)?;
                if !self.way.is_empty() {
                    return Err(Fault::PlacementAndCapture);
                }
                if self.placed.is_some() {
                    return Err(Fault::SecondMarble);
                }
                let supply = if position.pool().is_empty() {
                    Rack::Captured(self.player)
                } else {
                    Rack::Pool
                };
                if rack != supply {
                    return Err(Fault::WrongRack);
                }
                self.placed = Some((marble, at, node));
            }
            Action::TakeBack(name, _) => {
                let at = ring(name)?;
                self.placed
                    .take_if(|(_, placed, _)| *placed == at)
                    .ok_or(Fault::NotFilled(name))?;
            }
            Action::Remove(name) => {
                let gone = ring(name)?;
                if !self.way.is_empty() {
                    return Err(Fault::PlacementAndCapture);
                }
                if self.removed.is_some() {
                    return Err(Fault::SecondRing);
                }
                self.removed = Some((gone, node));
            }
            Action::PutBack(name) => {
                let back = ring(name)?;
                self.removed
                    .take_if(|(removed, _)| *removed == back)
                    .ok_or(Fault::NotRemoved(name))?;
            }
            Action::Move(from, to) => self.shift(position, ring(from)?, ring(to)?, node)?,
            _ => {}
        }
        Ok(())
    }

    /// A jump, a jump back, or another place for the marble just placed.
    fn shift(
        &mut self,
        position: &Position,
        from: Ring,
        to: Ring,
        node: NodeId,
    ) -> Result<(), Fault> {
        match &mut self.placed {
            Some((_, at, placed)) if *at == from => {
                *at = to;
                *placed = node;
                return Ok(());
            }
            Some(_) => return Err(Fault::PlacementAndCapture),
            None if self.removed.is_some() => return Err(Fault::PlacementAndCapture),
            None => {}
        }
        match *self.way.as_slice() {
            [] => self.way.extend([(from, node), (to, node)]),
            [.., (at, _)] if at != from => {
                return Err(Fault::OtherMarble(position.rules().board.name(at)));
            }
            // Straight back: the jump is taken back.
            [(before, _), _] if before == to => self.way.clear(),
            [.., (before, _), _] if before == to => {
                self.way.pop();
            }
            ref way if way.len() > Capture::MOST => return Err(Fault::NoMoreMarbles),
            _ => self.way.push((to, node)),
        }
        Ok(())
    }

    /// The turn, if it is complete and legal.
    pub(super) fn finish(&self, position: &Position) -> Result<Turn, Unfinished> {
        if let Some(&(start, _)) = self.way.first() {
            return self.finish_capture(position, start);
        }
        let blame = |node| {
            move |fault: IllegalTurn| Unfinished {
                node: Some(node),
                fault: fault.into(),
            }
        };
        let missing = |fault: Fault| Unfinished { node: None, fault };
        let Some((marble, ring, node)) = self.placed else {
            if let Some((gone, node)) = self.removed {
                check_removal_alone(position, gone).map_err(blame(node))?;
            }
            return Err(missing(Fault::NoMarble));
        };
        position
            .check_placement(marble, ring)
            .map_err(blame(node))?;
        let removal = position.check_removal(ring, self.removed.map(|(gone, _)| gone));
        match (removal, self.removed) {
            (Ok(()), _) => Ok(Turn::place(
                marble,
                ring,
                self.removed.map(|(gone, _)| gone),
            )),
            (Err(fault), Some((_, node))) => Err(blame(node)(fault)),
            (Err(fault), None) => Err(missing(fault.into())),
        }
    }

    fn finish_capture(&self, position: &Position, start: Ring) -> Result<Turn, Unfinished> {
        let board = position.rules().board;
        let mut capture = Capture::new(start);
        for (&(from, _), &(to, node)) in self.way.iter().zip(self.way.iter().skip(1)) {
            let Some(direction) = jump_direction(from, to) else {
                return Err(Unfinished {
                    node: Some(node),
                    fault: Fault::NotAJump {
                        from: board.name(from),
                        to: board.name(to),
                    },
                });
            };
            capture = capture.then(direction);
        }
        let turn = Turn::Capture(capture);
        match position.check(&turn) {
            Ok(()) => Ok(turn),
            Err(fault @ IllegalTurn::MustGoOn { .. }) => Err(Unfinished {
                node: None,
                fault: fault.into(),
            }),
            Err(fault) => Err(self.blame_jump(position, capture, fault)),
        }
    }

    /// The first jump that can't be made.
    fn blame_jump(&self, position: &Position, whole: Capture, fault: IllegalTurn) -> Unfinished {
        let mut capture = Capture::new(whole.start());
        for (&direction, &(_, node)) in whole.directions().iter().zip(self.way.iter().skip(1)) {
            capture = capture.then(direction);
            match position.check(&Turn::Capture(capture)) {
                Ok(()) | Err(IllegalTurn::MustGoOn { .. }) => {}
                Err(fault) => {
                    return Unfinished {
                        node: Some(node),
                        fault: fault.into(),
                    };
                }
            }
        }
        Unfinished {
            node: self.way.last().map(|step| step.1),
            fault: fault.into(),
        }
    }
}

/// The way of a jump that leads from one ring to another.
fn jump_direction(from: Ring, to: Ring) -> Option<Direction> {
    Direction::ALL.into_iter().find(|&direction| {
        let over = from.neighbour(direction);
        over.and_then(|over| over.neighbour(direction)) == Some(to)
    })
}

/// Checks the removal of a ring for which no marble has been placed yet.
fn check_removal_alone(position: &Position, gone: Ring) -> Result<(), IllegalTurn> {
    let name = position.rules().board.name(gone);
    if let Some(marble) = position.supply().colours().next()
        && let Err(fault @ IllegalTurn::CaptureCompulsory(_)) =
            position.check_placement(marble, gone)
    {
        Err(fault)
    } else if !position.rings().contains(gone) {
        Err(IllegalTurn::NoRing(name))
    } else if position.occupied().contains(gone) {
        Err(IllegalTurn::RemovalOccupied(name))
    } else if !position.free().contains(gone) {
        Err(IllegalTurn::RemovalNotFree(name))
    } else {
        Ok(())
    }
}
