//! A player: captured marbles and how much each winning set still lacks.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Span;
use ratatui::widgets::Widget;

use super::marks::brackets;
use super::text::{Pen, width};
use super::{Ink, panel};
use crate::lang::{Texts, fill};
use crate::rules::{Marble, MarbleSet, Marbles, WinningSet};
use crate::tui::theme::Tone;

/// The panel of a player.
#[derive(Debug, Clone, Copy)]
pub struct PlayerPanel<'a> {
    /// Colours and characters.
    pub ink: Ink<'a>,
    /// The language.
    pub texts: &'a Texts,
    /// The name.
    pub name: &'a str,
    /// What the player has captured.
    pub captured: Marbles,
    /// How much of that the last turn has brought.
    pub gained: Marbles,
    /// The marbles of the game, which decide what wins.
    pub set: MarbleSet,
    /// Whether it is this player's turn.
    pub to_move: bool,
    /// The set that has won the game for this player.
    pub won: Option<WinningSet>,
    /// The time left, or another short remark.
    pub clock: &'a str,
    /// Whether little time is left.
    pub hurried: bool,
}

/// How far a player is with one winning set.
struct Progress {
    label: String,
    have: u8,
    need: u8,
}

impl PlayerPanel<'_> {
    /// Name and state; beside a clock the sign alone says the state where the words have no room.
    fn heading(&self, room: u16) -> String {
        let Ink { glyphs, .. } = self.ink;
        let (sign, words) = if self.won.is_some() {
            (glyphs.tick, self.texts.wins)
        } else if self.to_move {
            (glyphs.active, self.texts.to_move)
        } else {
            return self.name.to_owned();
        };
        let short = format!("{sign} {}", self.name);
        let whole = format!("{short} {} {words}", glyphs.separator);
        if self.clock.is_empty() || width(&whole) <= room {
            whole
        } else {
            short
        }
    }

    /// The time left; on a tile, or underlined, when it is little.
    fn clock(&self) -> Span<'_> {
        let theme = self.ink.theme;
        match (self.hurried, theme.palette) {
            (false, _) => Span::raw(self.clock),
            (true, Some(_)) => Span::styled(self.clock, theme.refusal),
            (true, None) => Span::styled(self.clock, theme.urgent),
        }
    }

    fn progress(&self, set: WinningSet) -> Progress {
        let (goals, each) = (self.set.goals(), self.set.goal_each());
        match set {
            WinningSet::Of(marble) => Progress {
                label: self.texts.colour(marble).to_owned(),
                have: self.captured[marble],
                need: goals[marble],
            },
            WinningSet::Each => Progress {
                label: fill(self.texts.each_of, &[("count", &each.to_string())]),
                have: Marble::ALL
                    .into_iter()
                    .map(|marble| self.captured[marble].min(each))
                    .sum(),
                need: 3 * each,
            },
        }
    }

    /// One line for each winning set.
    fn lines(&self, inner: Rect, buffer: &mut Buffer) {
        let Ink { theme, glyphs } = self.ink;
        let progress = WinningSet::ALL.map(|set| (set, self.progress(set)));
        let labels = progress
            .iter()
            .map(|(_, line)| width(&glyphs.text(&line.label)));
        let column = labels.max().unwrap_or(0) + 1;
        // Six slots with air, the label and the count.
        let wide = inner.width >= column + 6 * 4 + 7;
        for (row, (set, line)) in (0..).zip(&progress) {
            if row >= inner.height {
                return;
            }
            let place = Rect {
                y: inner.y + row,
                height: 1,
                ..inner
            };
            let mut pen = Pen::new(place, buffer);
            let won = self.won == Some(*set);
            let label = if won { theme.strong } else { theme.text };
            pen.write(&glyphs.text(&line.label), label)
                .go_to(column.saturating_sub(1));
            match set {
                WinningSet::Of(marble) => self.slots(*marble, line.need, won, wide, &mut pen),
                WinningSet::Each => self.shares(won, wide, &mut pen),
            }
            let style = if won || line.have + 1 == line.need {
                theme.urgent
            } else {
                theme.text
            };
            let count = format!("{}/{}", line.have, line.need);
            let end = inner.width.saturating_sub(2);
            pen.go_to(end.saturating_sub(width(&count)))
                .write(&count, style);
            if won {
                pen.write(&format!(" {}", glyphs.tick), theme.strong);
            }
        }
    }

    /// A gap and a captured marble a slot, dots for those that lack.
    fn slots(&self, marble: Marble, need: u8, won: bool, wide: bool, pen: &mut Pen<'_>) {
        let Ink { theme, glyphs } = self.ink;
        let chip = if won { theme.winning_chip } else { theme.chip };
        let air = if wide { " " } else { "" };
        let filled = self.captured[marble].min(need);
        // What has just come fills the last slots; brackets stand around it in the gaps.
        let old = self.captured[marble].saturating_sub(self.gained[marble]);
        let (open, close) = brackets(Tone::Last);
        for slot in 0..=need {
            match slot {
                _ if old >= filled => pen.skip(1),
                _ if slot == old => pen.write(open.encode_utf8(&mut [0; 4]), theme.strong),
                _ if slot == filled => pen.write(close.encode_utf8(&mut [0; 4]), theme.strong),
                _ => pen.skip(1),
            };
            let (text, style) = match slot {
                _ if slot == need => return,
                _ if slot < filled => (marble.letter().to_string(), chip[marble]),
                _ => (glyphs.gone.to_owned(), theme.quiet),
            };
            pen.write(&format!("{air}{text}{air}"), style);
        }
    }

    /// What each colour contributes to the set of all colours.
    fn shares(&self, won: bool, wide: bool, pen: &mut Pen<'_>) {
        let Ink { theme, .. } = self.ink;
        let chip = if won { theme.winning_chip } else { theme.chip };
        let air = if wide { " " } else { "" };
        pen.skip(1);
        for marble in Marble::ALL {
            let share = self.captured[marble].min(self.set.goal_each());
            let (letter, style) = if share == 0 {
                (theme.quiet, theme.quiet)
            } else {
                (chip[marble], theme.text)
            };
            pen.write(&format!("{air}{}{air}", marble.letter()), letter)
                .write(&share.to_string(), style)
                .skip(1);
        }
    }

    /// Everything in one row, for low panels: `W1/4 G1/5 B0/6 3 each 2/9`.
    fn summary(&self, inner: Rect, buffer: &mut Buffer) {
        let Ink { theme, glyphs } = self.ink;
        let mut pen = Pen::new(inner, buffer);
        for set in WinningSet::ALL {
            let line = self.progress(set);
            let style = if line.have + 1 >= line.need {
                theme.urgent
            } else {
                theme.text
            };
            let mut have = line.have.to_string();
            match set {
                WinningSet::Of(marble) => {
                    pen.write(&marble.letter().to_string(), theme.chip[marble]);
                    if self.gained[marble] > 0 {
                        let (open, close) = brackets(Tone::Last);
                        have = format!("{open}{have}{close}");
                    }
                }
                WinningSet::Each => {
                    pen.write(&glyphs.text(&line.label), theme.quiet).skip(1);
                }
            }
            pen.write(&format!("{have}/{}", line.need), style).skip(1);
        }
    }
}

impl Widget for &PlayerPanel<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let active = self.to_move || self.won.is_some();
        let clock = self.clock();
        let heading = self.heading(panel::heading_room(area, width(&clock.content)));
        let inner = panel::draw(self.ink, &heading, &clock, active, area, buffer);
        if inner.height >= 4 {
            self.lines(inner, buffer);
        } else {
            self.summary(inner, buffer);
        }
    }
}
