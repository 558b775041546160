use crate::evaluation::shallow::Board;

/// A move, the board after it, and its rank in the move ordering.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) board: Board,
    pub(super) rank: i32,
    pub(super) square: u8,
}
