//! Aufzeichnungen von Boardspace in SGF.

use super::{TEXTS, json, play, positions, zen};
use crate::sgf::{Fault, Misread, SgfError, SgfPart, SyntaxError};

pub(super) fn error(error: &SgfError) -> String {
    match error {
        SgfError::TooLong(bytes) => json::too_long(*bytes),
        SgfError::Syntax(error) => syntax(error),
        SgfError::OtherGame(game) => {
            format!("GM[{game}] ist ein anderes Spiel: ZÈRTZ ist GM[22]")
        }
        SgfError::NotZertz => {
            "keine Aufzeichnung von ZÈRTZ: es gibt weder GM[22] noch SU[…]".to_owned()
        }
        SgfError::FreeLayout(name) => {
            format!("{name}: freie Anordnungen der Ringe werden noch nicht gelesen")
        }
        SgfError::UnknownVariant(name) => {
            format!("SU[{name}]: erwartet war Zertz, Zertz+11, Zertz+24 oder Zertz+H")
        }
        SgfError::TooDeep { line } => format!("Zeile {line}: {}", zen::too_deep()),
        SgfError::Action {
            line,
            node,
            player,
            action,
            fault,
        } => {
            let node = node.map_or_else(String::new, |node| format!(", Knoten {node}"));
            let player = player.map_or_else(String::new, |player| format!(", Spieler {player}"));
            let fault = self::fault(fault);
            format!("Zeile {line}{node}{player}, `{action}`: {fault}")
        }
    }
}

fn syntax(error: &SyntaxError) -> String {
    let found = if error.found.starts_with('`') {
        error.found.as_str()
    } else {
        "das Ende der Datei"
    };
    format!(
        "Zeile {}, Spalte {}: erwartet war {}, da steht {found}",
        error.place.line,
        error.place.column,
        part(error.expected)
    )
}

const fn part(part: SgfPart) -> &'static str {
    match part {
        SgfPart::Property => "eine Eigenschaft, `;`, `(` oder `)`",
        SgfPart::Node => "`;`, `(` oder `)`",
        SgfPart::Game => "ein Spiel: `(;`",
        SgfPart::FirstNode => "`;` hinter `(`",
        SgfPart::Length => "höchstens 65536 Knoten",
        SgfPart::Value => "`[` und der Wert einer Eigenschaft",
        SgfPart::ValueEnd => "`]` am Ende eines Werts",
    }
}

fn fault(fault: &Fault) -> String {
    let text = match fault {
        Fault::Illegal(reason) => return TEXTS.refusal(reason),
        Fault::Setup(faults) => return positions::list(faults),
        Fault::Play(error) => return play(error),
        Fault::WrongPlayer(player) => return format!("Spieler {player} ist am Zug"),
        Fault::NoSuchRing(ring) => return format!("das Brett hat keinen Ring {ring}"),
        Fault::NotAJump { from, to } => {
            return format!("kein Sprung führt von {from} nach {to}");
        }
        Fault::OtherMarble(ring) => {
            return format!("nur die Kugel auf {ring} kann weiterspringen");
        }
        Fault::NotRemoved(ring) => {
            return format!("{ring} wurde in diesem Zug nicht entfernt");
        }
        Fault::NotFilled(ring) => {
            return format!("auf {ring} wurde in diesem Zug keine Kugel gesetzt");
        }
        Fault::NoVacantRing(ring) => return format!("es gibt keinen leeren Ring {ring}"),
        Fault::NoMarbleOn(ring) => return format!("auf {ring} liegt keine Kugel"),
        Fault::NoMoreMarbles => "es gibt keine Kugel mehr zu überspringen",
        Fault::PlacementAndCapture => "ein Zug setzt oder schlägt, beides geht nicht",
        Fault::SecondMarble => "eine zweite Kugel im selben Zug",
        Fault::SecondRing => "ein zweiter Ring wird im selben Zug entfernt",
        Fault::NoMarble => "es wurde keine Kugel gesetzt",
        Fault::WrongRack => {
            "Kugeln kommen aus dem Vorrat, und wenn er leer ist, aus den eigenen geschlagenen"
        }
        Fault::EditInGame => "das Brett wurde mitten im Spiel geändert",
        Fault::StartInGame => "das Spiel hat schon begonnen",
        Fault::NoSuchMarble => "eine solche Kugel ist nicht da",
        Fault::Misread(misread) => self::misread(*misread),
    };
    text.to_owned()
}

const fn misread(misread: Misread) -> &'static str {
    match misread {
        Misread::Rack => "erwartet war ein Vorrat: 0, 1 oder 2",
        Misread::Colour => "erwartet war eine Farbe: 0, 1 oder 2",
        Misread::Ring => "erwartet war ein Ring: eine Spalte A bis I und eine Nummer",
        Misread::Player => "erwartet war ein Spieler: P0 oder P1",
        Misread::Board => "erwartet war der Name eines Bretts",
    }
}
