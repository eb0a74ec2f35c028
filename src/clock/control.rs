//! How time is kept.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How much time the players have.
///
/// Written `none`, `10` (minutes), `1:30` (minutes and seconds) or `10+5` (and five seconds more
/// for every turn).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum TimeControl {
    /// No clock.
    #[default]
    None,
    /// So much time for the whole game.
    SuddenDeath(Duration),
    /// So much time, and some more after every turn.
    Fischer {
        /// At the start.
        base: Duration,
        /// Added after every turn.
        increment: Duration,
    },
}

/// A text is no time control.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected a time such as 10, 1:30, 10+5 or none, at most 1440 minutes, found {found:?}")]
pub struct TimeControlError {
    /// The text that was read.
    pub found: String,
}

/// The most minutes and the most seconds of increment.
const MOST: u64 = 24 * 60;

impl TimeControl {
    /// The time at the start; `None` without a clock.
    #[must_use]
    pub const fn base(self) -> Option<Duration> {
        match self {
            Self::None => None,
            Self::SuddenDeath(base) | Self::Fischer { base, .. } => Some(base),
        }
    }

    /// The time added after every turn.
    #[must_use]
    pub const fn increment(self) -> Duration {
        match self {
            Self::None | Self::SuddenDeath(_) => Duration::ZERO,
            Self::Fischer { increment, .. } => increment,
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(base) = self.base() else {
            return f.write_str("none");
        };
        write!(f, "{}", base.as_secs() / 60)?;
        if base.as_secs() % 60 != 0 {
            write!(f, ":{:02}", base.as_secs() % 60)?;
        }
        match self {
            Self::Fischer { increment, .. } => write!(f, "+{}", increment.as_secs()),
            Self::None | Self::SuddenDeath(_) => Ok(()),
        }
    }
}

/// Digits only, at most `most`.
fn number(text: &str, most: u64) -> Option<u64> {
    let digits = !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit());
    text.parse().ok().filter(|&value| digits && value <= most)
}

fn minutes(text: &str) -> Option<Duration> {
    let (minutes, seconds) = text.split_once(':').unwrap_or((text, "0"));
    let seconds = number(minutes, MOST)? * 60 + number(seconds, 59)?;
    (1..=MOST * 60)
        .contains(&seconds)
        .then(|| Duration::from_secs(seconds))
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<Self, TimeControlError> {
        if matches!(text, "none" | "off") {
            return Ok(Self::None);
        }
        let control = match text.split_once('+') {
            None => minutes(text).map(Self::SuddenDeath),
            Some((base, increment)) => minutes(base).and_then(|base| {
                let increment = Duration::from_secs(number(increment, MOST)?);
                Some(Self::Fischer { base, increment })
            }),
        };
        control.ok_or_else(|| TimeControlError {
            found: text.to_owned(),
        })
    }
}
