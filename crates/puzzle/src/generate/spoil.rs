//! Makes positions that violate rule 1: last liberties are filled without removing stones.

use gocheck_board::random::Random;
use gocheck_board::{Bits, Color, Point};
use gocheck_rules::bitboard::{Chain, Position};
use gocheck_rules::{Board, with_position};

/// The maximum number of liberties that are filled to make a group dead.
const MAX_FILLED: u32 = 2;

/// Makes a number of groups dead, each with a minimum of stones. Returns `None` if that is impossible.
pub(super) fn spoil(mut setup: Board, groups: usize, stones: usize, random: &mut Random) -> Option<Board> {
    for _ in 0..groups {
        let near_death = with_position!(&setup, |board| near_death(board, stones));
        let (color, liberties) = random.pick(&near_death)?;
        liberties.iter().for_each(|&point| setup.put(point, Some(color.opponent())));
    }
    // The filling stone may be dead itself, or join two groups that were counted.
    (with_position!(&setup, |board| dead(board, stones)) == Some(groups)).then_some(setup)
}

/// The groups with enough stones and one or two liberties: their colours and liberties.
fn near_death<B: Bits>(board: &Position<B>, least: usize) -> Vec<(Color, Vec<Point>)> {
    let mut found = Vec::new();
    for color in Color::BOTH {
        for Chain { stones, liberties } in board.chains(color) {
            if stones.count() as usize >= least && (1..=MAX_FILLED).contains(&liberties.count()) {
                found.push((color, board.points(liberties).collect()));
            }
        }
    }
    found
}

/// The number of dead groups; `None` if one of them has too few stones.
fn dead<B: Bits>(board: &Position<B>, least: usize) -> Option<usize> {
    let chains = Color::BOTH.into_iter().flat_map(|color| board.chains(color));
    let mut dead = chains.filter(|chain| chain.liberties.is_empty());
    dead.try_fold(0, |dead, chain| (chain.stones.count() as usize >= least).then_some(dead + 1))
}
