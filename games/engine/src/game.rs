//! The rules of a game for two, and what boards have in common.
//!
//! | file | contents |
//! | --- | --- |
//! | `rules` | [`Game`], the rules; [`History`], a game as far as it was played |
//! | `board_game` | [`BoardGame`], positions on a square board |
//! | `cell`, `square` | cells and squares |
//! | `rule_idea` | right and wrong ideas of the rules |
//! | `coordinates` | ways to name squares |

pub mod board_game;
pub mod cell;
pub mod coordinates;
pub mod rule_idea;
pub mod rules;
pub mod square;

pub use board_game::{BoardGame, Path, PositionFault, Variant, edges, picture};
pub use cell::Cell;
pub use coordinates::Coordinates;
pub use rules::{Game, History, Outcome, PlayError};
pub use square::{Square, SquareError};
