//! One node: captures, or the selected placements.

use super::super::Score;
use super::super::candidates::{self, Candidate, Wanted};
use super::super::closing::winning_placement;
use super::super::placement::Placement;
use super::spot::{Below, Spot, Trial};
use super::{LONGEST, PLACEMENT, Window, Worker};
use crate::rules::{Position, Turn};

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
        if self.is_repeated(position, ply) {
            return Score::EVEN;
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
        let position = spot.position;
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
            if let Some(score) = memory.and_then(|memory| spot.known(memory)) {
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
        let mut alpha = spot.window.alpha;
        for (tried, &number) in numbers.iter().enumerate() {
            let (turn, next, _) = &captures[number];
            let score = self.child(next, spot.below(0, alpha), Trial::of(tried == 0, 0));
            if self.over {
                return Score::EVEN;
            }
            if score > best {
                best = score;
                best_number = number;
            }
            if score > alpha {
                alpha = score;
                self.remember_line(spot.ply, *turn);
            }
            if alpha >= spot.window.beta {
                break;
            }
        }
        if several {
            (self.shared.table).put(key, spot.memory(best, best_number as u16 + 1));
        }
        best
    }

    /// The score of a position reached by a turn, seen by the player who made it.
    pub(super) fn child(&mut self, next: &Position, below: Below, trial: Trial) -> Score {
        let Below { depth, ply, window } = below;
        let null = Window::null(window.alpha).flipped();
        if let Trial::Later { reduction } = trial {
            if reduction > 0 {
                let score = -self.node(next, depth - reduction, ply, null);
                if score <= window.alpha || self.over {
                    return score;
                }
            }
            if !window.is_null() {
                let score = -self.node(next, depth, ply, null);
                if score <= window.alpha || score >= window.beta {
                    return score;
                }
            }
        }
        -self.node(next, depth, ply, window.flipped())
    }

    /// A node where a placement is due.
    fn placements(&mut self, spot: Spot<'_>) -> Score {
        let Spot {
            position, depth, ..
        } = spot;
        let key = position.key();
        if let Some(turn) = winning_placement(position)
            && !self.settings.overlooks(key, 0)
        {
            if let Some(level) = self.levels.get_mut(spot.ply) {
                level.line.push(turn);
            }
            return Score::won_after(spot.ply as u16 + 1);
        }
        let mut first = None;
        if depth > 0
            && let Some(memory) = self.shared.table.get(key)
        {
            if let Some(score) = spot.known(memory) {
                return score;
            }
            first = Placement::from_code(memory.code).filter(|placement| placement.fits(position));
        }
        let stand = self.judge(position);
        if depth <= 0 {
            return stand;
        }
        let beta = spot.window.beta;
        let mut floor = -Score::INFINITE;
        if depth < PLACEMENT {
            // Something quiet can always be done instead of a sacrifice.
            if stand >= beta {
                return stand;
            }
            floor = stand;
        } else if depth <= 3
            && spot.window.is_null()
            && !beta.is_forced()
            && stand.plus(-70 * depth) >= beta
        {
            return stand;
        }
        let (score, placement) = self.selected(spot, first, floor);
        if self.over {
            return Score::EVEN;
        }
        let code = placement.map_or(0, Placement::code);
        self.shared.table.put(key, spot.memory(score, code));
        score
    }

    /// Goes through the candidates in order.
    fn selected(
        &mut self,
        spot: Spot<'_>,
        first: Option<Placement>,
        floor: Score,
    ) -> (Score, Option<Placement>) {
        let position = spot.position;
        let mut list = self
            .levels
            .get_mut(spot.ply)
            .map(|level| std::mem::take(&mut level.candidates))
            .unwrap_or_default();
        let mut pass = Pass {
            best: floor,
            placement: None,
            alpha: spot.window.alpha.max(floor),
            tried: 0,
        };
        let done = first.is_some_and(|placement| {
            let candidate = Candidate::remembered(position, placement);
            self.try_one(spot, &candidate, &mut pass)
        });
        if !done {
            let wanted = if spot.depth < PLACEMENT {
                Wanted::Sharp
            } else {
                Wanted::Telling
            };
            candidates::list(position, wanted, &mut list);
            let key = position.key();
            list.retain(|candidate| {
                Some(candidate.placement) != first && !self.overlooks(key, candidate.placement)
            });
            let chosen = self.order(position, spot.depth, spot.ply, &mut list);
            self.go_through(spot, &list, chosen, &mut pass);
            if pass.tried == 0 && spot.depth >= PLACEMENT && !self.over {
                // Everything was overlooked.
                pass.best = self.judge(position);
            }
        }
        if let Some(level) = self.levels.get_mut(spot.ply) {
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
        let turn = candidate.placement.turn();
        let mut next = *spot.position;
        next.play_unchecked(&turn);
        let late = pass.tried >= 6 && spot.depth >= 4 && !pass.best.is_loss();
        let reduction = match pass.tried {
            _ if !late => 0,
            20.. => 2,
            _ => 1,
        };
        let trial = Trial::of(pass.tried == 0, reduction);
        let score = self.child(&next, spot.below(PLACEMENT, pass.alpha), trial);
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
            self.remember_line(spot.ply, turn);
        }
        if pass.alpha >= spot.window.beta {
            self.reward(candidate.placement, spot.depth, spot.ply);
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
