//! The file picker.

use std::path::{Path, PathBuf};

use super::line::Line;
use super::prompt::common_start;
use crate::tui::view::scene::Scene;

/// What the chosen file is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// To read a game from.
    Open,
    /// To save the game to.
    Save,
}

/// Something in a folder.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Entry {
    /// Whether it is a file; folders come first.
    pub is_file: bool,
    /// Its name.
    pub name: String,
}

/// What a file holds.
#[derive(Debug, Clone, PartialEq)]
pub struct Preview {
    /// The last position.
    pub scene: Scene,
    /// How many actions the game has.
    pub turns: usize,
}

/// The picker: a folder's entries, one of them chosen, and the name being typed.
#[derive(Debug, Clone, PartialEq)]
pub struct Files {
    /// What for.
    pub purpose: Purpose,
    /// Which folder.
    pub folder: PathBuf,
    /// What is in it, or why that is not known; `None` until it is listed.
    pub entries: Option<Result<Vec<Entry>, String>>,
    /// The chosen entry.
    pub chosen: Option<usize>,
    /// The name being typed.
    pub name: Line,
    /// What the chosen file holds, or why that is not known.
    pub preview: Option<(PathBuf, Result<Box<Preview>, String>)>,
}

impl Files {
    /// A picker that waits for its folder to be listed.
    #[must_use]
    pub const fn new(purpose: Purpose, folder: PathBuf, name: Line) -> Self {
        Self {
            purpose,
            folder,
            entries: None,
            chosen: None,
            name,
            preview: None,
        }
    }

    /// The entries; none while they are not known.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        match &self.entries {
            Some(Ok(entries)) => entries,
            Some(Err(_)) | None => &[],
        }
    }

    /// The chosen entry.
    #[must_use]
    pub fn entry(&self) -> Option<&Entry> {
        self.chosen.and_then(|chosen| self.entries().get(chosen))
    }

    /// Takes over the list of a folder, unless another folder is waited for.
    pub fn list(&mut self, folder: &Path, result: Result<Vec<Entry>, String>) {
        if folder == self.folder {
            self.entries = Some(result);
            self.chosen = None;
        }
    }

    /// Chooses an entry and takes its name over.
    pub fn choose(&mut self, number: usize) {
        if self.entries().is_empty() {
            return;
        }
        let number = number.min(self.entries().len() - 1);
        self.chosen = Some(number);
        self.preview = None;
        self.name = self.entry().map_or_else(Line::default, |entry| {
            Line::new(if entry.is_file {
                entry.name.clone()
            } else {
                format!("{}/", entry.name)
            })
        });
    }

    /// Moves the choice down or up by so many entries.
    pub fn move_choice(&mut self, by: isize) {
        let number = match self.chosen {
            None if by > 0 => 0,
            None => usize::MAX,
            Some(chosen) => chosen.saturating_add_signed(by),
        };
        self.choose(number);
    }

    /// The path that the typed name means.
    #[must_use]
    pub fn path(&self) -> PathBuf {
        let name = self.name.text().trim();
        match name.strip_prefix("~/").zip(std::env::home_dir()) {
            Some((rest, home)) => home.join(rest),
            None => self.folder.join(name),
        }
    }

    /// The folder that the typed name means, if it is one for certain.
    #[must_use]
    pub fn typed_folder(&self) -> Option<PathBuf> {
        let name = self.name.text().trim();
        let known = |entry: &Entry| !entry.is_file && entry.name == name;
        let folder = name.is_empty()
            || name.ends_with('/')
            || matches!(name, "." | ".." | "~")
            || self.entries().iter().any(known);
        folder.then(|| self.path())
    }

    /// Completes the typed name from the entries that begin with it. `false` when none does.
    pub fn complete(&mut self) -> bool {
        let typed = self.name.text().to_owned();
        let entries = self.entries().iter().enumerate();
        let fitting = entries.filter(|(_, entry)| entry.name.starts_with(&typed));
        let (numbers, names): (Vec<_>, Vec<_>) = fitting
            .map(|(number, entry)| (number, entry.name.clone()))
            .unzip();
        match numbers[..] {
            [] => return false,
            [only] => self.choose(only),
            _ => self.name = Line::new(common_start(&names)),
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picker(typed: &str) -> Files {
        let mut files = Files::new(Purpose::Open, PathBuf::from("/games"), Line::new(typed));
        let entry = |name: &str, is_file| Entry {
            is_file,
            name: name.to_owned(),
        };
        let entries = vec![
            entry("old", false),
            entry("möwe.json", true),
            entry("mörser.json", true),
        ];
        files.list(Path::new("/games"), Ok(entries));
        files
    }

    #[test]
    fn names_are_completed_as_far_as_they_agree() {
        let mut files = picker("m");
        assert!(files.complete());
        assert_eq!(files.name.text(), "mö");
        let mut files = picker("mör");
        assert!(files.complete());
        assert_eq!(files.name.text(), "mörser.json");
        assert_eq!(files.entry().unwrap().name, "mörser.json");
        assert!(!picker("x").complete());
    }

    #[test]
    fn folders_are_told_from_files() {
        assert_eq!(picker("old").typed_folder(), Some("/games/old".into()));
        assert_eq!(picker("..").typed_folder(), Some("/games/..".into()));
        assert_eq!(picker("/tmp/").typed_folder(), Some("/tmp/".into()));
        assert_eq!(picker("möwe.json").typed_folder(), None);
        assert_eq!(picker("möwe.json").path(), Path::new("/games/möwe.json"));
    }

    #[test]
    fn a_list_of_another_folder_is_ignored() {
        let mut files = picker("");
        files.list(Path::new("/late"), Ok(Vec::new()));
        assert_eq!(files.entries().len(), 3);
    }

    #[test]
    fn the_choice_stays_within_the_list() {
        let mut files = picker("");
        files.move_choice(-1);
        assert_eq!(files.chosen, Some(2));
        files.move_choice(5);
        assert_eq!(files.chosen, Some(2));
        files.move_choice(-9);
        assert_eq!((files.chosen, files.name.text()), (Some(0), "old/"));
        let mut empty = Files::new(Purpose::Save, PathBuf::new(), Line::default());
        empty.move_choice(1);
        assert_eq!(empty.chosen, None);
    }
}
