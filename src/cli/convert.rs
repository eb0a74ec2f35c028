//! `zertz convert`: a game in another format.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::Args;

use crate::library::{self, Format};
use crate::record::Strictness;
use crate::store;

#[derive(Debug, Args)]
pub(super) struct Convert {
    /// The record to read: .json, .zen or .sgf
    #[arg(value_name = "IN")]
    input: PathBuf,
    /// The file to write: .json, .zen or .sgf; one that is there already is replaced, whole or not
    /// at all
    #[arg(value_name = "OUT")]
    output: PathBuf,
    /// Of a record that breaks a rule, keep the legal turns before
    #[arg(long)]
    lenient: bool,
    /// Fail when OUT is there already
    #[arg(short, long)]
    no_clobber: bool,
}

pub(super) fn run(args: &Convert) -> anyhow::Result<ExitCode> {
    let (input, output) = (args.input.display(), args.output.display());
    let format = Format::of(&args.output)
        .with_context(|| format!("{output}: expected a file that ends in .json, .zen or .sgf"))?;
    if is_same(&args.input, &args.output) {
        bail!("{output}: IN and OUT are the same file");
    }
    if args.no_clobber && args.output.exists() {
        bail!("{output}: is there already");
    }
    let strictness = if args.lenient {
        Strictness::Lenient
    } else {
        Strictness::Strict
    };
    let reading = library::load(&args.input, strictness).with_context(|| input.to_string())?;
    for warning in &reading.warnings {
        eprintln!("{input}: warning: {warning}");
    }
    let written = format
        .write(&reading.game)
        .with_context(|| output.to_string())?;
    store::save(&args.output, &written.text).with_context(|| output.to_string())?;
    for loss in &written.losses {
        eprintln!("{output}: warning: {loss}");
    }
    Ok(ExitCode::SUCCESS)
}

/// Whether both paths lead to one file, through whatever links.
fn is_same(one: &Path, two: &Path) -> bool {
    match (fs::canonicalize(one), fs::canonicalize(two)) {
        (Ok(one), Ok(two)) => one == two,
        _ => false,
    }
}
