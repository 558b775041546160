use super::aim::{Aim, drawn_points};
use super::symmetry::canonical;
use super::{Features, Wanted, mixed};
use crate::Question;
use gocheck_board::random::Random;
use gocheck_board::{Color, Size};
use gocheck_rules::Board;
#[cfg(feature = "rayon")]
use rayon::prelude::*;
use std::collections::{BTreeMap, HashSet};
use std::fmt;

/// Positions of recorded games with White to move, to choose puzzles from.
pub struct Records {
    size: Size,
    seed: u64,
    games: Vec<Vec<Board>>,
}

struct Candidate {
    game: usize,
    setup: Board,
}

/// The candidates for puzzles of one kind.
struct Pool {
    wanted: Wanted,
    /// By the number of answer points.
    fresh: BTreeMap<u32, Vec<Candidate>>,
    /// Candidates that were skipped because their game was used already.
    again: Vec<Candidate>,
}

/// The number of draws of a number of answer points before any number is accepted.
const DRAWS: usize = 20;

impl Records {
    /// Chooses among the positions of games, each a list of boards of `size`; the seed decides.
    #[must_use]
    pub const fn new(size: Size, seed: u64, games: Vec<Vec<Board>>) -> Self {
        Self { size, seed, games }
    }

    /// Chooses a position for each of `wanted`, in order. None is a rotation or reflection of another. A game gives two positions
    /// only if there are too few games.
    ///
    /// # Errors
    /// If the games have too few suitable positions.
    pub fn positions(&self, wanted: &[Wanted]) -> Result<Vec<Board>, TooFew> {
        let mut pools: Vec<Pool> = Vec::new();
        let mut used = vec![false; self.games.len()];
        let mut seen = HashSet::new();
        let mut chosen = Vec::with_capacity(wanted.len());
        for (number, &wanted) in (0..).zip(wanted) {
            let place = pools.iter().position(|pool| pool.wanted == wanted).unwrap_or_else(|| {
                pools.push(self.pool(wanted));
                pools.len() - 1
            });
            let random = &mut Random::new(mixed([self.seed, number]));
            let pool = &mut pools[place];
            while let Some(Candidate { game, setup }) = pool.next(self.size, &used, random) {
                if seen.insert(canonical(&setup)) {
                    used[game] = true;
                    chosen.push(setup);
                    break;
                }
            }
        }
        if chosen.len() < wanted.len() {
            return Err(TooFew { found: chosen.len(), wanted: wanted.len() });
        }
        Ok(chosen)
    }

    /// In an order that depends on the seed.
    fn pool(&self, wanted: Wanted) -> Pool {
        let seed = mixed([self.seed, wanted.question as u64, u64::from(wanted.is_spoiled)]);
        let of_game = |game: usize| {
            let mut random = Random::new(mixed([seed, game as u64]));
            let mut found = Vec::new();
            for setup in self.games[game].iter().filter(|setup| gocheck_rules::is_valid(setup)) {
                let aim = Aim::any(wanted, self.size, &mut random);
                if let Some(setup) = aim.puzzle(setup.clone(), &mut random) {
                    let features = Features::of(&setup, Color::White);
                    let points = match wanted.question {
                        Question::Rule => 0,
                        Question::Captures => features.captures,
                        Question::Moves => features.suicides,
                    };
                    found.push((points, random.next(), Candidate { game, setup }));
                }
            }
            found
        };
        #[cfg(feature = "rayon")]
        let games = (0..self.games.len()).into_par_iter();
        #[cfg(not(feature = "rayon"))]
        let games = 0..self.games.len();
        let found: Vec<Vec<_>> = games.map(of_game).collect();
        let mut all: Vec<_> = found.into_iter().flatten().collect();
        all.sort_by_key(|&(_, place, Candidate { game, .. })| (place, game));
        let mut fresh: BTreeMap<u32, Vec<Candidate>> = BTreeMap::new();
        for (points, _, candidate) in all {
            fresh.entry(points).or_default().push(candidate);
        }
        Pool { wanted, fresh, again: Vec::new() }
    }
}

impl Pool {
    /// Takes a candidate, preferably from an unused game.
    fn next(&mut self, size: Size, used: &[bool], random: &mut Random) -> Option<Candidate> {
        while let Some(candidate) = self.draw(size, random) {
            if !used[candidate.game] {
                return Some(candidate);
            }
            self.again.push(candidate);
        }
        self.again.pop()
    }

    /// Takes a candidate with a random number of points, or with any number.
    fn draw(&mut self, size: Size, random: &mut Random) -> Option<Candidate> {
        for _ in 0..DRAWS {
            let [least, most] = drawn_points(self.wanted, size, random);
            if let Some(left) =
                self.fresh.range_mut(least..=most).map(|(_, left)| left).find(|left| !left.is_empty())
            {
                return left.pop();
            }
        }
        self.fresh.values_mut().max_by_key(|left| left.len())?.pop()
    }
}

/// The error if the games have too few suitable positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooFew {
    /// The number that could be chosen.
    pub found: usize,
    /// The number that was wanted.
    pub wanted: usize,
}

impl fmt::Display for TooFew {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { found, wanted } = self;
        write!(f, "found only {found} of {wanted} positions")
    }
}

impl std::error::Error for TooFew {}
