//! The rules of Go: for one position which groups are dead, where a colour captures and may play; for a played
//! game what each move does.
//!
//! A **group** is a set of stones of one colour joined along lines; its **liberties** are the empty
//! points next to it. A group without liberties is **dead**, and a position is **valid** when it
//! holds no dead group (rule 1). A move that takes the last liberty of opponent's groups next to it
//! takes their stones; a move that takes nothing and leaves its own group without a liberty is
//! **suicide** and illegal (rule 2). There is no history here, hence no ko.
//!
//! A position that is not valid is analysed by the same words: a dead group has no liberty that a
//! move could fill, so that no move takes it, and it stays where it is.
//!
//! Three implementations stand side by side and are held against each other by the tests: [`plain`],
//! a flood fill to be read, the bitboards behind [`analyse`], which the programs use, and [`Batch`] for
//! many positions at once.
//!
//! A played game is a [`Replay`]. It says of each move the [`Facts`], the ko that it retakes and the earlier
//! position that it repeats among them; a [`RuleSet`] says which of them it forbids.

// Input must never make the program panic.
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]

mod analysis;
#[cfg(feature = "simd")]
mod batch;
pub mod bitboard;
pub mod board;
mod facts;
mod outcome;
pub mod perft;
pub mod plain;
pub mod random;
mod replay;
mod rule_set;
pub mod score;
mod stones;
mod vectors;
mod vertex;

pub use analysis::{Analysis, Capture, Group};
#[cfg(feature = "simd")]
pub use batch::{Answers, BadCells, Batch, Chunk, LANES, Legality, OtherSize};
pub use bitboard::{analyse, is_valid};
pub use facts::{Action, Facts, Move, Repetition};
pub use outcome::Outcome;
pub use replay::Replay;
pub use rule_set::{Counting, KoRule, Reason, RuleSet, RuleSetError};
pub use stones::{Board, Points};
pub use vertex::{BadVertex, Vertex, point_at, vertex};
