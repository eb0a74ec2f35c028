//! The front of the search: a position and limits in, reports and a best turn out.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use super::search::{Root, Settings, Shared};
use super::strategy::Strategy;
use super::transposition::Table;
use super::{Info, Limits, Score, Stop};
use crate::rules::{CaptureDuty, Claims, Position, Ruleset, Situation};

/// An engine with its memory. What it learns about one position helps with the next.
///
/// ```
/// use zertz::engine::{Analyst, Limits, Score, Stop};
/// use zertz::notation::TurnText;
/// let text = "/2oo/2oo/ooooooW/1ooooo/2oooBo/3oooo 0/6/7 2/2/2 3/0/0 2 37";
/// let position = text.parse().unwrap();
/// let limits = Limits { nodes: Some(10_000), ..Limits::default() };
/// let info = Analyst::new(1).analyse(&position, &limits, 1, &Stop::new(), &mut |_| {});
/// assert_eq!(info.score(), Some(Score::win_in(1)));
/// let best = TurnText::new(&position, info.best().unwrap()).to_string();
/// assert!(best.ends_with(",d6 x Wd7"));
/// ```
#[derive(Debug)]
pub struct Analyst {
    table: Table,
    strategy: Mutex<Strategy>,
}

impl Analyst {
    /// Positions that the solver may look at for one question.
    const SOLVER_NODES: u64 = 4_000;

    /// An engine whose transposition table takes so many megabytes.
    #[must_use]
    pub fn new(table_megabytes: usize) -> Self {
        Self {
            table: Table::new(table_megabytes),
            strategy: Mutex::default(),
        }
    }

    /// Thinks about a position, or a [`Situation`] in a game, until a limit is reached, the end is known, or the flag is set.
    ///
    /// `report` gets every finished depth, with the best `lines` lines. The result is the last
    /// state; its lines are empty only when the game is over. With one thread and no time limit
    /// the same analyst, asked the same, answers the same.
    ///
    /// Captures are made and claims are taken, also under rules that let players overlook or
    /// decline them. Where the last turn may be demanded back, that is weighed up against going on;
    /// see [`Info::demand`]. The number of lines is at least 1.
    pub fn analyse(
        &self,
        situation: impl Into<Situation>,
        limits: &Limits,
        lines: usize,
        stop: &Stop,
        report: &mut dyn FnMut(&Info),
    ) -> Info {
        let settings = Settings {
            lines: lines.max(1),
            depth: limits.depth.map_or(120, |depth| (depth.min(60) * 2) as i32),
            solver_nodes: Self::SOLVER_NODES,
            blindness: 0,
            misjudgement: 0,
            seed: 0,
            theory: true,
        };
        self.search(&situation.into(), limits, settings, stop, report)
    }

    /// The same with other settings of the search.
    pub(super) fn search(
        &self,
        situation: &Situation,
        limits: &Limits,
        settings: Settings,
        stop: &Stop,
        report: &mut dyn FnMut(&Info),
    ) -> Info {
        let Some(before) = situation.overlooked() else {
            return self.go_on(situation, limits, settings, stop, report);
        };
        // Half of the thought is about what the demand leads to: the opponent captures then.
        let half = Limits {
            time: limits.time.map(|time| time / 2),
            nodes: limits.nodes.map(|nodes| nodes / 2),
            ..limits.clone()
        };
        let one = Settings {
            lines: 1,
            ..settings
        };
        let refused = self.go_on(&before.into(), &half, one, stop, &mut |_| {});
        let demanded = refused.score().map(|score| -score);
        let weigh = |info: &Info| {
            let better = |demanded: &Score| info.score().is_none_or(|score| *demanded >= score);
            Info {
                demand: demanded.filter(better),
                ..info.clone()
            }
        };
        let info = self.go_on(situation, &half, settings, stop, &mut |info| {
            report(&weigh(info));
        });
        weigh(&info)
    }

    /// Searches for the best turn.
    fn go_on(
        &self,
        situation: &Situation,
        limits: &Limits,
        settings: Settings,
        stop: &Stop,
        report: &mut dyn FnMut(&Info),
    ) -> Info {
        let started = Instant::now();
        let position = strict(situation.position());
        let stop = stop.within(limits.time);
        let theory = settings.theory && !situation.is_near_tie();
        let (plan, nodes) = if theory {
            self.strategy().line(&position, limits, &stop)
        } else {
            (None, 0)
        };
        self.table.begin();
        let shared = Shared {
            situation,
            table: &self.table,
            stop: &stop,
            done: AtomicBool::new(false),
            nodes: AtomicU64::new(nodes),
            most_nodes: limits.nodes.unwrap_or(u64::MAX),
        };
        std::thread::scope(|scope| {
            for number in 1..limits.threads.clamp(1, 256) {
                let (shared, position) = (&shared, &position);
                scope.spawn(move || {
                    Root::new(position, settings, shared, started).help(number as i32);
                });
            }
            let mut root = Root::new(&position, settings, &shared, started);
            let info = root.run(plan, report);
            shared.done.store(true, Ordering::Relaxed);
            if let Some(win) = root.into_win().filter(|_| settings.theory) {
                self.strategy().follow(win);
            }
            info
        })
    }

    fn strategy(&self) -> MutexGuard<'_, Strategy> {
        // What a thread that panicked has left behind is still true.
        (self.strategy.lock()).unwrap_or_else(PoisonError::into_inner)
    }
}

/// The position with captures enforced and claims automatic: a subset of what other rules allow,
/// and what a good player does under them.
pub(super) const fn strict(position: &Position) -> Position {
    position.with_conduct(Ruleset {
        claims: Claims::Automatic,
        capture_duty: CaptureDuty::Enforced,
        ..position.rules()
    })
}
