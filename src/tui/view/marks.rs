//! What stands out on the board, and how each ring shows it.

use crate::board::{Ring, RingSet};
use crate::tui::theme::Tone;

/// The rings that stand out. Where several things hold for one ring the first of the fields that
/// names it decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Marks {
    /// `[ ]` the ring with the cursor.
    pub cursor: Option<Ring>,
    /// `* *` the marble that was taken up, or was just put down.
    pub selected: Option<Ring>,
    /// `? ?` a suggestion: it says more than that the rules allow it.
    pub hint: RingSet,
    /// `{ }` where the present step can be made: a placement, a jump.
    pub targets: RingSet,
    /// `{ }` rings that can be taken off the board: to remove, to claim.
    pub removable: RingSet,
    /// `< >` rings that the last turn touched, also the place of the one it removed.
    pub last: RingSet,
    /// `> <` rings whose marbles the last turn took: jumped over, or claimed with their rings.
    pub taken: RingSet,
}

impl Marks {
    /// Why a ring stands out.
    #[must_use]
    pub fn tone(&self, ring: Ring) -> Tone {
        if self.cursor == Some(ring) {
            Tone::Cursor
        } else {
            self.tone_below_cursor(ring)
        }
    }

    /// Why a ring would stand out if the cursor were elsewhere.
    #[must_use]
    pub fn tone_below_cursor(&self, ring: Ring) -> Tone {
        if self.selected == Some(ring) {
            Tone::Selected
        } else if self.hint.contains(ring) {
            Tone::Hint
        } else if self.targets.contains(ring) {
            Tone::Target
        } else if self.removable.contains(ring) {
            Tone::Removable
        } else if self.last.contains(ring) {
            Tone::Last
        } else if self.taken.contains(ring) {
            Tone::Taken
        } else {
            Tone::Plain
        }
    }

    /// Why a ring stands out in colour. When most rings are targets, as at the start of every
    /// placement, colouring them would only be noise; their brackets remain.
    #[must_use]
    pub fn coloured_tone(&self, ring: Ring, rings: RingSet) -> Tone {
        match self.tone(ring) {
            Tone::Target if 2 * self.targets.len() > rings.len() => Tone::Plain,
            tone => tone,
        }
    }
}

/// The brackets that show a state without any colour.
#[must_use]
pub const fn brackets(tone: Tone) -> (char, char) {
    match tone {
        Tone::Plain => ('(', ')'),
        Tone::Cursor => ('[', ']'),
        Tone::Target | Tone::Removable => ('{', '}'),
        Tone::Selected => ('*', '*'),
        Tone::Last => ('<', '>'),
        Tone::Taken => ('>', '<'),
        Tone::Hint => ('?', '?'),
    }
}
