//! Ataxx: three rule sets, FEN, start positions, evaluation and engine.
//!
//! A move puts a stone on an empty square: a new one next to an own stone (single), or an own stone from two steps away
//! (jump). Every enemy stone next to the target is flipped. More stones win.
//!
//! ```
//! use games::ataxx::{Move, Position, Rules};
//! use games::game::Game;
//!
//! let start = Position::start(Rules::Uai);
//! let next = start.play("b7".parse::<Move>()?)?;
//! assert_eq!(next.to_string(), "xx4o/7/7/7/7/7/o5x o 0 1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod boards;
pub mod bundle;
mod description;
mod evaluation;
mod fen;
mod geometry;
pub mod learn;
mod moves;
mod network;
mod notation;
mod play;
mod players;
mod policy;
mod position;
pub mod protocol;
mod reason;
mod repetition;
mod replies;
mod rules;
mod searchable;
mod square;
mod weights;
mod zobrist;

pub use board::Board;
pub use boards::Pattern;
pub use evaluation::{ANCHOR_STEP, FEATURES};
pub use fen::{FenError, START_FEN};
pub use moves::{Move, MoveError};
pub use network::{
    HIDDEN, Network, NetworkError, PHASES, Phases, SEEDS, Seeds, Stepped, Steps, Weights, of_lines, to_lines,
};
pub use players::{GreedyBot, SampleBot};
pub use policy::{Policy, PolicyError};
pub use position::{Clock, IllegalMove, Position};
pub use reason::Reason;
pub use rules::{Length, Repetition, Rules, Stuck};
pub use square::Square;
