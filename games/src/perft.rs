//! Perft: the number of ways to play a number of plies, the check of every move generator.

use crate::game::Game;

/// The number of move sequences of exactly `depth` plies from `game`; games that end sooner count
/// nothing.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => game.count_moves(),
        2 => game.count_replies(),
        _ => game.moves().into_iter().map(|mv| perft(&game.play_unchecked(mv), depth - 1)).sum(),
    }
}

/// The legal moves of a position, each with a number of sequences.
pub type Divided<G> = Vec<(<G as Game>::Move, u64)>;

/// [`perft`] of each legal move's position at `depth - 1`, in the order of the moves; nothing at
/// depth 0.
pub fn divide<G: Game>(game: &G, depth: u32) -> Divided<G> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    let nodes = |mv| perft(&game.play_unchecked(mv), rest);
    game.moves().into_iter().map(|mv| (mv, nodes(mv))).collect()
}
