//! One node: captures, or the selected placements.

use super::super::Score;
use super::super::candidates::{self, Candidate, Wanted};
use super::super::closing::winning_placement;
use super::super::placement::Placement;
use super::super::transposition::{Bound, Memory};
use super::{LONGEST, PLACEMENT, Window, Worker};
use crate::rules::{Position, Turn};

/// A node: a position, how deep it is to be searched, how far from the root it stands, and which
/// scores matter.
#[derive(Clone, Copy)]
struct Spot<'p> {
    position: &'p Position,
    depth: i32,
    ply: usize,
    window: Window,
}

impl Worker<'_> {
    /// Searches a position so deep, `ply` turns below the root. The score counts forced ends from
    /// the root; it means nothing once the search is over.
    pub(super) fn node(
        &mut self,
        position: &Position,
        depth: i32,
        ply: usize,
        window: Window,
    ) -> Score {
        self.count();
        if let Some(level) = self.levels.get_mut(ply) {
            level.line.clear();
        }
        if self.over {
            return Score::EVEN;
        }
        if let Some(outcome) = position.outcome() {
            return match outcome.winner() {
                Some(winner) if winner == position.to_move() => Score::won_after(ply as u16),
                Some(_) => -Score::won_after(ply as u16),
                None => Score::EVEN,
            };
        }
        // Nothing here can be better than a win next turn, or worse than one for the opponent.
        let window = Window {
            alpha: window.alpha.max(-Score::won_after(ply as u16 + 2)),
            beta: window.beta.min(Score::won_after(ply as u16 + 1)),
        };
        if window.alpha >= window.beta {
            return window.alpha;
        }
        if ply >= LONGEST {
            return self.judge(position);
        }
        let spot = Spot {
            position,
            depth,
            ply,
            window,
        };
        if position.has_jump() {
            self.captures(spot)
        } else {
            self.placements(spot)
        }
    }

    /// A node where a capture is due. It costs no depth.
    fn captures(&mut self, spot: Spot<'_>) -> Score {
        let Spot {
            position,
            depth,
            ply,
            window,
        } = spot;
        let mut captures = Vec::with_capacity(8);
        position.for_each_capture(&mut |capture| {
            let turn = Turn::Capture(capture);
            let mut next = *position;
            next.play_unchecked(&turn);
            captures.push((turn, next, 0));
        });
        let several = captures.len() > 1;
        let key = if several { position.key() } else { 0 };
        if several {
            let memory = self.shared.table.get(key);
            if let Some(score) = memory.and_then(|memory| usable(memory, depth, ply, window)) {
                return score;
            }
            let first = memory.map_or(0, |memory| usize::from(memory.code));
            let values = candidates::Values::of(position);
            for (number, (_, next, order)) in captures.iter_mut().enumerate() {
                let taken = values.captured(position, next);
                *order = if number + 1 == first { i32::MAX } else { taken };
            }
        }
        let mut numbers: Vec<usize> = (0..captures.len()).collect();
        numbers.sort_by_key(|&number| std::cmp::Reverse(captures[number].2));
        let mut best = -Score::INFINITE;
        let mut best_number = 0;
        let mut alpha = window.alpha;
        for (tried, &number) in numbers.iter().enumerate() {
            let (turn, next, _) = &captures[number];
            let score = self.child(next, depth, ply, Window { alpha, ..window }, tried == 0);
            if self.over {
                return Score::EVEN;
            }
            if score > best {
                best = score;
                best_number = number;
            }
            if score > alpha {
                alpha = score;
                self.remember_line(ply, *turn);
            }
            if alpha >= window.beta {
                break;
            }
        }
        if several {
            self.memorize(key, best, window, depth, best_number as u16 + 1, ply);
        }
        best
    }

    /// The score of a position reached by a turn, seen by the player who made it: with the whole
    /// window when it is the first one, otherwise with a null window first.
    fn child(
        &mut self,
        next: &Position,
        depth: i32,
        ply: usize,
        window: Window,
        first: bool,
    ) -> Score {
        if !first && !window.is_null() {
            let null = Window::null(window.alpha);
            let score = -self.node(next, depth, ply + 1, null.flipped());
            if score <= window.alpha || score >= window.beta {
                return score;
            }
        }
        -self.node(next, depth, ply + 1, window.flipped())
    }

    fn memorize(&self, key: u64, best: Score, window: Window, depth: i32, code: u16, ply: usize) {
        let bound = if best >= window.beta {
            Bound::Lower
        } else if best > window.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let memory = Memory {
            score: from_root(best, ply),
            bound,
            depth: depth.clamp(0, 255) as u8,
            code,
        };
        self.shared.table.put(key, memory);
    }

    /// A node where a placement is due.
    fn placements(&mut self, spot: Spot<'_>) -> Score {
        let Spot {
            position,
            depth,
            ply,
            window,
        } = spot;
        if let Some(turn) = winning_placement(position)
            && !self.settings.overlooks(position.key(), 0)
        {
            if let Some(level) = self.levels.get_mut(ply) {
                level.line.push(turn);
            }
            return Score::won_after(ply as u16 + 1);
        }
        let key = position.key();
        let mut first = None;
        if depth > 0
            && let Some(memory) = self.shared.table.get(key)
        {
            if let Some(score) = usable(memory, depth, ply, window) {
                return score;
            }
            first = Placement::from_code(memory.code).filter(|placement| placement.fits(position));
        }
        let stand = self.judge(position);
        if depth <= 0 {
            return stand;
        }
        let mut floor = -Score::INFINITE;
        if depth < PLACEMENT {
            // Something quiet can always be done instead of a sacrifice.
            if stand >= window.beta {
                return stand;
            }
            floor = stand;
        } else if depth <= 3
            && window.is_null()
            && !window.beta.is_forced()
            && stand.plus(-70 * depth) >= window.beta
        {
            return stand;
        }
        let (score, placement) = self.selected(spot, first, floor);
        if self.over {
            return Score::EVEN;
        }
        let code = placement.map_or(0, Placement::code);
        self.memorize(key, score, window, depth, code, ply);
        score
    }

    /// Goes through the candidates in order.
    fn selected(
        &mut self,
        spot: Spot<'_>,
        first: Option<Placement>,
        floor: Score,
    ) -> (Score, Option<Placement>) {
        let Spot {
            position,
            depth,
            ply,
            window,
        } = spot;
        let mut list = self
            .levels
            .get_mut(ply)
            .map(|level| std::mem::take(&mut level.candidates))
            .unwrap_or_default();
        let mut pass = Pass {
            best: floor,
            placement: None,
            alpha: window.alpha.max(floor),
            tried: 0,
        };
        let done = first.is_some_and(|placement| {
            let candidate = Candidate::remembered(position, placement);
            self.try_one(spot, &candidate, &mut pass)
        });
        if !done {
            let wanted = if depth < PLACEMENT {
                Wanted::Sharp
            } else {
                Wanted::Telling
            };
            candidates::list(position, wanted, &mut list);
            let key = position.key();
            list.retain(|candidate| {
                Some(candidate.placement) != first && !self.overlooks(key, candidate.placement)
            });
            let chosen = self.order(position, depth, ply, &mut list);
            self.go_through(spot, &list, chosen, &mut pass);
            if pass.tried == 0 && depth >= PLACEMENT && !self.over {
                // Everything was overlooked.
                pass.best = self.judge(position);
            }
        }
        if let Some(level) = self.levels.get_mut(ply) {
            level.candidates = list;
        }
        (pass.best, pass.placement)
    }

    /// Searches the first `chosen` candidates, and the others too before the position is called
    /// lost.
    fn go_through(&mut self, spot: Spot<'_>, list: &[Candidate], chosen: usize, pass: &mut Pass) {
        let (chosen, others) = list.split_at(chosen.min(list.len()));
        for candidate in chosen {
            if self.try_one(spot, candidate, pass) {
                return;
            }
        }
        if spot.depth < PLACEMENT || self.settings.blindness > 0 {
            return;
        }
        for candidate in others {
            if !pass.best.is_loss() || self.try_one(spot, candidate, pass) {
                return;
            }
        }
        if pass.best.is_loss() {
            let mut all = Vec::new();
            candidates::list(spot.position, Wanted::All, &mut all);
            for candidate in all.iter().filter(|candidate| candidate.spare) {
                if !pass.best.is_loss() || self.try_one(spot, candidate, pass) {
                    return;
                }
            }
        }
    }

    /// Searches one candidate. `true` when the node is finished.
    fn try_one(&mut self, spot: Spot<'_>, candidate: &Candidate, pass: &mut Pass) -> bool {
        let Spot {
            position,
            depth,
            ply,
            window,
        } = spot;
        let turn = candidate.placement.turn();
        let mut next = *position;
        next.play_unchecked(&turn);
        let left = depth - PLACEMENT;
        let now = Window {
            alpha: pass.alpha,
            ..window
        };
        let late = pass.tried >= 6 && depth >= 4 && !pass.best.is_loss();
        let mut score = if late {
            let reduced = left - if pass.tried >= 20 { 2 } else { 1 };
            let null = Window::null(pass.alpha);
            -self.node(&next, reduced, ply + 1, null.flipped())
        } else {
            self.child(&next, left, ply, now, pass.tried == 0)
        };
        if late && score > pass.alpha && !self.over {
            score = self.child(&next, left, ply, now, false);
        }
        if self.over {
            return true;
        }
        pass.tried += 1;
        if score > pass.best {
            pass.best = score;
        }
        if score > pass.alpha {
            pass.alpha = score;
            pass.placement = Some(candidate.placement);
            self.remember_line(ply, turn);
        }
        if pass.alpha >= window.beta {
            self.reward(candidate.placement, depth, ply);
            return true;
        }
        false
    }

    fn overlooks(&self, key: u64, placement: Placement) -> bool {
        self.settings.overlooks(key, u64::from(placement.code()))
    }

    fn reward(&mut self, placement: Placement, depth: i32, ply: usize) {
        self.history.reward(placement, depth);
        if let Some(level) = self.levels.get_mut(ply)
            && level.killers[0] != Some(placement)
        {
            level.killers = [Some(placement), level.killers[0]];
        }
    }
}

/// How far a node has got.
struct Pass {
    best: Score,
    placement: Option<Placement>,
    alpha: Score,
    tried: usize,
}

/// The remembered score, counted from the root, if it settles the window.
fn usable(memory: Memory, depth: i32, ply: usize, window: Window) -> Option<Score> {
    let score = to_root(memory.score, ply);
    // A forced end is exact however shallow the search that found it.
    let deep_enough = i32::from(memory.depth) >= depth || score.is_forced();
    let settles = match memory.bound {
        Bound::Exact => true,
        Bound::Lower => score >= window.beta,
        Bound::Upper => score <= window.alpha,
    };
    (deep_enough && settles).then_some(score)
}

/// A score counted from the root, counted from a node instead.
const fn from_root(score: Score, ply: usize) -> Score {
    if score.is_win() {
        Score::from_raw(score.raw() + ply as i16)
    } else if score.is_loss() {
        Score::from_raw(score.raw() - ply as i16)
    } else {
        score
    }
}

const fn to_root(score: Score, ply: usize) -> Score {
    if score.is_win() {
        Score::from_raw(score.raw() - ply as i16)
    } else if score.is_loss() {
        Score::from_raw(score.raw() + ply as i16)
    } else {
        score
    }
}
