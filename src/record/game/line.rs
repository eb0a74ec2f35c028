//! Lines of play while a record is read or written, and what is known about a game besides.

use super::Game;
use crate::record::{Action, Ply};
use crate::rules::Position;

/// The end of a line, taken off a game to try another one in its place.
#[derive(Debug)]
pub(crate) struct Tail {
    pub(crate) plies: Vec<Ply>,
    positions: Vec<Position>,
}

impl Game {
    /// Takes off everything after the first `plies` actions. A verdict and what could be redone go
    /// with it, for good.
    pub(crate) fn split_off(&mut self, plies: usize) -> Tail {
        self.verdict = None;
        self.redo.clear();
        let plies = plies.min(self.plies.len());
        Tail {
            plies: self.plies.split_off(plies),
            positions: self.positions.split_off(plies),
        }
    }

    /// Puts a tail back where it was taken off.
    pub(crate) fn append(&mut self, tail: Tail) {
        self.plies.extend(tail.plies);
        self.positions.extend(tail.positions);
    }

    /// The last action, for remarks.
    pub(crate) fn last_mut(&mut self) -> Option<&mut Ply> {
        self.plies.last_mut()
    }

    /// What the record says under a name.
    ///
    /// ```
    /// use zertz::record::Game;
    /// use zertz::rules::Ruleset;
    /// let mut game = Game::new(Ruleset::default());
    /// game.set_tag("Event", "club evening");
    /// assert_eq!(game.tag("Event"), Some("club evening"));
    /// ```
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        let tag = self.tags.iter().find(|(other, _)| other == name);
        tag.map(|(_, value)| value.as_str())
    }

    /// Writes something under a name, in place of what was there. Tags are kept in the order of
    /// their names.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        match self
            .tags
            .binary_search_by(|(other, _)| other.as_str().cmp(name))
        {
            Ok(at) => value.clone_into(&mut self.tags[at].1),
            Err(at) => self.tags.insert(at, (name.to_owned(), value.to_owned())),
        }
    }

    /// As [`Game::set_tag`], but goes below what is there already.
    pub(crate) fn extend_tag(&mut self, name: &str, value: &str) {
        match self.tag(name) {
            Some(there) => self.set_tag(name, &format!("{there}\n{value}")),
            None => self.set_tag(name, value),
        }
    }
}

impl Ply {
    /// Adds to the remark, on a new line if there is one already.
    pub(crate) fn add_comment(&mut self, text: &str) {
        if !self.comment.is_empty() {
            self.comment.push('\n');
        }
        self.comment.push_str(text);
    }

    /// Adds a line that takes this action's place. Lines that take the place of the line's own
    /// first action stand beside it, since they begin at the same point.
    pub(crate) fn add_variation(&mut self, mut line: Vec<Self>) {
        let beside = line
            .first_mut()
            .map(|first| std::mem::take(&mut first.variations));
        self.variations.push(line);
        for line in beside.into_iter().flatten() {
            self.add_variation(line);
        }
    }

    /// What of a line still stands after its demands (R27); `None` when the first action is a
    /// demand, which goes back beyond the line.
    pub(crate) fn standing(line: &[Self]) -> Option<Standing<'_>> {
        let mut standing = Standing::default();
        for ply in line {
            match ply.action {
                Action::Turn(_) => standing.plies.push(ply),
                Action::Demand => {
                    let undone = standing.plies.pop()?;
                    standing.demands += 1;
                    standing.variations += undone.variations.len() + ply.variations.len();
                }
            }
        }
        Some(standing)
    }
}

/// A line without the turns that were demanded back.
#[derive(Debug, Default)]
pub(crate) struct Standing<'a> {
    /// The turns that are left.
    pub(crate) plies: Vec<&'a Ply>,
    /// Number of demands.
    pub(crate) demands: usize,
    /// Number of variations that went with them.
    pub(crate) variations: usize,
}
