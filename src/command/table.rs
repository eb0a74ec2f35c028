//! The one table of all commands.

use std::fmt;

use super::argument::Argument;
use super::arguments::{self as read, Read, Rest};
use super::{Command, CommandError};
use crate::examples::EXAMPLES;
use crate::lang::{Texts, fill};
use crate::settings::Key;

/// Where a command makes sense.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// Everywhere.
    Everywhere,
    /// On the screen only.
    Screen,
    /// At the plain prompt only: the screen always shows it.
    Plain,
}

/// What a command is about; help is sorted by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Group {
    /// Playing.
    Play,
    /// Looking at the position.
    Look,
    /// Games and files.
    Game,
    /// The program itself.
    Program,
}

impl Group {
    /// All groups in the order of help.
    pub const ALL: [Self; 4] = [Self::Play, Self::Look, Self::Game, Self::Program];

    /// The group's heading.
    #[must_use]
    pub const fn title(self, texts: &Texts) -> &'static str {
        match self {
            Self::Play => texts.commands_play,
            Self::Look => texts.commands_look,
            Self::Game => texts.commands_game,
            Self::Program => texts.commands_program,
        }
    }
}

/// One command of the table.
#[derive(Clone, Copy)]
pub struct CommandInfo {
    /// What is typed.
    pub name: &'static str,
    /// What may be typed instead.
    pub aliases: &'static [&'static str],
    /// What follows.
    pub argument: Argument,
    /// What it is about.
    pub group: Group,
    /// Where it makes sense.
    pub scope: Scope,
    help: fn(&Texts) -> &'static str,
    read: Read,
}

impl CommandInfo {
    /// One sentence about what it does.
    #[must_use]
    pub fn help(&self, texts: &Texts) -> &'static str {
        (self.help)(texts)
    }

    /// Name and arguments: `save [FILE]`.
    #[must_use]
    pub fn usage(&self, texts: &Texts) -> String {
        match self.argument.syntax(texts) {
            "" => self.name.to_owned(),
            syntax => format!("{} {syntax}", self.name),
        }
    }

    /// Everything about it, in lines: what it does, what else it is called, and what can follow it
    /// where that is a list.
    #[must_use]
    pub fn explanation(&self, texts: &Texts) -> Vec<String> {
        let mut lines = vec![format!("{}: {}", self.usage(texts), self.help(texts))];
        if !self.aliases.is_empty() {
            let names = self.aliases.join(", ");
            lines.push(fill(texts.help_aliases, &[("names", &names)]));
        }
        match self.argument {
            Argument::Setting => lines.extend(Key::ALL.iter().map(|key| {
                let expected = key.expected().words(texts);
                format!("  {key}: {expected}. {}", key.help(texts))
            })),
            Argument::File => {
                let names = EXAMPLES.iter().map(|example| example.name);
                let names = names.collect::<Vec<_>>().join(", ");
                lines.push(fill(texts.help_examples, &[("names", &names)]));
            }
            _ => {}
        }
        lines
    }

    /// The command of this name or alias, in either case.
    #[must_use]
    pub fn named(word: &str) -> Option<&'static Self> {
        TABLE
            .iter()
            .find(|info| info.names().any(|name| name.eq_ignore_ascii_case(word)))
    }

    /// The commands that make sense at the plain prompt.
    pub fn at_prompt() -> impl Iterator<Item = &'static Self> {
        TABLE.iter().filter(|info| info.scope != Scope::Screen)
    }

    /// The name, then the aliases.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        std::iter::once(self.name).chain(self.aliases.iter().copied())
    }

    /// The command's name that a mistyped word looks most like.
    #[must_use]
    pub fn nearest(word: &str) -> Option<&'static str> {
        let names: Vec<_> = TABLE.iter().flat_map(Self::names).collect();
        let name = nearest(&word.to_lowercase(), &names)?;
        Self::named(name).map(|info| info.name)
    }

    pub(super) fn read(&self, text: &str) -> Result<Command, CommandError> {
        (self.read)(Rest {
            command: self.name,
            argument: self.argument,
            text,
        })
    }
}

impl fmt::Debug for CommandInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CommandInfo({})", self.name)
    }
}

/// The name that begins with a word, or that looks most like it, if any looks like it at all.
pub(crate) fn nearest(word: &str, names: &[&'static str]) -> Option<&'static str> {
    const MOST_LETTERS: usize = 20;
    let letters = word.chars().count();
    if letters == 0 || letters > MOST_LETTERS {
        return None;
    }
    if let Some(begun) = names.iter().find(|name| name.starts_with(word)) {
        return Some(*begun);
    }
    let allowed = 1 + letters / 4;
    names
        .iter()
        .map(|&name| (distance(name, word), name))
        .filter(|&(distance, _)| distance <= allowed)
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, name)| name)
}

/// Number of letters to change, add or leave out to turn one word into the other.
fn distance(one: &str, two: &str) -> usize {
    let two: Vec<char> = two.chars().collect();
    let mut row: Vec<usize> = (0..=two.len()).collect();
    for (line, letter) in one.chars().enumerate() {
        let mut corner = line;
        let mut left = line + 1;
        row[0] = left;
        for (column, &other) in two.iter().enumerate() {
            let above = row[column + 1];
            let changed = corner + usize::from(letter != other);
            left = changed.min(above + 1).min(left + 1);
            corner = above;
            row[column + 1] = left;
        }
    }
    row.last().copied().unwrap_or_default()
}

/// Reads the name of a command to be explained.
fn help_about(rest: Rest<'_>) -> Result<Command, CommandError> {
    match rest.text.trim_start_matches(':') {
        "" => Ok(Command::Help(None)),
        name => match CommandInfo::named(name) {
            Some(info) => Ok(Command::Help(Some(info.name.to_owned()))),
            None => Err(CommandError::Unknown {
                name: name.to_owned(),
                nearest: CommandInfo::nearest(name),
            }),
        },
    }
}

macro_rules! table {
    ($( $group:ident $scope:ident $name:literal $aliases:tt $argument:ident $read:path, $help:ident; )+) => {
        /// All commands, by group.
        pub const TABLE: &[CommandInfo] = &[$(
            CommandInfo {
                name: $name,
                aliases: &$aliases,
                argument: Argument::$argument,
                group: Group::$group,
                scope: Scope::$scope,
                help: |texts| texts.$help,
                read: $read,
            },
        )+];
    };
}

table! {
    Play    Everywhere "back"     ["cancel"]        None           read::back,      command_back;
    Play    Everywhere "undo"     ["u"]             None           read::undo,      command_undo;
    Play    Everywhere "redo"     ["r"]             None           read::redo,      command_redo;
    Play    Everywhere "demand"   []                None           read::demand,    command_demand;
    Play    Everywhere "pass"     []                None           read::pass,      command_pass;
    Play    Everywhere "resign"   []                None           read::resign,    command_resign;
    Play    Everywhere "tie"      ["draw"]          None           read::tie,       command_tie;
    Play    Everywhere "flag"     []                None           read::flag,      command_flag;
    Play    Everywhere "hint"     []                None           read::hint,      command_hint;
    Play    Everywhere "comment"  []                Text           read::comment,   command_comment;
    Look    Plain      "board"    ["show"]          None           read::board,     command_board;
    Look    Plain      "col"      ["column"]        Column         read::column,    command_column;
    Look    Everywhere "ring"     []                Ring           read::ring,      command_ring;
    Look    Everywhere "where"    []                OptionalMarble read::marbles,   command_where;
    Look    Plain      "pool"     []                None           read::pool,      command_pool;
    Look    Plain      "score"    []                None           read::score,     command_score;
    Look    Everywhere "free"     []                None           read::free,      command_free;
    Look    Everywhere "legal"    []                OptionalRing   read::legal,     command_legal;
    Look    Everywhere "last"     []                None           read::last,      command_last;
    Look    Plain      "moves"    ["history"]       None           read::moves,     command_moves;
    Look    Everywhere "goto"     ["go"]            Turn           read::goto,      command_goto;
    Look    Everywhere "clock"    ["time"]          None           read::clock,     command_clock;
    Look    Everywhere "rules"    []                None           read::rules,     command_rules;
    Look    Everywhere "line"     []                None           read::line,      command_line;
    Game    Everywhere "new"      ["n"]             NewGame        read::new,       command_new;
    Game    Everywhere "save"     ["s", "write"]    OptionalFile   read::save,      command_save;
    Game    Everywhere "load"     ["o", "open"]     File           read::load,      command_load;
    Game    Everywhere "next"     []                None           read::next,      command_next;
    Game    Everywhere "previous" ["prev"]          None           read::previous,  command_previous;
    Game    Everywhere "warnings" []                None           read::warnings,  command_warnings;
    Game    Everywhere "resume"   []                None           read::resume,    command_resume;
    Game    Everywhere "position" ["pos"]           Position       read::position,  command_position;
    Game    Everywhere "names"    ["players"]       Names          read::names,     command_names;
    Program Everywhere "set"      []                Setting        read::set,       command_set;
    Program Screen     "suspend"  []                None           read::suspend,   command_suspend;
    Program Everywhere "help"     ["?"]             Command        help_about,      command_help;
    Program Everywhere "quit"     ["q", "exit"]     None           read::quit,      command_quit;
}
