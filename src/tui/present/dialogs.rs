//! Dialogs: what lies over the board, row by row.

mod choices;
mod files;
mod form;
mod help;
mod settings;

use crate::tui::message::Intent;
use crate::tui::model::Model;
use crate::tui::model::popup::Popup;
use crate::tui::view::dialog::{Dialog, Row};

/// What a row means when it is pointed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Aim {
    /// The row of a list with this number.
    Row(usize),
    /// What a key would mean.
    Intent(Intent),
}

/// A dialog and what its parts mean.
#[derive(Debug, Default)]
pub(super) struct Boxed<'a> {
    pub dialog: Option<Dialog<'a>>,
    /// For each row.
    pub aims: Vec<Option<Aim>>,
    /// For each key at its foot.
    pub intents: Vec<Option<Intent>>,
}

/// Rows with what they mean.
#[derive(Debug, Default)]
struct Rows {
    rows: Vec<Row>,
    aims: Vec<Option<Aim>>,
}

impl Rows {
    fn say(&mut self, row: Row) {
        self.rows.push(row);
        self.aims.push(None);
    }

    fn offer(&mut self, row: Row, aim: Aim) {
        self.rows.push(row);
        self.aims.push(Some(aim));
    }

    /// The dialog with these rows and the keys that work now.
    fn boxed<'a>(self, model: &'a Model, heading: &str) -> Boxed<'a> {
        let (keys, intents) = super::keys::line(model);
        Boxed {
            dialog: Some(Dialog::new(heading, self.rows, keys)),
            aims: self.aims,
            intents,
        }
    }

    /// The number of the row that means this.
    fn position(&self, aim: Aim) -> Option<usize> {
        self.aims.iter().position(|&other| other == Some(aim))
    }
}

/// The dialog that is open.
pub(super) fn of(model: &Model) -> Boxed<'_> {
    match &model.popup {
        None | Some(Popup::Line(_) | Popup::Panels) => Boxed::default(),
        Some(Popup::Help { scroll }) => help::of(model, *scroll),
        Some(Popup::Text {
            heading,
            lines,
            scroll,
        }) => {
            let mut rows = Rows::default();
            for line in lines {
                rows.say(match line.as_str() {
                    "" => Row::Blank,
                    line => Row::Text(line.to_owned()),
                });
            }
            let mut boxed = rows.boxed(model, heading);
            if let Some(dialog) = &mut boxed.dialog {
                dialog.scrolled = *scroll;
            }
            boxed
        }
        Some(Popup::Choice(choice)) => choices::of(model, choice),
        Some(Popup::NewGame(form)) => form::of(model, form),
        Some(Popup::Settings(form)) => settings::of(model, form),
        Some(Popup::Files(files)) => files::of(model, files),
    }
}
