//! What the search asks of Reversi.

use super::evaluation::Evaluation;
use super::kernel::mobility;
use super::{Move, Position};
use crate::game::Game;
use crate::search::{Probe, Score, Searchable};

const CORNERS: u64 = 0x8100_0000_0000_0081;

/// The depth of the first of [`PROBES`].
const FIRST_PROBE: u32 = 3;

/// By depth: a less deep search, and the standard deviation of the difference of the two in
/// hundredths of a stone, with up to 20, 32, 44 and more empty squares (examples/reversi_probcut.rs).
const PROBES: [(u32, [Score; 4]); 12] = [
    (1, [488, 376, 317, 273]),
    (2, [405, 301, 257, 198]),
    (1, [572, 467, 429, 309]),
    (2, [468, 420, 397, 263]),
    (3, [480, 403, 339, 218]),
    (4, [438, 367, 337, 230]),
    (3, [584, 513, 371, 289]),
    // As far apart as the two before.
    (4, [584, 513, 371, 289]),
    (5, [584, 513, 371, 289]),
    (6, [584, 513, 371, 289]),
    (5, [584, 513, 429, 309]),
    (6, [584, 513, 429, 309]),
];

impl Searchable for Position {
    const SLOTS: usize = 65;

    fn slot(mv: Move) -> u16 {
        mv.square().map_or(64, |square| square.index() as u16)
    }

    /// Hundredths of a stone.
    fn evaluate(&self) -> Score {
        Evaluation::embedded().value(self.own(), self.enemy()) * 100 / Evaluation::UNIT
    }

    /// The fewer replies it leaves the better; corners are best.
    fn promise(&self, mv: Move) -> i32 {
        let Move::Place(square) = mv else { return 0 };
        let next = self.play_unchecked(mv);
        let replies = mobility(next.own(), next.enemy());
        let corner = if square.bit() & CORNERS != 0 { 6 } else { 0 };
        corner - replies.count_ones() as i32 - 2 * (replies & CORNERS).count_ones() as i32
    }

    /// Half as much again as the measured error: one in fifteen is on the wrong side.
    fn probe(&self, depth: u32) -> Option<Probe> {
        let &(shallow, deviations) = PROBES.get(depth.checked_sub(FIRST_PROBE)? as usize)?;
        let stage = (self.empty().count_ones().saturating_sub(9) / 12).min(3) as usize;
        Some(Probe { depth: shallow, margin: deviations[stage] * 3 / 2 })
    }

    /// The last squares are searched to the end.
    fn is_endgame(&self) -> bool {
        self.empty().count_ones() <= 8
    }
}
