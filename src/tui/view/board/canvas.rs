//! Half-block pixels: two in every cell, one above the other, each of its own colour.

use ratatui::layout::Rect;
use ratatui::style::{Color, Style};

use super::Sheet;

/// A picture of pixels that covers an area of cells. Pixels that were never set let the terminal's
/// background through.
pub(super) struct Canvas {
    area: Rect,
    pixels: Vec<Option<Color>>,
}

impl Canvas {
    pub(super) fn new(area: Rect) -> Self {
        let count = usize::from(area.width) * usize::from(area.height) * 2;
        Self {
            area,
            pixels: vec![None; count],
        }
    }

    /// Sets a pixel, given by its column and by its half row on the whole screen; outside of the
    /// area nothing happens.
    pub(super) fn set(&mut self, x: i32, half_row: i32, colour: Color) {
        let x = x - i32::from(self.area.x);
        let y = half_row - 2 * i32::from(self.area.y);
        let (width, height) = (i32::from(self.area.width), 2 * i32::from(self.area.height));
        if (0..width).contains(&x)
            && (0..height).contains(&y)
            && let Some(pixel) = self.pixels.get_mut((y * width + x) as usize)
        {
            *pixel = Some(colour);
        }
    }

    fn get(&self, x: u16, half_row: u16) -> Option<Color> {
        let at = usize::from(half_row) * usize::from(self.area.width) + usize::from(x);
        self.pixels.get(at).copied().flatten()
    }

    /// Puts the picture on the screen.
    pub(super) fn paint(&self, sheet: &mut Sheet<'_>) {
        for row in 0..self.area.height {
            for column in 0..self.area.width {
                let (upper, lower) = (self.get(column, 2 * row), self.get(column, 2 * row + 1));
                let (symbol, style) = match (upper, lower) {
                    (None, None) => continue,
                    (Some(upper), Some(lower)) if upper == lower => {
                        (" ", Style::new().fg(upper).bg(upper))
                    }
                    (Some(upper), Some(lower)) => ("▀", Style::new().fg(upper).bg(lower)),
                    (Some(upper), None) => ("▀", Style::new().fg(upper)),
                    (None, Some(lower)) => ("▄", Style::new().fg(lower)),
                };
                let (x, y) = (self.area.x + column, self.area.y + row);
                sheet.put_str(i32::from(x), i32::from(y), symbol, style);
            }
        }
    }
}
