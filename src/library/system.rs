//! What the system says when a file can't be read or written.

use std::fmt;
use std::io;

/// An error of the system. Unlike the standard library's it can be compared and sent about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SystemError {
    /// Which.
    pub kind: io::ErrorKind,
    /// In the system's own words.
    pub text: String,
}

impl From<io::Error> for SystemError {
    fn from(error: io::Error) -> Self {
        (&error).into()
    }
}

impl From<&io::Error> for SystemError {
    fn from(error: &io::Error) -> Self {
        Self {
            kind: error.kind(),
            text: error.to_string(),
        }
    }
}

impl fmt::Display for SystemError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for SystemError {}
