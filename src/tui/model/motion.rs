//! The motion of the last step. The rules are never behind it: the model is at the end of the step
//! from the beginning, and only the picture of the board takes its time.

use std::time::Duration;

use super::step::Step;
use crate::rules::Position;
use crate::tui::view::motion::{self, Step as Shown};
use crate::tui::view::scene::Scene;

/// How long a frame is shown. A terminal that takes longer to draw one is too slow for motion.
pub const FRAME: Duration = Duration::from_millis(40);

/// After how many motions in a row for which the terminal was too slow there are no more.
pub const MOST_SLOW: u8 = 3;

/// Something on its way.
#[derive(Debug, Clone, PartialEq)]
pub struct Motion {
    before: Scene,
    steps: Vec<Shown>,
    began: Duration,
    /// How long all of it takes.
    time: Duration,
    /// Whether the end of the game is to be announced after it.
    pub announces_end: bool,
}

impl Motion {
    /// Steps that begin now with what lay on the table before them; `None` when there are none.
    #[must_use]
    pub fn new(before: Scene, steps: Vec<Shown>, now: Duration) -> Option<Self> {
        let time = motion::time(&steps);
        (!steps.is_empty()).then_some(Self {
            before,
            steps,
            began: now,
            time,
            announces_end: false,
        })
    }

    /// The same, faster if need be so that it is over in time; `None` when nobody could follow.
    #[must_use]
    pub fn within(mut self, limit: Duration) -> Option<Self> {
        const TOO_FAST: Duration = Duration::from_millis(150);
        self.time = self.time.min(limit);
        (limit >= TOO_FAST).then_some(self)
    }

    /// When it is over.
    #[must_use]
    pub const fn end(&self) -> Duration {
        self.began.saturating_add(self.time)
    }

    /// When the next frame is due.
    #[must_use]
    pub fn next_frame(&self, now: Duration) -> Duration {
        let shown = now.saturating_sub(self.began).as_millis() / FRAME.as_millis();
        let next = FRAME.saturating_mul(u32::try_from(shown + 1).unwrap_or(u32::MAX));
        self.began.saturating_add(next).min(self.end())
    }

    /// What lies on the table now.
    #[must_use]
    pub fn scene(&self, now: Duration) -> Scene {
        let elapsed = now.saturating_sub(self.began);
        let whole = motion::time(&self.steps);
        // Nanoseconds of less than a minute each: the product fits.
        let elapsed = elapsed.as_nanos().saturating_mul(whole.as_nanos()) / self.time.as_nanos();
        let elapsed = Duration::from_nanos(u64::try_from(elapsed).unwrap_or(u64::MAX));
        motion::frame(self.before, &self.steps, elapsed)
    }
}

/// What of a turn that has not come to its end is to be seen on the table already.
#[must_use]
pub fn done(step: &Step, position: &Position) -> Vec<Shown> {
    match step {
        Step::Answer | Step::Choose { .. } | Step::Over => Vec::new(),
        Step::Remove { marble, ring } => vec![Shown::Placed {
            ring: *ring,
            marble: *marble,
        }],
        Step::Claim(claim) => {
            let (marble, ring, removed) = claim.placement();
            let placed = Shown::Placed { ring, marble };
            std::iter::once(placed)
                .chain(removed.map(Shown::Removed))
                .collect()
        }
        Step::Jump(chain) => motion::jumps(position, chain.capture()),
    }
}
