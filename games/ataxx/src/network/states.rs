use super::super::square::{STRIDE, WIDTH};

/// Blocks of 2 x 2 squares in a row of them, and rows.
pub const SIDE: usize = WIDTH - 1;

/// The number of blocks of 2 x 2 squares.
pub const TUPLES: usize = SIDE * SIDE;

/// The number of states of a block.
pub const STATES: usize = 256;

/// Returns true if a block in this state has a wall.
#[must_use]
pub const fn has_wall(state: usize) -> bool {
    state & state >> 4 & 15 != 0
}

/// For each filling of a rank, a byte for each file: the bits of that file and of the next.
const PAIRS: [u64; 1 << WIDTH] = {
    let mut pairs = [0; 1 << WIDTH];
    let mut rank = 0;
    while rank < pairs.len() {
        let mut file = 0;
        while file < SIDE {
            pairs[rank] |= (rank as u64 >> file & 3) << (8 * file);
            file += 1;
        }
        rank += 1;
    }
    pairs
};

/// The state of each block, by the rank and file of its lower left square. Walls are in both sets.
///
/// A state consists of four bits of `own`, a1 b1 a2 b2 for the first block, and above them four bits of `enemy`.
#[must_use]
#[inline(always)]
pub fn states(own: u64, enemy: u64) -> [[u8; SIDE]; SIDE] {
    const RANK: u64 = (1 << WIDTH) - 1;
    let pairs = |set: u64, rank: usize| PAIRS[(set >> (rank * STRIDE) & RANK) as usize];
    let rank = |rank| pairs(own, rank) | pairs(enemy, rank) << 4;
    let mut states = [[0; SIDE]; SIDE];
    let mut below = rank(0);
    for (number, line) in states.iter_mut().enumerate() {
        let above = rank(number + 1);
        let bytes = (below | above << 2).to_le_bytes();
        line.copy_from_slice(&bytes[..SIDE]);
        below = above;
    }
    states
}
