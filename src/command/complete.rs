//! Completion of a line being typed.

use std::collections::BTreeSet;

use super::argument::Argument;
use super::table::{CommandInfo, Scope, TABLE};
use crate::board::Board;
use crate::examples::EXAMPLES;
use crate::notation::TurnText;
use crate::rules::{Position, Preset};
use crate::settings;

/// How a line can go on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Completion {
    /// Where in the line the completed part begins, in bytes.
    pub from: usize,
    /// What can stand from there on.
    pub candidates: Candidates,
}

/// What can stand in a place of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Candidates {
    /// These words, sorted.
    Words(Vec<String>),
    /// A file whose path begins with what stands there, or one of these words.
    Files(Vec<&'static str>),
}

/// How a line can go on: commands of a scope and their arguments, or turns of a position.
///
/// ```
/// use zertz::command::{Candidates, Scope, complete};
/// let completion = complete("resi", Scope::Screen, None);
/// assert_eq!(completion.candidates, Candidates::Words(vec!["resign".to_owned()]));
/// ```
#[must_use]
pub fn complete(line: &str, scope: Scope, position: Option<&Position>) -> Completion {
    let start = line.len() - line.trim_start_matches([' ', ':']).len();
    let text = &line[start..];
    if let Some((word, rest)) = text.split_once(' ')
        && let Some(info) = CommandInfo::named(word)
    {
        return argument(line, info, rest);
    }
    let mut words: Vec<String> = TABLE
        .iter()
        .filter(|info| info.scope == Scope::Everywhere || info.scope == scope)
        .filter(|info| begins(info.name, text))
        .map(|info| info.name.to_owned())
        .collect();
    words.sort_unstable();
    // An empty line offers the commands only, not every turn besides.
    if let Some(position) = position.filter(|_| !text.is_empty()) {
        words.extend(turns(position, text));
    }
    Completion {
        from: start,
        candidates: Candidates::Words(words),
    }
}

fn begins(word: &str, start: &str) -> bool {
    word.get(..start.len())
        .is_some_and(|head| head.eq_ignore_ascii_case(start))
}

/// Completion of the last word of a command's arguments.
fn argument(line: &str, info: &CommandInfo, rest: &str) -> Completion {
    let typed = rest.trim_start();
    let whole = line.len() - typed.len();
    let last = line.rfind(' ').map_or(0, |space| space + 1);
    let words = |from: usize, all: Vec<String>| Completion {
        from,
        candidates: Candidates::Words(
            all.into_iter()
                .filter(|word| begins(word, &line[from..]))
                .collect(),
        ),
    };
    match info.argument {
        // What is loaded may be an example too.
        Argument::File => Completion {
            from: whole,
            candidates: Candidates::Files(example_names(typed)),
        },
        Argument::OptionalFile => Completion {
            from: whole,
            candidates: Candidates::Files(Vec::new()),
        },
        Argument::Setting => {
            let key = typed.split_once(' ').map(|(key, _)| key);
            let all = settings::words(key).into_iter().map(str::to_owned);
            words(last, all.collect())
        }
        Argument::NewGame => words(last, new_game_words()),
        Argument::Command => words(last, {
            let mut names: Vec<_> = TABLE.iter().map(|info| info.name.to_owned()).collect();
            names.sort_unstable();
            names
        }),
        Argument::OptionalMarble => words(last, ["B", "G", "W"].map(str::to_owned).to_vec()),
        Argument::None
        | Argument::Column
        | Argument::Ring
        | Argument::OptionalRing
        | Argument::Turn
        | Argument::Names
        | Argument::Text
        | Argument::Position => words(last, Vec::new()),
    }
}

fn example_names(start: &str) -> Vec<&'static str> {
    let names = EXAMPLES.iter().map(|example| example.name);
    names.filter(|name| begins(name, start)).collect()
}

fn new_game_words() -> Vec<String> {
    let mut words: Vec<String> = Board::ALL.iter().map(Board::to_string).collect();
    words.extend(Preset::ALL.iter().map(|preset| preset.as_str().to_owned()));
    words.push("first".to_owned());
    words.sort_unstable();
    words
}

/// Beginnings of legal turns, each up to the end of the next ring.
fn turns(position: &Position, typed: &str) -> BTreeSet<String> {
    position
        .legal_turns()
        .iter()
        .map(|turn| TurnText::new(position, turn).to_string())
        .filter(|text| begins(text, typed))
        .map(|text| {
            let end = text
                .char_indices()
                .find(|&(at, letter)| at >= typed.len() && letter.is_ascii_digit())
                .map_or(text.len(), |(at, _)| at + 1);
            text[..end].to_owned()
        })
        .filter(|text| text.len() > typed.len())
        .collect()
}
