use crate::evaluation::shallow::PATTERNS_ONLY;
use crate::evaluation::weights::Evaluation;
use crate::moves::Move;
use crate::position::Position;
use games_engine::game::rules::{Game, History};
use games_engine::search::limits::SearchLimits;
use games_engine::search::player::Player;
use games_engine::search::report::Report;
use games_engine::search::score::Score;
use gocheck_board::random::Random;
use std::time::Instant;

/// A player with a shallow search and random errors.
pub struct ShallowPlayer {
    plies: u32,
    /// Maximum error of a move's score, either way, in hundredths of a stone.
    error: Score,
    /// Random seed of the errors.
    seed: u64,
}

/// More than any value.
const LIMIT: i32 = 65 * Evaluation::UNIT;

impl ShallowPlayer {
    /// A player that searches `plies` plies, at least one, with errors of up to `error` hundredths of a stone.
    #[must_use]
    pub const fn new(plies: u32, error: Score, seed: u64) -> Self {
        Self { plies: if plies < 1 { 1 } else { plies }, error: error.abs(), seed }
    }

    /// The score, with a random error, of a move that leads to this position.
    fn noisy_score(&self, position: &Position, nodes: &mut u64) -> Score {
        let (own, enemy) = (position.own(), position.enemy());
        let value = Evaluation::embedded().search_counting::<PATTERNS_ONLY>(
            own,
            enemy,
            (-LIMIT, LIMIT),
            self.plies - 1,
            nodes,
        );
        let error = Random::new(position.hash() ^ self.seed).next() % (2 * self.error as u64 + 1);
        error as Score - self.error - value * 100 / Evaluation::UNIT
    }
}

impl Player<Position> for ShallowPlayer {
    fn choose(
        &mut self,
        game: &History<Position>,
        _: SearchLimits<'_>,
        report: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Move> {
        let (started, mut nodes) = (Instant::now(), 0);
        let judged = |mv| (self.noisy_score(&game.position().play_unchecked(mv), &mut nodes), mv);
        let (score, mv) = game.legal_moves().into_iter().map(judged).max_by_key(|&(score, _)| score)?;
        let score = score.clamp(-6400, 6400);
        report(&Report { depth: self.plies, score, nodes, elapsed: started.elapsed(), line: vec![mv] });
        Some(mv)
    }

    fn new_game(&mut self) {
        self.seed = Random::new(self.seed).next();
    }
}
