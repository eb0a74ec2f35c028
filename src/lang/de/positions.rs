//! Stellungen und ihre Textzeilen.

use super::TEXTS;
use crate::notation::{PositionPart, PositionTextError, THE_END};
use crate::rules::{PositionFault, PositionFaults};

pub(in crate::lang) fn error(error: &PositionTextError) -> String {
    match error {
        PositionTextError::Syntax {
            expected,
            column,
            found,
        } => {
            let found = match found.as_str() {
                THE_END => TEXTS.the_end,
                found => found,
            };
            let expected = part(*expected);
            format!("in Spalte {column} war erwartet: {expected}; da steht {found}")
        }
        PositionTextError::OffBoard {
            column,
            letter,
            rings,
        } => format!(
            "Spalte {column}: das Brett mit {rings} Ringen hat keinen solchen Platz in seiner Spalte {letter}"
        ),
        PositionTextError::FitsNoBoard => {
            "die Ringe passen auf keines der Bretter mit 37, 48 und 61 Ringen".to_owned()
        }
        PositionTextError::Faults(faults) => list(faults),
    }
}

const fn part(part: PositionPart) -> &'static str {
    match part {
        PositionPart::Columns => "die Spalten des Bretts",
        PositionPart::Pool => "der Vorrat",
        PositionPart::FirstCaptured => "was Spieler 1 geschlagen hat",
        PositionPart::SecondCaptured => "was Spieler 2 geschlagen hat",
        PositionPart::Mover => "wer am Zug ist, 1 oder 2",
        PositionPart::End => "das Ende der Stellung",
        PositionPart::Gap => "höchstens 32 Plätze ohne Ring",
        PositionPart::Ring => "o, W, G, B, / oder eine Zahl",
        PositionPart::Places => "höchstens 32 Plätze in einer Spalte und 32 Spalten",
        PositionPart::Board => "ein Brett: 37, 40, 43, 44, 48, 61 oder 37-blitz",
        PositionPart::Length => "eine Stellungszeile von höchstens 1024 Bytes",
        PositionPart::Marbles => "drei Anzahlen von Kugeln wie 6/8/10",
    }
}

pub(super) fn list(faults: &PositionFaults) -> String {
    let faults: Vec<String> = faults.0.iter().map(fault).collect();
    faults.join("; ")
}

fn fault(fault: &PositionFault) -> String {
    match fault {
        PositionFault::OffBoard { rings, at } => {
            format!("das Brett mit {rings} Ringen hat keinen Platz für den Ring {at}")
        }
        PositionFault::MarbleWithoutRing(ring) => {
            format!("auf {ring} liegt eine Kugel, aber kein Ring")
        }
        PositionFault::SeveralMarbles(ring) => {
            format!("auf {ring} liegt mehr als eine Kugel")
        }
        PositionFault::MarbleCount {
            marble,
            found,
            expected,
        } => format!(
            "{} Kugeln: {found} im Vorrat, auf Ringen und geschlagen, aber das Spiel hat {expected}",
            TEXTS.colour_attribute(*marble)
        ),
        PositionFault::BothWon => "beide Spieler haben schon gewonnen".to_owned(),
    }
}
