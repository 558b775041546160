use super::record::Record;
use games::ataxx::{Pattern, Position, Rules};
use games::game::{Game, History};
use games::search::{AlphaBetaEngine, Score, SearchLimits, WIN_AT_LEAST};
use gocheck_board::random::Random;
use std::ops::Range;

/// The number of random moves at the start of a game.
const OPENING: Range<u64> = 6..16;

/// A game is not played if its first search finds a side this far ahead: close games teach more.
const UNBALANCED: Score = 300;

/// A game that reaches this number of plies is a draw.
const LONGEST: usize = 400;

/// The size of the engine's table in MiB: enough for its nodes.
const TABLE: usize = 1;

/// The settings of self-play.
pub struct SelfPlay<'a, E> {
    /// The evaluation.
    pub evaluate: &'a E,
    /// The nodes of the search of each move.
    pub nodes: u64,
    /// The boards of half of the games; the others have no walls.
    pub boards: &'a [Pattern],
}

impl<E: Fn(&Position) -> Score + Sync> SelfPlay<'_, E> {
    /// The records of the games with these numbers, those of a game in a row. The same arguments give the same records.
    #[must_use]
    pub fn play(&self, games: Range<u64>, seed: u64) -> Vec<Record> {
        let mut engine = AlphaBetaEngine::new(TABLE, 1);
        games.flat_map(|game| self.play_one(&mut engine, Random::new(seed << 40 ^ game))).collect()
    }

    fn play_one(&self, engine: &mut AlphaBetaEngine, mut random: Random) -> Vec<Record> {
        engine.clear();
        let rules = random.pick(&Rules::ALL).copied().unwrap_or_default();
        let start = match random.pick(self.boards) {
            Some(board) if random.next().is_multiple_of(2) => board.position(rules),
            _ => Position::start(rules),
        };
        let mut game = History::new(start);
        for _ in 0..OPENING.start + random.next() % (OPENING.end - OPENING.start) {
            game.play_at_random(&mut random);
        }
        let mut records = Vec::new();
        let winner = loop {
            if let Some(outcome) = game.outcome() {
                break outcome.winner;
            }
            let limits = SearchLimits { nodes: Some(self.nodes), ..SearchLimits::default() };
            let Some(report) = engine.search_with(self.evaluate, &game, limits, |_| {}) else { break None };
            if records.is_empty() && report.score.abs() > UNBALANCED {
                break None;
            }
            let mover = game.position().to_move();
            if report.score.abs() >= WIN_AT_LEAST {
                break Some(if report.score > 0 { mover } else { mover.opponent() });
            }
            records.push((mover, Record::new(game.position(), report.score)));
            let is_played = report.line.first().is_some_and(|&mv| game.play(mv).is_ok());
            if !is_played || game.earlier().len() >= LONGEST {
                break None;
            }
        };
        let result = |mover| winner.map_or(0, |winner| if winner == mover { 1 } else { -1 });
        records.into_iter().map(|(mover, record)| Record { result: result(mover), ..record }).collect()
    }
}
