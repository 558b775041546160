//! Hash keys that change with each stone (Zobrist 1970).

use super::loc::{CELLS, Loc};
use crate::board::Color;
use crate::random::Random;

/// The key of a stone.
#[inline]
pub(super) fn stone(color: Color, loc: Loc) -> u64 {
    STONES[(2 * loc as usize + color as usize) % STONES.len()]
}

const STONES: [u64; 2 * CELLS] = {
    let mut keys = [0; 2 * CELLS];
    let mut random = Random::new(0);
    let mut index = 0;
    while index < keys.len() {
        keys[index] = random.next();
        index += 1;
    }
    keys
};
