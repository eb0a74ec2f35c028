//! What a position is worth to the player to move.

use std::fmt;
use std::ops::Neg;

/// A value from the point of view of the player to move: a forced end in so many turns, or an
/// estimate. Greater is better; a win is better than any estimate, a quick win better than a slow
/// one, a slow loss better than a quick one.
///
/// ```
/// use zertz::engine::{Score, Verdict};
/// assert!(Score::win_in(1) > Score::win_in(2));
/// assert!(Score::win_in(9) > Score::units(900));
/// assert!(Score::loss_in(1) < Score::loss_in(2));
/// assert_eq!((-Score::win_in(3)).verdict(), Verdict::Loss(3));
/// assert_eq!(Score::units(-35).to_string(), "-0.35");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Score(i16);

/// A [`Score`] taken apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The player to move wins by force in so many turns of their own.
    Win(u16),
    /// The opponent wins by force in so many of the opponent's turns.
    Loss(u16),
    /// An estimate in hundredths of a unit. One unit (100) is one unit of log odds: the player to
    /// move wins 73 games of a hundred.
    Units(i32),
}

impl Score {
    /// A win on the board: no turn is needed any more.
    const WON: i16 = 32_000;
    /// Farther from a win than any game is long.
    const FORCED: i16 = 30_000;
    /// The greatest estimate.
    const MOST: i16 = 20_000;

    /// Neither player is better.
    pub const EVEN: Self = Self(0);
    /// Greater than every score.
    pub(super) const INFINITE: Self = Self(Self::WON + 1);

    /// An estimate in hundredths of a unit, cut off at 200 units.
    #[must_use]
    pub const fn units(hundredths: i32) -> Self {
        let most = Self::MOST as i32;
        if hundredths > most {
            Self(Self::MOST)
        } else if hundredths < -most {
            Self(-Self::MOST)
        } else {
            Self(hundredths as i16)
        }
    }

    /// The player to move wins in so many turns of their own; 0 when it is won already.
    #[must_use]
    pub const fn win_in(turns: u16) -> Self {
        Self::won_after(if turns == 0 { 0 } else { 2 * turns - 1 })
    }

    /// The opponent wins in so many of the opponent's turns; 0 when it is lost already.
    #[must_use]
    pub const fn loss_in(turns: u16) -> Self {
        Self(-Self::won_after(2 * turns).0)
    }

    /// A win that stands on the board after so many turns of both players together.
    pub(super) const fn won_after(plies: u16) -> Self {
        let most = (Self::WON - Self::FORCED) as u16;
        Self(Self::WON - if plies < most { plies } else { most } as i16)
    }

    /// Whether the end is forced.
    #[must_use]
    pub const fn is_forced(self) -> bool {
        self.0 >= Self::FORCED || self.0 <= -Self::FORCED
    }

    /// Whether the player to move wins by force.
    #[must_use]
    pub const fn is_win(self) -> bool {
        self.0 >= Self::FORCED
    }

    /// Whether the opponent wins by force.
    #[must_use]
    pub const fn is_loss(self) -> bool {
        self.0 <= -Self::FORCED
    }

    /// The score taken apart.
    #[must_use]
    pub const fn verdict(self) -> Verdict {
        if self.is_win() {
            Verdict::Win((Self::WON - self.0) as u16 / 2 + (Self::WON - self.0) as u16 % 2)
        } else if self.is_loss() {
            Verdict::Loss(((Self::WON + self.0) as u16).div_ceil(2))
        } else {
            Verdict::Units(self.0 as i32)
        }
    }

    /// The chance that the player to move wins, 0 to 1, as the evaluation was fitted to real games.
    #[must_use]
    pub fn chance(self) -> f64 {
        match self.verdict() {
            Verdict::Win(_) => 1.0,
            Verdict::Loss(_) => 0.0,
            Verdict::Units(hundredths) => 1.0 / (1.0 + (-f64::from(hundredths) / 100.0).exp()),
        }
    }

    /// The bare number, for tables and windows.
    pub(super) const fn raw(self) -> i16 {
        self.0
    }

    pub(super) const fn from_raw(raw: i16) -> Self {
        Self(raw)
    }

    /// A score so much greater or smaller, still between the forced ones.
    pub(super) const fn plus(self, hundredths: i32) -> Self {
        if self.is_forced() {
            self
        } else {
            Self::units(self.0 as i32 + hundredths)
        }
    }

    /// The same score seen one turn earlier: a forced end is one turn farther away.
    pub(super) const fn one_turn_before(self) -> Self {
        if self.is_win() && self.0 < Self::INFINITE.0 {
            Self(self.0 - 1)
        } else if self.is_loss() && self.0 > -Self::INFINITE.0 {
            Self(self.0 + 1)
        } else {
            self
        }
    }
}

/// The value to the other player.
impl Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

/// `win in 3`, `loss in 2`, or units with a sign, as in `+1.20`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self.verdict() {
            Verdict::Win(turns) => format!("win in {turns}"),
            Verdict::Loss(turns) => format!("loss in {turns}"),
            Verdict::Units(hundredths) => format!("{:+.2}", f64::from(hundredths) / 100.0),
        };
        f.pad(&text)
    }
}

impl fmt::Debug for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Score({self})")
    }
}
