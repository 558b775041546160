//! Reversi: rules, text, perft, exact endgames, evaluation.
//!
//! A stone is put on an empty square so that enemy stones in a line between it and another own one
//! turn. Who has no such move passes; the game ends when neither has one; more stones win.
//!
//! ```
//! use games::game::Game;
//! use games::reversi::{Move, Position};
//!
//! let next = Position::start().play("f5".parse::<Move>()?)?;
//! let text = "---------------------------OX------XXX-------------------------- O";
//! assert_eq!(next.to_string(), text);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod book;
mod coordinates;
mod description;
pub mod endgame;
pub mod evaluation;
mod kernel;
pub mod learn;
mod midgame;
mod moves;
mod notation;
mod obf;
pub mod perft;
pub mod plain;
mod players;
mod position;
mod protocol;
mod searchable;
mod text;
mod vector;
mod zobrist;

pub use midgame::{ReversiEngine, Selectivity, probe_depth};
pub use moves::Move;
pub use obf::{ObfError, ObfFault, Problem};
pub use players::{FullPlayer, PlainPlayer, ShallowPlayer, share};
pub use position::{IllegalMove, Position, Reason};
pub use text::{PositionError, START};

/// A square: file a to h from the left, rank 1 to 8 from the top. a1 is bit 0 of a set, h1 bit 7, h8 bit 63.
pub type Square = crate::game::Square<8, 8>;
type SquareError = crate::game::SquareError<8>;
