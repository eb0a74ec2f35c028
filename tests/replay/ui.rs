//! The program without a terminal: keys go in, frames come out. The librarian works at once.

use std::collections::VecDeque;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use zertz::library::Collection;
use zertz::record::Game;
use zertz::rules::Ruleset;
use zertz::settings::Key;
use zertz::tui::effect::Effect;
use zertz::tui::keymap::lookup;
use zertz::tui::librarian::{self, Order};
use zertz::tui::message::{Message, Opening};
use zertz::tui::model::Model;
use zertz::tui::model::preferences::Preferences;
use zertz::tui::mouse;
use zertz::tui::present::Presentation;
use zertz::tui::update::update;

pub struct Ui {
    pub model: Model,
    /// What was wanted and is not done here.
    pub effects: Vec<Effect>,
    /// What the librarian has still to do.
    pub orders: Vec<Order>,
    /// Whether the librarian waits to be told.
    pub busy: bool,
    shelf: Option<Collection>,
}

impl Ui {
    pub fn of(game: Game) -> Self {
        let screen = Rect::new(0, 0, 80, 24);
        // Every turn is looked at when it has come to its end.
        let mut preferences = Preferences::default();
        preferences.set(Key::Animation, "off").unwrap();
        Self {
            model: Model::new(game, preferences, screen),
            effects: Vec::new(),
            orders: Vec::new(),
            busy: false,
            shelf: None,
        }
    }

    /// The program as it opens a folder or an archive.
    pub fn list(path: &std::path::Path) -> Self {
        let mut ui = Self::of(Game::new(Ruleset::default()));
        ui.send(Message::Opened(Opening::List(path.to_owned())));
        ui
    }

    /// The program after `:load`.
    pub fn load(path: &std::path::Path) -> Self {
        let mut ui = Self::of(Game::new(Ruleset::default()));
        ui.line(&format!("load {}", path.display()));
        ui
    }

    pub fn send(&mut self, message: Message) {
        let mut messages = VecDeque::from([message]);
        while let Some(message) = messages.pop_front() {
            for effect in update(&mut self.model, message) {
                match effect {
                    Effect::Open(path) => self.orders.push(Order::Open(path)),
                    Effect::Shelve(path) => self.orders.push(Order::Shelve(path)),
                    Effect::Seek { index, forward } => {
                        self.orders.push(Order::Seek { index, forward });
                    }
                    effect => self.effects.push(effect),
                }
            }
            if !self.busy {
                messages.extend(self.answers());
            }
        }
    }

    /// What the librarian says to all orders.
    pub fn answers(&mut self) -> Vec<Message> {
        let mut answers = Vec::new();
        for order in self.orders.drain(..) {
            librarian::fill(&mut self.shelf, order, self.model.texts(), &mut |answer| {
                answers.push(answer);
            });
        }
        answers
    }

    fn key(&mut self, code: KeyCode) {
        let event = KeyEvent::new(code, KeyModifiers::NONE);
        if let Some(intent) = lookup(self.model.context(), event) {
            self.send(Message::User(intent));
        }
    }

    /// Types letters as they are, and `\n` for Enter.
    pub fn keys(&mut self, keys: &str) -> &mut Self {
        for letter in keys.chars() {
            self.key(match letter {
                '\n' => KeyCode::Enter,
                letter => KeyCode::Char(letter),
            });
        }
        self
    }

    pub fn escape(&mut self) {
        self.key(KeyCode::Esc);
    }

    pub fn line(&mut self, command: &str) {
        self.keys(&format!(":{command}\n"));
    }

    /// Clicks on the first cell that shows a text.
    pub fn click(&mut self, text: &str) {
        let frame = self.frame();
        let found = frame.lines().enumerate().find_map(|(row, line)| {
            let at = line.find(text)?;
            Some((line[..at].chars().count() as u16, row as u16))
        });
        let (column, row) = found.unwrap_or_else(|| panic!("no {text:?} in\n{frame}"));
        let event = MouseEvent {
            kind: MouseEventKind::Down(MouseButton::Left),
            column,
            row,
            modifiers: KeyModifiers::NONE,
        };
        if let Some(message) = mouse::message(&self.model, event) {
            self.send(message);
        }
    }

    pub fn buffer(&self) -> Buffer {
        let Rect { width, height, .. } = self.model.screen;
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let presentation = Presentation::new(&self.model);
        terminal.draw(|frame| presentation.draw(frame)).unwrap();
        terminal.backend().buffer().clone()
    }

    pub fn frame(&self) -> String {
        let buffer = self.buffer();
        let rows = buffer.content().chunks(buffer.area.width.into());
        let rows: Vec<String> = rows
            .map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect())
            .collect();
        rows.join("\n")
    }

    pub fn shows(&self, text: &str) {
        let frame = self.frame();
        assert!(frame.contains(text), "no {text:?} in\n{frame}");
    }

    pub fn hides(&self, text: &str) {
        let frame = self.frame();
        assert!(!frame.contains(text), "{text:?} in\n{frame}");
    }
}
