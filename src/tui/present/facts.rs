//! Names, numbers and turns.

use crate::clock::TimeControl;
use crate::lang::fill;
use crate::rules::{ByPlayer, Marbles, Outcome, Player, Position, Turn, WinReason, WinningSet};
use crate::tui::model::Model;
use crate::tui::model::shelf::Shelf;
use crate::tui::model::step::Step;
use crate::tui::view::moves::MoveEntry;
use crate::tui::words;

/// What is played: file, board, rules.
pub(super) fn title(model: &Model) -> Vec<String> {
    let texts = model.texts();
    let rules = model.table.game().rules();
    let mut facts = vec![
        texts.board(rules.board),
        texts.preset(rules.preset).to_owned(),
    ];
    let path = model.file.path.as_ref().and_then(|path| path.file_name());
    let name = path.map(|name| name.to_string_lossy().into_owned());
    let name = name.or_else(|| model.file.name.clone());
    let is_named = name.is_some();
    facts.extend(name);
    if let Some(last) = facts.last_mut() {
        if model.is_unsaved() {
            last.push('*');
        }
        if is_named {
            last.push_str(&place(model));
        }
    }
    facts
}

/// Which of several records it is: ` 3/59`.
fn place(model: &Model) -> String {
    match model.shelf {
        Some(Shelf { index, count }) if count > 1 => format!(" {}/{count}", index + 1),
        _ => String::new(),
    }
}

/// Which turn it is.
pub(super) fn turn(model: &Model) -> String {
    let number = model.ply() + 1;
    fill(model.texts().turn, &[("number", &number.to_string())])
}

pub(super) fn pool(model: &Model) -> Marbles {
    match model.past {
        Some(_) => model.position().pool(),
        None => model.table.pool(),
    }
}

pub(super) fn captured(model: &Model) -> ByPlayer<Marbles> {
    let of = |player| match model.past {
        Some(_) => model.position().captured(player),
        None => model.table.captured(player),
    };
    ByPlayer::new(of(Player::One), of(Player::Two))
}

/// The turn that led to what is shown, and the position before it; `None` when that was no turn, or
/// when the next turn has begun already.
pub(super) fn last_turn(model: &Model) -> Option<(&Position, &Turn)> {
    if model.past.is_none() && model.table.step().has_begun() {
        return None;
    }
    let number = model.ply().checked_sub(1)?;
    let game = model.table.game();
    let turn = game.plies().get(number)?.turn()?;
    Some((game.position_after(number)?, turn))
}

/// What that turn brought to either player.
pub(super) fn gained(model: &Model) -> ByPlayer<Marbles> {
    let mut gained = ByPlayer::default();
    if let Some((before, turn)) = last_turn(model) {
        gained[before.to_move()] = before.taken_by(turn);
    }
    gained
}

pub(super) fn names(model: &Model) -> ByPlayer<String> {
    ByPlayer::new(model.name(Player::One), model.name(Player::Two))
}

/// Who is to move at the moment that is shown.
pub(super) fn to_move(model: &Model) -> Option<Player> {
    let over = match model.past {
        Some(_) => false,
        None => *model.table.step() == Step::Over,
    };
    (!over).then(|| model.position().to_move())
}

/// The winning set of the shown moment.
pub(super) fn won(model: &Model) -> Option<(Player, WinningSet)> {
    let outcome = match model.past {
        Some(_) => model.position().outcome(),
        None => model.table.outcome(),
    };
    match outcome? {
        Outcome::Win {
            winner,
            reason: WinReason::Set(set),
        } => Some((winner, set)),
        Outcome::Win { .. } | Outcome::Tie(_) | Outcome::NoWinner => None,
    }
}

/// Every action of the game in writing. How long each took concerns nobody while a game without a
/// clock is being played.
pub(super) fn moves(model: &Model) -> Vec<MoveEntry> {
    let game = model.table.game();
    let timed = model.past.is_some()
        || model.clock.control() != TimeControl::None
        || model.table.outcome().is_some();
    let time = |number| words::thought(game, number).filter(|_| timed);
    (0..game.len())
        .filter_map(|number| {
            let before = game.position_after(number)?;
            Some(MoveEntry {
                player: before.to_move(),
                text: words::ply(game, number, model.texts().demand_made)?,
                time: time(number).unwrap_or_default(),
            })
        })
        .collect()
}
