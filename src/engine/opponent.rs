//! A computer player.

use super::opening;
use super::search::Settings;
use super::{Analyst, Info, Level, Limits, Line, Score, Stop};
use crate::rules::Situation;

/// A player of some strength.
///
/// ```
/// use zertz::engine::{Level, Limits, Opponent, Stop};
/// use zertz::rules::{Position, Ruleset};
/// let opponent = Opponent::new(Level::FIRST, 1, 1);
/// let start = Position::start(Ruleset::default());
/// let info = opponent.think(&start, &Limits::default(), &Stop::new(), &mut |_| {});
/// assert!(start.is_legal(info.best().unwrap()));
/// ```
#[derive(Debug)]
pub struct Opponent {
    level: Level,
    seed: u64,
    analyst: Analyst,
}

impl Opponent {
    /// A player with a transposition table of so many megabytes. Players with different seeds
    /// choose differently between turns that seem alike to them.
    #[must_use]
    pub fn new(level: Level, seed: u64, table_megabytes: usize) -> Self {
        Self {
            level,
            seed,
            analyst: Analyst::new(table_megabytes),
        }
    }

    /// How strong it plays.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Thinks about its turn, like [`Analyst::analyse`]: the best turn of the result is what it
    /// plays.
    ///
    /// Whatever is reached first of `limits` and the level's own limits ends it. Only level 8 goes
    /// on until `limits` end it; it needs some. The same level with the same seed, one thread and
    /// no time limit plays the same turn.
    pub fn think(
        &self,
        situation: impl Into<Situation>,
        limits: &Limits,
        stop: &Stop,
        report: &mut dyn FnMut(&Info),
    ) -> Info {
        let skill = self.level.skill();
        let situation = situation.into();
        if skill.theory
            && let Some(turn) = opening::first_turn(situation.position(), self.seed)
        {
            let line = Line {
                score: Score::EVEN,
                turns: vec![turn],
            };
            return Info {
                lines: vec![line],
                ..Info::default()
            };
        }
        let limits = Limits {
            nodes: match (limits.nodes, skill.nodes) {
                (Some(given), Some(own)) => Some(given.min(own)),
                (given, own) => given.or(own),
            },
            ..limits.clone()
        };
        let depth = limits.depth.map_or(skill.depth, |depth| {
            skill.depth.min((depth.min(60) * 2) as i32)
        });
        let settings = Settings {
            lines: 1,
            depth,
            solver_nodes: skill.solver_nodes,
            blindness: skill.blindness,
            misjudgement: skill.misjudgement,
            seed: self.seed,
            theory: skill.theory,
        };
        self.analyst
            .search(&situation, &limits, settings, stop, report)
    }
}
