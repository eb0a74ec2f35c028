//! Turns in the official notation: `Wd4,d1`, `Bd7,b2 x Wa1Wa2`, `x d1Gd3Wd5`.

mod read;

use std::fmt;

use crate::board::{Ring, RingName, RingSet};
use crate::rules::{Capture, Claims, IllegalTurn, Marble, Position, Turn};

/// A turn as it is written. It knows no position, so it may be illegal or impossible;
/// [`TurnText::to_turn`] finds that out.
///
/// # What the reader tolerates
///
/// Case; missing and doubled blanks; `×` for `x`; `-`, `:` or a blank for `,`; a capture without its
/// leading `x` or without the colours of the captured marbles.
///
/// ```
/// use zertz::notation::TurnText;
/// use zertz::rules::{Position, Ruleset};
/// let start = Position::start(Ruleset::default());
/// let text: TurnText = "wd4 - d1".parse()?;
/// let turn = text.to_turn(&start).unwrap();
/// assert_eq!(TurnText::new(&start, &turn).to_string(), "Wd4,d1");
/// # Ok::<(), zertz::notation::TurnTextError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum TurnText {
    /// A placement.
    Place {
        /// Colour of the marble.
        marble: Marble,
        /// Where it goes.
        ring: RingName,
        /// The removed ring.
        remove: Option<RingName>,
        /// The claimed marbles.
        claim: Vec<(Marble, RingName)>,
    },
    /// A capture.
    Capture {
        /// Where the jumping marble starts.
        start: RingName,
        /// For each jump the captured colour, if written, and the ring landed on.
        jumps: Vec<(Option<Marble>, RingName)>,
    },
}

/// A part of a written turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum TurnPart {
    /// How every turn starts.
    Start,
    /// The name of a ring.
    Ring,
    /// A marble of a claim.
    Claimed,
    /// Nothing more.
    End,
}

/// What to write there, in words.
impl fmt::Display for TurnPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Start => "a marble (W, G, B) and a ring, or x",
            Self::Ring => "a ring name such as d4",
            Self::Claimed => "a claimed marble such as Wa1",
            Self::End => "the end of the turn",
        })
    }
}

/// A text is not a turn.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected {expected} at column {column}, found {found}")]
pub struct TurnTextError {
    /// What could have stood there.
    pub expected: TurnPart,
    /// Where, in characters from 1.
    pub column: usize,
    /// What stands there.
    pub found: String,
}

/// A written turn can't be played in a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TurnError {
    /// The text is no turn.
    #[error(transparent)]
    Syntax(#[from] TurnTextError),
    /// The turn breaks a rule.
    #[error(transparent)]
    Illegal(#[from] IllegalTurn),
    /// The board never had such a ring.
    #[error("the board has no ring {0}")]
    NoSuchRing(RingName),
    /// No jump leads from one ring to the next.
    #[error("no jump leads from {from} to {to}")]
    NotAJump {
        /// Where the marble stands.
        from: RingName,
        /// Where it should land.
        to: RingName,
    },
    /// The captured marble has another colour.
    #[error("the marble captured on the way to {landing} is {}, not {}", .found.letter(), .written.letter())]
    WrongColour {
        /// The ring landed on.
        landing: RingName,
        /// The colour in the text.
        written: Marble,
        /// The colour on the board.
        found: Marble,
    },
    /// The claim is not what the turn isolates.
    #[error("{}", wrong_claim(.expected))]
    WrongClaim {
        /// The claim that fits, as in `Wa1Wa2`; empty when nothing is isolated.
        expected: String,
    },
}

fn wrong_claim(expected: &str) -> String {
    if expected.is_empty() {
        "the turn isolates nothing that could be claimed".to_owned()
    } else {
        format!("the turn isolates {expected}: the claim is \"x {expected}\"")
    }
}

impl TurnText {
    /// The written form of a turn that is legal in a position.
    #[must_use]
    pub fn new(position: &Position, turn: &Turn) -> Self {
        let board = position.rules().board;
        match turn {
            Turn::Place {
                marble,
                ring,
                remove,
                declined: _,
            } => Self::Place {
                marble: *marble,
                ring: board.name(*ring),
                remove: remove.map(|gone| board.name(gone)),
                claim: claim_of(position, *marble, *ring, position.rings_taken_by(turn)),
            },
            Turn::Capture(capture) => Self::Capture {
                start: board.name(capture.start()),
                jumps: capture
                    .path()
                    .map(|(over, landing)| (position.marble_at(over), board.name(landing)))
                    .collect(),
            },
        }
    }

    /// The turn this text means in a position; always a legal one.
    ///
    /// # Errors
    ///
    /// Says which rule the turn breaks, or where the text contradicts the board.
    pub fn to_turn(&self, position: &Position) -> Result<Turn, TurnError> {
        let ring = |name: RingName| {
            let ring = position.rules().board.ring(name);
            ring.ok_or(TurnError::NoSuchRing(name))
        };
        match self {
            Self::Place {
                marble,
                ring: at,
                remove,
                claim,
            } => {
                let (at, remove) = (ring(*at)?, remove.map(ring).transpose()?);
                // Legality first, so that claims are only compared for a turn that can be made.
                position.check(&Turn::place(*marble, at, remove))?;
                let declined = declined(position, *marble, at, remove, claim)?;
                let turn = Turn::Place {
                    marble: *marble,
                    ring: at,
                    remove,
                    declined,
                };
                position.check(&turn)?;
                Ok(turn)
            }
            Self::Capture { start, jumps } => {
                let capture = resolve_capture(position, ring(*start)?, jumps)?;
                let turn = Turn::Capture(capture);
                position.check(&turn)?;
                // More jumps than a capture can hold are more than there are marbles.
                match jumps.get(capture.len()) {
                    None => Ok(turn),
                    Some(&(_, to)) => Err(TurnError::NotAJump {
                        from: position.rules().board.name(capture.end()),
                        to,
                    }),
                }
            }
        }
    }

    /// Reads a turn against a position: parsing and [`TurnText::to_turn`] in one.
    ///
    /// # Errors
    ///
    /// The text is no turn, or the turn is not legal.
    pub fn read(text: &str, position: &Position) -> Result<Turn, TurnError> {
        text.parse::<Self>()?.to_turn(position)
    }
}

/// The claimed marbles in board order. The placed marble may be among them.
fn claim_of(
    position: &Position,
    placed: Marble,
    at: Ring,
    claimed: RingSet,
) -> Vec<(Marble, RingName)> {
    let board = position.rules().board;
    claimed
        .iter()
        .filter_map(|ring| {
            let marble = if ring == at {
                Some(placed)
            } else {
                position.marble_at(ring)
            };
            marble.map(|marble| (marble, board.name(ring)))
        })
        .collect()
}

/// The isolated groups that a written claim leaves out.
fn declined(
    position: &Position,
    marble: Marble,
    at: Ring,
    remove: Option<Ring>,
    claim: &[(Marble, RingName)],
) -> Result<RingSet, TurnError> {
    let board = position.rules().board;
    let groups = position.isolated_by(at, remove);
    let wrong = || TurnError::WrongClaim {
        expected: marbles_text(&claim_of(position, marble, at, groups.all())),
    };
    let mut claimed = RingSet::EMPTY;
    for &(_, name) in claim {
        claimed.insert(board.ring(name).ok_or(TurnError::NoSuchRing(name))?);
    }
    let mut written = claim.to_vec();
    written.sort_by_key(|&(_, name)| name);
    if written != claim_of(position, marble, at, claimed) {
        return Err(wrong());
    }
    let declined = groups.all() - claimed;
    let whole_groups = groups
        .iter()
        .all(|group| group.is_subset(claimed) || !group.meets(claimed));
    let only_isolated = claimed.is_subset(groups.all());
    let may_decline = position.rules().claims == Claims::Ask || declined.is_empty();
    if whole_groups && only_isolated && may_decline {
        Ok(declined)
    } else {
        Err(wrong())
    }
}

fn resolve_capture(
    position: &Position,
    start: Ring,
    jumps: &[(Option<Marble>, RingName)],
) -> Result<Capture, TurnError> {
    let board = position.rules().board;
    let mut capture = Capture::new(start);
    let mut at = start;
    for &(colour, name) in jumps.iter().take(Capture::MOST) {
        let landing = board.ring(name).ok_or(TurnError::NoSuchRing(name))?;
        let found = crate::board::Direction::ALL
            .into_iter()
            .find_map(|direction| {
                let (over, behind) = at.jump(direction)?;
                (behind == landing).then_some((direction, over))
            });
        let Some((direction, over)) = found else {
            return Err(TurnError::NotAJump {
                from: board.name(at),
                to: name,
            });
        };
        if let (Some(written), Some(found)) = (colour, position.marble_at(over))
            && written != found
        {
            return Err(TurnError::WrongColour {
                landing: name,
                written,
                found,
            });
        }
        capture = capture.then(direction);
        at = landing;
    }
    Ok(capture)
}

fn marbles_text(marbles: &[(Marble, RingName)]) -> String {
    let texts: Vec<String> = marbles
        .iter()
        .map(|(marble, name)| format!("{}{name}", marble.letter()))
        .collect();
    texts.concat()
}

/// The canonical form.
impl fmt::Display for TurnText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place {
                marble,
                ring,
                remove,
                claim,
            } => {
                write!(f, "{}{ring}", marble.letter())?;
                if let Some(remove) = remove {
                    write!(f, ",{remove}")?;
                }
                if !claim.is_empty() {
                    write!(f, " x {}", marbles_text(claim))?;
                }
                Ok(())
            }
            Self::Capture { start, jumps } => {
                write!(f, "x {start}")?;
                for (colour, landing) in jumps {
                    if let Some(colour) = colour {
                        write!(f, "{}", colour.letter())?;
                    }
                    write!(f, "{landing}")?;
                }
                Ok(())
            }
        }
    }
}
