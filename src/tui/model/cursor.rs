//! The cursor on the board.

use crate::board::{Board, Direction, Ring, RingSet};

/// Where an arrow key leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Heading {
    /// Up the column.
    Up,
    /// Down the column.
    Down,
    /// To the next column on the left, at the sticky height.
    Left,
    /// To the next column on the right, at the sticky height.
    Right,
    /// To the neighbour on the upper left.
    UpLeft,
    /// To the neighbour on the upper right.
    UpRight,
    /// To the neighbour on the lower left.
    DownLeft,
    /// To the neighbour on the lower right.
    DownRight,
}

/// The ring with the cursor, and the height that steps to the left and right keep to.
///
/// Such steps land on the ring nearest to the sticky height, so that they lead in a straight line,
/// and back again the same way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cursor {
    ring: Ring,
    /// In half rings, as [`Board::height`].
    height: u8,
}

impl Cursor {
    /// The cursor on a ring.
    #[must_use]
    pub fn at(board: Board, ring: Ring) -> Self {
        Self {
            ring,
            height: board.height(ring),
        }
    }

    /// The cursor on the ring in the middle of what is left; when nothing is, where the middle of
    /// the board was.
    #[must_use]
    pub fn in_middle(board: Board, rings: RingSet) -> Self {
        let middle = (board.columns() / 2, board.top() / 2);
        let ring = nearest(board, rings, middle).or_else(|| nearest(board, board.rings(), middle));
        Self::at(board, ring.unwrap_or(Ring::CENTRE))
    }

    /// The ring.
    #[must_use]
    pub const fn ring(self) -> Ring {
        self.ring
    }

    /// The cursor after an arrow key. Places without a ring are skipped; where there is nothing
    /// further on, the cursor stays.
    #[must_use]
    pub fn walk(self, heading: Heading, board: Board, rings: RingSet) -> Self {
        let along = |direction| {
            let mut at = self.ring.neighbour(direction);
            while let Some(ring) = at.filter(|&ring| !rings.contains(ring)) {
                at = ring.neighbour(direction);
            }
            at.map_or(self, |ring| Self::at(board, ring))
        };
        match heading {
            Heading::Up => along(Direction::North),
            Heading::Down => along(Direction::South),
            Heading::UpLeft => along(Direction::NorthWest),
            Heading::UpRight => along(Direction::NorthEast),
            Heading::DownLeft => along(Direction::SouthWest),
            Heading::DownRight => along(Direction::SouthEast),
            Heading::Left => {
                let columns = (0..self.ring.column()).rev();
                self.across(columns, board, rings)
            }
            Heading::Right => {
                let columns = self.ring.column() + 1..board.columns();
                self.across(columns, board, rings)
            }
        }
    }

    /// Goes to the first of some columns that has a ring, and keeps the sticky height.
    fn across(self, columns: impl Iterator<Item = u8>, board: Board, rings: RingSet) -> Self {
        columns
            .map(|column| RingSet::column(column) & rings)
            .find_map(|column| {
                // The upper of two equally near rings, hence the height as the second key.
                column.iter().min_by_key(|&ring| {
                    let height = board.height(ring);
                    (height.abs_diff(self.height), std::cmp::Reverse(height))
                })
            })
            .map_or(self, |ring| Self { ring, ..self })
    }

    /// The cursor where it is, or on the nearest ring when its own is gone.
    #[must_use]
    pub fn kept_on(self, board: Board, rings: RingSet) -> Self {
        if rings.contains(self.ring) {
            return self;
        }
        let here = (self.ring.column(), board.height(self.ring));
        nearest(board, rings, here).map_or(self, |ring| Self::at(board, ring))
    }

    /// The cursor on the next target in board order, or on the one before, going round.
    #[must_use]
    pub fn to_target(self, board: Board, targets: RingSet, forward: bool) -> Self {
        let ring = if forward {
            let next = targets.iter().find(|&ring| ring > self.ring);
            next.or_else(|| targets.iter().next())
        } else {
            let before = targets.iter().filter(|&ring| ring < self.ring).last();
            before.or_else(|| targets.iter().last())
        };
        ring.map_or(self, |ring| Self::at(board, ring))
    }
}

/// The ring nearest to a place given by column and height.
fn nearest(board: Board, rings: RingSet, (column, height): (u8, u8)) -> Option<Ring> {
    rings.iter().min_by_key(|&ring| {
        // A column is as wide as 1.73 half rings are high: 3 in squares.
        let across = u32::from(ring.column().abs_diff(column));
        let up = u32::from(board.height(ring).abs_diff(height));
        3 * across * across + up * up
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: Board = Board::Rings37;

    fn walk(from: &str, headings: &[Heading], gone: &[&str]) -> String {
        let mut rings = BOARD.rings();
        for name in gone {
            rings.remove(BOARD.ring_named(name).unwrap());
        }
        let start = Cursor::at(BOARD, BOARD.ring_named(from).unwrap());
        let end = headings
            .iter()
            .fold(start, |cursor, &heading| cursor.walk(heading, BOARD, rings));
        BOARD.name(end.ring()).to_string()
    }

    #[test]
    fn left_and_right_keep_the_height() {
        use Heading::{Left, Right};
        assert_eq!(walk("a2", &[Right], &[]), "b3");
        assert_eq!(walk("a2", &[Right, Right], &[]), "c3");
        assert_eq!(walk("a2", &[Right; 6], &[]), "g2");
        for count in 0..=6 {
            let mut there = vec![Right; count];
            there.extend(vec![Left; count]);
            assert_eq!(walk("a2", &there, &[]), "a2");
        }
        assert_eq!(walk("g4", &[Right], &[]), "g4");
    }

    #[test]
    fn up_and_down_skip_what_is_gone() {
        use Heading::{Down, Up};
        assert_eq!(walk("d3", &[Up], &["d4", "d5"]), "d6");
        assert_eq!(walk("d7", &[Up], &[]), "d7");
        assert_eq!(walk("d1", &[Up, Down], &[]), "d1");
    }

    #[test]
    fn empty_columns_are_skipped() {
        let gone = ["b1", "b2", "b3", "b4", "b5"];
        assert_eq!(walk("a2", &[Heading::Right], &gone), "c3");
        assert_eq!(walk("a2", &[Heading::UpRight], &gone), "c4");
    }

    #[test]
    fn the_cursor_leaves_a_removed_ring() {
        let d1 = BOARD.ring_named("d1").unwrap();
        let rings = BOARD.rings().without(d1);
        let kept = Cursor::at(BOARD, d1).kept_on(BOARD, rings);
        assert!(d1.neighbours().contains(kept.ring()));
        let alone = Cursor::at(BOARD, d1).kept_on(BOARD, RingSet::EMPTY);
        assert_eq!(alone.ring(), d1);
    }

    #[test]
    fn targets_go_round_in_board_order() {
        let targets: RingSet = ["a1", "c3", "g4"]
            .iter()
            .map(|name| BOARD.ring_named(name).unwrap())
            .collect();
        let mut cursor = Cursor::at(BOARD, BOARD.ring_named("d4").unwrap());
        let mut seen = Vec::new();
        for forward in [true, true, true, false, false] {
            cursor = cursor.to_target(BOARD, targets, forward);
            seen.push(BOARD.name(cursor.ring()).to_string());
        }
        assert_eq!(seen, ["g4", "a1", "c3", "a1", "g4"]);
    }
}
