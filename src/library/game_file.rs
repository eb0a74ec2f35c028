//! The game that a player opens, pastes or saves.

use std::path::Path;

use super::{Format, LoadError, Opened, Origin, SystemError, bytes_of};
use crate::examples::Example;
use crate::record::{Game, Loss, Reading, Strictness, Unwritable};
use crate::store;

/// Why a game can't be saved.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SaveError {
    /// The format can't hold the game.
    #[error(transparent)]
    Unwritable(#[from] Unwritable),
    /// The system does not let us write the file.
    #[error(transparent)]
    System(#[from] SystemError),
}

/// Opens a game: an example by its name, if there is no file of that name; otherwise a file, in the
/// format that its name ends in or, failing that, that its text looks like.
///
/// # Errors
///
/// The file can't be read, or is no game; says why.
pub fn open_game(path: &Path) -> Result<Opened, LoadError> {
    if let Some(example) = path.to_str().and_then(Example::named)
        && !path.exists()
    {
        return Ok(Opened {
            game: example.game()?,
            warnings: Vec::new(),
            origin: Origin::Example(example.name),
        });
    }
    let bytes = bytes_of(path)?;
    let format = Format::of(path).unwrap_or_else(|| guess(&bytes));
    let reading = format.read(&bytes, Strictness::Strict)?;
    Ok(Opened::new(reading, Origin::File(path.to_owned())))
}

/// Reads a game from a text that somebody has pasted.
///
/// # Errors
///
/// The text is no game; says why.
pub fn read_game(text: &str) -> Result<Reading, LoadError> {
    guess(text.as_bytes()).read(text.as_bytes(), Strictness::Strict)
}

/// What a text looks like: SGF begins with a parenthesis, ZEN with a tag or a turn.
fn guess(bytes: &[u8]) -> Format {
    let first = bytes.iter().find(|byte| !byte.is_ascii_whitespace());
    match first {
        Some(b'(') => Format::Sgf,
        Some(b'[' | b'0'..=b'9') => Format::Zen,
        _ => Format::Json,
    }
}

/// Saves a game whole or not at all, in the format that the file's name ends in or, failing that, as
/// JSON. Says what the file could not hold.
///
/// # Errors
///
/// The format can't hold the game, or the file can't be written; the file that was there before is
/// untouched then.
pub fn save_game(path: &Path, game: &Game) -> Result<Vec<Loss>, SaveError> {
    let (text, losses) = match Format::of(path).unwrap_or(Format::Json) {
        Format::Json => (game.to_json(Some(&store::time_stamp())), Vec::new()),
        format => {
            let written = format.write(game)?;
            (written.text, written.losses)
        }
    };
    store::save(path, &text).map_err(SystemError::from)?;
    Ok(losses)
}
