//! Records of a folder or an archive, one after another.

use std::path::Path;
use std::rc::Rc;

use super::pending::Offer;
use super::session::Session;
use crate::lang::{Texts, fill};
use crate::library::{Collection, Found, LoadError, Opened, Origin};

/// A place in a list of records.
#[derive(Debug, Clone)]
pub struct Records {
    list: Rc<Collection>,
    index: usize,
}

impl Records {
    /// Opens a folder or an archive at its first record that can be read, and brings that with it.
    ///
    /// # Errors
    ///
    /// There is no such list; says why.
    pub fn open(path: &Path) -> Result<(Option<(Self, Opened)>, Found), LoadError> {
        let list = Rc::new(Collection::open(path)?);
        let mut found = list.seek(0, true);
        let first = found.record.take();
        let first = first.map(|(index, opened)| (Self { list, index }, opened));
        Ok((first, found))
    }

    /// The records that lie beside a file; `None` when it is none of them.
    fn beside(file: &Path) -> Option<Self> {
        let list = Collection::beside(file).ok()?;
        let index = list.index_of(file)?;
        Some(Self {
            list: Rc::new(list),
            index,
        })
    }
}

/// What had to be passed over, in a sentence that calls a record by some form of its name.
#[must_use]
pub fn skipped(texts: &Texts, found: &Found, name: fn(&Origin) -> String) -> Option<String> {
    let (origin, error) = found.first_failed.as_ref()?;
    let template = if found.failed == 1 {
        texts.record_skipped
    } else {
        texts.records_skipped
    };
    let (count, file, reason) = (
        found.failed.to_string(),
        name(origin),
        texts.load_error(error),
    );
    let values = [("count", &*count), ("file", &*file), ("reason", &*reason)];
    Some(fill(template, &values))
}

/// Why a list gave no record. `forward` is `None` for a list that was just opened.
#[must_use]
pub fn nothing(texts: &Texts, forward: Option<bool>, count: usize) -> String {
    match forward {
        None if count == 0 => texts.records_none.to_owned(),
        None => texts.records_none_reads.to_owned(),
        Some(true) => fill(texts.records_last, &[("count", &count.to_string())]),
        Some(false) => texts.records_first.to_owned(),
    }
}

impl Session {
    /// Loads the first record of a folder or an archive.
    pub(super) fn ask_to_load_list(&mut self, path: &Path) {
        match Records::open(path) {
            Ok((first, found)) => self.ask_for_record(None, first, &found),
            Err(error) => self.not_loaded(&path.display().to_string(), &error),
        }
    }

    /// Goes to the next record, or to the one before.
    pub(super) fn step_record(&mut self, forward: bool) {
        if self.records.is_none() {
            self.records = self.file.as_deref().and_then(Records::beside);
        }
        let Some(Records { list, index }) = self.records.clone() else {
            self.say(self.texts.no_records);
            return;
        };
        let mut found = list.seek_from(index, forward);
        let next = found.record.take();
        let next = next.map(|(index, opened)| (Records { list, index }, opened));
        self.ask_for_record(Some(forward), next, &found);
    }

    fn ask_for_record(
        &mut self,
        forward: Option<bool>,
        next: Option<(Records, Opened)>,
        found: &Found,
    ) {
        if let Some(skipped) = skipped(self.texts, found, ToString::to_string) {
            self.say(skipped);
        }
        let Some((records, opened)) = next else {
            self.say(nothing(self.texts, forward, found.count));
            return;
        };
        let (number, count) = ((records.index + 1).to_string(), found.count.to_string());
        let place = fill(
            self.texts.record_place,
            &[("number", &number), ("count", &count)],
        );
        let mut offer = self.offer(opened);
        offer.said.push(place);
        offer.records = Some(records);
        self.ask_for(offer);
    }

    /// An opened game to go on with.
    pub(super) fn offer(&self, opened: Opened) -> Offer {
        let name = opened.origin.to_string();
        let turns = self.texts.turns(opened.game.len());
        let loaded = fill(self.texts.loaded, &[("file", &name), ("turns", &turns)]);
        Offer {
            said: vec![loaded],
            file: opened.origin.file().map(Path::to_owned),
            warnings: self.texts.warnings(&opened.warnings),
            ..opened.game.into()
        }
    }

    /// Tells what is odd about the record.
    pub(super) fn say_warnings(&mut self) {
        if self.warnings.is_empty() {
            self.say(self.texts.no_warnings);
        }
        for warning in self.warnings.clone() {
            self.say(warning);
        }
    }
}
