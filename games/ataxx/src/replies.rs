//! Bulk counting of the second ply, for perft.
//!
//! All moves to the same target flip the same stones. The replies are therefore counted once for each target, on the
//! board after a single. A jump differs from it only by its empty source, which gives the opponent one single if it has a
//! stone next to it, and one jump for each of its stones two steps away.
//!
//! A target without an enemy next to it is quiet: nothing is flipped, and the opponent loses only its moves to the target.
//! Quiet targets are counted together.

use super::board::count_jumps;
use super::geometry::{near, ring1, ring2, within_two};
use super::position::Position;
use super::rules::{Length, Stuck};
use super::square::Square;
use games_engine::game::rules::Game;
use gocheck_board::Bits;
use pulp::{Arch, Simd, WithSimd};

/// The total number of replies to all legal moves.
///
/// Most of the work is counting bits. The code is compiled with and without the instruction for it and chosen at run
/// time.
pub(super) fn count(position: &Position) -> u64 {
    Arch::new().dispatch(Count(position))
}

struct Count<'a>(&'a Position);

impl WithSimd for Count<'_> {
    type Output = u64;

    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) -> u64 {
        count_replies(self.0)
    }
}

#[inline(always)]
fn count_replies(position: &Position) -> u64 {
    let board = &position.board;
    let (own, enemy) = (board.of(position.to_move), board.of(position.to_move.opponent()));
    let empty = board.empty();
    let targets = within_two(own) & empty;
    let enemy_near = near(enemy);
    let jumps_from = JumpsFrom::new(enemy, empty);
    let enemy_moves = u64::from((enemy_near & empty).count()) + u64::from(jumps_from.sum);
    // With a second target the side that moved can always move again.
    if targets.count() < 2 || enemy_moves == 0 || ends_by_length(position) {
        let replies = |mv| position.play_unchecked(mv).count_moves();
        return position.moves().into_iter().map(replies).sum();
    }
    // An opponent without a move passes, or the game is over.
    let stuck = u64::from(position.rules.stuck() != Stuck::LosesTheRest);
    let neighbors = near(own);
    let counter = Counter {
        own,
        enemy,
        enemies: enemy.count(),
        empty,
        neighbors,
        enemy_near,
        jumps_from,
        enemy_moves,
        stuck,
    };
    let (turning, quiet) = (targets & enemy_near, targets & !enemy_near);
    counter.jumps(quiet, turning).wrapping_add(counter.quiet(quiet)).wrapping_add(counter.turning(turning))
}

/// Returns true if the next move can end the game by a limit on its length.
fn ends_by_length(position: &Position) -> bool {
    let clock = position.clock;
    let (lasted, limit) = match position.rules.length() {
        Length::CountAfter(turns) | Length::DrawAfter(turns) => (clock.turns, turns),
        Length::DrawWithoutSingle(halfmoves) => (clock.halfmoves, halfmoves),
    };
    lasted.saturating_add(1) >= limit
}

/// The number of jumps of each stone of a set.
struct JumpsFrom {
    counts: [u8; 64],
    sum: u32,
}

impl JumpsFrom {
    #[inline(always)]
    fn new(stones: u64, empty: u64) -> Self {
        let mut jumps = Self { counts: [0; 64], sum: 0 };
        for stone in Square::of_set(stones) {
            let count = (ring2(stone) & empty).count();
            jumps.counts[stone.index()] = count as u8;
            jumps.sum += count;
        }
        jumps
    }

    #[inline(always)]
    fn of(&self, stone: Square) -> u32 {
        self.counts[stone.index()].into()
    }
}

struct Counter {
    own: u64,
    enemy: u64,
    empty: u64,
    /// The squares next to own stones.
    neighbors: u64,
    /// The squares next to enemy stones.
    enemy_near: u64,
    enemies: u32,
    /// The enemy's jumps before the move.
    jumps_from: JumpsFrom,
    /// The number of the enemy's moves before the move.
    enemy_moves: u64,
    /// The number of replies of an enemy that cannot move: a pass or none.
    stuck: u64,
}

impl Counter {
    /// The replies to all jumps to quiet targets, as if they took no moves from the enemy, and the enemy's jumps to the
    /// sources of jumps to other targets, as if no stones were flipped.
    #[inline(always)]
    fn jumps(&self, quiet: u64, turning: u64) -> u64 {
        let mut total = 0;
        for from in Square::of_set(self.own) {
            let around = ring2(from);
            let (onto_quiet, turning) = ((around & quiet).count(), (around & turning).count());
            let replies = self.enemy_moves + u64::from(self.enemy_near & from.bit() != 0);
            total += u64::from(onto_quiet) * replies;
            total += u64::from((onto_quiet + turning) * (around & self.enemy).count());
        }
        total
    }

    /// The replies to all singles to quiet `targets`, less the moves that moves to them take from the enemy. Wraps below 0.
    #[inline(always)]
    fn quiet(&self, targets: u64) -> u64 {
        let mut total = u64::from((self.neighbors & targets).count()) * self.enemy_moves;
        for to in Square::of_set(targets & within_two(self.enemy)) {
            let lost = u64::from((ring2(to) & self.enemy).count());
            total = total.wrapping_sub(lost * self.moves_onto(to));
            if lost == self.enemy_moves {
                total = total.wrapping_add(self.stuck_after(to, self.enemy, self.enemy_near));
            }
        }
        total
    }

    /// The other replies to all moves to `targets` next to enemy stones. Wraps below 0, because the moves of flipped stones
    /// are subtracted here.
    #[inline(always)]
    fn turning(&self, targets: u64) -> u64 {
        let mut total = 0_u64;
        for to in Square::of_set(targets) {
            let turned = ring1(to) & self.enemy;
            let enemy = self.enemy & !turned;
            let sources = ring2(to) & self.own;
            if enemy.is_empty() {
                total = total.wrapping_sub(count_jumps(sources, self.enemy));
                continue;
            }
            let enemy_near = near(enemy);
            // The flipped stones cannot jump any more.
            let mut gone = 0;
            let mut gone_onto_sources = 0;
            for stone in Square::of_set(turned) {
                gone += self.jumps_from.of(stone);
                gone_onto_sources += (ring2(stone) & sources).count();
            }
            // Neither can any stone jump to the target. The enemy stones that lose no jump to it are counted together with
            // the singles, because no square is in both sets.
            let singles = enemy_near & self.empty & !to.bit();
            let keep = self.enemy & !ring2(to);
            let replies = (singles | keep).count() + self.jumps_from.sum - gone - self.enemies;
            let replies = u64::from(replies);
            total = total
                .wrapping_add(replies * self.moves_onto(to))
                .wrapping_add((sources & enemy_near).count().into())
                .wrapping_sub(gone_onto_sources.into());
            if replies == 0 {
                total = total.wrapping_add(self.stuck_after(to, enemy, enemy_near));
            }
        }
        total
    }

    #[inline(always)]
    fn moves_onto(&self, to: Square) -> u64 {
        (ring2(to) & self.own | self.neighbors & to.bit()).count().into()
    }

    /// The count for the moves to `to` after which `enemy` cannot move, if that is so after a single.
    #[inline(always)]
    fn stuck_after(&self, to: Square, enemy: u64, enemy_near: u64) -> u64 {
        let is_closed = |from: &Square| onto_source(*from, enemy, enemy_near) == 0;
        let jumps = Square::of_set(ring2(to) & self.own).filter(is_closed).count() as u64;
        self.stuck * (u64::from(self.neighbors & to.bit() != 0) + jumps)
    }
}

/// The number of the enemy's moves to the source of a jump.
#[inline(always)]
fn onto_source(from: Square, enemy: u64, enemy_near: u64) -> u64 {
    u64::from(enemy_near & from.bit() != 0) + u64::from((ring2(from) & enemy).count())
}
