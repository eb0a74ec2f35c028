//! Turns, step by step.

use zertz::rules::Ruleset;
use zertz::tui::effect::Effect;

use super::driver::Ui;

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
fn keys_d_4_move_the_cursor_and_the_letter_waits_visibly() {
    let mut ui = Ui::basic();
    ui.keys("b");
    ui.shows("b_");
    ui.keys("5");
    ui.hides("b_");
    assert_eq!(ui.ring(), "b5");
    // Another letter takes the place of the one that waits, Esc forgets it, and so does a step.
    ui.keys("cd4");
    assert_eq!(ui.ring(), "d4");
    ui.keys("c<esc>");
    ui.hides("c_");
    ui.keys("1");
    assert_eq!(ui.ring(), "d4");
    ui.keys("c<enter>");
    ui.shows("Step 2/2");
    ui.hides("c_");
}

#[test]
fn a_ring_that_is_not_there_is_named() {
    let mut ui = Ui::basic();
    ui.keys("a5");
    ui.shows("The board has no ring a5");
    ui.keys("h");
    ui.shows("The board has no column h");
    ui.keys("Wd4<enter>a1<enter>a1");
    ui.shows("There is no ring a1 any more");
    ui.keys("0");
    ui.keys("9");
    ui.shows("A digit names a ring after a column letter");
}

#[test]
fn caps_lock_is_noticed_because_every_choice_is_said() {
    // With Caps Lock `g4` comes in as `G4`: a grey marble, and a digit without a column.
    let mut ui = Ui::basic();
    ui.keys("G");
    ui.shows("The grey marble is chosen");
    ui.shows("G]×8");
    ui.keys("4");
    ui.shows("A digit names a ring after a column letter");
    ui.keys("B");
    ui.shows("The black marble is chosen");
    // Without it they are columns, and no marble changes.
    ui.keys("g");
    ui.shows("g_");
    ui.keys("4");
    assert_eq!(ui.ring(), "g4");
    ui.shows("B]×10");
    ui.keys("b3");
    assert_eq!(ui.ring(), "b3");
    ui.shows("B]×10");
}

#[test]
fn the_colour_stays_until_it_is_used_up() {
    let position = "oooo/ooooo/oooooo/ooooooo/1oooooo/2ooooo/3oooo 1/8/10 2/0/0 3/0/0 1 37";
    let mut ui = Ui::at(position, Ruleset::default());
    ui.keys("Wd4<enter>");
    ui.shows("W ×0");
    ui.keys("a1<enter>");
    assert_eq!(ui.turns(), ["Wd4,a1"]);
    ui.keys("W");
    ui.shows("No white marble is left in the pool");
    ui.shows("G]×8");
}

#[test]
fn with_an_empty_pool_captured_marbles_are_placed() {
    let position = "oooo/ooooo/oooooo/oooWooW/1oooooo/2ooooo/3oooo 0/0/0 2/4/5 2/4/5 1 37";
    let mut ui = Ui::at(position, Ruleset::default());
    ui.shows("the pool is empty: choose one of your captured marbles and a ring");
    ui.keys("Gb2<enter>a1<enter>");
    assert_eq!(ui.turns(), ["Gb2,a1"]);
    ui.shows("Player 2 · to move");
}

#[test]
fn a_single_jumper_is_taken_up_by_itself() {
    let position = "oooo/ooooo/oooooo/oooWBoo/1oooooo/2ooooo/3oooo 5/8/9 0/0/0 0/0/0 1 37";
    let mut ui = Ui::at(position, Ruleset::default());
    ui.shows("Capture is compulsory");
    ui.keys("<tab><enter>");
    ui.keys("<tab><enter>");
    assert_eq!(ui.game().len(), 1, "{}", ui.frame());
}

#[test]
fn shift_tab_goes_round_the_other_way() {
    let mut ui = Ui::basic().after("Wd4<enter>");
    ui.keys("<tab>");
    let first = ui.ring();
    ui.keys("<tab><backtab>");
    assert_eq!(ui.ring(), first);
    ui.keys("<backtab><tab>");
    assert_eq!(ui.ring(), first);
}

#[test]
fn cursor_steps_that_lead_nowhere_stay() {
    let mut ui = Ui::basic();
    for (start, walk) in [
        ("d7", "<up>"),
        ("a1", "<left>"),
        ("g4", "<right>"),
        ("d1", "<down>"),
    ] {
        ui.keys(start).keys(walk);
        assert_eq!(ui.ring(), start, "{walk}");
    }
}

#[test]
fn the_end_of_a_game_shows_who_has_won_with_what() {
    let mut ui = Ui::example("sacrifice");
    ui.shows("wins with 4 white marbles");
    ui.keys("<enter>");
    ui.shows("next game");
    ui.keys("l");
    ui.hides("next game");
    ui.keys("W");
    ui.shows("The game is over");
}
