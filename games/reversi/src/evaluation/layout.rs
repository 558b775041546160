//! The layout of the weights.

use std::sync::LazyLock;

/// The number of units of a value to the stone.
pub(super) const UNIT: i32 = 32;

/// The phases of a game, each of four numbers of empty squares, beginning at the end of the game.
pub const PHASES: usize = 15;

/// The number of configurations of each kind of pattern: a power of three.
pub(super) const KINDS: [u32; 12] = [
    // Corner 3 x 3, corner triangle, edge + 2X, edge without columns B and G above four squares.
    19_683, 59_049, 59_049, 59_049, // Rows 2, 3 and 4.
    6561, 6561, 6561, // Diagonals of seven to four squares, and of eight.
    2187, 729, 243, 81, 6561,
];

/// The weights of mobility (own and enemy moves, up to 31 each) and of parity (the number of quadrants with an odd number
/// of empty squares, and the parity of the whole board).
pub(super) const MOBILITY: u32 = 32;
pub(super) const PARITY: u32 = 10;

/// The index of the first weight of each kind of feature.
pub const STARTS: [u32; 15] = {
    let mut starts = [0; 15];
    let mut kind = 0;
    while kind < 12 {
        starts[kind + 1] = starts[kind] + KINDS[kind];
        kind += 1;
    }
    starts[13] = starts[12] + MOBILITY;
    starts[14] = starts[13] + MOBILITY;
    starts
};

/// The number of weights of a phase.
pub const SIZE: usize = (STARTS[14] + PARITY) as usize;

/// [`SIZE`] rounded up to a power of two, so that an index needs no bounds check.
pub(super) const PADDED: usize = SIZE.next_power_of_two();

/// The number of hidden neurons of the network.
pub const HIDDEN: usize = 32;

/// The stages of a game with output weights of their own, each of two numbers of empty squares, beginning at the end of
/// the game.
pub const STAGES: usize = 30;

/// For each kind of pattern the reflection that maps it to itself: where each square goes.
const MIRRORS: [&[u32]; 12] = [
    &[0, 3, 6, 1, 4, 7, 2, 5, 8],
    &[0, 4, 7, 9, 1, 5, 8, 2, 6, 3],
    &[7, 6, 5, 4, 3, 2, 1, 0, 9, 8],
    &[5, 4, 3, 2, 1, 0, 9, 8, 7, 6],
    &[7, 6, 5, 4, 3, 2, 1, 0],
    &[7, 6, 5, 4, 3, 2, 1, 0],
    &[7, 6, 5, 4, 3, 2, 1, 0],
    &[6, 5, 4, 3, 2, 1, 0],
    &[5, 4, 3, 2, 1, 0],
    &[4, 3, 2, 1, 0],
    &[3, 2, 1, 0],
    &[7, 6, 5, 4, 3, 2, 1, 0],
];

/// For each weight the index of its mirror image, if that comes first, else its own: the two are equal.
#[must_use]
pub fn canonical() -> &'static [u32] {
    static CANONICAL: LazyLock<Vec<u32>> = LazyLock::new(|| {
        let mut canonical: Vec<u32> = (0..SIZE as u32).collect();
        for (kind, mirror) in MIRRORS.iter().enumerate() {
            for index in 0..KINDS[kind] {
                let mut image = 0;
                let mut rest = index;
                for &place in *mirror {
                    image += rest % 3 * 3_u32.pow(place);
                    rest /= 3;
                }
                canonical[(STARTS[kind] + index) as usize] = STARTS[kind] + index.min(image);
            }
        }
        canonical
    });
    &CANONICAL
}
