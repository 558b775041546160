//! The rules of a game for two, and what boards have in common.
//!
//! | file | contents |
//! | --- | --- |
//! | `rules` | [`Game`], the rules; [`History`], a game as far as it was played |
//! | `board_game` | [`BoardGame`], positions on a board of squares |
//! | `grid`, `symmetry` | [`Grid`], the size of a board, and its symmetries |
//! | `cell`, `square`, `large_square` | cells and squares |
//! | `rule_idea` | right and wrong ideas of the rules |
//! | `simple` | the parts of simple rules |
//! | `coordinates` | ways to name squares |

pub mod board_game;
pub mod cell;
pub mod coordinates;
pub mod grid;
pub mod large_square;
pub mod rule_idea;
pub mod rules;
pub mod simple;
pub mod square;
pub mod symmetry;

pub use board_game::{BoardGame, Path, PositionFault, Variant, picture, write_rows};
pub use cell::Cell;
pub use coordinates::Coordinates;
pub use grid::Grid;
pub use large_square::LargeSquare;
pub use rules::{Game, History, Outcome, PlayError};
pub use simple::{Ended, NotLegal, play_if_legal};
pub use square::{Square, SquareError};
