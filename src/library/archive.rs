//! Records in a .zip archive, guarded against archives that unpack to more than anybody has.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use zip::ZipArchive;

use super::LoadError;
use crate::record::{MOST_BYTES, decode};

/// The most entries that an archive may have.
const MOST_ENTRIES: usize = 200_000;
/// The most bytes that all records of an archive may unpack to.
const MOST_UNPACKED: u64 = 1 << 30;
/// The longest archive.
const MOST_PACKED: u64 = 1 << 29;

/// Why an archive can't be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ArchiveFault {
    /// It lies in another archive.
    #[error("archives within archives are not opened")]
    Nested,
    /// It is too long.
    #[error("it is longer than 512 MiB")]
    TooLong,
    /// It holds too much.
    #[error("its records unpack to more than 1 GiB")]
    TooLarge,
    /// An entry is longer than it says.
    #[error("an entry is longer than it says")]
    Lies,
    /// It is damaged, or of a kind that is not known.
    #[error("{0}")]
    Damaged(String),
}

/// An open archive. Many threads can read from it at once.
#[derive(Debug)]
pub(super) struct Archive {
    zip: ZipArchive<SharedFile>,
}

impl Archive {
    pub(super) fn open(path: &Path) -> Result<Self, LoadError> {
        let mut file = File::open(path)?;
        let length = file.seek(SeekFrom::End(0))?;
        if length > MOST_PACKED {
            return Err(LoadError::Archive(ArchiveFault::TooLong));
        }
        let mut shared = SharedFile::new(file, length);
        // The list of entries is read at once, so its length is looked at first.
        if most_entries(&mut shared)? > MOST_ENTRIES as u64 {
            return Err(LoadError::TooMany(MOST_ENTRIES));
        }
        let zip = ZipArchive::new(shared).map_err(|error| damaged(&error))?;
        Ok(Self { zip })
    }

    /// Number and name of every entry that a condition holds for.
    pub(super) fn names(
        &mut self,
        wanted: impl Fn(&Path) -> bool,
    ) -> Result<Vec<(usize, String)>, LoadError> {
        let mut names = Vec::new();
        let mut unpacked = 0u64;
        for index in 0..self.zip.len() {
            let entry = self
                .zip
                .by_index_raw(index)
                .map_err(|error| damaged(&error))?;
            let name = decode(entry.name_raw()).into_owned();
            if entry.is_dir() || !wanted(Path::new(&name)) {
                continue;
            }
            unpacked = unpacked.saturating_add(entry.size());
            if unpacked > MOST_UNPACKED {
                return Err(LoadError::Archive(ArchiveFault::TooLarge));
            }
            names.push((index, name));
        }
        Ok(names)
    }

    /// The bytes of an entry.
    pub(super) fn bytes(&self, index: usize) -> Result<Vec<u8>, LoadError> {
        let mut zip = self.zip.clone();
        let entry = zip.by_index(index).map_err(|error| damaged(&error))?;
        let size = entry.size();
        if size > MOST_BYTES as u64 {
            return Err(LoadError::TooLong);
        }
        let mut bytes = Vec::with_capacity(size as usize);
        // What an entry says about its length may be a lie.
        let mut limited = entry.take(size + 1);
        limited
            .read_to_end(&mut bytes)
            .map_err(|error| LoadError::Archive(ArchiveFault::Damaged(error.to_string())))?;
        if bytes.len() as u64 > size {
            return Err(LoadError::Archive(ArchiveFault::Lies));
        }
        Ok(bytes)
    }
}

fn damaged(error: &zip::result::ZipError) -> LoadError {
    LoadError::Archive(ArchiveFault::Damaged(error.to_string()))
}

/// The greatest number of entries that any end record near the end of an archive claims.
fn most_entries(file: &mut SharedFile) -> io::Result<u64> {
    /// An end record without its comment, which may have 65,535 bytes; and before it the locator
    /// of the end record for large archives.
    const TAIL: u64 = 22 + 65_535 + 20;
    let start = file.length.saturating_sub(TAIL);
    let mut tail = Vec::new();
    file.seek(SeekFrom::Start(start))?;
    file.take(TAIL).read_to_end(&mut tail)?;
    let number = |bytes: Option<&[u8]>| {
        bytes.map_or(0, |bytes| {
            bytes
                .iter()
                .rev()
                .fold(0u64, |number, &byte| number << 8 | u64::from(byte))
        })
    };
    let mut most = 0;
    for at in 0..tail.len() {
        let rest = tail.get(at..).unwrap_or_default();
        if rest.starts_with(b"PK\x05\x06") {
            most = most.max(number(rest.get(10..12)));
        } else if rest.starts_with(b"PK\x06\x07") {
            let at = number(rest.get(8..16));
            let mut large = Vec::new();
            file.seek(SeekFrom::Start(at))?;
            file.take(56).read_to_end(&mut large)?;
            if large.starts_with(b"PK\x06\x06") {
                most = most.max(number(large.get(32..40)));
            }
        }
    }
    Ok(most)
}

/// A file that many readers share, each with a place and a buffer of its own.
#[derive(Debug)]
struct SharedFile {
    file: Arc<Mutex<File>>,
    length: u64,
    at: u64,
    buffer: Vec<u8>,
    buffer_start: u64,
}

impl SharedFile {
    const BUFFER: u64 = 4096;

    fn new(file: File, length: u64) -> Self {
        Self {
            file: Arc::new(Mutex::new(file)),
            length,
            at: 0,
            buffer: Vec::new(),
            buffer_start: 0,
        }
    }

    /// What the buffer holds from the present place on.
    fn buffered(&self) -> &[u8] {
        let skip = self.at.checked_sub(self.buffer_start);
        let skip = skip.and_then(|skip| usize::try_from(skip).ok());
        skip.and_then(|skip| self.buffer.get(skip..))
            .unwrap_or_default()
    }
}

impl Clone for SharedFile {
    fn clone(&self) -> Self {
        Self {
            file: Arc::clone(&self.file),
            length: self.length,
            at: self.at,
            buffer: Vec::new(),
            buffer_start: 0,
        }
    }
}

impl Read for SharedFile {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.buffered().is_empty() {
            self.buffer.clear();
            self.buffer_start = self.at;
            // A reader that failed leaves nothing behind but the place in the file.
            let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
            file.seek(SeekFrom::Start(self.at))?;
            (&mut *file)
                .take(Self::BUFFER)
                .read_to_end(&mut self.buffer)?;
        }
        let mut buffered = self.buffered();
        let length = buffered.read(into)?;
        self.at += length as u64;
        Ok(length)
    }
}

impl Seek for SharedFile {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let at = match to {
            SeekFrom::Start(at) => Some(at),
            SeekFrom::End(offset) => self.length.checked_add_signed(offset),
            SeekFrom::Current(offset) => self.at.checked_add_signed(offset),
        };
        self.at = at.ok_or(io::ErrorKind::InvalidInput)?;
        Ok(self.at)
    }
}
