//! Counting the second ply in bulk.
//!
//! All moves onto one target turn the same stones. So the replies are counted once a target, for
//! the board that a single leaves; a jump differs from it by its empty source alone, which gives
//! the opponent one single, if it stands beside, and one jump for each stone two steps away.
//!
//! A target with no enemy beside it is quiet: nothing turns, and the opponent loses no more than its
//! jumps onto the target. Quiet targets are counted together.

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
    let enemy_moves = u64::from((near(enemy) & empty).count()) + count_jumps(enemy, empty);
    // With a second target the mover is never stuck after its move.
    if targets.count() < 2 || enemy_moves == 0 || ends_by_length(position) || position.outcome().is_some() {
        let replies = |mv| position.play_unchecked(mv).count_moves();
        return position.moves().into_iter().map(replies).sum();
    }
    // A stuck opponent passes, or the game is over.
    let stuck = u64::from(position.rules.stuck() != Stuck::LosesTheRest);
    let counter = Counter { own, enemy, empty, beside: near(own), enemy_moves, stuck };
    counter.quiet(targets & !near(enemy)) + counter.turning(targets & near(enemy))
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

struct Counter {
    own: u64,
    enemy: u64,
    empty: u64,
    /// The squares beside own stones.
    beside: u64,
    /// The moves that the enemy has now.
    enemy_moves: u64,
    /// The replies of an enemy that is stuck.
    stuck: u64,
}

impl Counter {
    /// The replies to all moves onto quiet `targets`.
    fn quiet(&self, targets: u64) -> u64 {
        let enemy_near = near(self.enemy);
        let mut total = u64::from((self.beside & targets).count()) * self.enemy_moves;
        for from in squares(self.own) {
            let jumps = u64::from((ring2(from) & targets).count());
            total += jumps * (self.enemy_moves + onto_source(from, self.enemy, enemy_near));
        }
        for to in squares(targets & within_two(self.enemy)) {
            let lost = u64::from((ring2(to) & self.enemy).count());
            total -= lost * self.moves_onto(to);
            if lost == self.enemy_moves {
                total += self.stuck_after(to, self.enemy, enemy_near);
            }
        }
        total
    }

    /// The replies to all moves onto `targets` beside an enemy.
    fn turning(&self, targets: u64) -> u64 {
        if targets.is_empty() {
            return 0;
        }
        let enemy_near = near(self.enemy) & self.empty;
        let jumps = self.enemy_moves - u64::from(enemy_near.count());
        let jumps_from = ring2_counts(self.enemy, self.empty);
        let enemies_around = ring2_counts(self.own, self.enemy);
        let mut total = 0;
        for to in squares(targets) {
            let turned = ring1(to) & self.enemy;
            let enemy = self.enemy & !turned;
            if enemy.is_empty() {
                continue;
            }
            let enemy_near = near(enemy);
            let sources = ring2(to) & self.own;
            let mut onto_sources: u32 =
                squares(sources).map(|from| u32::from(enemies_around[from.index()])).sum();
            onto_sources += (sources & enemy_near).count();
            // The jumps onto the target are gone, and those of the turned stones.
            let mut gone = (ring2(to) & enemy).count();
            for stone in squares(turned) {
                gone += u32::from(jumps_from[stone.index()]);
                onto_sources -= (ring2(stone) & sources).count();
            }
            let singles = (enemy_near & self.empty & !only(to)).count();
            let replies = u64::from(singles) + jumps - u64::from(gone);
            let moves = u64::from(self.beside & only(to) != 0) + u64::from(sources.count());
            total += replies * moves + u64::from(onto_sources);
            if replies == 0 {
                total += self.stuck_after(to, enemy, enemy_near);
            }
        }
        total
    }

    fn moves_onto(&self, to: Square) -> u64 {
        u64::from(self.beside & only(to) != 0) + u64::from((ring2(to) & self.own).count())
    }

    /// What is counted for the moves onto `to` that leave `enemy` stuck, where a single does.
    fn stuck_after(&self, to: Square, enemy: u64, enemy_near: u64) -> u64 {
        let is_closed = |from: &Square| onto_source(*from, enemy, enemy_near) == 0;
        let jumps = squares(ring2(to) & self.own).filter(is_closed).count() as u64;
        self.stuck * (u64::from(self.beside & only(to) != 0) + jumps)
    }
}

/// For each square of `centers` how many of `others` are two steps away.
fn ring2_counts(centers: u64, others: u64) -> [u8; 64] {
    let mut counts = [0; 64];
    for center in squares(centers) {
        counts[center.index()] = (ring2(center) & others).count() as u8;
    }
    counts
}

/// The enemy's moves onto the square that a jump has left.
fn onto_source(from: Square, enemy: u64, enemy_near: u64) -> u64 {
    u64::from(enemy_near & only(from) != 0) + u64::from((ring2(from) & enemy).count())
}
