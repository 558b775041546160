//! The empty points of a position without its dead stones: neutral ones, open borders and sekis.

use crate::bitboard::Position;
use crate::board::{Bits, Color};
use crate::score::Guess;
use crate::{Board, Points};

/// The least points of a neutral region that may be territory with an open border.
const OPEN: u32 = 4;
/// The least share of a point of such a region, in thousandths.
const SHARE: i16 = 600;
/// The most points of the only eye of stones in seki.
const EYE: u32 = 3;

/// Completes the guess that some stones are dead. `ownership` is Black's share of each point minus White's.
pub(super) fn guess(board: &Board, dead: Points, certain_seki: Points, ownership: &[i16]) -> Guess {
    crate::with_position!(board, |position| guess_of(position, dead, certain_seki, ownership))
}

fn guess_of<B: Bits>(position: &Position<B>, dead: Points, certain_seki: Points, ownership: &[i16]) -> Guess {
    let left = position.without(B::from_words(dead.as_words()));
    let empty = left.empty();
    let reached = Color::BOTH.map(|color| left.spread(left.around(left.stones(color)), empty));
    let mut neutral = reached[0] & reached[1];
    let mut open = [B::EMPTY; 2];
    for region in left.parts(neutral).filter(|region| region.count() >= OPEN) {
        for (color, open) in Color::BOTH.into_iter().zip(&mut open) {
            let foreign = left.around(left.stones(color.opponent()));
            let sign = if color == Color::Black { 1 } else { -1 };
            let is_owned = |index: &usize| ownership.get(*index).is_some_and(|share| sign * share >= SHARE);
            let owned = (region & !foreign).members().filter(is_owned);
            *open = owned.fold(*open, |open, index| open | B::single(index));
        }
    }
    neutral = neutral & !(open[0] | open[1]);
    let mut seki = B::from_words(certain_seki.as_words());
    for color in Color::BOTH {
        let own = left.stones(color);
        let eyes = reached[color as usize] & !reached[color.opponent() as usize] | open[color as usize];
        // Stones that an eye or a neutral point joins.
        let joined = |stones: B| left.parts(stones).collect::<Vec<B>>();
        for cluster in joined(own | eyes | neutral & left.around(own)) {
            let is_adjacent = !(left.around(cluster & own) & neutral).is_empty();
            let spaces = cluster & eyes;
            let is_small = spaces.count() <= EYE && left.parts(spaces).count() <= 1;
            if is_adjacent && is_small {
                seki = seki | cluster & own;
            }
        }
    }
    let points = |set: B| {
        let mut points = Points::EMPTY;
        set.members().for_each(|index| points.set(index, true));
        points
    };
    Guess { dead, seki: points(seki), open: open.map(points) }
}
