//! The rules once more, as slowly and obviously as can be: on a map from plain coordinates to what
//! lies there, written from the rule texts alone. The library is compared with it.

use std::collections::{BTreeMap, BTreeSet};

use zertz::board::{Board, Direction, Ring, RingName};
use zertz::rules::{
    CaptureDuty, Claims, IllegalTurn, Marble, Marbles, Outcome, Player, Position, Preset, Ruleset,
    Turn, WinReason, WinningSet,
};

/// Column and height in half rings.
pub type Spot = (i32, i32);
pub type Spots = BTreeSet<Spot>;

/// The six neighbour places in a circle, clockwise from the top.
const AROUND: [Spot; 6] = [(0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)];

const fn next_to((column, height): Spot, (right, up): Spot) -> Spot {
    (column + right, height + up)
}

/// Rings of each column and height of its lowest ring.
const fn table(board: Board) -> (&'static [i32], &'static [i32]) {
    match board {
        Board::Rings37 => (&[4, 5, 6, 7, 6, 5, 4], &[3, 2, 1, 0, 1, 2, 3]),
        Board::Rings40 => (&[5, 6, 7, 7, 6, 5, 4], &[2, 1, 0, 1, 2, 3, 4]),
        Board::Rings43 => (&[5, 6, 7, 7, 6, 5, 4, 3], &[2, 1, 0, 1, 2, 3, 4, 5]),
        Board::Rings44 => (&[5, 6, 7, 8, 7, 6, 5], &[3, 2, 1, 0, 1, 2, 3]),
        Board::Rings48 => (&[5, 6, 7, 8, 7, 6, 5, 4], &[3, 2, 1, 0, 1, 2, 3, 4]),
        Board::Rings61 => (&[5, 6, 7, 8, 9, 8, 7, 6, 5], &[4, 3, 2, 1, 0, 1, 2, 3, 4]),
    }
}

/// All places of a board.
pub fn spots(board: Board) -> Spots {
    let (lengths, firsts) = table(board);
    (0..)
        .zip(lengths.iter().zip(firsts))
        .flat_map(|(column, (&length, &first))| {
            (0..length).map(move |number| (column, first + 2 * number))
        })
        .collect()
}

pub fn name(board: Board, (column, height): Spot) -> RingName {
    let first = table(board).1[column as usize];
    RingName {
        column: column as u8,
        number: ((height - first) / 2 + 1) as u8,
    }
}

pub fn spot(board: Board, ring: Ring) -> Spot {
    let name = board.name(ring);
    let first = table(board).1[usize::from(name.column)];
    (
        i32::from(name.column),
        first + 2 * (i32::from(name.number) - 1),
    )
}

/// A turn on plain coordinates; a capture is its start and the places landed on.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum PlainTurn {
    Place(Marble, Spot, Option<Spot>, Spots),
    Capture(Vec<Spot>),
}

impl PlainTurn {
    pub fn new(board: Board, turn: &Turn) -> Self {
        match turn {
            Turn::Place {
                marble,
                ring,
                remove,
                declined,
            } => Self::Place(
                *marble,
                spot(board, *ring),
                remove.map(|gone| spot(board, gone)),
                declined.iter().map(|ring| spot(board, ring)).collect(),
            ),
            Turn::Capture(capture) => {
                let mut at = spot(board, capture.start());
                let mut way = vec![at];
                for &direction in capture.directions() {
                    let step = step(direction);
                    at = next_to(next_to(at, step), step);
                    way.push(at);
                }
                Self::Capture(way)
            }
        }
    }
}

const fn step(direction: Direction) -> Spot {
    AROUND[match direction {
        Direction::North => 0,
        Direction::NorthEast => 1,
        Direction::SouthEast => 2,
        Direction::South => 3,
        Direction::SouthWest => 4,
        Direction::NorthWest => 5,
    }]
}

/// A position on plain coordinates.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plain {
    pub rules: Ruleset,
    /// What lies on each ring that is left.
    pub rings: BTreeMap<Spot, Option<Marble>>,
    pub pool: BTreeMap<Marble, u8>,
    pub captured: [BTreeMap<Marble, u8>; 2],
    /// 0 or 1.
    pub mover: usize,
}

fn counted(marbles: Marbles) -> BTreeMap<Marble, u8> {
    marbles
        .iter()
        .map(|(marble, &count)| (marble, count))
        .collect()
}

fn total(marbles: &BTreeMap<Marble, u8>) -> u8 {
    marbles.values().sum()
}

impl Plain {
    pub fn new(position: &Position) -> Self {
        let board = position.rules().board;
        let all: Vec<Ring> = spots(board)
            .into_iter()
            .filter_map(|spot| board.ring(name(board, spot)))
            .collect();
        Self {
            rules: position.rules(),
            rings: all
                .into_iter()
                .filter(|&ring| position.rings().contains(ring))
                .map(|ring| (spot(board, ring), position.marble_at(ring)))
                .collect(),
            pool: counted(position.pool()),
            captured: Player::ALL.map(|player| counted(position.captured(player))),
            mover: usize::from(position.to_move() == Player::Two),
        }
    }

    pub fn marbles(&self) -> Spots {
        self.rings
            .iter()
            .filter(|(_, marble)| marble.is_some())
            .map(|(&spot, _)| spot)
            .collect()
    }

    pub fn vacant(&self) -> Spots {
        self.rings
            .iter()
            .filter(|(_, marble)| marble.is_none())
            .map(|(&spot, _)| spot)
            .collect()
    }

    fn is_vacant(&self, spot: Spot) -> bool {
        self.rings.get(&spot) == Some(&None)
    }

    fn marble(&self, spot: Spot) -> Option<Marble> {
        self.rings.get(&spot).copied().flatten()
    }

    /// R8.
    pub fn free(&self) -> Spots {
        self.vacant()
            .into_iter()
            .filter(|&spot| {
                let empty = AROUND.map(|step| !self.rings.contains_key(&next_to(spot, step)));
                (0..6).any(|way| empty[way] && empty[(way + 1) % 6])
            })
            .collect()
    }

    /// R12: from, over and landing of every jump of a marble.
    fn jumps(&self, from: Spot) -> Vec<(Spot, Spot)> {
        AROUND
            .into_iter()
            .map(|step| (next_to(from, step), next_to(next_to(from, step), step)))
            .filter(|&(over, landing)| self.marble(over).is_some() && self.is_vacant(landing))
            .collect()
    }

    pub fn jumpers(&self) -> Spots {
        self.marbles()
            .into_iter()
            .filter(|&from| !self.jumps(from).is_empty())
            .collect()
    }

    /// R11.
    fn supply(&self) -> &BTreeMap<Marble, u8> {
        if total(&self.pool) > 0 {
            &self.pool
        } else {
            &self.captured[self.mover]
        }
    }

    /// R14, with jumped marbles lifted at the end and never jumped twice (R15).
    fn chains(&self, way: &mut Vec<Spot>, jumped: &mut Vec<Spot>, found: &mut Vec<PlainTurn>) {
        let at = way[way.len() - 1];
        let on: Vec<(Spot, Spot)> = self
            .jumps(at)
            .into_iter()
            .filter(|(over, _)| !jumped.contains(over))
            .collect();
        if on.is_empty() && way.len() > 1 {
            found.push(PlainTurn::Capture(way.clone()));
        }
        for (over, landing) in on {
            let mut next = self.clone();
            let marble = next.rings.insert(at, None).flatten();
            next.rings.insert(landing, marble);
            way.push(landing);
            jumped.push(over);
            next.chains(way, jumped, found);
            way.pop();
            jumped.pop();
        }
    }

    /// The connected parts of the board.
    fn groups(&self) -> Vec<Spots> {
        let mut left: Spots = self.rings.keys().copied().collect();
        let mut groups = Vec::new();
        while let Some(first) = left.pop_first() {
            let mut group = Spots::from([first]);
            let mut edge = vec![first];
            while let Some(at) = edge.pop() {
                for step in AROUND {
                    let beside = next_to(at, step);
                    if left.remove(&beside) {
                        group.insert(beside);
                        edge.push(beside);
                    }
                }
            }
            groups.push(group);
        }
        groups
    }

    /// Groups without a vacant ring.
    fn full_groups(&self) -> Vec<Spots> {
        let mut groups = self.groups();
        groups.retain(|group| !group.iter().any(|&spot| self.is_vacant(spot)));
        groups
    }

    fn with_placed(&self, marble: Marble, at: Spot, remove: Option<Spot>) -> Self {
        let mut next = self.clone();
        next.rings.insert(at, Some(marble));
        if let Some(gone) = remove {
            next.rings.remove(&gone);
        }
        next
    }

    /// R17 and R22: what a placement isolates. A full board is a single prize.
    pub fn isolated(&self, at: Spot, remove: Option<Spot>) -> Vec<Spots> {
        let next = self.with_placed(Marble::White, at, remove);
        if next.vacant().is_empty() {
            return vec![next.rings.keys().copied().collect()];
        }
        let before = self.full_groups();
        let mut groups = next.full_groups();
        groups.retain(|group| !before.contains(group));
        groups
    }

    fn fills_board(&self, at: Spot, remove: Option<Spot>) -> bool {
        self.vacant()
            .into_iter()
            .all(|spot| spot == at || Some(spot) == remove)
    }

    /// Every choice of isolated groups that may be declined (R18).
    pub fn declinable(&self, at: Spot, remove: Option<Spot>) -> Vec<Spots> {
        let mut choices = vec![Spots::new()];
        if self.rules.claims == Claims::Ask && !self.fills_board(at, remove) {
            for group in self.isolated(at, remove) {
                for choice in choices.clone() {
                    choices.push(&choice | &group);
                }
            }
        }
        choices
    }

    /// Every legal turn, sorted.
    pub fn turns(&self) -> Vec<PlainTurn> {
        let mut turns = Vec::new();
        if self.outcome().is_some() {
            return turns;
        }
        for start in self.jumpers() {
            self.chains(&mut vec![start], &mut Vec::new(), &mut turns);
        }
        if turns.is_empty() || self.rules.capture_duty == CaptureDuty::OnDemand {
            let (vacant, free) = (self.vacant(), self.free());
            for &at in &vacant {
                let mut removals: Vec<Option<Spot>> = free
                    .iter()
                    .filter(|&&gone| gone != at)
                    .copied()
                    .map(Some)
                    .collect();
                if removals.is_empty() {
                    removals.push(None);
                }
                for remove in removals {
                    for declined in self.declinable(at, remove) {
                        for (&marble, _) in self.supply().iter().filter(|&(_, &count)| count > 0) {
                            turns.push(PlainTurn::Place(marble, at, remove, declined.clone()));
                        }
                    }
                }
            }
        }
        turns.sort();
        turns
    }

    fn capture(&mut self, spot: Spot) {
        if let Some(marble) = self.rings.insert(spot, None).flatten() {
            *self.captured[self.mover].entry(marble).or_default() += 1;
        }
    }

    /// The position after a legal turn.
    pub fn play(&self, turn: &PlainTurn) -> Self {
        let mut next = self.clone();
        match turn {
            PlainTurn::Place(marble, at, remove, declined) => {
                let supply = if total(&self.pool) > 0 {
                    &mut next.pool
                } else {
                    &mut next.captured[self.mover]
                };
                *supply.entry(*marble).or_default() -= 1;
                next.rings.insert(*at, Some(*marble));
                if let Some(gone) = remove {
                    next.rings.remove(gone);
                }
                for spot in self.isolated(*at, *remove).into_iter().flatten() {
                    if !declined.contains(&spot) {
                        next.capture(spot);
                        next.rings.remove(&spot);
                    }
                }
            }
            PlainTurn::Capture(way) => {
                let marble = next.rings.insert(way[0], None).flatten();
                for jump in way.windows(2) {
                    let [(column, height), (to_column, to_height)] = jump else {
                        continue;
                    };
                    next.capture(((column + to_column) / 2, (height + to_height) / 2));
                }
                next.rings.insert(way[way.len() - 1], marble);
            }
        }
        next.mover = 1 - self.mover;
        next
    }

    /// R21 to R23.
    pub fn outcome(&self) -> Option<Outcome> {
        let players = Player::ALL;
        let (mover, other) = (players[self.mover], players[1 - self.mover]);
        let won = |player: usize| {
            let captured = &self.captured[player];
            let (goals, each) = (self.rules.set.goals(), self.rules.set.goal_each());
            let colour = Marble::ALL
                .into_iter()
                .find(|marble| captured[marble] >= goals[*marble]);
            match colour {
                Some(marble) => Some(WinningSet::Of(marble)),
                None if captured.values().all(|&count| count >= each) => Some(WinningSet::Each),
                None => None,
            }
        };
        let win = |winner, reason| Some(Outcome::Win { winner, reason });
        if let Some(set) = won(1 - self.mover) {
            return win(other, WinReason::Set(set));
        }
        if let Some(set) = won(self.mover) {
            return win(mover, WinReason::Set(set));
        }
        if self.vacant().is_empty() {
            return win(other, WinReason::FullBoard);
        }
        if total(self.supply()) == 0 && self.jumpers().is_empty() {
            return if self.rules.preset == Preset::Tournament {
                Some(Outcome::NoWinner)
            } else {
                win(other, WinReason::NoMarble)
            };
        }
        None
    }
}

/// What decides about a candidate, worked out once for many of them.
pub struct Judge<'a> {
    plain: &'a Plain,
    over: bool,
    jumpers: Spots,
    free: Spots,
}

impl<'a> Judge<'a> {
    pub fn new(plain: &'a Plain) -> Self {
        Self {
            plain,
            over: plain.outcome().is_some(),
            jumpers: plain.jumpers(),
            free: plain.free(),
        }
    }

    fn name(&self, spot: Spot) -> RingName {
        name(self.plain.rules.board, spot)
    }

    fn names(&self, spots: impl IntoIterator<Item = Spot>) -> Vec<RingName> {
        spots.into_iter().map(|spot| self.name(spot)).collect()
    }

    /// The rule that a turn breaks, the earliest step first.
    pub fn check(&self, turn: &Turn) -> Result<(), IllegalTurn> {
        if self.over {
            return Err(IllegalTurn::GameOver);
        }
        match PlainTurn::new(self.plain.rules.board, turn) {
            PlainTurn::Place(marble, at, remove, declined) => {
                self.check_placement(marble, at)?;
                self.check_removal(at, remove)?;
                self.check_declined(at, remove, &declined)
            }
            PlainTurn::Capture(way) => {
                let Turn::Capture(capture) = turn else {
                    return Ok(());
                };
                self.check_capture(&way, capture.directions())
            }
        }
    }

    fn check_placement(&self, marble: Marble, at: Spot) -> Result<(), IllegalTurn> {
        let plain = self.plain;
        if plain.rules.capture_duty == CaptureDuty::Enforced && !self.jumpers.is_empty() {
            let jumpers = self.names(self.jumpers.iter().copied());
            Err(IllegalTurn::CaptureCompulsory(jumpers))
        } else if plain.supply()[&marble] == 0 {
            Err(IllegalTurn::NoSuchMarble {
                marble,
                pool_empty: total(&plain.pool) == 0,
            })
        } else if !plain.rings.contains_key(&at) {
            Err(IllegalTurn::NoRing(self.name(at)))
        } else if !plain.is_vacant(at) {
            Err(IllegalTurn::NotVacant(self.name(at)))
        } else {
            Ok(())
        }
    }

    fn check_removal(&self, at: Spot, remove: Option<Spot>) -> Result<(), IllegalTurn> {
        let Some(gone) = remove else {
            let free = self.free.iter().copied().filter(|&gone| gone != at);
            let free = self.names(free);
            return if free.is_empty() {
                Ok(())
            } else {
                Err(IllegalTurn::RemovalMissing(free))
            };
        };
        let name = self.name(gone);
        if gone == at {
            Err(IllegalTurn::RemovalFilled(name))
        } else if !self.plain.rings.contains_key(&gone) {
            Err(IllegalTurn::NoRing(name))
        } else if !self.plain.is_vacant(gone) {
            Err(IllegalTurn::RemovalOccupied(name))
        } else if self.free.contains(&gone) {
            Ok(())
        } else {
            Err(IllegalTurn::RemovalNotFree(name))
        }
    }

    fn check_declined(
        &self,
        at: Spot,
        remove: Option<Spot>,
        declined: &Spots,
    ) -> Result<(), IllegalTurn> {
        if declined.is_empty() {
            Ok(())
        } else if self.plain.rules.claims == Claims::Automatic {
            Err(IllegalTurn::ClaimsAutomatic)
        } else if self.plain.fills_board(at, remove) {
            Err(IllegalTurn::BoardFull)
        } else if self.plain.declinable(at, remove).contains(declined) {
            Ok(())
        } else {
            Err(IllegalTurn::DeclinedNotIsolated)
        }
    }

    fn check_capture(&self, way: &[Spot], ways: &[Direction]) -> Result<(), IllegalTurn> {
        let mut plain = self.plain.clone();
        if plain.marble(way[0]).is_none() {
            return Err(IllegalTurn::NoMarble(self.name(way[0])));
        }
        if ways.is_empty() {
            return Err(IllegalTurn::NoJump);
        }
        for (jump, &direction) in way.windows(2).zip(ways) {
            let (from, over, landing) = (jump[0], next_to(jump[0], step(direction)), jump[1]);
            if plain.marble(over).is_none() {
                return Err(IllegalTurn::NothingToJump {
                    from: self.name(from),
                    direction,
                });
            }
            if !plain.is_vacant(landing) {
                return Err(IllegalTurn::NoLanding {
                    over: self.name(over),
                });
            }
            let marble = plain.rings.insert(from, None).flatten();
            plain.rings.insert(landing, marble);
            plain.rings.insert(over, None);
        }
        let at = way[way.len() - 1];
        let landings: Spots = plain
            .jumps(at)
            .into_iter()
            .map(|(_, landing)| landing)
            .collect();
        if landings.is_empty() {
            Ok(())
        } else {
            Err(IllegalTurn::MustGoOn {
                at: self.name(at),
                landings: self.names(landings),
            })
        }
    }
}
