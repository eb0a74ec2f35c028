//! R26 and R27: touch-move, and captures on demand.

use zertz::record::{Action, Game, PlayError};
use zertz::rules::{CaptureDuty, Preset, Ruleset, Turn};

use crate::scene::{basic, refusal, turn, turns};

fn tournament() -> Game {
    Game::new(Ruleset::new(Preset::Tournament))
}

fn play_on(game: &mut Game, turns: &str) {
    for text in turns.split("; ") {
        let turn = turn(game.position(), text);
        game.play(turn).unwrap();
    }
}

#[test]
fn r26_touch_move_belongs_to_the_tournament() {
    for &preset in Preset::ALL {
        let touch_move = Ruleset::new(preset).touch_move;
        assert_eq!(touch_move, preset == Preset::Tournament, "{preset}");
    }
}

#[test]
fn r26_touch_move_binds_hands_and_not_turns() {
    let position = basic("BBo///2o1o/2oo");
    for claims in zertz::rules::Claims::ALL {
        let rules = Ruleset {
            claims: *claims,
            ..position.rules()
        };
        let [off, on] = [false, true].map(|touch_move| {
            turns(&position.with_conduct(Ruleset {
                touch_move,
                ..rules
            }))
        });
        assert_eq!(off, on);
    }
}

#[test]
fn r27_a_capture_may_be_overlooked_on_demand_only() {
    let jumps = basic("oooo/ooooo/oooooo/oWGoooo/1oooooo/2ooooo/3oooo");
    assert!(refusal(&jumps, "Ba1,a2").starts_with("capture is compulsory"));
    let on_demand = jumps.with_conduct(Ruleset {
        capture_duty: CaptureDuty::OnDemand,
        ..jumps.rules()
    });
    let (captures, placements): (Vec<Turn>, Vec<Turn>) = on_demand
        .legal_turns()
        .into_iter()
        .partition(Turn::is_capture);
    assert_eq!(captures, jumps.legal_turns());
    // Three colours, 35 vacant rings, 18 of them free.
    assert_eq!(placements.len(), 3 * (18 * 17 + 17 * 18));
    assert_eq!(
        on_demand.turn_count(),
        (captures.len() + placements.len()) as u64
    );
}

#[test]
fn r27_the_opponent_may_capture_as_it_now_stands() {
    let mut game = tournament();
    play_on(&mut game, "Wd4,a1; Gd5,a2; Be1,h1; x d4Gd6");
    assert!(!game.can_demand());
    assert_eq!(
        game.position()
            .captured(zertz::rules::Player::Two)
            .to_string(),
        "0/1/0"
    );
}

#[test]
fn r27_the_opponent_may_demand_the_take_back() {
    let mut game = tournament();
    play_on(&mut game, "Wd4,a1; Gd5,a2");
    assert!(!game.can_demand());
    let before = *game.position();
    play_on(&mut game, "Be1,h1");
    assert!(game.can_demand());
    game.demand().unwrap();
    assert_eq!(game.last().map(|ply| ply.action), Some(Action::Demand));

    // The whole turn is undone, and its player must capture.
    let now = game.position();
    assert_eq!(now.with_conduct(before.rules()), before);
    assert_eq!(now.rules().capture_duty, CaptureDuty::Enforced);
    assert_eq!(turns(now), ["x d4Gd6", "x d5Wd3"]);
    assert_eq!(
        refusal(now, "Be1,h1"),
        "capture is compulsory: jump with d4 or d5"
    );
    assert!(!game.can_demand());
    assert_eq!(game.demand(), Err(PlayError::NoDemand));

    // After that turn captures are on demand again.
    play_on(&mut game, "x d4Gd6");
    assert_eq!(game.position().rules(), game.rules());
    assert!(!game.can_demand());
}

#[test]
fn r27_a_claim_is_undone_with_the_turn() {
    let position = basic("Bo///oWGoo").with_conduct(Ruleset::new(Preset::Tournament));
    let mut game = Game::from_position(position);
    play_on(&mut game, "Wd5,a2 x Ba1");
    assert_eq!(
        game.position().captured(position.to_move()).to_string(),
        "0/0/1"
    );
    game.demand().unwrap();
    assert_eq!(game.position().with_conduct(position.rules()), position);
}

#[test]
fn r27_letting_it_pass_gives_the_same_right_to_the_other() {
    let mut game = tournament();
    play_on(&mut game, "Wd4,a1; Gd5,a2; Be1,h1");
    // Player 2 lets it pass and places as well while d4 and d5 can still jump.
    play_on(&mut game, "Be7,h2");
    assert!(game.can_demand());
    game.demand().unwrap();
    // Only player 2's turn is undone.
    assert_eq!(
        game.position().with_conduct(game.rules()),
        *game.position_after(3).unwrap()
    );
}

#[test]
fn r27_nothing_is_demanded_when_no_jump_existed() {
    let mut game = tournament();
    assert!(!game.can_demand());
    play_on(&mut game, "Wd4,a1");
    assert!(!game.can_demand());
    // This placement makes a jump possible; none existed before it.
    play_on(&mut game, "Gd5,a2");
    assert_eq!(game.demand(), Err(PlayError::NoDemand));
}

#[test]
fn r27_turns_demanded_back_do_not_count_as_repetition() {
    let mut game = tournament();
    play_on(&mut game, "Wd4,a1; Gd5,a2; Be1,h1");
    game.demand().unwrap();
    assert_eq!(game.repetitions(), 1);
    assert_eq!(game.outcome(), None);
}

#[test]
fn r27_enforced_everywhere_else() {
    for &preset in Preset::ALL {
        let on_demand = Ruleset::new(preset).capture_duty == CaptureDuty::OnDemand;
        assert_eq!(on_demand, preset == Preset::Tournament, "{preset}");
    }
}
