//! Was an einer Aufzeichnung seltsam ist.

use crate::record::{Assumed, Dropped, Mark, Warning};

pub(in crate::lang) fn warning(warning: &Warning) -> String {
    match warning {
        Warning::HalfTurn { place, .. } => format!(
            "{}: der letzte Zug ist nicht vollständig und wurde weggelassen",
            mark(place)
        ),
        Warning::AfterEnd { place, count } => format!(
            "{}: nach dem Ende des Spiels wurde weggelassen, Anzahl: {count}",
            mark(place)
        ),
        Warning::SeveralGames(count) => {
            format!("die Datei enthält {count} Spiele, gelesen wurde das erste")
        }
        Warning::EndsEarly(expected) => format!("die Datei endet zu früh: es fehlt {expected}"),
        Warning::Variation { place, reason } => format!(
            "{}: die Variante wurde weggelassen: {}",
            mark(place),
            dropped(*reason)
        ),
        Warning::Result { written, played } => {
            format!("als Ergebnis steht da {written}, aber die Züge führen zu {played}")
        }
        Warning::Marbles {
            place,
            found,
            written,
        } => format!("{}: der Zug nimmt {found}, nicht {written}", mark(place)),
        Warning::OtherFirst { player } => format!(
            "angekündigt ist Spieler {}, aber Spieler {player} beginnt",
            player.other()
        ),
        Warning::Assumed(assumed) => self::assumed(*assumed).to_owned(),
        Warning::Stopped { turns, fault } => format!("gelesen bis Zug {turns} ({fault})"),
    }
}

const fn assumed(assumed: Assumed) -> &'static str {
    match assumed {
        Assumed::NoVariant => "kein SU[…]: gelesen als Grundspiel",
        Assumed::OneGame => "die Datei geht nach dem ersten Spiel weiter: nur das wurde gelesen",
        Assumed::More => "weitere Hinweise sind nicht aufgeführt",
    }
}

const fn dropped(reason: Dropped) -> &'static str {
    match reason {
        Dropped::TooDeep => "die Varianten sind zu tief verschachtelt",
        Dropped::NoTurn => "sie enthält keinen vollständigen Zug",
        Dropped::Empty => "sie enthält keinen Zug",
        Dropped::NothingToVary => "an ihrer Stelle steht kein Zug",
        Dropped::Ending => "ein Ende durch Aufgabe oder Zeit kann sie nicht haben",
    }
}

fn mark(place: &Mark) -> String {
    let part = |name: &str, number: Option<usize>| {
        number.map_or_else(String::new, |number| format!(", {name} {number}"))
    };
    format!(
        "Zeile {}{}{}{}",
        place.line,
        part("Spalte", place.column),
        part("Knoten", place.node.map(|node| node as usize)),
        part("Zug", place.turn)
    )
}
