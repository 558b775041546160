//! The evaluation by hand: features that somebody chose, with fitted weights. The network learns what it lacks.

use super::Position;
use super::geometry::{BOARD, near, within_two};
use super::network::UNIT;
use super::square::{STRIDE, WIDTH};
use super::weights::{ANCHORS, WEIGHTS};
use crate::board::Bits;
use crate::game::Game;
use crate::search::Score;

/// The number of features.
pub const FEATURES: usize = 13;

const CORNERS: u64 = {
    const LAST: usize = WIDTH - 1;
    let mut corners = 0;
    let mut at = 0;
    while at < 4 {
        corners |= square_bit(LAST * (at % 2), LAST * (at / 2));
        at += 1;
    }
    corners
};

const EDGES: u64 = {
    let mut edges = 0;
    let mut at = 0;
    while at < WIDTH {
        edges |=
            square_bit(at, 0) | square_bit(at, WIDTH - 1) | square_bit(0, at) | square_bit(WIDTH - 1, at);
        at += 1;
    }
    edges
};

const fn square_bit(file: usize, rank: usize) -> u64 {
    1 << (rank * STRIDE + file)
}

#[inline(always)]
pub(super) const fn phase(empty: u64) -> (usize, usize) {
    let empty = empty.count_ones() as usize;
    (empty / ANCHOR_STEP, empty % ANCHOR_STEP)
}

/// The value by hand for the side with the stones `own`, which is to move, in the network's units.
#[must_use]
#[inline(always)]
pub fn value_by_hand(own: u64, enemy: u64, empty: u64) -> Score {
    let (anchor, above) = phase(empty);
    let (low, high) = (&WEIGHTS[anchor], &WEIGHTS[anchor + 1]);
    let (below, above) = ((ANCHOR_STEP - above) as Score, above as Score);
    let values = features(own, enemy, empty).into_iter().zip(low.iter().zip(high));
    let sum: Score = values.map(|(feature, (low, high))| feature * (low * below + high * above)).sum();
    // The weights count 100 where the network counts UNIT.
    sum * (UNIT / 100) / ANCHOR_STEP as Score
}

/// What the evaluation sees of the side to move and of the other, or of the difference between them.
#[inline(always)]
pub(super) fn features(own: u64, enemy: u64, empty: u64) -> [Score; FEATURES] {
    let near_empty = near(empty);
    let (own_near, own_reach) = (near(own) & empty, within_two(own) & empty);
    let (enemy_near, enemy_reach) = (near(enemy) & empty, within_two(enemy) & empty);
    let (turned_by_own, turned_by_enemy) = (neighbours(enemy), neighbours(own));
    let difference = |own: u64, enemy: u64| own.count() as Score - enemy.count() as Score;
    [
        // Stones.
        difference(own, enemy),
        // Stones on corners and on edges: fewer neighbours can turn them.
        difference(own & CORNERS, enemy & CORNERS),
        difference(own & EDGES, enemy & EDGES),
        // Safe stones: no empty square beside them.
        difference(own & !near_empty, enemy & !near_empty),
        // Exposed stones: beside an empty square that the other side can reach.
        difference(own & near(enemy_reach), enemy & near(own_reach)),
        // Exposed to a single, which leaves no hole.
        difference(own & near(enemy_near), enemy & near(own_near)),
        // Mobility: targets of singles, and of any move.
        difference(own_near, enemy_near),
        difference(own_reach, enemy_reach),
        // The most stones that one single, and one move, can turn.
        most(turned_by_own, own_near),
        most(turned_by_own, own_reach),
        most(turned_by_enemy, enemy_near),
        most(turned_by_enemy, enemy_reach),
        // The side to move.
        1,
    ]
}

/// How many stones of `set` stand beside each square, as a number whose digits are sets: the ones,
/// the twos, the fours and the eights. All squares are added up at once.
#[inline(always)]
const fn neighbours(set: u64) -> [u64; 4] {
    // Left and right, then a whole rank of three above and below, as two digits each.
    let (left, right) = (set << 1, set >> 1);
    let (pair_ones, pair_twos) = (left ^ right, left & right);
    let (ones, twos) = (pair_ones ^ set, pair_twos | pair_ones & set);
    let (above_ones, above_twos) = (ones << STRIDE, twos << STRIDE);
    let (below_ones, below_twos) = (ones >> STRIDE, twos >> STRIDE);
    let half = above_ones ^ below_ones;
    let carry = above_ones & below_ones | half & pair_ones;
    let half_twos = above_twos ^ below_twos;
    let sum_twos = half_twos ^ pair_twos;
    let fours = above_twos & below_twos | half_twos & pair_twos;
    let more = sum_twos & carry;
    [half ^ pair_ones, sum_twos ^ carry, fours ^ more, fours & more]
}

/// The largest of such numbers on the squares of `mask`; 0 when there are none.
#[inline(always)]
fn most(digits: [u64; 4], mut mask: u64) -> Score {
    let mut most = 0;
    for (place, digit) in digits.into_iter().enumerate().rev() {
        if mask & digit != 0 {
            mask &= digit;
            most |= 1 << place;
        }
    }
    most
}

/// The empty squares from one anchor of the weights to the next.
pub const ANCHOR_STEP: usize = BOARD.count_ones() as usize / (ANCHORS - 1) + 1;

impl Position {
    /// What the evaluation by hand sees of the side to move and of the other, or of the difference
    /// between them.
    #[must_use]
    pub fn features(&self) -> [Score; FEATURES] {
        let (own, enemy) = sides(self);
        features(own, enemy, self.board().empty())
    }

    /// Where between the anchors of the weights the position stands: the anchor below, and the
    /// share of the one above in parts of the distance.
    #[must_use]
    pub const fn phase(&self) -> (usize, usize) {
        phase(self.board().empty())
    }

    /// The value by hand, for the side to move: of the games that were learnt from first.
    #[must_use]
    pub fn value_by_hand(&self) -> Score {
        let (own, enemy) = sides(self);
        value_by_hand(own, enemy, self.board().empty())
    }
}

/// The stones of the side to move and of the other.
fn sides(position: &Position) -> (u64, u64) {
    let color = position.to_move();
    (position.board().of(color), position.board().of(color.opponent()))
}
