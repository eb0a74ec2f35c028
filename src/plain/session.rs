//! The state of a game at the prompt.

use std::path::PathBuf;
use std::time::Duration;

use super::Options;
use super::pending::Pending;
use super::records::Records;
use crate::clock::{self, Clock};
use crate::command::{Command, CommandError, CommandInfo, Group};
use crate::lang::{Texts, fill, printable};
use crate::record::Game;
use crate::rules::{Player, Position};
use crate::tui::glyphs::Glyphs;

/// A game being played and what has been said about it since the last look.
pub(super) struct Session {
    pub(super) options: Options,
    pub(super) texts: &'static Texts,
    pub(super) game: Game,
    pub(super) clock: Clock,
    pub(super) file: Option<PathBuf>,
    /// The list of records that the game is one of.
    pub(super) records: Option<Records>,
    /// What is odd about the game's record.
    pub(super) warnings: Vec<String>,
    /// Whether something was played since the game was saved.
    pub(super) unsaved: bool,
    /// The number of actions after which the game is looked at, when that is not all of them.
    pub(super) view: Option<usize>,
    pub(super) pending: Option<Pending>,
    /// The length of the game when a player let an overlooked capture pass.
    pub(super) passed: Option<usize>,
    /// The length of the game when a computer did not know what to play.
    pub(super) stuck: Option<usize>,
    said: Vec<String>,
    done: bool,
}

impl Session {
    pub(super) fn new(game: Game, options: Options) -> Self {
        let mut session = Self {
            texts: options.language.texts(),
            clock: Clock::of_game(&game),
            file: options.file.clone(),
            records: options.records.clone(),
            warnings: options.warnings.clone(),
            options,
            game,
            unsaved: false,
            view: None,
            pending: None,
            passed: None,
            stuck: None,
            said: Vec::new(),
            done: false,
        };
        session.tag_clock();
        session.restart_clock();
        session
    }

    pub(super) const fn is_done(&self) -> bool {
        self.done
    }

    pub(super) fn into_game(self) -> Game {
        self.game
    }

    pub(super) fn take_said(&mut self) -> Vec<String> {
        std::mem::take(&mut self.said)
    }

    /// A text as this prompt may show it: without control characters, in ASCII if need be.
    pub(super) fn shown(&self, text: &str) -> String {
        let text = printable(text);
        Glyphs::new(self.options.ascii).text(&text).into_owned()
    }

    pub(super) fn say(&mut self, text: impl AsRef<str>) {
        let text = self.shown(text.as_ref());
        self.said.push(text);
    }

    pub(super) fn say_filled(&mut self, template: &str, values: &[(&str, &str)]) {
        self.say(fill(template, values));
    }

    pub(super) fn now(&self) -> Duration {
        (self.options.now)()
    }

    pub(super) fn name(&self, player: Player) -> String {
        self.texts.player_name(player, &self.game.players)
    }

    /// The position that is looked at.
    pub(super) fn position(&self) -> Position {
        let after = self.view.unwrap_or_else(|| self.game.len());
        *self
            .game
            .position_after(after)
            .unwrap_or_else(|| self.game.position())
    }

    /// Whose answer is awaited.
    pub(super) fn prompt(&self) -> String {
        let name = match &self.pending {
            Some(Pending::Confirm(_)) => "?".to_owned(),
            _ => self.name(self.position().to_move()),
        };
        self.shown(&name)
    }

    pub(super) fn greet(&mut self) {
        let rules = self.game.rules();
        let (rings, preset) = (
            self.texts.board(rules.board),
            self.texts.preset(rules.preset),
        );
        self.say_filled(
            self.texts.plain_welcome,
            &[("rings", &rings), ("preset", preset)],
        );
        if self.game.is_empty() {
            self.say(self.texts.plain_turns);
        }
        for warning in self.warnings.clone() {
            self.say(warning);
        }
        if self.options.drawn_by_lot {
            let first = self.name(self.game.first());
            self.say_filled(self.texts.drawn_by_lot, &[("player", &first)]);
        }
        self.say_state();
    }

    /// Says whose turn it is and what the rules want, or how the game ended.
    pub(super) fn say_state(&mut self) {
        if let Some(after) = self.view {
            let (turn, turns) = (after.to_string(), self.game.len().to_string());
            self.say_filled(
                self.texts.looking_back,
                &[("turn", &turn), ("turns", &turns)],
            );
            return;
        }
        if let Some(text) = self.texts.overlooked(&self.game)
            && self.passed != Some(self.game.len())
        {
            self.say(text);
        }
        if self.game.outcome().is_none() {
            let player = self.name(self.position().to_move());
            self.say_filled(self.texts.plain_to_move, &[("player", &player)]);
            self.say_times();
        }
        self.say(self.texts.wanted(&self.game));
    }

    /// Says what both clocks show, if there are any.
    pub(super) fn say_times(&mut self) {
        let now = self.now();
        let times: Vec<String> = Player::ALL
            .into_iter()
            .filter_map(|player| {
                let time = clock::written(self.clock.left(player, now)?);
                let name = self.name(player);
                Some(fill(
                    self.texts.plain_time_left,
                    &[("player", &name), ("time", &time)],
                ))
            })
            .collect();
        if !times.is_empty() {
            self.say(times.join(", "));
        }
    }

    /// Notes the time control of new games in a game that is just beginning.
    pub(super) fn tag_clock(&mut self) {
        clock::tag(&mut self.game, self.options.clock);
    }

    /// Sets the clocks to where the record leaves them and starts the one of the player to move.
    pub(super) fn restart_clock(&mut self) {
        self.clock = Clock::of_game(&self.game);
        if self.game.outcome().is_none() {
            self.clock.start(self.game.position().to_move(), self.now());
        }
    }

    /// Does what a line says.
    pub(super) fn obey(&mut self, line: &str) {
        if let Some(player) = self.clock.announce(self.now()) {
            let player = self.name(player);
            self.say_filled(self.texts.plain_time_out, &[("player", &player)]);
        }
        match self.pending.take() {
            Some(pending) => self.answer(pending, line),
            None => self.obey_command(line),
        }
        let now = self.now();
        match &self.pending {
            Some(Pending::Confirm(_) | Pending::Claims(_)) => self.clock.pause(now),
            _ => self.clock.go_on(now),
        }
    }

    pub(super) fn obey_command(&mut self, line: &str) {
        match line.parse() {
            Ok(command) => self.act(command),
            Err(CommandError::Empty) => self.say_state(),
            Err(error) => self.say(self.texts.command_error(&error)),
        }
    }

    /// Obeys a command with the position after so many actions before its eyes.
    pub(super) fn look_at(&mut self, after: usize, command: Command) {
        self.view = (after < self.game.len()).then_some(after);
        self.act(command);
    }

    fn act(&mut self, command: Command) {
        match command {
            Command::Turn(text) => self.play_text(&text),
            Command::Back => self.say(self.texts.plain_nothing_to_drop),
            Command::Demand => self.demand(),
            Command::Pass => self.pass(),
            Command::Resign => self.resign(),
            Command::Tie => self.offer_tie(),
            Command::Flag => self.flag(),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Hint => self.hint(),
            Command::Comment(text) => self.comment(text),
            Command::New(new) => self.ask_for_new(new),
            Command::Save(file) => self.save(file),
            Command::Load(file) => self.ask_to_load(&file),
            Command::Next => self.step_record(true),
            Command::Previous => self.step_record(false),
            Command::Warnings => self.say_warnings(),
            Command::Resume => self.ask_to_resume(),
            Command::Position(position) => self.ask_for(Game::from_position(*position).into()),
            Command::GameText(text) => self.ask_for_text(&text),
            Command::Names(one, two) => self.rename(one, two),
            Command::Goto(turn) => self.look_after(turn),
            Command::Help(about) => self.help(about.as_deref()),
            Command::Suspend => {
                self.say_filled(self.texts.plain_not_here, &[("command", "suspend")]);
            }
            Command::Quit => self.quit(),
            Command::Board => self.board(),
            Command::Column(column) => self.column(column),
            Command::Ring(name) => self.ring(name),
            Command::Where(marble) => self.marbles(marble),
            Command::Pool => self.pool(),
            Command::Score => self.score(),
            Command::Free => self.free(),
            Command::Legal(ring) => self.legal(ring),
            Command::Last => self.last(),
            Command::Moves => self.moves(),
            Command::Clock => self.times(),
            Command::Rules => self.rules(),
            Command::Line => self.say(self.position().to_string()),
            Command::Settings(name) => self.settings(name.as_deref()),
            Command::Set(name, value) => self.set(&name, &value),
        }
    }

    fn help(&mut self, about: Option<&str>) {
        let texts = self.texts;
        let line = |info: &CommandInfo| format!("{}: {}", info.usage(texts), info.help(texts));
        if let Some(info) = about.and_then(CommandInfo::named) {
            for line in info.explanation(texts) {
                self.say(line);
            }
            return;
        }
        self.say(texts.plain_turns);
        for group in Group::ALL {
            self.say(format!("{}:", group.title(texts)));
            for info in CommandInfo::at_prompt().filter(|info| info.group == group) {
                self.say(format!("  {}", line(info)));
            }
        }
    }

    fn quit(&mut self) {
        let kept = self.options.keeps && self.options.autosave.is_some();
        if self.unsaved && self.game.outcome().is_none() && kept {
            self.say(self.texts.plain_kept);
        }
        self.say(self.texts.plain_goodbye);
        self.done = true;
    }

    pub(super) fn end_of_input(&mut self) {
        self.say(self.texts.plain_end_of_input);
        self.quit();
    }
}
