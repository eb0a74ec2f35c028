//! `--plain`: the whole game through a line prompt.
//!
//! No alternate screen and no escape sequences: for screen readers, terminals that can do nothing
//! else, and scripts. What is typed is read by [`command`](crate::command), what is said comes from
//! [`lang`](crate::lang), so both are the same as on the screen.

mod answer;
mod files;
mod look;
mod pending;
mod play;
mod records;
mod session;
mod set;

use std::io::{self, BufRead, Read, Write};
use std::path::PathBuf;
use std::time::Duration;

use crate::clock::TimeControl;
use crate::command::Command;
use crate::engine::Line;
use crate::lang::Language;
use crate::record::{Game, MOST_BYTES};
use crate::rules::ByPlayer;
use crate::settings::{Environment, Given};

pub use records::{Records, nothing, skipped};

use session::Session;

/// What somebody recommends or does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Advice {
    /// To play the first turn of a line.
    Line(Line),
    /// To demand that the last turn be taken back (R27).
    Demand,
}

/// Finds what the player to move should do; `None` when there is nothing to recommend.
pub type Adviser = Box<dyn FnMut(&Game) -> Option<Advice>>;

/// How a game is played at the prompt.
#[allow(
    clippy::struct_excessive_bools,
    reason = "independent switches, each named by the person who sets it"
)]
pub struct Options {
    /// The language.
    pub language: Language,
    /// Spell everything in ASCII.
    pub ascii: bool,
    /// Repeat what was typed, when nobody sees it being typed.
    pub echo: bool,
    /// Say who begins as drawn by lot.
    pub drawn_by_lot: bool,
    /// The settings given by flags and in the config file.
    pub given: Given,
    /// What decides the other settings.
    pub environment: Environment,
    /// The config file, which `set` changes.
    pub config: Option<PathBuf>,
    /// Where the game came from and is saved to when no name is given.
    pub file: Option<PathBuf>,
    /// The list of records that the game is one of.
    pub records: Option<Records>,
    /// What is odd about the game's record.
    pub warnings: Vec<String>,
    /// Where the game is kept for resuming.
    pub autosave: Option<PathBuf>,
    /// Whether it is kept after every turn.
    pub keeps: bool,
    /// The time control of new games.
    pub clock: TimeControl,
    /// The time since some fixed moment.
    pub now: Box<dyn Fn() -> Duration>,
    /// Who plays instead of a person.
    pub computer: ByPlayer<Option<Adviser>>,
    /// Who is asked for hints.
    pub adviser: Option<Adviser>,
}

impl Default for Options {
    fn default() -> Self {
        let start = std::time::Instant::now();
        Self {
            language: Language::default(),
            ascii: false,
            echo: false,
            drawn_by_lot: false,
            given: Given::default(),
            environment: Environment::default(),
            config: None,
            file: None,
            records: None,
            warnings: Vec::new(),
            autosave: None,
            keeps: true,
            clock: TimeControl::None,
            now: Box::new(move || start.elapsed()),
            computer: ByPlayer::default(),
            adviser: None,
        }
    }
}

/// Plays a game: reads commands until `quit` or the end of the input, and answers each.
///
/// Returns the game as it was left.
///
/// # Errors
///
/// The input can't be read or the output can't be written.
///
/// ```
/// use zertz::plain::{Options, run};
/// use zertz::record::Game;
/// use zertz::rules::Ruleset;
/// let mut said = Vec::new();
/// let typed = "wd4 d1\nquit\n";
/// let game = run(Game::new(Ruleset::default()), Options::default(), typed.as_bytes(), &mut said)?;
/// assert_eq!(game.len(), 1);
/// assert!(String::from_utf8_lossy(&said).contains("Player 1 places Wd4,d1\n"));
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn run(
    game: Game,
    options: Options,
    mut input: impl BufRead,
    mut output: impl Write,
) -> io::Result<Game> {
    let echo = options.echo;
    let mut session = Session::new(game, options);
    session.greet();
    loop {
        for line in session.take_said() {
            writeln!(output, "{line}")?;
        }
        if session.is_computers_turn() {
            // The computer takes its time; nobody should wonder what is going on.
            writeln!(output, "{}", session.thinking())?;
            output.flush()?;
            session.let_computer_play();
            continue;
        }
        if session.is_done() {
            output.flush()?;
            return Ok(session.into_game());
        }
        write!(output, "{}> ", session.prompt())?;
        output.flush()?;
        let Some(line) = read_line(&mut input)? else {
            writeln!(output)?;
            session.end_of_input();
            continue;
        };
        if echo {
            writeln!(output, "{}", session.shown(line.trim_end()))?;
        }
        session.obey(&line);
    }
}

/// What the prompt says to one command about a game after so many actions: for commands that look
/// at the game. The game itself stays as it is.
#[must_use]
pub fn tell(game: &Game, after: usize, language: Language, command: Command) -> Vec<String> {
    let options = Options {
        language,
        ..Options::default()
    };
    let mut session = Session::new(game.clone(), options);
    session.look_at(after, command);
    session.take_said()
}

/// The next line; `None` at the end of the input. A line longer than any game is cut off there.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let most = MOST_BYTES as u64 + 2;
    let mut bytes = Vec::new();
    if input.by_ref().take(most).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.len() as u64 == most {
        input.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}
