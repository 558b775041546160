use super::probcut::Selectivity;
use super::worker::Window;
use crate::search::{Bound, Entry, Table};

/// What the table knows of a board.
#[derive(Clone, Copy)]
pub(super) struct Known(Entry);

/// Where in the slot of an entry the selectivity is, above the square of the best move.
const SELECTIVITY: u32 = 7;

impl Known {
    #[inline(always)]
    pub(super) fn of(table: &Table, own: u64, enemy: u64) -> Option<Self> {
        table.get(key(own, enemy), 0).map(Self)
    }

    /// Says what a search in a window found: the best move's square, and the value.
    #[inline(always)]
    pub(super) fn put(
        table: &Table,
        (own, enemy): (u64, u64),
        (depth, selectivity): (u32, Selectivity),
        (alpha, beta): Window,
        (square, score): (u8, i32),
    ) {
        let slot = u16::from(square) | selectivity.number() << SELECTIVITY;
        let bound = Bound::of(score, alpha, beta);
        table.put(key(own, enemy), 0, Entry { slot, score, depth: depth as i32, bound });
    }

    /// The square of the best move.
    pub(super) const fn best(self) -> u8 {
        (self.0.slot & ((1 << SELECTIVITY) - 1)) as u8
    }

    /// The bound that settles a search between `alpha` and `beta`, if it comes from one as deep that left out no more.
    #[inline(always)]
    pub(super) fn settles(
        self,
        (depth, selectivity): (u32, Selectivity),
        (alpha, beta): Window,
    ) -> Option<i32> {
        let Entry { slot, score, depth: known, bound } = self.0;
        let is_enough = known >= depth as i32 && slot >> SELECTIVITY >= selectivity.number();
        (is_enough && bound.decides(score, alpha, beta)).then_some(score)
    }
}

/// The key of a board in the table: two multiplications take less time than keeping one up to date would.
#[inline(always)]
pub(super) const fn key(own: u64, enemy: u64) -> u64 {
    let key =
        own.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ enemy.wrapping_mul(0xc2b2_ae3d_27d4_eb4f).rotate_left(23);
    let key = (key ^ key >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    key ^ key >> 29
}
