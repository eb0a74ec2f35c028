//! `zertz convert`: a game in another format.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::Args;

use crate::library::{self, Format};
use crate::record::Strictness;
use crate::store;

#[derive(Debug, Args)]
pub(super) struct Convert {
    /// The record to read: .json, .zen or .sgf
    #[arg(value_name = "IN")]
    input: PathBuf,
    /// The file to write: .json, .zen or .sgf
    #[arg(value_name = "OUT")]
    output: PathBuf,
    /// Of a record that breaks a rule, keep the legal turns before
    #[arg(long)]
    lenient: bool,
}

pub(super) fn run(args: &Convert) -> anyhow::Result<ExitCode> {
    let (input, output) = (args.input.display(), args.output.display());
    let format = Format::of(&args.output)
        .with_context(|| format!("{output}: expected a file that ends in .json, .zen or .sgf"))?;
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
