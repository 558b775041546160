use super::record::{Played, Record};
use games::game::{Game, History};
use games::reversi::endgame::Solver;
use games::reversi::evaluation::Evaluation;
use games::reversi::{Move, Position, ReversiEngine};
use games::search::{Engine, Score, SearchLimits};
use gocheck_board::random::Random;
use std::ops::Range;
use std::sync::Arc;

/// The number of random moves at the start of a game is less than this.
const OPENING: u64 = 27;

/// A game is not played if its first search finds a side this far ahead: close games teach more.
const UNBALANCED: Score = 3000;

/// Positions with this number of empty squares or fewer are solved.
const SOLVED: u32 = 16;

/// One move in this many is random, before positions are solved and then.
const RANDOM_MOVE: (u64, u64) = (16, 4);

/// The size of the tables of the engine and of the solver in MiB: enough for what they search.
const TABLES: usize = 2;

/// The settings of self-play.
pub struct SelfPlay {
    /// The evaluation.
    pub evaluation: Arc<Evaluation>,
    /// The nodes of the search of each move before positions are solved.
    pub nodes: u64,
}

impl SelfPlay {
    /// The records of the games with these numbers, those of a game in a row. The same arguments give the same records.
    #[must_use]
    pub fn play(&self, games: Range<u64>, seed: u64) -> Vec<Record> {
        let evaluation = || Arc::clone(&self.evaluation);
        let mut player = Player {
            engine: ReversiEngine::of(evaluation(), TABLES, 1).with_early_endgame(),
            solver: Solver::of(evaluation(), TABLES),
            nodes: self.nodes,
        };
        games.flat_map(|game| player.play(Random::new(seed << 40 ^ game))).collect()
    }
}

/// The player of both sides.
struct Player {
    engine: ReversiEngine,
    solver: Solver,
    nodes: u64,
}

impl Player {
    fn play(&mut self, mut random: Random) -> Vec<Record> {
        self.engine.clear();
        self.solver.clear();
        let opening = random.next() % OPENING;
        let mut records = Vec::new();
        let mut position = Position::start();
        for ply in 0.. {
            let Some(&any) = random.pick(&position.moves()) else { break };
            if ply < opening || any == Move::Pass {
                position = position.play_unchecked(any);
                continue;
            }
            let is_solved = position.empty().count_ones() <= SOLVED;
            let Some((score, best)) = self.search(&position, is_solved) else { break };
            if records.is_empty() && score.abs() > UNBALANCED {
                break;
            }
            let is_random =
                random.next().is_multiple_of(if is_solved { RANDOM_MOVE.1 } else { RANDOM_MOVE.0 });
            let played = match (is_solved, is_random) {
                (true, _) => Played::Solved,
                (false, true) => Played::Any,
                (false, false) => Played::Best,
            };
            records.push(Record::new(&position, score, played));
            position = position.play_unchecked(if is_random { any } else { best });
        }
        records
    }

    /// The score of a position, and the best move.
    fn search(&mut self, position: &Position, is_solved: bool) -> Option<(Score, Move)> {
        if is_solved {
            let solution = self.solver.solve(position, SearchLimits::default())?;
            return Some((100 * solution.value, solution.best?));
        }
        let limits = SearchLimits { nodes: Some(self.nodes), ..SearchLimits::default() };
        let report = self.engine.search(&History::new(*position), limits, &mut |_| {})?;
        Some((report.score, *report.line.first()?))
    }
}
