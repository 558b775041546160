use super::super::{Pattern, Position, Rules};
use super::Sample;
use crate::game::{Game, History};
use crate::search::{AlphaBetaEngine, Score, SearchLimits, WIN_AT_LEAST};
use gocheck_common::random::Random;

/// Games begin with random moves: at least and less than so many.
const OPENING: std::ops::Range<u64> = 6..16;

/// A game is not played if its first search finds a side this far ahead: it would teach less than a close one.
const UNBALANCED: Score = 300;

/// A game that lasts so many plies is taken as drawn.
const LONGEST: usize = 400;

/// The size of an engine's table in MiB: enough for its nodes.
const TABLE: usize = 1;

/// Who plays the games.
pub struct Teacher<'a, E> {
    /// The evaluation.
    pub evaluate: &'a E,
    /// The nodes that are searched for a move.
    pub nodes: u64,
    /// The boards that half of the games are played on; the others have no walls.
    pub boards: &'a [Pattern],
}

/// The positions of the games `games`, those of a game in a row. The same arguments give the same
/// positions.
#[must_use]
pub fn play<E: Fn(&Position) -> Score + Sync>(
    teacher: &Teacher<'_, E>,
    games: std::ops::Range<u64>,
    seed: u64,
) -> Vec<Sample> {
    let mut engine = AlphaBetaEngine::new(TABLE, 1);
    games.flat_map(|game| play_one(teacher, &mut engine, Random::new(seed << 40 ^ game))).collect()
}

fn play_one<E: Fn(&Position) -> Score + Sync>(
    teacher: &Teacher<'_, E>,
    engine: &mut AlphaBetaEngine,
    mut random: Random,
) -> Vec<Sample> {
    engine.clear();
    let rules = random.pick(&Rules::ALL).copied().unwrap_or_default();
    let start = match random.pick(teacher.boards) {
        Some(board) if random.next().is_multiple_of(2) => board.position(rules),
        _ => Position::start(rules),
    };
    let mut game = History::new(start);
    for _ in 0..OPENING.start + random.next() % (OPENING.end - OPENING.start) {
        game.play_at_random(&mut random);
    }
    let mut samples = Vec::new();
    let winner = loop {
        if let Some(outcome) = game.outcome() {
            break outcome.winner;
        }
        let limits = SearchLimits { nodes: Some(teacher.nodes), ..SearchLimits::default() };
        let Some(report) = engine.search_with(teacher.evaluate, &game, limits, |_| {}) else { break None };
        if samples.is_empty() && report.score.abs() > UNBALANCED {
            break None;
        }
        let mover = game.position().to_move();
        if report.score.abs() >= WIN_AT_LEAST {
            break Some(if report.score > 0 { mover } else { mover.opponent() });
        }
        samples.push((mover, Sample::new(game.position(), report.score)));
        let is_played = report.line.first().is_some_and(|&mv| game.play(mv).is_ok());
        if !is_played || game.earlier().len() >= LONGEST {
            break None;
        }
    };
    let result = |mover| winner.map_or(0, |winner| if winner == mover { 1 } else { -1 });
    samples.into_iter().map(|(mover, sample)| Sample { result: result(mover), ..sample }).collect()
}
