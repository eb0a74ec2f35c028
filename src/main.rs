//! The program `zertz`: reads the command line, does what it says, turns errors into one sentence.

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Parser;
use zertz::cli::Cli;

fn main() -> ExitCode {
    match zertz::cli::run(Cli::parse()) {
        Ok(code) => code,
        // Whoever read our output has seen enough, as in `zertz moves | head`.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // Not `eprintln!`, which panics when nobody is left to read it.
            let _ = writeln!(io::stderr(), "zertz: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        cause
            .downcast_ref::<io::Error>()
            .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
    })
}
