//! The next record and the one before, of a folder, an archive, and beside a file.

use zertz::record::Game;
use zertz::rules::Ruleset;
use zertz::tui::effect::Effect;
use zertz::tui::message::{Message, Opening};
use zertz::tui::model::popup::Popup;

use crate::ui::Ui;
use crate::{archive, folder};

/// One that fails, two that read, one that fails and one that reads.
const FILES: [(&str, &str); 5] = [
    ("sgf/edit.sgf", "a.sgf"),
    ("sgf/clean.sgf", "b.sgf"),
    ("json/variations.json", "c.json"),
    ("json/illegal.json", "d.json"),
    ("zen/clean.zen", "e/e.zen"),
];

/// Saving does not write but proposes a name.
fn saving_asks(ui: &mut Ui, name: &str) {
    ui.keys("s");
    let saves = |effect: &Effect| matches!(effect, Effect::Save { .. });
    assert!(!ui.effects.iter().any(saves));
    let Some(Popup::Files(files)) = &ui.model.popup else {
        panic!("no picker");
    };
    assert_eq!(files.name.text(), name);
}

#[test]
fn a_folder_opens_at_its_first_record_that_reads() {
    let folder = folder(&FILES);
    let ui = Ui::list(folder.path());
    ui.shows("b.sgf 2/5");
    ui.shows("Skipped a.sgf: line 10, node 4, player 2, `Edit`: the board was edited");
    assert_eq!(ui.model.file.path, Some(folder.path().join("b.sgf")));
    assert_eq!(ui.model.table.game().len(), 3);
}

#[test]
fn keys_go_to_the_next_record_and_to_the_one_before() {
    let folder = folder(&FILES);
    let mut ui = Ui::list(folder.path());
    ui.keys("N");
    ui.shows("c.json 3/5");
    ui.hides("Skipped");
    // The one in between fails; that is said, and why.
    ui.keys("N");
    ui.shows("e.zen 5/5");
    ui.shows("Skipped d.json: turn 3: Bb2,a2: capture is compulsory");
    ui.keys("N");
    ui.shows("e.zen 5/5");
    ui.shows("This is the last of 5 records");
    ui.keys("PP");
    ui.shows("b.sgf 2/5");
    ui.keys("P");
    ui.shows("b.sgf 2/5");
    ui.shows("This is the first record; Skipped a.sgf");
}

#[test]
fn both_keys_work_while_looking_back_and_when_the_game_is_over() {
    let folder = folder(&[("sgf/clean.sgf", "a.sgf"), ("sgf/clean.sgf", "b.sgf")]);
    let mut ui = Ui::list(folder.path());
    // A game that has ended is shown from its start.
    let shown = |ui: &Ui| ui.model.past.map(|past| past.ply);
    assert_eq!(shown(&ui), Some(0));
    ui.keys("]N");
    ui.shows("b.sgf 2/2");
    assert_eq!(shown(&ui), Some(0));
    ui.keys("}");
    assert!(ui.model.past.is_none());
    ui.shows("Ann wins: Bob resigns");
    ui.keys("P");
    ui.shows("a.sgf 1/2");
}

#[test]
fn commands_and_clicks_do_the_same() {
    let folder = folder(&FILES);
    let mut ui = Ui::list(folder.path());
    ui.line("next");
    ui.shows("c.json 3/5");
    ui.line("prev");
    ui.shows("b.sgf 2/5");
    ui.click("next record");
    ui.shows("c.json 3/5");
    ui.line("previous");
    ui.shows("b.sgf 2/5");
    ui.click("previous");
    ui.shows("This is the first record");
}

#[test]
fn an_archive_is_a_list_whose_records_are_no_files() {
    let folder = folder(&[]);
    let path = archive(folder.path(), &FILES);
    let mut ui = Ui::list(&path);
    ui.shows("b.sgf 2/5");
    ui.keys("NN");
    ui.shows("e.zen 5/5");
    assert_eq!(ui.model.file.path, None);
    // Nothing is written into the archive, so saving asks for a name.
    saving_asks(&mut ui, "e.json");
}

#[test]
fn a_file_counts_what_lies_beside_it_and_nothing_below() {
    let folder = folder(&FILES);
    let mut ui = Ui::load(&folder.path().join("c.json"));
    ui.shows("c.json 3/4");
    ui.keys("P");
    ui.shows("b.sgf 2/4");
    ui.keys("NN");
    ui.shows("This is the last of 4 records; Skipped d.json");

    // The same when it is named on the command line.
    let mut ui = Ui::of(Game::new(Ruleset::default()));
    ui.model.file.path = Some(folder.path().join("b.sgf"));
    ui.send(Message::Opened(Opening::Play));
    ui.shows("b.sgf 2/4");

    // Alone it is no list.
    let folder = crate::folder(&[("sgf/clean.sgf", "only.sgf")]);
    let ui = Ui::load(&folder.path().join("only.sgf"));
    ui.shows("only.sgf  ");
    ui.hides("next record");
}

#[test]
fn what_is_not_saved_is_asked_about() {
    let folder = folder(&[
        ("json/variations.json", "a.json"),
        ("sgf/clean.sgf", "b.sgf"),
    ]);
    let mut ui = Ui::list(folder.path());
    let turns = ui.model.table.game().len();
    let legal = ui.model.table.position().legal_turns();
    let turn = zertz::notation::TurnText::new(ui.model.table.position(), &legal[0]);
    ui.line(&turn.to_string());
    assert_eq!(ui.model.table.game().len(), turns + 1);
    ui.keys("N");
    ui.shows("without saving");
    ui.escape();
    ui.shows("a.json* 1/2");
    ui.keys("N");
    ui.keys("y");
    ui.shows("b.sgf 2/2");
}

#[test]
fn a_game_that_has_gone_on_meanwhile_is_not_taken_away() {
    let folder = folder(&[
        ("json/variations.json", "a.json"),
        ("sgf/clean.sgf", "b.sgf"),
    ]);
    let mut ui = Ui::list(folder.path());
    ui.busy = true;
    ui.keys("N");
    let legal = ui.model.table.position().legal_turns();
    let turn = zertz::notation::TurnText::new(ui.model.table.position(), &legal[0]);
    ui.line(&turn.to_string());
    for answer in ui.answers() {
        ui.send(answer);
    }
    ui.shows("a.json* 1/2");
    ui.shows("The game went on meanwhile, so no other one was opened");
}

#[test]
fn what_can_not_be_opened_changes_nothing() {
    let folder = folder(&FILES);
    let mut ui = Ui::list(folder.path());
    let empty = crate::folder(&[]);
    for path in [empty.path().to_owned(), folder.path().join("d.json")] {
        ui.line(&format!("load {}", path.display()));
        ui.shows("b.sgf 2/5");
        ui.escape();
    }
    ui.keys("N");
    ui.shows("c.json 3/5");
}

#[test]
fn without_a_list_there_is_no_next_record() {
    let mut ui = Ui::of(Game::new(Ruleset::default()));
    ui.keys("N");
    ui.shows("This game is not one of a list of records");
    ui.hides("next record");
    // A new game leaves the list.
    let folder = folder(&FILES);
    let mut ui = Ui::list(folder.path());
    ui.line("new 37 first 1");
    ui.keys("N");
    ui.shows("This game is not one of a list of records");
}

#[test]
fn a_list_without_a_record_says_so() {
    let empty = folder(&[]);
    Ui::list(empty.path()).shows("There is no record in it");
    let broken = folder(&[("sgf/edit.sgf", "a.sgf"), ("sgf/syntax.sgf", "b.sgf")]);
    let mut ui = Ui::list(broken.path());
    ui.shows("None of its records can be read; Skipped 2 records; a.sgf: line 10");
    ui.line(&format!("load {}", broken.path().join("none").display()));
    ui.shows("Not loaded: ");
}

#[test]
fn what_is_odd_about_a_record_is_said() {
    for (file, odd) in [
        (
            "sgf/half_turn.sgf",
            "line 10, node 4: the last turn is not complete",
        ),
        (
            "sgf/after_end.sgf",
            "actions after the end of the game ignored: 2",
        ),
        ("sgf/two_games.sgf", "the file holds 2 games"),
        ("zen/two_games.zen", "the file goes on after the first game"),
        ("zen/wrong_colours.zen", "the turn takes +g, not +b"),
    ] {
        let name = file.replace('/', ".");
        let folder = folder(&[(file, &name)]);
        for mut ui in [
            Ui::load(&folder.path().join(&name)),
            Ui::list(folder.path()),
        ] {
            ui.model.screen.width = 120;
            ui.shows(&format!("{name}: "));
            ui.shows(odd);
            ui.line("warnings");
            // In a box, broken into lines.
            ui.shows(&format!("┃ {name}: "));
        }
    }
    // What was pasted is odd in the same ways.
    let mut ui = Ui::of(Game::new(Ruleset::default()));
    ui.keys(":");
    let turns = String::from_utf8(crate::data("zen/wrong_colours.zen")).unwrap();
    ui.send(Message::Pasted(format!("[Event \"club evening\"] {turns}")));
    ui.keys("\n");
    ui.shows("the turn takes +g, not +b");
    ui.line("new 37 first 1");
    ui.keys("y");
    ui.line("warnings");
    ui.shows("Nothing is odd about this record");
}

#[test]
fn several_warnings_are_counted_and_listed() {
    let folder = folder(&[("sgf/edit.sgf", "a.sgf"), ("sgf/half_turn.sgf", "b.sgf")]);
    let mut ui = Ui::list(folder.path());
    ui.shows("1 more: see :warnings · Skipped a.sgf: line 10");
    ui.line("warnings");
    ui.shows("Skipped a.sgf");
    ui.shows("b.sgf: line 10, node 4");
}

#[test]
fn an_example_has_a_name_and_no_file() {
    let mut ui = Ui::load("isolation".as_ref());
    ui.shows("37 rings · basic · isolation");
    assert_eq!(ui.model.file.path, None);
    saving_asks(&mut ui, "isolation.json");
}
