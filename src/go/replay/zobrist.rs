//! Hash keys that change with each stone (Zobrist 1970).

use super::grid::{CELLS, Loc};
use crate::board::Color;

/// The key of a stone.
#[inline]
pub(super) fn stone(color: Color, loc: Loc) -> u64 {
    STONES[(2 * loc as usize + color as usize) % STONES.len()]
}

const STONES: [u64; 2 * CELLS] = {
    let mut keys = [0; 2 * CELLS];
    let mut index = 0;
    while index < keys.len() {
        keys[index] = mix(index as u64);
        index += 1;
    }
    keys
};

/// The n-th number of splitmix64 (Steele, Lea and Flood 2014): any constants without a pattern do.
const fn mix(n: u64) -> u64 {
    let z = n.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}
