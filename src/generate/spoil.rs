//! Positions that violate rule 1: last liberties are filled without removing stones.

use crate::board::{Bits, Color, Point};
use crate::go::Board;
use crate::go::bitboard::{Chain, Position, Question as Computation, on_smallest_bits};
use crate::random::Random;

/// The maximum number of liberties that are filled to make a group dead.
const MAX_FILLED: u32 = 2;

/// Makes a number of groups dead, each with a minimum of stones. Returns `None` if that is impossible.
pub(super) fn spoil(mut setup: Board, groups: usize, stones: usize, random: &mut Random) -> Option<Board> {
    for _ in 0..groups {
        let near_death = on_smallest_bits(&setup, NearDeath { stones });
        let (color, liberties) = random.pick(&near_death)?;
        liberties.iter().for_each(|&point| setup.put(point, Some(color.opponent())));
    }
    // The filling stone may be dead itself, or join two groups that were counted.
    (on_smallest_bits(&setup, Dead { stones }) == Some(groups)).then_some(setup)
}

/// The groups with enough stones and one or two liberties: their colours and liberties.
struct NearDeath {
    stones: usize,
}

impl Computation for NearDeath {
    type Answer = Vec<(Color, Vec<Point>)>;

    fn ask<B: Bits>(self, board: &Position<B>) -> Self::Answer {
        let mut found = Vec::new();
        for color in Color::BOTH {
            for Chain { stones, liberties } in board.chains(color) {
                if stones.count() as usize >= self.stones && (1..=MAX_FILLED).contains(&liberties.count()) {
                    found.push((color, board.points(liberties).collect()));
                }
            }
        }
        found
    }
}

/// The number of dead groups; `None` if one of them has too few stones.
struct Dead {
    stones: usize,
}

impl Computation for Dead {
    type Answer = Option<usize>;

    fn ask<B: Bits>(self, board: &Position<B>) -> Option<usize> {
        let chains = Color::BOTH.into_iter().flat_map(|color| board.chains(color));
        let mut dead = chains.filter(|chain| chain.liberties.is_empty());
        dead.try_fold(0, |dead, chain| (chain.stones.count() as usize >= self.stones).then_some(dead + 1))
    }
}
