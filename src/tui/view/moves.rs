//! The list of turns, a column for each player.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::widgets::Widget;

use super::text::{Pen, cut, width};
use super::{Ink, panel};
use crate::rules::Player;
use crate::tui::glyphs::Glyphs;

/// One action of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveEntry {
    /// Who acted.
    pub player: Player,
    /// The turn in the official notation, or another text.
    pub text: String,
    /// How long it took; empty when that is not known.
    pub time: String,
}

/// The panel of turns.
#[derive(Debug, Clone, Copy)]
pub struct MovesPanel<'a> {
    /// Colours and characters.
    pub ink: Ink<'a>,
    /// "Moves".
    pub heading: &'a str,
    /// All actions from the start.
    pub entries: &'a [MoveEntry],
    /// Number of actions before the position that is shown; `None` at the end of the game.
    pub shown: Option<usize>,
    /// Who is about to act, unless the game is over.
    pub to_move: Option<Player>,
    /// Rows scrolled up from where the list would stand by itself.
    pub scrolled: usize,
}

/// A row of the list: its number and the action of each column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Row {
    cells: [Option<usize>; 2],
}

impl MovesPanel<'_> {
    /// The column of a player: who acted first has the left one.
    fn column(&self, player: Player) -> usize {
        let first = self.entries.first().map(|entry| entry.player);
        usize::from(first.or(self.to_move).unwrap_or(player) != player)
    }

    /// The rows; the last one may hold the action to come, which is one beyond the last.
    fn rows(&self) -> Vec<Row> {
        let mut rows: Vec<Row> = Vec::new();
        let players = self.entries.iter().map(|entry| entry.player);
        // Looking back, what came next stands in the list already.
        let to_come = self.to_move.filter(|_| self.shown.is_none());
        for (number, player) in players.chain(to_come).enumerate() {
            let column = self.column(player);
            match rows.last_mut() {
                Some(row) if column == 1 && row.cells[1].is_none() => row.cells[1] = Some(number),
                _ => {
                    let mut row = Row::default();
                    row.cells[column] = Some(number);
                    rows.push(row);
                }
            }
        }
        rows
    }

    /// The row at the top of a list of so many visible rows.
    fn top(&self, rows: &[Row], visible: usize) -> usize {
        let most = rows.len().saturating_sub(visible);
        let natural = match self.shown {
            None => most,
            Some(shown) => {
                // The action that led to what is shown stands in the middle.
                let current = shown.saturating_sub(1);
                let row = rows
                    .iter()
                    .position(|row| row.cells.contains(&Some(current)));
                row.unwrap_or(0).saturating_sub(visible / 2).min(most)
            }
        };
        natural.saturating_sub(self.scrolled)
    }

    /// How many rows the list can be scrolled up in an area.
    #[must_use]
    pub fn most_scrolled(&self, area: Rect) -> usize {
        let unscrolled = Self {
            scrolled: 0,
            ..*self
        };
        unscrolled.top(&self.rows(), usize::from(panel::inner(area).height))
    }

    /// Number of actions before the position after the action at a cell: click and look there.
    #[must_use]
    pub fn shown_at(&self, area: Rect, cell: Position) -> Option<usize> {
        let inner = panel::inner(area);
        if !inner.contains(cell) {
            return None;
        }
        let rows = self.rows();
        let row = self.top(&rows, usize::from(inner.height)) + usize::from(cell.y - inner.y);
        let columns = Columns::new(inner, rows.len());
        let column = usize::from(cell.x >= inner.x + columns.second);
        let action = rows.get(row)?.cells[column]?;
        (action < self.entries.len()).then_some(action + 1)
    }
}

/// Where the columns of the list stand, from the left edge of its inside.
struct Columns {
    number: u16,
    second: u16,
    width: u16,
}

impl Columns {
    fn new(inner: Rect, rows: usize) -> Self {
        let number = width(&rows.max(10).to_string()) + 2;
        let width = inner.width.saturating_sub(number) / 2;
        Self {
            number,
            second: number + width,
            width,
        }
    }
}

impl Widget for &MovesPanel<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let Ink { theme, glyphs } = self.ink;
        let inner = panel::quiet(self.ink, self.heading, area, buffer);
        let rows = self.rows();
        let visible = usize::from(inner.height);
        let top = self.top(&rows, visible);
        let columns = Columns::new(inner, rows.len());
        let current = self.shown.unwrap_or(self.entries.len()).checked_sub(1);
        for (y, (number, row)) in (0..).zip(rows.iter().enumerate().skip(top).take(visible)) {
            let place = Rect {
                y: inner.y + y,
                height: 1,
                ..inner
            };
            let mut pen = Pen::new(place, buffer);
            let digits = usize::from(columns.number - 2);
            pen.write(&format!("{:>digits$}. ", number + 1), theme.quiet);
            for (column, cell) in row.cells.into_iter().enumerate() {
                let from = if column == 0 {
                    columns.number
                } else {
                    columns.second
                };
                pen.go_to(from);
                let Some(action) = cell else { continue };
                let Some(entry) = self.entries.get(action) else {
                    pen.write(glyphs.ellipsis, theme.quiet);
                    continue;
                };
                let text = shorten(&entry.text, columns.width.saturating_sub(1), glyphs);
                let style = if self.shown.is_some() && Some(action) == current {
                    theme.chosen
                } else if self.shown.is_some_and(|shown| action >= shown) {
                    theme.quiet
                } else {
                    theme.text
                };
                pen.write(&text, style);
                // At the right end of the column, apart from the next one.
                let air = if columns.width < 15 { 1 } else { 2 };
                let end = from + columns.width.saturating_sub(air);
                let time = width(&entry.time);
                if time > 0 && from + width(&text) + 1 + time <= end {
                    pen.go_to(end - time).write(&entry.time, theme.quiet);
                }
            }
        }
        scroll_signs(self.ink, area, top > 0, top + visible < rows.len(), buffer);
    }
}

/// Signs on the border that there is more above or below.
pub(super) fn scroll_signs(
    ink: Ink<'_>,
    area: Rect,
    above: bool,
    below: bool,
    buffer: &mut Buffer,
) {
    if area.height < 3 || area.width < 6 {
        return;
    }
    let x = area.right() - 4;
    let signs = [
        (above, area.top(), ink.glyphs.more_above),
        (below, area.bottom() - 1, ink.glyphs.more_below),
    ];
    for (there, y, sign) in signs {
        if there && buffer.area.contains(Position::new(x + 2, y)) {
            buffer.set_string(x, y, format!(" {sign} "), ink.theme.quiet);
        }
    }
}

/// A turn in so many cells. A long capture keeps its beginning and its end.
fn shorten(text: &str, room: u16, glyphs: &Glyphs) -> String {
    let text = glyphs.text(text);
    if width(&text) <= room || !text.starts_with("x ") {
        return cut(&text, room, glyphs).into_owned();
    }
    let end: String = text.chars().skip(text.chars().count() - 3).collect();
    let Some(start) = room.checked_sub(width(&end) + width(glyphs.ellipsis)) else {
        return cut(&text, room, glyphs).into_owned();
    };
    // Whole jumps: "x d1", then three letters each.
    let start = usize::from(start);
    let start = if start < 4 {
        start
    } else {
        4 + (start - 4) / 3 * 3
    };
    let start: String = text.chars().take(start).collect();
    format!("{start}{}{end}", glyphs.ellipsis)
}
