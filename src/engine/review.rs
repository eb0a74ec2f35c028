//! Looking back at a game: what every position was worth, and where it turned.

use super::{Analyst, Info, Limits, Line, Score, Stop};
use crate::rules::{Position, Turn};

/// One turn of a game, looked at afterwards. All scores are those of the player who made it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reviewed {
    /// The position before the turn.
    pub position: Position,
    /// The turn that was played.
    pub turn: Turn,
    /// What the best turn would have been worth.
    pub best: Score,
    /// What the turn played was worth.
    pub played: Score,
    /// The best turn and how it would have gone on. Its first turn is the one played when nothing
    /// better was found.
    pub line: Vec<Turn>,
}

impl Reviewed {
    /// By how much the turn lessened the player's chance to win, 0 to 1.
    #[must_use]
    pub fn cost(&self) -> f64 {
        (self.best.chance() - self.played.chance()).max(0.0)
    }

    /// Whether the game turned here: a forced win was let go, a forced loss was allowed, or the
    /// chance to win fell by a quarter or more.
    #[must_use]
    pub fn is_turning_point(&self) -> bool {
        let won = self.best.is_win() && !self.played.is_win();
        let lost = self.played.is_loss() && !self.best.is_loss();
        won || lost || self.cost() >= Self::TURNING
    }

    /// Whether the player missed a win by force: then [`Reviewed::line`] shows it.
    #[must_use]
    pub const fn missed_win(&self) -> bool {
        self.best.is_win() && !self.played.is_win()
    }

    const TURNING: f64 = 0.25;
}

/// Reviews the turns of a game, each with the position before it. `limits` hold for one position;
/// `tell` gets every turn as it is done, with its number from 0.
///
/// The game is gone through from its end, so that what is found out about later positions helps
/// with the earlier ones. When the flag is set, what was done so far is returned. The result is in
/// the order of the game and may lack turns at its beginning.
pub fn review(
    analyst: &Analyst,
    turns: &[(Position, Turn)],
    limits: &Limits,
    stop: &Stop,
    tell: &mut dyn FnMut(usize, &Reviewed),
) -> Vec<Reviewed> {
    let mut reviewed = Vec::new();
    let mut later: Option<(Position, Line)> = None;
    for (number, (position, turn)) in turns.iter().enumerate().rev() {
        let Ok(next) = position.play(*turn) else {
            continue;
        };
        let known = later.take().filter(|(position, _)| *position == next);
        let after = match known {
            Some((_, line)) => Some(line),
            None => best_line(analyst, &next, limits, stop),
        };
        let before = best_line(analyst, position, limits, stop);
        if stop.is_stopped() {
            break;
        }
        let Some(before) = before else {
            continue;
        };
        let one = judge(position, *turn, &next, before, after);
        tell(number, &one);
        later = Some((
            *position,
            Line {
                score: one.best,
                turns: one.line.clone(),
            },
        ));
        reviewed.push(one);
    }
    reviewed.reverse();
    reviewed
}

fn best_line(analyst: &Analyst, position: &Position, limits: &Limits, stop: &Stop) -> Option<Line> {
    let Info { lines, .. } = analyst.analyse(position, limits, 1, stop, &mut |_| {});
    lines.into_iter().next()
}

/// Puts together what was found before and after a turn.
fn judge(
    position: &Position,
    turn: Turn,
    next: &Position,
    before: Line,
    after: Option<Line>,
) -> Reviewed {
    let (played, rest) = match (next.outcome(), after) {
        (Some(outcome), _) => {
            let score = match outcome.winner() {
                Some(winner) if winner == position.to_move() => Score::win_in(1),
                Some(_) => Score::loss_in(0),
                None => Score::EVEN,
            };
            (score, Vec::new())
        }
        (None, Some(line)) => ((-line.score).one_turn_before(), line.turns),
        (None, None) => (before.score, Vec::new()),
    };
    // The turn played can't be worth more than the best one, whatever a search missed.
    let best_was_played = before.turns.first() == Some(&turn) || played > before.score;
    let (best, line) = if best_was_played {
        let line = std::iter::once(turn).chain(rest).collect();
        (played, line)
    } else {
        (before.score, before.turns)
    };
    Reviewed {
        position: *position,
        turn,
        best,
        played,
        line,
    }
}
