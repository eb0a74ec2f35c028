//! A position as a vector picture, as books and wikis print it.

use std::fmt;

use crate::board::{Board, Ring, RingName, RingSet};
use crate::rules::{Marble, Marbles, Player, Position, Turn};

/// An arrow from one ring to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Arrow {
    /// Where it starts.
    pub from: Ring,
    /// Where it points.
    pub to: Ring,
}

/// The picture. Its [`Display`](fmt::Display) form is a complete SVG document in black, white and
/// grey with one accent, so that it prints well.
///
/// ```
/// use zertz::diagram::Svg;
/// use zertz::rules::{Position, Ruleset};
/// let svg = Svg::new(&Position::start(Ruleset::default())).to_string();
/// assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
/// assert_eq!(svg.matches("class=\"ring\"").count(), 37);
/// ```
#[derive(Debug, Clone)]
pub struct Svg<'a> {
    position: &'a Position,
    last: RingSet,
    arrows: Vec<Arrow>,
    names: bool,
}

/// Outer radius of a ring.
const OUTER: f64 = 24.0;
/// Radius of the hole in a ring.
const HOLE: f64 = 15.0;
/// Radius of a marble: it lies on the edge of the hole.
const MARBLE: f64 = 17.0;
/// Distance of the centres of two rings that touch.
const PITCH: f64 = 50.0;
/// Distance of a coordinate from the centre of the ring at the edge.
const BESIDE: f64 = 37.0;
/// Room around the board for the coordinates.
const MARGIN: f64 = 56.0;
/// Room below for pool and captured marbles.
const FOOT: f64 = 104.0;
/// Width of that.
const FOOT_WIDTH: f64 = 266.0;
/// Half the square root of three: the height of a triangle of unit sides.
const SLOPE: f64 = 0.866_025_403_784;

// Lightness tells everything apart, so that a print in black and white loses nothing.
const STYLE: &str = "\
.ring{fill:url(#ring);fill-rule:evenodd;stroke:#5b4a36;stroke-width:1}\
.last{fill:#cfe3f5;stroke:#14507f;stroke-width:2.4}\
.place{fill:#a8a8a8}\
.gone{fill:none;stroke:#14507f;stroke-width:1.8;stroke-dasharray:4.5 4}\
.marble{stroke:#1a1a1a;stroke-width:1.1}\
.w{fill:url(#white)}.g{fill:url(#grey)}.b{fill:url(#black)}\
.case{fill:none;stroke:#fff;stroke-width:8;stroke-linecap:round}\
.arrow{fill:none;stroke:#14507f;stroke-width:4;stroke-linecap:round}\
.head{fill:#14507f;stroke:#fff;stroke-width:1.8;stroke-linejoin:round}\
text{font-family:Helvetica,Arial,'Liberation Sans',sans-serif;font-size:16px;fill:#222;text-anchor:middle}\
.row{font-size:13px;fill:#666}\
.name{font-size:12px;fill:#444;stroke:#fff;stroke-width:2.5;stroke-linejoin:round;paint-order:stroke}\
.on-w,.on-g{fill:#111;stroke:none}.on-b{fill:#fff;stroke:none}\
.left{text-anchor:start}\
.rule{stroke:#bbb;stroke-width:1}\
.turn{fill:#222}";

/// Light from the upper left on rings and marbles.
const LIGHT: &str = "\
<linearGradient id=\"ring\" x2=\"1\" y2=\"1\">\
<stop stop-color=\"#f4ebdc\"/><stop offset=\"1\" stop-color=\"#d6c3a3\"/></linearGradient>\
<radialGradient id=\"white\" cx=\".36\" cy=\".32\" r=\".75\">\
<stop offset=\".35\" stop-color=\"#fff\"/><stop offset=\"1\" stop-color=\"#d2d2d2\"/></radialGradient>\
<radialGradient id=\"grey\" cx=\".36\" cy=\".32\" r=\".75\">\
<stop stop-color=\"#c2c2c2\"/><stop offset=\"1\" stop-color=\"#767676\"/></radialGradient>\
<radialGradient id=\"black\" cx=\".36\" cy=\".32\" r=\".75\">\
<stop stop-color=\"#6a6a6a\"/><stop offset=\".45\" stop-color=\"#2c2c2c\"/>\
<stop offset=\"1\" stop-color=\"#0c0c0c\"/></radialGradient>";

impl<'a> Svg<'a> {
    /// A picture of a position with nothing marked.
    #[must_use]
    pub const fn new(position: &'a Position) -> Self {
        Self {
            position,
            last: RingSet::EMPTY,
            arrows: Vec::new(),
            names: false,
        }
    }

    /// Marks the rings that the last turn touched, and an arrow for every jump of it.
    #[must_use]
    pub fn with_last_turn(mut self, turn: &Turn) -> Self {
        match turn {
            Turn::Place { ring, remove, .. } => {
                self.last.insert(*ring);
                if let Some(remove) = remove {
                    self.last.insert(*remove);
                }
            }
            Turn::Capture(capture) => {
                let mut from = capture.start();
                self.last.insert(from);
                for (_, to) in capture.path() {
                    self.arrows.push(Arrow { from, to });
                    self.last.insert(to);
                    from = to;
                }
            }
        }
        self
    }

    /// Adds arrows.
    #[must_use]
    pub fn with_arrows(mut self, arrows: impl IntoIterator<Item = Arrow>) -> Self {
        self.arrows.extend(arrows);
        self
    }

    /// Writes every ring's name into it, besides the coordinates at the edge.
    #[must_use]
    pub const fn with_names(mut self) -> Self {
        self.names = true;
        self
    }

    const fn board(&self) -> Board {
        self.position.rules().board
    }

    /// The middle of a ring.
    fn centre(&self, ring: Ring) -> (f64, f64) {
        let board = self.board();
        let up = f64::from(board.top() - board.height(ring).min(board.top()));
        (
            MARGIN + f64::from(ring.column()) * PITCH * SLOPE,
            MARGIN + up * PITCH / 2.0,
        )
    }

    fn size(&self) -> (f64, f64) {
        let board = self.board();
        let width = f64::from(board.columns() - 1) * PITCH * SLOPE + 2.0 * MARGIN;
        let height = f64::from(board.top()) * PITCH / 2.0 + 2.0 * MARGIN + FOOT;
        (width, height)
    }

    fn write_rings(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Marked rings last, so that no neighbour covers their rim.
        let marked = |ring: &Ring| self.last.contains(*ring);
        let rings = self.board().rings();
        let plain = rings.iter().filter(|ring| !marked(ring));
        for ring in plain.chain(rings.iter().filter(marked)) {
            let (x, y) = self.centre(ring);
            let last = marked(&ring);
            if self.position.rings().contains(ring) {
                write_ring(f, if last { "ring last" } else { "ring" }, x, y)?;
                if let Some(marble) = self.position.marble_at(ring) {
                    write_marble(f, marble, x, y, MARBLE)?;
                }
            } else if last {
                let r = OUTER - 3.0;
                writeln!(
                    f,
                    "<circle class=\"gone\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{r}\"/>"
                )?;
            } else {
                writeln!(
                    f,
                    "<circle class=\"place\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"1.8\"/>"
                )?;
            }
        }
        Ok(())
    }

    /// Names above arrows and marbles, in a colour that stands out there.
    fn write_names(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for ring in self.position.rings() {
            let (x, y) = self.centre(ring);
            let class = match self.position.marble_at(ring) {
                Some(marble) => format!("name on-{}", marble.letter().to_ascii_lowercase()),
                None => "name".to_owned(),
            };
            write_text(f, &class, (x, y + 4.2), self.board().name(ring))?;
        }
        Ok(())
    }

    /// Column letters below the lowest rings; the number of each row at both its ends, in the
    /// direction in which it leaves the board.
    fn write_coordinates(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = self.board();
        for column in 0..board.columns() {
            if let Some(lowest) = Ring::at(column, board.column_lead(column)) {
                let (x, y) = self.centre(lowest);
                let letter = char::from(b'a' + column);
                write_text(f, "column", (x, y + BESIDE + 6.0), letter)?;
            }
        }
        for number in 1.. {
            let ring = |column| board.ring(RingName { column, number });
            let mut row = (0..board.columns()).filter_map(ring);
            let Some(first) = row.next() else {
                break;
            };
            for (aside, end) in [(-SLOPE, first), (SLOPE, row.next_back().unwrap_or(first))] {
                let (x, y) = self.centre(end);
                let at = (x + aside * BESIDE, y - BESIDE / 2.0 + 4.5);
                write_text(f, "row", at, number)?;
            }
        }
        Ok(())
    }

    fn write_arrows(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for arrow in &self.arrows {
            let ((x1, y1), (x2, y2)) = (self.centre(arrow.from), self.centre(arrow.to));
            let length = (x2 - x1).hypot(y2 - y1).max(1.0);
            let (dx, dy) = ((x2 - x1) / length, (y2 - y1) / length);
            // From the middle of the hole to its far edge, where the head begins.
            let (x2, y2) = (x2 - dx * 4.0, y2 - dy * 4.0);
            let along = |back: f64, aside: f64| {
                let (x, y) = (x2 - dx * back - dy * aside, y2 - dy * back + dx * aside);
                format!("{x:.1} {y:.1}")
            };
            let (x1, y1) = (x1 + dx * 5.0, y1 + dy * 5.0);
            let line = format!("d=\"M{x1:.1} {y1:.1}L{}\"", along(11.0, 0.0));
            let head = [
                along(0.0, 0.0),
                along(15.0, 7.5),
                along(12.0, 0.0),
                along(15.0, -7.5),
            ];
            writeln!(f, "<path class=\"case\" {line}/>")?;
            writeln!(f, "<path class=\"arrow\" {line}/>")?;
            writeln!(f, "<path class=\"head\" d=\"M{}z\"/>", head.join("L"))?;
        }
        Ok(())
    }

    /// Pool and captured marbles below the board.
    fn write_foot(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (width, height) = self.size();
        let position = self.position;
        let left = (width - FOOT_WIDTH) / 2.0;
        let top = height - FOOT;
        writeln!(
            f,
            "<path class=\"rule\" d=\"M{left:.1} {top:.1}h{FOOT_WIDTH:.1}\"/>"
        )?;
        let lines = [
            ("Pool".to_owned(), position.pool(), false),
            self.player(Player::One),
            self.player(Player::Two),
        ];
        for (number, (label, marbles, mover)) in (0..).zip(lines) {
            let y = top + 22.0 + 28.0 * f64::from(number);
            if mover {
                let y = y - 5.5;
                writeln!(
                    f,
                    "<path class=\"turn\" d=\"M{left:.1} {y:.1}v11l9 -5.5z\"/>"
                )?;
            }
            write_text(f, "left", (left + 16.0, y + 5.5), label)?;
            for (column, marble) in (0..).zip(Marble::ALL) {
                let x = left + 112.0 + 58.0 * f64::from(column);
                write_marble(f, marble, x, y, 9.0)?;
                write_text(f, "left", (x + 14.0, y + 5.5), marbles[marble])?;
            }
        }
        Ok(())
    }

    /// A player's line of the foot, and whether the player is to move.
    fn player(&self, player: Player) -> (String, Marbles, bool) {
        let position = self.position;
        let moves = !position.is_over() && position.to_move() == player;
        (format!("Player {player}"), position.captured(player), moves)
    }
}

/// A ring is one shape with a hole in it.
fn write_ring(f: &mut fmt::Formatter<'_>, class: &str, x: f64, y: f64) -> fmt::Result {
    write!(f, "<path class=\"{class}\" d=\"")?;
    for r in [OUTER - 0.5, HOLE] {
        let (left, across) = (x - r, 2.0 * r);
        write!(
            f,
            "M{left:.1} {y:.1}a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0 -{across} 0z"
        )?;
    }
    writeln!(f, "\"/>")
}

fn write_marble(f: &mut fmt::Formatter<'_>, marble: Marble, x: f64, y: f64, r: f64) -> fmt::Result {
    let class = marble.letter().to_ascii_lowercase();
    writeln!(
        f,
        "<circle class=\"marble {class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{r}\"/>"
    )
}

fn write_text(
    f: &mut fmt::Formatter<'_>,
    class: &str,
    (x, y): (f64, f64),
    text: impl fmt::Display,
) -> fmt::Result {
    writeln!(
        f,
        "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{text}</text>"
    )
}

impl fmt::Display for Svg<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (width, height) = self.size();
        writeln!(
            f,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{height:.0}\" \
             viewBox=\"0 0 {width:.0} {height:.0}\" role=\"img\">"
        )?;
        writeln!(f, "<title>ZÈRTZ: {}</title>", self.position)?;
        writeln!(f, "<style>{STYLE}</style>")?;
        writeln!(f, "<defs>{LIGHT}</defs>")?;
        writeln!(
            f,
            "<rect width=\"{width:.0}\" height=\"{height:.0}\" fill=\"#fff\"/>"
        )?;
        self.write_coordinates(f)?;
        self.write_rings(f)?;
        self.write_arrows(f)?;
        if self.names {
            self.write_names(f)?;
        }
        self.write_foot(f)?;
        writeln!(f, "</svg>")
    }
}
