//! Writing ZEN games.

use std::fmt::Write;

use super::result::{names_time, written_result};
use super::thought::thought_text;
use super::token::escaped;
use super::turn::ZenTurn;
use crate::record::{Game, Loss, Losses, Ply, Standing, Unwritable, Written, conduct_text};
use crate::rules::{Outcome, Player, Position, WinReason};

/// Where a line of turns is broken.
const WIDTH: usize = 80;
/// Tags that the reader takes for something else.
const RESERVED: [&str; 7] = [
    "ZIP", "Rings", "Rules", "Player1", "Player2", "Result", "Comment",
];

/// The tag that says how a game ended.
const TERMINATION: &str = "Termination";

/// Writes a game as ZEN, which [`read`](super::read) reads back to the same game but for the losses
/// that are listed. Tags come in the order of their names then.
///
/// The start position always stands in the tag `ZIP`, which other readers need. Where it can lie on
/// the board in more than one way the tag `Rings` names the board; other rules than the usual ones
/// are named by the tag `Rules`.
///
/// # Errors
///
/// Two groups of the same colours were isolated at once and only one of them was claimed.
pub fn write(game: &Game) -> Result<Written, Unwritable> {
    let mut writer = Writer::default();
    writer.head(game);
    writer.out.push('\n');
    if let Some(comment) = game.tag("Comment") {
        writer.comment(comment, None);
    }
    let line = Ply::standing(game.plies()).unwrap_or_default();
    writer.line(*game.start(), &line, 0)?;
    writer.word(written_result(game));
    writer.out.push('\n');
    Ok(writer.losses.written(writer.out))
}

#[derive(Default)]
struct Writer {
    out: String,
    /// Letters in the last line.
    column: usize,
    losses: Losses,
}

impl Writer {
    fn head(&mut self, game: &Game) {
        for (player, name) in game.players.iter() {
            if !name.is_empty() {
                self.tag(&format!("Player{player}"), name);
            }
        }
        self.tag("Result", written_result(game));
        let start = game.start();
        let line = start.to_string();
        let (zip, board) = line.rsplit_once(' ').unwrap_or((&line, ""));
        self.tag("ZIP", zip);
        let without: Result<Position, _> = zip.parse();
        let mut usual = start.rules();
        match without {
            Ok(read) if read.with_conduct(start.rules()) == *start => usual = read.rules(),
            _ => {
                self.tag("Rings", board);
                if let Ok(read) = line.parse::<Position>() {
                    usual = read.rules();
                }
            }
        }
        if let Some(conduct) = conduct_text(start.rules(), usual) {
            self.tag("Rules", &conduct);
        }
        let kept = game.tag(TERMINATION).filter(|text| tells(game, text));
        if kept.is_none() && is_on_time(game) {
            self.tag(TERMINATION, "time");
        }
        for (name, value) in &game.tags {
            let plain = |letter: char| letter.is_alphanumeric() || letter == '_';
            let writable = !name.is_empty() && name.chars().all(plain);
            let misleads = name == TERMINATION && kept.is_none();
            if writable && !misleads && !RESERVED.contains(&name.as_str()) {
                self.tag(name, value);
            } else if name != "Comment" {
                self.losses.add(Loss::Tag(name.clone()));
            }
        }
    }

    fn tag(&mut self, name: &str, value: &str) {
        let value = escaped(value, |_, letter| {
            letter.is_control() || matches!(letter, '"' | '\\')
        });
        let _ = writeln!(self.out, "[{name} \"{value}\"]");
    }

    /// A word of the lines of turns.
    fn word(&mut self, word: &str) {
        let length = word.chars().count();
        if self.column > 0 && self.column + 1 + length > WIDTH {
            self.out.push('\n');
            self.column = 0;
        } else if self.column > 0 {
            self.out.push(' ');
            self.column += 1;
        }
        self.out.push_str(word);
        self.column += length;
    }

    fn comment(&mut self, text: &str, thought: Option<std::time::Duration>) {
        let mut comment = String::from("{");
        if let Some(thought) = thought {
            comment.push_str(&thought_text(thought));
            if !text.is_empty() {
                comment.push(' ');
            }
        }
        let inner = text.trim();
        let start = text.len() - text.trim_start().len();
        let end = start + inner.len();
        comment += &escaped(text, |at, letter| {
            letter == '}'
                || !(start..end).contains(&at)
                || text.get(at..).is_some_and(|rest| rest.starts_with("[%emt"))
        });
        comment.push('}');
        self.word(&comment);
    }

    /// A line from a position that stands after `before` turns. Calls itself for variations.
    fn line(
        &mut self,
        start: Position,
        line: &Standing<'_>,
        before: usize,
    ) -> Result<(), Unwritable> {
        self.losses.add_undone(line);
        let mut position = start;
        let mut number_due = true;
        for (index, ply) in line.plies.iter().enumerate() {
            let Some(turn) = ply.turn() else {
                continue;
            };
            self.number(&position, before + index, number_due);
            let written = ZenTurn::new(&position, turn);
            let reads_back = written.resolve(&position);
            if !reads_back.is_ok_and(|read| read.turn == *turn) {
                return Err(Unwritable::Ambiguous(before + index + 1));
            }
            self.word(&written.to_string());
            number_due = ply.thought.is_some() || !ply.comment.is_empty();
            if number_due {
                self.comment(&ply.comment, ply.thought);
            }
            for variation in &ply.variations {
                let Some(variation) = self.losses.standing(variation) else {
                    continue;
                };
                self.word("(");
                self.line(position, &variation, before + index)?;
                self.word(")");
                number_due = true;
            }
            position.play_unchecked(turn);
        }
        Ok(())
    }

    /// The number before a turn of player 1, and before any turn where the line starts or was
    /// interrupted.
    fn number(&mut self, position: &Position, before: usize, due: bool) {
        let mover = position.to_move();
        // Whoever began, a pair of turns ends with player 2.
        let first = if before.is_multiple_of(2) {
            mover
        } else {
            mover.other()
        };
        let number = usize::midpoint(before, first as usize) + 1;
        match mover {
            Player::One => self.word(&format!("{number}.")),
            Player::Two if due => self.word(&format!("{number}...")),
            Player::Two => {}
        }
    }
}

/// Whether a player has lost on time.
const fn is_on_time(game: &Game) -> bool {
    matches!(
        game.verdict(),
        Some(Outcome::Win {
            reason: WinReason::Time,
            ..
        })
    )
}

/// Whether what a game says about its termination can stand beside its result: the reader looks
/// there for losses on time.
fn tells(game: &Game, termination: &str) -> bool {
    match game.verdict() {
        None => true,
        // This alone is what the writer itself says, and is read as no tag.
        Some(_) if termination == "time" => false,
        Some(_) => names_time(termination) == is_on_time(game),
    }
}
