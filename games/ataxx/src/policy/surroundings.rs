use super::super::geometry::BOARD;
use super::super::position::Position;
use super::super::square::{STRIDE, Square};
use games_engine::game::rules::Game;
use std::array;

/// The number of indices of eight neighbours.
pub(super) const NEAR: usize = 1 << 16;

/// The number of indices of a side.
pub(super) const SIDE: usize = 1 << 10;

/// The number of bits below a1 in a framed bitboard: two ranks and two files.
const MARGIN: usize = 2 * STRIDE + 2;

/// A position in a frame of walls, from which the surroundings of a square are read as indices. Walls are in both sets.
pub struct Framed {
    own: u128,
    enemy: u128,
}

/// The surroundings of the target of a move.
pub struct Target {
    pub(super) near: usize,
    pub(super) sides: [usize; 4],
}

impl Framed {
    /// The framed position for the side to move.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let (board, color) = (position.board(), position.to_move());
        let free = BOARD & !board.walls();
        let framed = |set: u64| u128::from(set) << MARGIN | !(u128::from(free) << MARGIN);
        Self { own: framed(board.of(color)), enemy: framed(board.of(color.opponent())) }
    }

    /// The surroundings of a target.
    #[must_use]
    #[inline(always)]
    pub fn target(&self, square: Square) -> Target {
        Target { near: self.near(square), sides: self.sides(square) }
    }

    /// The index of the eight neighbours of a square: eight bits of own stones, rank by rank from the lower left one, and
    /// above them eight bits of enemy stones.
    #[inline(always)]
    pub(super) fn near(&self, square: Square) -> usize {
        let of = |set: u128| {
            let window = window(set, square) >> (STRIDE + 1);
            let (middle, above) = (window >> (STRIDE - 3), window >> (2 * STRIDE - 5));
            (window & 0b111 | middle & 0b1000 | middle >> 1 & 0b1_0000 | above & 0b1110_0000) as usize
        };
        of(self.own) | of(self.enemy) << 8
    }

    /// The indices of the five squares two steps away on each side: below, above, left, right. An index is five bits of own
    /// stones and above them five bits of enemy stones.
    #[inline(always)]
    fn sides(&self, square: Square) -> [usize; 4] {
        let of = |set: u128| {
            let window = window(set, square);
            [window, window >> (4 * STRIDE), upright(window), upright(window >> 4)]
        };
        let (own, enemy) = (of(self.own), of(self.enemy));
        array::from_fn(|side| (own[side] & 0b1_1111 | (enemy[side] & 0b1_1111) << 5) as usize)
    }
}

/// Five ranks of a framed bitboard; the square is the third file of the third rank.
#[inline(always)]
const fn window(set: u128, square: Square) -> u64 {
    // Helps the compiler: no square has a greater index.
    (set >> (square.index() & 63)) as u64
}

/// The first bits of five ranks, gathered into five bits.
#[inline(always)]
const fn upright(window: u64) -> u64 {
    const FIRST: u64 = 1 | 1 << STRIDE | 1 << (2 * STRIDE) | 1 << (3 * STRIDE) | 1 << (4 * STRIDE);
    // Rank n is shifted up by 32 - 8 n bits, to bit 32 + n.
    const GATHER: u64 = 1 | 1 << 8 | 1 << 16 | 1 << 24 | 1 << 32;
    (window & FIRST).wrapping_mul(GATHER) >> 32
}
