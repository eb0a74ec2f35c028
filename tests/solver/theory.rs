//! The game on 37 rings: who removes a ring between two corners first has lost.

use zertz::engine::{Certificate, Solver};
use zertz::notation::TurnText;
use zertz::rules::{Player, Position, Ruleset};

use super::{position, solve};

#[test]
fn first_turns_that_remove_a_side_ring_lose() {
    let start = Position::start(Ruleset::default());
    let mut solver = Solver::new(64);
    let mut certificate: Option<Certificate> = None;
    for text in ["Wd7,a2", "Ga1,a2"] {
        let turn = TurnText::read(text, &start).unwrap();
        let next = start.play(turn).unwrap();
        let win = solve(&mut solver, &next, 40_000_000).unwrap();
        assert_eq!(win.proof.root().to_move(), Player::Two);
        assert!(win.turns <= 13, "{text}: {}", win.turns);
        match &mut certificate {
            None => certificate = Some(Certificate::from(win.proof)),
            Some(certificate) => certificate.add(&win.proof),
        }
    }
    let certificate = certificate.unwrap();
    let read: Certificate = certificate.to_string().parse().unwrap();
    assert_eq!(read.roots().len(), 2);
    assert_eq!(read.check(), certificate.check());
    assert!(read.check().is_ok());
}

#[test]
fn a_marble_walks_nine_turns() {
    let position = position("oo1o/1oooo/oooooo/1oooWoo/2oooo/2oooo/3ooo 1/8/8 2/0/2 2/0/0 1 37");
    let win = solve(&mut Solver::new(16), &position, 4_000_000).unwrap();
    assert!((5..=9).contains(&win.turns), "{}", win.turns);
}
