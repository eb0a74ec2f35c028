//! Motion explains the last step and never holds anything up.

use std::time::Duration;

use zertz::examples::Example;
use zertz::record::{Action, Game};
use zertz::rules::Position;
use zertz::settings::Key;
use zertz::tui::message::Message;
use zertz::tui::model::Model;
use zertz::tui::model::motion::FRAME;
use zertz::tui::view::motion::{Step, frame, steps, time};
use zertz::tui::view::scene::Scene;

use crate::screen::{Screen, millis};

/// White on d4 can jump over d5, and from d6 no further.
const JUMP: &str = "oooo/ooooo/oooooo/oooWBoo/1oooooo/2ooooo/3oooo 5/8/9 0/0/0 0/0/0 1 37";

/// White on d1 jumps over d2 and d4.
const CHAIN: &str = "oooo/ooooo/oooooo/WBoGooo/1oooooo/2ooooo/3oooo 5/7/9 0/0/0 0/0/0 1 37";

fn scene(model: &Model) -> Scene {
    let motion = model.motion.as_ref().expect("something moves");
    motion.scene(model.now)
}

#[test]
fn a_jump_goes_over_its_victim_while_the_rules_are_at_the_end_already() {
    let mut screen = Screen::at(JUMP);
    screen.keys(":d4 d6<enter>");
    assert_eq!(screen.game().len(), 1);
    assert_eq!(
        screen
            .game()
            .position()
            .captured(screen.game().first())
            .total(),
        1
    );
    let started = scene(&screen.model);
    assert_eq!(started, Scene::new(screen.game().start()));
    screen.pass(millis(160));
    let half = scene(&screen.model);
    let moving = half.moving.expect("a marble in the air");
    assert!((0.4..=0.6).contains(&moving.progress), "{moving:?}");
    screen.pass(millis(1000));
    assert_eq!(screen.model.motion, None);
    assert_eq!(screen.model.wake(), None);
}

#[test]
fn a_chain_goes_jump_by_jump_in_one_motion_or_step_by_step() {
    let mut whole = Screen::at(CHAIN);
    whole.keys(":d1 d3 d5<enter>");
    assert_eq!(whole.game().len(), 1);
    let board = whole.game().rules().board;
    let ring = |name: &str| board.ring_named(name).unwrap();
    let jump = time(&steps_of_last(whole.game())[..1]);
    whole.pass(jump + jump / 2);
    let moving = scene(&whole.model).moving.unwrap();
    assert_eq!((moving.from, moving.to), (ring("d3"), ring("d5")));

    // By hand each jump is shown when it is made, not the first one again.
    let mut stepwise = Screen::at(CHAIN);
    stepwise.keys("d3<enter>");
    assert_eq!(
        scene(&stepwise.model).marble_at(ring("d2")),
        start_marble(&stepwise, "d2")
    );
    stepwise.pass(millis(1000));
    stepwise.keys("d5<enter>");
    assert_eq!(stepwise.game().len(), 1);
    stepwise.pass(millis(40));
    let moving = scene(&stepwise.model).moving.unwrap();
    assert_eq!((moving.from, moving.to), (ring("d3"), ring("d5")));
}

fn start_marble(screen: &Screen, ring: &str) -> Option<zertz::rules::Marble> {
    let start = screen.game().start();
    start.marble_at(start.rules().board.ring_named(ring).unwrap())
}

fn steps_of_last(game: &Game) -> Vec<Step> {
    let number = game.len() - 1;
    let Action::Turn(turn) = game.plies()[number].action else {
        panic!("a turn");
    };
    steps(game.position_after(number).unwrap(), &turn)
}

#[test]
fn a_removed_ring_slides_off_and_a_claimed_group_fades() {
    let position = "Goo/2oo/2ooW/1oBoo/2oooB/3ooW/ 4/7/8 0/0/0 0/0/0 1 37";
    let mut screen = Screen::at(position);
    screen.keys("Wd2<enter>");
    screen.pass(millis(500));
    screen.keys("a2<enter>");
    assert_eq!(screen.game().len(), 1);
    screen.pass(millis(140));
    let leaving = scene(&screen.model).leaving.expect("a ring on its way");
    let board = screen.game().rules().board;
    assert_eq!(board.name(leaving.ring).to_string(), "a2");
    screen.pass(millis(280));
    let fading = scene(&screen.model).fading.expect("a group that fades");
    assert!(fading.with_rings && fading.rings.contains(board.ring_named("a1").unwrap()));
    screen.pass(millis(500));
    assert_eq!(screen.model.motion, None);
}

#[test]
fn no_step_takes_longer_than_four_tenths_of_a_second_and_every_game_ends_where_it_is() {
    for example in zertz::examples::EXAMPLES {
        let game = example.game().unwrap();
        for (number, ply) in game.plies().iter().enumerate() {
            let Action::Turn(turn) = ply.action else {
                continue;
            };
            let before = game.position_after(number).unwrap();
            let steps = steps(before, &turn);
            assert!(steps.iter().all(|step| step.time() <= Step::LONGEST));
            let after: Position = before.play(turn).unwrap();
            // A full board is taken whole: that is no step of its own.
            if !before.fills_board(&turn) {
                let end = frame(Scene::new(before), &steps, time(&steps));
                assert_eq!(end, Scene::new(&after), "{} {number}", example.name);
            }
        }
    }
    assert!(Step::LONGEST <= millis(400));
}

#[test]
fn any_key_ends_the_motion_and_does_what_it_does() {
    let mut screen = Screen::at(JUMP);
    screen.keys(":d4 d6<enter>");
    screen.pass(millis(80));
    assert!(screen.model.motion.is_some());
    screen.keys("u");
    assert_eq!(screen.model.motion, None);
    assert!(screen.game().is_empty(), "the key has taken the turn back");
    screen.keys("r");
    assert!(screen.model.motion.is_some());
    screen.send(Message::Pointless);
    assert_eq!(screen.model.motion, None);
    assert_eq!(screen.game().len(), 1);
}

#[test]
fn the_next_turn_can_be_made_in_the_middle_of_the_motion() {
    let mut screen = Screen::basic();
    screen.keys("Wd4<enter>d1<enter>Bb2<enter>a1<enter>");
    assert_eq!(
        screen.game().len(),
        2,
        "no key was lost and no time has passed"
    );
}

#[test]
fn frames_come_at_their_interval_and_then_nothing_comes() {
    let mut screen = Screen::at(JUMP);
    screen.keys(":d4 d6<enter>");
    let whole = time(&steps_of_last(screen.game()));
    let frames = whole.div_duration_f32(FRAME).ceil() as usize;
    assert_eq!(screen.pass(Duration::from_mins(1)), frames);
    assert_eq!(screen.model.wake(), None);
}

#[test]
fn nothing_moves_where_motion_is_switched_off() {
    let position: Position = JUMP.parse().unwrap();
    let game = Game::from_position(position);
    let mut screen = Screen::with(game, &[(Key::Animation, "off")]);
    screen.keys(":d4 d6<enter>");
    assert_eq!((screen.game().len(), &screen.model.motion), (1, &None));
    assert_eq!(screen.model.wake(), None);
    screen.keys(":set animation on<enter>ur");
    assert!(screen.model.motion.is_some());
    screen.keys(":set animation off<enter>ur");
    assert_eq!(screen.model.motion, None);
}

#[test]
fn a_slow_terminal_loses_the_motion_and_is_told_once() {
    let mut screen = Screen::basic();
    for turn in ["Wd4,d1", "Bb2,a1", "Wg1,g2"] {
        screen.hides("The terminal is slow");
        screen.keys(&format!(":{turn}<enter>"));
        assert!(screen.model.motion.is_some());
        screen.send(Message::Slow(millis(50)));
        assert_eq!(screen.model.motion, None);
    }
    screen.shows("The terminal is slow");
    screen.keys("u");
    screen.hides("The terminal is slow");
    screen.shows("[no motion]");
    screen.keys("r");
    assert_eq!(screen.model.motion, None);
    screen.keys(":set animation on<enter>ur");
    assert!(
        screen.model.motion.is_some(),
        "asked for, it is tried again"
    );
    screen.hides("[no motion]");
    // A single hiccup is forgiven.
    screen.send(Message::Slow(millis(50)));
    screen.keys("ur");
    screen.pass(millis(2000));
    for _ in 0..2 {
        screen.keys("ur");
        assert!(screen.model.motion.is_some());
        screen.send(Message::Slow(millis(50)));
    }
    screen.keys("ur");
    assert!(screen.model.motion.is_some());
}

#[test]
fn a_terminal_that_hangs_for_longer_than_a_step_loses_the_motion_at_once() {
    let mut screen = Screen::basic();
    screen.keys(":Wd4,d1<enter>");
    screen.send(Message::Slow(millis(1200)));
    screen.shows("The terminal is slow");
    screen.keys("ur");
    assert_eq!(screen.model.motion, None);
}

#[test]
fn looking_forward_by_one_turn_moves_and_looking_back_does_not() {
    let mut screen = Screen::of(Example::named("sacrifice").unwrap().game().unwrap());
    screen.keys("{");
    assert_eq!(screen.model.motion, None);
    screen.keys("]");
    assert!(screen.model.motion.is_some());
    assert_eq!(screen.model.ply(), 1);
    screen.keys("[");
    assert_eq!(screen.model.motion, None);
    screen.keys("}");
    assert_eq!(screen.model.motion, None);
}

#[test]
fn replaying_keeps_its_pace_however_long_the_chain() {
    let mut screen = Screen::of(Example::named("chain").unwrap().game().unwrap());
    let turns = screen.game().len();
    screen.keys("{ ");
    for ply in 1..turns {
        screen.pass(millis(1000));
        assert_eq!(screen.model.ply(), ply);
        let motion = screen.model.motion.clone().expect("each turn moves");
        assert!(motion.end() < screen.model.now + millis(1000));
    }
}

#[test]
fn the_question_after_the_end_waits_for_the_last_turn_but_not_for_a_key() {
    let game = Example::named("sacrifice").unwrap().game().unwrap();
    let last = game.len() - 1;
    let Action::Turn(turn) = game.plies()[last].action else {
        panic!("a turn");
    };
    let text = zertz::notation::TurnText::new(game.position_after(last).unwrap(), &turn);
    let line = format!(":{text}<enter>");

    let mut screen = Screen::of(game.up_to(last));
    screen.keys(&line);
    assert!(screen.game().outcome().is_some());
    screen.hides("The game is over");
    screen.pass(millis(5000));
    screen.shows("The game is over");

    let mut screen = Screen::of(game.up_to(last));
    screen.keys(&line);
    screen.keys("<down>");
    screen.shows("The game is over");

    // Enter opens the question; it does not answer one that nobody has seen.
    let mut screen = Screen::of(game.up_to(last));
    screen.keys(&line);
    screen.keys("<enter>");
    screen.shows("The game is over");
    assert_eq!(screen.game().len(), last + 1);

    let mut screen = Screen::of(game.up_to(last));
    screen.keys(&line);
    screen.keys("u");
    screen.hides("The game is over");
    assert_eq!(screen.game().len(), last);
}
