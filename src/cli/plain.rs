//! `zertz --plain`: the game through a line prompt.

use std::io::{IsTerminal, stdin, stdout};
use std::process::ExitCode;

use super::flags::Loaded;
use super::play::Start;
use crate::plain::{Options, run as play};
use crate::store;

pub(super) fn run(start: Start, loaded: Loaded) -> anyhow::Result<ExitCode> {
    let settings = loaded.settings;
    let options = Options {
        language: settings.language,
        ascii: settings.ascii,
        echo: !stdin().is_terminal(),
        drawn_by_lot: start.drawn_by_lot,
        given: loaded.given,
        environment: loaded.environment,
        config: loaded.path,
        file: start.file,
        autosave: store::autosave_path().ok().filter(|_| settings.autosave),
        clock: settings.clock,
        ..Options::default()
    };
    play(start.game, options, stdin().lock(), stdout().lock())?;
    Ok(ExitCode::SUCCESS)
}
