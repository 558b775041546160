//! The levels of play: the bots that the assignments come with, baselines for the engine, and the
//! engine itself.

use super::{Move, Position};
use crate::board::Bits;
use crate::game::{Game, History};
use crate::search::{EngineOptions, Player, Report, Score, SearchLimits, StrengthLimit};
use gocheck_common::random::Random;

/// What holds the levels from 3 on back: positions a move, and errors in [`Searchable::evaluate`]'s units.
/// Chosen so that each level wins some 70 % of its games against the one before; `docs/learning.md` has the table.
///
/// [`Searchable::evaluate`]: crate::search::Searchable::evaluate
const STRENGTH_LIMITS: [(u64, Score); 7] =
    [(512, 138), (768, 103), (1_024, 60), (1_536, 0), (4_096, 0), (11_520, 0), (40_960, 0)];

/// 1 plays at random, 2 is [`GreedyBot`] at four plies, 3 to 9 are the engine held back, and
/// [`MAX_LEVEL`] is the engine at full strength.
pub(super) fn player(strength: EngineOptions) -> Box<dyn Player<Position>> {
    match strength.level {
        0 | 1 => Box::new(SampleBot::new(strength.seed)),
        2 => Box::new(GreedyBot::new(4)),
        level @ 3.. => {
            let limit = STRENGTH_LIMITS.get(usize::from(level) - 3).map(|&(nodes, noise)| StrengthLimit {
                nodes: Some(nodes),
                noise,
                ..StrengthLimit::default()
            });
            Box::new(strength.engine(limit.unwrap_or_default()))
        }
    }
}

/// Plays as Botzone's sample program does: any pair of an own stone and an empty square it can go
/// to is as likely as another, so that a single counts once for each stone beside its target.
pub struct SampleBot {
    random: Random,
}

impl SampleBot {
    /// A bot whose choices depend on `seed` alone.
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

/// The recursive player of the desktop assignment: a move is worth the stones it turns, weighted 5
/// less the depth, less 5 if it is a jump, less what the opponent's best reply is worth.
///
/// Among equals the first is played. Values are bounded as in alpha-beta, which changes no choice.
pub struct GreedyBot {
    depth: i32,
}

/// More than any value.
const LIMIT: i32 = 10_000;

impl GreedyBot {
    /// A bot that looks `depth` plies ahead, at least one.
    #[must_use]
    pub const fn new(depth: u32) -> Self {
        Self { depth: if depth < 1 { 1 } else { depth as i32 } }
    }
}

impl Player<Position> for GreedyBot {
    /// A bot that has no time left for its depth plays the best move of the depth before.
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
            let mut search = Greedy { depth, limits, nodes: 0, is_late: false };
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
    is_late: bool,
}

impl Greedy<'_> {
    fn best(&mut self, position: &Position, moves: &[Move]) -> Option<Move> {
        let mut best = (-LIMIT, None);
        for &mv in moves {
            let gain = gain(position, mv, 0);
            let value = gain - self.value(&position.play_unchecked(mv), 1, -LIMIT, gain - best.0);
            if self.is_late {
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
            self.is_late = true;
        }
        if ply >= self.depth || self.is_late {
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

/// The stones that `mv` turns at `ply`, weighted, less the price of a jump.
fn gain(position: &Position, mv: Move, ply: i32) -> i32 {
    let turned = mv.target().map_or(0, |to| position.board().turned(position.to_move(), to).count());
    let price = if matches!(mv, Move::Jump(..)) { 5 } else { 0 };
    turned as i32 * (5 - ply) - price
}
