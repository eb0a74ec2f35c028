//! One attempt to find a forced win, by all the ways there are.

use super::proof_numbers::Verdict;
use super::slack::most_turns;
use super::{Solver, Win};
use crate::engine::checker::check;
use crate::engine::limits::Meter;
use crate::engine::proof::Proof;
use crate::engine::walk::{CompleteSet, Stakes, State, Walker};
use crate::rules::Position;

/// An attempt at a position, in rounds that look at more and more positions.
pub(super) struct Attempt<'a> {
    position: &'a Position,
    /// Own turns that the win may take.
    allowed: u32,
    /// Own turns that a forcing way can take at most.
    most: u8,
    /// Own turns within which no forcing way wins.
    failed: u8,
    /// Where a walk can start, as long as walks are left to look at.
    walk: Option<State>,
    pub(super) theory_left: bool,
    numbers_left: bool,
    pub(super) win: Option<Win>,
    pub(super) exhausted: bool,
}

/// Own turns that are searched first.
const SHORTEST: u8 = 2;

/// Own turns to which deepening goes before proof numbers are tried.
const SHORT: u8 = 3;

/// Positions looked at by each way in the first round.
const FIRST_ROUND: u64 = 20_000;

impl<'a> Attempt<'a> {
    pub(super) fn new(position: &'a Position, allowed: u32) -> Self {
        let most = most_turns(position, position.to_move());
        let walk = State::of(position).filter(|_| !position.pool().is_empty());
        Self {
            position,
            allowed,
            most: allowed.min(u32::from(most)) as u8,
            failed: 0,
            walk,
            theory_left: walk.is_some(),
            numbers_left: true,
            win: None,
            exhausted: false,
        }
    }

    /// Tries until there is a win, or nothing is left to try, or a limit is reached.
    pub(super) fn run(&mut self, solver: &mut Solver, meter: &mut Meter) {
        self.deepen(solver, SHORTEST, u64::MAX, meter);
        let mut nodes = FIRST_ROUND;
        while self.is_open(meter) {
            self.walk(solver, nodes, meter);
            // Without proof numbers nothing but deepening finds what is longer.
            let turns = if self.numbers_left { SHORT } else { self.most };
            self.deepen(solver, turns, nodes, meter);
            self.count_proofs(solver, nodes, meter);
            self.two_parts(solver, nodes, meter);
            nodes = nodes.saturating_mul(4);
        }
        self.shorten(solver, meter);
    }

    /// Whether there is still something to do.
    const fn is_open(&self, meter: &Meter) -> bool {
        let left = !self.exhausted || self.theory_left;
        self.win.is_none() && left && !meter.is_over()
    }

    /// Looks whether the win that was found is the shortest, for no longer than it took to find.
    fn shorten(&mut self, solver: &mut Solver, meter: &mut Meter) {
        let nodes = meter.nodes() + FIRST_ROUND;
        while let Some(win) = &self.win
            && !win.shortest
            && !meter.is_over()
        {
            let long = self.win.take();
            let failed = self.failed;
            self.deepen(solver, failed + 1, nodes, meter);
            if self.win.is_none() {
                self.win = long;
                if self.failed == failed {
                    return;
                }
                self.judge();
            }
        }
    }

    /// Says of the win whether it is the shortest.
    fn judge(&mut self) {
        if let Some(win) = &mut self.win {
            win.shortest = win.turns == u32::from(self.failed) + 1;
        }
    }

    /// Searches all forcing turns to a number of own turns.
    fn deepen(&mut self, solver: &mut Solver, turns: u8, nodes: u64, meter: &mut Meter) {
        while self.failed < turns.min(self.most) && !self.exhausted && self.is_open(meter) {
            let turns = self.failed + 1;
            let search = &mut solver.deepening;
            let (found, complete) = meter.part(nodes, |meter| {
                let found = search.win(self.position, turns, meter);
                (found, !meter.is_over())
            });
            if found.is_some() {
                let mut again = meter.again();
                let proof = Proof::build(self.position, turns, |position, left| {
                    let turn = search.win(position, left, &mut again)?;
                    Some((turn, left))
                });
                return self.take(proof);
            }
            if !complete {
                return;
            }
            self.failed = turns;
            self.exhausted = search.is_exhaustive() || turns == self.most;
        }
    }

    /// Looks for a walk of a single marble.
    fn walk(&mut self, solver: &mut Solver, nodes: u64, meter: &mut Meter) {
        let Some(state) = self.walk.filter(|_| self.is_open(meter)) else {
            return;
        };
        let own = self.position.captured(self.position.to_move());
        let mut walker = Walker {
            table: &mut solver.walks,
            stakes: Stakes::for_set(own, self.position.rules().set),
            own,
            goal: CompleteSet,
            unfinished: None,
        };
        let (found, complete) = meter.part(nodes, |meter| {
            let found = walker.win(&state, self.most, meter);
            (found, !meter.is_over())
        });
        if complete {
            self.walk = None;
        }
        if let Some(turns) = found {
            let mut again = meter.again();
            self.take(walker.proof(self.position, turns, &mut again));
        }
    }

    /// Looks for a win in two parts.
    fn two_parts(&mut self, solver: &mut Solver, nodes: u64, meter: &mut Meter) {
        if !self.theory_left || !self.is_open(meter) {
            return;
        }
        let (proof, complete) = meter.part(nodes, |meter| {
            let proof = solver.theory.prove(self.position, meter);
            (proof, !meter.is_over())
        });
        self.theory_left = !complete;
        self.take(proof);
    }

    /// Looks for a forced win of any length.
    fn count_proofs(&mut self, solver: &mut Solver, nodes: u64, meter: &mut Meter) {
        if !self.numbers_left || !self.is_open(meter) {
            return;
        }
        let search = &mut solver.numbers;
        match meter.part(nodes, |meter| search.solve(self.position, meter)) {
            Verdict::Open => {}
            Verdict::Refuted => {
                self.numbers_left = false;
                self.exhausted = true;
            }
            Verdict::Won(_) => {
                self.numbers_left = false;
                let mut again = meter.again();
                self.take(Proof::build(
                    self.position,
                    self.most,
                    |position, left| match search.solve(position, &mut again) {
                        Verdict::Won(turn) => Some((turn, left)),
                        Verdict::Refuted | Verdict::Open => None,
                    },
                ));
            }
        }
    }

    /// Takes a proof as the win, if it holds.
    fn take(&mut self, proof: Option<Proof>) {
        self.win = proof.and_then(|proof| {
            let turns = check(&proof).ok()?.turns;
            (turns <= self.allowed).then_some(Win {
                turns,
                shortest: false,
                proof,
            })
        });
        self.judge();
    }
}
