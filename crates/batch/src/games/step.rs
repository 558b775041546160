//! The positions of games.

use crate::boards::Batch;
use gocheck_board::{Bits, Color, Size, Words};
use gocheck_rules::{Board, Points};

/// The place of a pass and of the start.
pub(super) const NO_POINT: u16 = u16::MAX;

/// A position of a game, and the move that led to it: a cache line for up to 128 points, and two for 19 x 19.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub(super) struct Step<const N: usize> {
    /// The black and the white stones.
    pub(super) stones: [Words<N>; 2],
    /// Their hashes (Zobrist 1970).
    pub(super) keys: [u64; 2],
    /// The stones that each colour has lost so far.
    pub(super) lost: [u32; 2],
    /// Bit 0 or 1 is set if no earlier step has the same black or white stones. Set when the step becomes the current one.
    pub(super) new: u8,
    /// The point of the move, or [`NO_POINT`].
    pub(super) place: u16,
    /// The captured stone if it is a single one, or [`NO_POINT`].
    pub(super) took: u16,
    /// The number of consecutive passes.
    pub(super) passes: u16,
    pub(super) to_move: Color,
}

impl<const N: usize> Step<N> {
    /// A position that no move led to.
    pub(super) const fn start(stones: [Words<N>; 2], keys: [u64; 2], to_move: Color) -> Self {
        let (place, took) = (NO_POINT, NO_POINT);
        Self { stones, keys, lost: [0; 2], new: 0, place, took, passes: 0, to_move }
    }

    /// The move as a number: a point, or [`Batch::PASS`].
    pub(super) fn number(&self) -> i32 {
        if self.place == NO_POINT { Batch::PASS } else { i32::from(self.place) }
    }

    /// The stones as a board.
    pub(super) fn board(&self, size: Size) -> Board {
        let stones = self.stones.map(|stones| Points::from_words(stones.as_words()));
        let mut board = Board::new(size);
        for (index, point) in size.points().enumerate() {
            let has = |color: &Color| stones[*color as usize].contains(index);
            board.put(point, Color::BOTH.into_iter().find(has));
        }
        board
    }

    /// True if it is known that no earlier step has the same stones of this colour.
    #[inline(always)]
    pub(super) const fn is_new(&self, color: Color) -> bool {
        self.new >> color as u8 & 1 == 1
    }

    /// Changes into the position after a move on `place`, which removes these stones of a colour.
    #[inline(always)]
    pub(super) fn play(&mut self, place: usize, removed: Option<(Color, Words<N>)>, keys: &[Vec<u64>; 2]) {
        let mover = self.to_move as usize;
        self.stones[mover].set(place, true);
        self.keys[mover] ^= keys[mover][place];
        self.pass();
        (self.place, self.passes) = (place as u16, 0);
        if let Some((color, stones)) = removed {
            self.remove(color as usize, stones, &keys[color as usize]);
            if color == self.to_move && stones.is_single() {
                self.took = stones.first().map_or(NO_POINT, |first| first as u16);
            }
        }
    }

    /// Changes into the position after a pass.
    #[inline(always)]
    pub(super) fn pass(&mut self) {
        (self.place, self.took) = (NO_POINT, NO_POINT);
        self.passes = self.passes.saturating_add(1);
        self.to_move = self.to_move.opponent();
    }

    fn remove(&mut self, color: usize, gone: Words<N>, keys: &[u64]) {
        self.stones[color] = self.stones[color] & !gone;
        self.lost[color] = self.lost[color].saturating_add(gone.count());
        self.keys[color] = gone.members().fold(self.keys[color], |key, place| key ^ keys[place]);
    }
}

/// The hashes of each colour's stones.
pub(super) fn keys_of<const N: usize>(stones: &[Words<N>; 2], keys: &[Vec<u64>; 2]) -> [u64; 2] {
    [0, 1].map(|color: usize| stones[color].members().fold(0, |key, place| key ^ keys[color][place]))
}
