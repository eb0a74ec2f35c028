//! The program without a terminal, a disk or a lot: keys and clicks go in, frames come out.

use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use zertz::engine::{Info, Line, Score};
use zertz::examples::Example;
use zertz::notation::TurnText;
use zertz::record::{Action, Game, Ply};
use zertz::rules::{Position, Ruleset};
use zertz::settings::Key;
use zertz::tui::effect::Effect;
use zertz::tui::keymap::lookup;
use zertz::tui::message::Message;
use zertz::tui::model::Model;
use zertz::tui::model::brain::Reply;
use zertz::tui::model::files::Entry;
use zertz::tui::model::preferences::Preferences;
use zertz::tui::mouse;
use zertz::tui::present::Presentation;
use zertz::tui::update::update;

pub struct Ui {
    pub model: Model,
    /// Everything that was wanted done so far.
    pub effects: Vec<Effect>,
}

/// A key by its name: `enter`, `c-z`, or a letter that stands for itself.
pub fn key(name: &str) -> KeyEvent {
    let plain = |code| KeyEvent::new(code, KeyModifiers::NONE);
    if let Some(letter) = name.strip_prefix("c-").and_then(|name| name.chars().next()) {
        return KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
    }
    plain(match name {
        "enter" => KeyCode::Enter,
        "esc" => KeyCode::Esc,
        "tab" => KeyCode::Tab,
        "backtab" => KeyCode::BackTab,
        "up" => KeyCode::Up,
        "down" => KeyCode::Down,
        "left" => KeyCode::Left,
        "right" => KeyCode::Right,
        "home" => KeyCode::Home,
        "end" => KeyCode::End,
        "pgup" => KeyCode::PageUp,
        "pgdn" => KeyCode::PageDown,
        "del" => KeyCode::Delete,
        "back" => KeyCode::Backspace,
        _ => panic!("no key is called {name}"),
    })
}

/// A run of keys: letters as they are, others as `<enter>`, `<esc>`, `<c-z>` …
pub fn keys(text: &str) -> Vec<KeyEvent> {
    let mut rest = text;
    let mut keys = Vec::new();
    while let Some(letter) = rest.chars().next() {
        let named = rest.strip_prefix('<').and_then(|rest| rest.split_once('>'));
        let named = named.filter(|(name, _)| name.len() > 1);
        if let Some((name, after)) = named {
            rest = after;
            keys.push(key(name));
        } else {
            rest = &rest[letter.len_utf8()..];
            keys.push(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::NONE));
        }
    }
    keys
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
        }
    }

    pub fn new(rules: Ruleset) -> Self {
        Self::of(Game::new(rules))
    }

    pub fn basic() -> Self {
        Self::new(Ruleset::default())
    }

    pub fn at(position: &str, rules: Ruleset) -> Self {
        let position: Position = position.parse().unwrap();
        Self::of(Game::from_position(position.with_conduct(rules)))
    }

    pub fn example(name: &str) -> Self {
        Self::of(Example::named(name).unwrap().game().unwrap())
    }

    /// The same on a screen of another size.
    pub const fn sized(mut self, width: u16, height: u16) -> Self {
        self.model.screen = Rect::new(0, 0, width, height);
        self
    }

    /// The same after some keys.
    pub fn after(mut self, keys: &str) -> Self {
        self.keys(keys);
        self
    }

    /// The same with settings changed, as in `ascii=on theme=none`.
    pub fn with(mut self, settings: &str) -> Self {
        for setting in settings.split_whitespace() {
            let (name, value) = setting.split_once('=').unwrap();
            let key = name.parse().unwrap();
            self.model.preferences.set(key, value).unwrap();
        }
        self
    }

    pub fn send(&mut self, message: Message) {
        let effects = update(&mut self.model, message);
        self.effects.extend(effects);
    }

    pub fn key(&mut self, event: KeyEvent) {
        if let Some(intent) = lookup(self.model.context(), event) {
            self.send(Message::User(intent));
        }
    }

    /// Types keys: letters as they are, others as `<enter>`, `<esc>`, `<c-z>` …
    pub fn keys(&mut self, text: &str) -> &mut Self {
        for event in keys(text) {
            self.key(event);
        }
        self
    }

    pub fn mouse(&mut self, kind: MouseEventKind, column: u16, row: u16) {
        let event = MouseEvent {
            kind,
            column,
            row,
            modifiers: KeyModifiers::NONE,
        };
        if let Some(message) = mouse::message(&self.model, event) {
            self.send(message);
        }
    }

    pub fn left(&mut self, column: u16, row: u16) {
        self.mouse(MouseEventKind::Down(MouseButton::Left), column, row);
    }

    pub fn right_click(&mut self) {
        self.mouse(MouseEventKind::Down(MouseButton::Right), 5, 5);
    }

    /// Turns the wheel over the first cell that shows a text.
    pub fn wheel(&mut self, text: &str, down: bool) {
        let (column, row) = self.find(text);
        let kind = if down {
            MouseEventKind::ScrollDown
        } else {
            MouseEventKind::ScrollUp
        };
        self.mouse(kind, column, row);
    }

    /// Where the frame first shows a text: column and row.
    pub fn find(&self, text: &str) -> (u16, u16) {
        let frame = self.frame();
        let found = frame.lines().enumerate().find_map(|(row, line)| {
            let at = line.find(text)?;
            Some((line[..at].chars().count() as u16, row as u16))
        });
        found.unwrap_or_else(|| panic!("no {text:?} in\n{frame}"))
    }

    /// Clicks on the first cell that shows a text.
    pub fn click(&mut self, text: &str) {
        let (column, row) = self.find(text);
        self.left(column, row);
    }

    /// Clicks on the middle of rings, one after the other.
    pub fn click_rings(&mut self, names: &str) {
        for name in names.split_whitespace() {
            let ring = self.model.board().ring_named(name).unwrap();
            let at = self.model.layout().placed.unwrap().centre(ring);
            self.left(at.x, at.y);
        }
    }

    /// A folder comes in for the file picker: its files, and folders that end in `/`.
    pub fn listed(&mut self, names: &str) {
        let Some(Effect::List(folder)) = self.effects.last().cloned() else {
            panic!("no folder is asked for: {:?}", self.effects.last());
        };
        let entry = |name: &str| Entry {
            is_file: !name.ends_with('/'),
            name: name.trim_end_matches('/').to_owned(),
        };
        let mut entries: Vec<Entry> = names.split_whitespace().map(entry).collect();
        entries.sort();
        self.send(Message::Listed {
            folder,
            result: Ok(entries),
        });
    }

    /// The engine answers the last question with lines of one turn each, the best first.
    pub fn answer(&mut self, turns: &[&str]) {
        self.reply(turns, None);
    }

    /// The same, when it is better to demand that the last turn be taken back.
    pub fn answer_with_demand(&mut self, turns: &[&str]) {
        self.reply(turns, Some(Score::EVEN));
    }

    fn reply(&mut self, turns: &[&str], demand: Option<Score>) {
        let asked = |effect: &Effect| match effect {
            Effect::Think(question) => Some(question.clone()),
            _ => None,
        };
        let question = self
            .effects
            .iter()
            .rev()
            .find_map(asked)
            .expect("a question");
        let lines = turns.iter().map(|turn| Line {
            score: Score::EVEN,
            turns: vec![TurnText::read(turn, question.situation.position()).unwrap()],
        });
        let info = Info {
            depth: 7,
            lines: lines.collect(),
            nodes: 1000,
            elapsed: Duration::from_millis(100),
            demand,
        };
        self.send(Message::Engine {
            id: question.id,
            reply: Reply::Done(info),
        });
    }

    /// Time passes until everything has happened that happens by itself.
    pub fn wait(&mut self) {
        for _ in 0..100 {
            let Some(moment) = self.model.wake() else {
                return;
            };
            self.model.now = moment;
            self.send(Message::Tick);
        }
    }

    /// The frame with all its colours.
    pub fn buffer(&self) -> Buffer {
        let Rect { width, height, .. } = self.model.screen;
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let presentation = Presentation::new(&self.model);
        terminal.draw(|frame| presentation.draw(frame)).unwrap();
        terminal.backend().buffer().clone()
    }

    /// The characters of the frame, row by row.
    pub fn frame(&self) -> String {
        let buffer = self.buffer();
        let rows = buffer.content().chunks(buffer.area.width.into());
        let rows: Vec<String> = rows
            .map(|row| row.iter().map(Cell::symbol).collect())
            .collect();
        rows.join("\n")
    }

    pub fn has(&self, text: &str) -> bool {
        self.frame().contains(text)
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

    /// The ring under the cursor.
    pub fn ring(&self) -> String {
        let board = self.game().rules().board;
        board.name(self.model.cursor.ring()).to_string()
    }

    /// The turns of the game in official notation.
    pub fn turns(&self) -> Vec<String> {
        let game = self.game();
        let text = |(number, ply): (usize, &Ply)| match &ply.action {
            Action::Turn(turn) => {
                TurnText::new(game.position_after(number).unwrap(), turn).to_string()
            }
            Action::Demand => "demand".to_owned(),
        };
        game.plies().iter().enumerate().map(text).collect()
    }

    pub fn last_effect(&self) -> &Effect {
        self.effects.last().expect("nothing was wanted done")
    }

    pub fn quits(&self) -> bool {
        self.effects.contains(&Effect::Quit)
    }
}
