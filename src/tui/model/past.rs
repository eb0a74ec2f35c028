//! Looking back at earlier moments of the game, by hand or replaying by itself.

use std::time::Duration;

/// Which moment is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Past {
    /// The board after so many actions.
    pub ply: usize,
    /// A number being typed, to go there.
    pub typed: Option<usize>,
    /// When to go one action on, while replaying.
    pub next: Option<Duration>,
}

impl Past {
    /// The board after so many actions, at rest.
    #[must_use]
    pub const fn at(ply: usize) -> Self {
        Self {
            ply,
            typed: None,
            next: None,
        }
    }
}

/// How long each action is shown while replaying.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pace(usize);

impl Pace {
    const MILLISECONDS: [u64; 7] = [8000, 4000, 2000, 1000, 500, 250, 100];

    /// How long.
    #[must_use]
    pub fn time(self) -> Duration {
        Duration::from_millis(Self::MILLISECONDS.get(self.0).copied().unwrap_or(1000))
    }

    /// Shorter, as far as it goes.
    #[must_use]
    pub fn faster(self) -> Self {
        Self((self.0 + 1).min(Self::MILLISECONDS.len() - 1))
    }

    /// Longer, as far as it goes.
    #[must_use]
    pub const fn slower(self) -> Self {
        Self(self.0.saturating_sub(1))
    }
}

/// One second.
impl Default for Pace {
    fn default() -> Self {
        Self(3)
    }
}

/// In seconds: `0.5`, `2`.
impl std::fmt::Display for Pace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.time().as_secs_f64())
    }
}
