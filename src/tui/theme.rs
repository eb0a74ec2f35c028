//! Colours and emphasis by meaning. Widgets name no colour; they ask for what they want to say.
//!
//! Only indexed colours are used: the 256 of every terminal emulator, or the first 16. On the
//! terminal's own background text is never coloured, only bold, dim or reversed, so that every theme
//! can be read on every background. Rings and marbles bring their own background.

mod palette;

use std::fmt;
use std::str::FromStr;

use ratatui::style::{Color, Modifier, Style};

pub use palette::{Palette, Ramp};

use crate::rules::{ByMarble, Marble};

/// Which theme.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum ThemeName {
    /// For dark backgrounds.
    #[default]
    Dark,
    /// For light backgrounds.
    Light,
    /// The strongest contrasts.
    HighContrast,
    /// For terminals with 16 colours.
    Sixteen,
    /// No colour at all: bold, dim and reverse.
    None,
}

/// A text names no theme.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected a theme (dark, light, high-contrast, 16 or none), found {0:?}")]
pub struct UnknownTheme(pub String);

impl ThemeName {
    /// All themes, in the order in which a key steps through them.
    pub const ALL: [Self; 5] = [
        Self::Dark,
        Self::Light,
        Self::HighContrast,
        Self::Sixteen,
        Self::None,
    ];

    /// The name used on the command line and in the settings.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Dark => "dark",
            Self::Light => "light",
            Self::HighContrast => "high-contrast",
            Self::Sixteen => "16",
            Self::None => "none",
        }
    }

    /// The next one, going round.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Dark => Self::Light,
            Self::Light => Self::HighContrast,
            Self::HighContrast => Self::Sixteen,
            Self::Sixteen => Self::None,
            Self::None => Self::Dark,
        }
    }
}

impl fmt::Display for ThemeName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for ThemeName {
    type Err = UnknownTheme;

    fn from_str(text: &str) -> Result<Self, UnknownTheme> {
        Self::ALL
            .into_iter()
            .find(|theme| theme.as_str() == text)
            .ok_or_else(|| UnknownTheme(text.to_owned()))
    }
}

/// Why a ring stands out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tone {
    /// It does not.
    Plain,
    /// The cursor is on it.
    Cursor,
    /// The present step can be made there.
    Target,
    /// It can be taken off the board now.
    Removable,
    /// The marble that was taken up, or was just put down.
    Selected,
    /// The last turn touched it.
    Last,
    /// The last turn took its marble.
    Taken,
    /// A suggestion.
    Hint,
}

/// The look of everything.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Theme {
    /// Which one it is.
    pub name: ThemeName,
    /// Colours of rings and marbles; `None` when there are no colours.
    pub palette: Option<&'static Palette>,
    /// The name of the game in the corner, keys in the help line.
    pub badge: Style,
    /// Ordinary text.
    pub text: Style,
    /// What matters less: borders, empty slots, explanations.
    pub quiet: Style,
    /// What matters most: headings, column letters.
    pub strong: Style,
    /// Border and heading of the player to move.
    pub active: Style,
    /// A goal that lacks one marble only, a clock running out.
    pub urgent: Style,
    /// A refusal in the status line.
    pub refusal: Style,
    /// The chosen line of a list, the ply that is shown.
    pub chosen: Style,
    /// A key in the help line.
    pub key: Style,
    /// A marble's letter in a panel.
    pub chip: ByMarble<Style>,
    /// The same, when that marble is part of what won.
    pub winning_chip: ByMarble<Style>,
    /// A used-up colour of the pool.
    pub spent: Style,
    /// Graph above its middle: good for player 1.
    pub graph_one: Style,
    /// Graph below its middle: good for player 2.
    pub graph_two: Style,
}

const fn plain() -> Style {
    Style::new()
}

const fn with(modifier: Modifier) -> Style {
    Style::new().add_modifier(modifier)
}

const fn tile(text: Color, ground: Color) -> Style {
    Style::new().fg(text).bg(ground)
}

const REVERSED: Style = with(Modifier::REVERSED);
const BOLD: Style = with(Modifier::BOLD);
const DIM: Style = with(Modifier::DIM);

impl Theme {
    /// The theme of a name.
    #[must_use]
    pub const fn new(name: ThemeName) -> Self {
        match name {
            ThemeName::Dark => Self::coloured(name, &palette::DARK),
            ThemeName::Light => Self::coloured(name, &palette::LIGHT),
            ThemeName::HighContrast => Self {
                quiet: plain(),
                ..Self::coloured(name, &palette::HIGH_CONTRAST)
            },
            ThemeName::Sixteen => Self::coloured(name, &palette::SIXTEEN),
            ThemeName::None => Self::colourless(),
        }
    }

    const fn colourless() -> Self {
        Self {
            name: ThemeName::None,
            palette: None,
            badge: REVERSED.add_modifier(Modifier::BOLD),
            text: plain(),
            quiet: DIM,
            strong: BOLD,
            active: BOLD,
            urgent: BOLD.add_modifier(Modifier::UNDERLINED),
            refusal: BOLD,
            chosen: REVERSED,
            key: BOLD,
            chip: ByMarble::new(BOLD, BOLD, BOLD),
            winning_chip: ByMarble::new(REVERSED, REVERSED, REVERSED),
            spent: DIM.add_modifier(Modifier::CROSSED_OUT),
            graph_one: plain(),
            graph_two: DIM,
        }
    }

    const fn coloured(name: ThemeName, palette: &'static Palette) -> Self {
        let p = palette;
        Self {
            name,
            palette: Some(palette),
            chip: ByMarble::new(
                tile(p.chip_text[0], p.chip[0]).add_modifier(Modifier::BOLD),
                tile(p.chip_text[1], p.chip[1]).add_modifier(Modifier::BOLD),
                tile(p.chip_text[2], p.chip[2]).add_modifier(Modifier::BOLD),
            ),
            winning_chip: ByMarble::new(
                tile(p.lit_text, p.lit).add_modifier(Modifier::BOLD),
                tile(p.lit_text, p.lit).add_modifier(Modifier::BOLD),
                tile(p.lit_text, p.lit).add_modifier(Modifier::BOLD),
            ),
            refusal: tile(p.refusal_text, p.refusal).add_modifier(Modifier::BOLD),
            graph_one: tile(p.graph[0], p.graph[2]),
            graph_two: tile(p.graph[1], p.graph[2]),
            ..Self::colourless()
        }
    }

    /// Whether there are no colours, so that shapes have to say everything.
    #[must_use]
    pub const fn is_colourless(&self) -> bool {
        self.palette.is_none()
    }

    /// The ramp of colours in which a ring's rim is drawn.
    #[must_use]
    pub const fn rim(&self, tone: Tone) -> Option<Ramp> {
        let Some(palette) = self.palette else {
            return None;
        };
        Some(match tone {
            Tone::Plain => palette.rim,
            Tone::Cursor => palette.cursor,
            Tone::Target => palette.target,
            Tone::Removable | Tone::Taken => palette.removable,
            Tone::Selected => palette.selected,
            Tone::Last => palette.last,
            Tone::Hint => palette.hint,
        })
    }

    /// Text on a marble or in a ring, where the ground has that colour.
    #[must_use]
    pub const fn label(&self, marble: Option<Marble>, ground: Color) -> Style {
        match (self.palette, marble) {
            (None, None) => self.text,
            (None, Some(_)) => self.strong,
            (Some(palette), None) => tile(palette.label, ground),
            (Some(palette), Some(marble)) => {
                tile(palette.marble_text[marble as usize], ground).add_modifier(Modifier::BOLD)
            }
        }
    }
}

impl Default for Theme {
    fn default() -> Self {
        Self::new(ThemeName::default())
    }
}
