//! `zertz doctor`: what the program finds around it, for people who wonder and for bug reports.

use std::fmt::Display;
use std::io::{IsTerminal, Write, stderr, stdin, stdout};
use std::path::Path;
use std::process::ExitCode;

use clap::Args;
use ratatui::layout::Rect;

use super::flags::{Flags, Loaded};
use crate::board::Board;
use crate::settings::{Environment, Key};
use crate::store;
use crate::tui::layout::{Facts, Layout};

#[derive(Debug, Args)]
pub(super) struct Doctor {
    #[command(flatten)]
    flags: Flags,
}

/// The lines to print, names and values.
struct Report(Vec<(String, String)>);

impl Report {
    fn line(&mut self, name: impl Display, value: impl Display) {
        self.0.push((name.to_string(), value.to_string()));
    }
}

pub(super) fn run(args: &Doctor) -> anyhow::Result<ExitCode> {
    let loaded = args.flags.load(false)?;
    let mut report = Report(Vec::new());
    report.line("version", env!("CARGO_PKG_VERSION"));
    report.line(
        "system",
        format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
    );
    terminal(&mut report, &loaded);
    folders(&mut report, &loaded);
    settings(&mut report, &loaded);
    let mut out = stdout().lock();
    for (name, value) in &report.0 {
        // Values come from the environment, which may hold anything.
        writeln!(out, "{name:<16} {}", crate::lang::printable(value))?;
    }
    for warning in loaded.warnings() {
        writeln!(out, "{:<16} {warning}", "warning")?;
    }
    Ok(ExitCode::SUCCESS)
}

const fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

fn terminal(report: &mut Report, loaded: &Loaded) {
    for (name, there) in [
        ("stdin", stdin().is_terminal()),
        ("stdout", stdout().is_terminal()),
        ("stderr", stderr().is_terminal()),
    ] {
        report.line(name, if there { "terminal" } else { "no terminal" });
    }
    let size = crossterm::terminal::size().ok();
    match size {
        Some((columns, rows)) => report.line("size", format!("{columns}x{rows}")),
        None => report.line("size", "unknown"),
    }
    for &name in Environment::VARIABLES {
        if let Some(value) = loaded.environment.get(name) {
            report.line(name, value);
        }
    }
    let settings = &loaded.settings;
    report.line("screen", if settings.plain { "no: --plain" } else { "yes" });
    report.line("colour", yes_or_no(settings.color));
    report.line("theme", settings.theme.as_str());
    report.line("UTF-8", yes_or_no(loaded.environment.is_utf8()));
    report.line("ASCII only", yes_or_no(settings.ascii));
    report.line("language", settings.language);
    if let Some((columns, rows)) = size {
        let area = Rect::new(0, 0, columns, rows);
        let forms: Vec<String> = Board::ALL
            .iter()
            .map(|&board| {
                let facts = Facts {
                    look: settings.look(),
                    smaller: usize::from(settings.smaller),
                    ..Facts::new(board)
                };
                let form = match Layout::new(area, &facts).placed {
                    Ok(placed) => format!("{:?}", placed.geometry.form),
                    Err(_) => "no room".to_owned(),
                };
                format!("{board} {form}")
            })
            .collect();
        report.line("boards", forms.join(", "));
    }
}

fn folders(report: &mut Report, loaded: &Loaded) {
    let state = |path: &Path| {
        let there = if path.exists() {
            ""
        } else {
            " (not there yet)"
        };
        format!("{}{there}", path.display())
    };
    match &loaded.path {
        Some(path) => report.line("config file", state(path)),
        None => report.line("config file", "unknown: no home folder"),
    }
    match store::autosave_path() {
        Ok(path) => report.line("kept game", state(&path)),
        Err(error) => report.line("kept game", format!("unknown: {error}")),
    }
}

fn settings(report: &mut Report, loaded: &Loaded) {
    for &key in Key::ALL {
        if let Some(value) = loaded.given.get(key) {
            report.line(format!("set {key}"), value);
        }
    }
}
