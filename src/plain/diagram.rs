//! The board as text: every ring by its name, with the letter of its marble before it.

use crate::rules::{Marble, Position};

/// Columns of text from one column of rings to the next.
const PITCH: usize = 4;

/// One line for every half ring of height, from the top; blanks at the ends are left out.
pub(super) fn diagram(position: &Position) -> Vec<String> {
    let board = position.rules().board;
    (0..=board.top())
        .rev()
        .map(|height| {
            let mut line = String::new();
            for ring in board.rings() {
                if board.height(ring) != height {
                    continue;
                }
                let text = match position.marble_at(ring) {
                    Some(marble) => format!("{}{}", Marble::letter(marble), board.name(ring)),
                    None if position.rings().contains(ring) => format!(" {}", board.name(ring)),
                    None => " .".to_owned(),
                };
                let column = PITCH * ring.column() as usize;
                line.extend(std::iter::repeat_n(' ', column.saturating_sub(line.len())));
                line.push_str(&text);
            }
            line
        })
        .collect()
}
