//! What every key means: one table, from which lookup, the help popup, the line of keys at the
//! bottom of the screen and the README's table are made.

mod bindings;
mod help;
mod names;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::message::Intent;
use super::model::Model;
pub use super::model::context::Context;
use crate::lang::Texts;

pub use bindings::BINDINGS;
pub use help::{HelpRow, rows};

/// What a key is about; help is sorted by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Group {
    /// Moving about on the board.
    Cursor,
    /// Making a turn.
    Turn,
    /// Taking back and looking back.
    History,
    /// Games and files.
    Game,
    /// How the screen looks, and leaving it.
    Screen,
    /// Lists, forms and questions.
    Lists,
    /// Typing.
    Typing,
}

impl Group {
    /// All groups in the order of help.
    pub const ALL: [Self; 7] = [
        Self::Cursor,
        Self::Turn,
        Self::History,
        Self::Game,
        Self::Screen,
        Self::Lists,
        Self::Typing,
    ];

    /// The group's heading.
    #[must_use]
    pub const fn title(self, texts: &Texts) -> &'static str {
        match self {
            Self::Cursor => texts.keys_cursor,
            Self::Turn => texts.keys_turn,
            Self::History => texts.keys_history,
            Self::Game => texts.keys_game,
            Self::Screen => texts.keys_screen,
            Self::Lists => texts.keys_lists,
            Self::Typing => texts.keys_typing,
        }
    }
}

/// A key, or a class of keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Key {
    /// A letter or sign, in the case given.
    Char(char),
    /// A letter together with Control.
    Ctrl(char),
    /// Any other key.
    Code(KeyCode),
    /// A column letter, `a` to `i`.
    Column,
    /// A digit, 1 to 9.
    Digit,
    /// A digit, 0 to 9.
    AnyDigit,
    /// Any letter or sign.
    Any,
}

impl Key {
    /// Whether a key event is this key.
    #[must_use]
    pub fn is(self, event: KeyEvent) -> bool {
        let control = event.modifiers.contains(KeyModifiers::CONTROL);
        // Alt with a letter is no letter.
        let plain = !control && !event.modifiers.contains(KeyModifiers::ALT);
        match (self, event.code) {
            (Self::Char(key), KeyCode::Char(typed)) => plain && key == typed,
            (Self::Ctrl(key), KeyCode::Char(typed)) => control && key == typed.to_ascii_lowercase(),
            (Self::Code(key), code) => key == code,
            (Self::Column, KeyCode::Char(typed)) => plain && matches!(typed, 'a'..='i'),
            (Self::Digit, KeyCode::Char(typed)) => plain && matches!(typed, '1'..='9'),
            (Self::AnyDigit, KeyCode::Char(typed)) => plain && typed.is_ascii_digit(),
            (Self::Any, KeyCode::Char(_)) => plain,
            _ => false,
        }
    }

    /// Whether it stands for several keys, which a single key in the same context goes before.
    const fn is_class(self) -> bool {
        matches!(
            self,
            Self::Column | Self::Digit | Self::AnyDigit | Self::Any
        )
    }
}

type Label = fn(&Texts, &Model) -> &'static str;
type Help = fn(&Texts) -> &'static str;

/// One line of the table.
#[derive(Clone, Copy)]
pub struct Binding {
    /// Where it holds.
    pub contexts: &'static [Context],
    /// The keys.
    pub keys: &'static [Key],
    /// What it is about.
    pub group: Group,
    intent: fn(char) -> Intent,
    help: Help,
    name: Option<Help>,
    label: Option<Label>,
    when: fn(&Model) -> bool,
}

impl Binding {
    const fn new(
        contexts: &'static [Context],
        keys: &'static [Key],
        group: Group,
        intent: fn(char) -> Intent,
        help: Help,
    ) -> Self {
        Self {
            contexts,
            keys,
            group,
            intent,
            help,
            name: None,
            label: None,
            when: |_| true,
        }
    }

    /// Shows it in the line of keys in few words.
    const fn label(mut self, label: Label) -> Self {
        self.label = Some(label);
        self
    }

    /// Calls the keys by a common name in the line of keys.
    const fn named(mut self, name: Help) -> Self {
        self.name = Some(name);
        self
    }

    /// Shows it only when it can do something.
    const fn when(mut self, when: fn(&Model) -> bool) -> Self {
        self.when = when;
        self
    }

    /// What the user wants who presses this key.
    #[must_use]
    pub fn intent(&self, event: KeyEvent) -> Intent {
        (self.intent)(match event.code {
            KeyCode::Char(typed) => typed,
            _ => '\0',
        })
    }

    /// What the user wants who points at the binding instead of pressing a key of it. `None` when
    /// the key itself matters.
    #[must_use]
    pub fn pointed(&self) -> Option<Intent> {
        let key = self.keys.first().filter(|key| !key.is_class())?;
        Some((self.intent)(match key {
            Key::Char(typed) => *typed,
            _ => '\0',
        }))
    }

    /// One sentence about what it does.
    #[must_use]
    pub fn help(&self, texts: &Texts) -> &'static str {
        (self.help)(texts)
    }

    /// A word or two for the line of keys; `None` when it is not shown there.
    #[must_use]
    pub fn short(&self, texts: &Texts, model: &Model) -> Option<&'static str> {
        self.label.map(|label| label(texts, model))
    }

    /// The first of the keys, or their common name: what a line of keys has room for.
    #[must_use]
    pub fn first_key(&self, texts: &Texts) -> String {
        match (self.name, self.keys.first()) {
            (Some(name), _) => name(texts).to_owned(),
            (None, Some(key)) => key.name(texts),
            (None, None) => String::new(),
        }
    }

    /// Whether it can do something now.
    #[must_use]
    pub fn is_useful(&self, model: &Model) -> bool {
        self.contexts.contains(&model.context()) && (self.when)(model)
    }
}

/// What the user wants who presses a key.
#[must_use]
pub fn lookup(context: Context, event: KeyEvent) -> Option<Intent> {
    let found = |class: bool| {
        BINDINGS.iter().find(|binding| {
            let matches = |key: &Key| key.is_class() == class && key.is(event);
            binding.contexts.contains(&context) && binding.keys.iter().any(matches)
        })
    };
    found(false)
        .or_else(|| found(true))
        .map(|binding| binding.intent(event))
}

/// The bindings that can do something now and have a short label, the most important first.
pub fn useful(model: &Model) -> impl Iterator<Item = &'static Binding> {
    BINDINGS
        .iter()
        .filter(move |binding| binding.label.is_some() && binding.is_useful(model))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::mem::discriminant;

    use super::*;

    #[test]
    fn no_key_means_two_things_in_one_context() {
        for context in Context::ALL {
            let mut seen = HashSet::new();
            for binding in BINDINGS {
                for key in binding.keys {
                    if binding.contexts.contains(&context) {
                        assert!(seen.insert(*key), "{key:?} twice in {context:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn every_intent_has_a_key() {
        let reached: HashSet<_> = BINDINGS
            .iter()
            .map(|binding| discriminant(&(binding.intent)('1')))
            .collect();
        for intent in Intent::examples() {
            assert!(reached.contains(&discriminant(&intent)), "{intent:?}");
        }
    }

    #[test]
    fn the_whole_program_can_be_left_and_explained_from_everywhere() {
        for context in Context::ALL {
            let control_c = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
            assert_eq!(
                lookup(context, control_c),
                Some(Intent::Leave),
                "{context:?}"
            );
            let escape = KeyEvent::new(KeyCode::Esc, KeyModifiers::NONE);
            assert_eq!(lookup(context, escape), Some(Intent::Back), "{context:?}");
        }
    }

    #[test]
    fn column_letters_stay_free_on_the_board() {
        for letter in 'a'..='i' {
            let event = KeyEvent::new(KeyCode::Char(letter), KeyModifiers::NONE);
            let column = letter as u8 - b'a';
            assert_eq!(lookup(Context::Board, event), Some(Intent::Letter(column)));
        }
    }
}
