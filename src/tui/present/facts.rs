//! Names, numbers and turns.

use crate::lang::fill;
use crate::rules::{ByPlayer, Marbles, Outcome, Player, WinReason, WinningSet};
use crate::tui::model::Model;
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
    if let Some(name) = model.file.path.as_ref().and_then(|path| path.file_name()) {
        facts.push(name.to_string_lossy().into_owned());
    }
    if model.is_unsaved()
        && let Some(last) = facts.last_mut()
    {
        last.push('*');
    }
    facts
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

/// Every action of the game in writing.
pub(super) fn moves(model: &Model) -> Vec<MoveEntry> {
    let game = model.table.game();
    (0..game.len())
        .filter_map(|number| {
            let before = game.position_after(number)?;
            Some(MoveEntry {
                player: before.to_move(),
                text: words::ply(game, number, model.texts().demand_made)?,
            })
        })
        .collect()
}
