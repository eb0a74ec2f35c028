//! Who opens games and looks after the list of records: a thread of its own, so that not even a
//! huge archive or folder holds a frame up. Records are loaded one by one, when they are asked for.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use super::message::Message;
use super::model::shelf::Shelf;
use crate::lang::Texts;
use crate::library::{Collection, LoadError, open_game};

/// What can be asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Order {
    /// Open a game, or a list of records at its first one that can be read.
    Open(PathBuf),
    /// List the records that lie beside a file.
    Shelve(PathBuf),
    /// The next record that can be read after, or before, the one with this number.
    Seek {
        /// The number, from 0.
        index: usize,
        /// Which way.
        forward: bool,
    },
}

/// The desk where orders are given. The thread begins with the first of them.
#[derive(Debug, Default)]
pub struct Librarian {
    orders: Option<Sender<(Order, &'static Texts)>>,
}

impl Librarian {
    /// Gives an order; `tell` gets what comes of it, on another thread, failures in the language of
    /// the texts. All orders but the first go to the same ears.
    pub fn ask(
        &mut self,
        order: Order,
        texts: &'static Texts,
        tell: impl FnMut(Message) + Send + 'static,
    ) {
        let orders = self.orders.get_or_insert_with(|| {
            let (sender, orders) = channel();
            thread::spawn(move || work(&orders, tell));
            sender
        });
        // The thread ends with this sender, not before.
        let _ = orders.send((order, texts));
    }
}

fn work(orders: &Receiver<(Order, &'static Texts)>, mut tell: impl FnMut(Message)) {
    let mut shelf = None;
    while let Ok((order, texts)) = orders.recv() {
        fill(&mut shelf, order, texts, &mut tell);
    }
}

/// Does one order: the list of records is kept for the orders to come.
pub fn fill(
    shelf: &mut Option<Collection>,
    order: Order,
    texts: &Texts,
    tell: &mut dyn FnMut(Message),
) {
    let reason = |path: &Path, error: &LoadError| {
        let reason = texts.load_error(error);
        format!("{}: {reason}", path.display())
    };
    match order {
        Order::Open(path) if Collection::is_at(&path) => {
            let result = Collection::open(&path).map_err(|error| reason(&path, &error));
            tell(Message::Searched(result.map(|records| {
                let found = records.seek(0, true);
                // A list that gives nothing does not take the place of the one before.
                if found.record.is_some() {
                    *shelf = Some(records);
                }
                Box::new(found)
            })));
        }
        Order::Open(path) => {
            let result = open_game(&path).map_err(|error| reason(&path, &error));
            tell(Message::Read(result.map(Box::new)));
        }
        Order::Shelve(path) => {
            // A file whose folder can't be read stands alone.
            let Ok(records) = Collection::beside(&path) else {
                return;
            };
            if let Some(index) = records.index_of(&path) {
                let count = shelf.insert(records).len();
                tell(Message::Shelved {
                    path,
                    shelf: Shelf { index, count },
                });
            }
        }
        Order::Seek { index, forward } => {
            if let Some(records) = shelf {
                let found = records.seek_from(index, forward);
                tell(Message::Searched(Ok(Box::new(found))));
            }
        }
    }
}
