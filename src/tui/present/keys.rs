//! The line of keys.

use crate::tui::keymap::{self, Binding};
use crate::tui::message::Intent;
use crate::tui::model::Model;
use crate::tui::view::keys::KeyHelp;

/// The keys that work now, and what each means when it is pointed at. On the board they stand in
/// the last row, in a dialog at its foot.
pub(super) fn line(model: &Model) -> (Vec<KeyHelp>, Vec<Option<Intent>>) {
    keymap::useful(model)
        .filter_map(|binding| help(binding, model))
        .unzip()
}

fn help(binding: &Binding, model: &Model) -> Option<(KeyHelp, Option<Intent>)> {
    let texts = model.texts();
    let does = binding.short(texts, model)?;
    Some((
        KeyHelp::new(binding.first_key(texts), does),
        binding.pointed(),
    ))
}
