//! Sets of squares as bitboards, and their neighbourhoods.
//!
//! A rank takes nine bits, of which the upper two are always empty. A shift by up to two files runs into them and never
//! into the next rank, so that shifts need no masks. Seven ranks are 63 bits.

use super::square::{STRIDE, Square, WIDTH};

/// Every square.
pub const BOARD: u64 = {
    let rank = (1 << WIDTH) - 1;
    let mut board = 0;
    let mut at = 0;
    while at < WIDTH {
        board |= rank << (at * STRIDE);
        at += 1;
    }
    board
};

/// The squares of `set` and those one step away.
pub(super) const fn near(set: u64) -> u64 {
    let wide = set | set << 1 | set >> 1;
    (wide | wide << STRIDE | wide >> STRIDE) & BOARD
}

/// The squares of `set` and those one or two steps away, which its stones can reach.
pub(super) const fn within_two(set: u64) -> u64 {
    let wide = set | set << 1 | set >> 1 | set << 2 | set >> 2;
    (wide | wide << STRIDE | wide >> STRIDE | wide << (2 * STRIDE) | wide >> (2 * STRIDE)) & BOARD
}

/// The squares exactly one step from a square.
pub(super) const fn ring1(square: Square) -> u64 {
    RING1[square.index()]
}

/// The squares exactly two steps from a square.
pub(super) const fn ring2(square: Square) -> u64 {
    RING2[square.index()]
}

const RING1: [u64; 64] = {
    let mut ring = [0; 64];
    let mut bit = 0;
    while bit < 64 {
        ring[bit] = near(1 << bit & BOARD) & !(1 << bit);
        bit += 1;
    }
    ring
};

const RING2: [u64; 64] = {
    let mut ring = [0; 64];
    let mut bit = 0;
    while bit < 64 {
        let own = 1 << bit & BOARD;
        ring[bit] = within_two(own) & !near(own);
        bit += 1;
    }
    ring
};
