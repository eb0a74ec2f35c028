//! The config file: TOML, one setting a line, which people may edit.

use std::fmt;
use std::ops::Range;

use toml_edit::{Document, DocumentMut, Item, Value as TomlValue};

use super::key::{Given, Key, SettingError};
use super::value::Expected;
use crate::lang::{Texts, fill};

/// Something wrong in the config file. The rest of the file counts nevertheless.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// Number of the line, from 1.
    pub line: usize,
    /// What is wrong.
    pub error: ConfigError,
}

/// What can be wrong in a config file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ConfigError {
    /// The file is no TOML; nothing of it is used.
    #[error("not a config file: {0}")]
    Syntax(String),
    /// A setting is unknown or has a wrong value; it is left open.
    #[error(transparent)]
    Setting(#[from] SettingError),
}

/// `line 3: …`
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.error)
    }
}

impl Texts {
    /// What is wrong in the config file, and where.
    #[must_use]
    pub fn config_problem(&self, problem: &Problem) -> String {
        let reason = self.config_error(&problem.error);
        fill(
            self.config_line,
            &[("line", &problem.line.to_string()), ("reason", &reason)],
        )
    }
}

fn line_of(text: &str, span: Option<Range<usize>>) -> usize {
    let start = span.map_or(0, |span| span.start);
    let before = text.get(..start).unwrap_or(text);
    before.matches('\n').count() + 1
}

/// Reads a config file: what it gives, and everything that is wrong with it.
#[must_use]
pub fn read(text: &str) -> (Given, Vec<Problem>) {
    let document = match Document::parse(text) {
        Ok(document) => document,
        Err(error) => {
            let problem = Problem {
                line: line_of(text, error.span()),
                error: ConfigError::Syntax(error.message().replace('\n', ", ")),
            };
            return (Given::default(), vec![problem]);
        }
    };
    let mut given = Given::default();
    let mut problems = Vec::new();
    for (name, item) in document.iter() {
        let span = document
            .key(name)
            .and_then(toml_edit::Key::span)
            .or_else(|| item.span());
        let read = name
            .parse()
            .and_then(|key| given.set(key, &written(key, item)?));
        if let Err(error) = read {
            problems.push(Problem {
                line: line_of(text, span),
                error: error.into(),
            });
        }
    }
    problems.sort_by_key(|problem| problem.line);
    (given, problems)
}

/// A TOML value as settings are written.
fn written(key: Key, item: &Item) -> Result<String, SettingError> {
    let value = match item.as_value() {
        Some(TomlValue::String(text)) => Some(text.value().clone()),
        Some(TomlValue::Integer(number)) => Some(number.value().to_string()),
        Some(TomlValue::Boolean(yes)) => Some(yes.value().to_string()),
        _ => None,
    };
    value.ok_or_else(|| SettingError::Value {
        key,
        expected: key.expected(),
        found: item.to_string().trim().to_owned(),
    })
}

/// A config file with one setting changed, or taken out by `auto`; everything else, comments too,
/// stays as it is.
///
/// # Errors
///
/// The text is no TOML, or the value is none that the setting can have.
pub fn write(text: &str, key: Key, value: &str) -> Result<String, ConfigError> {
    let mut given = Given::default();
    given.set(key, value)?;
    let mut document: DocumentMut = text
        .parse()
        .map_err(|error: toml_edit::TomlError| ConfigError::Syntax(error.message().to_owned()))?;
    let Some(value) = given.get(key) else {
        document.remove(key.as_str());
        return Ok(document.to_string());
    };
    let mut value = match key.expected() {
        Expected::OneOf(words) if words == <bool as super::Value>::EXPECTED.choices() => {
            TomlValue::from(value == "on")
        }
        Expected::Number { .. } => value
            .parse::<i64>()
            .map_or_else(|_| TomlValue::from(value), TomlValue::from),
        Expected::OneOf(_) | Expected::Clock | Expected::Name => TomlValue::from(value),
    };
    match document.get_mut(key.as_str()).and_then(Item::as_value_mut) {
        Some(old) => {
            *value.decor_mut() = old.decor().clone();
            *old = value;
        }
        None => {
            document.insert(key.as_str(), Item::Value(value));
        }
    }
    Ok(document.to_string())
}
