//! An opening book that the engine learns by itself.
//!
//! Each position of the book has been searched: not for its best move, but for the best of those that do not lead to
//! another position of the book, its deviation. What a position is worth follows: the best of its deviation and of
//! what its successors in the book are worth. The book grows by one deviation at a time, the one whose line from the
//! start costs the least (M. Buro, Toward opening book learning, 1999; T. Lincke, Strategies for the automatic
//! construction of opening books, 2000), so that best play is looked at furthest, and what errs a little is answered.
//!
//! A position is kept once for all eight images of the board: also for those of the summer school's start, which is
//! the usual one in a mirror.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `image` | the board turned and mirrored |
//! | `graph` | the positions, what they are worth, and what is to be played |
//! | `cost` | which deviation is looked at next |
//! | `grow` | searches a deviation, and takes it into the book |
//! | `text` | the book as a file |
//! | `fault` | what is wrong with such a file |

mod cost;
mod fault;
mod graph;
mod grow;
mod image;
mod text;

pub use fault::{BookTextError, BookTextFault};
pub use graph::{BookPosition, Deviation, OpeningGraph};
pub use grow::{Grower, Grown};

/// The most positions of a book: a file of some 6 MB, and a day of searching.
pub const MOST_POSITIONS: usize = 100_000;

/// The most moves that lead to a position of a book. With the 34 empty squares that are left then no search of a
/// moment comes to the end of the game.
pub const MOST_PLIES: usize = 26;
