//! Turns as ZEN writes them: `Wb3`, `Wb3-c4+w`, `Wa4xc4xe5+wg`.

use std::fmt;

use super::fault::ZenPart;
use crate::board::{RingName, RingSet};
use crate::notation::{TurnError, TurnText};
use crate::rules::{Claims, IllegalTurn, Marble, Position, Turn};

/// A turn as it is written; it knows no position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ZenTurn {
    marble: Marble,
    ring: RingName,
    rest: Rest,
    /// The marbles taken, when the text says so.
    taken: Option<Vec<Marble>>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Rest {
    Place { remove: Option<RingName> },
    Capture { landings: Vec<RingName> },
}

/// Why a written turn can't be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ZenTurnError {
    /// The text is no turn.
    #[error("expected {expected} at letter {at}")]
    Syntax {
        /// What could have stood there.
        expected: ZenPart,
        /// Where, in letters of the turn from 1.
        at: usize,
    },
    /// The turn breaks a rule.
    #[error(transparent)]
    Turn(#[from] TurnError),
    /// The jumping marble has another colour.
    #[error("the marble on {ring} is {}, not {}", .found.letter(), .written.letter())]
    WrongMarble {
        /// The ring.
        ring: RingName,
        /// The colour in the text.
        written: Marble,
        /// The colour on the board.
        found: Marble,
    },
    /// No choice of isolated groups holds the marbles that the text says are claimed.
    #[error("the turn can't claim {written}: it isolates {found}")]
    WrongClaim {
        /// What the text says.
        written: String,
        /// What is isolated.
        found: String,
    },
}

/// A turn read against a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Resolved {
    pub(super) turn: Turn,
    /// What is taken and what the text says, when they differ.
    pub(super) differs: Option<(String, String)>,
}

impl ZenTurn {
    /// The written form of a turn that is legal in a position.
    pub(super) fn new(position: &Position, turn: &Turn) -> Self {
        match TurnText::new(position, turn) {
            TurnText::Place {
                marble,
                ring,
                remove,
                claim,
            } => Self {
                marble,
                ring,
                rest: Rest::Place { remove },
                taken: (!claim.is_empty())
                    .then(|| claim.into_iter().map(|(marble, _)| marble).collect()),
            },
            TurnText::Capture { start, jumps } => {
                let at = position.rules().board.ring(start);
                let jumping = at.and_then(|at| position.marble_at(at));
                Self {
                    marble: jumping.unwrap_or(Marble::White),
                    ring: start,
                    taken: Some(jumps.iter().filter_map(|(marble, _)| *marble).collect()),
                    rest: Rest::Capture {
                        landings: jumps.into_iter().map(|(_, landing)| landing).collect(),
                    },
                }
            }
        }
    }

    /// The turn that this means in a position; always a legal one.
    pub(super) fn resolve(&self, position: &Position) -> Result<Resolved, ZenTurnError> {
        let turn = match &self.rest {
            Rest::Place { remove } => self.placement(position, *remove)?,
            Rest::Capture { landings } => self.capture(position, landings)?,
        };
        let found = Self::new(position, &turn).taken.unwrap_or_default();
        let mut differs = None;
        if let Some(written) = &self.taken
            && sorted(&found) != sorted(written)
        {
            differs = Some((letters(&found), letters(written)));
        }
        Ok(Resolved { turn, differs })
    }

    fn capture(&self, position: &Position, landings: &[RingName]) -> Result<Turn, ZenTurnError> {
        let text = TurnText::Capture {
            start: self.ring,
            jumps: landings.iter().map(|&landing| (None, landing)).collect(),
        };
        let turn = text.to_turn(position)?;
        let start = position.rules().board.ring(self.ring);
        match start.and_then(|start| position.marble_at(start)) {
            Some(found) if found != self.marble => Err(ZenTurnError::WrongMarble {
                ring: self.ring,
                written: self.marble,
                found,
            }),
            _ => Ok(turn),
        }
    }

    fn placement(
        &self,
        position: &Position,
        remove: Option<RingName>,
    ) -> Result<Turn, ZenTurnError> {
        let board = position.rules().board;
        let ring = |name| board.ring(name).ok_or(TurnError::NoSuchRing(name));
        let (at, gone) = (ring(self.ring)?, remove.map(ring).transpose()?);
        let turn = Turn::place(self.marble, at, gone);
        let check = |turn: &Turn| -> Result<(), IllegalTurn> { position.check(turn) };
        check(&turn).map_err(TurnError::from)?;
        if position.rules().claims == Claims::Automatic || position.fills_board(&turn) {
            return Ok(turn);
        }
        let groups = position.isolated_by(at, gone);
        let written = self.taken.clone().unwrap_or_default();
        for choice in 0..1u32 << groups.len() {
            let declined = groups
                .iter()
                .enumerate()
                .filter(|(number, _)| choice >> number & 1 == 1)
                .fold(RingSet::EMPTY, |all, (_, group)| all | group);
            let turn = Turn::Place {
                marble: self.marble,
                ring: at,
                remove: gone,
                declined,
            };
            let taken = Self::new(position, &turn).taken.unwrap_or_default();
            if sorted(&taken) == sorted(&written) {
                return Ok(turn);
            }
        }
        let found = Self::new(position, &turn).taken.unwrap_or_default();
        Err(ZenTurnError::WrongClaim {
            written: letters(&written),
            found: letters(&found),
        })
    }

    /// Reads a turn.
    pub(super) fn read(text: &str) -> Result<Self, ZenTurnError> {
        let mut letters = Letters { text, at: 0 };
        let marble = letters.next_if(Marble::from_letter);
        let marble = marble.ok_or_else(|| letters.error(ZenPart::Marble))?;
        let ring = letters.ring()?;
        let mut landings = Vec::new();
        while letters.take(&['x', 'X', '×']) {
            landings.push(letters.ring()?);
        }
        let rest = if landings.is_empty() {
            let remove = letters.take(&['-']).then(|| letters.ring()).transpose()?;
            Rest::Place { remove }
        } else {
            Rest::Capture { landings }
        };
        let mut taken = None;
        if letters.take(&['+']) {
            let marbles = taken.get_or_insert_with(Vec::new);
            while let Some(marble) = letters.next_if(Marble::from_letter) {
                marbles.push(marble);
            }
        }
        if letters.at < text.len() {
            return Err(letters.error(ZenPart::TurnEnd));
        }
        Ok(Self {
            marble,
            ring,
            rest,
            taken,
        })
    }
}

impl fmt::Display for ZenTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.marble.letter(), self.ring)?;
        match &self.rest {
            Rest::Place { remove } => {
                if let Some(remove) = remove {
                    write!(f, "-{remove}")?;
                }
            }
            Rest::Capture { landings } => {
                for landing in landings {
                    write!(f, "x{landing}")?;
                }
            }
        }
        if let Some(taken) = &self.taken {
            write!(f, "{}", letters(taken))?;
        }
        Ok(())
    }
}

fn sorted(marbles: &[Marble]) -> Vec<Marble> {
    let mut sorted = marbles.to_vec();
    sorted.sort_unstable();
    sorted
}

/// `+wg`, or `nothing`.
fn letters(marbles: &[Marble]) -> String {
    if marbles.is_empty() {
        return "nothing".to_owned();
    }
    let letters = marbles.iter().map(|marble| marble.letter());
    std::iter::once('+')
        .chain(letters.map(|letter| letter.to_ascii_lowercase()))
        .collect()
}

struct Letters<'a> {
    text: &'a str,
    at: usize,
}

impl Letters<'_> {
    fn peek(&self) -> Option<char> {
        self.text.get(self.at..)?.chars().next()
    }

    fn next_if<T>(&mut self, accept: impl Fn(char) -> Option<T>) -> Option<T> {
        let letter = self.peek()?;
        let accepted = accept(letter)?;
        self.at += letter.len_utf8();
        Some(accepted)
    }

    fn take(&mut self, any_of: &[char]) -> bool {
        self.next_if(|letter| any_of.contains(&letter).then_some(()))
            .is_some()
    }

    fn ring(&mut self) -> Result<RingName, ZenTurnError> {
        let name = self.text.get(self.at..self.at + 2);
        let ring = name.and_then(|name| name.parse().ok());
        let ring = ring.ok_or_else(|| self.error(ZenPart::Ring))?;
        self.at += 2;
        Ok(ring)
    }

    fn error(&self, expected: ZenPart) -> ZenTurnError {
        let before = self.text.get(..self.at).unwrap_or_default();
        ZenTurnError::Syntax {
            expected,
            at: before.chars().count() + 1,
        }
    }
}
