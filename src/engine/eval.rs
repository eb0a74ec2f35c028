//! Static evaluation: what a quiet position is worth without looking ahead.
//!
//! A weighted sum of features, fitted to the outcomes of real games by logistic regression. To fit
//! again, and to see how well it foretells games that were not used: `cargo bench --bench tune --
//! GAMES.tsv` prints the table of [`weights`].

mod features;
mod weights;

pub use features::{FEATURES, bounds, for_each_feature};

use super::Score;
use crate::rules::Position;

/// Estimates a position in which the player to move is to place.
///
/// Positions with a jump on the board are for the search to resolve; here they are taken as they
/// lie.
///
/// ```
/// use zertz::engine::evaluate;
/// use zertz::rules::{Position, Ruleset};
/// let start = Position::start(Ruleset::default());
/// assert!(evaluate(&start).chance() > 0.3 && evaluate(&start).chance() < 0.7);
/// ```
#[must_use]
pub fn evaluate(position: &Position) -> Score {
    let mut sum = 0;
    for_each_feature(position, |feature, value| {
        sum += weights::WEIGHTS
            .get(feature)
            .map_or(0, |&weight| i32::from(weight))
            * value;
    });
    Score::units(sum)
}
