//! The table as people read it.

use super::Binding;
use crate::lang::Texts;
use crate::tui::message::Intent;

/// A row of help: keys that do the same.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HelpRow {
    /// The keys, each as a person would name it.
    pub keys: Vec<String>,
    /// What they do.
    pub does: &'static str,
    /// What the user wants who points at the row. `None` when it matters which of the keys.
    pub pointed: Option<Intent>,
}

/// Bindings as rows of help. Those with the same help stand in one row.
#[must_use]
pub fn rows<'a>(texts: &Texts, bindings: impl Iterator<Item = &'a Binding>) -> Vec<HelpRow> {
    let mut rows: Vec<HelpRow> = Vec::new();
    for binding in bindings {
        let (does, pointed) = (binding.help(texts), binding.pointed());
        let mut keys: Vec<String> = binding.keys.iter().map(|key| key.name(texts)).collect();
        if let Some(row) = rows.iter_mut().find(|row| row.does == does) {
            keys.retain(|key| !row.keys.contains(key));
            row.keys.extend(keys);
            row.pointed = row.pointed.filter(|&one| pointed == Some(one));
        } else {
            rows.push(HelpRow {
                keys,
                does,
                pointed,
            });
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Language;
    use crate::tui::keymap::{BINDINGS, Context};

    #[test]
    fn arrows_are_one_row_that_tells_of_all_of_them() {
        let of_board = |binding: &&Binding| binding.contexts.contains(&Context::Board);
        let rows = rows(Language::English.texts(), BINDINGS.iter().filter(of_board));
        let arrows = rows.iter().find(|row| row.keys.contains(&"↑".to_owned()));
        let arrows = arrows.unwrap();
        assert_eq!(arrows.keys, ["↑", "↓", "←", "→"]);
        assert_eq!(arrows.pointed, None, "which of them is not clear");
    }

    #[test]
    fn keys_that_want_the_same_can_be_pointed_at() {
        let rows = rows(Language::English.texts(), BINDINGS.iter());
        let undo = rows.iter().find(|row| row.keys == ["u", "Ctrl-Z"]).unwrap();
        assert_eq!(undo.pointed, Some(Intent::Undo));
    }
}
