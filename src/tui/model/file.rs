//! Where the game on the table came from.

use std::path::{Path, PathBuf};

use super::popup::Departure;
use crate::lang::Texts;
use crate::library::Opened;

/// The file that the game belongs to.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FileState {
    /// Where it was read from or saved to last.
    pub path: Option<PathBuf>,
    /// What it is called; also a game that has no file may have a name.
    pub name: Option<String>,
    /// What is odd about its record.
    pub warnings: Vec<String>,
    /// Whether it has changed since.
    pub unsaved: bool,
    /// What was to be done when saving came before it.
    pub then: Option<Departure>,
}

impl FileState {
    /// What is known of an opened game, what is odd about it in words.
    #[must_use]
    pub fn of(opened: &Opened, texts: &Texts) -> Self {
        let name = opened.origin.short_name();
        let odd = texts.warnings(&opened.warnings);
        Self {
            path: opened.origin.file().map(Path::to_owned),
            warnings: odd.iter().map(|odd| format!("{name}: {odd}")).collect(),
            name: Some(name),
            ..Self::default()
        }
    }
}
