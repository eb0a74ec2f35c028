//! The settings as they are now, and where they come from.

use crate::settings::{Environment, Given, Key, SettingError, Settings, resolve};

/// What flags, config file and the user have set, and what follows from it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preferences {
    given: Given,
    environment: Environment,
    settings: Settings,
}

impl Preferences {
    /// The settings that are given, and what the environment decides of the others.
    #[must_use]
    pub fn new(given: Given, environment: Environment) -> Self {
        let settings = resolve(given.clone(), Given::default(), &environment, false);
        Self {
            given,
            environment,
            settings,
        }
    }

    /// What every setting is in the end.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// A setting as it was given; `None` when it is left open.
    #[must_use]
    pub fn given(&self, key: Key) -> Option<String> {
        self.given.get(key)
    }

    /// Gives a setting, or leaves it open with `auto`.
    ///
    /// # Errors
    ///
    /// The setting can't have that value; then nothing has changed.
    pub fn set(&mut self, key: Key, value: &str) -> Result<(), SettingError> {
        self.given.set(key, value)?;
        self.settings = resolve(
            self.given.clone(),
            Given::default(),
            &self.environment,
            false,
        );
        Ok(())
    }
}

/// A terminal that can show everything, and nothing given.
impl Default for Preferences {
    fn default() -> Self {
        let variables = [("TERM", "xterm-256color"), ("LANG", "C.UTF-8")];
        Self::new(Given::default(), Environment::with(&variables))
    }
}
