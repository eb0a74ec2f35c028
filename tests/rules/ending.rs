//! R21 to R25: how games end.

use zertz::record::{Game, PlayError};
use zertz::rules::{
    IllegalTurn, Marble, Outcome, Player, Position, Preset, Ruleset, TieReason, WinReason,
    WinningSet,
};

use crate::scene::{basic, line, play, refusal, turn, turns};

const fn win(winner: Player, reason: WinReason) -> Outcome {
    Outcome::Win { winner, reason }
}

/// Plays turns separated by `; ` in a game.
fn play_on(game: &mut Game, turns: &str) {
    for text in turns.split("; ") {
        let turn = turn(game.position(), text);
        game.play(turn).unwrap();
    }
}

#[test]
fn r21_a_winning_set_at_the_end_of_the_turn_wins() {
    let position = line("///WWo///3o 1/8/10 3/0/0 0/0/0 1 37");
    assert_eq!(position.outcome(), None);
    let next = play(&position, "x d1Wd3");
    assert_eq!(
        next.outcome(),
        Some(win(
            Player::One,
            WinReason::Set(WinningSet::Of(Marble::White))
        ))
    );
    assert_eq!(next.outcome().unwrap().to_string(), "player 1 wins (set)");
}

#[test]
fn r21_claimed_marbles_count() {
    let position = line("Wo///3ooo 2/8/10 3/0/0 0/0/0 1 37");
    let next = play(&position, "Gd4,a2 x Wa1");
    assert_eq!(next.outcome().and_then(Outcome::winner), Some(Player::One));
}

#[test]
fn r21_after_the_end_no_turn_is_legal() {
    let over = play(&line("///WWo///3o 1/8/10 3/0/0 0/0/0 1 37"), "x d1Wd3");
    assert!(over.is_over());
    assert_eq!(over.turn_count(), 0);
    assert_eq!(turns(&over), [""; 0]);
    assert_eq!(refusal(&over, "Bg1,d1"), "the game is over");
}

#[test]
fn r21_a_chain_that_completes_the_set_midway_is_played_to_its_end() {
    let position = line("///BWoGo///3o 2/7/9 3/0/0 0/0/0 1 37");
    assert_eq!(
        refusal(&position, "x d1Wd3"),
        "the marble on d3 must go on jumping to d5"
    );
    let next = play(&position, "x d1Wd3Gd5");
    assert_eq!(next.captured(Player::One).to_string(), "4/1/0");
    assert_eq!(next.outcome().and_then(Outcome::winner), Some(Player::One));
}

#[test]
fn r21_the_set_counts_at_the_end_of_the_turn_only() {
    // The pool is empty: player 1 places a captured marble; what is left is no set.
    let position = line("B/1oB/1B/4B/5oB/5B/3ooo 0/0/0 3/4/2 3/4/2 1 37");
    let next = play(&position, "Wg1,g3");
    assert_eq!(next.outcome(), None);
}

#[test]
fn r22_who_fills_the_last_vacant_ring_wins_and_takes_everything() {
    let next = play(&basic("Wo"), "Ga2 x Wa1Ga2");
    assert_eq!(next.outcome(), Some(win(Player::One, WinReason::FullBoard)));
    assert_eq!(next.captured(Player::One).to_string(), "1/1/0");
    assert!(next.rings().is_empty());
    // Removing the last vacant ring does the same.
    let next = play(&basic("oo"), "Wa1,a2 x Wa1");
    assert_eq!(next.outcome(), Some(win(Player::One, WinReason::FullBoard)));
    assert_eq!(next.outcome().unwrap().reason(), "full_board");
}

#[test]
fn r22_takes_groups_that_were_isolated_before() {
    let next = play(&basic("W///3Go///3B"), "Bd5 x Wa1Gd4Bd5Bg1");
    assert_eq!(next.captured(Player::One).to_string(), "1/1/2");
}

#[test]
fn r22_nothing_can_be_declined_on_a_full_board() {
    let position = basic("Wo").with_conduct(Ruleset::new(Preset::Tournament));
    assert_eq!(
        turns(&position),
        ["Ba2 x Wa1Ba2", "Ga2 x Wa1Ga2", "Wa2 x Wa1Wa2"]
    );
    assert_eq!(
        refusal(&position, "Ga2"),
        "the board is full: everything on it is taken"
    );
}

/// 15 marbles stand isolated, the pool is empty and player 1 has captured nothing.
const NO_MARBLE: &str = "BBBB/BBBBG/GGGWWW////3o 0/0/0 0/0/0 3/4/2 1 37";

#[test]
fn r23_a_player_without_a_marble_to_place_loses() {
    let position = line(NO_MARBLE);
    assert_eq!(
        position.outcome(),
        Some(win(Player::Two, WinReason::NoMarble))
    );
    assert_eq!(position.outcome().unwrap().reason(), "no_marble");
    assert_eq!(position.turn_count(), 0);
    // One captured marble is enough to go on, and so is a jump.
    let with_one = line("BBBB/BBBBG/GGGWWW////3o 0/0/0 0/0/1 3/4/1 1 37");
    assert_eq!(with_one.outcome(), None);
    let with_jump = line("BBBB/BBBBG/GGGWWW/6o///3o 0/0/0 0/0/0 3/4/2 1 37");
    assert!(with_jump.has_jump());
    assert_eq!(with_jump.outcome(), None);
    assert!(
        with_jump
            .legal_turns()
            .iter()
            .all(zertz::rules::Turn::is_capture)
    );
}

#[test]
fn r23_in_a_tournament_both_lose() {
    let position = line(NO_MARBLE).with_conduct(Ruleset::new(Preset::Tournament));
    assert_eq!(position.outcome(), Some(Outcome::NoWinner));
    assert_eq!(Outcome::NoWinner.to_string(), "no winner (no_marble)");
    assert_eq!(Outcome::NoWinner.winner(), None);
}

/// Nothing can be removed here, and both players place captured marbles that come back to them.
const ROUNDABOUT: &str = "2oB/2BoB/4B/5oB/5B// 0/0/0 3/4/2 3/4/2 1 37";
const ROUND: &str = "Ba3; Bd6; x d6Bb4; x a3Bc5";

#[test]
fn r24_the_third_time_is_a_tie() {
    let mut game = Game::from_position(line(ROUNDABOUT));
    assert_eq!(game.repetitions(), 1);
    play_on(&mut game, ROUND);
    assert_eq!(game.position(), game.start());
    assert_eq!((game.repetitions(), game.outcome()), (2, None));
    play_on(&mut game, "Ba3; Bd6; x d6Bb4");
    assert_eq!((game.repetitions(), game.outcome()), (2, None));
    play_on(&mut game, "x a3Bc5");
    assert_eq!(game.repetitions(), 3);
    assert_eq!(game.outcome(), Some(Outcome::Tie(TieReason::Repetition)));
    assert_eq!(game.outcome().unwrap().to_string(), "tie (repetition)");
    let more = turn(game.position(), "Ba3");
    assert_eq!(
        game.play(more),
        Err(PlayError::Over(Outcome::Tie(TieReason::Repetition)))
    );
}

#[test]
fn r24_the_player_to_move_is_part_of_the_position() {
    let one = line(ROUNDABOUT);
    let two = one.with_to_move(Player::Two);
    assert_ne!(one, two);
    assert_ne!(one.key(), two.key());
    let again = play(&one, ROUND);
    assert_eq!((again, again.key()), (one, one.key()));
}

#[test]
fn r24_captured_marbles_are_part_of_the_position() {
    let one = line(ROUNDABOUT);
    let other = line("2oB/2BoB/4B/5oB/5B// 0/0/0 3/4/1 3/4/3 1 37");
    assert_ne!(one, other);
    assert_ne!(one.key(), other.key());
}

#[test]
fn r25_a_player_may_resign() {
    for player in Player::ALL {
        let mut game = Game::new(Ruleset::default());
        play_on(&mut game, "Wd4,d1");
        game.resign(player).unwrap();
        assert_eq!(
            game.outcome(),
            Some(win(player.other(), WinReason::Resignation))
        );
        let next = turn(game.position(), "Bd5,d7");
        assert_eq!(
            game.play(next),
            Err(PlayError::Over(game.outcome().unwrap()))
        );
    }
}

#[test]
fn r25_players_may_agree_on_a_tie() {
    let mut game = Game::new(Ruleset::default());
    game.agree_tie().unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Tie(TieReason::Agreement)));
    assert!(game.resign(Player::One).is_err());
}

#[test]
fn r25_nobody_can_resign_a_finished_game() {
    let mut game = Game::from_position(basic("Wo"));
    play_on(&mut game, "Ga2 x Wa1Ga2");
    let over = PlayError::Over(game.outcome().unwrap());
    assert_eq!(game.resign(Player::One), Err(over.clone()));
    assert_eq!(game.agree_tie(), Err(over.clone()));
    assert_eq!(
        over.to_string(),
        "the game is over: player 1 wins (full_board)"
    );
    assert_eq!(
        game.position().check(&turn(&basic("oo"), "Wa1,a2 x Wa1")),
        Err(IllegalTurn::GameOver)
    );
}

#[test]
fn r25_the_position_alone_never_knows_of_it() {
    let start = Position::start(Ruleset::default());
    let mut game = Game::from_position(start);
    game.resign(Player::One).unwrap();
    assert_eq!(game.position().outcome(), None);
    game.undo();
    assert_eq!(game.outcome(), None);
}
