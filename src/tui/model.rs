//! Everything that the program knows while it runs. It changes in [`update`](super::update) only.

pub mod brain;
mod computer;
pub mod context;
pub mod cursor;
pub mod file;
pub mod files;
pub mod line;
pub mod motion;
pub mod new_game;
pub mod past;
pub mod popup;
pub mod preferences;
pub mod prompt;
pub mod refusal;
pub mod seat;
pub mod settings_form;
pub mod shelf;
pub mod step;
pub mod table;

use std::time::Duration;

use ratatui::layout::Rect;

use self::brain::Brain;
use self::cursor::Cursor;
pub use self::file::FileState;
use self::files::Purpose;
use self::motion::Motion;
use self::past::{Pace, Past};
use self::popup::Popup;
use self::preferences::Preferences;
use self::seat::Seat;
use self::shelf::{Search, Shelf};
use self::step::Step;
use self::table::Table;
use super::geometry::Geometry;
use super::layout::{Facts, Layout};
use super::thinker::LINES;
use crate::board::{Board, RingSet};
use crate::clock::{Clock, TimeControl};
use crate::lang::Texts;
use crate::record::Game;
use crate::rules::{ByPlayer, Player, Position};
use crate::settings::Settings;

/// A remark in the status line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    /// In words.
    pub text: String,
    /// How much it matters beside what the rules want.
    pub weight: Weight,
}

/// How much a remark matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Weight {
    /// It says what the board shows anyway, and gives way where there is little room.
    Event,
    /// It says what nothing else says.
    Info,
    /// It says why something was not done, and stands alone.
    Refusal,
}

/// The state of the program.
#[derive(Debug, Clone)]
pub struct Model {
    /// The game, and the turn being made.
    pub table: Table,
    /// The cursor on the board.
    pub cursor: Cursor,
    /// A column that was typed and waits for its number.
    pub letter: Option<u8>,
    /// The earlier moment that is shown; `None` for the present.
    pub past: Option<Past>,
    /// How fast the game replays by itself.
    pub pace: Pace,
    /// What lies over the board.
    pub popup: Option<Popup>,
    /// What the status line says besides what the rules want.
    pub notice: Option<Notice>,
    /// The game's file.
    pub file: FileState,
    /// The place of its record in a list of records.
    pub shelf: Option<Shelf>,
    /// The record that is being looked for.
    pub search: Option<Search>,
    /// The settings.
    pub preferences: Preferences,
    /// The room that the terminal has.
    pub screen: Rect,
    /// The time since the program began.
    pub now: Duration,
    /// Lines typed before, the latest last.
    pub lines: Vec<String>,
    /// The engine.
    pub brain: Brain,
    /// Who plays.
    pub seats: ByPlayer<Seat>,
    /// How long the players think.
    pub clock: Clock,
    /// What of the last step is still on its way on the screen.
    pub motion: Option<Motion>,
    /// How many motions in a row the terminal was too slow for.
    pub slow: u8,
}

impl Model {
    /// The program at its start, with a game on the table.
    #[must_use]
    pub fn new(game: Game, preferences: Preferences, screen: Rect) -> Self {
        let mut model = Self {
            cursor: Cursor::in_middle(game.rules().board, game.position().rings()),
            table: Table::new(game),
            letter: None,
            past: None,
            pace: Pace::default(),
            popup: None,
            notice: None,
            file: FileState::default(),
            shelf: None,
            search: None,
            preferences,
            screen,
            now: Duration::ZERO,
            lines: Vec::new(),
            brain: Brain::default(),
            seats: ByPlayer::default(),
            clock: Clock::new(TimeControl::None),
            motion: None,
            slow: 0,
        };
        model.set_clock();
        model.settle_cursor();
        model
    }

    /// Sets the clocks to what the game's record says; the turn to come begins now.
    pub fn set_clock(&mut self) {
        let game = self.table.game();
        self.clock = Clock::of_game(game);
        if game.outcome().is_none() {
            self.clock.start(game.position().to_move(), self.now);
        }
    }

    /// Lets the clock run while a turn can be made, and pauses it otherwise.
    pub const fn mind_clock(&mut self) {
        let busy = matches!(&self.popup, None | Some(Popup::Line(_) | Popup::Panels));
        if busy && self.past.is_none() && !matches!(self.table.step(), Step::Over) {
            self.clock.go_on(self.now);
        } else {
            self.clock.pause(self.now);
        }
    }

    /// The texts in the language of the screen.
    #[must_use]
    pub const fn texts(&self) -> &'static Texts {
        self.settings().language.texts()
    }

    /// The board being played on.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.table.game().rules().board
    }

    /// The position that is shown: the present one, or an earlier one while looking back.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.past
            .and_then(|past| self.table.game().position_after(past.ply))
            .unwrap_or_else(|| self.table.position())
    }

    /// The rings that are shown.
    #[must_use]
    pub fn rings(&self) -> RingSet {
        match self.past {
            Some(_) => self.position().rings(),
            None => self.table.scene().rings,
        }
    }

    /// The rings where the present step can be made; none while looking back.
    #[must_use]
    pub fn targets(&self) -> RingSet {
        match self.past {
            Some(_) => RingSet::EMPTY,
            None => self.table.targets(),
        }
    }

    /// How many actions the shown position comes after.
    #[must_use]
    pub const fn ply(&self) -> usize {
        match self.past {
            Some(past) => past.ply,
            None => self.table.game().len(),
        }
    }

    /// Puts the cursor in the middle of the board, or on the only ring where the step can be made.
    pub fn centre_cursor(&mut self) {
        self.cursor = Cursor::in_middle(self.board(), self.rings());
        self.settle_cursor();
    }

    /// Puts the cursor where it can be: on the only ring where the step can be made, or on a ring
    /// that is left.
    pub fn settle_cursor(&mut self) {
        let (board, targets) = (self.board(), self.targets());
        self.cursor = match targets.any() {
            Some(only) if targets.len() == 1 => Cursor::at(board, only),
            _ => self.cursor.kept_on(board, self.rings()),
        };
    }

    /// What a player is called.
    #[must_use]
    pub fn name(&self, player: Player) -> String {
        self.texts().player_name(player, &self.names())
    }

    /// Seats the players, and names those who are computers.
    pub fn seat(&mut self, seats: ByPlayer<Seat>) {
        self.seats = seats;
        let texts = self.texts();
        self.table.annotate(|game| {
            Seat::christen_all(seats, &mut game.players, texts);
        });
    }

    /// The names as the game has them.
    #[must_use]
    pub fn names(&self) -> ByPlayer<String> {
        self.table.game().players.clone()
    }

    /// Whether the game replays by itself.
    #[must_use]
    pub const fn is_replaying(&self) -> bool {
        matches!(self.past, Some(Past { next: Some(_), .. }))
    }

    /// The number of a turn that is being typed.
    #[must_use]
    pub const fn typed_turn(&self) -> Option<usize> {
        match self.past {
            Some(past) => past.typed,
            None => None,
        }
    }

    /// When something changes by itself, as time since the program began; `None` when nothing will.
    #[must_use]
    pub fn wake(&self) -> Option<Duration> {
        let replay = self.past.and_then(|past| past.next);
        let clock = self.clock.next_change(self.now);
        let clock = clock.map(|wait| self.now.saturating_add(wait));
        let computer = self.computer_due();
        let frame = self.motion.as_ref().map(|one| one.next_frame(self.now));
        let moments = [replay, clock, computer, frame];
        moments.into_iter().flatten().min()
    }

    /// Whether steps are shown in motion.
    #[must_use]
    pub const fn is_animated(&self) -> bool {
        self.settings().animation && self.slow < motion::MOST_SLOW
    }

    /// What every setting is.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        self.preferences.settings()
    }

    /// Where everything stands on the screen.
    #[must_use]
    pub fn layout(&self) -> Layout {
        Layout::new(
            self.screen,
            &Facts {
                board: self.board(),
                look: self.settings().look(),
                smaller: usize::from(self.settings().smaller),
                panels_open: self.popup == Some(Popup::Panels),
                analysis: self.brain.analysis.then_some(LINES as u16),
                graph: !self.brain.review.is_empty(),
            },
        )
    }

    /// In how many sizes the board can be drawn here.
    #[must_use]
    pub fn sizes(&self) -> usize {
        let area = self.layout().board;
        Geometry::choices(self.board(), self.settings().look(), area).count()
    }

    /// Whether pool, players and turns stand beside the board.
    #[must_use]
    pub fn shows_panels(&self) -> bool {
        self.popup != Some(Popup::Panels) && self.layout().panels.is_some()
    }

    /// What Enter does in what is open.
    #[must_use]
    pub fn accept_label(&self, texts: &Texts) -> &'static str {
        match &self.popup {
            Some(Popup::NewGame(_)) => texts.label_begin,
            Some(Popup::Files(files)) => match files.purpose {
                Purpose::Open => texts.label_open,
                Purpose::Save => texts.label_save,
            },
            Some(Popup::Line(_)) => texts.label_run,
            Some(Popup::Choice(_)) => texts.label_answer,
            Some(Popup::Settings(_) | Popup::Help { .. } | Popup::Text { .. } | Popup::Panels)
            | None => texts.label_close,
        }
    }

    /// Whether the last thing was refused.
    #[must_use]
    pub fn is_refused(&self) -> bool {
        matches!(&self.notice, Some(notice) if notice.weight == Weight::Refusal)
    }

    /// Whether what was played would be lost.
    #[must_use]
    pub const fn is_unsaved(&self) -> bool {
        self.file.unsaved && !self.table.game().is_empty()
    }
}
