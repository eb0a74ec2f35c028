//! The program without a terminal, with a time that the test decides.

use std::ops::{Deref, DerefMut};
use std::time::Duration;

use zertz::record::Game;
use zertz::rules::{Position, Ruleset};
use zertz::settings::Key;
use zertz::tui::message::Message;
use zertz::tui::model::Model;
use zertz::tui::model::preferences::Preferences;

use crate::driver::Ui;

/// The driver with motion as the settings have it.
pub struct Screen(Ui);

impl Deref for Screen {
    type Target = Ui;

    fn deref(&self) -> &Ui {
        &self.0
    }
}

impl DerefMut for Screen {
    fn deref_mut(&mut self) -> &mut Ui {
        &mut self.0
    }
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
        let mut ui = Ui::of(game).sized(120, 40);
        ui.model.preferences = Preferences::default();
        for &(key, value) in settings {
            ui.model.preferences.set(key, value).unwrap();
        }
        // The clock is that of the settings.
        ui.model = Model::new(ui.game().clone(), ui.model.preferences, ui.model.screen);
        Self(ui)
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
}

pub const fn millis(count: u64) -> Duration {
    Duration::from_millis(count)
}
