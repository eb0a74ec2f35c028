//! The features that the evaluation weighs.

use crate::engine::isolating::{Isolation, Strings};
use crate::rules::{Marble, Marbles, Player, Position};

/// Places of the features in the table. None is there merely because a player is to move: what the
/// search compares are positions with either player to move, and a bonus for the move would make
/// it give marbles away to keep it. Those of needs count for the player to move when that
/// player needs at most so many marbles, and against when the opponent does.
mod place {
    /// At most 1, 2 or 3 white marbles needed.
    pub(super) const WHITE: usize = 0;
    /// At most 1 to 4 grey marbles.
    pub(super) const GREY: usize = WHITE + 3;
    /// At most 1 to 5 black marbles.
    pub(super) const BLACK: usize = GREY + 4;
    /// At most 1 to 8 marbles for three of each.
    pub(super) const EACH: usize = BLACK + 5;
    /// At most 1 to 3 marbles for the nearest set.
    pub(super) const LEAST: usize = EACH + 8;
    /// Marbles that the best isolating turn takes.
    pub(super) const PRIZE: usize = LEAST + 3;
    /// By how much it lessens what is needed for the nearest set.
    pub(super) const PROGRESS: usize = PRIZE + 1;
    /// Marbles on the board, and one more, beyond what the player to move needs, at least −2 to 3:
    /// the room for a forced win.
    pub(super) const SLACK: usize = PROGRESS + 1;
    /// The same for the opponent.
    pub(super) const OPPOSED: usize = SLACK + 6;
    /// An isolating turn would complete a set of the opponent.
    pub(super) const THREAT: usize = OPPOSED + 6;
    /// Captured marbles by colour, the player's own less the opponent's.
    pub(super) const CAPTIVES: usize = THREAT + 1;
    pub(super) const COUNT: usize = CAPTIVES + 3;
}

/// Number of features.
pub const FEATURES: usize = place::COUNT;

/// The least and the greatest weight, in hundredths, that make sense for a feature. To need less,
/// or to be able to take more, is never worse.
///
/// A captured marble is worth something whatever the records say: people give marbles away when
/// they see what for, so that in the records the gifts seem to cost nothing, and an engine that
/// believed it would give them away for nothing.
#[must_use]
pub const fn bounds(feature: usize) -> (f64, f64) {
    const UNBOUNDED: f64 = 10_000.0;
    match feature {
        ..place::OPPOSED => (0.0, UNBOUNDED),
        place::OPPOSED..place::CAPTIVES => (-UNBOUNDED, 0.0),
        place::CAPTIVES => (FLOORS[0], UNBOUNDED),
        _ if feature == place::CAPTIVES + 1 => (FLOORS[1], UNBOUNDED),
        _ => (FLOORS[2], UNBOUNDED),
    }
}

/// The least worth of a captured white, grey and black marble.
const FLOORS: [f64; 3] = [40.0, 30.0, 24.0];

/// Calls `f` with the number and the value of every feature that is not zero.
#[inline]
pub fn for_each_feature(position: &Position, mut f: impl FnMut(usize, i32)) {
    let (vacant, free) = (position.vacant(), position.free());
    let marbles = position.occupied().len();
    let strings = Strings::of(position);
    let player = position.to_move();
    let mut mover = Side::of(position, player);
    let mut other = Side::of(position, player.other());
    strings.find_isolation(vacant, free, |isolation| {
        mover.see(position, &isolation);
        other.see(position, &isolation);
        None::<()>
    });
    mover.report(1, &mut f);
    other.report(-1, &mut f);
    mover.report_slack(marbles, place::SLACK, &mut f);
    other.report_slack(marbles, place::OPPOSED, &mut f);
    for marble in Marble::ALL {
        let own = i32::from(position.captured(player)[marble]);
        let theirs = i32::from(position.captured(player.other())[marble]);
        f(place::CAPTIVES + marble as usize, own - theirs);
    }
    f(place::THREAT, i32::from(other.threat));
}

/// What one side needs, and what it could isolate now.
struct Side {
    player: Player,
    /// Still needed of each colour; `None` when not so many are left.
    needs: [Option<u8>; 3],
    each: Option<u8>,
    least: u8,
    threat: bool,
    prize: u8,
    progress: u8,
}

/// Nothing can be completed any more.
const NEVER: u8 = 5;

impl Side {
    /// Marbles missing for the nearest set when a forced win comes into reach.
    const CLOSE: u8 = 2;

    fn of(position: &Position, player: Player) -> Self {
        let captured = position.captured(player);
        let left = left(position, player);
        let goals = position.rules().set.goals();
        let each = position.rules().set.goal_each();
        let needs = Marble::ALL.map(|marble| {
            let need = goals[marble].saturating_sub(captured[marble]);
            (need <= left[marble]).then_some(need)
        });
        let mut missing = Some(0);
        for marble in Marble::ALL {
            let need = each.saturating_sub(captured[marble]);
            missing = missing
                .filter(|_| need <= left[marble])
                .map(|sum| sum + need);
        }
        let least = needs.iter().chain([&missing]).flatten().min();
        Self {
            player,
            needs,
            each: missing,
            least: least.map_or(NEVER, |&least| least.min(4)),
            threat: false,
            prize: 0,
            progress: 0,
        }
    }

    fn see(&mut self, position: &Position, isolation: &Isolation) {
        let taken = Marble::ALL.map(|marble| (position.marbles(marble) & isolation.taken).len());
        let own = u8::from(isolation.ring.is_some());
        let count = taken.iter().sum::<usize>() as u8 + own;
        self.prize = self.prize.max(count.min(4));
        let mut spare = own;
        let mut progress = 0;
        for (need, taken) in self.needs.iter().zip(taken) {
            if let Some(need) = *need {
                let after = need.saturating_sub(taken as u8 + own);
                progress = progress.max(self.least.saturating_sub(after));
            }
        }
        if let Some(each) = self.each {
            let captured = position.captured(self.player);
            let goal = position.rules().set.goal_each();
            let mut useful = 0;
            for (marble, taken) in Marble::ALL.into_iter().zip(taken) {
                useful += (taken as u8).min(goal.saturating_sub(captured[marble]));
            }
            if useful >= each {
                spare = 0;
            }
            progress = progress.max(
                self.least
                    .saturating_sub(each.saturating_sub(useful + spare)),
            );
        }
        self.progress = self.progress.max(progress);
        self.threat |= progress >= self.least && self.least > 0;
    }

    /// Reports needs and prizes for one side (`sign` 1) or against it (−1).
    fn report(&self, sign: i32, f: &mut impl FnMut(usize, i32)) {
        let [white, grey, black] = self.needs;
        let tables = [
            (white, place::WHITE, 3),
            (grey, place::GREY, 4),
            (black, place::BLACK, 5),
            (self.each, place::EACH, 8),
            (Some(self.least), place::LEAST, 3),
        ];
        for (need, first, most) in tables {
            if let Some(need) = need {
                for at_most in need.max(1)..=most {
                    f(first + usize::from(at_most) - 1, sign);
                }
            }
        }
        f(place::PRIZE, sign * i32::from(self.prize));
        f(place::PROGRESS, sign * i32::from(self.progress));
    }

    fn report_slack(&self, marbles: usize, first: usize, f: &mut impl FnMut(usize, i32)) {
        if self.least > Self::CLOSE {
            return;
        }
        let slack = marbles as i32 + 1 - i32::from(self.least);
        for at_least in -2..=slack.min(3) {
            f(first + (at_least + 2) as usize, 1);
        }
    }
}

/// The marbles that a side could still capture: those on the board and in the pool and, once the
/// pool is empty, those that the opponent has to place from.
fn left(position: &Position, player: Player) -> Marbles {
    let mut left = position.pool();
    for marble in Marble::ALL {
        left[marble] += position.marbles(marble).len() as u8;
        if position.pool().is_empty() {
            left[marble] += position.captured(player.other())[marble];
        }
    }
    left
}
