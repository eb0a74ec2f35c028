//! Saving, opening, new games, and leaving.

use zertz::examples::Example;
use zertz::rules::{Player, Preset, Ruleset};
use zertz::tui::effect::Effect;
use zertz::tui::message::Message;
use zertz::tui::model::files::Preview;
use zertz::tui::view::scene::Scene;

use super::driver::Ui;

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
fn the_picker_walks_through_folders_and_completes_names() {
    let mut ui = Ui::basic().after("o");
    ui.listed("games/ a.json b.sgf");
    ui.shows("Open");
    ui.keys("<down>");
    ui.shows("games");
    ui.keys("<enter>");
    assert!(matches!(ui.last_effect(), Effect::List(folder) if folder.ends_with("games")));
    ui.listed("final.json first.json second.zen");
    ui.keys("s<tab>");
    ui.shows("second.zen");
    ui.keys("<enter>");
    assert!(matches!(ui.last_effect(), Effect::Open(path) if path.ends_with("games/second.zen")));
}

#[test]
fn the_picker_looks_into_the_chosen_file() {
    let mut ui = Ui::basic().sized(120, 40).after("o");
    ui.listed("a.json");
    ui.keys("<down>");
    let Effect::Preview(path) = ui.last_effect().clone() else {
        panic!("{:?}", ui.last_effect());
    };
    let game = Example::named("sacrifice").unwrap().game().unwrap();
    let preview = Preview {
        scene: Scene::new(game.position()),
        turns: game.len(),
    };
    ui.send(Message::Previewed {
        path: path.clone(),
        result: Ok(Box::new(preview)),
    });
    ui.shows("37 rings, 20 turns");
    ui.send(Message::Previewed {
        path,
        result: Err("no game at all".to_owned()),
    });
    ui.shows("Not a game: no game at all");
}

#[test]
fn a_folder_that_cant_be_read_says_why() {
    let mut ui = Ui::basic().after("o");
    ui.send(Message::Listed {
        folder: ".".into(),
        result: Err("permission denied".to_owned()),
    });
    ui.shows("The folder can't be read: permission denied");
    ui.send(Message::Listed {
        folder: "elsewhere".into(),
        result: Ok(Vec::new()),
    });
    ui.shows("permission denied");
}

#[test]
fn replacing_a_file_asks_first() {
    let mut ui = Ui::basic().after("Wd4<enter>d1<enter>s");
    ui.listed("zertz.json");
    ui.keys("<enter>");
    ui.shows("There is a file");
    ui.keys("n");
    assert!(
        !ui.effects
            .iter()
            .any(|effect| matches!(effect, Effect::Save { .. }))
    );
    ui.keys("s");
    ui.listed("zertz.json");
    ui.keys("<enter>y");
    assert!(matches!(ui.last_effect(), Effect::Save { path, .. } if path.ends_with("zertz.json")));
}

#[test]
fn save_goes_to_the_same_file_again_and_save_as_asks() {
    let mut ui = Ui::basic().after("Wd4<enter>d1<enter>:save a.json<enter>");
    ui.send(Message::Saved {
        path: "a.json".into(),
        result: Ok(Vec::new()),
    });
    ui.shows("a.json");
    ui.keys("Bb2<enter>a1<enter>");
    ui.shows("a.json*");
    ui.keys("s");
    assert!(matches!(ui.last_effect(), Effect::Save { path, .. } if path.ends_with("a.json")));
    ui.keys("S");
    assert!(matches!(ui.last_effect(), Effect::List(_)));
}

#[test]
fn saving_before_leaving_leaves_only_when_it_worked() {
    for (result, quits) in [
        (Ok(Vec::new()), true),
        (Err("the disk is full".to_owned()), false),
    ] {
        let mut ui = Ui::basic().after("Wd4<enter>d1<enter>qs");
        ui.listed("");
        ui.keys("<enter>");
        let Effect::Save { path, .. } = ui.last_effect().clone() else {
            panic!("{:?}", ui.last_effect());
        };
        ui.send(Message::Saved { path, result });
        assert_eq!(ui.quits(), quits);
    }
}

#[test]
fn a_file_that_is_no_game_leaves_the_game_alone() {
    let mut ui = Ui::basic().after("Wd4<enter>d1<enter>:load x.json<enter>y");
    assert!(matches!(ui.last_effect(), Effect::Open(_)));
    ui.send(Message::Read(Err("turn 3: d4 is not vacant".to_owned())));
    ui.shows("Not loaded: turn 3: d4 is not vacant");
    assert_eq!(ui.turns(), ["Wd4,d1"]);
    ui.send(Message::AutosaveFailed("read-only".to_owned()));
    ui.shows("Not saved: read-only");
}

#[test]
fn escape_never_quits() {
    let states = [
        "",
        "d",
        "Wd4<enter>",
        "?",
        "n",
        ":",
        ":x",
        "o",
        "s",
        "x",
        "v",
        "p",
        ",",
        "y",
        "j",
        "Wd4<enter>d1<enter>[",
        "Wd4<enter>d1<enter>[1",
        "Wd4<enter>d1<enter>q",
        "xy",
    ];
    for state in states {
        let mut ui = Ui::basic().after(state).after("<esc><esc><esc><esc>");
        ui.right_click();
        ui.right_click();
        assert!(!ui.quits(), "{state}");
        assert!(ui.model.popup.is_none(), "{state}:\n{}", ui.frame());
        assert!(ui.model.past.is_none(), "{state}");
        // And the program goes on.
        ui.keys("?");
        ui.shows("━ Keys");
    }
}

#[test]
fn control_c_leaves_from_everywhere() {
    for state in [
        "",
        "?",
        "n",
        ":",
        "o",
        "x",
        "p",
        ",",
        "xy",
        "Wd4<enter>d1<enter>[",
    ] {
        assert!(Ui::basic().after(state).after("<c-c>").quits(), "{state}");
    }
}
