//! The front of the search: a position and limits in, reports and a best turn out.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use super::search::{Root, Settings, Shared};
use super::transposition::Table;
use super::{Info, Limits, Stop};
use crate::rules::{CaptureDuty, Claims, Position, Ruleset};

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
}

impl Analyst {
    /// Positions that the solver may look at for one question.
    const SOLVER_NODES: u64 = 4_000;

    /// An engine whose transposition table takes so many megabytes.
    #[must_use]
    pub fn new(table_megabytes: usize) -> Self {
        Self {
            table: Table::new(table_megabytes),
        }
    }

    /// Thinks about a position until a limit is reached, the end is known, or the flag is set.
    ///
    /// `report` gets every finished depth, with the best `lines` lines. The result is the last
    /// state; its lines are empty only when the game is over. With one thread and no time limit
    /// the same analyst, asked the same, answers the same.
    ///
    /// Captures are made and claims are taken, also under rules that let players overlook or
    /// decline them. The number of lines is at least 1.
    pub fn analyse(
        &self,
        position: &Position,
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
        };
        self.search(position, limits, settings, stop, report)
    }

    /// The same with other settings of the search.
    pub(super) fn search(
        &self,
        position: &Position,
        limits: &Limits,
        settings: Settings,
        stop: &Stop,
        report: &mut dyn FnMut(&Info),
    ) -> Info {
        let started = Instant::now();
        let position = strict(position);
        let stop = stop.within(limits.time);
        self.table.begin();
        let shared = Shared {
            table: &self.table,
            stop: &stop,
            done: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
            most_nodes: limits.nodes.unwrap_or(u64::MAX),
        };
        std::thread::scope(|scope| {
            for number in 1..limits.threads.clamp(1, 256) {
                let (shared, position) = (&shared, &position);
                scope.spawn(move || {
                    Root::new(position, settings, shared, started).help(number as i32);
                });
            }
            let info = Root::new(&position, settings, &shared, started).run(report);
            shared.done.store(true, Ordering::Relaxed);
            info
        })
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
