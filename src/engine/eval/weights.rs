//! The weights of the features, in hundredths of log odds, in the order of the feature numbers. The
//! documentation of [`super`] says how they were fitted.

use super::FEATURES;

/// Printed by the fit; not meant to be edited by hand.
pub(super) const WEIGHTS: [i16; FEATURES] = [
    12, 9, 0, 0, 0, 0, 0, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 36, 18, 3, 0, 85, 14, 14, 18, 8,
    0, 0, -4, -4, 0, 0, -9, -11, 0, 91, 30, 24,
];
