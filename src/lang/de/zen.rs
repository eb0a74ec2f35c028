//! Spieldateien in ZEN.

use super::{TEXTS, json, positions};
use crate::record::{MOST_NESTED, MOST_TURNS};
use crate::zen::{ZenError, ZenFault, ZenPart, ZenTurnError};

pub(super) fn error(error: &ZenError) -> String {
    match error {
        ZenError::TooLong(bytes) => json::too_long(*bytes),
        ZenError::Empty => "die Datei enthält kein Spiel".to_owned(),
        ZenError::At { place, fault } => format!(
            "Zeile {}, Spalte {}: {}",
            place.line,
            place.column,
            self::fault(fault)
        ),
    }
}

fn fault(fault: &ZenFault) -> String {
    match fault {
        ZenFault::Expected(part) => format!("erwartet war {}", self::part(*part)),
        ZenFault::Start(error) => format!("der Anfang: {}", positions::error(error)),
        ZenFault::Rules(rules) => format!("`Rules`: \"{rules}\" nennt keine Regeln"),
        ZenFault::Turn {
            number,
            player,
            turn,
            reason,
        } => format!(
            "Zug {number}, Spieler {player}, `{turn}`: {}",
            self::turn(reason)
        ),
        ZenFault::NothingToVary => {
            "eine Variante muss hinter dem Zug stehen, den sie ersetzt".to_owned()
        }
        ZenFault::NothingToClose => "hier ist keine Variante offen".to_owned(),
        ZenFault::TooDeep => too_deep(),
        ZenFault::TooManyTurns => format!("mehr als {MOST_TURNS} Züge und Varianten"),
    }
}

pub(super) fn too_deep() -> String {
    format!("die Varianten sind mehr als {MOST_NESTED} Stufen tief verschachtelt")
}

fn turn(error: &ZenTurnError) -> String {
    match error {
        ZenTurnError::Syntax { expected, at } => {
            format!("beim {at}. Zeichen war erwartet: {}", part(*expected))
        }
        ZenTurnError::Turn(error) => TEXTS.turn_error(error),
        ZenTurnError::WrongMarble {
            ring,
            written,
            found,
        } => format!(
            "die Kugel auf {ring} ist {}, nicht {}",
            found.letter(),
            written.letter()
        ),
        ZenTurnError::WrongClaim { written, found } => {
            format!("der Zug kann {written} nicht beanspruchen: er isoliert {found}")
        }
    }
}

const fn part(part: ZenPart) -> &'static str {
    match part {
        ZenPart::TagName => "der Name einer Angabe",
        ZenPart::TagValue => "ein Wert in Anführungszeichen",
        ZenPart::TagEnd => "`]` hinter dem Wert einer Angabe",
        ZenPart::ValueEnd => "`\"` am Ende eines Werts",
        ZenPart::CommentEnd => "`}` am Ende einer Bemerkung",
        ZenPart::Token => "ein Zug, eine Bemerkung, eine Variante oder ein Ergebnis",
        ZenPart::Marble => "eine Kugel: W, G oder B",
        ZenPart::TurnEnd => "das Ende des Zugs",
        ZenPart::Ring => "ein Ring wie d4",
        ZenPart::VariationEnd => "`)` am Ende einer Variante",
    }
}
