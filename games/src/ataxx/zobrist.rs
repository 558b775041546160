//! Hash keys that change with each stone (Zobrist 1970).

use super::geometry::squares;
use super::{Board, Square};
use crate::board::Color;

/// What changes with the side to move.
pub(super) const SIDE: u64 = mix(1000);

/// The key of a stone of `color` on `square`.
pub(super) const fn stone(color: Color, square: Square) -> u64 {
    STONES[color as usize][square.index()]
}

/// What changes when the stones of `set` change their colour.
pub(super) fn turned(set: u64) -> u64 {
    squares(set).fold(0, |hash, square| hash ^ TURNED[square.index()])
}

/// The key of a whole board with `to_move` to move.
pub(super) const fn of(board: &Board, to_move: Color) -> u64 {
    let mut hash = if matches!(to_move, Color::Black) { 0 } else { SIDE };
    let mut bit = 0;
    while bit < 64 {
        let mut color = 0;
        while color < 2 {
            if board.of(Color::BOTH[color]) >> bit & 1 == 1 {
                hash ^= STONES[color][bit];
            }
            color += 1;
        }
        if board.walls() >> bit & 1 == 1 {
            hash ^= mix(500 + bit as u64);
        }
        bit += 1;
    }
    hash
}

const STONES: [[u64; 64]; 2] = {
    let mut keys = [[0; 64]; 2];
    let mut bit = 0;
    while bit < 64 {
        keys[0][bit] = mix(bit as u64);
        keys[1][bit] = mix(100 + bit as u64);
        bit += 1;
    }
    keys
};

const TURNED: [u64; 64] = {
    let mut keys = [0; 64];
    let mut bit = 0;
    while bit < 64 {
        keys[bit] = STONES[0][bit] ^ STONES[1][bit];
        bit += 1;
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
