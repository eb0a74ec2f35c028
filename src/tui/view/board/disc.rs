//! Round rings and marbles of half-block pixels, lit from the upper left.

use ratatui::style::{Color, Style};

use super::canvas::Canvas;
use super::{BoardView, Sheet};
use crate::board::Ring;
use crate::rules::Marble;
use crate::tui::theme::{Palette, Ramp, Tone};
use crate::tui::view::marks::brackets;

/// Direction of the light: from the left, from above, and from the viewer's side.
const LIGHT: [f32; 3] = [-0.52, -0.56, 0.645];

/// The direction in which the light is mirrored towards the viewer.
const HALFWAY: [f32; 3] = [-0.287, -0.309, 0.907];

/// What a pixel of a ring shows, with its brightness from 0 to 1.
#[derive(Clone, Copy)]
enum Part {
    Rim(f32),
    Hole(f32),
}

/// A ring of some size and the marble that lies on it, pixel by pixel from the centre.
struct Sprite {
    ring: Vec<(i32, i32, Part)>,
    ball: Vec<(i32, i32, f32)>,
    /// What of the ring lies in the marble's shadow.
    shadow: Vec<(i32, i32, f32)>,
}

impl Sprite {
    fn new(step: u8) -> Self {
        let size = 4 * i32::from(step) - 1;
        let radius = size as f32 / 2.0 - 0.1;
        let thickness = f32::from((step - 1).min(3));
        // A marble fills a small ring's hole; on larger ones it lies on the rim, as on the table.
        let ball = radius - thickness * if step > 2 { 0.5 } else { 1.0 };
        let reach = size / 2;
        let pixels = || (-reach..=reach).flat_map(move |y| (-reach..=reach).map(move |x| (x, y)));
        let ring: Vec<_> = pixels()
            .filter_map(|(x, y)| Some((x, y, ring_part(x, y, radius, thickness)?)))
            .collect();
        let shadow = ring.iter().filter_map(|&(x, y, part)| match part {
            Part::Rim(light) if step > 2 => {
                ball_light(x - 1, y - 1, ball).map(|_| (x, y, light - 0.4))
            }
            Part::Rim(_) | Part::Hole(_) => None,
        });
        Self {
            shadow: shadow.collect(),
            ring,
            ball: pixels()
                .filter_map(|(x, y)| Some((x, y, ball_light(x, y, ball)?)))
                .collect(),
        }
    }
}

/// A ring is a torus: seen from above, its outer half slopes outwards, its inner half inwards.
fn ring_part(x: i32, y: i32, radius: f32, thickness: f32) -> Option<Part> {
    let (x, y) = (x as f32, y as f32);
    let distance = x.hypot(y);
    if distance > radius {
        return None;
    }
    let towards_light = if distance > 0.0 {
        (x * LIGHT[0] + y * LIGHT[1]) / distance / LIGHT[0].hypot(LIGHT[1])
    } else {
        0.0
    };
    let inner = radius - thickness;
    if distance <= inner {
        // The rim throws its shadow on the ground from the upper left.
        return Some(Part::Hole(0.5 - 0.62 * towards_light * distance / inner));
    }
    let slope = if thickness > 1.0 {
        let across = (distance - inner) / thickness * 2.0 - 1.0;
        0.25 + 0.75 * across
    } else {
        1.0
    };
    Some(Part::Rim(0.52 + 0.5 * towards_light * slope))
}

/// A sphere with a small highlight.
fn ball_light(x: i32, y: i32, radius: f32) -> Option<f32> {
    let (x, y) = (x as f32, y as f32);
    if x.hypot(y) > radius {
        return None;
    }
    let edge = radius + 0.35;
    let (x, y) = (x / edge, y / edge);
    let z = (1.0 - x * x - y * y).max(0.0).sqrt();
    let diffuse = (x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2]).max(0.0);
    // The highlight lies half-way between the light and the viewer.
    let glance = x * HALFWAY[0] + y * HALFWAY[1] + z * HALFWAY[2];
    Some(0.84 * diffuse + 0.3 * glance.max(0.0).powi(24))
}

/// Whether a pixel is still there when so much of a thing has dissolved.
fn remains(x: i32, y: i32, dissolved: f32) -> bool {
    const ORDER: [[u8; 4]; 4] = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]];
    let threshold = ORDER[y.rem_euclid(4) as usize][x.rem_euclid(4) as usize];
    dissolved <= 0.0 || f32::from(threshold) / 16.0 >= dissolved
}

impl BoardView<'_> {
    pub(super) fn discs(&self, step: u8, sheet: &mut Sheet<'_>) {
        let Some(palette) = self.theme.palette else {
            return self.boxes(sheet);
        };
        let sprite = Sprite::new(step.max(2));
        let mut canvas = Canvas::new(sheet.area);
        for (ring, there) in self.places() {
            if there {
                self.disc(ring, &sprite, palette, &mut canvas);
            } else {
                self.gone(ring, sheet);
            }
        }
        if let Some(leaving) = self.scene.leaving {
            let (dx, dy) = self.slide(leaving);
            let centre = self.centre_pixel(leaving.ring);
            // A text row is two half rows.
            let (x, y) = (
                centre.0 + dx.round() as i32,
                centre.1 + (2.0 * dy).round() as i32,
            );
            let rim = palette.removable;
            draw_ring(
                &sprite,
                (x, y),
                rim,
                palette.hole,
                leaving.progress,
                &mut canvas,
            );
        }
        if let Some(moving) = self.scene.moving {
            let (from, to) = (self.centre_pixel(moving.from), self.centre_pixel(moving.to));
            let between = |a: i32, b: i32| a + ((b - a) as f32 * moving.progress).round() as i32;
            let at = (between(from.0, to.0), between(from.1, to.1));
            draw_ball(
                &sprite,
                at,
                palette.marble[moving.marble as usize],
                0.0,
                &mut canvas,
            );
        }
        canvas.paint(sheet);
        for (ring, there) in self.places() {
            if there {
                self.disc_label(ring, palette, sheet);
            }
        }
    }

    /// Column and half row of the middle of a ring.
    fn centre_pixel(&self, ring: Ring) -> (i32, i32) {
        let rect = self.placed.rect(ring);
        let half = i32::from(rect.width / 2);
        (i32::from(rect.x) + half, 2 * i32::from(rect.y) + half)
    }

    fn disc(&self, ring: Ring, sprite: &Sprite, palette: &Palette, canvas: &mut Canvas) {
        let tone = self.marks.coloured_tone(ring, self.scene.rings);
        let rim = self.theme.rim(tone).unwrap_or(palette.rim);
        let centre = self.centre_pixel(ring);
        let (marble_gone, ring_gone) = self.scene.dissolved(ring);
        draw_ring(sprite, centre, rim, palette.hole, ring_gone, canvas);
        if let Some(marble) = self.scene.marble_at(ring) {
            for &(x, y, light) in &sprite.shadow {
                if remains(x, y, marble_gone) {
                    canvas.set(centre.0 + x, centre.1 + y, rim.shade(light));
                }
            }
            draw_ball(
                sprite,
                centre,
                palette.marble[marble as usize],
                marble_gone,
                canvas,
            );
        }
    }

    fn disc_label(&self, ring: Ring, palette: &Palette, sheet: &mut Sheet<'_>) {
        let at = self.placed.centre(ring);
        let (x, y) = (i32::from(at.x), i32::from(at.y));
        let Some(ground) = sheet.ground(x, y) else {
            return;
        };
        if self.scene.dissolved(ring).1 > 0.5 || self.is_under_way(ring) {
            return;
        }
        let marble = self.scene.marble_at(ring);
        let style = self.theme.label(marble, ground);
        let (last, tone) = if let Some(marble) = marble {
            sheet.put(x, y, marble.letter(), style);
            (x, self.marks.tone(ring))
        } else {
            let column = char::from(b'a' + ring.column());
            sheet.put(x, y, column, style);
            sheet.put(x + 1, y, self.digit(ring), style);
            (x + 1, self.marks.tone(ring))
        };
        if tone == Tone::Plain {
            return;
        }
        let (open, close) = brackets(tone);
        let colour = self.bracket_colour(ring, marble, palette);
        for (x, bracket) in [(x - 1, open), (last + 1, close)] {
            if let Some(ground) = sheet.ground(x, y) {
                sheet.put(x, y, bracket, Style::new().fg(colour).bg(ground));
            }
        }
    }

    /// On a marble a bracket has the colour of its letter; in a vacant ring that of its state, the
    /// one below the cursor where the cursor stands.
    fn bracket_colour(&self, ring: Ring, marble: Option<Marble>, palette: &Palette) -> Color {
        if let Some(marble) = marble {
            return palette.marble_text[marble as usize];
        }
        match self.marks.coloured_tone(ring, self.scene.rings) {
            Tone::Plain => palette.faint,
            _ if palette.hole.is_clear() => palette.label,
            tone => self.theme.rim(tone).map_or(palette.label, Ramp::middle),
        }
    }

    /// Whether a marble in the air covers the middle of a ring.
    fn is_under_way(&self, ring: Ring) -> bool {
        self.scene.moving.is_some_and(|moving| {
            let (from, to) = (self.centre_pixel(moving.from), self.centre_pixel(moving.to));
            let here = self.centre_pixel(ring);
            let off =
                |a: i32, b: i32, c: i32| (b - a) as f32 * moving.progress + a as f32 - c as f32;
            let width = f32::from(self.placed.geometry.form.ring_width());
            off(from.0, to.0, here.0).hypot(off(from.1, to.1, here.1)) < width / 2.0
        })
    }
}

fn draw_ring(
    sprite: &Sprite,
    (cx, cy): (i32, i32),
    rim: Ramp,
    hole: Ramp,
    dissolved: f32,
    canvas: &mut Canvas,
) {
    for &(x, y, part) in &sprite.ring {
        if remains(x, y, dissolved) {
            match part {
                Part::Rim(light) => canvas.set(cx + x, cy + y, rim.shade(light)),
                Part::Hole(_) if hole.is_clear() => {}
                Part::Hole(light) => canvas.set(cx + x, cy + y, hole.shade(light)),
            }
        }
    }
}

fn draw_ball(
    sprite: &Sprite,
    (cx, cy): (i32, i32),
    ramp: Ramp,
    dissolved: f32,
    canvas: &mut Canvas,
) {
    for &(x, y, light) in &sprite.ball {
        if remains(x, y, dissolved) {
            canvas.set(cx + x, cy + y, ramp.shade(light));
        }
    }
}
