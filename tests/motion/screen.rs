//! The program without a terminal, with a time that the test decides.

use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;
use zertz::record::Game;
use zertz::rules::{Position, Ruleset};
use zertz::settings::Key;
use zertz::tui::effect::Effect;
use zertz::tui::keymap::lookup;
use zertz::tui::message::Message;
use zertz::tui::model::Model;
use zertz::tui::model::preferences::Preferences;
use zertz::tui::present::Presentation;
use zertz::tui::update::update;

pub struct Screen {
    pub model: Model,
    pub effects: Vec<Effect>,
}

impl Screen {
    pub fn of(game: Game) -> Self {
        Self::with(game, &[])
    }

    pub fn basic() -> Self {
        Self::of(Game::new(Ruleset::default()))
    }

    pub fn at(position: &str) -> Self {
        let position: Position = position.parse().unwrap();
        Self::of(Game::from_position(position))
    }

    /// A screen with some settings.
    pub fn with(game: Game, settings: &[(Key, &str)]) -> Self {
        let mut preferences = Preferences::default();
        for &(key, value) in settings {
            preferences.set(key, value).unwrap();
        }
        Self {
            model: Model::new(game, preferences, Rect::new(0, 0, 120, 40)),
            effects: Vec::new(),
        }
    }

    pub fn send(&mut self, message: Message) {
        let effects = update(&mut self.model, message);
        self.effects.extend(effects);
    }

    /// Types keys: letters as they are, others as `<enter>`, `<esc>`, `<tab>`, `<down>`.
    pub fn keys(&mut self, keys: &str) -> &mut Self {
        let mut rest = keys;
        while let Some(letter) = rest.chars().next() {
            let named = rest.strip_prefix('<').and_then(|rest| rest.split_once('>'));
            let (code, after) = match named {
                Some(("enter", after)) => (KeyCode::Enter, after),
                Some(("esc", after)) => (KeyCode::Esc, after),
                Some(("tab", after)) => (KeyCode::Tab, after),
                Some(("down", after)) => (KeyCode::Down, after),
                _ => (KeyCode::Char(letter), &rest[letter.len_utf8()..]),
            };
            rest = after;
            let event = KeyEvent::new(code, KeyModifiers::NONE);
            if let Some(intent) = lookup(self.model.context(), event) {
                self.send(Message::User(intent));
            }
        }
        self
    }

    /// Lets the time pass as the loop does: a tick whenever something is due. Returns how many
    /// there were.
    pub fn pass(&mut self, time: Duration) -> usize {
        let end = self.model.now + time;
        let mut ticks = 0;
        while let Some(moment) = self.model.wake().filter(|&moment| moment <= end) {
            self.model.now = moment.max(self.model.now);
            self.send(Message::Tick);
            ticks += 1;
            assert!(ticks < 10_000, "the ticks never end");
        }
        self.model.now = end;
        ticks
    }

    pub fn frame(&self) -> String {
        let Rect { width, height, .. } = self.model.screen;
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let presentation = Presentation::new(&self.model);
        terminal.draw(|frame| presentation.draw(frame)).unwrap();
        let buffer = terminal.backend().buffer().clone();
        let rows = buffer.content().chunks(width.into());
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

    pub const fn game(&self) -> &Game {
        self.model.table.game()
    }
}

pub const fn millis(count: u64) -> Duration {
    Duration::from_millis(count)
}
