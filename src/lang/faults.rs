//! What is wrong with files, positions and records, in words.
//!
//! In English these errors say it themselves: that is what scripts read. Every other language has a
//! function for each that matches all cases, so that none can be forgotten.

use std::io;

use super::{Language, Texts, de};
use crate::library::{LoadError, SaveError, SystemError};
use crate::notation::PositionTextError;
use crate::record::{Loss, Warning};
use crate::settings::ConfigError;
use crate::store::StoreError;

impl Texts {
    /// Why a game can't be read.
    #[must_use]
    pub fn load_error(&self, error: &LoadError) -> String {
        match self.language {
            Language::English => error.to_string(),
            Language::German => de::files::load(error),
        }
    }

    /// Why a game can't be saved.
    #[must_use]
    pub fn save_error(&self, error: &SaveError) -> String {
        match self.language {
            Language::English => error.to_string(),
            Language::German => de::files::save(error),
        }
    }

    /// What a file could not hold.
    #[must_use]
    pub fn loss(&self, loss: &Loss) -> String {
        match self.language {
            Language::English => loss.to_string(),
            Language::German => de::files::loss(loss),
        }
    }

    /// Everything that is odd about a record.
    #[must_use]
    pub fn warnings(&self, warnings: &[Warning]) -> Vec<String> {
        let warnings = warnings.iter();
        warnings.map(|warning| self.warning(warning)).collect()
    }

    /// What is odd about a record.
    #[must_use]
    pub fn warning(&self, warning: &Warning) -> String {
        match self.language {
            Language::English => warning.to_string(),
            Language::German => de::warnings::warning(warning),
        }
    }

    /// What the system says.
    #[must_use]
    pub fn system_error(&self, error: &SystemError) -> String {
        match self.language {
            Language::English => error.to_string(),
            Language::German => de::files::system(error),
        }
    }

    /// Why a text is no position.
    #[must_use]
    pub fn position_error(&self, error: &PositionTextError) -> String {
        match self.language {
            Language::English => error.to_string(),
            Language::German => de::positions::error(error),
        }
    }

    /// Why a config file can't be used.
    #[must_use]
    pub fn config_error(&self, error: &ConfigError) -> String {
        match error {
            ConfigError::Syntax(reason) => super::fill(self.config_syntax, &[("reason", reason)]),
            ConfigError::Setting(error) => self.setting_error(error),
        }
    }

    /// Why something could not be done with the program's own files: each part of the error in
    /// turn.
    #[must_use]
    pub fn failure(&self, error: &anyhow::Error) -> String {
        let parts = error.chain().map(|part| {
            if let Some(error) = part.downcast_ref::<io::Error>() {
                self.system_error(&error.into())
            } else if let Some(error) = part.downcast_ref::<ConfigError>() {
                self.config_error(error)
            } else if let Some(error) = part.downcast_ref::<StoreError>() {
                match self.language {
                    Language::English => error.to_string(),
                    Language::German => de::files::store(*error).to_owned(),
                }
            } else {
                part.to_string()
            }
        });
        parts.collect::<Vec<_>>().join(": ")
    }
}
