//! The weights of the evaluation, in hundredths.

use super::FEATURES;

/// The number of rows of weights.
pub(super) const ANCHORS: usize = 6;

/// A row for each number of empty squares 0, 10, 20 .. with weights between the rows in
/// proportion; a column for each feature.
#[rustfmt::skip]
pub(super) const WEIGHTS: [[i32; FEATURES]; ANCHORS] = [
    [100, 0, 0, 20, -20, -10, 5, 5, 10, 20, 100],
    [60, 5, 5, 20, -10, -5, 5, 5, 10, 20, 60],
    [40, 10, 5, 15, -8, -4, 5, 5, 8, 10, 50],
    [40, 10, 5, 10, -6, -3, 5, 5, 5, 5, 40],
    [40, 10, 5, 10, -5, -2, 5, 5, 5, 5, 40],
    [40, 10, 5, 10, -5, -2, 5, 5, 5, 5, 40],
];
