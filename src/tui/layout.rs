//! Where everything stands on the screen: a pure function of the room and of a few facts, used for
//! drawing and for the mouse alike.

use ratatui::layout::{Position, Rect};

use super::geometry::{Look, Missing, Placed};
use crate::board::{Board, Ring};
use crate::rules::{ByPlayer, Player};

/// From this width on panels stand beside the board.
pub const PANELS_FROM: u16 = 72;
/// From this width on the panels are wide.
pub const WIDE_PANELS_FROM: u16 = 110;

/// What the layout depends on besides the room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Facts {
    /// The board.
    pub board: Board,
    /// The forms that suit the terminal.
    pub look: Look,
    /// How many sizes below the largest that fits the board is to be drawn.
    pub smaller: usize,
    /// Where there is no room for panels: whether they lie above the board now.
    pub panels_open: bool,
    /// Lines of the analysis to show; `None` when there is no analysis.
    pub analysis: Option<u16>,
    /// Whether there is a graph of the game to show above the analysis.
    pub graph: bool,
}

/// Rectangles of the panels. Those for which there is no room are empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Panels {
    /// All of them together.
    pub area: Rect,
    /// The pool.
    pub pool: Rect,
    /// The players.
    pub players: ByPlayer<Rect>,
    /// Score and best lines.
    pub analysis: Rect,
    /// The course of the game as a graph.
    pub graph: Rect,
    /// The list of turns.
    pub moves: Rect,
}

/// Rectangles of everything. Those for which there is no room are empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Layout {
    /// The whole screen.
    pub screen: Rect,
    /// The first row.
    pub title: Rect,
    /// The room for the board.
    pub board: Rect,
    /// The board in it, or how much room is missing.
    pub placed: Result<Placed, Missing>,
    /// The panels: beside the board, or lying above it, or not there.
    pub panels: Option<Panels>,
    /// Pool and captured marbles in one row, where no panels stand beside the board. May be the
    /// same row as the title.
    pub facts: Rect,
    /// What the rules want now.
    pub status: Rect,
    /// The keys that work now.
    pub keys: Rect,
}

/// What lies at a cell of the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// A ring, or the place of one that is gone.
    Ring(Ring),
    /// The panel of the pool.
    Pool,
    /// A player's panel.
    Player(Player),
    /// The list of turns.
    Moves,
    /// The graph of the game.
    Graph,
    /// The best lines.
    Analysis,
    /// The key help.
    Keys,
    /// Anything else.
    Elsewhere,
}

/// Which rows surround the board.
#[derive(Clone, Copy)]
struct Frame {
    title: bool,
    facts: bool,
    keys: bool,
}

impl Frame {
    /// From the most comfortable to what is left on the smallest screens.
    const BESIDE_PANELS: [Self; 2] = [Self::new(true, false, true), Self::new(true, false, false)];
    const ALONE: [Self; 4] = [
        Self::new(true, true, true),
        Self::new(true, false, true),
        Self::new(true, false, false),
        Self::new(false, false, false),
    ];

    const fn new(title: bool, facts: bool, keys: bool) -> Self {
        Self { title, facts, keys }
    }
}

impl Layout {
    /// Lays out a screen.
    ///
    /// ```
    /// use ratatui::layout::Rect;
    /// use zertz::board::Board;
    /// use zertz::tui::geometry::Form;
    /// use zertz::tui::layout::{Facts, Layout};
    /// let layout = Layout::new(Rect::new(0, 0, 80, 24), &Facts::new(Board::Rings61));
    /// assert_eq!(layout.placed.unwrap().geometry.form, Form::Wide);
    /// assert_eq!(layout.panels.unwrap().moves.height, 6);
    /// ```
    #[must_use]
    pub fn new(screen: Rect, facts: &Facts) -> Self {
        let column = match screen.width {
            // Two bordered players and the pool need nine rows at the least.
            _ if screen.height < 12 => 0,
            WIDE_PANELS_FROM.. => 44,
            PANELS_FROM.. => 34,
            _ => 0,
        };
        let frames: &[Frame] = if column == 0 {
            &Frame::ALONE
        } else {
            &Frame::BESIDE_PANELS
        };
        let mut layouts = frames
            .iter()
            .map(|&frame| Self::framed(screen, facts, column, frame));
        layouts
            .find(|layout| layout.placed.is_ok())
            .unwrap_or_else(|| {
                // Room for the sentence that says so.
                let bars = screen.height >= 5;
                Self::framed(screen, facts, column, Frame::new(bars, false, bars))
            })
    }

    fn framed(screen: Rect, facts: &Facts, column: u16, frame: Frame) -> Self {
        let mut rest = screen;
        let title = take_top(&mut rest, u16::from(frame.title));
        let keys = take_bottom(&mut rest, u16::from(frame.keys));
        let status = take_bottom(&mut rest, u16::from(screen.height > 1));
        let facts_row = match (frame.facts, column) {
            (true, _) => take_bottom(&mut rest, 1),
            (false, 0) => title,
            (false, _) => Rect::ZERO,
        };
        let column = take_right(&mut rest, column);
        let panels = if !column.is_empty() {
            Some(Panels::new(column, facts))
        } else if facts.panels_open {
            let above = Rect {
                height: status.y - screen.y,
                ..screen
            };
            Some(Panels::floating(above, facts))
        } else {
            None
        };
        Self {
            screen,
            title,
            board: rest,
            placed: Placed::new(facts.board, facts.look, facts.smaller, rest),
            panels,
            facts: facts_row,
            status,
            keys,
        }
    }

    /// Whether the panels lie above the board.
    #[must_use]
    pub fn panels_float(&self) -> bool {
        self.panels
            .is_some_and(|panels| panels.area.intersects(self.board))
    }

    /// What lies at a cell.
    #[must_use]
    pub fn spot(&self, cell: Position) -> Spot {
        if let Some(panels) = &self.panels
            && panels.area.contains(cell)
        {
            return panels.spot(cell);
        }
        if self.keys.contains(cell) {
            return Spot::Keys;
        }
        match self.placed {
            Ok(placed) if self.board.contains(cell) => {
                placed.ring_at(cell).map_or(Spot::Elsewhere, Spot::Ring)
            }
            _ => Spot::Elsewhere,
        }
    }
}

impl Facts {
    /// A board with discs, as large as it can be, and nothing special.
    #[must_use]
    pub const fn new(board: Board) -> Self {
        Self {
            board,
            look: Look::Discs,
            smaller: 0,
            panels_open: false,
            analysis: None,
            graph: false,
        }
    }
}

impl Panels {
    /// Rows of the graph with its border.
    const GRAPH: u16 = 7;

    fn new(area: Rect, facts: &Facts) -> Self {
        let mut rest = area;
        let pool = take_top(&mut rest, 3);
        let player = match area.height {
            15.. => 6,
            9.. => 3,
            _ => 0,
        };
        let one = take_top(&mut rest, player);
        let two = take_top(&mut rest, player);
        let mut panels = Self {
            area,
            pool,
            players: ByPlayer::new(one, two),
            ..Self::default()
        };
        if let Some(lines) = facts.analysis {
            // Score, lines and border; then the list of turns with at least three of them.
            let wanted = lines + 3;
            if facts.graph && rest.height >= wanted + Self::GRAPH + 5 {
                panels.graph = take_top(&mut rest, Self::GRAPH);
            }
            let rows = if rest.height >= wanted + 5 {
                wanted
            } else {
                rest.height
            };
            panels.analysis = take_top(&mut rest, rows);
        }
        panels.moves = if rest.height < 3 { Rect::ZERO } else { rest };
        panels
    }

    /// The panels above the board, in the middle of the screen.
    fn floating(screen: Rect, facts: &Facts) -> Self {
        let width = screen.width.min(34);
        let height = screen.height.min(26);
        let area = Rect {
            x: screen.x + (screen.width - width) / 2,
            y: screen.y + (screen.height - height) / 2,
            width,
            height,
        };
        Self::new(area, facts)
    }

    fn spot(&self, cell: Position) -> Spot {
        if self.pool.contains(cell) {
            Spot::Pool
        } else if let Some(player) = Player::ALL
            .into_iter()
            .find(|&player| self.players[player].contains(cell))
        {
            Spot::Player(player)
        } else if self.moves.contains(cell) {
            Spot::Moves
        } else if self.graph.contains(cell) {
            Spot::Graph
        } else if self.analysis.contains(cell) {
            Spot::Analysis
        } else {
            Spot::Elsewhere
        }
    }
}

/// Cuts rows off the top, as far as there are any.
fn take_top(rest: &mut Rect, rows: u16) -> Rect {
    let height = rows.min(rest.height);
    let taken = Rect { height, ..*rest };
    rest.y += height;
    rest.height -= height;
    taken
}

/// Cuts rows off the bottom, as far as there are any.
fn take_bottom(rest: &mut Rect, rows: u16) -> Rect {
    let above = rest.height.saturating_sub(rows);
    let above = take_top(rest, above);
    std::mem::replace(rest, above)
}

/// Cuts columns off the right, as far as there are any.
fn take_right(rest: &mut Rect, columns: u16) -> Rect {
    let width = columns.min(rest.width);
    rest.width -= width;
    Rect {
        x: rest.right(),
        width,
        ..*rest
    }
}
