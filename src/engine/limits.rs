//! How long to think, and the flag that stops it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long a search may think. Whatever is reached first ends it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Limits {
    /// Longest time.
    pub time: Option<Duration>,
    /// Most positions looked at.
    pub nodes: Option<u64>,
    /// Most turns looked ahead.
    pub depth: Option<u32>,
    /// Number of threads, 1 or more. With one thread and no time limit a search is deterministic.
    pub threads: usize,
    /// Size of the transposition table in megabytes.
    pub table_megabytes: usize,
}

/// No limit but the memory: one thread, 64 megabytes.
impl Default for Limits {
    fn default() -> Self {
        Self {
            time: None,
            nodes: None,
            depth: None,
            threads: 1,
            table_megabytes: 64,
        }
    }
}

/// A flag that stops a search within a few milliseconds, by hand or when a deadline has passed.
///
/// Clones share the flag, so one half can be given to a worker and the other kept.
///
/// ```
/// use zertz::engine::Stop;
/// let stop = Stop::new();
/// let worker = stop.clone();
/// stop.stop();
/// assert!(worker.is_stopped());
/// ```
#[derive(Debug, Clone, Default)]
pub struct Stop {
    flag: Arc<AtomicBool>,
    deadline: Option<Instant>,
}

impl Stop {
    /// A flag that is not set and has no deadline.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The same flag with a deadline so much from now, unless it has an earlier one.
    #[must_use]
    pub fn within(&self, time: Option<Duration>) -> Self {
        let deadline = time.and_then(|time| Instant::now().checked_add(time));
        Self {
            flag: Arc::clone(&self.flag),
            deadline: match (self.deadline, deadline) {
                (Some(old), Some(new)) => Some(old.min(new)),
                (old, new) => old.or(new),
            },
        }
    }

    /// Stops whoever looks at the flag.
    pub fn stop(&self) {
        self.flag.store(true, Ordering::Relaxed);
    }

    /// Whether it is time to stop.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.flag.load(Ordering::Relaxed)
            || self
                .deadline
                .is_some_and(|deadline| Instant::now() >= deadline)
    }
}

/// Counts positions and looks at the flag now and then.
#[derive(Debug)]
pub(super) struct Meter {
    stop: Stop,
    nodes: u64,
    most: u64,
    over: bool,
}

impl Meter {
    /// Positions between two looks at the flag: less than a millisecond of work.
    const INTERVAL: u64 = 256;

    /// A counter from 0 that is over after so many positions.
    pub(super) fn new(stop: &Stop, nodes: Option<u64>) -> Self {
        Self {
            stop: stop.clone(),
            nodes: 0,
            most: nodes.unwrap_or(u64::MAX),
            over: stop.is_stopped(),
        }
    }

    /// A counter for going once more over what this one has counted: deadline and number of
    /// positions were meant for finding, not for writing down. The flag still stops it.
    pub(super) fn again(&self) -> Self {
        let flag = Stop {
            deadline: None,
            ..self.stop.clone()
        };
        Self::new(&flag, None)
    }

    /// Gives a part of the work so many of the positions that are left, at most. What it counts
    /// counts here too.
    pub(super) fn part<T>(&mut self, nodes: u64, work: impl FnOnce(&mut Self) -> T) -> T {
        let (most, over) = (self.most, self.over);
        self.most = most.min(self.nodes.saturating_add(nodes));
        self.over = over || self.nodes >= self.most;
        let result = work(self);
        // Over because of the flag or the whole limit, not because of the part's.
        self.over = over || self.nodes >= most || self.stop.is_stopped();
        self.most = most;
        result
    }

    /// Counts one position. `false` when no more may be looked at.
    #[inline]
    pub(super) fn count(&mut self) -> bool {
        if self.over {
            return false;
        }
        self.nodes += 1;
        if self.nodes >= self.most
            || self.nodes.is_multiple_of(Self::INTERVAL) && self.stop.is_stopped()
        {
            self.over = true;
        }
        true
    }

    /// Whether a limit was reached; stays so.
    pub(super) const fn is_over(&self) -> bool {
        self.over
    }

    /// Positions counted.
    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_earlier_deadline_counts() {
        let past = Stop::new().within(Some(Duration::ZERO));
        assert!(past.is_stopped());
        assert!(past.within(Some(Duration::from_mins(1))).is_stopped());
        assert!(
            !Stop::new()
                .within(Some(Duration::from_mins(1)))
                .is_stopped()
        );
        assert!(!Stop::new().within(None).is_stopped());
    }

    #[test]
    fn endless_time_is_no_deadline() {
        assert!(!Stop::new().within(Some(Duration::MAX)).is_stopped());
    }

    #[test]
    fn a_meter_is_over_after_its_nodes() {
        let stop = Stop::new();
        let mut meter = Meter::new(&stop, Some(3));
        let counted = (0..9).filter(|_| meter.count()).count();
        assert_eq!((counted, meter.nodes(), meter.is_over()), (3, 3, true));
    }

    #[test]
    fn a_part_is_over_before_the_whole() {
        let stop = Stop::new();
        let mut meter = Meter::new(&stop, Some(9));
        let counted = meter.part(3, |part| (0..9).filter(|_| part.count()).count());
        assert_eq!((counted, meter.is_over()), (3, false));
        let counted = meter.part(99, |part| (0..99).filter(|_| part.count()).count());
        assert_eq!((counted, meter.is_over()), (6, true));
    }

    #[test]
    fn going_over_it_again_knows_no_deadline() {
        let stop = Stop::new();
        let meter = Meter::new(&stop.within(Some(Duration::ZERO)), Some(1));
        assert!(meter.is_over());
        assert!(!meter.again().is_over());
        stop.stop();
        assert!(meter.again().is_over());
    }

    #[test]
    fn a_meter_sees_the_flag_after_an_interval() {
        let stop = Stop::new();
        let mut meter = Meter::new(&stop, None);
        assert!(meter.count());
        stop.stop();
        let counted = (0..Meter::INTERVAL * 2).filter(|_| meter.count()).count();
        assert!(counted < Meter::INTERVAL as usize);
        assert!(meter.is_over());
    }
}
