//! How a game ends.

use super::{Marble, MarbleSet, Marbles, Player, Position, Preset};

/// A set of captured marbles that wins (R2, R3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WinningSet {
    /// Enough marbles of one colour.
    Of(Marble),
    /// Enough of each colour.
    Each,
}

impl WinningSet {
    /// All four sets.
    pub const ALL: [Self; 4] = [
        Self::Of(Marble::White),
        Self::Of(Marble::Grey),
        Self::Of(Marble::Black),
        Self::Each,
    ];

    /// The marbles that the set consists of.
    #[must_use]
    pub fn marbles(self, set: MarbleSet) -> Marbles {
        match self {
            Self::Of(marble) => {
                let mut marbles = Marbles::NONE;
                marbles[marble] = set.goals()[marble];
                marbles
            }
            Self::Each => {
                let each = set.goal_each();
                Marbles::new(each, each, each)
            }
        }
    }

    /// The first set that the captured marbles contain.
    #[must_use]
    #[inline]
    pub fn within(captured: Marbles, set: MarbleSet) -> Option<Self> {
        let goals = set.goals();
        if let Some(marble) = Marble::ALL
            .into_iter()
            .find(|&marble| captured[marble] >= goals[marble])
        {
            return Some(Self::Of(marble));
        }
        let each = set.goal_each();
        Marble::ALL
            .into_iter()
            .all(|marble| captured[marble] >= each)
            .then_some(Self::Each)
    }
}

/// Why a player has won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WinReason {
    /// A winning set was completed (R21).
    Set(WinningSet),
    /// No vacant ring was left (R22).
    FullBoard,
    /// The opponent had no marble to place (R23).
    NoMarble,
    /// The opponent resigned (R25).
    Resignation,
    /// The opponent ran out of time.
    Time,
}

/// Why nobody has won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TieReason {
    /// The same position stood for the third time (R24).
    Repetition,
    /// The players agreed (R25).
    Agreement,
}

/// The result of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One player won.
    Win {
        /// Who.
        winner: Player,
        /// Why.
        reason: WinReason,
    },
    /// Nobody won.
    Tie(TieReason),
    /// Both lost: in a tournament the pool was empty and the player to move had no marble (R23).
    NoWinner,
}

impl Outcome {
    /// Who won, if anybody.
    #[must_use]
    pub const fn winner(self) -> Option<Player> {
        match self {
            Self::Win { winner, .. } => Some(winner),
            Self::Tie(_) | Self::NoWinner => None,
        }
    }

    /// The reason as files write it: `set`, `full_board`, `no_marble`, `repetition`,
    /// `resignation`, `agreement` or `time`.
    #[must_use]
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Win { reason, .. } => match reason {
                WinReason::Set(_) => "set",
                WinReason::FullBoard => "full_board",
                WinReason::NoMarble => "no_marble",
                WinReason::Resignation => "resignation",
                WinReason::Time => "time",
            },
            Self::Tie(TieReason::Repetition) => "repetition",
            Self::Tie(TieReason::Agreement) => "agreement",
            Self::NoWinner => "no_marble",
        }
    }
}

/// `player 1 wins (set)`, `tie (repetition)` or `no winner (no_marble)`.
impl std::fmt::Display for Outcome {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Win { winner, .. } => write!(f, "player {winner} wins ({})", self.reason()),
            Self::Tie(_) => write!(f, "tie ({})", self.reason()),
            Self::NoWinner => write!(f, "no winner ({})", self.reason()),
        }
    }
}

impl Position {
    /// The result, if the rules end the game in this position (R21, R22, R23).
    ///
    /// Repetition, resignation, agreement and time are matters of a whole
    /// [`Game`](crate::record::Game).
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let mover = self.to_move.other();
        for player in [mover, self.to_move] {
            if let Some(set) = WinningSet::within(self.captured[player], self.rules.set) {
                return Some(Outcome::Win {
                    winner: player,
                    reason: WinReason::Set(set),
                });
            }
        }
        if self.vacant().is_empty() {
            return Some(Outcome::Win {
                winner: mover,
                reason: WinReason::FullBoard,
            });
        }
        if self.supply().is_empty() && !self.has_jump() {
            return Some(match self.rules.preset {
                Preset::Tournament => Outcome::NoWinner,
                Preset::Basic | Preset::Blitz | Preset::Expanded => Outcome::Win {
                    winner: mover,
                    reason: WinReason::NoMarble,
                },
            });
        }
        None
    }

    /// Whether the rules end the game here.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.outcome().is_some()
    }
}
