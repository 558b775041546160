//! Games and final positions.

mod boards;
mod illegal_moves;
mod replay;
mod score;
