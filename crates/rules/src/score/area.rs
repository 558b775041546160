//! Area of the current board, and with undecided stones dead or alive.

use crate::bitboard::Position;
use crate::board::{Bits, Color};

/// The points of each colour: its stones and the empty points that reach only it.
pub fn owned<B: Bits>(position: &Position<B>) -> [B; 2] {
    let stones = Color::BOTH.map(|color| position.stones(color));
    let [black, white] = stones.map(|stones| position.spread(position.around(stones), position.empty()));
    [stones[0] | black & !white, stones[1] | white & !black]
}

/// Black's points minus White's.
pub(super) fn margin<B: Bits>([black, white]: [B; 2]) -> i32 {
    black.count() as i32 - white.count() as i32
}

/// The points of each colour if all undecided stones count against Black, and if all count in Black's favour. Each point is at
/// least as good for Black in the second.
pub(super) struct Extremes<B> {
    pub(super) least: [B; 2],
    pub(super) most: [B; 2],
}

impl<B: Bits> Extremes<B> {
    /// The stones of `open` are undecided.
    pub(super) fn new(position: &Position<B>, open: B) -> Self {
        let without = |color| owned(&position.without(open & position.stones(color)));
        Self { least: without(Color::Black), most: without(Color::White) }
    }
}
