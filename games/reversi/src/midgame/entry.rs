use super::probcut::Selectivity;
use games_engine::search::deepening::Window;
use games_engine::search::table::{Bound, Entry, Table};

#[derive(Clone, Copy)]
pub(super) struct TableEntry(Entry);

/// The first bit of the selectivity in the move index, above the square of the best move.
const SELECTIVITY: u32 = 7;

impl TableEntry {
    #[inline(always)]
    pub(super) fn get(table: &Table, own: u64, enemy: u64) -> Option<Self> {
        table.get(key(own, enemy), 0).map(Self)
    }

    /// Stores the result of a search: the best move's square and the score.
    #[inline(always)]
    pub(super) fn put(
        table: &Table,
        (own, enemy): (u64, u64),
        (depth, selectivity): (u32, Selectivity),
        (alpha, beta): Window,
        (square, score): (u8, i32),
    ) {
        let move_index = u16::from(square) | selectivity.number() << SELECTIVITY;
        let bound = Bound::of(score, alpha, beta);
        table.put(key(own, enemy), 0, Entry { move_index, score, depth: depth as i32, bound });
    }

    /// The square of the best move.
    pub(super) const fn best(self) -> u8 {
        (self.0.move_index & ((1 << SELECTIVITY) - 1)) as u8
    }

    /// The score, if it is the answer to a search between `alpha` and `beta`: found at no smaller depth and no higher
    /// selectivity.
    #[inline(always)]
    pub(super) fn cutoff(
        self,
        (depth, selectivity): (u32, Selectivity),
        (alpha, beta): Window,
    ) -> Option<i32> {
        let Entry { move_index, score, depth: found, bound } = self.0;
        let is_enough = found >= depth as i32 && move_index >> SELECTIVITY >= selectivity.number();
        (is_enough && bound.cuts_off(score, alpha, beta)).then_some(score)
    }
}

/// The hash key of a board. Two multiplications take less time than an incremental key.
#[inline(always)]
pub(super) const fn key(own: u64, enemy: u64) -> u64 {
    let key =
        own.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ enemy.wrapping_mul(0xc2b2_ae3d_27d4_eb4f).rotate_left(23);
    let key = (key ^ key >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    key ^ key >> 29
}
