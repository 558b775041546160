//! Games and final positions.

mod boards;
mod replay;
mod score;
