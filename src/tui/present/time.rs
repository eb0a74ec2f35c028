//! The players' clocks.

use std::time::Duration;

use crate::clock;
use crate::rules::{ByPlayer, Player};
use crate::tui::model::Model;

/// From when on a running clock stands out.
const HURRY: Duration = Duration::from_secs(20);

/// What the clocks show; empty without a time control.
pub(super) fn clocks(model: &Model) -> ByPlayer<String> {
    let shown = |player| match model.clock.left(player, model.now) {
        None => String::new(),
        Some(Duration::ZERO) => model.texts().time_up.to_owned(),
        Some(left) => clock::written(left),
    };
    ByPlayer::new(shown(Player::One), shown(Player::Two))
}

/// The player whose turn is timed, when little of the time is left.
pub(super) fn hurried(model: &Model) -> Option<Player> {
    let player = model.clock.player()?;
    let left = model.clock.left(player, model.now)?;
    (left <= HURRY).then_some(player)
}

/// Both clocks in a few letters, in the order of the players: `4:32 – 5:00`.
pub(super) fn both(model: &Model) -> Option<String> {
    let clocks = clocks(model);
    let [one, two] = Player::ALL.map(|player| clocks[player].as_str());
    (!one.is_empty()).then(|| format!("{one} – {two}"))
}
