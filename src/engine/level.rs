//! The strengths at which the engine plays.

use std::fmt;
use std::str::FromStr;

/// A playing strength, from 1 (a first game) to 8 (all the engine has).
///
/// Lower levels see less, not something else: they look fewer turns ahead, overlook turns of both
/// players, and misjudge what they see, the way people do. None of them plays at random.
///
/// ```
/// use zertz::engine::Level;
/// let level: Level = "3".parse()?;
/// assert_eq!(level, Level::THIRD);
/// assert!("9".parse::<Level>().is_err());
/// # Ok::<(), zertz::engine::UnknownLevel>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// A text or a number names no level.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no level {0}: levels go from 1 to 8")]
pub struct UnknownLevel(pub String);

/// What a level can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Skill {
    /// Half turns looked ahead; see [`search`](super::search).
    pub(super) depth: i32,
    /// Positions looked at.
    pub(super) nodes: Option<u64>,
    /// Of a hundred turns, how many are overlooked.
    pub(super) blindness: u8,
    /// How far judgements are off, in hundredths of a unit, either way.
    pub(super) misjudgement: u16,
    /// Positions that the solver may look at for one question.
    pub(super) solver_nodes: u64,
    /// Whether it knows the theory of the opening.
    pub(super) theory: bool,
}

impl Level {
    /// How many levels there are.
    pub const COUNT: u8 = 8;
    /// The weakest.
    pub const FIRST: Self = Self(1);
    /// A fair opponent for somebody who has played a few games.
    pub const THIRD: Self = Self(3);
    /// The strongest.
    pub const BEST: Self = Self(Self::COUNT);

    /// The level of this number, 1 to 8.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=Self::COUNT => Some(Self(number)),
            _ => None,
        }
    }

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::COUNT).map(Self)
    }

    /// Its number, 1 to 8.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What kind of player it is, in a few words.
    #[must_use]
    pub const fn description(self) -> &'static str {
        match self.0 {
            1 => "a first game: takes what lies there and overlooks much",
            2 => "knows the rules: sees its own turn, half of what you can do",
            3 => "has played a few times: expects your answer, misses some",
            4 => "an attentive player: follows a sacrifice or two",
            5 => "a club player: sees forced wins in two or three turns",
            6 => "a strong club player: gives marbles away with a plan",
            7 => "a champion on a quick evening",
            _ => "all it has: thinks as long as you let it and knows the theory",
        }
    }

    pub(super) const fn skill(self) -> Skill {
        let none = Skill {
            depth: 120,
            nodes: None,
            blindness: 0,
            misjudgement: 0,
            solver_nodes: 4_000,
            theory: false,
        };
        match self.0 {
            1 => Skill {
                depth: 1,
                nodes: Some(20_000),
                blindness: 70,
                misjudgement: 100,
                solver_nodes: 0,
                ..none
            },
            2 => Skill {
                depth: 2,
                nodes: Some(20_000),
                blindness: 42,
                misjudgement: 55,
                solver_nodes: 0,
                ..none
            },
            3 => Skill {
                depth: 3,
                nodes: Some(20_000),
                blindness: 34,
                misjudgement: 42,
                solver_nodes: 0,
                ..none
            },
            4 => Skill {
                depth: 3,
                nodes: Some(30_000),
                blindness: 18,
                misjudgement: 24,
                solver_nodes: 0,
                ..none
            },
            5 => Skill {
                nodes: Some(12_000),
                blindness: 12,
                misjudgement: 20,
                solver_nodes: 20,
                ..none
            },
            6 => Skill {
                nodes: Some(60_000),
                blindness: 2,
                misjudgement: 8,
                solver_nodes: 200,
                ..none
            },
            7 => Skill {
                nodes: Some(200_000),
                misjudgement: 4,
                solver_nodes: 2_000,
                theory: true,
                ..none
            },
            _ => Skill {
                theory: true,
                ..none
            },
        }
    }
}

/// The number.
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// Reads a number from 1 to 8.
impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        match text.as_bytes() {
            &[digit @ b'1'..=b'8'] => Ok(Self(digit - b'0')),
            _ => Err(UnknownLevel(text.to_owned())),
        }
    }
}
