//! The form of all settings.

use super::line::Line;
use super::preferences::Preferences;
use crate::settings::{Expected, Key};

/// The form: which setting has the focus, and what is typed where a value is typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettingsForm {
    /// Number of the setting in [`Key::ALL`].
    pub focus: usize,
    /// What stands in each setting that is typed.
    pub lines: Vec<Line>,
}

impl SettingsForm {
    /// The settings as they are.
    #[must_use]
    pub fn new(preferences: &Preferences) -> Self {
        let line = |&key: &Key| Line::new(preferences.given(key).unwrap_or_default());
        Self {
            focus: 0,
            lines: Key::ALL.iter().map(line).collect(),
        }
    }

    /// The setting with the focus.
    #[must_use]
    pub fn key(&self) -> Key {
        Key::ALL.get(self.focus).copied().unwrap_or(Key::Language)
    }

    /// Moves the focus, going round.
    pub const fn move_focus(&mut self, down: bool) {
        let count = Key::ALL.len();
        self.focus = (self.focus + if down { 1 } else { count - 1 }) % count;
    }

    /// The line of the setting with the focus, when its value is typed.
    pub fn line(&mut self) -> Option<&mut Line> {
        if is_typed(self.key()) {
            self.lines.get_mut(self.focus)
        } else {
            None
        }
    }
}

/// Whether a setting's value is typed rather than chosen.
#[must_use]
pub const fn is_typed(key: Key) -> bool {
    match key.expected() {
        Expected::OneOf(_) => false,
        Expected::Number { .. } | Expected::Clock | Expected::Name => true,
    }
}

/// The values that a setting can be given by choosing: what is left open comes first.
#[must_use]
pub fn choices(key: Key) -> Vec<&'static str> {
    let words = key.expected().choices().iter().copied();
    std::iter::once("auto").chain(words).collect()
}
