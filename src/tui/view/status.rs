//! The row that says in words what the rules want now, and the row of facts that stands in for the
//! panels on narrow screens.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::widgets::Widget;

use super::Ink;
use super::text::{Pen, cut, cut_at_word, width};
use crate::rules::{ByPlayer, Marble, Marbles, Player};

/// What the status line says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// What the rules want now, or what has happened.
    Say(String),
    /// Why something was refused.
    Refuse(String),
    /// The command line while it is being typed: what stands before it, the text, and the place of
    /// the cursor in it, in characters.
    Type {
        /// `:` or a question.
        prompt: String,
        /// What was typed.
        text: String,
        /// Characters before the cursor.
        cursor: usize,
    },
}

/// The status line.
#[derive(Debug, Clone, Copy)]
pub struct StatusLine<'a> {
    /// Colours and characters.
    pub ink: Ink<'a>,
    /// What it says.
    pub notice: &'a Notice,
    /// At the right end: `[mouse off]`, a pending column letter.
    pub right: &'a str,
}

impl StatusLine<'_> {
    /// The first character of a typed text that is shown, and the cell of the cursor.
    fn typed(&self, area: Rect) -> Option<(usize, u16)> {
        let Notice::Type {
            prompt,
            text,
            cursor,
        } = self.notice
        else {
            return None;
        };
        let room = area.width.saturating_sub(width(prompt) + 2);
        let before: Vec<char> = text.chars().take(*cursor).collect();
        let mut first = 0;
        let wide = |first: usize| {
            let shown: String = before.get(first..).unwrap_or_default().iter().collect();
            width(&shown)
        };
        while first < before.len() && wide(first) > room {
            first += 1;
        }
        let column = 1 + width(prompt) + wide(first);
        Some((first, area.x + column.min(area.width.saturating_sub(1))))
    }

    /// Where the terminal's cursor goes while a text is being typed.
    #[must_use]
    pub fn caret(&self, area: Rect) -> Option<Position> {
        let (_, x) = self.typed(area)?;
        (!area.is_empty()).then_some(Position::new(x, area.y))
    }
}

impl Widget for &StatusLine<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let Ink { theme, glyphs } = self.ink;
        let mut pen = Pen::new(area, buffer);
        pen.skip(1);
        let right = glyphs.text(self.right);
        let kept = match width(&right) {
            0 => 0,
            wide => wide + 3,
        };
        let room = pen.room().saturating_sub(1);
        let room = if kept * 2 < room { room - kept } else { room };
        match self.notice {
            Notice::Say(text) => {
                let text = glyphs.text(text);
                pen.write(&cut_at_word(&text, room, glyphs), theme.text);
            }
            Notice::Refuse(text) => {
                let text = glyphs.text(text);
                let text = cut_at_word(&text, room.saturating_sub(4), glyphs);
                pen.write(" ! ", theme.refusal)
                    .skip(1)
                    .write(&text, theme.strong);
            }
            Notice::Type { prompt, text, .. } => {
                let first = self.typed(area).map_or(0, |(first, _)| first);
                let shown: String = text.chars().skip(first).collect();
                pen.write(prompt, theme.strong).write(&shown, theme.text);
            }
        }
        if !right.is_empty() {
            pen.write_right(&format!("{right} "), theme.quiet);
        }
    }
}

/// Pool and captured marbles in one row.
#[derive(Debug, Clone, Copy)]
pub struct FactsLine<'a> {
    /// Colours and characters.
    pub ink: Ink<'a>,
    /// "Pool 14".
    pub pool_heading: &'a str,
    /// The pool.
    pub pool: Marbles,
    /// Names of the players.
    pub names: ByPlayer<&'a str>,
    /// What they have captured.
    pub captured: ByPlayer<Marbles>,
    /// Who is to move; nobody when the game is over.
    pub to_move: Option<Player>,
}

impl FactsLine<'_> {
    /// Sign and style of a player's name.
    fn sign(&self, player: Player) -> (&'static str, Style) {
        let Ink { theme, glyphs } = self.ink;
        if self.to_move == Some(player) {
            (glyphs.active, theme.active)
        } else {
            (" ", theme.text)
        }
    }

    /// Nothing but numbers in the order white, grey, black: `3/2/6 ▶1/1/0  0/4/2`.
    fn compact(&self, pen: &mut Pen<'_>) {
        let theme = self.ink.theme;
        pen.write(&self.pool.to_string(), theme.text);
        for player in Player::ALL {
            let (sign, style) = self.sign(player);
            pen.skip(1)
                .write(sign, style)
                .write(&self.captured[player].to_string(), style);
        }
    }

    fn marbles(&self, marbles: Marbles, pen: &mut Pen<'_>) {
        let theme = self.ink.theme;
        for marble in Marble::ALL {
            let count = marbles[marble];
            let (letter, style) = if count == 0 {
                (theme.quiet, theme.quiet)
            } else {
                (theme.chip[marble], theme.text)
            };
            pen.write(&marble.letter().to_string(), letter)
                .write(&count.to_string(), style)
                .skip(1);
        }
    }
}

impl Widget for &FactsLine<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let Ink { theme, glyphs } = self.ink;
        let mut pen = Pen::new(area, buffer);
        // Without names three groups of marbles take 3 · 9 cells and their signs 6 more.
        let Some(spare) = area.width.checked_sub(34) else {
            return self.compact(&mut pen);
        };
        let pool = glyphs.text(self.pool_heading);
        let with_pool = width(&pool) < spare;
        let spare = spare.saturating_sub(if with_pool { width(&pool) + 1 } else { 0 });
        pen.skip(1);
        if with_pool {
            pen.write(&pool, theme.strong).skip(1);
        }
        self.marbles(self.pool, &mut pen);
        for player in Player::ALL {
            let (sign, style) = self.sign(player);
            let number = player.to_string();
            let name = glyphs.text(self.names[player]);
            let name = match spare / 2 {
                0..4 => number.as_str().into(),
                room => cut(&name, room, glyphs),
            };
            pen.write(sign, style).write(&name, style).skip(1);
            self.marbles(self.captured[player], &mut pen);
        }
    }
}
