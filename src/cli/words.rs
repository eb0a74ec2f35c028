//! Flags whose values are words from a list, which help and completions show.

use std::error::Error;
use std::str::FromStr;

use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::settings::Key;

/// Reads one of some words.
pub(super) fn one_of<T>(
    words: impl IntoIterator<Item = &'static str>,
) -> impl TypedValueParser<Value = T>
where
    T: FromStr<Err: Into<Box<dyn Error + Send + Sync>>> + Clone + Send + Sync + 'static,
{
    let words: Vec<_> = words.into_iter().collect();
    PossibleValuesParser::new(words).try_map(|word| word.parse())
}

/// Reads one of the words that a setting can be.
pub(super) fn value_of<T>(key: Key) -> impl TypedValueParser<Value = T>
where
    T: FromStr<Err: Into<Box<dyn Error + Send + Sync>>> + Clone + Send + Sync + 'static,
{
    one_of(key.expected().choices().iter().copied())
}
