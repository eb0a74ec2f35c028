//! `zertz --plain`: the game through a line prompt.

use std::io::{IsTerminal, stdin, stdout};
use std::process::ExitCode;

use super::flags::Loaded;
use super::play::Start;
use crate::engine::{Level, Limits, Opponent, Stop};
use crate::plain::{Adviser, Options, run as play};
use crate::store;
use crate::tui::model::seat::Seat;

pub(super) fn run(start: Start, loaded: Loaded) -> anyhow::Result<ExitCode> {
    for warning in loaded.warnings() {
        eprintln!("zertz: {warning}");
    }
    let memory = loaded.settings.table_memory as usize;
    let options = Options {
        language: loaded.settings.language,
        ascii: loaded.settings.ascii,
        echo: !stdin().is_terminal(),
        drawn_by_lot: start.drawn_by_lot,
        file: start.file,
        autosave: store::autosave_path()
            .ok()
            .filter(|_| loaded.settings.autosave),
        clock: loaded.settings.clock,
        computer: start.seats.map(|seat| match seat {
            Seat::Person => None,
            Seat::Computer(level) => Some(adviser(level, memory)),
        }),
        adviser: Some(adviser(Level::BEST, memory)),
        given: loaded.given,
        environment: loaded.environment,
        config: loaded.path,
        ..Options::default()
    };
    play(start.game, options, stdin().lock(), stdout().lock())?;
    Ok(ExitCode::SUCCESS)
}

/// How long the computer thinks about a turn at the most.
const THINKING: std::time::Duration = std::time::Duration::from_secs(3);

/// Somebody who finds a turn in a few seconds.
fn adviser(level: Level, memory: usize) -> Adviser {
    let mut opponent = None;
    Box::new(move |game| {
        // Its memory is taken when it is asked for the first time.
        let opponent = opponent.get_or_insert_with(|| Opponent::new(level, rand::random(), memory));
        let limits = Limits {
            time: Some(THINKING),
            ..Limits::default()
        };
        let info = opponent.think(game.position(), &limits, &Stop::new(), &mut |_| {});
        info.lines.into_iter().next()
    })
}
