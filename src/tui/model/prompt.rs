//! The command line while it is being typed.

use std::path::{Path, PathBuf};

use super::files::Entry;
use super::line::Line;
use crate::library::Format;
use crate::store;

/// The command line: what is typed now and what was typed before.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Prompt {
    /// What is typed.
    pub line: Line,
    /// Which of the earlier lines is shown, counted from the latest; `None` for the one being
    /// typed.
    pub recalled: Option<usize>,
    /// What was being typed before an earlier line was recalled.
    pub draft: String,
    /// How the line could go on, when that is asked for and not clear.
    pub candidates: Vec<String>,
    /// What the line waits for to go on.
    pub asked: Option<Asked>,
}

/// A line that is to be completed by the name of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    /// The folder that has to be listed first.
    pub folder: PathBuf,
    /// The line as it was then: once it is another one, the list comes too late.
    pub line: String,
    /// What else than a file could stand there.
    pub words: Vec<&'static str>,
    /// Where the completed name begins, in bytes.
    from: usize,
}

impl Asked {
    /// A line whose path begins at some byte.
    #[must_use]
    pub fn new(line: &str, path: usize, words: Vec<&'static str>) -> Self {
        let typed = line.get(path..).unwrap_or_default();
        // A path may stand in quotes.
        let (folder, name) = match typed.rfind('/') {
            Some(slash) => typed.split_at(slash + 1),
            None => typed.split_at(typed.len() - typed.trim_start_matches('"').len()),
        };
        let folder = folder.trim_start_matches('"');
        Self {
            folder: match folder {
                "" => PathBuf::from("."),
                folder => store::expand_home(Path::new(folder)),
            },
            line: line.to_owned(),
            words,
            from: line.len() - name.len(),
        }
    }

    /// What the name begins with.
    fn start(&self) -> &str {
        self.line.get(self.from..).unwrap_or_default()
    }
}

impl Prompt {
    /// Takes over what all candidates for the end of the line have in common, from some byte on,
    /// and shows them when there are several.
    pub fn offer(&mut self, from: usize, words: Vec<String>) {
        let common = common_start(&words);
        let alone = words.len() == 1;
        // The end of a turn's ring or a folder goes on without a blank.
        let ends = !common.ends_with(|end: char| end.is_ascii_digit() || end == '/');
        self.extend(from, &common, alone && ends);
        self.candidates = if alone { Vec::new() } else { words };
    }

    /// The same with the folders and game files that begin with what is typed.
    pub fn offer_files(&mut self, asked: &Asked, entries: &[Entry]) {
        let start = asked.start();
        let known = |entry: &&Entry| {
            let wanted = !entry.is_file || Format::of(Path::new(&entry.name)).is_some();
            wanted && entry.name.starts_with(start) && entry.name != ".."
        };
        let names = entries.iter().filter(known).map(|entry| {
            let slash = if entry.is_file { "" } else { "/" };
            format!("{}{slash}", entry.name)
        });
        let words = asked.words.iter().map(|&word| word.to_owned());
        self.offer(asked.from, names.chain(words).collect());
    }

    fn extend(&mut self, from: usize, common: &str, blank: bool) {
        let text = self.line.text();
        let (head, typed) = text.split_at_checked(from).unwrap_or((text, ""));
        if common.len() > typed.len() {
            let blank = if blank { " " } else { "" };
            self.line = Line::new(format!("{head}{common}{blank}"));
        }
    }
}

/// The longest text with which all words begin.
#[must_use]
pub fn common_start(words: &[String]) -> String {
    let Some((first, others)) = words.split_first() else {
        return String::new();
    };
    let mut end = first.len();
    for word in others {
        let same = first
            .char_indices()
            .zip(word.chars())
            .find(|((_, one), other)| one != other)
            .map_or(first.len().min(word.len()), |((at, _), _)| at);
        end = end.min(same);
    }
    first.get(..end).unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(line: &str) -> (String, String) {
        let asked = Asked::new(line, "load ".len(), Vec::new());
        (asked.folder.display().to_string(), asked.start().to_owned())
    }

    #[test]
    fn a_path_is_a_folder_and_the_start_of_a_name() {
        let pair = |folder: &str, name: &str| (folder.to_owned(), name.to_owned());
        assert_eq!(asked("load ga"), pair(".", "ga"));
        assert_eq!(asked("load "), pair(".", ""));
        assert_eq!(asked("load old games/ga"), pair("old games/", "ga"));
        assert_eq!(asked("load /tmp/"), pair("/tmp/", ""));
        assert_eq!(asked("load \"old games/ga"), pair("old games/", "ga"));
        assert_eq!(asked("load \"ga"), pair(".", "ga"));
    }

    #[test]
    fn the_line_goes_on_as_far_as_all_candidates_agree() {
        let mut prompt = Prompt {
            line: Line::new("load m"),
            ..Prompt::default()
        };
        let words = ["möwe.json", "mörser.json"].map(str::to_owned);
        prompt.offer("load ".len(), words.to_vec());
        assert_eq!(prompt.line.text(), "load mö");
        assert_eq!(prompt.candidates, words);
        prompt.offer("load ".len(), vec!["möwe.json".to_owned()]);
        assert_eq!(prompt.line.text(), "load möwe.json ");
        assert!(prompt.candidates.is_empty());
        prompt.offer("load ".len(), Vec::new());
        assert_eq!(prompt.line.text(), "load möwe.json ");
    }
}
