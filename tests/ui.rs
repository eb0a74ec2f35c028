//! Key by key: what goes in is a run of keys, what comes out is a position, a frame, an effect.

#![cfg(feature = "app")]
// Helpers of tests fail by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;
use zertz::notation::TurnText;
use zertz::record::{Action, Game};
use zertz::rules::{Claims, Player, Position, Preset, Ruleset};
use zertz::tui::effect::Effect;
use zertz::tui::keymap::lookup;
use zertz::tui::message::Message;
use zertz::tui::model::Model;
use zertz::tui::model::preferences::Preferences;
use zertz::tui::mouse;
use zertz::tui::present::Presentation;
use zertz::tui::update::update;

/// The program without a terminal, a disk or a lot.
struct Ui {
    model: Model,
    effects: Vec<Effect>,
}

fn named_key(name: &str) -> KeyCode {
    match name {
        "enter" => KeyCode::Enter,
        "esc" => KeyCode::Esc,
        "tab" => KeyCode::Tab,
        "up" => KeyCode::Up,
        "down" => KeyCode::Down,
        "left" => KeyCode::Left,
        "right" => KeyCode::Right,
        "home" => KeyCode::Home,
        "end" => KeyCode::End,
        "pgup" => KeyCode::PageUp,
        "pgdn" => KeyCode::PageDown,
        _ => panic!("no key is called {name}"),
    }
}

impl Ui {
    fn of(game: Game) -> Self {
        let screen = Rect::new(0, 0, 80, 24);
        Self {
            model: Model::new(game, Preferences::default(), screen),
            effects: Vec::new(),
        }
    }

    fn new(rules: Ruleset) -> Self {
        Self::of(Game::new(rules))
    }

    fn basic() -> Self {
        Self::new(Ruleset::default())
    }

    fn at(position: &str, rules: Ruleset) -> Self {
        let position: Position = position.parse().unwrap();
        Self::of(Game::from_position(position.with_conduct(rules)))
    }

    fn send(&mut self, message: Message) {
        let effects = update(&mut self.model, message);
        self.effects.extend(effects);
    }

    fn key(&mut self, code: KeyCode) {
        let event = KeyEvent::new(code, KeyModifiers::NONE);
        if let Some(intent) = lookup(self.model.context(), event) {
            self.send(Message::User(intent));
        }
    }

    /// Types keys: letters as they are, others as `<enter>`, `<esc>`, `<tab>`, `<up>` …
    fn keys(&mut self, keys: &str) -> &mut Self {
        let mut rest = keys;
        while let Some(letter) = rest.chars().next() {
            let named = rest.strip_prefix('<').and_then(|rest| rest.split_once('>'));
            let code = if let Some((name, after)) = named {
                rest = after;
                named_key(name)
            } else {
                rest = &rest[letter.len_utf8()..];
                KeyCode::Char(letter)
            };
            self.key(code);
        }
        self
    }

    fn mouse(&mut self, kind: MouseEventKind, column: u16, row: u16) {
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

    /// Clicks on the first cell that shows a text.
    fn click(&mut self, text: &str) {
        let frame = self.frame();
        let found = frame.lines().enumerate().find_map(|(row, line)| {
            let at = line.find(text)?;
            Some((line[..at].chars().count() as u16, row as u16))
        });
        let (column, row) = found.unwrap_or_else(|| panic!("no {text:?} in\n{frame}"));
        self.mouse(MouseEventKind::Down(MouseButton::Left), column, row);
    }

    fn frame(&self) -> String {
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

    fn shows(&self, text: &str) {
        let frame = self.frame();
        assert!(frame.contains(text), "no {text:?} in\n{frame}");
    }

    fn hides(&self, text: &str) {
        let frame = self.frame();
        assert!(!frame.contains(text), "{text:?} in\n{frame}");
    }

    const fn game(&self) -> &Game {
        self.model.table.game()
    }

    /// The turns of the game in official notation.
    fn turns(&self) -> Vec<String> {
        let game = self.game();
        let text = |(number, ply): (usize, &zertz::record::Ply)| match &ply.action {
            Action::Turn(turn) => {
                TurnText::new(game.position_after(number).unwrap(), turn).to_string()
            }
            Action::Demand => "demand".to_owned(),
        };
        game.plies().iter().enumerate().map(text).collect()
    }
}

#[test]
fn a_placement_is_two_steps_and_says_so() {
    let mut ui = Ui::basic();
    ui.shows("Step 1/2: choose a marble and a ring");
    ui.keys("Gd4<enter>");
    ui.shows("Step 2/2: remove a free ring: a1 a2 a3 a4 b1");
    ui.shows("G ×7");
    ui.keys("a1<enter>");
    assert_eq!(ui.turns(), ["Gd4,a1"]);
    assert!(matches!(ui.effects.last(), Some(Effect::Autosave(_))));
}

#[test]
fn digits_choose_marbles_and_rows() {
    let mut ui = Ui::basic();
    ui.keys("3d");
    ui.shows("d_");
    ui.keys("5<enter>");
    ui.keys("g4<enter>");
    assert_eq!(ui.turns(), ["Bd5,g4"]);
}

#[test]
fn refusals_say_why_and_change_nothing() {
    let mut ui = Ui::basic();
    ui.keys("Wd4<enter>").keys("d5<enter>");
    ui.shows("d5 is not free");
    ui.keys("d4<enter>");
    ui.shows("d4");
    assert!(ui.game().is_empty());
    ui.keys("d1<enter>");
    assert_eq!(ui.turns(), ["Wd4,d1"]);
    ui.keys("Gd4<enter>");
    ui.shows("d4");
    assert_eq!(ui.game().len(), 1);
}

#[test]
fn escape_takes_the_half_turn_back() {
    let mut ui = Ui::basic();
    ui.keys("Wd4<enter><esc>");
    ui.shows("Step 1/2");
    ui.shows("W]×6");
    ui.keys("<esc><esc>");
    assert!(ui.effects.is_empty());
}

#[test]
fn r13_a_compulsory_capture_names_the_jumpers_and_tab_finds_them() {
    let mut ui = Ui::basic();
    ui.keys("Wd4<enter>d1<enter>Gd5<enter>a1<enter>");
    ui.shows("Capture is compulsory: jump with d4 or d5");
    // Another ring is refused, Tab goes to a jumper.
    ui.keys("a4<enter>");
    assert_eq!(ui.game().len(), 2);
    ui.keys("<tab><enter>d6<enter>");
    assert_eq!(ui.turns().last().unwrap(), "x d4Gd6");
}

#[test]
fn r14_every_fork_is_chosen() {
    let position = "oGoo/1ooBo/2oooo/2ooGW/3oWoo/4ooo/ 4/6/9 0/0/0 0/0/0 1 37";
    let mut ui = Ui::at(position, Ruleset::default());
    ui.shows("Capture is compulsory: jump with d5, d6 or e4");
    ui.keys("e4<enter>c5<enter>");
    ui.shows("Keep jumping with c5");
    assert!(ui.game().is_empty());
    ui.keys("e6<enter>");
    assert_eq!(ui.turns(), ["x e4Gc5We6"]);

    let mut ui = Ui::at(position, Ruleset::default());
    ui.keys("e4<enter>c5<enter><esc>");
    ui.keys("c5<enter>a3<enter>a1<enter>");
    assert_eq!(ui.turns(), ["x e4Gc5Ba3Ga1"]);
}

#[test]
fn r18_claims_are_asked_group_by_group() {
    let position = "Goo/2oo/2ooW/1oBoo/2oooB/3ooW/ 4/7/8 0/0/0 0/0/0 1 37";
    let rules = Ruleset {
        claims: Claims::Ask,
        ..Ruleset::default()
    };
    for (answer, turn) in [("y", "Wd2,a2 x Ga1"), ("n", "Wd2,a2")] {
        let mut ui = Ui::at(position, rules);
        ui.keys("Wd2<enter>a2<enter>");
        ui.shows("a1");
        assert!(ui.game().is_empty(), "not before the answer");
        ui.keys(answer);
        assert_eq!(ui.turns(), [turn]);
    }
    let mut ui = Ui::at(position, Ruleset::default());
    ui.keys("Wd2<enter>a2<enter>");
    assert_eq!(ui.turns(), ["Wd2,a2 x Ga1"]);
}

#[test]
fn r26_touch_move_lets_no_step_be_taken_back() {
    let mut ui = Ui::new(Ruleset::new(Preset::Tournament));
    ui.keys("Wd4<enter><esc>");
    ui.shows("a step once made can't be taken back");
    ui.keys("d1<enter>u");
    assert_eq!(ui.turns(), ["Wd4,d1"]);
}

#[test]
fn r27_the_take_back_is_demanded_or_the_turn_let_pass() {
    let overlooked = "Wd4<enter>d1<enter>Gd5<enter>a1<enter>Bb2<enter>a2<enter>";
    let mut ui = Ui::new(Ruleset::new(Preset::Tournament));
    ui.keys(overlooked);
    ui.shows("overlooked a capture");
    ui.keys("k");
    assert_eq!(ui.turns().last().unwrap(), "demand");
    ui.shows("must capture with d4 or d5");
    ui.keys("Wg1<enter>");
    assert_eq!(ui.game().len(), 4);
    ui.keys("d4<enter>d6<enter>");
    assert_eq!(ui.turns().last().unwrap(), "x d4Gd6");

    let mut ui = Ui::new(Ruleset::new(Preset::Tournament));
    ui.keys(overlooked).keys("l");
    ui.shows("A capture is possible: jump with d4 or d5; a placement overlooks it");
    ui.keys("Wh1<enter>h2<enter>");
    assert_eq!(ui.turns().last().unwrap(), "Wh1,h2");
    assert!(
        ui.game().can_demand(),
        "the same right is the other player's now"
    );
}

#[test]
fn undo_and_redo_take_whole_turns() {
    let mut ui = Ui::basic();
    ui.keys("Wd4<enter>d1<enter>Bb2<enter>a1<enter>");
    ui.keys("uu");
    assert!(ui.game().is_empty());
    ui.keys("rr");
    assert_eq!(ui.turns(), ["Wd4,d1", "Bb2,a1"]);
    ui.keys("r");
    assert_eq!(ui.game().len(), 2);
}

#[test]
fn looking_back_destroys_nothing() {
    let mut ui = Ui::basic();
    ui.keys("Wd4<enter>d1<enter>Bb2<enter>a1<enter>");
    ui.keys("[");
    ui.shows("Looking back: after turn 1 of 2");
    ui.keys("{");
    ui.shows("the start, 2 turns to come");
    ui.keys("]");
    ui.shows("after turn 1 of 2");
    ui.keys("<esc>");
    ui.shows("Step 1/2");
    assert_eq!(ui.game().len(), 2);
}

#[test]
fn the_rules_are_shown_and_scroll() {
    let mut ui = Ui::basic();
    ui.keys("R");
    ui.shows("wins with 4 white marbles");
    ui.shows("Whoever can capture must");
    ui.keys(&"<down>".repeat(30));
    ui.shows("Filling the last vacant ring");
    ui.keys("<esc>");
    ui.shows("Step 1/2");
    ui.keys(":rules<enter>");
    ui.shows("nobody owns a colour");
}

#[test]
fn the_cursor_keeps_to_its_row_and_comes_back() {
    let mut ui = Ui::basic();
    ui.keys("d4");
    let ring = |ui: &Ui| {
        let board = ui.game().rules().board;
        board.name(ui.model.cursor.ring()).to_string()
    };
    assert_eq!(ring(&ui), "d4");
    ui.keys("<right><right><right>");
    let far = ring(&ui);
    assert!(far.starts_with('g'), "{far}");
    ui.keys("<left><left><left>");
    assert_eq!(ring(&ui), "d4");
    ui.keys("<up><up>");
    assert_eq!(ring(&ui), "d6");
    ui.keys("<home>");
    assert_eq!(ring(&ui), "c6");
    ui.keys("<pgdn>");
    assert_eq!(ring(&ui), "d6");
}

#[test]
fn the_line_takes_turns_in_official_notation() {
    let mut ui = Ui::basic();
    for turn in ["wd4 d1", "gd5,a1", "d4 d6"] {
        ui.keys(&format!(":{turn}<enter>"));
    }
    assert_eq!(ui.turns(), ["Wd4,d1", "Gd5,a1", "x d4Gd6"]);
    ui.keys(":Wd6,d7<enter>");
    assert_eq!(ui.game().len(), 3);
    ui.keys("<esc>:<up><up>");
    ui.shows("d4 d6");
}

#[test]
fn a_pasted_position_goes_on_the_table() {
    let mut ui = Ui::basic();
    ui.keys(":");
    let position = "oGoo/1ooBo/2oooo/2ooGW/3oWoo/4ooo/ 4/6/9 0/0/0 0/0/0 1 37";
    ui.send(Message::Pasted(position.to_owned()));
    ui.keys("<enter>");
    assert_eq!(ui.game().position().to_string(), position);
}

#[test]
fn resigning_asks_first_and_the_end_names_the_winner() {
    let mut ui = Ui::basic();
    ui.keys("x<esc>");
    assert_eq!(ui.game().outcome(), None);
    ui.keys("xy");
    let outcome = ui.game().outcome().unwrap();
    assert_eq!(outcome.to_string(), "player 2 wins (resignation)");
    ui.shows("The game is over");
    ui.shows("next game: Player 2 begins");
    ui.keys("<enter>");
    assert_eq!(ui.game().first(), Player::Two);
    assert!(ui.game().is_empty());
}

#[test]
fn a_tie_needs_both() {
    let mut ui = Ui::basic();
    ui.keys("v");
    assert_eq!(ui.game().outcome(), None);
    ui.keys("y");
    assert_eq!(ui.game().outcome().unwrap().to_string(), "tie (agreement)");
}

#[test]
fn quitting_asks_only_when_something_would_be_lost() {
    let mut ui = Ui::basic();
    ui.keys("q");
    assert_eq!(ui.effects, [Effect::Quit]);
    let mut ui = Ui::basic();
    ui.keys("Wd4<enter>d1<enter>q");
    ui.shows("not saved");
    ui.keys("n");
    assert!(!ui.effects.contains(&Effect::Quit));
    ui.keys("qy");
    assert_eq!(ui.effects.last(), Some(&Effect::Quit));
}

#[test]
fn a_new_game_is_set_up_in_the_form_and_lots_are_drawn() {
    let mut ui = Ui::basic();
    ui.keys("n");
    ui.shows("New game");
    ui.click("expanded");
    ui.shows("[expanded]");
    ui.shows("[48]");
    ui.click("Begin   ");
    assert!(ui.effects.contains(&Effect::DrawLot));
    ui.send(Message::LotDrawn(Player::Two));
    ui.shows("Player 2");
    ui.keys("<enter>");
    assert_eq!(ui.game().rules(), Ruleset::new(Preset::Expanded));
    assert_eq!(ui.game().first(), Player::Two);
}

#[test]
fn saving_goes_through_the_picker_and_reports() {
    let mut ui = Ui::basic();
    ui.keys("Wd4<enter>d1<enter>:save a.json<enter>");
    let Some(Effect::Save { path, game }) = ui.effects.last().cloned() else {
        panic!("{:?}", ui.effects.last());
    };
    assert_eq!(game.len(), 1);
    ui.send(Message::Saved {
        path: path.clone(),
        result: Err("the disk is full".to_owned()),
    });
    ui.shows("the disk is full");
    ui.keys("<esc>q");
    ui.shows("not saved");
    ui.keys("n:save a.json<enter>");
    ui.send(Message::Saved {
        path: path.clone(),
        result: Ok(vec!["the format can't hold something".to_owned()]),
    });
    ui.shows("Saved as a.json; the format can't hold something");
    ui.keys("<esc>q");
    ui.shows("not saved");
    ui.keys("n:save a.json<enter>");
    ui.send(Message::Saved {
        path,
        result: Ok(Vec::new()),
    });
    ui.shows("Saved as a.json");
    ui.keys("q");
    assert_eq!(ui.effects.last(), Some(&Effect::Quit));
}

#[test]
fn every_step_works_by_mouse() {
    let mut ui = Ui::basic();
    ui.click("B ×");
    ui.keys("d4");
    // The ring under the cursor stands in square brackets.
    ui.click("[ 4 ]");
    ui.shows("Step 2/2");
    ui.click("{ 7 }");
    assert_eq!(ui.turns(), ["Bd4,d7"]);
    ui.mouse(MouseEventKind::Down(MouseButton::Right), 5, 5);
    assert_eq!(ui.game().len(), 1);
}

#[test]
fn help_lists_the_keys_and_closes() {
    let mut ui = Ui::basic();
    ui.keys("?");
    ui.shows("Keys");
    ui.keys("<esc>");
    ui.hides("━ Keys");
}

#[test]
fn no_size_breaks_any_mode() {
    for keys in [
        "",
        "Wd4<enter>",
        "?",
        "n",
        ":",
        "o",
        "xy",
        "p",
        "Wd4<enter>d1<enter>[",
    ] {
        for (width, height) in [(1, 1), (20, 5), (60, 20), (80, 24), (120, 40), (500, 160)] {
            let mut ui = Ui::basic();
            ui.keys(keys);
            ui.model.screen = Rect::new(0, 0, width, height);
            assert_eq!(
                ui.frame().lines().count(),
                usize::from(height),
                "{keys} {width}x{height}"
            );
        }
    }
}

#[test]
fn the_line_says_why_it_was_refused() {
    let mut ui = Ui::basic();
    ui.keys(":Wd4,d4<enter>");
    ui.shows("d4 has just been filled");
    ui.shows(":Wd4,d4");
}

#[test]
fn everything_is_reached_by_mouse_from_help_at_80_by_24() {
    for state in [
        "",
        "Wd4<enter>",
        "Wd4<enter>a1<enter>",
        "Wd4<enter>a1<enter>[",
    ] {
        let mut ui = Ui::basic();
        ui.keys(state);
        ui.click("? help");
        ui.shows("━ Keys");
    }
    let reached = [
        ("take back the last turn", "Undone: Wd4,a1"),
        ("  new game", "New game"),
        ("  save ", "Save"),
        ("  open a game", "Open"),
        ("  resign", "resign"),
    ];
    for (line, shown) in reached {
        let mut ui = Ui::basic();
        ui.keys("Wd4<enter>a1<enter>");
        ui.click("? help");
        let mut rows = 0;
        while !ui
            .frame()
            .lines()
            .any(|row| row.contains('┃') && row.contains(line))
        {
            ui.mouse(MouseEventKind::ScrollDown, 40, 12);
            rows += 1;
            assert!(rows < 100, "no {line:?} in help:\n{}", ui.frame());
        }
        ui.click(line);
        ui.hides("━ Keys");
        ui.shows(shown);
    }
}
