//! `zertz --plain`: the game through a line prompt.

use std::io::{IsTerminal, stdin, stdout};
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, bail};

use super::flags::Loaded;
use super::start::Start;
use crate::engine::{Level, Limits, Opponent, Stop};
use crate::plain::{Advice, Adviser, Options, Records, nothing, run as play, skipped};
use crate::record::Game;
use crate::store;
use crate::tui::model::FileState;
use crate::tui::model::seat::Seat;

pub(super) fn run(start: Start, loaded: Loaded) -> anyhow::Result<ExitCode> {
    for warning in loaded.warnings() {
        eprintln!("zertz: {warning}");
    }
    let (game, file, records) = match &start.list {
        Some(path) => first_of(path, &loaded)?,
        None => (start.game, start.file, None),
    };
    let memory = loaded.settings.table_memory as usize;
    let options = Options {
        language: loaded.settings.language,
        ascii: loaded.settings.ascii,
        echo: !stdin().is_terminal(),
        drawn_by_lot: start.drawn_by_lot,
        file: file.path,
        warnings: file.warnings,
        records,
        autosave: store::autosave_path().ok(),
        keeps: loaded.settings.autosave,
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
    play(game, options, stdin().lock(), stdout().lock())?;
    Ok(ExitCode::SUCCESS)
}

/// The first record of a list.
fn first_of(path: &Path, loaded: &Loaded) -> anyhow::Result<(Game, FileState, Option<Records>)> {
    let name = || path.display().to_string();
    let (first, found) = Records::open(path).with_context(name)?;
    let texts = loaded.settings.language.texts();
    if let Some(skipped) = skipped(texts, &found, ToString::to_string) {
        eprintln!("zertz: {skipped}");
    }
    let Some((records, opened)) = first else {
        bail!("{}: {}", name(), nothing(texts, None, found.count));
    };
    let file = FileState::of(&opened, texts);
    Ok((opened.game, file, Some(records)))
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
        let info = opponent.think(game.situation(), &limits, &Stop::new(), &mut |_| {});
        match info.demand {
            Some(_) => Some(Advice::Demand),
            None => info.lines.into_iter().next().map(Advice::Line),
        }
    })
}
