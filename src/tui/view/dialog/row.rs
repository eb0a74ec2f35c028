//! The rows of a dialog.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::rules::{Marble, MarbleSet, Marbles, WinningSet};
use crate::tui::view::Ink;
use crate::tui::view::text::{Pen, cut, width, wrap};

/// One row of a dialog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Row {
    /// A paragraph, broken where it has to be.
    Text(String),
    /// A heading within.
    Heading(String),
    /// Nothing.
    Blank,
    /// Something to choose, with a remark at the right.
    Item {
        /// What it is.
        label: String,
        /// The remark.
        detail: String,
    },
    /// A setting with a few values.
    Choice {
        /// What is set.
        label: String,
        /// The values.
        options: Vec<String>,
        /// The one chosen.
        chosen: usize,
    },
    /// A setting that is typed.
    Field {
        /// What is asked.
        label: String,
        /// What was typed.
        text: String,
        /// Characters before the cursor.
        cursor: usize,
    },
    /// A key and what it does.
    Key {
        /// The key.
        key: String,
        /// What it does.
        does: String,
    },
    /// What a player has captured, with the marbles that won standing out.
    Captured {
        /// The player's name.
        name: String,
        /// The marbles.
        captured: Marbles,
        /// The marbles of the game.
        set: MarbleSet,
        /// The set that won.
        won: Option<WinningSet>,
    },
}

/// Cells of an empty text field; a longer text may go on to the end of the row.
const FIELD: u16 = 24;
/// Cells before a row for the sign of the focus.
const SIGN: u16 = 2;

impl Row {
    fn label(&self) -> Option<&str> {
        match self {
            Self::Choice { label, .. } | Self::Field { label, .. } => Some(label),
            Self::Key { key, .. } => Some(key),
            Self::Captured { name, .. } => Some(name),
            Self::Text(_) | Self::Heading(_) | Self::Blank | Self::Item { .. } => None,
        }
    }

    /// Width of the label, for rows that have their labels in a column.
    pub(super) fn label_width(&self, ink: Ink<'_>) -> u16 {
        self.label()
            .map_or(0, |label| width(&ink.glyphs.text(label)))
    }

    /// The width that the row would like.
    pub(super) fn width(&self, ink: Ink<'_>, labels: u16) -> u16 {
        let wide = |text: &str| width(&ink.glyphs.text(text));
        let labelled = SIGN + labels + 2;
        match self {
            Self::Text(text) | Self::Heading(text) => wide(text),
            Self::Blank => 0,
            Self::Item { label, detail } => SIGN + wide(label) + 2 + wide(detail),
            Self::Choice { options, .. } => {
                labelled + options.iter().map(|option| wide(option) + 3).sum::<u16>()
            }
            Self::Field { text, .. } => labelled + wide(text).max(FIELD) + 1,
            Self::Key { does, .. } => labelled + wide(does),
            Self::Captured { captured, .. } => labelled + 3 * u16::from(captured.total()).max(8),
        }
    }

    /// Lines that it takes in a given width.
    pub(super) fn height(&self, ink: Ink<'_>, room: u16, labels: u16) -> usize {
        self.paragraph(ink, room, labels)
            .map_or(1, |lines| lines.len().max(1))
    }

    /// The lines of a row that is broken into lines.
    fn paragraph(&self, ink: Ink<'_>, room: u16, labels: u16) -> Option<Vec<String>> {
        match self {
            Self::Text(text) => Some(wrap(&ink.glyphs.text(text), room, ink.glyphs)),
            Self::Key { does, .. } => {
                let room = room.saturating_sub(SIGN + labels + 2);
                Some(wrap(&ink.glyphs.text(does), room, ink.glyphs))
            }
            _ => None,
        }
    }

    /// Draws one of its lines.
    pub(super) fn draw(&self, place: &RowPlace<'_>, buffer: &mut Buffer) {
        let Ink { theme, glyphs } = place.ink;
        let mut pen = Pen::new(place.line, buffer);
        match self {
            Self::Blank => {}
            Self::Text(_) => place.paragraph(self, theme.text, &mut pen),
            Self::Heading(text) => {
                let text = glyphs.text(text);
                pen.write(&cut(&text, place.line.width, glyphs), theme.strong);
            }
            Self::Item { label, detail } => {
                place.sign(&mut pen);
                let style = if place.focused {
                    theme.chosen
                } else {
                    theme.text
                };
                let (room, label) = (pen.room(), glyphs.text(label));
                pen.write(&cut(&label, room, glyphs), style);
                pen.write_right(&glyphs.text(detail), theme.quiet);
            }
            Self::Choice {
                label,
                options,
                chosen,
            } => {
                place.label(label, theme.text, &mut pen);
                place.options(options, *chosen, &mut pen);
            }
            Self::Field {
                label,
                text,
                cursor,
            } => {
                place.label(label, theme.text, &mut pen);
                place.field(text, *cursor, &mut pen);
            }
            Self::Key { key, .. } => {
                let key = if place.part == 0 { key.as_str() } else { "" };
                place.label(key, theme.strong, &mut pen);
                place.paragraph(self, theme.text, &mut pen);
            }
            Self::Captured {
                name,
                captured,
                set,
                won,
            } => {
                place.label(name, theme.text, &mut pen);
                draw_captured(place.ink, *captured, *set, *won, &mut pen);
            }
        }
    }

    /// The option of a choice at a column.
    pub(super) fn option_at(
        &self,
        ink: Ink<'_>,
        labels: u16,
        line: Rect,
        column: u16,
    ) -> Option<usize> {
        let Self::Choice {
            options, chosen, ..
        } = self
        else {
            return None;
        };
        let from = SIGN + labels + 2;
        let room = line.width.saturating_sub(from);
        shown_options(ink, options, *chosen, room)
            .into_iter()
            .find(|(_, start, text)| {
                let start = line.x + from + start;
                (start..start + width(text)).contains(&column)
            })
            .map(|(number, ..)| number)
    }

    /// The column of the terminal's cursor when the row has the focus.
    pub(super) fn caret(&self, ink: Ink<'_>, labels: u16, line: Rect) -> u16 {
        let from = SIGN + labels + 2;
        let room = line.width.saturating_sub(from);
        let column = match self {
            Self::Field { text, cursor, .. } => {
                let first = first_shown(text, *cursor, room);
                let before: String = text.chars().take(*cursor).skip(first).collect();
                from + width(&before)
            }
            Self::Choice {
                options, chosen, ..
            } => {
                let shown = shown_options(ink, options, *chosen, room);
                let chosen = shown.iter().find(|(number, ..)| number == chosen);
                from + chosen.map_or(0, |(_, start, _)| start + 1)
            }
            _ => SIGN,
        };
        line.x + column.min(line.width.saturating_sub(1))
    }
}

/// How and where a line of a row is drawn.
pub(super) struct RowPlace<'a> {
    pub ink: Ink<'a>,
    /// Which of the row's lines it is.
    pub part: usize,
    pub focused: bool,
    /// Width of the column of labels.
    pub labels: u16,
    pub line: Rect,
}

impl RowPlace<'_> {
    /// The sign of the focus.
    fn sign(&self, pen: &mut Pen<'_>) {
        if self.focused {
            pen.write(self.ink.glyphs.active, self.ink.theme.strong);
        }
        pen.go_to(SIGN);
    }

    /// The sign and the label; then the pen stands where the value goes.
    fn label(&self, label: &str, style: Style, pen: &mut Pen<'_>) {
        let Ink { theme, glyphs } = self.ink;
        self.sign(pen);
        let style = if self.focused { theme.strong } else { style };
        let label = glyphs.text(label);
        pen.write(&cut(&label, self.labels, glyphs), style);
        pen.go_to(SIGN + self.labels + 2);
    }

    /// One line of a row that is broken into lines.
    fn paragraph(&self, row: &Row, style: Style, pen: &mut Pen<'_>) {
        let lines = row.paragraph(self.ink, self.line.width, self.labels);
        let lines = lines.unwrap_or_default();
        pen.write(lines.get(self.part).map_or("", String::as_str), style);
    }

    fn options(&self, options: &[String], chosen: usize, pen: &mut Pen<'_>) {
        let theme = self.ink.theme;
        let from = SIGN + self.labels + 2;
        for (number, start, text) in shown_options(self.ink, options, chosen, pen.room()) {
            let style = match (number == chosen, self.focused) {
                (true, true) => theme.chosen,
                (true, false) => theme.strong,
                (false, _) => theme.quiet,
            };
            pen.go_to(from + start).write(&text, style);
        }
    }

    /// A text field: what was typed, and a line that shows how long it may become.
    fn field(&self, text: &str, cursor: usize, pen: &mut Pen<'_>) {
        let theme = self.ink.theme;
        let first = first_shown(text, cursor, pen.room());
        let shown: String = text.chars().skip(first).collect();
        let line = pen.room().min(FIELD);
        let blank = "_".repeat(usize::from(line.saturating_sub(width(&shown))));
        let style = if self.focused {
            theme.strong
        } else {
            theme.text
        };
        pen.write(&shown, style).write(&blank, theme.quiet);
    }
}

/// The options of a choice with their columns: all of them, or where room lacks only the chosen one
/// between signs that there are more.
fn shown_options(
    ink: Ink<'_>,
    options: &[String],
    chosen: usize,
    room: u16,
) -> Vec<(usize, u16, String)> {
    let text = |number: usize, option: &str| {
        let option = ink.glyphs.text(option);
        if number == chosen {
            format!("[{option}]")
        } else {
            format!(" {option} ")
        }
    };
    let mut shown = Vec::new();
    let mut start = 0;
    for (number, option) in options.iter().enumerate() {
        let text = text(number, option);
        let wide = width(&text);
        shown.push((number, start, text));
        start += wide + 1;
    }
    if start <= room.saturating_add(1) {
        return shown;
    }
    let option = options.get(chosen).map_or("", String::as_str);
    let option = ink.glyphs.text(option);
    vec![(chosen, 0, format!("<[{option}]>"))]
}

/// The first character of a field that is shown, so that the cursor is visible.
fn first_shown(text: &str, cursor: usize, room: u16) -> usize {
    let mut first = 0;
    loop {
        let before: String = text.chars().take(cursor).skip(first).collect();
        if width(&before) < room.max(1) || before.is_empty() {
            return first;
        }
        first += 1;
    }
}

/// Captured marbles side by side; those of the winning set in brackets and lit.
fn draw_captured(
    ink: Ink<'_>,
    captured: Marbles,
    set: MarbleSet,
    won: Option<WinningSet>,
    pen: &mut Pen<'_>,
) {
    let theme = ink.theme;
    for marble in Marble::ALL {
        let winning = match won {
            Some(WinningSet::Of(colour)) if colour == marble => set.goals()[marble],
            Some(WinningSet::Each) => set.goal_each(),
            _ => 0,
        };
        for number in 0..captured[marble] {
            let letter = marble.letter().to_string();
            if number < winning {
                pen.write("[", theme.strong)
                    .write(&letter, theme.winning_chip[marble])
                    .write("]", theme.strong);
            } else {
                pen.skip(1).write(&letter, theme.chip[marble]).skip(1);
            }
        }
    }
}
