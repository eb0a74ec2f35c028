//! Claims, touch-move, demands and ends that players decide on.

use zertz::rules::{Claims, Player, Preset, Ruleset};

use super::driver::Ui;

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
fn r18_two_groups_are_two_questions() {
    let position = "Goo/2oo/2ooW/1oBoo/2oooB/3ooW/ 4/7/8 0/0/0 0/0/0 1 37";
    let rules = Ruleset {
        claims: Claims::Ask,
        ..Ruleset::default()
    };
    let mut ui = Ui::at(position, rules);
    ui.keys("Wd2<enter>a2<enter>");
    // Nothing else is possible before the answer.
    ui.keys("W");
    assert!(ui.game().is_empty());
    ui.keys("u");
    ui.shows("Step 1/2");
    ui.keys("Wd2<enter>a2<enter><esc>");
    ui.shows("Step 2/2");
    ui.keys("a2<enter><enter>");
    assert_eq!(ui.turns(), ["Wd2,a2 x Ga1"], "Enter claims");
}

#[test]
fn r25_a_resignation_can_be_taken_back_by_undo() {
    let mut ui = Ui::basic().after("Wd4<enter>d1<enter>xy<esc>");
    assert!(ui.game().outcome().is_some());
    ui.keys("u");
    assert_eq!(ui.game().outcome(), None);
    assert_eq!(ui.game().len(), 1);
}

#[test]
fn r25_a_declined_tie_is_said() {
    let ui = Ui::basic().after("vn");
    assert_eq!(ui.game().outcome(), None);
    ui.shows("Player 2 does not agree on a tie");
}

#[test]
fn r27_a_demand_without_cause_is_refused() {
    let mut ui = Ui::new(Ruleset::new(Preset::Tournament)).after("Wd4<enter>d1<enter>k");
    assert_eq!(ui.turns(), ["Wd4,d1"]);
    ui.shows("overlook");
    ui.keys("l");
    assert_eq!(ui.turns(), ["Wd4,d1"]);
}

#[test]
fn touch_move_binds_the_marble_that_was_taken() {
    let mut ui = Ui::new(Ruleset::new(Preset::Tournament)).after("G");
    ui.shows("choose a ring for the grey marble");
    ui.keys("W");
    ui.shows("the grey marble that was taken must be played");
}
