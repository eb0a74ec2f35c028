//! What writers of game files have in common.

use super::{Ply, Standing};

/// A record made from a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    /// The record.
    pub text: String,
    /// What the game holds and the record can't.
    pub losses: Vec<Loss>,
}

/// Something that a format has no way to write.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Loss {
    /// Demanded take-backs (R27): only what stands in the end is written.
    #[error("demanded take-backs are left out: {0}")]
    TakeBacks(usize),
    /// Variations that hang on a demanded take-back.
    #[error("variations that hang on a demanded take-back are left out: {0}")]
    Variations(usize),
    /// A tie by agreement.
    #[error("the tie by agreement is left out: the game is unfinished")]
    Agreement,
    /// A tag whose name the format can't write.
    #[error("the tag {0:?} is left out")]
    Tag(String),
}

/// A game that a format can't write at all.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Unwritable {
    /// The format does not know the board.
    #[error("the format has no board with {0} rings")]
    Board(usize),
    /// The format does not know the marbles.
    #[error("the format has no blitz marbles")]
    Blitz,
    /// Isolated marbles were not claimed (R18), which the format can't say.
    #[error("turn {0}: the format can't say that isolated marbles were not claimed")]
    Declined(usize),
    /// The written turn would be read as another one.
    #[error("turn {0}: the format can't say which of several groups was claimed")]
    Ambiguous(usize),
}

/// What a writer has left out so far.
#[derive(Debug, Default)]
pub(crate) struct Losses {
    list: Vec<Loss>,
    demands: usize,
    variations: usize,
}

impl Losses {
    /// Adds something.
    pub(crate) fn add(&mut self, loss: Loss) {
        self.list.push(loss);
    }

    /// Adds what of a line has been demanded back.
    pub(crate) const fn add_undone(&mut self, line: &Standing<'_>) {
        self.demands += line.demands;
        self.variations += line.variations;
    }

    /// What of a variation stands; when nothing does, the variation is lost.
    pub(crate) fn standing<'a>(&mut self, variation: &'a [Ply]) -> Option<Standing<'a>> {
        let standing = Ply::standing(variation).filter(|line| !line.plies.is_empty());
        if standing.is_none() {
            self.variations += 1;
        }
        standing
    }

    /// The record with its losses.
    pub(crate) fn written(mut self, text: String) -> Written {
        if self.demands > 0 {
            self.list.push(Loss::TakeBacks(self.demands));
        }
        if self.variations > 0 {
            self.list.push(Loss::Variations(self.variations));
        }
        Written {
            text,
            losses: self.list,
        }
    }
}
