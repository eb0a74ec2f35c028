//! The two players.

use std::ops::{Index, IndexMut, Not};

/// One of the players: player 1 or player 2. Who begins is a matter of the game, not of the number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
#[repr(u8)]
pub enum Player {
    /// Player 1.
    #[default]
    One,
    /// Player 2.
    Two,
}

impl Player {
    /// Both.
    pub const ALL: [Self; 2] = [Self::One, Self::Two];

    /// The opponent.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }

    /// 1 or 2.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The player of this number, 1 or 2.
    #[must_use]
    pub const fn from_number(number: u64) -> Option<Self> {
        match number {
            1 => Some(Self::One),
            2 => Some(Self::Two),
            _ => None,
        }
    }
}

impl Not for Player {
    type Output = Self;

    fn not(self) -> Self {
        self.other()
    }
}

/// The number.
impl std::fmt::Display for Player {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// One value a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ByPlayer<T>([T; 2]);

impl<T> ByPlayer<T> {
    /// The values for player 1 and player 2.
    pub const fn new(one: T, two: T) -> Self {
        Self([one, two])
    }

    /// The values with their players.
    pub fn iter(&self) -> impl Iterator<Item = (Player, &T)> {
        Player::ALL.into_iter().zip(&self.0)
    }

    /// The values passed through a function.
    pub fn map<U>(self, f: impl FnMut(T) -> U) -> ByPlayer<U> {
        ByPlayer(self.0.map(f))
    }

    /// A view of the values.
    pub const fn as_ref(&self) -> ByPlayer<&T> {
        ByPlayer([&self.0[0], &self.0[1]])
    }
}

impl<T> Index<Player> for ByPlayer<T> {
    type Output = T;

    #[inline]
    fn index(&self, player: Player) -> &T {
        &self.0[player as usize]
    }
}

impl<T> IndexMut<Player> for ByPlayer<T> {
    #[inline]
    fn index_mut(&mut self, player: Player) -> &mut T {
        &mut self.0[player as usize]
    }
}
