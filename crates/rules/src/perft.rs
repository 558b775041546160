//! Perft of Go: the number of ways to play a number of moves, under any rule set.

use super::{Action, Replay, RuleSet};

/// Whether players may pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passing {
    /// Players may pass, and two passes in a row end the game.
    TwoEnd,
    /// Players may not pass.
    Never,
}

/// Counts the move sequences of exactly `depth` moves from the current position of `game`, with alternating colours. Games
/// that end sooner do not count. A preceding pass counts as the first of two. `game` is unchanged afterwards.
pub fn perft(game: &mut Replay, rules: RuleSet, passing: Passing, depth: u32) -> u64 {
    let after_pass = game.line().last().is_some_and(|last| last.action == Action::Pass);
    count(game, rules, passing, depth, after_pass)
}

fn count(game: &mut Replay, rules: RuleSet, passing: Passing, depth: u32, after_pass: bool) -> u64 {
    if depth == 0 {
        return 1;
    }
    let (color, step) = (game.to_move(), game.step());
    if depth == 1 {
        return game.legal(color, rules).count() as u64 + u64::from(passing == Passing::TwoEnd);
    }
    let mut nodes = 0;
    for point in game.size().points() {
        if game.play(color, point, rules).is_ok() {
            nodes += count(game, rules, passing, depth - 1, false);
            game.back_to(step);
        }
    }
    match passing {
        Passing::Never => nodes,
        _ if after_pass => nodes,
        Passing::TwoEnd => {
            game.pass(color);
            nodes += count(game, rules, passing, depth - 1, true);
            game.back_to(step);
            nodes
        }
    }
}
