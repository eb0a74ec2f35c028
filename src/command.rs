//! What a player types: the `:` line of the screen and the prompt of `--plain`.
//!
//! [`TABLE`] lists every command with its arguments, its help and how it is read. Reading
//! ([`Command::from_str`]), completion ([`complete`]) and help all come from it. A line that begins
//! with no command is a turn, a position or a whole game.

mod argument;
mod arguments;
mod complete;
mod table;
mod typed;

use std::path::PathBuf;
use std::str::FromStr;

use crate::board::{Board, RingName};
use crate::lang::{Texts, fill};
use crate::notation::{PositionTextError, TurnText, TurnTextError};
use crate::rules::{Marble, Player, Position, Preset, Ruleset};

pub use argument::Argument;
pub use complete::{Candidates, Completion, complete};
pub(crate) use table::nearest;
pub use table::{CommandInfo, Group, Scope, TABLE};
pub use typed::{Typed, jump_on, open_claims, typed_chain, typed_turn};

/// The longest line that is read, as long as the largest game file.
const LONGEST: usize = crate::record::MOST_BYTES;

/// A command. What it does is up to the screen or the prompt that read it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Play a turn.
    Turn(TurnText),
    /// Tell about a ring, or go there.
    Ring(RingName),
    /// Set up a position.
    Position(Box<Position>),
    /// Go on with a whole game, pasted as JSON, ZEN or SGF.
    GameText(String),
    /// Drop the half-made turn.
    Back,
    /// Demand that the last turn be taken back (R27).
    Demand,
    /// Let an overlooked capture pass (R27).
    Pass,
    /// Resign (R25).
    Resign,
    /// Agree on a tie (R25).
    Tie,
    /// Confirm that a player has run out of time.
    Flag,
    /// Take back the last turn.
    Undo,
    /// Play it again.
    Redo,
    /// Start a new game; by the same rules when none are given.
    New(Option<NewGame>),
    /// Save, under the last name when none is given.
    Save(Option<PathBuf>),
    /// Load a game, or an example by name.
    Load(PathBuf),
    /// Go to the next record of the folder or archive.
    Next,
    /// Go to the record before.
    Previous,
    /// Tell what is odd about the record.
    Warnings,
    /// Go on with the autosaved game.
    Resume,
    /// Name the players.
    Names(String, String),
    /// Remark on the last turn; nothing removes the remark.
    Comment(String),
    /// Show the whole board.
    Board,
    /// Show one column, 0 to 8 for `a` to `i`.
    Column(u8),
    /// Show where the marbles of one colour lie, or all of them.
    Where(Option<Marble>),
    /// Show the pool.
    Pool,
    /// Show the captured marbles and what each player still needs.
    Score,
    /// List the legal turns, or those that begin on one ring.
    Legal(Option<RingName>),
    /// List the free rings.
    Free,
    /// Show the last turn.
    Last,
    /// List the turns so far.
    Moves,
    /// Show the clocks.
    Clock,
    /// Show the rules of this game.
    Rules,
    /// Show the position line.
    Line,
    /// Suggest a turn.
    Hint,
    /// Look at the position after so many turns; 0 is the start.
    Goto(usize),
    /// Show all settings, or one.
    Settings(Option<String>),
    /// Change a setting.
    Set(String, String),
    /// Stop the program until it is brought back to the foreground.
    Suspend,
    /// Explain the commands, or one.
    Help(Option<String>),
    /// End the program.
    Quit,
}

/// What kind of game to start.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NewGame {
    /// The preset, if it was named.
    pub preset: Option<Preset>,
    /// The board, if it was named.
    pub board: Option<Board>,
    /// Who begins, if it was said.
    pub first: Option<Player>,
}

impl NewGame {
    /// The rules that were named. A board other than 37 rings without a preset means `expanded`.
    #[must_use]
    pub const fn rules(self) -> Ruleset {
        let preset = match (self.preset, self.board) {
            (Some(preset), _) => preset,
            (None, None | Some(Board::Rings37)) => Preset::Basic,
            (None, Some(_)) => Preset::Expanded,
        };
        let rules = Ruleset::new(preset);
        match self.board {
            Some(board) => rules.on(board),
            None => rules,
        }
    }
}

/// A line is no command.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CommandError {
    /// The line is empty.
    #[error("nothing was typed")]
    Empty,
    /// The line is too long to be anything.
    #[error("the text is longer than 4 MiB")]
    TooLong,
    /// There is no such command.
    #[error("there is no command {name:?}{}", did_you_mean(*.nearest))]
    Unknown {
        /// The word that was typed.
        name: String,
        /// The command that looks most like it.
        nearest: Option<&'static str>,
    },
    /// A command's argument is missing or wrong.
    #[error("{command}: expected {argument}, found {found:?}")]
    Argument {
        /// The command.
        command: &'static str,
        /// What belongs there.
        argument: Argument,
        /// What was typed; empty when nothing was.
        found: String,
    },
    /// The line is no position.
    #[error("not a position: {0}")]
    Position(#[from] PositionTextError),
    /// The line is no turn.
    #[error(transparent)]
    Turn(#[from] TurnTextError),
}

fn did_you_mean(nearest: Option<&'static str>) -> String {
    nearest.map_or_else(String::new, |name| format!(": did you mean {name:?}?"))
}

impl Texts {
    /// Why a line is no command.
    #[must_use]
    pub fn command_error(&self, error: &CommandError) -> String {
        match error {
            CommandError::Empty => self.command_empty.to_owned(),
            CommandError::TooLong => self.command_too_long.to_owned(),
            CommandError::Unknown { name, nearest } => match nearest {
                Some(nearest) => fill(
                    self.command_unknown_nearest,
                    &[("name", name), ("nearest", nearest)],
                ),
                None => fill(self.command_unknown, &[("name", name)]),
            },
            CommandError::Argument {
                command,
                argument,
                found,
            } => {
                let template = if found.is_empty() {
                    self.command_argument_missing
                } else {
                    self.command_argument
                };
                let expected = argument.expected(self);
                fill(
                    template,
                    &[
                        ("command", command),
                        ("expected", &expected),
                        ("found", found),
                    ],
                )
            }
            CommandError::Position(error) => {
                let reason = self.position_error(error);
                fill(self.refuse_position, &[("reason", &reason)])
            }
            CommandError::Turn(error) => self.turn_error(&error.clone().into()),
        }
    }
}

impl FromStr for Command {
    type Err = CommandError;

    fn from_str(line: &str) -> Result<Self, CommandError> {
        if line.len() > LONGEST {
            return Err(CommandError::TooLong);
        }
        let line = line.trim().trim_start_matches(':').trim_start();
        let Some(first) = line.chars().next() else {
            return Err(CommandError::Empty);
        };
        if matches!(first, '{' | '(' | '[') {
            return Ok(Self::GameText(line.to_owned()));
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if let Some(info) = CommandInfo::named(word) {
            return info.read(rest.trim());
        }
        if let Ok(name) = line.parse() {
            return Ok(Self::Ring(name));
        }
        if word.contains('/') {
            return Ok(Self::Position(Box::new(line.parse()?)));
        }
        let is_word = word.chars().count() > 2 && word.chars().all(char::is_alphabetic);
        match line.parse() {
            Ok(turn) => Ok(Self::Turn(turn)),
            Err(_) if is_word => Err(CommandError::Unknown {
                name: word.to_owned(),
                nearest: CommandInfo::nearest(word),
            }),
            Err(error) => Err(CommandError::Turn(error)),
        }
    }
}
