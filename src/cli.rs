//! The command line. Its types live here and nowhere else; each subcommand is a file of its own.

mod bench;
mod completions;
mod examples;
mod man;
mod moves;
mod perft;
mod plain;
mod play;
mod show;
mod source;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

pub use self::play::Play;
pub use self::source::{First, Source};

/// ZÈRTZ in the terminal: play, read game records, count, solve and analyse.
///
/// Without a subcommand a game is played, from the start, from a position or from a file.
#[derive(Debug, Parser)]
#[command(name = "zertz", version, args_conflicts_with_subcommands = true)]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    play: Play,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Measure the speed of the rules
    Bench(bench::Bench),
    /// Print the script that makes a shell complete this command line
    Completions(completions::Completions),
    /// Print the manual page, for man
    Man,
    /// List the games and positions built into the program
    Examples,
    /// Print every legal turn, one a line, sorted
    Moves(moves::Moves),
    /// Count the sequences of turns
    Perft(perft::Perft),
    /// Print a position
    Show(show::Show),
}

/// Does what the command line says.
///
/// # Errors
///
/// Whatever went wrong, in words for the user.
pub fn run(cli: Cli) -> anyhow::Result<ExitCode> {
    match cli.command {
        None => play::run(&cli.play),
        Some(Command::Bench(bench)) => bench::run(&bench),
        Some(Command::Completions(completions)) => completions::run(&completions),
        Some(Command::Man) => man::run(),
        Some(Command::Examples) => examples::run(),
        Some(Command::Moves(moves)) => moves::run(&moves),
        Some(Command::Perft(perft)) => perft::run(&perft),
        Some(Command::Show(show)) => show::run(&show),
    }
}
