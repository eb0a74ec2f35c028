//! Spieldateien in JSON.

use super::{TEXTS, play, positions};
use crate::record::{
    FieldFault, JsonError, JsonFault, JsonSort, MOST_TURNS, Played, TurnFault, WrittenResult,
};

pub(super) fn error(error: &JsonError) -> String {
    match error {
        JsonError::TooLong(bytes) => too_long(*bytes),
        JsonError::Syntax(fault) => syntax(fault),
        JsonError::Format(found) => {
            format!("keine Spieldatei: in `format` steht \"{found}\" statt \"zertz-game\"")
        }
        JsonError::Version(version) => format!(
            "die Datei hat Version {version}, dieses Programm liest bis Version 1: ein neueres nehmen"
        ),
        JsonError::Field { field, reason } => format!("`{field}`: {}", self::field(reason)),
        JsonError::Start(error) => format!("`start`: {}", positions::error(error)),
        JsonError::Turn { number, reason } => format!("Zug {number}: {}", turn(reason)),
        JsonError::Result { written, played } => format!(
            "`result`: in der Datei steht {}, aber die Züge führen zu {}",
            result(written),
            self::played(*played)
        ),
    }
}

pub(super) fn too_long(bytes: usize) -> String {
    format!("die Datei hat {bytes} Bytes; gelesen werden höchstens 4 MiB")
}

fn syntax(fault: &JsonFault) -> String {
    let JsonFault {
        line,
        column,
        sort,
        message,
    } = fault;
    let missing = message
        .strip_prefix("missing field `")
        .and_then(|rest| rest.split_once('`'));
    let reason = match (sort, missing) {
        (JsonSort::Syntax, _) => "das ist kein JSON".to_owned(),
        (JsonSort::End, _) => "die Datei hört mittendrin auf".to_owned(),
        (JsonSort::Field, Some((name, _))) => format!("das Feld `{name}` fehlt"),
        (JsonSort::Field, None) => "hier steht etwas von anderer Art als erwartet".to_owned(),
    };
    format!("Zeile {line}, Spalte {column}: {reason}")
}

fn field(fault: &FieldFault) -> String {
    match fault {
        FieldFault::Player(found) => format!("erwartet war Spieler 1 oder 2, da steht {found}"),
        FieldFault::OtherMaterial => "Brett oder Kugeln sind nicht die von `rules`".to_owned(),
        FieldFault::OtherFirst => "am Zug ist nicht `first`".to_owned(),
        FieldFault::Board(rings) => format!("es gibt kein Brett mit {rings} Ringen"),
        FieldFault::Word { found, .. } => format!("\"{found}\" ist hier nicht bekannt"),
        FieldFault::Play(error) => play(error),
    }
}

fn turn(fault: &TurnFault) -> String {
    match fault {
        TurnFault::TooMany => format!("mehr als {MOST_TURNS} Züge und Varianten"),
        TurnFault::Turn { turn, error } => format!("{turn}: {}", TEXTS.turn_error(error)),
        TurnFault::Over { turn, error } => format!("{turn}: {}", play(error)),
        TurnFault::Variation(error) => format!("Variante: {}", self::error(error)),
        TurnFault::Seconds(_) => "`seconds`: das ist keine Zeit".to_owned(),
        TurnFault::Play(error) => play(error),
    }
}

fn result(written: &WrittenResult) -> String {
    match written.winner {
        Some(player) => format!("Spieler {player} gewinnt ({})", written.reason),
        None => format!("kein Sieger ({})", written.reason),
    }
}

fn played(played: Played) -> String {
    match played.0 {
        Some(outcome) => super::outcome(outcome),
        None => "keinem Ergebnis".to_owned(),
    }
}
