//! The endgame solver: exact scores of positions near the end.
//!
//! | file | contents |
//! | --- | --- |
//! | `root` | [`Solver`]: the score of a position, by a sequence of null-window searches (MTD) |
//! | `solver` | the null-window search: hash table, move ordering, cut-offs |
//! | `last` | the last four empty squares, unrolled |
//! | `table` | the hash tables |
//! | `stability` | a lower bound of the number of stable stones |
//!
//! Scores are differences of stones for the side to move. Squares that remain empty count for the winner, as in all
//! published tables.

mod last;
pub mod root;
pub(crate) mod solver;
mod stability;
pub(crate) mod table;

pub use root::{Solution, Solver};
