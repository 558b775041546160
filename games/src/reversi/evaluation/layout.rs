//! Which weights there are, and in which order.

use std::sync::LazyLock;

/// The stages of a game: four numbers of empty squares each, the end first.
pub const PHASES: usize = 15;

/// Three states a square: so many ways to fill each kind of pattern, and where its weights begin.
pub(super) const KINDS: [u32; 12] = [
    // Corner 3 x 3, corner triangle, edge with X squares, edge without B and G above four squares.
    19_683, 59_049, 59_049, 59_049, // Rows 2, 3 and 4.
    6561, 6561, 6561, // Diagonals of seven to four squares, and of eight.
    2187, 729, 243, 81, 6561,
];

/// Own and enemy moves, up to 31 each; four quadrants with odd or even empty squares, and the whole.
pub(super) const MOBILITY: u32 = 32;
pub(super) const PARITY: u32 = 10;

/// Where the weights of each kind of feature begin.
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

/// [`SIZE`], filled up so that a place needs no check.
pub(super) const PADDED: usize = SIZE.next_power_of_two();

/// The hidden neurons of the network.
pub const HIDDEN: usize = 32;

/// The stages of a game that weigh the neurons each in its own way: two numbers of empty squares each, the end first.
pub const STAGES: usize = 30;

/// The same kinds after a mirror that keeps their place: where each square goes.
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

/// For each weight the one of its mirror image, if that comes before it, else itself: the two are
/// worth the same.
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
