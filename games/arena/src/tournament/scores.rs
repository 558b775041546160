//! The result of every game, and the sequential test over them.

use crate::record::{GameEnd, GameRecord};
use crate::statistics::results::Results;
use crate::statistics::sprt::{Decision, Sprt};
use gocheck_board::Color;
use std::collections::BTreeMap;

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameScore {
    /// One side won.
    Won(Color),
    /// The game was drawn.
    Drawn,
    /// The game does not count.
    Void,
}

impl GameScore {
    /// The result of a recorded game.
    #[must_use]
    pub const fn of(record: &GameRecord) -> Self {
        match (&record.end, record.winner) {
            (GameEnd::Void { .. }, _) => Self::Void,
            (_, Some(color)) => Self::Won(color),
            (_, None) => Self::Drawn,
        }
    }

    /// Black's and White's half points.
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

/// The result of every game that was played, by number, without its moves: about a byte per game if the games are
/// consecutive, one chunk per game if they are far apart.
///
/// A void game counts as not played: it will be played again.
#[derive(Clone, Debug, Default)]
pub struct Scores {
    chunks: BTreeMap<u64, [Option<GameScore>; CHUNK]>,
    played: u64,
    test: Option<Sprt>,
    /// The pairs of games in order, up to the first incomplete one or the one that decided the test.
    pairs: Results<5>,
    taken: u64,
    decision: Option<Decision>,
}

/// The number of results per chunk.
const CHUNK: usize = 32;

impl Scores {
    /// No results yet. `test` follows the results as they come.
    #[must_use]
    pub fn new(test: Option<Sprt>) -> Self {
        Self { test, ..Self::default() }
    }

    /// Stores the result of a game; void games are ignored.
    pub fn add(&mut self, number: u64, score: GameScore) {
        if score == GameScore::Void {
            return;
        }
        let (chunk, place) = (number / CHUNK as u64, (number % CHUNK as u64) as usize);
        let before = self.chunks.entry(chunk).or_insert([None; CHUNK])[place].replace(score);
        self.played += u64::from(before.is_none());
        self.look();
    }

    /// Returns true if the result of a game is known.
    #[must_use]
    pub fn is_played(&self, number: u64) -> bool {
        self.score(number).is_some()
    }

    /// The number of known results.
    #[must_use]
    pub const fn played(&self) -> u64 {
        self.played
    }

    /// Black's and White's half points; 0 before the game was played.
    #[must_use]
    pub fn half_points(&self, number: u64) -> [u64; 2] {
        self.score(number).map_or([0, 0], GameScore::half_points)
    }

    /// The pairs of games of two players so far, counted for the first player. With a test, only the pairs it has
    /// looked at, in order.
    #[must_use]
    pub const fn pairs(&self) -> &Results<5> {
        &self.pairs
    }

    /// The decision of the test.
    #[must_use]
    pub const fn decision(&self) -> Option<Decision> {
        self.decision
    }

    /// The number of known pairs, from the first on without a gap, or up to the deciding one.
    #[must_use]
    pub const fn taken(&self) -> u64 {
        self.taken
    }

    /// Returns true if the game with this number counts: games after the pair that decided the test do not, so that
    /// the result does not depend on how many games were being played.
    #[must_use]
    pub const fn counts(&self, number: u64) -> bool {
        self.decision.is_none() || number < 2 * self.taken
    }

    fn score(&self, number: u64) -> Option<GameScore> {
        let (chunk, place) = (number / CHUNK as u64, (number % CHUNK as u64) as usize);
        self.chunks.get(&chunk).and_then(|chunk| chunk[place])
    }

    /// Takes the complete pairs, in order.
    fn look(&mut self) {
        while self.decision.is_none() {
            let (first, second) = (self.score(2 * self.taken), self.score(2 * self.taken + 1));
            let (Some(first), Some(second)) = (first, second) else { return };
            self.taken += 1;
            // Colours are swapped: the first player has Black, then White.
            self.pairs.add((first.half_points()[0] + second.half_points()[1]) as usize);
            self.decision = self.test.and_then(|test| test.decide(test.llr(&self.pairs)));
        }
    }
}
