//! Records on the disk: a file, a folder or a .zip archive, looked at as one list of records.
//!
//! This is the only part that knows of both formats and files. How much is read is bounded: a
//! record has at most 4 MiB, an archive at most 200,000 entries that unpack to at most 1 GiB.

mod archive;
mod format;
mod game_file;
mod opened;
mod seek;
mod system;

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use self::archive::Archive;
pub use self::archive::ArchiveFault;
pub use self::format::{ErrorKind, Format, LoadError};
pub use self::game_file::{SaveError, open_game, read_game, save_game};
pub use self::opened::{Opened, Origin};
pub use self::seek::Found;
pub use self::system::SystemError;
use crate::record::{MOST_BYTES, Reading, Strictness};

/// The most records of a folder.
const MOST_RECORDS: usize = 1_000_000;

/// A list of records that can be loaded one by one, from many threads at once.
#[derive(Debug)]
pub struct Collection {
    entries: Vec<Entry>,
    archives: Vec<Archive>,
}

#[derive(Debug)]
struct Entry {
    name: String,
    place: Place,
}

#[derive(Debug)]
enum Place {
    File(PathBuf),
    Archived {
        archive: usize,
        index: usize,
        format: Option<Format>,
    },
    /// Something that should hold records and could not be opened.
    Broken(LoadError),
}

impl Collection {
    /// Opens a file, a folder with all its folders, or an archive. Records come in the order of
    /// their paths; in an archive, in its own order. Files of other kinds in a folder or an archive
    /// are passed over, and folders that are links are not followed.
    ///
    /// # Errors
    ///
    /// There is nothing at the path, or it can't be read. What can't be read further down becomes
    /// an entry of the list that fails to load.
    pub fn open(path: &Path) -> Result<Self, LoadError> {
        let mut collection = Self {
            entries: Vec::new(),
            archives: Vec::new(),
        };
        let metadata = fs::metadata(path)?;
        if metadata.is_dir() {
            collection.walk(path)?;
        } else if is_archive(path) {
            collection.add_archive(path)?;
        } else {
            collection.add_file(path.to_owned());
        }
        Ok(collection)
    }

    /// The records that lie beside a file, in the order of their names, itself among them. Folders
    /// and archives beside it are left alone.
    ///
    /// # Errors
    ///
    /// The file's folder can't be read.
    pub fn beside(file: &Path) -> Result<Self, LoadError> {
        let mut collection = Self {
            entries: Vec::new(),
            archives: Vec::new(),
        };
        let folder = match file.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        for (path, is_folder) in list(folder)? {
            if !is_folder && Format::of(&path).is_some() {
                // As short as the file itself was named.
                let path = match path.strip_prefix(".") {
                    Ok(bare) if file.parent() == Some(Path::new("")) => bare.to_owned(),
                    _ => path,
                };
                collection.add_file(path);
            }
        }
        Ok(collection)
    }

    /// Whether there is a list of records at a path rather than a single one: a folder or an
    /// archive.
    #[must_use]
    pub fn is_at(path: &Path) -> bool {
        path.is_dir() || is_archive(path)
    }

    /// Number of records.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there is no record.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The name of a record (from 0): its path, or `ARCHIVE/NAME` in an archive. Control
    /// characters, which a name may hold, are shown as `?`. Empty when there is no such record.
    #[must_use]
    pub fn name(&self, index: usize) -> &str {
        self.entries
            .get(index)
            .map_or("", |entry| entry.name.as_str())
    }

    /// Loads a record (from 0).
    ///
    /// # Errors
    ///
    /// The record can't be read; says why.
    pub fn load(&self, index: usize, strictness: Strictness) -> Result<Reading, LoadError> {
        let missing = || LoadError::Missing;
        let entry = self.entries.get(index).ok_or_else(missing)?;
        match &entry.place {
            Place::File(path) => load(path, strictness),
            Place::Archived {
                archive,
                index,
                format,
            } => {
                let Some(format) = format else {
                    return Err(LoadError::Archive(ArchiveFault::Nested));
                };
                let archive = self.archives.get(*archive).ok_or_else(missing)?;
                format.read(&archive.bytes(*index)?, strictness)
            }
            Place::Broken(error) => Err(error.clone()),
        }
    }

    fn add_file(&mut self, path: PathBuf) {
        self.entries.push(Entry {
            name: plain(&path.to_string_lossy()),
            place: Place::File(path),
        });
    }

    fn add_archive(&mut self, path: &Path) -> Result<(), LoadError> {
        let mut archive = Archive::open(path)?;
        let names = archive.names(|name| Format::of(name).is_some() || is_archive(name))?;
        let number = self.archives.len();
        for (index, name) in names {
            self.entries.push(Entry {
                name: plain(&format!("{}/{name}", path.to_string_lossy())),
                place: Place::Archived {
                    archive: number,
                    index,
                    format: Format::of(Path::new(&name)),
                },
            });
        }
        self.archives.push(archive);
        Ok(())
    }

    fn walk(&mut self, folder: &Path) -> Result<(), LoadError> {
        let mut paths = list(folder)?;
        // The next path is the last of the list.
        paths.reverse();
        while let Some((path, is_folder)) = paths.pop() {
            if self.entries.len() >= MOST_RECORDS {
                return Err(LoadError::TooMany(MOST_RECORDS));
            }
            let opened = if is_folder {
                list(&path).map_err(LoadError::from).map(|below| {
                    paths.extend(below.into_iter().rev());
                })
            } else if is_archive(&path) {
                self.add_archive(&path)
            } else {
                if Format::of(&path).is_some() {
                    self.add_file(path);
                }
                continue;
            };
            if let Err(error) = opened {
                self.entries.push(Entry {
                    name: plain(&path.to_string_lossy()),
                    place: Place::Broken(error),
                });
            }
        }
        Ok(())
    }
}

/// Loads a record from a file.
///
/// # Errors
///
/// The file can't be read, or is no record; says why.
pub fn load(path: &Path, strictness: Strictness) -> Result<Reading, LoadError> {
    let format = Format::of(path).ok_or(LoadError::Ending)?;
    format.read(&bytes_of(path)?, strictness)
}

/// What a file holds, if it is no longer than a record can be.
fn bytes_of(path: &Path) -> Result<Vec<u8>, LoadError> {
    let mut bytes = Vec::new();
    let file = File::open(path)?;
    file.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > MOST_BYTES {
        return Err(LoadError::TooLong);
    }
    Ok(bytes)
}

/// What lies in a folder, sorted, and whether each is a folder itself.
fn list(folder: &Path) -> io::Result<Vec<(PathBuf, bool)>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        let kind = entry.file_type()?;
        if kind.is_dir() || kind.is_file() || (kind.is_symlink() && path.is_file()) {
            paths.push((path, kind.is_dir()));
        }
        if paths.len() > MOST_RECORDS {
            return Err(io::Error::other("too many files"));
        }
    }
    paths.sort();
    Ok(paths)
}

/// Whether a file's name says that it holds games: a record or an archive of them.
#[must_use]
pub fn holds_games(path: &Path) -> bool {
    Format::of(path).is_some() || is_archive(path)
}

/// Whether a file's name says that it is an archive.
#[must_use]
pub fn is_archive(path: &Path) -> bool {
    path.extension()
        .is_some_and(|ending| ending.eq_ignore_ascii_case("zip"))
}

/// A name without control characters.
fn plain(name: &str) -> String {
    let visible = |letter: char| if letter.is_control() { '?' } else { letter };
    name.chars().map(visible).collect()
}
