//! The whole screen put together.

use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Position, Rect};
use ratatui::style::Style;
use ratatui::widgets::{Clear, Widget};

use super::Ink;
use super::analysis::AnalysisPanel;
use super::board::BoardView;
use super::dialog::{Dialog, DialogView};
use super::graph::GraphPanel;
use super::keys::{KeyHelp, KeyLine};
use super::marks::Marks;
use super::moves::{MoveEntry, MovesPanel};
use super::player::PlayerPanel;
use super::pool::PoolPanel;
use super::scene::Scene;
use super::status::{FactsLine, Notice, StatusLine};
use super::text::wrap;
use super::title::Title;
use crate::lang::{Texts, fill};
use crate::rules::{ByPlayer, Marble, MarbleSet, Marbles, Player, WinningSet};
use crate::tui::geometry::Missing;
use crate::tui::layout::{Layout, Panels};

/// Everything that one frame shows.
#[derive(Debug, Clone, Copy)]
pub struct Screen<'a> {
    /// Colours and characters.
    pub ink: Ink<'a>,
    /// The language.
    pub texts: &'a Texts,
    /// Where everything stands.
    pub layout: &'a Layout,
    /// Facts for the title, the most important first.
    pub title: &'a [String],
    /// At the right end of the title: "Turn 14".
    pub turn: &'a str,
    /// The board.
    pub scene: &'a Scene,
    /// What stands out on it.
    pub marks: &'a Marks,
    /// The marbles of the game.
    pub set: MarbleSet,
    /// The pool as it is now, also in the middle of a turn.
    pub pool: Marbles,
    /// The captured marbles as they are now, also in the middle of a turn.
    pub captured: ByPlayer<Marbles>,
    /// What the last turn has brought.
    pub gained: ByPlayer<Marbles>,
    /// Whether a marble's colour is to be chosen now.
    pub choosing: bool,
    /// The colour chosen.
    pub chosen: Option<Marble>,
    /// The players' names.
    pub names: ByPlayer<&'a str>,
    /// The players' clocks, empty when there are none.
    pub clocks: ByPlayer<&'a str>,
    /// The player whose clock is running and shows little time.
    pub hurried: Option<Player>,
    /// Who is to move; nobody when the game is over.
    pub to_move: Option<Player>,
    /// The winning set that ended the game.
    pub won: Option<(Player, WinningSet)>,
    /// All actions of the game.
    pub moves: &'a [MoveEntry],
    /// Number of actions before the position that is shown; `None` at the end of the game.
    pub shown: Option<usize>,
    /// Rows that the list of turns is scrolled up.
    pub scrolled: usize,
    /// The status line.
    pub notice: &'a Notice,
    /// At the right end of the status line.
    pub notice_right: &'a str,
    /// The keys that work now.
    pub keys: &'a [KeyHelp],
    /// Something that is said in the last row instead of the keys.
    pub aside: Option<&'a Notice>,
    /// The engine's opinion.
    pub analysis: Option<&'a AnalysisPanel<'a>>,
    /// The course of the game.
    pub graph: Option<&'a GraphPanel<'a>>,
    /// What lies above everything else.
    pub dialog: Option<&'a Dialog<'a>>,
}

impl Screen<'_> {
    /// Where the terminal's own cursor belongs: in the text being typed, or else on the ring with
    /// the cursor, so that screen readers and magnifiers follow.
    #[must_use]
    pub fn cursor(&self) -> Option<Position> {
        if let Some(dialog) = self.dialog {
            return dialog.caret(self.ink, self.layout.screen);
        }
        let typing = self.status().caret(self.layout.status);
        let ring = || {
            let placed = self.layout.placed.ok()?;
            let at = placed.centre(self.marks.cursor?);
            let free = !self.layout.panels_float();
            (free && self.layout.board.contains(at)).then_some(at)
        };
        typing.or_else(ring)
    }

    const fn status(&self) -> StatusLine<'_> {
        StatusLine {
            ink: self.ink,
            notice: self.notice,
            right: self.notice_right,
        }
    }

    /// The list of turns as it is shown.
    #[must_use]
    pub const fn moves_panel(&self) -> MovesPanel<'_> {
        MovesPanel {
            ink: self.ink,
            heading: self.texts.moves,
            entries: self.moves,
            shown: self.shown,
            to_move: self.to_move,
            scrolled: self.scrolled,
        }
    }

    fn board(&self, buffer: &mut Buffer) {
        match self.layout.placed {
            Ok(placed) => BoardView {
                placed,
                scene: self.scene,
                marks: self.marks,
                theme: self.ink.theme,
                glyphs: self.ink.glyphs,
            }
            .render(self.layout.board, buffer),
            Err(missing) => self.too_small(missing, buffer),
        }
    }

    /// The sentence that stands for the board where there is no room for it.
    fn too_small(&self, missing: Missing, buffer: &mut Buffer) {
        let (columns, rows) = (missing.columns.to_string(), missing.rows.to_string());
        let template = match (missing.columns, missing.rows) {
            (0, _) => self.texts.too_low,
            (_, 0) => self.texts.too_narrow,
            _ => self.texts.too_small,
        };
        let sentence = fill(template, &[("columns", &columns), ("rows", &rows)]);
        let area = self.layout.board;
        let lines = wrap(&sentence, area.width, self.ink.glyphs);
        let height = (lines.len() as u16).min(area.height);
        let top = area.y + (area.height - height) / 2;
        for (y, line) in (top..area.bottom()).zip(&lines) {
            buffer.set_stringn(
                area.x,
                y,
                line,
                usize::from(area.width),
                self.ink.theme.strong,
            );
        }
    }

    fn pool_heading(&self) -> String {
        if self.pool.is_empty() {
            return self.texts.pool_empty.to_owned();
        }
        fill(
            self.texts.pool,
            &[("count", &self.pool.total().to_string())],
        )
    }

    fn facts(&self, buffer: &mut Buffer) {
        if self.layout.facts == self.layout.title {
            Clear.render(self.layout.title, buffer);
        }
        let heading = fill(self.texts.pool, &[("count", "")]);
        FactsLine {
            ink: self.ink,
            pool_heading: heading.trim(),
            pool: self.pool,
            names: self.names,
            captured: self.captured,
            to_move: self.to_move,
        }
        .render(self.layout.facts, buffer);
    }

    fn panels(&self, panels: &Panels, buffer: &mut Buffer) {
        if self.layout.panels_float() {
            let around = panels.area.outer(Margin::new(1, 0));
            Clear.render(around.intersection(buffer.area), buffer);
        }
        let supply = match self.to_move {
            Some(player) if self.pool.is_empty() => self.captured[player],
            _ => self.pool,
        };
        PoolPanel {
            ink: self.ink,
            heading: &self.pool_heading(),
            supply,
            choosing: self.choosing,
            chosen: self.chosen,
        }
        .render(panels.pool, buffer);
        for player in Player::ALL {
            PlayerPanel {
                ink: self.ink,
                texts: self.texts,
                name: self.names[player],
                captured: self.captured[player],
                gained: self.gained[player],
                set: self.set,
                to_move: self.to_move == Some(player),
                won: self.won.filter(|won| won.0 == player).map(|won| won.1),
                clock: self.clocks[player],
                hurried: self.hurried == Some(player),
            }
            .render(panels.players[player], buffer);
        }
        if let Some(analysis) = self.analysis {
            analysis.render(panels.analysis, buffer);
        }
        if let Some(graph) = self.graph {
            graph.render(panels.graph, buffer);
        }
        self.moves_panel().render(panels.moves, buffer);
    }
}

/// Draws into the layout's screen. The area should be that screen.
impl Widget for &Screen<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        buffer.set_style(area, Style::reset());
        Title {
            ink: self.ink,
            facts: self.title,
            right: self.turn,
        }
        .render(self.layout.title, buffer);
        self.board(buffer);
        if !self.layout.facts.is_empty() {
            self.facts(buffer);
        }
        if let Some(panels) = &self.layout.panels {
            self.panels(panels, buffer);
        }
        self.status().render(self.layout.status, buffer);
        match self.aside {
            Some(notice) => StatusLine {
                ink: self.ink,
                notice,
                right: "",
            }
            .render(self.layout.keys, buffer),
            None => KeyLine {
                ink: self.ink,
                keys: self.keys,
            }
            .render(self.layout.keys, buffer),
        }
        if let Some(dialog) = self.dialog {
            DialogView {
                ink: self.ink,
                dialog,
            }
            .render(area, buffer);
        }
        self.ink.glyphs.purify(area, buffer);
    }
}
