//! `zertz --plain`: the game through a line prompt.

use std::io::{IsTerminal, stdin, stdout};
use std::process::ExitCode;

use super::play::Start;
use crate::lang::Language;
use crate::plain::{Options, run as play};
use crate::store;

pub(super) fn run(start: Start) -> anyhow::Result<ExitCode> {
    let locale = locale();
    let options = Options {
        language: Language::from_locale(&locale).unwrap_or_default(),
        ascii: !locale
            .to_ascii_lowercase()
            .replace('-', "")
            .contains("utf8"),
        echo: !stdin().is_terminal(),
        drawn_by_lot: start.drawn_by_lot,
        file: start.file,
        autosave: store::autosave_path().ok(),
        ..Options::default()
    };
    play(start.game, options, stdin().lock(), stdout().lock())?;
    Ok(ExitCode::SUCCESS)
}

fn locale() -> String {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .unwrap_or_default()
}
