//! Everything by mouse alone.

use crossterm::event::{MouseButton, MouseEventKind};
use zertz::board::Board;
use zertz::rules::{Claims, MarbleSet, Player, Preset, Ruleset};
use zertz::tui::effect::Effect;
use zertz::tui::message::Message;
use zertz::tui::theme::ThemeName;

use super::driver::Ui;

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
        from_help(&mut ui, line);
        ui.hides("━ Keys");
        ui.shows(shown);
    }
}

/// A short game that player 2 wins with four white marbles: the clicks of every turn.
const GAME: [(&str, &str); 8] = [
    ("W", "c3 g1"),
    ("B", "b1 b5"),
    ("W", "c2 a4"),
    ("", "b1 d3 b3"),
    ("W", "c3 c6"),
    ("", "b3 d3"),
    ("W", "e2 d7"),
    ("", "d3 f1"),
];

fn play(ui: &mut Ui, marble: &str, rings: &str) {
    if !marble.is_empty() {
        let (column, row) = ui.find("Pool");
        let frame = ui.frame();
        let line: Vec<char> = frame
            .lines()
            .nth(usize::from(row) + 1)
            .unwrap()
            .chars()
            .collect();
        let letters = (usize::from(column)..line.len()).find(|&at| marble.starts_with(line[at]));
        ui.left(letters.unwrap() as u16, row + 1);
    }
    ui.click_rings(rings);
}

/// Opens help and clicks on a line of it, scrolled to by the wheel.
fn from_help(ui: &mut Ui, line: &str) {
    ui.click("? help");
    let listed = |row: &str| row.contains('┃') && row.contains(line);
    let mut turns = 0;
    while !ui.frame().lines().any(listed) {
        ui.wheel("━ Keys", true);
        turns += 1;
        assert!(turns < 100, "no {line:?} in help:\n{}", ui.frame());
    }
    ui.click(line);
}

#[test]
fn a_whole_game_by_clicks() {
    for (width, height) in [(80, 24), (120, 40), (160, 50)] {
        let mut ui = Ui::basic().sized(width, height);
        for (marble, rings) in GAME {
            play(&mut ui, marble, rings);
        }
        ui.shows("Player 2 wins with 4 white marbles");
        ui.click("look at the board");
        ui.click("result");
        ui.click("next game");
        ui.shows("The game is not saved");
        ui.click("go on without saving");
        assert!(ui.game().is_empty());
        assert_eq!(ui.game().first(), Player::Two);
    }
}

#[test]
fn an_overlooked_capture_is_demanded_back_or_let_pass_by_click() {
    for (answer, third) in [("demand take-back", "demand"), ("l let it pass", "Wa4,d8")] {
        let mut ui = Ui::new(Ruleset::new(Preset::Tournament));
        play(&mut ui, "W", "d4 d1");
        play(&mut ui, "G", "d5 a1");
        play(&mut ui, "B", "b2 a2");
        ui.shows("overlooked a capture");
        ui.click(answer);
        if third != "demand" {
            play(&mut ui, "W", "a4 d8");
        }
        assert_eq!(
            ui.turns().get(3).map(|turn| &turn[..2]),
            Some(&third[..2]),
            "{}",
            ui.frame()
        );
    }
}

#[test]
fn a_claim_is_answered_by_click() {
    let position = "Goo/2oo/2ooW/1oBoo/2oooB/3ooW/ 4/7/8 0/0/0 0/0/0 1 37";
    let rules = Ruleset {
        claims: Claims::Ask,
        ..Ruleset::default()
    };
    for (answer, turn) in [("y claim", "Wd2,a2 x Ga1"), ("n decline", "Wd2,a2")] {
        let mut ui = Ui::at(position, rules);
        play(&mut ui, "W", "d2 a2");
        ui.click(answer);
        assert_eq!(ui.turns(), [turn]);
    }
}

#[test]
fn resigning_and_a_tie_by_click() {
    let mut ui = Ui::basic().sized(160, 40);
    ui.click("x resign");
    ui.click("no");
    assert_eq!(ui.game().outcome(), None);
    ui.click("x resign");
    ui.click("yes");
    assert_eq!(
        ui.game().outcome().unwrap().to_string(),
        "player 2 wins (resignation)"
    );
    let mut ui = Ui::basic().sized(160, 40);
    ui.click("v tie");
    ui.click("yes");
    assert_eq!(ui.game().outcome().unwrap().to_string(), "tie (agreement)");
}

#[test]
fn a_game_is_saved_by_click() {
    let mut ui = Ui::basic();
    play(&mut ui, "W", "d4 d1");
    from_help(&mut ui, "  save  ");
    ui.listed("old/ other.json");
    ui.click("Enter save");
    assert!(matches!(ui.last_effect(), Effect::Save { path, .. } if path.ends_with("zertz.json")));
    // A click on a file takes its name, the next one takes the file; a folder is gone into at once.
    let mut ui = Ui::basic();
    play(&mut ui, "W", "d4 d1");
    from_help(&mut ui, "  save  ");
    ui.listed("old/ other.json");
    ui.click("  other.json");
    ui.click("▶ other.json");
    ui.shows("There is a file");
    ui.click("yes");
    assert!(matches!(ui.last_effect(), Effect::Save { path, .. } if path.ends_with("other.json")));
    let mut ui = Ui::basic();
    from_help(&mut ui, "  open a game");
    ui.listed("old/ other.json");
    ui.click("old");
    assert!(matches!(ui.last_effect(), Effect::List(folder) if folder.ends_with("old")));
    ui.listed("in.json");
    ui.click("in.json");
    ui.click("Enter open");
    assert!(matches!(ui.last_effect(), Effect::Open(path) if path.ends_with("old/in.json")));
}

#[test]
fn a_new_game_is_set_up_by_click_alone() {
    let mut ui = Ui::basic();
    from_help(&mut ui, "  new game");
    ui.click("blitz");
    ui.click("61");
    ui.click("Player 2");
    ui.keys("Zoë");
    ui.click("the player decides");
    ui.click("Begin   ");
    assert_eq!(ui.last_effect(), &Effect::DrawLot);
    ui.send(Message::LotDrawn(Player::Two));
    ui.shows("Zoë");
    assert_eq!(ui.game().rules().board, Board::Rings61);
    assert_eq!(ui.game().rules().set, MarbleSet::Blitz);
    assert_eq!(ui.game().rules().claims, Claims::Ask);
    assert_eq!(ui.game().players[Player::Two], "Zoë");
}

#[test]
fn settings_are_changed_by_click() {
    let mut ui = Ui::basic().sized(120, 40);
    from_help(&mut ui, "  all settings");
    ui.click("high-contrast");
    assert_eq!(ui.model.settings().theme, ThemeName::HighContrast);
    assert!(
        matches!(ui.last_effect(), Effect::Configure { value, .. } if value == "high-contrast")
    );
    ui.click("close");
    assert!(ui.model.popup.is_none());
}

#[test]
fn the_wheel_goes_through_what_it_is_over() {
    let mut ui = Ui::example("sacrifice");
    ui.wheel("Moves", false);
    ui.shows("after turn 19 of 20");
    ui.wheel("Moves", false);
    ui.shows("after turn 18 of 20");
    ui.wheel("Moves", true);
    ui.shows("after turn 19 of 20");
    ui.keys("<esc>");
    ui.wheel("Pool", false);
    ui.hides("Looking back");
    ui.keys("?");
    let before = ui.frame();
    ui.wheel("Keys", true);
    assert_ne!(ui.frame(), before);
    ui.wheel("Keys", false);
    assert_eq!(ui.frame(), before);
    ui.keys("<esc>n");
    let focus = ui.frame();
    ui.wheel("New game", true);
    assert_ne!(ui.frame(), focus);
}

#[test]
fn a_click_on_a_turn_shows_it() {
    let mut ui = Ui::example("sacrifice");
    ui.keys("{");
    ui.click("We1,b1");
    ui.shows("Looking back: after turn 3 of 20");
    ui.click("End end");
    ui.hides("Looking back");
}

#[test]
fn a_click_outside_closes_and_a_right_click_takes_back() {
    for open in ["?", "n", "o", "x", ","] {
        let mut ui = Ui::basic().sized(120, 40).after(open);
        ui.left(0, 39);
        assert!(ui.model.popup.is_none(), "{open}");
        let mut ui = Ui::basic().sized(120, 40).after(open);
        ui.right_click();
        assert!(ui.model.popup.is_none(), "{open}");
    }
    let mut ui = Ui::basic();
    play(&mut ui, "W", "d4");
    ui.shows("Step 2/2");
    ui.right_click();
    ui.shows("Step 1/2");
    play(&mut ui, "W", "d4");
    ui.left(0, 3);
    ui.shows("Step 1/2");
}
