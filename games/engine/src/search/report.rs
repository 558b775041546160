use super::score::Score;
use std::time::Duration;

/// The result of an iteration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report<M> {
    /// The depth of the iteration in plies.
    pub depth: u32,
    /// The score for the side to move.
    pub score: Score,
    /// The nodes that the main thread has searched so far.
    pub nodes: u64,
    /// The time since the search began.
    pub elapsed: Duration,
    /// The principal variation; its first move is the one to play.
    pub line: Vec<M>,
}
