//! The exact value of a position near the end.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `last` | the last four empty squares, unrolled |
//! | `solver` | null-window search: hash table, ordering, cut-offs |
//! | `root` | the value of a position and of its moves |
//! | `table` | the hash table |
//! | `stability` | stones that can never turn |
//!
//! Values are differences of stones for the side to move; squares that stay empty count for the
//! winner, as in all published tables.

mod last;
mod root;
mod solver;
mod stability;
mod table;

pub use root::{Solution, Solver};
pub(super) use solver::{EndgameSearch, stability_bound};
pub(super) use table::EndgameTables;

/// What a finished game is worth to the side with the stones `own`.
#[inline]
pub(crate) const fn final_value(own: u64, enemy: u64) -> i32 {
    let (own, enemy) = (own.count_ones() as i32, enemy.count_ones() as i32);
    let empty = 64 - own - enemy;
    let difference = own - enemy;
    if difference > 0 {
        difference + empty
    } else if difference < 0 {
        difference - empty
    } else {
        0
    }
}
