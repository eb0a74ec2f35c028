//! Which rules a game is played by: preset, board, marbles and options.

use std::fmt;
use std::str::FromStr;

use super::{ByMarble, Marbles};
use crate::board::Board;

/// A text names no value of an option.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected {expected}, found {found:?}")]
pub struct UnknownName {
    /// The names there are.
    pub expected: &'static str,
    /// The text that was read.
    pub found: String,
}

macro_rules! named_enum {
    (
        $(#[$meta:meta])*
        $name:ident, $expected:literal {
            $( $(#[$doc:meta])* $variant:ident = $text:literal, )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub enum $name { $( $(#[$doc])* $variant, )+ }

        impl $name {
            /// All values.
            pub const ALL: &'static [Self] = &[$( Self::$variant, )+];

            /// The name used in files and on the command line.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $( Self::$variant => $text, )+ }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.as_str())
            }
        }

        impl FromStr for $name {
            type Err = UnknownName;

            fn from_str(text: &str) -> Result<Self, UnknownName> {
                match text {
                    $( $text => Ok(Self::$variant), )+
                    _ => Err(UnknownName { expected: $expected, found: text.to_owned() }),
                }
            }
        }
    };
}

named_enum! {
    /// A named combination of rules.
    Preset, "basic, blitz, expanded or tournament" {
        /// 37 rings and the standard marbles.
        #[default]
        Basic = "basic",
        /// 37 rings, fewer marbles, smaller winning sets (R3).
        Blitz = "blitz",
        /// More rings (R4).
        Expanded = "expanded",
        /// 48 or 61 rings and the conduct of tournaments (R26, R27).
        Tournament = "tournament",
    }
}

named_enum! {
    /// How many marbles there are and how many of them win.
    MarbleSet, "standard or blitz" {
        /// 6 white, 8 grey, 10 black (R2).
        #[default]
        Standard = "standard",
        /// 5 white, 7 grey, 9 black (R3).
        Blitz = "blitz",
    }
}

named_enum! {
    /// Whether isolated marbles are always claimed (R18).
    Claims, "automatic or ask" {
        /// Everything isolated is claimed.
        #[default]
        Automatic = "automatic",
        /// The mover may decline, group by group.
        Ask = "ask",
    }
}

named_enum! {
    /// Who sees to it that captures are made.
    CaptureDuty, "enforced or on_demand" {
        /// Placements are not legal while a jump exists (R13).
        #[default]
        Enforced = "enforced",
        /// A player may overlook a capture; the opponent may demand the take-back (R27).
        OnDemand = "on_demand",
    }
}

impl MarbleSet {
    /// All marbles of the set, 24 or 21.
    #[must_use]
    pub const fn marbles(self) -> Marbles {
        match self {
            Self::Standard => ByMarble::new(6, 8, 10),
            Self::Blitz => ByMarble::new(5, 7, 9),
        }
    }

    /// How many of one colour win.
    #[must_use]
    pub const fn goals(self) -> Marbles {
        match self {
            Self::Standard => ByMarble::new(4, 5, 6),
            Self::Blitz => ByMarble::new(3, 4, 5),
        }
    }

    /// How many of every colour win.
    #[must_use]
    pub const fn goal_each(self) -> u8 {
        match self {
            Self::Standard => 3,
            Self::Blitz => 2,
        }
    }
}

/// The rules of one game. Every combination can be played.
///
/// ```
/// use zertz::board::Board;
/// use zertz::rules::{Claims, Preset, Ruleset};
/// let rules = Ruleset::new(Preset::Tournament);
/// assert_eq!((rules.board, rules.claims), (Board::Rings48, Claims::Ask));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// The preset the other fields started from. It also decides who loses when the player to move
    /// has no marble (R23).
    pub preset: Preset,
    /// The board.
    pub board: Board,
    /// The marbles.
    pub set: MarbleSet,
    /// Whether claims can be declined.
    pub claims: Claims,
    /// Touch-move (R26): no step of a turn can be taken back. It binds the players, not the rules
    /// of legal turns.
    pub touch_move: bool,
    /// Whether placements are refused while a jump exists.
    pub capture_duty: CaptureDuty,
}

impl Ruleset {
    /// The rules of a preset, on its default board.
    #[must_use]
    pub const fn new(preset: Preset) -> Self {
        let basic = Self {
            preset,
            board: Board::Rings37,
            set: MarbleSet::Standard,
            claims: Claims::Automatic,
            touch_move: false,
            capture_duty: CaptureDuty::Enforced,
        };
        match preset {
            Preset::Basic => basic,
            Preset::Blitz => Self {
                set: MarbleSet::Blitz,
                ..basic
            },
            Preset::Expanded => Self {
                board: Board::Rings48,
                ..basic
            },
            Preset::Tournament => Self {
                board: Board::Rings48,
                claims: Claims::Ask,
                touch_move: true,
                capture_duty: CaptureDuty::OnDemand,
                ..basic
            },
        }
    }

    /// The same rules on another board.
    #[must_use]
    pub const fn on(self, board: Board) -> Self {
        Self { board, ..self }
    }
}

impl Default for Ruleset {
    fn default() -> Self {
        Self::new(Preset::Basic)
    }
}
