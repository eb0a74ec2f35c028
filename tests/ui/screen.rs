//! Every state on every screen.

use ratatui::layout::Rect;
use zertz::record::Game;
use zertz::rules::{Claims, Player, Preset, Ruleset};
use zertz::tui::message::Message;

use super::driver::Ui;

/// The program in every state there is, with everything that can lie above the board.
fn states() -> Vec<(&'static str, Ui)> {
    let played = || Ui::basic().after("Wd4<enter>d1<enter>Bb2<enter>a1<enter>");
    let mut files = played().after("s");
    files.listed("sub/ Käthe.json b.sgf");
    files.keys("<down><down>");
    let mut unreadable = Ui::basic().after("o");
    unreadable.send(Message::Listed {
        folder: ".".into(),
        result: Err("kein Zugriff · «verboten»".to_owned()),
    });
    let mut replace = played().after("s");
    replace.listed("zertz.json");
    replace.keys("<enter>");
    let mut lot = Ui::basic();
    lot.send(Message::LotDrawn(Player::Two));
    let mut asked = Ui::basic();
    asked.keys("n");
    let mut named = Game::new(Ruleset::new(Preset::Tournament));
    "Ægir Þór – 王".clone_into(&mut named.players[Player::One]);
    let claiming = Ui::at(
        "Goo/2oo/2ooW/1oBoo/2oooB/3ooW/ 4/7/8 0/0/0 0/0/0 1 37",
        Ruleset {
            claims: Claims::Ask,
            ..Ruleset::default()
        },
    );
    let overlooked = "Wd4<enter>d1<enter>Gd5<enter>a1<enter>Bb2<enter>a2<enter>";
    vec![
        ("choosing", Ui::basic()),
        ("removing", Ui::basic().after("Wd4<enter>")),
        ("a letter", Ui::basic().after("d")),
        ("refused", Ui::basic().after("a9")),
        (
            "jumping",
            Ui::basic().after("Wd4<enter>d1<enter>Gd5<enter>a1<enter><tab><enter>"),
        ),
        ("claiming", claiming.after("Wd2<enter>a2<enter>")),
        (
            "overlooked",
            Ui::new(Ruleset::new(Preset::Tournament)).after(overlooked),
        ),
        ("names", Ui::of(named)),
        ("past", played().after("[1")),
        ("ended", Ui::example("sacrifice").after("l")),
        ("result", Ui::example("sacrifice").after("}<enter>")),
        ("help", Ui::basic().after("?")),
        ("help below", Ui::basic().after("?<pgdn><down>")),
        ("text", played().after(":help<enter><esc>:legal d5<enter>")),
        ("line", played().after(":n")),
        ("candidates", played().after(":re<tab>")),
        ("line refused", played().after(":Wd4,d4<enter>")),
        ("new game", Ui::basic().after("n")),
        ("asked", asked),
        ("settings", Ui::basic().after(",<down><down>")),
        ("lot", lot),
        ("files", files),
        ("unreadable", unreadable),
        ("replace", replace),
        ("unsaved", played().after("q")),
        ("resign", Ui::basic().after("x")),
        ("tie", Ui::basic().after("v")),
        ("play on", played().after("[<enter>")),
        ("panels", Ui::basic().after("p")),
        ("analysis", played().after("y")),
        ("hint", played().after("j")),
        (
            "clock",
            Ui::basic().after(":set clock 10+5<enter>:new 61<enter>"),
        ),
    ]
}

/// Sizes from one cell to the largest, with every edge of the layout among them.
fn sizes() -> impl Iterator<Item = (u16, u16)> {
    let widths = [
        1, 2, 7, 19, 20, 33, 40, 59, 60, 71, 72, 80, 109, 110, 120, 200, 500,
    ];
    let heights = [1, 2, 3, 4, 5, 8, 11, 12, 17, 20, 24, 39, 40, 60, 160];
    let all = widths
        .into_iter()
        .flat_map(move |w| heights.map(|h| (w, h)));
    // The corners of the range of sizes always, and of the rest what is not larger than a wall.
    all.filter(|&(w, h)| u32::from(w) * u32::from(h) <= 20_000 || (w, h) == (500, 160))
}

#[test]
fn every_size_from_one_cell_to_500_by_160_is_drawn_in_every_state() {
    for (name, mut ui) in states() {
        for (width, height) in sizes() {
            ui.model.screen = Rect::new(0, 0, width, height);
            let buffer = ui.buffer();
            assert_eq!(
                buffer.content.len(),
                usize::from(width) * usize::from(height),
                "{name} at {width}x{height}"
            );
        }
    }
}

#[test]
fn every_cell_is_ascii_in_ascii_mode_in_every_state() {
    for language in ["en", "de"] {
        for (name, ui) in states() {
            let mut ui = ui.with(&format!("ascii=on language={language}"));
            for (width, height) in [(120, 40), (80, 24), (60, 20), (40, 12), (12, 4)] {
                ui.model.screen = Rect::new(0, 0, width, height);
                let frame = ui.frame();
                let odd: String = frame.chars().filter(|letter| !letter.is_ascii()).collect();
                assert!(
                    odd.is_empty(),
                    "{name} at {width}x{height}: {odd:?}\n{frame}"
                );
            }
        }
    }
}

#[test]
fn no_colour_is_left_without_colour_in_any_state() {
    for (name, ui) in states() {
        let ui = ui.with("color=never").sized(120, 40);
        let reset = ratatui::style::Color::Reset;
        for cell in &ui.buffer().content {
            assert!(cell.fg == reset && cell.bg == reset, "{name}: {cell:?}");
        }
    }
}

#[test]
fn every_state_looks_different_and_can_be_left() {
    let frames: Vec<(&str, String)> = states()
        .into_iter()
        .map(|(name, ui)| (name, ui.frame()))
        .collect();
    for (at, (name, frame)) in frames.iter().enumerate() {
        for (other, same) in &frames[..at] {
            // Without a word about the game the form opens by itself.
            assert!(
                frame != same || *name == "asked",
                "{name} looks like {other}:\n{frame}"
            );
        }
    }
    for (name, mut ui) in states() {
        ui.keys("<esc><esc><esc>");
        assert!(ui.model.popup.is_none(), "{name}");
        assert!(ui.model.past.is_none(), "{name}");
    }
}

#[test]
fn help_lists_the_keys_and_closes() {
    let mut ui = Ui::basic();
    ui.keys("?");
    ui.shows("━ Keys");
    ui.keys("<esc>");
    ui.hides("━ Keys");
}

#[test]
fn help_tells_of_all_arrows_in_one_row() {
    let mut ui = Ui::basic().sized(120, 60).after("?");
    let frame = ui.frame();
    let row = frame.lines().find(|row| row.contains('←')).unwrap();
    assert!(row.contains("↑ ↓ ← →"), "{row}");
    assert!(row.contains("move the cursor"), "{row}");
    ui.keys("<esc>:set language de<enter>?");
    let frame = ui.frame();
    let row = frame.lines().find(|row| row.contains("↑ ↓ ← →")).unwrap();
    assert!(row.contains("Cursor bewegen"), "{row}");
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
