//! What a click or a turn of the wheel means: a pure function of what is on the screen.

use crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

use super::layout::Spot;
use super::message::{Intent, Message};
use super::model::Model;
use super::model::popup::Popup;
use super::present::{Aim, Presentation};
use super::view::dialog::DialogSpot;
use super::view::keys::KeyLine;
use super::view::pool::PoolPanel;

/// What the user wants who uses the mouse here.
#[must_use]
pub fn message(model: &Model, event: MouseEvent) -> Option<Message> {
    let cell = Position::new(event.column, event.row);
    match event.kind {
        MouseEventKind::Down(MouseButton::Left) => click(model, cell),
        MouseEventKind::Down(MouseButton::Right) => Some(Message::User(Intent::Back)),
        MouseEventKind::ScrollDown => wheel(model, cell, true),
        MouseEventKind::ScrollUp => wheel(model, cell, false),
        _ => None,
    }
}

fn click(model: &Model, cell: Position) -> Option<Message> {
    let shown = Presentation::new(model);
    if let Some(dialog) = &shown.dialog {
        return match dialog.spot(shown.ink(), shown.layout.screen, cell) {
            DialogSpot::Outside => Some(Message::User(Intent::Back)),
            DialogSpot::Row { row, option } => {
                let aim = shown.dialog_aims.get(row).copied().flatten()?;
                Some(aimed(aim, option))
            }
            DialogSpot::Key(key) => {
                let intent = shown.dialog_intents.get(key).copied().flatten()?;
                Some(Message::User(intent))
            }
            DialogSpot::Inside => None,
        };
    }
    let layout = &shown.layout;
    match layout.spot(cell) {
        Spot::Ring(ring) if !matches!(model.popup, Some(Popup::Line(_))) => {
            Some(Message::Ring(ring))
        }
        Spot::Pool => {
            let marble = PoolPanel::marble_at(layout.panels?.pool, cell)?;
            Some(Message::User(Intent::Marble(marble)))
        }
        Spot::Moves => {
            let area = layout.panels?.moves;
            let engine = shown.engine_panels();
            let ply = shown.screen(&engine).moves_panel().shown_at(area, cell)?;
            Some(Message::ShowPly(ply))
        }
        Spot::Keys => {
            let line = KeyLine {
                ink: shown.ink(),
                keys: shown.keys(),
            };
            let entry = line.entry_at(layout.keys, cell.x)?;
            let intent = shown.key_intents.get(entry).copied().flatten()?;
            Some(Message::User(intent))
        }
        Spot::Graph => {
            let area = layout.panels?.graph;
            let engine = shown.engine_panels();
            let ply = engine.graph?.position_at(area, cell)?;
            Some(Message::ShowPly(ply))
        }
        Spot::Analysis => Some(Message::User(Intent::NextLine)),
        Spot::Player(_) => None,
        Spot::Ring(_) | Spot::Elsewhere => Some(Message::User(Intent::Back)),
    }
}

const fn aimed(aim: Aim, option: Option<usize>) -> Message {
    match (aim, option) {
        (Aim::Intent(intent), _) => Message::User(intent),
        (Aim::Row(row), Some(option)) => Message::Option { row, option },
        (Aim::Row(row), None) => Message::Row(row),
    }
}

/// The wheel goes through what is open, and over the list of turns through the game.
fn wheel(model: &Model, cell: Position, down: bool) -> Option<Message> {
    let over_moves = model.layout().spot(cell) == Spot::Moves;
    (model.popup.is_some() || over_moves || model.past.is_some()).then_some(Message::Scroll(down))
}
