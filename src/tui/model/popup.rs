//! What lies over the board.

use std::path::PathBuf;

use super::files::Files;
use super::new_game::{NewGame, Proposal};
use super::prompt::Prompt;
use super::settings_form::SettingsForm;
use crate::record::Reading;
use crate::rules::Player;

/// Something that lies over the board and has the keys.
#[derive(Debug, Clone, PartialEq)]
pub enum Popup {
    /// The command line.
    Line(Prompt),
    /// The list of keys.
    Help {
        /// How many rows are scrolled out at the top.
        scroll: usize,
    },
    /// Several lines of text.
    Text {
        /// What they are about; may be empty.
        heading: &'static str,
        /// The lines.
        lines: Vec<String>,
        /// How many rows are scrolled out at the top.
        scroll: usize,
    },
    /// A question.
    Choice(Choice),
    /// The form for a new game.
    NewGame(Box<NewGame>),
    /// The form of all settings.
    Settings(Box<SettingsForm>),
    /// The file picker.
    Files(Box<Files>),
    /// Pool, players and turns, where there is no room beside the board.
    Panels,
}

/// A question and the answer that would be given now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// What is asked.
    pub ask: Ask,
    /// Number of the answer.
    pub chosen: usize,
}

/// What is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ask {
    /// Something would be lost that is not saved.
    Unsaved(Departure),
    /// A file would be replaced.
    Replace(PathBuf),
    /// Play on from an earlier moment as a new game.
    PlayOn {
        /// After so many actions.
        ply: usize,
        /// Whether the game as it stands is not saved.
        unsaved: bool,
    },
    /// Whether the player really resigns.
    Resign(Player),
    /// Whether the player agrees on a tie.
    Tie(Player),
    /// The game has ended: what next?
    Over,
}

/// Why the present game would be left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Departure {
    /// To end the program.
    Quit,
    /// To begin another game.
    Start(Box<Proposal>),
    /// To open a file.
    Open(PathBuf),
    /// To go on with the game that was left last.
    Resume,
    /// To go on with a game that was pasted.
    Take(Box<Reading>),
    /// To go to the next record of the list, or to the one before.
    Seek {
        /// Which way.
        forward: bool,
    },
}

/// An answer to a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Answer {
    /// Do it.
    Yes,
    /// Don't.
    No,
    /// Save first.
    Save,
    /// The next game, the other player first.
    NextGame,
    /// Another kind of game.
    OtherGame,
    /// See where the game turned.
    Analysis,
    /// Look at the board.
    Look,
    /// Look at the game from its start.
    Review,
    /// End the program.
    Quit,
}

impl Answer {
    /// The key that gives it.
    #[must_use]
    pub const fn key(self) -> char {
        match self {
            Self::Yes => 'y',
            Self::No | Self::OtherGame => 'n',
            Self::Save => 's',
            Self::NextGame => 'x',
            Self::Analysis => 'a',
            Self::Look => 'l',
            Self::Review => '[',
            Self::Quit => 'q',
        }
    }
}

impl Ask {
    /// The answers, the safest first.
    #[must_use]
    pub const fn answers(&self) -> &'static [Answer] {
        match self {
            Self::Unsaved(_) => &[Answer::Save, Answer::Yes, Answer::No],
            Self::Replace(_) | Self::PlayOn { .. } | Self::Resign(_) | Self::Tie(_) => {
                &[Answer::Yes, Answer::No]
            }
            Self::Over => &[
                Answer::NextGame,
                Answer::OtherGame,
                Answer::Analysis,
                Answer::Look,
                Answer::Review,
                Answer::Save,
                Answer::Quit,
            ],
        }
    }
}

impl Choice {
    /// A question, its first answer chosen.
    #[must_use]
    pub const fn new(ask: Ask) -> Self {
        Self { ask, chosen: 0 }
    }

    /// The chosen answer.
    #[must_use]
    pub fn answer(&self) -> Answer {
        let answers = self.ask.answers();
        answers.get(self.chosen).copied().unwrap_or(Answer::No)
    }

    /// Chooses the next answer or the one before, going round.
    pub const fn move_choice(&mut self, down: bool) {
        let count = self.ask.answers().len();
        self.chosen = (self.chosen + if down { 1 } else { count - 1 }) % count;
    }

    /// Chooses the answer with this key. `false` when there is none.
    pub fn pick(&mut self, key: char) -> bool {
        // `j` is the yes of German keyboards.
        let key = match key.to_ascii_lowercase() {
            'j' => 'y',
            key => key,
        };
        let answers = self.ask.answers();
        let Some(number) = answers.iter().position(|answer| answer.key() == key) else {
            return false;
        };
        self.chosen = number;
        true
    }
}
