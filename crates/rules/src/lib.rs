//! The rules of Go: for a position, dead groups, captures and legal moves; for a game, the facts of each move.
//!
//! A **group** is a set of connected stones of one colour; its **liberties** are the empty
//! points next to it. A group without liberties is **dead**, and a position is **valid** if it
//! has no dead group (rule 1). A move that fills the last liberty of adjacent groups of the opponent
//! captures their stones; a move that captures nothing and leaves its own group without a liberty is
//! **suicide** and illegal (rule 2). A position has no history, so ko is not considered.
//!
//! The same definitions apply to invalid positions: a dead group has no liberty that a move could
//! fill, so no move captures it, and it stays on the board.
//!
//! There are three implementations, which tests compare with each other: [`plain`], a readable flood
//! fill; the bitboards of [`analyse`], which the programs use; and [`Batch`] for many positions at once.
//!
//! A game is a [`Replay`], which reports the [`Facts`] of each move, such as a retaken ko and a repeated position; a
//! [`RuleSet`] decides which of them are forbidden. [`Games`] are many games at once.
//!
//! | feature | what it adds |
//! | --- | --- |
//! | `simd` | [`Batch`], with AVX2 or AVX-512 where the processor has them |
//! | `arrays` | groups, liberties and [`Features`] of a [`Batch`], [`Games`], [`Ladders`], and the planes of known networks ([`preset`]) |
//! | `serde` | `serde::Serialize` for colours, points, groups and rule sets |

// Input must never make the program panic.
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]

mod analysis;
#[cfg(feature = "simd")]
mod batch;
pub mod bitboard;
pub mod board;
pub mod estimate;
mod facts;
#[cfg(feature = "arrays")]
mod ladder;
mod outcome;
pub mod perft;
pub mod plain;
#[cfg(feature = "arrays")]
pub mod preset;
mod question;
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
#[cfg(feature = "arrays")]
pub use batch::{
    BadFeatureInputs, BadStart, Feature, FeatureInputs, FeatureOutput, Features, GameRules, Games, Layout,
    UnknownFeature,
};
pub use bitboard::{analyse, is_valid};
pub use facts::{Action, Facts, GameStep, Move, Repetition, Turn};
#[cfg(feature = "arrays")]
pub use ladder::Ladders;
pub use outcome::Outcome;
pub use question::Question;
pub use replay::Replay;
pub use rule_set::{Counting, KoRule, Reason, RuleSet, RuleSetError};
pub use stones::{Board, Points};
pub use vertex::{BadVertex, Vertex, point_at, vertex};
