//! Perft: the number of move sequences of a given length, a test of move generators.

use crate::game::rules::Game;

/// The number of move sequences of exactly `depth` plies from `game`. Games that end sooner do not count.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => game.count_moves(),
        2 => game.count_replies(),
        _ => game.moves().into_iter().map(|mv| perft(&game.play_unchecked(mv), depth - 1)).sum(),
    }
}

/// The legal moves of a position, each with its number of sequences.
pub type Divided<G> = Vec<(<G as Game>::Move, u64)>;

/// [`perft`] at `depth - 1` after each legal move, in the order of the moves; empty at depth 0.
pub fn divide<G: Game>(game: &G, depth: u32) -> Divided<G> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    let nodes = |mv| perft(&game.play_unchecked(mv), rest);
    game.moves().into_iter().map(|mv| (mv, nodes(mv))).collect()
}

/// A way to count move sequences.
#[derive(Debug)]
pub struct PerftConvention<G: Game> {
    /// The name in commands.
    pub name: &'static str,
    /// A short description of the count.
    pub meaning: &'static str,
    /// Counts the sequences of a number of plies.
    pub perft: fn(&G, u32) -> u64,
    /// Counts them for each first move.
    pub divide: fn(&G, u32) -> Divided<G>,
}

impl<G: Game> PerftConvention<G> {
    /// The convention of [`perft`].
    pub const USUAL: &'static [Self] =
        &[Self { name: "E", meaning: "a finished game counts nothing", perft, divide }];
}
