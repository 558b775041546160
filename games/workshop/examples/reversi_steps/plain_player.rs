use games::game::{Game, History};
use games::reversi::{Move, Position, Square};
use games::search::{Player, Report, SearchLimits};

const CORNERS: u64 = 0x8100_0000_0000_0081;

/// A beginner's alpha-beta: iterative deepening, mobility and corners. It is the baseline for the engine.
pub(crate) struct PlainPlayer {
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
    pub(crate) const fn new(depth: u32) -> Self {
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
                let value = -search.value(&next, (-LIMIT, -alpha), depth - 1);
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
    fn value(&mut self, position: &Position, (mut alpha, beta): (i32, i32), depth: u32) -> i32 {
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_BETWEEN_CHECKS) {
            self.is_stopped |= self.limits.reached(self.nodes);
        }
        if self.is_stopped {
            return 0;
        }
        let passed = position.play_unchecked(Move::Pass);
        let difference = |own: u64, enemy: u64| own.count_ones() as i32 - enemy.count_ones() as i32;
        let (places, replies) = (position.places(), passed.places());
        if places == 0 && replies == 0 {
            return STONE * difference(position.own(), position.enemy());
        }
        if depth == 0 {
            let corners = difference(position.own() & CORNERS, position.enemy() & CORNERS);
            return CORNER * corners + MOVE * difference(places, replies);
        }
        if places == 0 {
            return -self.value(&passed, (-beta, -alpha), depth - 1);
        }
        let mut best = -LIMIT;
        for square in Square::of_set(places & CORNERS).chain(Square::of_set(places & !CORNERS)) {
            let next = position.play_unchecked(Move::Place(square));
            best = best.max(-self.value(&next, (-beta, -alpha), depth - 1));
            alpha = alpha.max(best);
            if alpha >= beta {
                return best;
            }
        }
        best
    }
}
