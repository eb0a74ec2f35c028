//! Files: reading with a limit, and saving so that a crash at any moment leaves the old file or the
//! new one.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use etcetera::AppStrategy;

use crate::record::MOST_BYTES;
use crate::settings::{self, Key};

/// What can be wrong with the program's own files besides what the system says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// Nothing can be remembered.
    #[error("the home folder is not known")]
    NoHome,
    /// The file is longer than any that is read.
    #[error("the file is longer than 4 MiB")]
    TooLong,
    /// The file holds something else than text.
    #[error("the file is not UTF-8")]
    NotText,
    /// No game was kept.
    #[error("there is no game to resume")]
    NothingKept,
}

/// A step of saving that has just been done; tests crash between any two.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SaveStep {
    /// An empty file stands beside the target.
    Created,
    /// It holds the text.
    Written,
    /// The text is on the disk.
    Flushed,
    /// The file has taken the target's place.
    Renamed,
    /// The folder's entry is on the disk.
    FolderFlushed,
}

impl SaveStep {
    /// All steps in order.
    pub const ALL: [Self; 5] = [
        Self::Created,
        Self::Written,
        Self::Flushed,
        Self::Renamed,
        Self::FolderFlushed,
    ];
}

/// Reads a text file of at most 4 MiB.
///
/// # Errors
///
/// The file can't be read, is too long, or is not UTF-8; names the file.
pub fn read_text(path: &Path) -> anyhow::Result<String> {
    let name = || path.display().to_string();
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes))
        .with_context(name)?;
    if bytes.len() > MOST_BYTES {
        return Err(StoreError::TooLong).with_context(name);
    }
    String::from_utf8(bytes)
        .ok()
        .ok_or(StoreError::NotText)
        .with_context(name)
}

/// Saves a text, whole or not at all.
///
/// A link is written through, and the mode of an existing file is kept.
///
/// # Errors
///
/// What the system says; the file that was there before is untouched then.
pub fn save(path: &Path, text: &str) -> io::Result<()> {
    save_in_steps(path, text, |_| {})
}

/// [`save`], calling `done` after every step.
///
/// # Errors
///
/// As [`save`].
pub fn save_in_steps(path: &Path, text: &str, mut done: impl FnMut(SaveStep)) -> io::Result<()> {
    let target = resolve(path)?;
    let folder = match target.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let mut file = tempfile::Builder::new()
        .prefix(".zertz-")
        .suffix(".tmp")
        .tempfile_in(folder)?;
    done(SaveStep::Created);
    file.write_all(text.as_bytes())?;
    done(SaveStep::Written);
    set_mode(file.as_file(), &target)?;
    file.as_file().sync_all()?;
    done(SaveStep::Flushed);
    file.persist(&target).map_err(|error| error.error)?;
    done(SaveStep::Renamed);
    sync_folder(folder)?;
    done(SaveStep::FolderFlushed);
    Ok(())
}

/// The file that a path means in the end, links followed; it need not exist yet.
fn resolve(path: &Path) -> io::Result<PathBuf> {
    const MOST_LINKS: usize = 40;
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        match fs::read_link(&path) {
            Ok(to) => {
                path = match path.parent() {
                    Some(folder) => folder.join(to),
                    None => to,
                };
            }
            Err(_) => return Ok(path),
        }
    }
    Err(io::Error::other("too many links"))
}

/// Gives a new file the mode of the one it replaces, or what other programs would give it.
#[cfg(unix)]
fn set_mode(file: &File, target: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let permissions = match fs::metadata(target) {
        Ok(old) => old.permissions(),
        Err(_) => fs::Permissions::from_mode(0o644),
    };
    file.set_permissions(permissions)
}

#[cfg(not(unix))]
fn set_mode(_: &File, _: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// Elsewhere a folder can't be opened as a file; renaming is as safe as the system makes it.
#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// The folder for what the program remembers between runs, such as the game being played.
///
/// # Errors
///
/// The home folder is not known.
pub fn state_folder() -> anyhow::Result<PathBuf> {
    let strategy = strategy()?;
    Ok(strategy.state_dir().unwrap_or_else(|| strategy.data_dir()))
}

/// The folder for the config file.
///
/// # Errors
///
/// The home folder is not known.
pub fn config_folder() -> anyhow::Result<PathBuf> {
    Ok(strategy()?.config_dir())
}

/// The config file; it need not exist.
///
/// # Errors
///
/// The home folder is not known.
pub fn config_path() -> anyhow::Result<PathBuf> {
    Ok(config_folder()?.join("config.toml"))
}

/// The text of the config file; empty when there is none.
///
/// # Errors
///
/// The file is there but can't be read.
pub fn read_config(path: &Path) -> anyhow::Result<String> {
    if path.exists() {
        read_text(path)
    } else {
        Ok(String::new())
    }
}

/// Changes one setting in the config file, making file and folder if need be.
///
/// # Errors
///
/// The file is no config file, or it can't be read or written; then it stays as it is.
pub fn change_config(path: &Path, key: Key, value: &str) -> anyhow::Result<()> {
    let text = read_config(path)?;
    let name = || path.display().to_string();
    let changed = settings::write(&text, key, value).with_context(name)?;
    autosave_to(path, &changed)
}

fn strategy() -> anyhow::Result<impl AppStrategy> {
    etcetera::choose_app_strategy(etcetera::AppStrategyArgs {
        top_level_domain: "org".to_owned(),
        author: "zertz".to_owned(),
        app_name: "zertz".to_owned(),
    })
    .ok()
    .context(StoreError::NoHome)
}

/// Where the game being played is kept after every turn.
///
/// # Errors
///
/// The home folder is not known.
pub fn autosave_path() -> anyhow::Result<PathBuf> {
    Ok(state_folder()?.join("autosave.json"))
}

/// Saves the game being played for `--resume`, making the folder if need be.
///
/// # Errors
///
/// The folder or the file can't be written; names it.
pub fn autosave(text: &str) -> anyhow::Result<()> {
    autosave_to(&autosave_path()?, text)
}

/// Saves a text under a path whose folder need not exist yet.
///
/// # Errors
///
/// The folder or the file can't be written; names it.
pub fn autosave_to(path: &Path, text: &str) -> anyhow::Result<()> {
    let write = || {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        save(path, text)
    };
    write().with_context(|| path.display().to_string())
}

/// A path whose leading `~` is the home folder, as shells have it.
#[must_use]
pub fn expand_home(path: &Path) -> PathBuf {
    match (path.strip_prefix("~"), etcetera::home_dir()) {
        (Ok(rest), Ok(home)) => home.join(rest),
        _ => path.to_owned(),
    }
}

/// The present time as `2026-11-30T21:00:00Z`.
#[must_use]
pub fn time_stamp() -> String {
    humantime::format_rfc3339_seconds(std::time::SystemTime::now()).to_string()
}
