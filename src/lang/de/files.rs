//! Dateien: was das System, ein Archiv oder ein Format einwendet.

use std::io::ErrorKind;

use super::{json, sgf, zen};
use crate::library::{ArchiveFault, LoadError, SaveError, SystemError};
use crate::record::{Loss, Unwritable};
use crate::store::StoreError;

pub(in crate::lang) fn load(error: &LoadError) -> String {
    match error {
        LoadError::Unreadable(error) => system(error),
        LoadError::Missing => "es gibt keine solche Aufzeichnung".to_owned(),
        LoadError::Empty => "es ist keine Aufzeichnung darin".to_owned(),
        LoadError::Ending => {
            "erwartet war eine Datei, die auf .json, .zen, .sgf oder .zip endet".to_owned()
        }
        LoadError::TooLong => "die Datei ist länger als 4 MiB".to_owned(),
        LoadError::TooMany(most) => format!("mehr als {most} Dateien"),
        LoadError::NotText(at) => format!("ab Byte {at} ist der Text kein UTF-8"),
        LoadError::Archive(fault) => {
            format!("das Archiv ist nicht lesbar: {}", archive(fault))
        }
        LoadError::Json(error) => json::error(error),
        LoadError::Zen(error) => zen::error(error),
        LoadError::Sgf(error) => sgf::error(error),
    }
}

fn archive(fault: &ArchiveFault) -> String {
    match fault {
        ArchiveFault::Nested => "Archive in Archiven werden nicht geöffnet".to_owned(),
        ArchiveFault::TooLong => "es ist länger als 512 MiB".to_owned(),
        ArchiveFault::TooLarge => "ausgepackt ist es größer als 1 GiB".to_owned(),
        ArchiveFault::Lies => "ein Eintrag ist länger, als er sagt".to_owned(),
        ArchiveFault::Damaged(reason) => format!("es ist beschädigt ({reason})"),
    }
}

pub(in crate::lang) fn save(error: &SaveError) -> String {
    match error {
        SaveError::Unwritable(reason) => unwritable(reason),
        SaveError::System(error) => system(error),
    }
}

fn unwritable(reason: &Unwritable) -> String {
    match reason {
        Unwritable::Board(rings) => format!("das Format hat kein Brett mit {rings} Ringen"),
        Unwritable::Blitz => "das Format hat keine Blitz-Kugeln".to_owned(),
        Unwritable::Declined(turn) => format!(
            "Zug {turn}: das Format kann nicht sagen, dass isolierte Kugeln nicht beansprucht wurden"
        ),
        Unwritable::Ambiguous(turn) => format!(
            "Zug {turn}: das Format kann nicht sagen, welche von mehreren Gruppen beansprucht wurde"
        ),
    }
}

pub(in crate::lang) fn loss(loss: &Loss) -> String {
    match loss {
        Loss::TakeBacks(count) => format!("verlangte Rücknahmen fehlen in der Datei: {count}"),
        Loss::Variations(count) => {
            format!("Varianten, die an einer Rücknahme hängen, fehlen in der Datei: {count}")
        }
        Loss::Agreement => {
            "das vereinbarte Unentschieden fehlt in der Datei: das Spiel ist dort offen".to_owned()
        }
        Loss::Tag(name) => format!("die Angabe \"{name}\" fehlt in der Datei"),
    }
}

pub(in crate::lang) const fn store(error: StoreError) -> &'static str {
    match error {
        StoreError::NoHome => "der Heimatordner ist nicht bekannt",
        StoreError::TooLong => "die Datei ist länger als 4 MiB",
        StoreError::NotText => "die Datei ist kein Text in UTF-8",
        StoreError::NothingKept => "es gibt kein Spiel zum Fortsetzen",
    }
}

pub(in crate::lang) fn system(error: &SystemError) -> String {
    let text = match error.kind {
        ErrorKind::NotFound => "Datei oder Ordner nicht gefunden",
        ErrorKind::PermissionDenied => "keine Berechtigung",
        ErrorKind::AlreadyExists => "gibt es schon",
        ErrorKind::StorageFull => "der Datenträger ist voll",
        ErrorKind::QuotaExceeded => "der erlaubte Speicherplatz ist aufgebraucht",
        ErrorKind::FileTooLarge => "die Datei ist zu groß",
        ErrorKind::ReadOnlyFilesystem => "der Datenträger ist schreibgeschützt",
        ErrorKind::IsADirectory => "das ist ein Ordner",
        ErrorKind::NotADirectory => "ein Teil des Pfads ist kein Ordner",
        ErrorKind::DirectoryNotEmpty => "der Ordner ist nicht leer",
        ErrorKind::InvalidFilename => "der Dateiname ist nicht erlaubt",
        ErrorKind::ResourceBusy => "die Datei wird gerade benutzt",
        ErrorKind::TimedOut => "das System antwortet nicht",
        ErrorKind::OutOfMemory => "der Arbeitsspeicher reicht nicht",
        ErrorKind::UnexpectedEof => "die Datei endet zu früh",
        // The list of kinds is open, and so is what systems say.
        _ => return format!("das System meldet: {}", error.text),
    };
    text.to_owned()
}
