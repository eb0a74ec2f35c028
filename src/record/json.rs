//! Games as JSON: the native format.
//!
//! The file's shape is described by private types; turns and positions go through their texts, and
//! loading plays every turn, so that no file can get around the rules. Beyond the usual fields a
//! turn object may hold `variations`, lists of turns, and a game `tags`, an object of texts.

mod fault;
mod shape;

use std::time::Duration;

pub use self::fault::{FieldFault, JsonFault, JsonSort, Played, TurnFault, WrittenResult};
use self::shape::{GameShape, ResultShape, RulesShape, TurnShape};
use super::{Game, MOST_TURNS, PlayError, Ply, Reading, Strictness, Warning};
use crate::notation::{PositionTextError, TurnText};
use crate::rules::{ByPlayer, Outcome, Player, Position, Ruleset};

/// What the field `format` says.
pub const FORMAT: &str = "zertz-game";
/// The newest version that is read, and the one that is written.
pub const VERSION: u64 = 1;
/// The longest text that is read, in bytes.
pub const MOST_BYTES: usize = 4 * 1024 * 1024;

/// A text is not a game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum JsonError {
    /// The text is longer than any game.
    #[error("the file has {0} bytes; at most 4 MiB are read")]
    TooLong(usize),
    /// The text is no JSON, or a field has the wrong type.
    #[error("{}", .0.message)]
    Syntax(JsonFault),
    /// The file is no game.
    #[error("not a game file: `format` is {0:?}, expected \"zertz-game\"")]
    Format(String),
    /// The file comes from a newer program.
    #[error("the file has version {0}, this program reads up to version 1: use a newer one")]
    Version(u64),
    /// A field has an impossible value.
    #[error("`{field}`: {reason}")]
    Field {
        /// Name of the field.
        field: &'static str,
        /// What is wrong.
        reason: FieldFault,
    },
    /// The start is not a position.
    #[error("`start`: {0}")]
    Start(#[source] PositionTextError),
    /// A turn can't be played.
    #[error("turn {number}: {reason}")]
    Turn {
        /// Number of the entry of `turns`, from 1.
        number: usize,
        /// Why not.
        reason: TurnFault,
    },
    /// The result is not what the turns lead to.
    #[error("`result`: the file says {written}, but the turns lead to {played}")]
    Result {
        /// What the file says.
        written: WrittenResult,
        /// What the turns lead to.
        played: Played,
    },
}

impl Game {
    /// Reads a game; every turn is played through the rules.
    ///
    /// # Errors
    ///
    /// Says where the text is wrong, which turn is the first illegal one and why, or what
    /// contradicts what.
    ///
    /// ```
    /// use zertz::record::Game;
    /// let text = r#"{"format":"zertz-game","version":1,"turns":["Wd4,d1","Gd5,a1","x d4Gd6"]}"#;
    /// assert_eq!(Game::from_json(text)?.len(), 3);
    /// # Ok::<(), zertz::record::JsonError>(())
    /// ```
    pub fn from_json(text: &str) -> Result<Self, JsonError> {
        Self::read_json(text, Strictness::Strict).map(|reading| reading.game)
    }

    /// Reads a game; [`Strictness::Lenient`] keeps the legal turns before the first illegal one.
    ///
    /// # Errors
    ///
    /// As [`Game::from_json`].
    pub fn read_json(text: &str, strictness: Strictness) -> Result<Reading, JsonError> {
        if text.len() > MOST_BYTES {
            return Err(JsonError::TooLong(text.len()));
        }
        let header: shape::Header = parse(text)?;
        if header.format != FORMAT {
            return Err(JsonError::Format(header.format));
        }
        if header.version > VERSION {
            return Err(JsonError::Version(header.version));
        }
        let file: GameShape = parse(text)?;
        let mut game = Self::from_position(start(&file)?);
        if let Some([one, two]) = &file.players {
            game.players = ByPlayer::new(one.clone(), two.clone());
        }
        game.tags = file.tags.clone().into_iter().collect();
        let mut warnings = Vec::new();
        if let Err(fault) = play_and_settle(&mut game, &file) {
            if strictness == Strictness::Strict {
                return Err(fault);
            }
            warnings.push(Warning::Stopped {
                turns: game.len(),
                fault: fault.to_string(),
            });
        }
        Ok(Reading { game, warnings })
    }

    /// The game as a text that [`Game::from_json`] reads back, with a time stamp if one is given.
    #[must_use]
    pub fn to_json(&self, saved_at: Option<&str>) -> String {
        let usual = Position::start(self.rules()).with_to_move(self.first());
        let players = &self.players;
        let named = Player::ALL
            .iter()
            .any(|&player| !players[player].is_empty());
        let file = GameShape {
            format: FORMAT.to_owned(),
            version: VERSION,
            rules: RulesShape::new(self.rules()),
            players: named.then(|| Player::ALL.map(|player| players[player].clone())),
            first: (self.first() == Player::Two).then_some(2),
            start: (usual != *self.start()).then(|| self.start().to_string()),
            tags: self.tags.iter().cloned().collect(),
            turns: line_shape(&self.up_to(0), self.plies()),
            result: self.outcome().map(|outcome| ResultShape {
                winner: outcome.winner().map(|player| u64::from(player.number())),
                reason: outcome.reason().to_owned(),
            }),
            saved_at: saved_at.map(str::to_owned),
        };
        let mut text = serde_json::to_string_pretty(&file).unwrap_or_default();
        text.push('\n');
        text
    }
}

fn parse<'a, T: serde::Deserialize<'a>>(text: &'a str) -> Result<T, JsonError> {
    serde_json::from_str(text).map_err(|error| JsonError::Syntax((&error).into()))
}

fn player(field: &'static str, number: u64) -> Result<Player, JsonError> {
    Player::from_number(number).ok_or(JsonError::Field {
        field,
        reason: FieldFault::Player(number),
    })
}

fn start(file: &GameShape) -> Result<Position, JsonError> {
    let mut rules = file.rules.to_rules()?;
    let first = file
        .first
        .map(|number| player("first", number))
        .transpose()?;
    let Some(text) = &file.start else {
        return Ok(Position::start(rules).with_to_move(first.unwrap_or_default()));
    };
    let position: Position = text.parse().map_err(JsonError::Start)?;
    let field = |reason| JsonError::Field {
        field: "start",
        reason,
    };
    let Ruleset { board, set, .. } = position.rules();
    if file.rules.is_silent_on_board() {
        rules = Ruleset {
            board,
            set,
            ..rules
        };
    }
    if (board, set) != (rules.board, rules.set) {
        return Err(field(FieldFault::OtherMaterial));
    }
    if first.is_some_and(|first| first != position.to_move()) {
        return Err(field(FieldFault::OtherFirst));
    }
    Ok(position.with_conduct(rules))
}

fn play_and_settle(game: &mut Game, file: &GameShape) -> Result<(), JsonError> {
    play_all(game, &file.turns, &mut { MOST_TURNS })?;
    match &file.result {
        Some(result) => settle(game, result),
        None => Ok(()),
    }
}

/// Plays a line from where the game stands. At most `left` turns are read.
fn play_all(game: &mut Game, turns: &[TurnShape], left: &mut usize) -> Result<(), JsonError> {
    let before = game.len();
    for (index, shape) in turns.iter().enumerate() {
        let number = index + 1;
        let wrong = |reason| JsonError::Turn { number, reason };
        *left = left
            .checked_sub(1 + shape.variations.len())
            .ok_or_else(|| wrong(TurnFault::TooMany))?;
        let mut ply = read_action(game, shape).map_err(wrong)?;
        for line in &shape.variations {
            let played = play_all(game, line, left);
            let line = game.split_off(before + index).plies;
            played.map_err(|error| wrong(TurnFault::Variation(Box::new(error))))?;
            ply.add_variation(line);
        }
        ply.comment.clone_from(&shape.comment);
        if let Some(seconds) = shape.seconds {
            let thought = Duration::try_from_secs_f64(seconds)
                .map_err(|error| wrong(TurnFault::Seconds(error.to_string())))?;
            // Whole milliseconds, which a file gives back exactly.
            ply.thought = u64::try_from(thought.as_millis())
                .ok()
                .map(Duration::from_millis);
        }
        game.push(ply)
            .map_err(|error| wrong(TurnFault::Play(error)))?;
    }
    Ok(())
}

fn read_action(game: &Game, shape: &TurnShape) -> Result<Ply, TurnFault> {
    let Some(text) = &shape.turn else {
        return Ok(Ply::of(super::Action::Demand));
    };
    if let Some(outcome) = game.outcome() {
        return Err(TurnFault::Over {
            turn: text.clone(),
            error: PlayError::Over(outcome),
        });
    }
    TurnText::read(text, game.position())
        .map(Ply::new)
        .map_err(|error| TurnFault::Turn {
            turn: text.clone(),
            error,
        })
}

/// The entries of a line that goes on from the end of `branch`.
fn line_shape(branch: &Game, plies: &[Ply]) -> Vec<TurnShape> {
    let mut branch = branch.clone();
    let mut shapes = Vec::with_capacity(plies.len());
    for ply in plies {
        shapes.push(TurnShape {
            turn: ply
                .turn()
                .map(|turn| TurnText::new(branch.position(), turn).to_string()),
            comment: ply.comment.clone(),
            seconds: ply.thought.map(|thought| thought.as_secs_f64()),
            variations: ply
                .variations
                .iter()
                .map(|line| line_shape(&branch, line))
                .collect(),
        });
        // A game's own line is legal; a variation put in unchecked ends where it is not.
        let bare = Ply::of(ply.action);
        if branch.push(bare).is_err() {
            break;
        }
    }
    shapes
}

/// Compares the written result with the played one, or takes it over where only the players know.
fn settle(game: &mut Game, result: &ResultShape) -> Result<(), JsonError> {
    let winner = result
        .winner
        .map(|number| player("result", number))
        .transpose()?;
    if game.outcome().is_none() {
        let settled = match (result.reason.as_str(), winner) {
            ("resignation", Some(winner)) => game.resign(winner.other()),
            ("time", Some(winner)) => game.lose_on_time(winner.other()),
            ("agreement", None) => game.agree_tie(),
            _ => Ok(()),
        };
        settled.map_err(|error| JsonError::Field {
            field: "result",
            reason: FieldFault::Play(error),
        })?;
    }
    let agrees = |outcome: Outcome| outcome.winner() == winner && outcome.reason() == result.reason;
    if game.outcome().is_some_and(agrees) {
        return Ok(());
    }
    Err(JsonError::Result {
        written: WrittenResult {
            winner: result.winner,
            reason: result.reason.clone(),
        },
        played: Played(game.outcome()),
    })
}
