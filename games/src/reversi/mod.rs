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
mod square;
mod text;
mod vector;
mod zobrist;

pub use midgame::{ReversiEngine, Selectivity, probe_depth};
pub use moves::Move;
pub use obf::{ObfError, ObfFault, Problem};
pub use players::{FullPlayer, PlainPlayer, ShallowPlayer, share};
pub use position::{IllegalMove, Position, Reason};
pub use square::Square;
pub use text::{PositionError, START};
