//! The root: iterative deepening, several lines, and reports.

use std::cmp::Reverse;
use std::time::{Duration, Instant};

use super::super::{Info, Line, Proof, Score, SolveLimits, Solver, Win};
use super::root_turn::RootTurn;
use super::spot::{Below, Trial};
use super::{PLACEMENT, Settings, Shared, Window, Worker};
use crate::rules::Position;

/// Memory for the solver's tables.
const SOLVER_MEGABYTES: usize = 8;

/// A search from one position.
pub(in crate::engine) struct Root<'a> {
    position: Position,
    solver: Solver,
    settings: Settings,
    worker: Worker<'a>,
    turns: Vec<RootTurn>,
    started: Instant,
    /// The win of the player to move that the solver has found.
    win: Option<Proof>,
}

impl<'a> Root<'a> {
    pub(in crate::engine) fn new(
        position: &Position,
        settings: Settings,
        shared: &'a Shared<'a>,
        started: Instant,
    ) -> Self {
        let mut worker = Worker::new(shared, settings);
        worker.is_repeated(position, 0);
        Self {
            position: *position,
            solver: Solver::new(SOLVER_MEGABYTES),
            settings,
            worker,
            turns: RootTurn::list(position, &settings),
            started,
            win: None,
        }
    }

    /// The proof of the win that was found, if one was.
    pub(in crate::engine) fn into_win(self) -> Option<Proof> {
        self.win
    }

    /// Works for another thread's sake: only what gets into the table counts.
    pub(in crate::engine) fn help(&mut self, number: i32) {
        for depth in 1 + number % 2..=self.settings.depth {
            if !self.best_of(0, depth) {
                return;
            }
        }
    }

    /// Looks deeper and deeper until a limit is reached, and tells `report` after every depth.
    /// `plan` is a line that is known to be good.
    pub(in crate::engine) fn run(
        &mut self,
        plan: Option<Line>,
        report: &mut dyn FnMut(&Info),
    ) -> Info {
        if self.turns.is_empty() {
            return self.first_info();
        }
        let planned = plan.is_some_and(|plan| self.prefer(plan));
        let solved = planned || self.solve_root();
        let mut info = self.first_info();
        if solved {
            self.fill(&mut info, 0);
            if self.settings.lines == 1 {
                report(&info);
                return info;
            }
        }
        for depth in 1..=self.settings.depth {
            if !self.deepen(depth) {
                // What the unfinished depth found at its head is better than nothing new. Of
                // several lines only some would be new.
                if self.settings.lines == 1 || depth == 1 {
                    self.fill(&mut info, depth - 1);
                }
                break;
            }
            self.fill(&mut info, depth);
            report(&info);
            if self.is_settled() {
                break;
            }
        }
        self.worker.look();
        info.nodes = self.nodes();
        info.elapsed = self.started.elapsed();
        info
    }

    fn nodes(&self) -> u64 {
        self.worker
            .shared
            .nodes
            .load(std::sync::atomic::Ordering::Relaxed)
            + self.worker.nodes
    }

    fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    /// The lines by first guess, for when not even one depth gets finished.
    fn first_info(&self) -> Info {
        let lines = self.turns.iter().take(self.settings.lines);
        Info {
            depth: 0,
            lines: lines
                .map(|turn| Line {
                    score: Score::EVEN,
                    turns: turn.line.clone(),
                })
                .collect(),
            nodes: 0,
            elapsed: self.elapsed(),
            demand: None,
        }
    }

    fn fill(&self, info: &mut Info, depth: i32) {
        let lines = self.turns.iter().take(self.settings.lines);
        let mut lines: Vec<Line> = lines
            .filter(|turn| turn.score > -Score::INFINITE)
            .map(|turn| Line {
                score: turn.score,
                turns: turn.line.clone(),
            })
            .collect();
        lines.sort_by_key(|line| Reverse(line.score));
        if !lines.is_empty() {
            info.lines = lines;
        }
        info.depth = (depth as u32).div_ceil(PLACEMENT as u32);
        info.nodes = self.nodes();
        info.elapsed = self.elapsed();
    }

    /// Whether looking deeper can't change the turn to play: the end is known, or there is no
    /// choice.
    fn is_settled(&self) -> bool {
        let lines = self.settings.lines.min(self.turns.len());
        self.turns
            .iter()
            .take(lines)
            .all(|turn| turn.score.is_forced())
    }

    /// Asks the solver for a win of the player to move.
    fn solve_root(&mut self) -> bool {
        let position = self.position;
        let Some(win) = self.ask(&position, 4 * self.settings.solver_nodes) else {
            return false;
        };
        let preferred = self.prefer(known(&win));
        self.win = preferred.then_some(win.proof);
        preferred
    }

    /// Puts the turn that a known line begins with in front.
    fn prefer(&mut self, known: Line) -> bool {
        let begins = |turn: &RootTurn| Some(&turn.turn) == known.turns.first();
        let Some(place) = self.turns.iter().position(begins) else {
            return false;
        };
        if let Some(before) = self.turns.get_mut(..=place) {
            before.rotate_right(1);
        }
        if let Some(first) = self.turns.first_mut() {
            first.score = known.score;
            first.line.clone_from(&known.turns);
            first.known = Some(known);
        }
        true
    }

    /// The win that the solver finds for the player to move.
    fn ask(&mut self, position: &Position, nodes: u64) -> Option<Win> {
        // It knows nothing of what stood before and might come back to it (R24).
        if nodes == 0 || self.worker.shared.situation.is_near_tie() {
            return None;
        }
        // The solver gets no more than a share of what is left.
        let left = self.worker.shared.most_nodes.saturating_sub(self.nodes());
        let limits = SolveLimits {
            nodes: Some(nodes.min(left / 8)),
            ..SolveLimits::default()
        };
        let solution = self
            .solver
            .solve(position, &limits, self.worker.shared.stop);
        self.worker.count_more(solution.nodes);
        solution.win
    }

    /// Turns looked at in a depth.
    const fn width(depth: i32) -> usize {
        match depth {
            ..=2 => usize::MAX,
            3 => 400,
            4 => 240,
            5 => 160,
            6 => 120,
            _ => 90,
        }
    }

    /// Searches all lines to one depth. `false` when a limit was reached before it was done.
    fn deepen(&mut self, depth: i32) -> bool {
        let lines = self.settings.lines.min(self.turns.len());
        let mut line = 0;
        while line < lines {
            if !self.best_of(line, depth) {
                return false;
            }
            // A turn is not recommended before the solver was asked how it could be punished.
            if self.is_punished(line, depth) {
                continue;
            }
            line += 1;
        }
        true
    }

    /// Asks the solver whether the opponent wins after the turn that leads. Then its score is set
    /// and it is to be compared again.
    fn is_punished(&mut self, line: usize, depth: i32) -> bool {
        let nodes = self.settings.solver_nodes << depth.clamp(1, 7) >> 3;
        let Some(turn) = self.turns.get(line) else {
            return false;
        };
        if turn.score.is_forced() || turn.asked >= nodes || turn.next.is_over() {
            return false;
        }
        let next = turn.next;
        let answer = self.ask(&next, nodes);
        let Some(turn) = self.turns.get_mut(line) else {
            return false;
        };
        turn.asked = nodes;
        let Some(mut answer) = answer.as_ref().map(known) else {
            return false;
        };
        answer.turns.insert(0, turn.turn);
        answer.score = (-answer.score).one_turn_before();
        turn.known = Some(answer);
        true
    }

    /// Finds the best turn but for the first `line` ones, and puts it at that place.
    fn best_of(&mut self, line: usize, depth: i32) -> bool {
        let guess = self.turns.get(line).map_or(Score::EVEN, |turn| turn.score);
        let mut margin = 40;
        let mut window = Window::FULL;
        if depth > 3 && guess > -Score::INFINITE && !guess.is_forced() {
            window = Window {
                alpha: guess.plus(-margin),
                beta: guess.plus(margin),
            };
        }
        loop {
            let Some(best) = self.pass(line, depth, window) else {
                return false;
            };
            margin *= 4;
            if best <= window.alpha && window.alpha > Window::FULL.alpha {
                window.alpha = if margin > 1000 {
                    Window::FULL.alpha
                } else {
                    guess.plus(-margin)
                };
            } else if best >= window.beta && window.beta < Window::FULL.beta {
                window.beta = if margin > 1000 {
                    Window::FULL.beta
                } else {
                    guess.plus(margin)
                };
            } else {
                return true;
            }
        }
    }

    /// One pass over the turns with a window. `None` when a limit was reached.
    fn pass(&mut self, line: usize, depth: i32, window: Window) -> Option<Score> {
        let mut best = -Score::INFINITE;
        let mut alpha = window.alpha;
        let width = Self::width(depth).max(self.settings.lines * 4);
        for place in line..self.turns.len() {
            // Nothing is given up before everything was tried.
            if place - line >= width && !best.is_loss() {
                break;
            }
            let (score, settled) =
                self.score(place, place == line, depth, Window { alpha, ..window });
            if self.worker.over {
                return None;
            }
            let Some(turn) = self.turns.get_mut(place) else {
                break;
            };
            turn.score = score;
            if score > best {
                best = score;
            }
            if score > alpha {
                alpha = score;
                if !settled {
                    turn.line.truncate(1);
                    if let Some(level) = self.worker.levels.get(1) {
                        turn.line.extend_from_slice(&level.line);
                    }
                }
                if let Some(moved) = self.turns.get_mut(line..=place) {
                    moved.rotate_right(1);
                }
            }
            if alpha >= window.beta {
                break;
            }
        }
        if depth <= 2 {
            // Shallow scores of all turns make a better order than the first guess.
            if let Some(rest) = self.turns.get_mut(line + 1..) {
                rest.sort_by_key(|turn| Reverse(turn.score));
            }
        }
        Some(best)
    }

    /// The score of one turn, and whether it was known without searching.
    fn score(&mut self, place: usize, first: bool, depth: i32, window: Window) -> (Score, bool) {
        let Some(turn) = self.turns.get_mut(place) else {
            return (Score::EVEN, true);
        };
        if let Some(known) = &turn.known {
            turn.line.clone_from(&known.turns);
            return (known.score, true);
        }
        let (next, cost) = (turn.next, turn.cost);
        let late = place >= 12 && depth >= 4;
        let reduction = match place {
            _ if !late => 0,
            40.. => 2,
            _ => 1,
        };
        let below = Below {
            depth: depth - cost,
            ply: 1,
            window,
        };
        let score = (self.worker).child(&next, below, Trial::of(first, reduction));
        (score, false)
    }
}

/// A win as a line.
fn known(win: &Win) -> Line {
    Line {
        score: Score::win_in(win.turns as u16),
        turns: win.line(),
    }
}
