//! Settings at the prompt.

use super::session::Session;
use crate::settings::{Key, SettingError, resolve};
use crate::store;

impl Session {
    /// Shows one setting, or all.
    pub(super) fn settings(&mut self, name: Option<&str>) {
        let Some(name) = name else {
            for &key in Key::ALL {
                self.say_setting(key);
            }
            return;
        };
        match name.parse() {
            Ok(key) => self.say_setting(key),
            Err(error) => self.say_setting_error(&error),
        }
    }

    fn say_setting(&mut self, key: Key) {
        let value = self.options.given.get(key);
        let value = value.unwrap_or_else(|| "auto".to_owned());
        self.say_filled(
            self.texts.plain_setting,
            &[
                ("name", key.as_str()),
                ("value", &value),
                ("help", key.help(self.texts)),
            ],
        );
    }

    fn say_setting_error(&mut self, error: &SettingError) {
        self.say(self.texts.setting_error(error));
    }

    /// Changes a setting, here and in the config file.
    pub(super) fn set(&mut self, name: &str, value: &str) {
        let changed = name.parse::<Key>().and_then(|key| {
            self.options.given.set(key, value)?;
            Ok(key)
        });
        let key = match changed {
            Ok(key) => key,
            Err(error) => {
                self.say_setting_error(&error);
                return;
            }
        };
        self.apply();
        self.say_setting(key);
        let Some(path) = &self.options.config else {
            return;
        };
        if let Err(error) = store::change_config(path, key, value) {
            let reason = self.texts.failure(&error);
            self.say_filled(self.texts.setting_not_written, &[("reason", &reason)]);
        }
    }

    /// Goes by the settings as they are now. A clock counts from the next game on.
    fn apply(&mut self) {
        let (given, environment) = (&self.options.given, &self.options.environment);
        let settings = resolve(
            given.clone(),
            crate::settings::Given::default(),
            environment,
            true,
        );
        self.texts = settings.language.texts();
        self.options.language = settings.language;
        self.options.ascii = settings.ascii;
        self.options.clock = settings.clock;
        self.options.keeps = settings.autosave;
    }
}
