//! Perft of Reversi by the conventions of published tables.

use super::kernel::{flips, mobility};
use super::moves::Move;
use super::position::Position;
use games_engine::game::rules::Game;
use games_engine::perft::PerftConvention;

/// The convention for passes and finished games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Convention {
    /// A pass is a ply; a finished game counts 1 at every depth (Aart Bik's tables).
    #[default]
    A,
    /// A pass is a ply; a finished game counts 0 (Edax).
    E,
    /// A pass is not a ply; a finished game counts 1.
    N,
}

pub(super) const CONVENTIONS: &[PerftConvention<Position>] = &[
    PerftConvention {
        name: "A",
        meaning: "a pass is a ply, a finished game counts 1",
        perft: |position, depth| perft(position, depth, Convention::A),
        divide: |position, depth| divide(position, depth, Convention::A),
    },
    PerftConvention {
        name: "E",
        meaning: "a pass is a ply, a finished game counts 0",
        perft: |position, depth| perft(position, depth, Convention::E),
        divide: |position, depth| divide(position, depth, Convention::E),
    },
    PerftConvention {
        name: "N",
        meaning: "a pass is not a ply, a finished game counts 1",
        perft: |position, depth| perft(position, depth, Convention::N),
        divide: |position, depth| divide(position, depth, Convention::N),
    },
];

/// The number of games of `depth` plies from `position`.
#[must_use]
pub fn perft(position: &Position, depth: u32, convention: Convention) -> u64 {
    count(position.own(), position.enemy(), depth, convention)
}

/// [`perft`] at `depth - 1` after each legal move, in the order of the moves; empty at depth 0.
#[must_use]
pub fn divide(position: &Position, depth: u32, convention: Convention) -> Vec<(Move, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    let nodes = |mv| {
        let is_free = mv == Move::Pass && convention == Convention::N;
        perft(&position.play_unchecked(mv), if is_free { depth } else { rest }, convention)
    };
    position.moves().into_iter().map(|mv| (mv, nodes(mv))).collect()
}

fn count(own: u64, enemy: u64, depth: u32, convention: Convention) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut places = mobility(own, enemy);
    if places == 0 {
        if mobility(enemy, own) == 0 {
            return u64::from(convention != Convention::E);
        }
        let depth = if convention == Convention::N { depth } else { depth - 1 };
        return count(enemy, own, depth, convention);
    }
    if depth == 1 {
        return places.count_ones().into();
    }
    let mut games = 0;
    while places != 0 {
        let place = places.trailing_zeros();
        places &= places - 1;
        let turned = flips(own, enemy, place as usize);
        games += count(enemy & !turned, own | turned | 1 << place, depth - 1, convention);
    }
    games
}
