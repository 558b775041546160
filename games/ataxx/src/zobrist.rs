//! Incremental hash keys (A. L. Zobrist, A new hashing method with application for game playing, 1970).

use super::board::Board;
use super::square::Square;
use gocheck_board::Color;
use gocheck_board::random::Random;

/// The key of the side to move.
pub(super) const SIDE: u64 = mix(1000);

/// The key of a stone of `color` on `square`.
pub(super) const fn stone(color: Color, square: Square) -> u64 {
    STONES[color as usize][square.index()]
}

/// The change of the hash when the stones of `set` are flipped.
pub(super) fn turned(set: u64) -> u64 {
    Square::of_set(set).fold(0, |hash, square| hash ^ TURNED[square.index()])
}

/// The hash of a board with `to_move` to move.
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

/// The n-th pseudorandom number of the stream with seed 0.
const fn mix(n: u64) -> u64 {
    Random::first(n.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}
