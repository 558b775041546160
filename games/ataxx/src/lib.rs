//! Ataxx: three rule sets, FEN, start positions, evaluation and engine.
//!
//! A move puts a stone on an empty square: a new one next to an own stone (single), or an own stone from two steps away
//! (jump). Every enemy stone next to the target is flipped. More stones win.
//!
//! ```
//! use games_ataxx::{Move, Position, Rules};
//! use games_engine::game::Game;
//!
//! let start = Position::start(Rules::Uai);
//! let next = start.play("b7".parse::<Move>()?)?;
//! assert_eq!(next.to_string(), "xx4o/7/7/7/7/7/o5x o 0 1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![allow(missing_docs, reason = "this package is not published")]
// Nothing that comes from outside may end the program without a message.
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]

mod board;
pub mod boards;
mod description;
pub mod evaluation;
mod fen;
pub mod geometry;
mod ideas;
mod moves;
pub mod network;
mod notation;
mod page;
mod play;
mod players;
pub mod policy;
pub mod position;
pub mod protocol;
mod reason;
mod repetition;
mod replies;
pub mod rules;
mod searchable;
mod square;
mod weights;
mod zobrist;

pub use board::Board;
pub use boards::Pattern;
pub use fen::{FenError, START_FEN};
pub use moves::{Move, MoveError};
pub use players::{GreedyBot, SampleBot};
pub use position::{Clock, IllegalMove, Position};
pub use reason::Reason;
pub use rules::{Length, Repetition, Rules, Stuck};
pub use square::{STRIDE, Square, WIDTH};
