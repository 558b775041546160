//! Reversi: rules, notation, perft, engine and endgame solver.
//!
//! A move puts a stone on an empty square and flips all enemy stones in a line between it and another own stone. It must
//! flip at least one. A side without a move passes. The game ends when neither side has a move, and more stones win.
//!
//! ```
//! use games_engine::game::Game;
//! use games_reversi::{Move, Position};
//!
//! let next = Position::start().play("f5".parse::<Move>()?)?;
//! let text = "---------------------------OX------XXX-------------------------- O";
//! assert_eq!(next.to_string(), text);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![allow(missing_docs, reason = "this package is not published")]
// Nothing that comes from outside may end the program without a message.
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]

pub mod book;
mod coordinates;
mod description;
pub mod endgame;
pub mod evaluation;
pub mod final_score;
mod ideas;
mod kernel;
pub mod midgame;
pub mod moves;
mod notation;
pub mod obf;
mod page;
pub mod perft;
mod players;
pub mod position;
mod protocol;
mod searchable;
mod square;
mod text;
mod vector;
mod zobrist;

pub use midgame::engine::ReversiEngine;
pub use midgame::probcut::{Selectivity, probe_depth};
pub use moves::Move;
pub use obf::{ObfError, ObfFault, Problem};
pub use players::clock::share;
pub use players::full::FullPlayer;
pub use players::shallow::ShallowPlayer;
pub use position::{IllegalMove, Position, Reason};
pub use square::Square;
pub use text::{PositionError, START};
