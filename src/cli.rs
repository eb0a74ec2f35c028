//! The command line. Its types live here and nowhere else; each subcommand is a file of its own.

mod analyse;
mod bench;
mod check;
mod completions;
mod contest;
mod convert;
mod doctor;
mod examples;
mod flags;
mod man;
mod moves;
mod perft;
mod plain;
mod play;
mod seconds;
mod show;
mod solve;
mod source;
mod start;
mod verify;
mod words;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

pub use self::flags::Flags;
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
    /// Show the best turns, what they are worth and how they go on
    Analyse(analyse::Analyse),
    /// Measure the speed of the rules
    Bench(bench::Bench),
    /// Read game records, folders and .zip archives of them, and say what is wrong with them
    Check(check::Check),
    /// Write a game in another format, by the ending of the file: .json, .zen or .sgf
    Convert(convert::Convert),
    /// Print the script that makes a shell complete this command line
    Completions(completions::Completions),
    /// Let two computer players play a number of games
    Match(contest::Contest),
    /// Print the manual page, for man
    Man(man::Man),
    /// Print what is found around the program: terminal, colours, locale, size, folders, settings
    Doctor(doctor::Doctor),
    /// List the games and positions built into the program
    Examples,
    /// Print every legal turn, one a line, sorted
    Moves(moves::Moves),
    /// Count the sequences of turns
    Perft(perft::Perft),
    /// Print a position
    Show(show::Show),
    /// Look for a forced win, and prove it
    Solve(solve::Solve),
    /// Walk through a proof that solve has written, reply by reply
    Verify(verify::Verify),
}

/// Does what the command line says.
///
/// # Errors
///
/// Whatever went wrong, in words for the user.
pub fn run(cli: Cli) -> anyhow::Result<ExitCode> {
    match cli.command {
        None => play::run(&cli.play),
        Some(Command::Analyse(analyse)) => analyse::run(&analyse),
        Some(Command::Bench(bench)) => bench::run(&bench),
        Some(Command::Check(check)) => check::run(&check),
        Some(Command::Convert(convert)) => convert::run(&convert),
        Some(Command::Completions(completions)) => completions::run(&completions),
        Some(Command::Match(contest)) => contest::run(&contest),
        Some(Command::Man(man)) => man::run(&man),
        Some(Command::Doctor(doctor)) => doctor::run(&doctor),
        Some(Command::Examples) => examples::run(),
        Some(Command::Moves(moves)) => moves::run(&moves),
        Some(Command::Perft(perft)) => perft::run(&perft),
        Some(Command::Show(show)) => show::run(&show),
        Some(Command::Solve(solve)) => solve::run(&solve),
        Some(Command::Verify(verify)) => verify::run(&verify),
    }
}
