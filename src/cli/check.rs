//! `zertz check`: reads records and says what is wrong with them.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{BufWriter, IsTerminal, StdoutLock, Write, stderr, stdout};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::prelude::*;

use crate::library::{Collection, ErrorKind, LoadError};
use crate::record::{Ply, Reading, Strictness};

/// Records that are read before their lines are printed.
const BATCH: usize = 256;
/// How long it takes until the progress is shown.
const PATIENCE: Duration = Duration::from_secs(1);

#[derive(Debug, Args)]
pub(super) struct Check {
    /// Records (.json, .zen, .sgf), folders and .zip archives
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// Of a record that breaks a rule, keep the legal turns before: a warning, not an error
    #[arg(long)]
    lenient: bool,
}

/// What became of one record.
struct Report {
    lines: String,
    fate: Fate,
}

enum Fate {
    Read,
    Warned,
    Failed(ErrorKind),
}

#[derive(Default)]
struct Tally {
    read: usize,
    warned: usize,
    failed: BTreeMap<ErrorKind, usize>,
}

pub(super) fn run(args: &Check) -> anyhow::Result<ExitCode> {
    let strictness = if args.lenient {
        Strictness::Lenient
    } else {
        Strictness::Strict
    };
    let mut tally = Tally::default();
    let mut out = Out::new();
    for path in &args.files {
        let name = path.to_string_lossy();
        let records = match Collection::open(path) {
            Ok(records) if records.is_empty() => {
                let error = LoadError::Empty;
                out.print(&mut tally, &[report(&name, Err(error))])?;
                continue;
            }
            Ok(records) => records,
            Err(error) => {
                out.print(&mut tally, &[report(&name, Err(error))])?;
                continue;
            }
        };
        out.expect(records.len());
        let mut next = 0;
        while next < records.len() {
            let end = records.len().min(next + BATCH);
            let reports: Vec<Report> = (next..end)
                .into_par_iter()
                .map(|index| report(records.name(index), records.load(index, strictness)))
                .collect();
            out.print(&mut tally, &reports)?;
            next = end;
        }
    }
    if tally.records() > 1 {
        out.close(&tally.to_string())?;
    }
    out.finish()?;
    Ok(if tally.failed.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// The lines about a record.
fn report(name: &str, loaded: Result<Reading, LoadError>) -> Report {
    let mut lines = String::new();
    let fate = match loaded {
        Err(error) => {
            let _ = writeln!(lines, "{name}: error: {error}");
            Fate::Failed(error.kind())
        }
        Ok(Reading { game, warnings }) => {
            for warning in &warnings {
                let _ = writeln!(lines, "{name}: warning: {warning}");
            }
            let turns = game.plies().iter().filter_map(Ply::turn).count();
            let rings = game.rules().board;
            let outcome = game.outcome();
            let outcome = outcome.map_or_else(|| "unfinished".to_owned(), |end| end.to_string());
            let _ = writeln!(lines, "{name}: ok, {rings} rings, {turns} turns, {outcome}");
            if warnings.is_empty() {
                Fate::Read
            } else {
                Fate::Warned
            }
        }
    };
    Report { lines, fate }
}

impl Tally {
    fn add(&mut self, fate: &Fate) {
        match fate {
            Fate::Read => self.read += 1,
            Fate::Warned => self.warned += 1,
            Fate::Failed(kind) => *self.failed.entry(*kind).or_default() += 1,
        }
    }

    fn records(&self) -> usize {
        self.read + self.warned + self.failed.values().sum::<usize>()
    }
}

/// `5 records: 4 read, 1 of them with warnings; 1 failed: 1 syntax`
impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (records, read) = (self.records(), self.read + self.warned);
        let failed = records - read;
        write!(
            f,
            "{records} records: {read} read, {} of them with warnings; {failed} failed",
            self.warned
        )?;
        for (number, (kind, count)) in self.failed.iter().enumerate() {
            let separator = if number == 0 { ": " } else { ", " };
            write!(f, "{separator}{count} {kind}")?;
        }
        Ok(())
    }
}

/// Standard output, and on a terminal a bar that appears when the work takes long.
struct Out {
    lines: BufWriter<StdoutLock<'static>>,
    bar: ProgressBar,
    start: Instant,
    may_show: bool,
}

impl Out {
    fn new() -> Self {
        Self {
            lines: BufWriter::new(stdout().lock()),
            bar: ProgressBar::with_draw_target(Some(0), ProgressDrawTarget::hidden()),
            start: Instant::now(),
            may_show: stderr().is_terminal(),
        }
    }

    fn expect(&self, more: usize) {
        self.bar.inc_length(more as u64);
    }

    fn print(&mut self, tally: &mut Tally, reports: &[Report]) -> std::io::Result<()> {
        if self.may_show && self.start.elapsed() > PATIENCE {
            self.may_show = false;
            if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}") {
                self.bar.set_style(style);
            }
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        let lines = &mut self.lines;
        self.bar.suspend(|| {
            for report in reports {
                lines.write_all(report.lines.as_bytes())?;
            }
            lines.flush()
        })?;
        for report in reports {
            tally.add(&report.fate);
        }
        self.bar.inc(reports.len() as u64);
        Ok(())
    }

    fn close(&mut self, summary: &str) -> std::io::Result<()> {
        self.bar.finish_and_clear();
        writeln!(self.lines, "{summary}")
    }

    fn finish(mut self) -> std::io::Result<()> {
        self.bar.finish_and_clear();
        self.lines.flush()
    }
}
