//! The weights of the features, in hundredths of log odds, in the order of the feature numbers. The
//! documentation of [`super`] says how they were fitted.

use super::FEATURES;

/// Printed by the fit; not meant to be edited by hand.
pub(super) const WEIGHTS: [i16; FEATURES] = [
    16, 40, 34, 9, 0, 0, 0, 49, 1, 11, 0, 0, 40, 15, 1, 0, 0, 0, 0, 0, 19, 47, 5, 0, 61, 0, 19, 58,
    46, 57, 5, -1, -28, -8, -42, -24, -20, 0, -14, 18, 13, 13, 11, 6, -14, -18, -17, 38, 9, -0,
    -13, -7, -11, -8, -10, -8,
];
