//! A position as a vector picture, as books and wikis print it.

use std::fmt;

use crate::board::{Board, Ring, RingSet};
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
const RADIUS: f64 = 23.0;
/// Distance of the centres of two rings that touch.
const PITCH: f64 = 50.0;
/// Room around the board for the coordinates.
const MARGIN: f64 = 44.0;
/// Room below for pool and captured marbles.
const FOOT: f64 = 96.0;
/// Half the square root of three: the height of a triangle of unit sides.
const SLOPE: f64 = 0.866_025_403_784;

const STYLE: &str = "\
.place{fill:#bbb}\
.ring{fill:none;stroke:#8a6d4b;stroke-width:7}\
.last{fill:none;stroke:#1f6fb2;stroke-width:2.5}\
.gone{fill:none;stroke:#1f6fb2;stroke-width:1.5;stroke-dasharray:4 4}\
.marble{stroke:#222;stroke-width:1.2}\
.w{fill:#fff}.g{fill:#9a9a9a}.b{fill:#222}\
.arrow{stroke:#1f6fb2;stroke-width:5;stroke-opacity:.8;fill:none}\
text{font-family:Helvetica,Arial,sans-serif;font-size:17px;fill:#333;text-anchor:middle}\
.name{font-size:13px;fill:#777}\
.left{text-anchor:start}";

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
        let board = self.board();
        for ring in board.rings() {
            let (x, y) = self.centre(ring);
            if !self.position.rings().contains(ring) {
                writeln!(
                    f,
                    "<circle class=\"place\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"2\"/>"
                )?;
                if self.last.contains(ring) {
                    let r = RADIUS - 4.0;
                    writeln!(
                        f,
                        "<circle class=\"gone\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{r}\"/>"
                    )?;
                }
                continue;
            }
            let r = RADIUS - 3.5;
            writeln!(
                f,
                "<circle class=\"ring\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{r}\"/>"
            )?;
            if let Some(marble) = self.position.marble_at(ring) {
                write_marble(f, marble, x, y, 17.0)?;
            } else if self.names {
                let (name, y) = (board.name(ring), y + 4.5);
                writeln!(
                    f,
                    "<text class=\"name\" x=\"{x:.1}\" y=\"{y:.1}\">{name}</text>"
                )?;
            }
            if self.last.contains(ring) {
                let r = RADIUS + 0.5;
                writeln!(
                    f,
                    "<circle class=\"last\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{r}\"/>"
                )?;
            }
        }
        Ok(())
    }

    /// Column letters below the lowest rings; numbers beside the left edge, where they run along
    /// the slanted rows.
    fn write_coordinates(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = self.board();
        for column in 0..board.columns() {
            let Some(lowest) = Ring::at(column, board.column_lead(column)) else {
                continue;
            };
            let (x, y) = self.centre(lowest);
            let letter = char::from(b'a' + column);
            let y = y + PITCH * 0.5 + 16.0;
            writeln!(f, "<text x=\"{x:.1}\" y=\"{y:.1}\">{letter}</text>")?;
            let highest = board.column_lead(column) + board.column_length(column) - 1;
            if let Some(highest) = Ring::at(column, highest) {
                let (x, y) = self.centre(highest);
                let (number, y) = (board.column_length(column), y - PITCH * 0.5 - 4.0);
                writeln!(
                    f,
                    "<text class=\"name\" x=\"{x:.1}\" y=\"{y:.1}\">{number}</text>"
                )?;
            }
        }
        Ok(())
    }

    fn write_arrows(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for arrow in &self.arrows {
            let ((x1, y1), (x2, y2)) = (self.centre(arrow.from), self.centre(arrow.to));
            let length = (x2 - x1).hypot(y2 - y1).max(1.0);
            let (dx, dy) = ((x2 - x1) / length, (y2 - y1) / length);
            let (x1, y1) = (x1 + dx * 12.0, y1 + dy * 12.0);
            let (x2, y2) = (x2 - dx * 16.0, y2 - dy * 16.0);
            writeln!(
                f,
                "<line class=\"arrow\" marker-end=\"url(#head)\" \
                 x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"
            )?;
        }
        Ok(())
    }

    /// Pool and captured marbles below the board.
    fn write_foot(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (_, height) = self.size();
        let position = self.position;
        let lines = [
            ("Pool".to_owned(), position.pool()),
            (self.player(Player::One), position.captured(Player::One)),
            (self.player(Player::Two), position.captured(Player::Two)),
        ];
        for (number, (label, marbles)) in (0..).zip(lines) {
            let y = height - FOOT + 18.0 + 28.0 * f64::from(number);
            writeln!(
                f,
                "<text class=\"left\" x=\"16\" y=\"{:.1}\">{label}</text>",
                y + 6.0
            )?;
            write_counts(f, marbles, y)?;
        }
        Ok(())
    }

    fn player(&self, player: Player) -> String {
        let sign = if self.position.to_move() == player {
            "▶ "
        } else {
            ""
        };
        format!("{sign}Player {player}")
    }
}

fn write_counts(f: &mut fmt::Formatter<'_>, marbles: Marbles, y: f64) -> fmt::Result {
    for (column, marble) in (0..).zip(Marble::ALL) {
        let x = 132.0 + 66.0 * f64::from(column);
        write_marble(f, marble, x, y, 9.0)?;
        let (x, y, count) = (x + 14.0, y + 6.0, marbles[marble]);
        writeln!(
            f,
            "<text class=\"left\" x=\"{x:.1}\" y=\"{y:.1}\">× {count}</text>"
        )?;
    }
    Ok(())
}

fn write_marble(f: &mut fmt::Formatter<'_>, marble: Marble, x: f64, y: f64, r: f64) -> fmt::Result {
    let class = marble.letter().to_ascii_lowercase();
    writeln!(
        f,
        "<circle class=\"marble {class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{r}\"/>"
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
        writeln!(
            f,
            "<defs><marker id=\"head\" viewBox=\"0 0 10 10\" refX=\"6\" refY=\"5\" \
             markerWidth=\"3.4\" markerHeight=\"3.4\" orient=\"auto\">\
             <path d=\"M0 0L10 5L0 10z\" fill=\"#1f6fb2\"/></marker></defs>"
        )?;
        writeln!(
            f,
            "<rect width=\"{width:.0}\" height=\"{height:.0}\" fill=\"#fff\"/>"
        )?;
        self.write_rings(f)?;
        self.write_coordinates(f)?;
        self.write_arrows(f)?;
        self.write_foot(f)?;
        writeln!(f, "</svg>")
    }
}
