use super::super::endgame::Solver;
use super::super::evaluation::Evaluation;
use super::super::{Move, Position, ReversiEngine};
use super::{Played, Sample};
use crate::game::{Game, History};
use crate::search::{Engine, Score, SearchLimits};
use gocheck_common::random::Random;
use std::sync::Arc;

/// Games begin with less than so many random moves.
const OPENING: u64 = 27;

/// A game is not played if its first search finds a side this far ahead: it would teach less than a close one.
const UNBALANCED: Score = 3000;

/// With so few empty squares positions are solved.
const SOLVED: u32 = 16;

/// One move in so many is random, before positions are solved and then.
const RANDOM_MOVE: (u64, u64) = (16, 4);

/// The size of the engine's tables and of the solver's in MiB: enough for what they search.
const TABLES: usize = 2;

/// Who plays the games.
pub struct Teacher {
    /// The evaluation.
    pub evaluation: Arc<Evaluation>,
    /// The nodes that are searched for a move before positions are solved.
    pub nodes: u64,
}

/// The positions of the games `games`, those of a game in a row. The same arguments give the same positions.
#[must_use]
pub fn play(teacher: &Teacher, games: std::ops::Range<u64>, seed: u64) -> Vec<Sample> {
    let evaluation = || Arc::clone(&teacher.evaluation);
    let mut desk = Desk {
        engine: ReversiEngine::of(evaluation(), TABLES, 1).with_early_endgame(),
        solver: Solver::of(evaluation(), TABLES),
        nodes: teacher.nodes,
    };
    games.flat_map(|game| desk.play(Random::new(seed << 40 ^ game))).collect()
}

/// What a game is played with.
struct Desk {
    engine: ReversiEngine,
    solver: Solver,
    nodes: u64,
}

impl Desk {
    fn play(&mut self, mut random: Random) -> Vec<Sample> {
        self.engine.clear();
        self.solver.clear();
        let opening = random.next() % OPENING;
        let mut samples = Vec::new();
        let mut position = Position::start();
        for ply in 0.. {
            let Some(&any) = random.pick(&position.moves()) else { break };
            if ply < opening || any == Move::Pass {
                position = position.play_unchecked(any);
                continue;
            }
            let is_solved = position.empty().count_ones() <= SOLVED;
            let Some((score, best)) = self.judge(&position, is_solved) else { break };
            if samples.is_empty() && score.abs() > UNBALANCED {
                break;
            }
            let is_random =
                random.next().is_multiple_of(if is_solved { RANDOM_MOVE.1 } else { RANDOM_MOVE.0 });
            let played = match (is_solved, is_random) {
                (true, _) => Played::Solved,
                (false, true) => Played::Any,
                (false, false) => Played::Best,
            };
            samples.push(Sample::new(&position, score, played));
            position = position.play_unchecked(if is_random { any } else { best });
        }
        samples
    }

    /// What a position is worth, and the best move.
    fn judge(&mut self, position: &Position, is_solved: bool) -> Option<(Score, Move)> {
        if is_solved {
            let solution = self.solver.solve(position, SearchLimits::default())?;
            return Some((100 * solution.value, solution.best?));
        }
        let limits = SearchLimits { nodes: Some(self.nodes), ..SearchLimits::default() };
        let report = self.engine.search(&History::new(*position), limits, &mut |_| {})?;
        Some((report.score, *report.line.first()?))
    }
}
