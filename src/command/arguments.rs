//! How the arguments of commands are read.

use std::path::PathBuf;
use std::str::FromStr;

use super::argument::Argument;
use super::{Command, CommandError, NewGame};
use crate::board::RingName;
use crate::rules::{Marble, Player};

/// The text after a command's name, and the command for errors.
#[derive(Clone, Copy)]
pub(super) struct Rest<'a> {
    pub(super) command: &'static str,
    pub(super) argument: Argument,
    pub(super) text: &'a str,
}

pub(super) type Read = fn(Rest<'_>) -> Result<Command, CommandError>;

impl<'a> Rest<'a> {
    fn wrong(&self) -> CommandError {
        self.wrong_at(self.text)
    }

    fn wrong_at(&self, found: &str) -> CommandError {
        CommandError::Argument {
            command: self.command,
            argument: self.argument,
            found: found.to_owned(),
        }
    }

    /// The text, unless it is empty. Quotes around it are taken off.
    fn optional(&self) -> Option<&'a str> {
        let text = self.text;
        let bare = text
            .strip_prefix('"')
            .and_then(|text| text.strip_suffix('"'))
            .unwrap_or(text);
        (!bare.is_empty()).then_some(bare)
    }

    /// Refuses what nobody types on one line.
    fn single_line(self) -> Result<Self, CommandError> {
        if self.text.chars().any(char::is_control) {
            return Err(self.wrong());
        }
        Ok(self)
    }

    fn required(&self) -> Result<&'a str, CommandError> {
        self.optional().ok_or_else(|| self.wrong())
    }

    /// The only value, in its written form.
    fn value<T: FromStr>(&self) -> Result<T, CommandError> {
        self.text.parse().ok().ok_or_else(|| self.wrong())
    }

    fn optional_value<T: FromStr>(&self) -> Result<Option<T>, CommandError> {
        if self.text.is_empty() {
            return Ok(None);
        }
        self.value().map(Some)
    }

    /// Exactly two parts.
    fn pair(&self, separator: fn(char) -> bool) -> Result<(String, String), CommandError> {
        let (one, two) = self
            .text
            .split_once(separator)
            .ok_or_else(|| self.wrong())?;
        let (one, two) = (one.trim(), two.trim());
        if one.is_empty() || two.is_empty() {
            return Err(self.wrong());
        }
        Ok((one.to_owned(), two.to_owned()))
    }
}

macro_rules! without_argument {
    ($($name:ident => $command:ident),+ $(,)?) => {
        $(pub(super) fn $name(rest: Rest<'_>) -> Result<Command, CommandError> {
            if rest.text.is_empty() {
                Ok(Command::$command)
            } else {
                Err(rest.wrong())
            }
        })+
    };
}

without_argument! {
    back => Back,
    demand => Demand,
    pass => Pass,
    resign => Resign,
    tie => Tie,
    flag => Flag,
    undo => Undo,
    redo => Redo,
    next => Next,
    previous => Previous,
    warnings => Warnings,
    resume => Resume,
    board => Board,
    pool => Pool,
    score => Score,
    free => Free,
    last => Last,
    moves => Moves,
    clock => Clock,
    rules => Rules,
    line => Line,
    hint => Hint,
    suspend => Suspend,
    quit => Quit,
}

pub(super) fn new(rest: Rest<'_>) -> Result<Command, CommandError> {
    if rest.text.is_empty() {
        return Ok(Command::New(None));
    }
    let mut game = NewGame {
        preset: None,
        board: None,
        first: None,
    };
    let mut words = rest.text.split_whitespace();
    while let Some(word) = words.next() {
        let lower = word.to_ascii_lowercase();
        if lower == "first" {
            let number = words.next().ok_or_else(|| rest.wrong_at(word))?;
            let player = number.parse().ok().and_then(Player::from_number);
            game.first = Some(player.ok_or_else(|| rest.wrong_at(number))?);
        } else if let (Ok(board), None) = (lower.parse(), game.board) {
            game.board = Some(board);
        } else if let (Ok(preset), None) = (lower.parse(), game.preset) {
            game.preset = Some(preset);
        } else if lower != "rings" {
            return Err(rest.wrong_at(word));
        }
    }
    Ok(Command::New(Some(game)))
}

pub(super) fn save(rest: Rest<'_>) -> Result<Command, CommandError> {
    Ok(Command::Save(
        rest.single_line()?.optional().map(PathBuf::from),
    ))
}

pub(super) fn load(rest: Rest<'_>) -> Result<Command, CommandError> {
    Ok(Command::Load(PathBuf::from(
        rest.single_line()?.required()?,
    )))
}

pub(super) fn names(rest: Rest<'_>) -> Result<Command, CommandError> {
    let (one, two) = rest.pair(|letter| letter == ',')?;
    Ok(Command::Names(one, two))
}

pub(super) fn comment(rest: Rest<'_>) -> Result<Command, CommandError> {
    Ok(Command::Comment(rest.single_line()?.text.to_owned()))
}

pub(super) fn position(rest: Rest<'_>) -> Result<Command, CommandError> {
    Ok(Command::Position(Box::new(rest.required()?.parse()?)))
}

pub(super) fn column(rest: Rest<'_>) -> Result<Command, CommandError> {
    match rest.text.as_bytes() {
        &[letter] if matches!(letter | 32, b'a'..=b'i') => {
            Ok(Command::Column((letter | 32) - b'a'))
        }
        _ => Err(rest.wrong()),
    }
}

pub(super) fn marbles(rest: Rest<'_>) -> Result<Command, CommandError> {
    let marble = match rest.text.to_ascii_lowercase().as_str() {
        "" => return Ok(Command::Where(None)),
        "w" | "white" => Marble::White,
        "g" | "grey" | "gray" => Marble::Grey,
        "b" | "black" => Marble::Black,
        _ => return Err(rest.wrong()),
    };
    Ok(Command::Where(Some(marble)))
}

pub(super) fn legal(rest: Rest<'_>) -> Result<Command, CommandError> {
    Ok(Command::Legal(rest.optional_value()?))
}

pub(super) fn ring(rest: Rest<'_>) -> Result<Command, CommandError> {
    Ok(Command::Ring(rest.value::<RingName>()?))
}

pub(super) fn goto(rest: Rest<'_>) -> Result<Command, CommandError> {
    Ok(Command::Goto(rest.value()?))
}

pub(super) fn set(rest: Rest<'_>) -> Result<Command, CommandError> {
    if !rest.text.contains([' ', '\t', '=']) {
        return Ok(Command::Settings(rest.optional().map(str::to_owned)));
    }
    let (key, value) = rest.pair(|letter| letter.is_whitespace() || letter == '=')?;
    let value = value.trim_start_matches('=').trim_start().to_owned();
    if value.is_empty() {
        return Err(rest.wrong());
    }
    Ok(Command::Set(key, value))
}
