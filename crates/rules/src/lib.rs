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
//! fill; the bitboards of [`analyse`], which the programs use; and the package `gocheck-batch` for many positions at once.
//!
//! A game is a [`Replay`], which refuses moves that a [`RuleSet`] forbids ([`IllegalMove`]), or plays any move and reports
//! its [`Facts`], such as a retaken ko and a repeated position.
//!
//! | feature | what it adds |
//! | --- | --- |
//! | `serde` | `serde::Serialize` for colours, points, groups and rule sets |
//! | `text` | groups and rule sets in English and Chinese |

// Input must never make the program panic.
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]

mod analysis;
pub mod bitboard;
pub mod estimate;
mod facts;
mod illegal_move;
mod outcome;
pub mod perft;
pub mod plain;
mod question;
mod replay;
mod rule_set;
pub mod score;
mod stones;
#[cfg(feature = "text")]
mod words;

pub use analysis::{Analysis, Capture, Group};
pub use bitboard::{analyse, is_valid};
pub use facts::{Action, Facts, GameStep, Move, Repetition, Turn};
pub use gocheck_board as board;
pub use gocheck_board::{BadVertex, Vertex, point_at, random, vertex};
pub use illegal_move::IllegalMove;
pub use outcome::Outcome;
pub use question::Question;
pub use replay::{Replay, stone_key};
pub use rule_set::{Counting, KoRule, Reason, RuleSet, RuleSetError};
pub use stones::{Board, Points};
