//! Why a turn: what it does and what it prepares, as data for a sentence.

use super::analyst::strict;
use super::closing::win_at_once;
use super::{Score, Verdict};
use crate::board::RingSet;
use crate::rules::{Marble, Marbles, Outcome, Player, Position, Turn, WinReason, WinningSet};

/// One thing that speaks for a turn, or explains it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// It wins the game on the spot.
    Wins(WinReason),
    /// It wins by force in so many turns of the player's own, this one included; at least 2.
    WinsIn(u16),
    /// The opponent wins by force in so many of the opponent's turns, whatever is played.
    LosesIn(u16),
    /// It is the only legal turn.
    OnlyTurn,
    /// It captures these marbles by jumping.
    Captures(Marbles),
    /// It isolates and takes these marbles.
    Isolates {
        /// The marbles taken, the placed one included when it is.
        marbles: Marbles,
        /// The rings they lay on, which leave the board.
        rings: RingSet,
    },
    /// The opponent has to capture.
    ForcesCapture {
        /// In how many ways.
        ways: usize,
        /// Fewest marbles the opponent takes.
        fewest: u8,
        /// Most marbles the opponent takes.
        most: u8,
    },
    /// However the opponent captures, the player captures next.
    CapturesBack {
        /// Fewest marbles taken then.
        fewest: u8,
    },
    /// No marble is left on the board: the opponent has to feed the first one.
    EmptiesBoard,
    /// The player would win with the next turn if the opponent let it happen.
    Threatens(WinReason),
    /// It takes from the opponent a win that was possible next turn.
    Prevents(WinReason),
    /// It needs so many more marbles for a set after this turn: what the turn brings nearer.
    Nears {
        /// The set.
        set: WinningSet,
        /// Marbles missing.
        missing: u8,
    },
}

/// The reasons for a turn, the weightiest first. `score` is what a search says of it, for the
/// player to move. Empty when the turn is quiet in every respect, or not legal.
///
/// ```
/// use zertz::engine::{Reason, explain};
/// use zertz::notation::TurnText;
/// let text = "oooo/ooooo/oooooo/oooWooo/1oooooo/2ooooo/3oooo 5/8/10 0/0/0 0/0/0 2 37";
/// let position = text.parse().unwrap();
/// let turn = TurnText::read("Gd5,a1", &position).unwrap();
/// let forces = Reason::ForcesCapture { ways: 2, fewest: 1, most: 1 };
/// assert_eq!(explain(&position, &turn, None), [forces]);
/// ```
#[must_use]
pub fn explain(position: &Position, turn: &Turn, score: Option<Score>) -> Vec<Reason> {
    let Ok(next) = position.play(*turn) else {
        return Vec::new();
    };
    let player = position.to_move();
    if let Some(Outcome::Win { winner, reason }) = next.outcome()
        && winner == player
    {
        return vec![Reason::Wins(reason)];
    }
    let mut reasons = Vec::new();
    match score.map(Score::verdict) {
        Some(Verdict::Win(turns)) if turns > 1 => reasons.push(Reason::WinsIn(turns)),
        Some(Verdict::Loss(turns)) => reasons.push(Reason::LosesIn(turns)),
        Some(Verdict::Win(_) | Verdict::Units(_)) | None => {}
    }
    if position.turn_count() == 1 {
        reasons.push(Reason::OnlyTurn);
    }
    let next = strict(&next);
    takings(position, turn, &next, &mut reasons);
    if next.has_jump() {
        reasons.extend(forced(&next));
    }
    if next.occupied().is_empty() && !position.occupied().is_empty() {
        reasons.push(Reason::EmptiesBoard);
    }
    if !next.has_jump() {
        if let Some(reason) = wins_next(&next.with_to_move(player)) {
            reasons.push(Reason::Threatens(reason));
        }
        let before = strict(position).with_to_move(player.other());
        if !before.has_jump()
            && wins_next(&next).is_none()
            && let Some(reason) = wins_next(&before)
        {
            reasons.push(Reason::Prevents(reason));
        }
    }
    reasons.extend(nearer(position, &next, player));
    reasons
}

/// What the turn takes.
fn takings(position: &Position, turn: &Turn, next: &Position, reasons: &mut Vec<Reason>) {
    let player = position.to_move();
    let (before, after) = (position.captured(player), next.captured(player));
    match *turn {
        Turn::Capture(_) => reasons.push(Reason::Captures(difference(after, before))),
        Turn::Place {
            marble,
            ring,
            remove,
            declined,
        } => {
            let rings = position.isolated_by(ring, remove).all() - declined;
            if rings.is_empty() {
                return;
            }
            let mut marbles = Marbles::NONE;
            for colour in Marble::ALL {
                marbles[colour] = (position.marbles(colour) & rings).len() as u8;
            }
            if rings.contains(ring) {
                marbles[marble] += 1;
            }
            reasons.push(Reason::Isolates { marbles, rings });
        }
    }
}

fn difference(more: Marbles, less: Marbles) -> Marbles {
    let mut difference = more;
    for marble in Marble::ALL {
        difference[marble] = more[marble].saturating_sub(less[marble]);
    }
    difference
}

/// What the opponent's compulsory captures amount to.
fn forced(next: &Position) -> Vec<Reason> {
    let opponent = next.to_move();
    let (mut ways, mut fewest, mut most) = (0, u8::MAX, 0);
    let mut back = u8::MAX;
    next.for_each_capture(&mut |capture| {
        let mut after = *next;
        after.play_unchecked(&Turn::Capture(capture));
        let taken = after.captured(opponent).total() - next.captured(opponent).total();
        ways += 1;
        fewest = fewest.min(taken);
        most = most.max(taken);
        back = back.min(best_capture(&after));
    });
    if ways == 0 {
        return Vec::new();
    }
    let mut reasons = vec![Reason::ForcesCapture { ways, fewest, most }];
    if back > 0 {
        reasons.push(Reason::CapturesBack { fewest: back });
    }
    reasons
}

/// The most marbles that the player to move can take with one capture; 0 when the game is over.
fn best_capture(position: &Position) -> u8 {
    if position.is_over() {
        return 0;
    }
    let mut best = 0;
    position.for_each_capture(&mut |capture| best = best.max(capture.len() as u8));
    best
}

/// How the player to move wins at once, if that is possible.
fn wins_next(position: &Position) -> Option<WinReason> {
    if position.is_over() {
        return None;
    }
    let mut next = *position;
    next.play_unchecked(&win_at_once(position)?);
    match next.outcome()? {
        Outcome::Win { reason, .. } => Some(reason),
        Outcome::Tie(_) | Outcome::NoWinner => None,
    }
}

/// The set that the turn has brought nearest, when only one or two marbles are missing.
fn nearer(position: &Position, next: &Position, player: Player) -> Option<Reason> {
    let set = position.rules().set;
    let missing = |captured: Marbles, goal: WinningSet| match goal {
        WinningSet::Of(marble) => set.goals()[marble].saturating_sub(captured[marble]),
        WinningSet::Each => Marble::ALL
            .into_iter()
            .map(|marble| set.goal_each().saturating_sub(captured[marble]))
            .sum(),
    };
    WinningSet::ALL
        .into_iter()
        .filter_map(|goal| {
            let now = missing(next.captured(player), goal);
            let before = missing(position.captured(player), goal);
            (now < before && now <= 2).then_some(Reason::Nears {
                set: goal,
                missing: now,
            })
        })
        .min_by_key(|reason| match reason {
            Reason::Nears { missing, .. } => *missing,
            _ => u8::MAX,
        })
}
