//! The hand-crafted evaluation (HCE): chosen features with fitted weights. The network adds a correction to it.

use super::geometry::{BOARD, near, within_two};
use super::position::Position;
use super::square::{STRIDE, WIDTH};
pub use super::weights::FEATURES;
use super::weights::{ANCHORS, WEIGHTS};
use games_engine::game::rules::Game;
use games_engine::search::score::Score;
use gocheck_board::Bits;

/// The score at which a side wins e times as often as it loses.
pub const UNIT: Score = 300;

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

/// The hand-crafted evaluation for the side to move, whose stones are `own`; see [`UNIT`].
#[must_use]
#[inline(always)]
pub fn value_by_hand(own: u64, enemy: u64, empty: u64) -> Score {
    let (anchor, above) = phase(empty);
    let (low, high) = (&WEIGHTS[anchor], &WEIGHTS[anchor + 1]);
    let (below, above) = ((ANCHOR_STEP - above) as Score, above as Score);
    let values = features(own, enemy, empty).into_iter().zip(low.iter().zip(high));
    let sum: Score = values.map(|(feature, (low, high))| feature * (low * below + high * above)).sum();
    // The weights are in units of UNIT / 100.
    sum * (UNIT / 100) / ANCHOR_STEP as Score
}

/// The features of a position: differences between the side to move and the other side, or features of one side.
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
        // Stones on corners and on edges, which have fewer neighbours.
        difference(own & CORNERS, enemy & CORNERS),
        difference(own & EDGES, enemy & EDGES),
        // Safe stones: those without an empty square next to them.
        difference(own & !near_empty, enemy & !near_empty),
        // Exposed stones: next to an empty square that the other side can reach.
        difference(own & near(enemy_reach), enemy & near(own_reach)),
        // Exposed to a single, which leaves no hole.
        difference(own & near(enemy_near), enemy & near(own_near)),
        // Mobility: targets of singles, and of any move.
        difference(own_near, enemy_near),
        difference(own_reach, enemy_reach),
        // The maximum number of stones that a single, or any move, can flip.
        most(turned_by_own, own_near),
        most(turned_by_own, own_reach),
        most(turned_by_enemy, enemy_near),
        most(turned_by_enemy, enemy_reach),
        // The side to move.
        1,
    ]
}

/// The number of neighbours in `set` of every square, as bit-sliced binary numbers: the sets of squares with a one, a two,
/// a four and an eight.
#[inline(always)]
const fn neighbours(set: u64) -> [u64; 4] {
    // Left and right, then the three squares above and below, as two bits each.
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

/// The maximum of such numbers on the squares of `mask`; 0 if the mask is empty.
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

/// The number of empty squares between two rows of weights.
pub const ANCHOR_STEP: usize = BOARD.count_ones() as usize / (ANCHORS - 1) + 1;

impl Position {
    /// The features of the hand-crafted evaluation.
    #[must_use]
    pub fn features(&self) -> [Score; FEATURES] {
        let (own, enemy) = sides(self);
        features(own, enemy, self.board().empty())
    }

    /// The row of weights below the position's number of empty squares, and the distance from it.
    #[must_use]
    pub const fn phase(&self) -> (usize, usize) {
        phase(self.board().empty())
    }

    /// The hand-crafted evaluation for the side to move.
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
