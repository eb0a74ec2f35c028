//! A position as plain ASCII text.

use std::fmt;

use crate::board::{Board, Ring};
use crate::rules::{Marble, Player, Position};

/// The board with its coordinates, then pool, captured marbles and who is to move. Rings are
/// `( 5 )` with their number or `( W )` with a marble; a dot is the place of a removed ring.
///
/// ```
/// use zertz::diagram::Diagram;
/// use zertz::rules::{Position, Ruleset};
/// let text = Diagram(&Position::start(Ruleset::default())).to_string();
/// assert!(text.starts_with("               ( 7 )\n          ( 6 )     ( 6 )\n"));
/// assert!(text.ends_with("pool W6 G8 B10\nplayer 1 W0 G0 B0 to move\nplayer 2 W0 G0 B0\n"));
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Diagram<'a>(pub &'a Position);

/// Columns of text from one column of rings to the next.
const PITCH: usize = 5;

impl fmt::Display for Diagram<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = self.0;
        let board = position.rules().board;
        for row in rows(position, board) {
            writeln!(f, "{}", row.trim_end())?;
        }
        writeln!(f)?;
        let pool = position.pool();
        let counts = |marbles: crate::rules::Marbles| {
            Marble::ALL
                .map(|marble| format!(" {}{}", marble.letter(), marbles[marble]))
                .concat()
        };
        writeln!(f, "pool{}", counts(pool))?;
        for player in Player::ALL {
            let to_move = if position.to_move() == player {
                " to move"
            } else {
                ""
            };
            let captured = counts(position.captured(player));
            writeln!(f, "player {player}{captured}{to_move}")?;
        }
        Ok(())
    }
}

/// Rows of text from the top; the column letters stand right below their columns.
fn rows(position: &Position, board: Board) -> Vec<String> {
    let top = usize::from(board.top());
    let width = PITCH * usize::from(board.columns());
    let mut rows = vec![vec![' '; width]; top + 2];
    let mut write = |row: usize, x: usize, text: &str| {
        let cells = rows.get_mut(row).into_iter().flatten().skip(x);
        for (cell, letter) in cells.zip(text.chars()) {
            *cell = letter;
        }
    };
    for ring in board.rings() {
        let row = top - usize::from(board.height(ring));
        let x = PITCH * usize::from(ring.column());
        write(row, x, &picture(position, board, ring));
    }
    for column in 0..board.columns() {
        if let Some(lowest) = Ring::at(column, board.column_lead(column)) {
            let row = top - usize::from(board.height(lowest)) + 1;
            let letter = char::from(b'a' + column).to_string();
            write(row, PITCH * usize::from(column) + 2, &letter);
        }
    }
    rows.into_iter().map(String::from_iter).collect()
}

fn picture(position: &Position, board: Board, ring: Ring) -> String {
    if !position.rings().contains(ring) {
        return "  .  ".to_owned();
    }
    match position.marble_at(ring) {
        Some(marble) => format!("( {} )", marble.letter()),
        None => format!("( {} )", board.name(ring).number),
    }
}
