//! Certificates: what is refused, and why.

use zertz::engine::{Certificate, SolveLimits, Stop, solve};

use super::position;

const SACRIFICE: &str = "1ooo/ooooo/1oooo/2oooG/4oo/4oo/4oW 1/1/5 2/2/1 2/4/4 1 37";

/// The certificate of the rule book's win by sacrifice, line by line.
fn lines() -> Vec<String> {
    let solution = solve(&position(SACRIFICE), &SolveLimits::default(), &Stop::new());
    let text = Certificate::from(solution.win.unwrap().proof).to_string();
    text.lines().map(str::to_owned).collect()
}

#[test]
fn what_is_written_can_be_read_and_holds() {
    let text = lines().join("\n");
    let certificate: Certificate = text.parse().unwrap();
    assert_eq!(certificate.to_string(), text.clone() + "\n");
    assert_eq!(certificate.roots(), [position(SACRIFICE)]);
    let checked = certificate.check().unwrap();
    assert_eq!((checked.positions, checked.replies), (2, 1));
    assert_eq!((checked.wins, checked.turns), (1, 2));
    let remarks = format!("# first\r\n\r\n{}\r\n", lines().join("\r\n"));
    assert_eq!(remarks.parse::<Certificate>().as_ref(), Ok(&certificate));
}

#[test]
fn a_missing_position_is_named() {
    let first = lines().remove(0);
    let fault = first.parse::<Certificate>().unwrap().check().unwrap_err();
    let second = lines().remove(1);
    let missing = second.split('\t').next().unwrap();
    assert_eq!(fault.to_string(), format!("no turn is given for {missing}"));
}

#[test]
fn a_turn_that_wins_nothing_is_a_fault() {
    let lines = lines();
    let last = lines[1].split('\t').next().unwrap();
    // Another legal turn where the winning one stood.
    let position = position(last);
    let other = position
        .legal_turns()
        .into_iter()
        .find(|turn| !turn.is_capture() && position.play(*turn).unwrap().outcome().is_none())
        .unwrap();
    let other = zertz::notation::TurnText::new(&position, &other);
    let text = format!("{}\n{last}\t{other}", lines[0]);
    assert!(text.parse::<Certificate>().unwrap().check().is_err());
}

#[test]
fn bad_lines_are_refused_with_their_number() {
    let lines = lines();
    let (root, turn) = lines[0].split_once('\t').unwrap();
    let cases = [
        (
            String::new(),
            "expected lines with a position, a tab and a turn, found none",
        ),
        (
            "# nothing\n\n".to_owned(),
            "expected lines with a position, a tab and a turn, found none",
        ),
        (
            format!("#\n{root} {turn}"),
            "line 2: expected a tab between position and turn",
        ),
        (format!("{root}\tWd9"), "line 1: "),
        (format!("{root}\tx a2Ga4"), "line 1: "),
        (format!("nonsense\t{turn}"), "line 1: "),
        (
            format!("{0}\n{1}\n{0}", lines[0], lines[1]),
            "line 3: the position stands in line 1 already",
        ),
    ];
    for (text, message) in cases {
        let error = text.parse::<Certificate>().unwrap_err().to_string();
        assert!(error.starts_with(message), "{text:?}: {error}");
    }
}
