//! The levels of play: the assignments' sample bots, and the engine with and without strength limits.

use super::moves::Move;
use super::position::Position;
use games_engine::game::rules::{Game, History};
use games_engine::search::limits::SearchLimits;
use games_engine::search::player::{EngineOptions, Player, StrengthLimit};
use games_engine::search::report::Report;
use games_engine::search::score::Score;
use gocheck_board::Bits;
use gocheck_board::random::Random;

/// The strength limits of the levels from 3 on: nodes a move, and the evaluation's noise in [`Searchable::evaluate`]'s
/// units. Each level wins about 70 % of its games against the one before; `games/docs/learning.md` has the table.
///
/// [`Searchable::evaluate`]: games_engine::search::Searchable::evaluate
const STRENGTH_LIMITS: [(u64, Score); 7] =
    [(512, 138), (768, 103), (1_024, 60), (1_536, 0), (4_096, 0), (11_520, 0), (40_960, 0)];

/// The player of a level: 1 plays at random, 2 is [`GreedyBot`] at four plies, 3 to 9 are the engine with a strength limit,
/// and 10 is the engine at full options.
pub(super) fn player(options: EngineOptions) -> Box<dyn Player<Position>> {
    match options.level {
        0 | 1 => Box::new(SampleBot::new(options.seed)),
        2 => Box::new(GreedyBot::new(4)),
        level @ 3.. => {
            let limit = STRENGTH_LIMITS.get(usize::from(level) - 3).map(|&(nodes, noise)| StrengthLimit {
                nodes: Some(nodes),
                noise,
                ..StrengthLimit::default()
            });
            Box::new(options.engine(limit.unwrap_or_default()))
        }
    }
}

/// Plays like Botzone's sample program: all pairs of an own stone and an empty square in its reach are equally likely, so
/// that a single counts once for each stone next to its target.
pub struct SampleBot {
    random: Random,
}

impl SampleBot {
    /// A bot with this random seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { random: Random::new(seed) }
    }
}

impl Player<Position> for SampleBot {
    fn choose(
        &mut self,
        game: &History<Position>,
        _: SearchLimits<'_>,
        _: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Move> {
        let weight = |mv| match mv {
            Move::Single(to) => game.position().sources_of_single(to).count(),
            Move::Jump(..) | Move::Pass => 1,
        };
        let pairs: Vec<Move> =
            game.legal_moves().into_iter().flat_map(|mv| std::iter::repeat_n(mv, weight(mv))).collect();
        self.random.pick(&pairs).copied()
    }
}

/// The recursive player of the desktop assignment: a move is worth the number of stones that it flips times 5 less the
/// depth, less 5 if it is a jump, less the worth of the opponent's best reply.
///
/// Among equal moves the first is played. Alpha-beta pruning does not change the choice.
pub struct GreedyBot {
    depth: i32,
}

/// More than any value.
const LIMIT: i32 = 10_000;

impl GreedyBot {
    /// A bot that searches `depth` plies, at least one.
    #[must_use]
    pub const fn new(depth: u32) -> Self {
        Self { depth: if depth < 1 { 1 } else { depth as i32 } }
    }
}

impl Player<Position> for GreedyBot {
    /// If the time is up, plays the best move of the previous depth.
    fn choose(
        &mut self,
        game: &History<Position>,
        limits: SearchLimits<'_>,
        _: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Move> {
        let mut moves = game.legal_moves();
        let mut best = *moves.first()?;
        for depth in 1..=self.depth {
            moves.sort_by_key(|&mv| std::cmp::Reverse(gain(game.position(), mv, 0)));
            let mut search = Greedy { depth, limits, nodes: 0, is_stopped: false };
            let Some(mv) = search.best(game.position(), &moves) else { break };
            best = mv;
        }
        Some(best)
    }
}

struct Greedy<'a> {
    depth: i32,
    limits: SearchLimits<'a>,
    nodes: u32,
    is_stopped: bool,
}

impl Greedy<'_> {
    fn best(&mut self, position: &Position, moves: &[Move]) -> Option<Move> {
        let mut best = (-LIMIT, None);
        for &mv in moves {
            let gain = gain(position, mv, 0);
            let value = gain - self.value(&position.play_unchecked(mv), 1, -LIMIT, gain - best.0);
            if self.is_stopped {
                return None;
            }
            if value > best.0 {
                best = (value, Some(mv));
            }
        }
        best.1
    }

    /// The value of the best move at `ply`, exact between `alpha` and `beta`.
    fn value(&mut self, position: &Position, ply: i32, mut alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        if self.nodes.is_multiple_of(64) && self.limits.is_past_deadline() {
            self.is_stopped = true;
        }
        if ply >= self.depth || self.is_stopped {
            return 0;
        }
        let mut moves: Vec<(i32, Move)> =
            position.moves().into_iter().map(|mv| (gain(position, mv, ply), mv)).collect();
        if moves.is_empty() {
            return 0;
        }
        moves.sort_by_key(|&(gain, _)| std::cmp::Reverse(gain));
        let mut best = -LIMIT;
        for (gain, mv) in moves {
            let next = position.play_unchecked(mv);
            best = best.max(gain - self.value(&next, ply + 1, gain - beta, gain - alpha));
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        best
    }
}

/// The weighted number of stones that `mv` flips at `ply`, less the price of a jump.
fn gain(position: &Position, mv: Move, ply: i32) -> i32 {
    let turned = mv.target().map_or(0, |to| position.board().turned(position.to_move(), to).count());
    let price = if matches!(mv, Move::Jump(..)) { 5 } else { 0 };
    turned as i32 * (5 - ply) - price
}
