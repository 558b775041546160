use super::super::geometry::BOARD;
use super::super::square::STRIDE;
use super::super::{Position, Square};
use crate::game::Game;
use std::array;

/// How many numbers of eight neighbours there are.
pub(super) const NEAR: usize = 1 << 16;

/// How many numbers of a side there are.
pub(super) const SIDE: usize = 1 << 10;

/// The bits of a framed set below a1: two ranks and two files.
const MARGIN: usize = 2 * STRIDE + 2;

/// A position in a frame of walls, from which the surroundings of a square are read as numbers. Walls are in both sets.
pub struct Framed {
    own: u128,
    enemy: u128,
}

/// What is around the square that a move puts its stone on.
pub struct Target {
    pub(super) near: usize,
    pub(super) sides: [usize; 4],
}

impl Framed {
    /// The surroundings of the squares of a position, seen by the side to move.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let (board, color) = (position.board(), position.to_move());
        let free = BOARD & !board.walls();
        let framed = |set: u64| u128::from(set) << MARGIN | !(u128::from(free) << MARGIN);
        Self { own: framed(board.of(color)), enemy: framed(board.of(color.opponent())) }
    }

    /// What is around the target of a move.
    #[must_use]
    #[inline(always)]
    pub fn target(&self, square: Square) -> Target {
        Target { near: self.near(square), sides: self.sides(square) }
    }

    /// The eight squares next to a square: eight bits of the mover's, rank by rank from the lower left one, and above
    /// them eight of the other side's.
    #[inline(always)]
    pub(super) fn near(&self, square: Square) -> usize {
        let of = |set: u128| {
            let window = window(set, square) >> (STRIDE + 1);
            let (middle, above) = (window >> (STRIDE - 3), window >> (2 * STRIDE - 5));
            (window & 0b111 | middle & 0b1000 | middle >> 1 & 0b1_0000 | above & 0b1110_0000) as usize
        };
        of(self.own) | of(self.enemy) << 8
    }

    /// The five squares two steps away on each side: below, above, to the left, to the right. A side is five bits of
    /// the mover's and above them five of the other side's.
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

/// A framed set from five ranks, of which the square is the third file of the third.
#[inline(always)]
const fn window(set: u128, square: Square) -> u64 {
    // No square has a greater index; the compiler does not know.
    (set >> (square.index() & 63)) as u64
}

/// The first bits of five ranks, side by side.
#[inline(always)]
const fn upright(window: u64) -> u64 {
    const FIRST: u64 = 1 | 1 << STRIDE | 1 << (2 * STRIDE) | 1 << (3 * STRIDE) | 1 << (4 * STRIDE);
    // Rank n goes 32 - 8 n bits up, to 32 + n.
    const GATHER: u64 = 1 | 1 << 8 | 1 << 16 | 1 << 24 | 1 << 32;
    (window & FIRST).wrapping_mul(GATHER) >> 32
}
