//! The weights of the hand-crafted evaluation (HCE), in hundredths.

/// The number of features.
pub const FEATURES: usize = 13;

/// The number of rows of weights.
pub(super) const ANCHORS: usize = 6;

/// A row for each number of empty squares 0, 10, 20 .., between which weights are interpolated; a column for each feature. Fitted by `workshop ataxx-tune`.
#[rustfmt::skip]
pub(super) const WEIGHTS: [[i32; FEATURES]; ANCHORS] = [
    [28, -1, 8, 14, -6, 9, 20, 36, 41, 16, -6, 0, 12],
    [12, 5, 6, 1, -6, -3, -3, 11, -1, 9, -1, -3, 15],
    [3, 6, 1, 5, -3, -1, 1, 3, 0, 0, 1, 1, 8],
    [3, 3, 1, 1, -2, 0, 0, 0, -1, 1, -1, 0, 0],
    [11, 3, 0, -2, -1, -1, 1, 0, 3, 11, 0, -3, -4],
    [11, 3, 0, -2, -1, -1, 1, 0, 3, 11, 0, -3, -4],
];
