//! The players' clocks: none, sudden death, or with an increment (Fischer).
//!
//! Nothing here looks at the time of day. Whoever uses a [`Clock`] passes in the moment as the time
//! since some fixed moment of his own, so that a clock can be tested to the millisecond.
//!
//! A clock only counts. Running out of time is announced once by [`Clock::announce`] and ends
//! nothing by itself: the loss is the players' to confirm.

mod control;

use std::time::Duration;

pub use control::{TimeControl, TimeControlError};

use crate::record::Game;
use crate::rules::{ByPlayer, Player};

/// Name of the tag under which a game keeps its time control.
pub const TAG: &str = "clock";

/// Gives a game that has not begun a time control, unless it has one.
pub fn tag(game: &mut Game, control: TimeControl) {
    let known = game.tags.iter().any(|(name, _)| name == TAG);
    if game.is_empty() && !known && control != TimeControl::None {
        game.set_tag(TAG, &control.to_string());
    }
}

/// Both players' clocks.
///
/// ```
/// use std::time::Duration;
/// use zertz::clock::Clock;
/// use zertz::rules::Player;
/// let seconds = Duration::from_secs;
/// let mut clock = Clock::new("10+5".parse().unwrap());
/// clock.start(Player::One, seconds(0));
/// assert_eq!(clock.end_turn(seconds(30)), seconds(30));
/// assert_eq!(clock.left(Player::One, seconds(99)), Some(seconds(575)));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    /// What each player had left when his clock was last stopped.
    left: ByPlayer<Duration>,
    /// Whose turn is timed; `None` before the start and after the end.
    player: Option<Player>,
    /// What the player has thought in this turn up to the last pause.
    thought: Duration,
    /// Since when the clock has been running; `None` while it pauses.
    since: Option<Duration>,
    /// Whose running out of time has been announced.
    announced: ByPlayer<bool>,
}

impl Clock {
    /// Clocks that have not been started.
    #[must_use]
    pub fn new(control: TimeControl) -> Self {
        let base = control.base().unwrap_or_default();
        Self {
            control,
            left: ByPlayer::new(base, base),
            player: None,
            thought: Duration::ZERO,
            since: None,
            announced: ByPlayer::default(),
        }
    }

    /// The clocks as they stand after the turns of a game, not running. The time control is the
    /// game's own, from its tags; how long each turn took comes from the record.
    #[must_use]
    pub fn of_game(game: &Game) -> Self {
        let control = game
            .tags
            .iter()
            .find(|(name, _)| name == TAG)
            .and_then(|(_, text)| text.parse().ok())
            .unwrap_or_default();
        let mut clock = Self::new(control);
        for (number, ply) in game.plies().iter().enumerate() {
            if let (Some(position), Some(thought)) = (game.position_after(number), ply.thought) {
                clock.charge(position.to_move(), thought);
            }
        }
        for player in Player::ALL {
            clock.announced[player] = clock.is_out(player, Duration::ZERO);
        }
        clock
    }

    /// How time is kept.
    #[must_use]
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// The player whose turn is timed, even while it pauses.
    #[must_use]
    pub const fn player(&self) -> Option<Player> {
        self.player
    }

    /// Whether time is running.
    #[must_use]
    pub const fn is_running(&self) -> bool {
        self.player.is_some() && self.since.is_some()
    }

    /// Starts a player's turn at its beginning.
    pub const fn start(&mut self, player: Player, now: Duration) {
        self.player = Some(player);
        self.thought = Duration::ZERO;
        self.since = Some(now);
    }

    /// Stops the time, as while a dialog is open. Nothing happens when it does not run.
    pub const fn pause(&mut self, now: Duration) {
        if let Some(since) = self.since.take() {
            self.thought = self.thought.saturating_add(now.saturating_sub(since));
        }
    }

    /// Lets the time run on after [`Clock::pause`].
    pub const fn go_on(&mut self, now: Duration) {
        if self.player.is_some() && self.since.is_none() {
            self.since = Some(now);
        }
    }

    /// Ends the turn: its time is charged, the increment added, and the opponent's turn begins.
    /// Returns how long the player thought.
    pub fn end_turn(&mut self, now: Duration) -> Duration {
        let thought = self.thought(now);
        if let Some(player) = self.player {
            self.charge(player, thought);
            self.start(player.other(), now);
        }
        thought
    }

    /// Stops everything at the end of the game. What the last turn took is charged.
    pub fn stop(&mut self, now: Duration) {
        let thought = self.thought(now);
        if let Some(player) = self.player.take() {
            self.left[player] = self.left[player].saturating_sub(thought);
        }
        self.thought = Duration::ZERO;
        self.since = None;
    }

    /// How long the player to move has thought in this turn so far, pauses left out.
    #[must_use]
    pub fn thought(&self, now: Duration) -> Duration {
        let running = self
            .since
            .map_or(Duration::ZERO, |since| now.saturating_sub(since));
        self.thought.saturating_add(running)
    }

    fn charge(&mut self, player: Player, thought: Duration) {
        self.left[player] = self.left[player]
            .saturating_sub(thought)
            .saturating_add(self.control.increment());
    }

    /// What a player has left, at least zero; `None` without a time control.
    #[must_use]
    pub fn left(&self, player: Player, now: Duration) -> Option<Duration> {
        self.control.base()?;
        let spent = match self.player {
            Some(timed) if timed == player => self.thought(now),
            _ => Duration::ZERO,
        };
        Some(self.left[player].saturating_sub(spent))
    }

    /// Whether a player has no time left.
    #[must_use]
    pub fn is_out(&self, player: Player, now: Duration) -> bool {
        self.left(player, now) == Some(Duration::ZERO)
    }

    /// The player who has just run out of time. Each player is named once.
    pub fn announce(&mut self, now: Duration) -> Option<Player> {
        let player = self.player?;
        if self.announced[player] || !self.is_out(player, now) {
            return None;
        }
        self.announced[player] = true;
        Some(player)
    }

    /// How long until [`written`] shows something else for the running clock; `None` when it does
    /// not change. A screen need not be drawn again before.
    #[must_use]
    pub fn next_change(&self, now: Duration) -> Option<Duration> {
        let player = self.player.filter(|_| self.is_running())?;
        let left = self.left(player, now)?;
        if left.is_zero() {
            return None;
        }
        let step = step_of(left).as_millis();
        let over = left.as_millis() % step;
        // Just after the step: a clock shows what is left rounded up.
        let wait = if over == 0 { step } else { over };
        let below_millis = left.subsec_nanos() % 1_000_000;
        let wait = Duration::from_millis(wait as u64) + Duration::from_nanos(below_millis.into());
        Some(wait.max(Duration::from_millis(1)))
    }
}

/// The smallest amount that is shown: tenths of seconds in the last ten seconds.
const fn step_of(left: Duration) -> Duration {
    if left.as_millis() <= 10_000 {
        Duration::from_millis(100)
    } else {
        Duration::from_secs(1)
    }
}

/// A time as clocks show it, rounded up: `1:05:09`, `9:58`, and from ten seconds on `0:09.4`.
///
/// ```
/// use std::time::Duration;
/// use zertz::clock::written;
/// assert_eq!(written(Duration::from_millis(598_001)), "9:59");
/// assert_eq!(written(Duration::from_millis(9_400)), "0:09.4");
/// ```
#[must_use]
pub fn written(left: Duration) -> String {
    let step = step_of(left);
    let steps = left.as_nanos().div_ceil(step.as_nanos());
    if step < Duration::from_secs(1) {
        return format!("0:{:02}.{}", steps / 10, steps % 10);
    }
    in_seconds(steps)
}

/// A time that was spent, in whole seconds: `0:41`, `1:05:09`.
///
/// ```
/// use std::time::Duration;
/// use zertz::clock::spent;
/// assert_eq!(spent(Duration::from_millis(41_499)), "0:41");
/// assert_eq!(spent(Duration::from_secs(3909)), "1:05:09");
/// ```
#[must_use]
pub fn spent(time: Duration) -> String {
    let seconds = time.saturating_add(Duration::from_millis(500)).as_secs();
    in_seconds(u128::from(seconds))
}

fn in_seconds(all: u128) -> String {
    let (hours, minutes, seconds) = (all / 3600, all / 60 % 60, all % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}
