//! The program without a terminal: keys go in, frames come out. The librarian works at once.

use std::ops::{Deref, DerefMut};

use zertz::library::Collection;
use zertz::record::Game;
use zertz::rules::Ruleset;
use zertz::tui::effect::Effect;
use zertz::tui::librarian::{self, Order};
use zertz::tui::message::{Message, Opening};

use crate::driver;

pub struct Ui {
    driver: driver::Ui,
    /// What was wanted and is not done here.
    pub effects: Vec<Effect>,
    /// What the librarian has still to do.
    pub orders: Vec<Order>,
    /// Whether the librarian waits to be told.
    pub busy: bool,
    shelf: Option<Collection>,
}

impl Deref for Ui {
    type Target = driver::Ui;

    fn deref(&self) -> &driver::Ui {
        &self.driver
    }
}

impl DerefMut for Ui {
    fn deref_mut(&mut self) -> &mut driver::Ui {
        &mut self.driver
    }
}

impl Ui {
    pub fn of(game: Game) -> Self {
        Self {
            driver: driver::Ui::of(game),
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
        self.driver.send(message);
        self.settle();
    }

    /// Hands the librarian what is meant for it, and hears what it says unless it is busy.
    fn settle(&mut self) {
        loop {
            for effect in std::mem::take(&mut self.driver.effects) {
                match effect {
                    Effect::Open(path) => self.orders.push(Order::Open(path)),
                    Effect::Shelve(path) => self.orders.push(Order::Shelve(path)),
                    Effect::Seek { index, forward } => {
                        self.orders.push(Order::Seek { index, forward });
                    }
                    effect => self.effects.push(effect),
                }
            }
            if self.busy || self.orders.is_empty() {
                return;
            }
            for answer in self.answers() {
                self.driver.send(answer);
            }
        }
    }

    /// What the librarian says to all orders.
    pub fn answers(&mut self) -> Vec<Message> {
        let mut answers = Vec::new();
        for order in self.orders.drain(..) {
            let texts = self.driver.model.texts();
            librarian::fill(&mut self.shelf, order, texts, &mut |answer| {
                answers.push(answer);
            });
        }
        answers
    }

    /// Types keys as the driver does, and `\n` for Enter.
    pub fn keys(&mut self, keys: &str) -> &mut Self {
        for event in driver::keys(&keys.replace('\n', "<enter>")) {
            self.driver.key(event);
            self.settle();
        }
        self
    }

    pub fn escape(&mut self) {
        self.keys("<esc>");
    }

    pub fn line(&mut self, command: &str) {
        self.keys(&format!(":{command}\n"));
    }

    /// Clicks on the first cell that shows a text.
    pub fn click(&mut self, text: &str) {
        self.driver.click(text);
        self.settle();
    }
}
