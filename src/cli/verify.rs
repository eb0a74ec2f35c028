//! `zertz verify`: walks through a certificate by the plain rules.

use std::fs::File;
use std::io::{Read, Write, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::Args;

use crate::engine::Certificate;

/// A proof for every first turn there is takes less.
const MOST_BYTES: u64 = 256 << 20;

#[derive(Debug, Args)]
pub(super) struct Verify {
    /// A certificate that `solve --certificate` has written
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

pub(super) fn run(args: &Verify) -> anyhow::Result<ExitCode> {
    let name = || args.file.display().to_string();
    let text = read(&args.file).with_context(name)?;
    let certificate: Certificate = text.parse().with_context(name)?;
    let checked = certificate.check().with_context(name)?;
    let roots = certificate.roots();
    let mut out = stdout().lock();
    writeln!(
        out,
        "{}: proved, {} positions, {} replies, {} winning turns, at most {} own turns",
        name(),
        checked.positions,
        checked.replies,
        checked.wins,
        checked.turns,
    )?;
    for root in roots {
        writeln!(out, "player {} wins: {root}", root.to_move())?;
    }
    Ok(ExitCode::SUCCESS)
}

fn read(path: &Path) -> anyhow::Result<String> {
    let mut text = String::new();
    File::open(path)?
        .take(MOST_BYTES + 1)
        .read_to_string(&mut text)?;
    if text.len() as u64 > MOST_BYTES {
        bail!("the file is longer than {} MiB", MOST_BYTES >> 20);
    }
    Ok(text)
}
