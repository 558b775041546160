use super::super::kernel::mobility;
use super::digits::Digits;
use super::layout::{KINDS, MOBILITY, PHASES, STARTS};

/// The number of patterns.
pub(super) const PATTERNS: usize = 46;

/// How many weights add up to a value: the patterns, own and enemy mobility, parity.
pub const FEATURES: usize = PATTERNS + 3;

/// The stage of a position with so many empty squares, below [`PHASES`].
#[must_use]
pub const fn phase(empty: u32) -> usize {
    let phase = empty.saturating_sub(1) as usize / 4;
    if phase < PHASES { phase } else { PHASES - 1 }
}

const COLUMN: u64 = 0x0101_0101_0101_0101;

/// The diagonal from row 1, `column` on, down to column h.
const fn diagonal(column: usize) -> u64 {
    let mut set = 0;
    let mut row = 0;
    while row + column < 8 {
        set |= 1 << (row * 9 + column);
        row += 1;
    }
    set
}

/// The bits of each kind of pattern in the upper left corner of a board, squares in the order in
/// which they come.
const fn extract(b: u64) -> [u16; 12] {
    [
        (b & 0x07 | b >> 5 & 0x38 | b >> 10 & 0x1c0) as u16,
        (b & 0x0f | b >> 4 & 0x70 | b >> 9 & 0x180 | b >> 15 & 0x200) as u16,
        (b & 0xff | b >> 1 & 0x100 | b >> 5 & 0x200) as u16,
        (b & 0x01 | b >> 1 & 0x1e | b >> 2 & 0x20 | b >> 4 & 0x3c0) as u16,
        (b >> 8 & 0xff) as u16,
        (b >> 16 & 0xff) as u16,
        (b >> 24 & 0xff) as u16,
        ((b & diagonal(1)).wrapping_mul(COLUMN) >> 57) as u16,
        ((b & diagonal(2)).wrapping_mul(COLUMN) >> 58) as u16,
        ((b & diagonal(3)).wrapping_mul(COLUMN) >> 59) as u16,
        ((b & diagonal(4)).wrapping_mul(COLUMN) >> 60) as u16,
        ((b & diagonal(0)).wrapping_mul(COLUMN) >> 56) as u16,
    ]
}

/// The board turned by a quarter.
const fn turned(b: u64) -> u64 {
    // Rows become columns (Warren, Hacker's Delight, 7-3), then rows change places.
    let t = (b ^ b << 28) & 0x0f0f_0f0f_0000_0000;
    let b = b ^ t ^ t >> 28;
    let t = (b ^ b << 14) & 0x3333_0000_3333_0000;
    let b = b ^ t ^ t >> 14;
    let t = (b ^ b << 7) & 0x5500_5500_5500_5500;
    (b ^ t ^ t >> 7).swap_bytes()
}

/// The kind of each pattern: the first eleven for each of four sides, the longest diagonals twice.
const KIND: [usize; PATTERNS] = {
    let mut kind = [11; PATTERNS];
    let mut pattern = 0;
    while pattern < 44 {
        kind[pattern] = pattern % 11;
        pattern += 1;
    }
    kind
};

/// The kind of each feature: of what is counted, each number is a kind of its own.
pub(in super::super) const FEATURE_KINDS: [usize; FEATURES] = {
    let mut kinds = [0; FEATURES];
    let mut feature = 0;
    while feature < FEATURES {
        kinds[feature] = if feature < PATTERNS { KIND[feature] } else { feature - PATTERNS + 12 };
        feature += 1;
    }
    kinds
};

/// What a stone on each square adds to the number of each pattern: a power of three, or nothing.
pub(super) const PLACES: [[i16; PATTERNS]; 64] = {
    let mut places = [[0; PATTERNS]; 64];
    let mut square = 0;
    while square < 64 {
        let board = 1 << square;
        let sides = [board, turned(board), board.reverse_bits(), turned(board).reverse_bits()];
        let mut pattern = 0;
        while pattern < PATTERNS {
            let side = if pattern < 44 { pattern / 11 } else { pattern - 44 };
            let bits = extract(sides[side])[KIND[pattern]];
            if bits != 0 {
                places[square][pattern] = 3_i16.pow(bits.trailing_zeros());
            }
            pattern += 1;
        }
        square += 1;
    }
    places
};

/// Where the weight of each pattern's number 0 is: numbers reach as far below as above.
const CENTRES: [u32; PATTERNS] = {
    let mut centres = [0; PATTERNS];
    let mut pattern = 0;
    while pattern < PATTERNS {
        centres[pattern] = STARTS[KIND[pattern]] + KINDS[KIND[pattern]] / 2;
        pattern += 1;
    }
    centres
};

/// The weights that count in a position: places in the weights of its phase.
#[must_use]
pub fn features(own: u64, enemy: u64) -> [u32; FEATURES] {
    let moves = [mobility(own, enemy), mobility(enemy, own)];
    features_of(&Digits::of(own, enemy), !(own | enemy), moves.map(u64::count_ones))
}

/// [`features`] of what stands on the patterns, the empty squares, and the numbers of own and enemy
/// moves.
#[inline(always)]
pub(super) fn features_of(digits: &Digits, empty: u64, moves: [u32; 2]) -> [u32; FEATURES] {
    let mut features = [0; FEATURES];
    for pattern in 0..PATTERNS {
        features[pattern] = CENTRES[pattern].wrapping_add_signed(digits.numbers()[pattern].into());
    }
    for side in 0..2 {
        features[PATTERNS + side] = STARTS[12 + side] + moves[side].min(MOBILITY - 1);
    }
    let mut odd = 0;
    for quadrant in [0x0f0f_0f0f, 0xf0f0_f0f0, 0x0f0f_0f0f << 32, 0xf0f0_f0f0 << 32] {
        odd += (empty & quadrant).count_ones() & 1;
    }
    features[PATTERNS + 2] = STARTS[14] + 2 * odd + (empty.count_ones() & 1);
    features
}

/// For each filling of the 3 x 3 corner its weight's place; whose stone is on the corner; and whose
/// is diagonally beside it while the corner is empty: 1 own, -1 enemy, 0 nobody's.
pub(super) fn corner_stones() -> impl Iterator<Item = (usize, i32, i32)> {
    let side = |digit: u32| (digit % 3) as i32 - 1;
    (0..KINDS[0]).map(move |index| {
        let (corner, beside) = (side(index), side(index / 81));
        ((STARTS[0] + index) as usize, corner, if corner == 0 { beside } else { 0 })
    })
}

/// The places of the weights of mobility, and the moves that each counts: enemy moves less than 0.
pub(super) fn moves_worth() -> impl Iterator<Item = (usize, i32)> {
    let own = (0..MOBILITY).map(|moves| ((STARTS[12] + moves) as usize, moves as i32));
    own.chain((0..MOBILITY).map(|moves| ((STARTS[13] + moves) as usize, -(moves as i32))))
}
