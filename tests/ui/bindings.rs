//! Every line of the table of keys does what its help says.

use std::collections::HashSet;

use crossterm::event::KeyEvent;
use zertz::rules::{Claims, Preset, Ruleset};
use zertz::tui::effect::Effect;
use zertz::tui::keymap::{BINDINGS, Binding, Key};
use zertz::tui::model::popup::Popup;
use zertz::tui::model::shelf::Shelf;
use zertz::tui::theme::ThemeName;

use super::driver::{Ui, keys};

/// From where a key is tried, the key, and what must hold then.
type Case = (fn() -> Ui, &'static str, fn(&Ui) -> bool);

fn basic() -> Ui {
    Ui::basic()
}

fn placed() -> Ui {
    Ui::basic().after("Wd4<enter>")
}

fn played() -> Ui {
    Ui::basic().after("Wd4<enter>d1<enter>Bb2<enter>a1<enter>")
}

fn undone() -> Ui {
    played().after("uu")
}

fn past() -> Ui {
    played().after("[")
}

fn overlooked() -> Ui {
    let turns = "Wd4<enter>d1<enter>Gd5<enter>a1<enter>Bb2<enter>a2<enter>";
    Ui::new(Ruleset::new(Preset::Tournament)).after(turns)
}

fn claiming() -> Ui {
    let rules = Ruleset {
        claims: Claims::Ask,
        ..Ruleset::default()
    };
    let position = "Goo/2oo/2ooW/1oBoo/2oooB/3ooW/ 4/7/8 0/0/0 0/0/0 1 37";
    Ui::at(position, rules).after("Wd2<enter>a2<enter>")
}

fn analysed() -> Ui {
    let mut ui = Ui::basic().after("y");
    ui.answer(&["Wd4,a1", "Gc3,g1", "Bb2,a1"]);
    ui
}

fn cornered() -> Ui {
    Ui::basic().after("d4")
}

/// The second of three records.
fn shelved() -> Ui {
    let mut ui = Ui::basic();
    ui.model.shelf = Some(Shelf { index: 1, count: 3 });
    ui
}

fn small() -> Ui {
    Ui::basic().sized(60, 20)
}

fn help() -> Ui {
    Ui::basic().after("?")
}

fn form() -> Ui {
    Ui::basic().after("n")
}

fn name() -> Ui {
    // The field of the first player's name, with a text to edit.
    Ui::basic().after("n<tab><tab><tab>one two<left><left>")
}

fn files() -> Ui {
    let mut ui = played().after("o");
    ui.listed("a/ b.json c.json d.json e.json f.json g.json h.json i.json j.json k.json l.json");
    ui
}

fn naming() -> Ui {
    files().after("one two<left><left>")
}

fn line() -> Ui {
    Ui::basic().after(":one two<left><left>")
}

fn recalled() -> Ui {
    Ui::basic().after(":f2<enter>:g1<enter>:")
}

fn question() -> Ui {
    Ui::basic().after("x")
}

fn panels() -> Ui {
    small().after("p")
}

/// What is typed where text can be typed, with `|` where the cursor is.
fn typed(ui: &Ui) -> String {
    let line = match &ui.model.popup {
        Some(Popup::Line(prompt)) => prompt.line.clone(),
        Some(Popup::Files(files)) => files.name.clone(),
        Some(Popup::NewGame(form)) => form.as_ref().clone().line().unwrap().clone(),
        other => panic!("nothing can be typed in {other:?}"),
    };
    line.text().replacen(
        line.before_cursor(),
        &format!("{}|", line.before_cursor()),
        1,
    )
}

/// The number of the file that is chosen.
fn chosen(ui: &Ui) -> Option<usize> {
    match &ui.model.popup {
        Some(Popup::Files(files)) => files.chosen,
        Some(Popup::Choice(choice)) => Some(choice.chosen),
        Some(Popup::NewGame(form)) => Some(form.focus),
        Some(Popup::Help { scroll }) => Some(*scroll),
        _ => None,
    }
}

const fn ply(ui: &Ui) -> usize {
    ui.model.ply()
}

const TURN: &[Case] = &[
    (overlooked, "k", |ui| ui.turns().last().unwrap() == "demand"),
    (overlooked, "l", |ui| ui.has("a placement overlooks it")),
    (claiming, "y", |ui| ui.turns() == ["Wd2,a2 x Ga1"]),
    (claiming, "j", |ui| ui.turns() == ["Wd2,a2 x Ga1"]),
    (claiming, "<enter>", |ui| ui.turns() == ["Wd2,a2 x Ga1"]),
    (claiming, "n", |ui| ui.turns() == ["Wd2,a2"]),
    (cornered, "<enter>", |ui| ui.has("Step 2/2")),
    (cornered, " ", |ui| ui.has("Step 2/2")),
    (basic, "2", |ui| ui.has("G]×8")),
    (basic, "W", |ui| ui.has("W]×6")),
    (basic, "G", |ui| ui.has("G]×8")),
    (basic, "B", |ui| ui.has("B]×10")),
    (placed, "<esc>", |ui| ui.has("Step 1/2")),
    (placed, "<back>", |ui| ui.has("Step 1/2")),
    (claiming, "<esc>", |ui| ui.has("Step 2/2")),
    (basic, "j", |ui| ui.has("Looking for a good turn")),
    (past, "j", |ui| ui.has("Looking for a good turn")),
];

const CURSOR: &[Case] = &[
    (basic, "c", |ui| ui.has("c_")),
    (cornered, "<up>", |ui| ui.ring() == "d5"),
    (cornered, "<down>", |ui| ui.ring() == "d3"),
    (cornered, "<left>", |ui| ui.ring() == "c4"),
    (cornered, "<right>", |ui| ui.ring() == "e4"),
    (cornered, "<home>", |ui| ui.ring() == "c4"),
    (cornered, "<pgup>", |ui| ui.ring() == "e4"),
    (cornered, "<end>", |ui| ui.ring() == "c3"),
    (cornered, "<pgdn>", |ui| ui.ring() == "e3"),
    (placed, "<tab>", |ui| {
        ui.model.targets().contains(ui.model.cursor.ring())
    }),
    (placed, "<backtab>", |ui| {
        ui.model.targets().contains(ui.model.cursor.ring())
    }),
];

const HISTORY: &[Case] = &[
    (past, "<right>", |ui| ply(ui) == 2),
    (past, "<down>", |ui| ply(ui) == 2),
    (past, "]", |ui| ply(ui) == 2),
    (past, "<left>", |ui| ply(ui) == 0),
    (past, "<up>", |ui| ply(ui) == 0),
    (past, "[", |ui| ply(ui) == 0),
    (past, "<home>", |ui| ply(ui) == 0),
    (past, "{", |ui| ply(ui) == 0),
    (past, "<end>", |ui| ui.model.past.is_none()),
    (past, "}", |ui| ui.model.past.is_none()),
    (past, " ", |ui| ui.model.is_replaying()),
    (past, ">", |ui| ui.has("0.5 s a turn")),
    (past, "<", |ui| ui.has("2 s a turn")),
    (past, "2", |ui| ui.has("turn 2_")),
    (past, "<enter>", |ui| ui.has("Play on after turn 1")),
    (past, "<esc>", |ui| ui.model.past.is_none()),
    (past, "<back>", |ui| ui.model.past.is_none()),
    (played, "u", |ui| ui.turns() == ["Wd4,d1"]),
    (played, "<c-z>", |ui| ui.turns() == ["Wd4,d1"]),
    (undone, "r", |ui| ui.turns() == ["Wd4,d1"]),
    (undone, "<c-y>", |ui| ui.turns() == ["Wd4,d1"]),
    (played, "[", |ui| ply(ui) == 1 && ui.game().len() == 2),
    (played, "]", |ui| ui.has("This is the game as it stands")),
    (played, "{", |ui| ply(ui) == 0),
    (played, "}", |ui| ui.model.past.is_none()),
];

const GAME: &[Case] = &[
    (basic, "n", |ui| ui.has("━ New game")),
    (played, "s", |ui| ui.has("━ Save")),
    (played, "S", |ui| ui.has("━ Save")),
    (basic, "o", |ui| ui.has("━ Open")),
    (shelved, "N", |ui| {
        matches!(ui.last_effect(), Effect::Seek { forward: true, .. })
    }),
    (shelved, "P", |ui| {
        matches!(ui.last_effect(), Effect::Seek { forward: false, .. })
    }),
    (basic, "x", |ui| {
        ui.has("Player 1: really resign? Player 2 wins then")
    }),
    (basic, "v", |ui| ui.has("Player 1 offers a tie")),
];

const SCREEN: &[Case] = &[
    (basic, "?", |ui| ui.has("━ Keys")),
    (past, "?", |ui| ui.has("━ Keys")),
    (basic, "R", |ui| ui.has("nobody owns a colour")),
    (basic, ":", |ui| {
        matches!(ui.model.popup, Some(Popup::Line(_)))
    }),
    (basic, "q", Ui::quits),
    (played, "q", |ui| ui.has("━ Not saved") && !ui.quits()),
    (basic, "y", |ui| {
        ui.has("━ Analysis") || ui.has("─ Analysis")
    }),
    (analysed, ")", |ui| ui.model.brain.line == 1),
    (analysed, "(", |ui| ui.model.brain.line == 2),
    (small, "p", |ui| ui.has("Moves")),
    (basic, ",", |ui| ui.has("━ Settings")),
    (basic, "m", |ui| !ui.model.settings().mouse),
    (basic, "-", |ui| ui.model.settings().smaller == 1),
    (
        || Ui::basic().after("-"),
        "+",
        |ui| ui.model.settings().smaller == 0,
    ),
    (
        || Ui::basic().after("-"),
        "=",
        |ui| ui.model.settings().smaller == 0,
    ),
    (basic, "t", |ui| {
        ui.model.settings().theme == ThemeName::Light
    }),
    (basic, "<c-l>", |ui| ui.last_effect() == &Effect::Redraw),
    (line, "<c-l>", |ui| ui.last_effect() == &Effect::Redraw),
    (played, "<c-c>", Ui::quits),
    (form, "<c-c>", Ui::quits),
];

const LISTS: &[Case] = &[
    (
        || files().after("<down><down>"),
        "<up>",
        |ui| chosen(ui) == Some(0),
    ),
    (files, "<down>", |ui| chosen(ui) == Some(0)),
    (help, "<down>", |ui| chosen(ui) == Some(1)),
    (question, "<down>", |ui| chosen(ui) == Some(1)),
    (
        || files().after("<down><down>"),
        "<backtab>",
        |ui| chosen(ui) == Some(0),
    ),
    (question, "<tab>", |ui| chosen(ui) == Some(1)),
    (form, "<tab>", |ui| chosen(ui) == Some(0)),
    (help, "<pgdn>", |ui| chosen(ui) == Some(10)),
    (
        || help().after("<pgdn>"),
        "<pgup>",
        |ui| chosen(ui) == Some(0),
    ),
    (
        || question().after("<down>"),
        "<left>",
        |ui| chosen(ui) == Some(0),
    ),
    (question, "<right>", |ui| chosen(ui) == Some(1)),
    (|| form().after("<tab>"), "<right>", |ui| ui.has("[blitz]")),
    (
        || form().after("<tab>"),
        "<left>",
        |ui| ui.has("[tournament]"),
    ),
    (help, "<enter>", |ui| ui.model.popup.is_none()),
    (form, "<enter>", |ui| ui.last_effect() == &Effect::DrawLot),
    (question, "<enter>", |ui| ui.game().outcome().is_some()),
    (panels, "<enter>", |ui| ui.model.popup.is_none()),
    (|| recalled().after("a2"), "<enter>", |ui| ui.ring() == "a2"),
    (question, "<esc>", |ui| {
        ui.model.popup.is_none() && ui.game().outcome().is_none()
    }),
    (line, "<esc>", |ui| ui.model.popup.is_none()),
    (help, "q", |ui| ui.model.popup.is_none() && !ui.quits()),
    (panels, " ", |ui| ui.model.popup.is_none()),
    (help, "<back>", |ui| ui.model.popup.is_none()),
    (question, "n", |ui| {
        ui.model.popup.is_none() && ui.game().outcome().is_none()
    }),
    (question, "Y", |ui| ui.game().outcome().is_some()),
];

const TYPING: &[Case] = &[
    (
        || Ui::basic().after(":resi"),
        "<tab>",
        |ui| typed(ui).starts_with("resign"),
    ),
    (|| files().after("b"), "<tab>", |ui| typed(ui) == "b.json|"),
    (recalled, "<up>", |ui| typed(ui) == "g1|"),
    (
        || recalled().after("<up><up>"),
        "<down>",
        |ui| typed(ui) == "g1|",
    ),
    (line, "x", |ui| typed(ui) == "one tx|wo"),
    (name, "x", |ui| typed(ui) == "one tx|wo"),
    (naming, "x", |ui| typed(ui) == "one tx|wo"),
    (line, "<back>", |ui| typed(ui) == "one |wo"),
    (line, "<c-h>", |ui| typed(ui) == "one |wo"),
    (name, "<back>", |ui| typed(ui) == "one |wo"),
    (line, "<del>", |ui| typed(ui) == "one t|o"),
    (naming, "<left>", |ui| typed(ui) == "one |two"),
    (line, "<right>", |ui| typed(ui) == "one tw|o"),
    (line, "<home>", |ui| typed(ui) == "|one two"),
    (name, "<c-a>", |ui| typed(ui) == "|one two"),
    (line, "<end>", |ui| typed(ui) == "one two|"),
    (naming, "<c-e>", |ui| typed(ui) == "one two|"),
    (line, "<c-w>", |ui| typed(ui) == "one |wo"),
    (line, "<c-u>", |ui| typed(ui) == "|wo"),
    (line, "<c-k>", |ui| typed(ui) == "one t|"),
];

/// The line of the table that a key comes from.
fn binding(ui: &Ui, event: KeyEvent) -> Option<usize> {
    let class = |key: &Key| matches!(key, Key::Column | Key::Digit | Key::AnyDigit | Key::Any);
    let here = |binding: &Binding| binding.contexts.contains(&ui.model.context());
    let find = |classes: bool| {
        BINDINGS.iter().position(|binding| {
            let meets = |key: &Key| class(key) == classes && key.is(event);
            here(binding) && binding.keys.iter().any(meets)
        })
    };
    find(false).or_else(|| find(true))
}

#[test]
fn every_key_does_what_its_help_says() {
    let mut tried = HashSet::new();
    for (number, (start, text, holds)) in [TURN, CURSOR, HISTORY, GAME, SCREEN, LISTS, TYPING]
        .into_iter()
        .flatten()
        .enumerate()
    {
        let mut ui = start();
        let &[event] = keys(text).as_slice() else {
            panic!("{text} is not one key");
        };
        let before = ui.frame();
        let found = binding(&ui, event);
        let found = found.unwrap_or_else(|| panic!("case {number}: {text} is no key in\n{before}"));
        tried.insert(found);
        ui.key(event);
        let help = BINDINGS[found].help(ui.model.texts());
        let (frame, effects) = (ui.frame(), &ui.effects);
        assert!(
            holds(&ui),
            "{text:?} is to {help:?}; before:\n{before}\nafter:\n{frame}\n{effects:?}"
        );
    }
    let texts = Ui::basic().model.texts();
    for (number, binding) in BINDINGS.iter().enumerate() {
        let help = binding.help(texts);
        let (contexts, keys) = (binding.contexts, binding.keys);
        assert!(
            tried.contains(&number),
            "no case tries {keys:?} in {contexts:?}: {help:?}"
        );
    }
}
