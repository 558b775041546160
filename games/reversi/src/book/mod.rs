//! An opening book that grows by itself.
//!
//! Each position of the book was searched for its *deviation*: the best move that does not lead to another position of the
//! book. The score of a position is the best of its deviation's score and of its successors' scores. The book grows by
//! one deviation at a time, the one with the lowest cost of the line from the start (drop-out expansion: M. Buro, Toward
//! opening book learning, 1999; T. Lincke, Strategies for the automatic construction of opening books, 2000). Lines of
//! best play become longest, and small errors are answered, too.
//!
//! A position represents its eight symmetric images, including those of the summer school's start position, which is the
//! mirror image of Othello's.
//!
//! | file | contents |
//! | --- | --- |
//! | `image` | symmetries of the board |
//! | `graph` | the positions, their scores, and the moves to play |
//! | `cost` | which deviation is expanded next |
//! | `grow` | searches a deviation and adds its position to the book |
//! | `text` | the book as a file |
//! | `fault` | errors in such a file |
//! | `limits` | the maximum size of a book |

mod cost;
pub mod fault;
pub mod graph;
pub mod grow;
mod image;
pub mod limits;
mod text;

pub use fault::{BookTextError, BookTextFault};
pub use graph::{BookPosition, Deviation, OpeningGraph};
pub use grow::{Grower, Grown};
pub use limits::{MOST_PLIES, MOST_POSITIONS};
