//! The colours of rings and marbles.

use ratatui::style::Color;

/// Shades of one material, from where the light falls to the shadow. Without any the
/// terminal's background shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ramp(&'static [Color]);

impl Ramp {
    /// The shade for a brightness from 0 (darkest) to 1 (lightest); anything outside is clamped.
    #[must_use]
    pub fn shade(self, brightness: f32) -> Color {
        let last = self.0.len().saturating_sub(1);
        let dark = (1.0 - brightness.clamp(0.0, 1.0)) * self.0.len() as f32;
        self.0
            .get((dark as usize).min(last))
            .copied()
            .unwrap_or(Color::Reset)
    }

    /// Whether it has no shade at all.
    #[must_use]
    pub const fn is_clear(self) -> bool {
        self.0.is_empty()
    }

    /// The shade in the middle.
    #[must_use]
    pub fn middle(self) -> Color {
        self.shade(0.5)
    }

    /// The lightest shade.
    #[must_use]
    pub fn light(self) -> Color {
        self.shade(1.0)
    }

    /// The darkest shade.
    #[must_use]
    pub fn dark(self) -> Color {
        self.shade(0.0)
    }
}

/// All colours of one theme. Marbles are in the order white, grey, black.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Palette {
    /// A ring.
    pub rim: Ramp,
    /// What shows through a ring.
    pub hole: Ramp,
    /// What shows through a ring of one text row, where shades have to be told apart in one cell.
    pub tile: Ramp,
    /// Brackets on such a ring's rim.
    pub rim_text: Color,
    /// The marbles.
    pub marble: [Ramp; 3],
    /// Letters on marbles.
    pub marble_text: [Color; 3],
    /// A ring's name.
    pub label: Color,
    /// Brackets around it when nearly every ring has them.
    pub faint: Color,
    /// The same in a ring of one text row.
    pub tile_text: Color,
    /// Rim of the ring with the cursor.
    pub cursor: Ramp,
    /// Rim of a target.
    pub target: Ramp,
    /// Rim of a ring that can be removed.
    pub removable: Ramp,
    /// Rim of the marble taken up.
    pub selected: Ramp,
    /// Rim of the last turn.
    pub last: Ramp,
    /// Rim of a suggestion.
    pub hint: Ramp,
    /// Marbles in the panels.
    pub chip: [Color; 3],
    /// Their letters.
    pub chip_text: [Color; 3],
    /// A marble that won.
    pub lit: Color,
    /// Its letter.
    pub lit_text: Color,
    /// Ground of a refusal.
    pub refusal: Color,
    /// Its text.
    pub refusal_text: Color,
    /// Graph: player 1, player 2, ground.
    pub graph: [Color; 3],
}

macro_rules! ramp {
    ($($index:literal)+) => { Ramp(&[$(Color::Indexed($index)),+]) };
}

const fn ix(index: u8) -> Color {
    Color::Indexed(index)
}

pub(super) const DARK: Palette = Palette {
    rim: ramp!(180 180 180 137 94 94),
    hole: ramp!(235 234 233),
    tile: ramp!(235),
    rim_text: ix(230),
    marble: [
        ramp!(231 231 255 254 252 250 247),
        ramp!(252 249 247 245 243 241 239),
        ramp!(244 239 237 235 234 233 232),
    ],
    marble_text: [ix(16), ix(16), ix(231)],
    label: ix(250),
    faint: ix(240),
    tile_text: ix(250),
    cursor: ramp!(228 227 226 220 178),
    target: ramp!(120 83 77 35 28),
    removable: ramp!(217 210 167 131 88),
    selected: ramp!(219 213 207 170 127),
    last: ramp!(117 81 75 32 25),
    hint: ramp!(123 87 51 44 30),
    chip: [ix(231), ix(245), ix(16)],
    chip_text: [ix(16), ix(16), ix(231)],
    lit: ix(220),
    lit_text: ix(16),
    refusal: ix(160),
    refusal_text: ix(231),
    graph: [ix(255), ix(240), ix(234)],
};

pub(super) const LIGHT: Palette = Palette {
    rim: ramp!(180 180 137 137 94 94),
    hole: Ramp(&[]),
    tile: ramp!(253),
    rim_text: ix(230),
    marble: [
        ramp!(231 231 255 253 251 248 245),
        ramp!(251 248 246 244 242 240 238),
        ramp!(243 238 236 235 234 233 232),
    ],
    label: Color::Reset,
    faint: ix(246),
    tile_text: ix(237),
    cursor: ramp!(220 214 208 172 130),
    target: ramp!(77 41 35 28 22),
    removable: ramp!(203 203 196 160 124),
    selected: ramp!(213 207 170 127 90),
    last: ramp!(75 39 33 26 25),
    hint: ramp!(80 44 37 30 23),
    graph: [ix(255), ix(240), ix(251)],
    ..DARK
};

pub(super) const HIGH_CONTRAST: Palette = Palette {
    rim: ramp!(254 248),
    hole: ramp!(237),
    tile: ramp!(237),
    rim_text: ix(16),
    marble: [ramp!(231), ramp!(244), ramp!(16)],
    label: ix(231),
    faint: ix(250),
    tile_text: ix(231),
    cursor: ramp!(226),
    target: ramp!(46),
    removable: ramp!(196),
    selected: ramp!(201),
    last: ramp!(45),
    hint: ramp!(51),
    ..DARK
};

pub(super) const SIXTEEN: Palette = Palette {
    rim: Ramp(&[Color::Yellow]),
    hole: Ramp(&[Color::DarkGray]),
    tile: Ramp(&[Color::DarkGray]),
    rim_text: Color::Black,
    marble: [
        Ramp(&[Color::White]),
        Ramp(&[Color::Gray]),
        Ramp(&[Color::Black]),
    ],
    marble_text: [Color::Black, Color::Black, Color::White],
    label: Color::White,
    faint: Color::Gray,
    tile_text: Color::White,
    cursor: Ramp(&[Color::LightCyan]),
    target: Ramp(&[Color::LightGreen]),
    removable: Ramp(&[Color::LightRed]),
    selected: Ramp(&[Color::LightMagenta]),
    last: Ramp(&[Color::LightBlue]),
    hint: Ramp(&[Color::LightYellow]),
    chip: [Color::White, Color::Gray, Color::Black],
    chip_text: [Color::Black, Color::Black, Color::White],
    lit: Color::LightYellow,
    lit_text: Color::Black,
    refusal: Color::Red,
    refusal_text: Color::White,
    graph: [Color::White, Color::Gray, Color::DarkGray],
};
