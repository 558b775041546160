//! What the search asks of Reversi.

use super::evaluation::Evaluation;
use super::kernel::mobility;
use super::{Move, Position, Square};
use crate::game::Game;
use crate::search::{Probe, Score, Searchable};

const CORNERS: u64 = 0x8100_0000_0000_0081;

/// The depth of the first of [`PROBES`].
const FIRST_PROBE: u32 = 3;

/// By depth: a less deep search, and the standard deviation of the difference of the two in
/// hundredths of a stone, with up to 20, 32, 44 and more empty squares: what
/// `examples/reversi_probcut.rs` measures.
const PROBES: [(u32, [Score; 4]); 12] = [
    (1, [406, 355, 276, 201]),
    (2, [339, 268, 249, 203]),
    (1, [547, 394, 323, 313]),
    (2, [465, 369, 295, 255]),
    (3, [415, 314, 271, 280]),
    (4, [486, 278, 281, 225]),
    (3, [518, 358, 366, 299]),
    (4, [358, 332, 362, 223]),
    (5, [398, 363, 329, 199]),
    (6, [400, 334, 297, 180]),
    (5, [400, 375, 361, 232]),
    (6, [400, 400, 336, 189]),
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

    fn promising(&self, _: usize, moves: &mut Vec<(i32, Move)>) {
        let places = self.places();
        if places == 0 {
            moves.push((0, Move::Pass));
        }
        let places = Square::of_set(places).map(Move::Place);
        moves.extend(places.map(|mv| (self.promise(mv), mv)));
    }

    /// Half as much again as the measured error: one in fifteen is on the wrong side.
    fn probe(&self, depth: u32) -> Option<Probe> {
        let &(shallow, deviations) = PROBES.get(depth.checked_sub(FIRST_PROBE)? as usize)?;
        let stage = (self.empty().count_ones().saturating_sub(9) / 12).min(3) as usize;
        Some(Probe { depth: shallow, margin: deviations[stage] * 3 / 2 })
    }

    /// Who has few stones may lose all of them, by replies that no less deep search shows to be good.
    fn unpruned(&self) -> u32 {
        let fewest = self.own().count_ones().min(self.enemy().count_ones());
        if fewest <= 6 { 10 } else { 0 }
    }

    /// The last squares are searched to the end.
    fn is_endgame(&self) -> bool {
        self.empty().count_ones() <= 8
    }
}
