//! The result of every game, and the sequential test over them.

use crate::arena::record::{GameEnd, GameRecord};
use crate::arena::statistics::results::Results;
use crate::arena::statistics::sprt::{Decision, Sprt};
use crate::board::Color;
use std::collections::BTreeMap;

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameScore {
    /// One side won.
    Won(Color),
    /// Nobody won.
    Drawn,
    /// It does not count.
    Void,
}

impl GameScore {
    /// The result of a game that was played.
    #[must_use]
    pub const fn of(record: &GameRecord) -> Self {
        match (&record.end, record.winner) {
            (GameEnd::Void { .. }, _) => Self::Void,
            (_, Some(color)) => Self::Won(color),
            (_, None) => Self::Drawn,
        }
    }

    /// Black's half points and white's.
    #[must_use]
    pub const fn half_points(self) -> [u64; 2] {
        match self {
            Self::Won(Color::Black) => [2, 0],
            Self::Won(Color::White) => [0, 2],
            Self::Drawn => [1, 1],
            Self::Void => [0, 0],
        }
    }
}

/// The result of every game that was played, by number, whatever its moves: about a byte a game where the games follow
/// each other, as many bytes as a chunk has where they are far apart.
///
/// A void game is one that was not played: it is to be played again.
#[derive(Clone, Debug, Default)]
pub struct Scores {
    chunks: BTreeMap<u64, [Option<GameScore>; CHUNK]>,
    played: u64,
    test: Option<Sprt>,
    /// Pairs of games in order, up to the first that is not played or the one that decided.
    pairs: Results<5>,
    taken: u64,
    decision: Option<Decision>,
}

/// Games whose results stand together.
const CHUNK: usize = 32;

impl Scores {
    /// No results; `test` looks at them as they come.
    #[must_use]
    pub fn new(test: Option<Sprt>) -> Self {
        Self { test, ..Self::default() }
    }

    /// Takes in the result of a game; of a void one there is none.
    pub fn add(&mut self, number: u64, score: GameScore) {
        if score == GameScore::Void {
            return;
        }
        let (chunk, place) = (number / CHUNK as u64, (number % CHUNK as u64) as usize);
        let before = self.chunks.entry(chunk).or_insert([None; CHUNK])[place].replace(score);
        self.played += u64::from(before.is_none());
        self.look();
    }

    /// Whether the result of a game is known.
    #[must_use]
    pub fn is_played(&self, number: u64) -> bool {
        self.score(number).is_some()
    }

    /// How many results are known.
    #[must_use]
    pub const fn played(&self) -> u64 {
        self.played
    }

    /// What is won in a game: black's half points and white's; nothing before it is played.
    #[must_use]
    pub fn half_points(&self, number: u64) -> [u64; 2] {
        self.score(number).map_or([0, 0], GameScore::half_points)
    }

    /// The pairs of games so far of two players, counted for the first. With a test: in order, as far
    /// as it has looked.
    #[must_use]
    pub const fn pairs(&self) -> &Results<5> {
        &self.pairs
    }

    /// What the test has come to.
    #[must_use]
    pub const fn decision(&self) -> Option<Decision> {
        self.decision
    }

    /// How many pairs of games are known, from the first on without a gap or to the one that decided.
    #[must_use]
    pub const fn taken(&self) -> u64 {
        self.taken
    }

    /// Whether a game, by number, counts: those after the pair that decided the test do not, so that the result
    /// is the same however many were under way.
    #[must_use]
    pub const fn counts(&self, number: u64) -> bool {
        self.decision.is_none() || number < 2 * self.taken
    }

    fn score(&self, number: u64) -> Option<GameScore> {
        let (chunk, place) = (number / CHUNK as u64, (number % CHUNK as u64) as usize);
        self.chunks.get(&chunk).and_then(|chunk| chunk[place])
    }

    /// Takes the pairs that are complete, in order.
    fn look(&mut self) {
        while self.decision.is_none() {
            let (first, second) = (self.score(2 * self.taken), self.score(2 * self.taken + 1));
            let (Some(first), Some(second)) = (first, second) else { return };
            self.taken += 1;
            // Colours are swapped: the first player has black, then white.
            self.pairs.add((first.half_points()[0] + second.half_points()[1]) as usize);
            self.decision = self.test.and_then(|test| test.decide(test.llr(&self.pairs)));
        }
    }
}
