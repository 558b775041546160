//! The weights of the evaluation, in hundredths.

use super::FEATURES;

/// The number of rows of weights.
pub(super) const ANCHORS: usize = 6;

/// A row for each number of empty squares 0, 10, 20 .. with weights between the rows in
/// proportion; a column for each feature. Fitted by examples/ataxx_tune.rs.
#[rustfmt::skip]
pub(super) const WEIGHTS: [[i32; FEATURES]; ANCHORS] = [
    [27, -2, 9, 14, -2, 9, 9, 46, 47, 17, -11, 2, 11],
    [13, 3, 5, 0, -6, -3, -2, 10, -3, 11, 1, -7, 34],
    [5, 4, 1, 4, -3, -1, 1, 3, 0, 3, -1, 0, 26],
    [3, 13, 0, 0, -1, 0, 0, 0, 0, 2, 0, 1, 14],
    [14, 4, 0, 1, -2, -4, 0, 1, 1, 13, 1, -4, 13],
    [14, 4, 0, 1, -2, -4, 0, 1, 1, 13, 1, -4, 13],
];
