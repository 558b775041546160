use super::super::kernel::{flips, mobility};
use super::weights::Evaluation;

impl Evaluation {
    /// The value of a position after a plain search of `depth` plies, exact between the bounds of
    /// the window; in parts of a stone. A pass is no ply. Finished games count their stones.
    #[must_use]
    pub fn search(&self, own: u64, enemy: u64, window: (i32, i32), depth: u32) -> i32 {
        let places = mobility(own, enemy);
        if places == 0 {
            if mobility(enemy, own) != 0 {
                return -self.search(enemy, own, (-window.1, -window.0), depth);
            }
            return counted(own, enemy);
        }
        if depth == 0 {
            return self.value(own, enemy);
        }
        let (mut alpha, beta) = window;
        let mut best = i32::MIN;
        let mut list = [(0, 0, 0); 34];
        let list = ordered(own, enemy, places, depth, &mut list);
        for &mut (_, next_own, next_enemy) in list {
            let mut value = 0;
            // All but the first are asked only whether they are better.
            let is_first = best == i32::MIN;
            if !is_first && depth > 1 {
                value = -self.search(next_own, next_enemy, (-alpha - 1, -alpha), depth - 1);
            }
            if is_first || depth == 1 || value > alpha && value < beta {
                value = -self.search(next_own, next_enemy, (-beta, -alpha), depth - 1);
            }
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        best
    }
}

/// The positions after each move, those that leave fewer replies first.
fn ordered(
    own: u64,
    enemy: u64,
    mut places: u64,
    depth: u32,
    list: &mut [(u32, u64, u64); 34],
) -> &mut [(u32, u64, u64)] {
    const CORNERS: u64 = 0x8100_0000_0000_0081;
    let mut count = 0;
    while places != 0 && count < list.len() {
        let square = places.trailing_zeros() as usize;
        places &= places - 1;
        let turned = flips(own, enemy, square);
        let (next_own, next_enemy) = (enemy & !turned, own | turned | 1 << square);
        let mut rank = 0;
        if depth > 1 {
            let replies = mobility(next_own, next_enemy);
            rank = 2 * replies.count_ones() + 2 * (replies & CORNERS).count_ones();
            rank = rank.saturating_sub(if CORNERS >> square & 1 == 1 { 8 } else { 0 });
        }
        list[count] = (rank, next_own, next_enemy);
        count += 1;
    }
    let list = &mut list[..count];
    if depth > 1 {
        list.sort_unstable_by_key(|&(rank, ..)| rank);
    }
    list
}

/// A finished game.
const fn counted(own: u64, enemy: u64) -> i32 {
    let (own, enemy) = (own.count_ones() as i32, enemy.count_ones() as i32);
    let empty = 64 - own - enemy;
    let difference = own - enemy;
    Evaluation::UNIT * (difference + empty * difference.signum())
}
