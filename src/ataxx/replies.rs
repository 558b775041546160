//! Counting the second ply in bulk.
//!
//! All moves onto one target turn the same stones. So the replies are counted once a target, for
//! the board that a single leaves; a jump differs from it by its empty source alone, which gives
//! the opponent one single, if it stands beside, and one jump for each stone two steps away.

use super::board::count_jumps;
use super::geometry::{near, only, ring1, ring2, squares, within_two};
use super::{Length, Position, Square, Stuck};
use crate::board::Bits;
use crate::game::Game;

/// The number of replies to each legal move, added up.
pub(super) fn count(position: &Position) -> u64 {
    let board = &position.board;
    let (own, enemy) = (board.of(position.to_move), board.of(position.to_move.opponent()));
    let empty = board.empty();
    let targets = within_two(own) & empty;
    if targets == 0 || ends_by_length(position) || position.outcome().is_some() {
        let replies = |mv| position.play_unchecked(mv).count_moves();
        return position.moves().into_iter().map(replies).sum();
    }
    let stuck_passes = position.rules.stuck() != Stuck::LosesTheRest;
    let beside = near(own);
    let enemy_jumps = count_jumps(enemy, empty);
    let mut total = 0;
    for to in squares(targets) {
        let turned = ring1(to) & enemy;
        let enemy = enemy & !turned;
        if enemy.is_empty() {
            continue;
        }
        let left = empty & !only(to);
        let enemy_near = near(enemy);
        // The jumps that the turned stones had, and those onto the target, are gone.
        let gone: u32 = squares(turned).map(|stone| (ring2(stone) & empty).count()).sum();
        let jumps = enemy_jumps - u64::from(gone + (ring2(to) & enemy).count());
        let replies = u64::from((enemy_near & left).count()) + jumps;
        if beside & only(to) != 0 {
            let mover_can_move = || within_two(own | turned | only(to)) & left != 0;
            total += match (replies, stuck_passes) {
                (0, true) => u64::from(mover_can_move()),
                (_, true) => replies,
                (_, false) => replies * u64::from(mover_can_move()),
            };
        }
        // After a jump the mover can go back, so that the game is not over.
        for from in squares(ring2(to) & own) {
            let replies = replies + onto_source(from, enemy, enemy_near);
            total += if replies == 0 { u64::from(stuck_passes) } else { replies };
        }
    }
    total
}

/// Whether a move from here can end the game by its length.
fn ends_by_length(position: &Position) -> bool {
    let clock = position.clock;
    let (lasted, limit) = match position.rules.length() {
        Length::CountAfter(turns) | Length::DrawAfter(turns) => (clock.turns, turns),
        Length::DrawWithoutSingle(halfmoves) => (clock.halfmoves, halfmoves),
    };
    lasted.saturating_add(1) >= limit
}

/// The enemy's moves onto the square that a jump has left.
fn onto_source(from: Square, enemy: u64, enemy_near: u64) -> u64 {
    u64::from(enemy_near & only(from) != 0) + u64::from((ring2(from) & enemy).count())
}
