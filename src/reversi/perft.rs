//! Perft in bulk: the last two plies of many positions are counted together, eight at a time.

mod lanes;

use super::kernel::{flips, mobility};
use super::{Move, Position};
use crate::game::Game;
use lanes::Queue;
use std::fmt;
use std::str::FromStr;

/// How passes and finished games count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Convention {
    /// A pass is a ply; a finished game counts 1 at every depth (Aart Bik's tables).
    #[default]
    A,
    /// A pass is a ply; a finished game counts nothing (Edax).
    E,
    /// A pass is no ply; a finished game counts 1.
    N,
}

impl Convention {
    /// What a game counts that ended before the last ply.
    const fn finished(self) -> u64 {
        match self {
            Self::A | Self::N => 1,
            Self::E => 0,
        }
    }
}

/// `A`, `E` or `N`.
impl fmt::Display for Convention {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl FromStr for Convention {
    type Err = ConventionError;

    fn from_str(text: &str) -> Result<Self, ConventionError> {
        match text {
            "A" | "a" => Ok(Self::A),
            "E" | "e" => Ok(Self::E),
            "N" | "n" => Ok(Self::N),
            _ => Err(ConventionError),
        }
    }
}

/// The text names no convention.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConventionError;

impl fmt::Display for ConventionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a convention is A (a pass is a ply, a finished game counts), E (it does not) or N (a pass is no ply)")
    }
}

impl std::error::Error for ConventionError {}

/// The number of games of `depth` plies from `position`.
#[must_use]
pub fn perft(position: &Position, depth: u32, convention: Convention) -> u64 {
    let mut queue = Queue::new(convention);
    count(position.own(), position.enemy(), depth, convention, &mut queue) + queue.finish()
}

/// [`perft`] of each legal move's position at `depth - 1`, in the order of the moves; nothing at
/// depth 0.
#[must_use]
pub fn divide(position: &Position, depth: u32, convention: Convention) -> Vec<(Move, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    let nodes = |mv| {
        let is_free = mv == Move::Pass && convention == Convention::N;
        perft(&position.play_unchecked(mv), if is_free { depth } else { rest }, convention)
    };
    position.moves().into_iter().map(|mv| (mv, nodes(mv))).collect()
}

/// What can be counted now; the rest waits in `queue`.
fn count(own: u64, enemy: u64, depth: u32, convention: Convention, queue: &mut Queue) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut places = mobility(own, enemy);
    if places == 0 {
        return if mobility(enemy, own) == 0 {
            convention.finished()
        } else {
            let rest = if convention == Convention::N { depth } else { depth - 1 };
            count(enemy, own, rest, convention, queue)
        };
    }
    if depth == 1 {
        return places.count_ones().into();
    }
    let mut nodes = 0;
    while places != 0 {
        let place = places.trailing_zeros() as usize;
        places &= places - 1;
        if depth == 2 {
            nodes += queue.push(own, enemy, place);
        } else {
            let turned = flips(own, enemy, place);
            nodes += count(enemy & !turned, own | turned | 1 << place, depth - 1, convention, queue);
        }
    }
    nodes
}
