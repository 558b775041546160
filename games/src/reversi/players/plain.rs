use super::super::kernel::{CORNERS, flips, mobility};
use crate::game::rules::{Game, History};
use crate::reversi::moves::Move;
use crate::reversi::position::Position;
use crate::search::limits::SearchLimits;
use crate::search::player::Player;
use crate::search::report::Report;

/// A beginner's alpha-beta: iterative deepening, mobility and corners. It is the baseline for the engine.
pub struct PlainPlayer {
    depth: u32,
}

/// Weights of a corner, of a move, and of a stone in a finished game.
const CORNER: i32 = 25;
const MOVE: i32 = 3;
const STONE: i32 = 1000;

const LIMIT: i32 = 1_000_000;

/// Nodes between two checks of the limits.
const NODES_BETWEEN_CHECKS: u64 = 512;

impl PlainPlayer {
    /// A player that searches at most `depth` plies.
    #[must_use]
    pub const fn new(depth: u32) -> Self {
        Self { depth }
    }
}

impl Player<Position> for PlainPlayer {
    fn choose(
        &mut self,
        game: &History<Position>,
        limits: SearchLimits<'_>,
        _: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Move> {
        let position = game.position();
        let mut moves = game.legal_moves();
        let mut search = Search { limits, nodes: 0, is_stopped: false };
        let deepest = self.depth.min(limits.depth).min(position.empty().count_ones() + 2);
        for depth in 1..=deepest.max(1) {
            if moves.len() < 2 {
                break;
            }
            let mut alpha = -LIMIT;
            let mut best = None;
            for &mv in &moves {
                let next = position.play_unchecked(mv);
                let value = -search.value(next.own(), next.enemy(), (-LIMIT, -alpha), depth - 1);
                if search.is_stopped {
                    break;
                }
                if value > alpha {
                    (alpha, best) = (value, Some(mv));
                }
            }
            // The best move goes first. The result of a stopped iteration counts.
            if let Some(place) = moves.iter().position(|&mv| Some(mv) == best) {
                moves[..=place].rotate_right(1);
            }
            if search.is_stopped {
                break;
            }
        }
        moves.first().copied()
    }
}

struct Search<'a> {
    limits: SearchLimits<'a>,
    nodes: u64,
    is_stopped: bool,
}

impl Search<'_> {
    fn value(&mut self, own: u64, enemy: u64, (mut alpha, beta): (i32, i32), depth: u32) -> i32 {
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_BETWEEN_CHECKS) {
            self.is_stopped |= self.limits.reached(self.nodes);
        }
        if self.is_stopped {
            return 0;
        }
        let mut places = mobility(own, enemy);
        let replies = mobility(enemy, own);
        if places == 0 && replies == 0 {
            return STONE * (own.count_ones() as i32 - enemy.count_ones() as i32);
        }
        if depth == 0 {
            let corners = (own & CORNERS).count_ones() as i32 - (enemy & CORNERS).count_ones() as i32;
            let moves = places.count_ones() as i32 - replies.count_ones() as i32;
            return CORNER * corners + MOVE * moves;
        }
        if places == 0 {
            return -self.value(enemy, own, (-beta, -alpha), depth - 1);
        }
        let mut best = -LIMIT;
        for set in [places & CORNERS, places & !CORNERS] {
            places = set;
            while places != 0 {
                let square = places.trailing_zeros() as usize;
                places &= places - 1;
                let turned = flips(own, enemy, square);
                let next = (enemy & !turned, own | turned | 1 << square);
                best = best.max(-self.value(next.0, next.1, (-beta, -alpha), depth - 1));
                alpha = alpha.max(best);
                if alpha >= beta {
                    return best;
                }
            }
        }
        best
    }
}
