//! The engine's search: multi-ProbCut in the midgame, and the solver near the end.
//!
//! | file | contents |
//! | --- | --- |
//! | `engine` | [`ReversiEngine`](engine::ReversiEngine): iterative deepening, helper threads |
//! | `schedule` | the iterations: depth and selectivity |
//! | `worker` | the alpha-beta search (PVS) of one thread |
//! | `cutoffs` | exact endgames and ProbCut, which replace a search of every move |
//! | `probcut` | multi-ProbCut: margins and depths |
//! | `ordering` | move ordering |
//! | `candidate` | a move in the move list |
//! | `entry` | entries of the transposition table |
//!
//! Values are in units of [`Evaluation::UNIT`](super::evaluation::Evaluation::UNIT) to the stone. A pass does not count as
//! a ply.

mod candidate;
mod cutoffs;
pub mod engine;
mod entry;
mod ordering;
pub(crate) mod probcut;
mod schedule;
mod worker;
