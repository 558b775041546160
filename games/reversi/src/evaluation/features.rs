use super::super::kernel::{QUADRANTS, mobility};
use super::indices::PatternIndices;
use super::layout::{KINDS, MOBILITY, PHASES, STARTS};
use super::patterns::{KIND, PATTERNS};

/// The number of features of a position: the patterns, own and enemy mobility, and parity.
pub const FEATURES: usize = PATTERNS + 3;

/// The phase of a position with `empty` empty squares, below [`PHASES`].
#[must_use]
pub const fn phase(empty: u32) -> usize {
    let phase = empty.saturating_sub(1) as usize / 4;
    if phase < PHASES { phase } else { PHASES - 1 }
}

/// The kind of each feature. Mobility and parity are kinds of their own.
pub const FEATURE_KINDS: [usize; FEATURES] = {
    let mut kinds = [0; FEATURES];
    let mut feature = 0;
    while feature < FEATURES {
        kinds[feature] = if feature < PATTERNS { KIND[feature] } else { feature - PATTERNS + 12 };
        feature += 1;
    }
    kinds
};

/// The index of the weight for index 0 of each pattern; indices are symmetric around it.
const CENTRES: [u32; PATTERNS] = {
    let mut centres = [0; PATTERNS];
    let mut pattern = 0;
    while pattern < PATTERNS {
        centres[pattern] = STARTS[KIND[pattern]] + KINDS[KIND[pattern]] / 2;
        pattern += 1;
    }
    centres
};

/// The features of a position: indices of the weights of its phase.
#[must_use]
pub fn features(own: u64, enemy: u64) -> [u32; FEATURES] {
    let moves = [mobility(own, enemy), mobility(enemy, own)];
    features_of(&PatternIndices::of(own, enemy), !(own | enemy), moves.map(u64::count_ones))
}

/// [`features`] from the pattern indices, the empty squares, and the numbers of own and enemy moves.
#[inline(always)]
pub(super) fn features_of(indices: &PatternIndices, empty: u64, moves: [u32; 2]) -> [u32; FEATURES] {
    let mut features = [0; FEATURES];
    for pattern in 0..PATTERNS {
        features[pattern] = CENTRES[pattern].wrapping_add_signed(indices.as_array()[pattern].into());
    }
    for side in 0..2 {
        features[PATTERNS + side] = STARTS[12 + side] + moves[side].min(MOBILITY - 1);
    }
    let mut odd = 0;
    for quadrant in QUADRANTS {
        odd += (empty & quadrant).count_ones() & 1;
    }
    features[PATTERNS + 2] = STARTS[14] + 2 * odd + (empty.count_ones() & 1);
    features
}
