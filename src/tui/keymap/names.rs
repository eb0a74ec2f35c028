//! What keys are called.

use crossterm::event::KeyCode;

use super::Key;
use crate::lang::Texts;

impl Key {
    /// The key as a person would name it.
    #[must_use]
    pub fn name(self, texts: &Texts) -> String {
        match self {
            Self::Char(' ') => texts.key_space.to_owned(),
            Self::Char(letter) => letter.to_string(),
            Self::Ctrl(letter) => format!("Ctrl-{}", letter.to_ascii_uppercase()),
            Self::Code(code) => code_name(code, texts),
            Self::Column => "a–i".to_owned(),
            Self::Digit => "1–9".to_owned(),
            Self::AnyDigit => "0–9".to_owned(),
            Self::Any => texts.key_any.to_owned(),
        }
    }
}

fn code_name(code: KeyCode, texts: &Texts) -> String {
    match code {
        KeyCode::Up => "↑",
        KeyCode::Down => "↓",
        KeyCode::Left => "←",
        KeyCode::Right => "→",
        KeyCode::Home => texts.key_home,
        KeyCode::End => texts.key_end,
        KeyCode::PageUp => texts.key_page_up,
        KeyCode::PageDown => texts.key_page_down,
        KeyCode::Delete => texts.key_delete,
        KeyCode::BackTab => "Shift-Tab",
        code => return code.to_string(),
    }
    .to_owned()
}
