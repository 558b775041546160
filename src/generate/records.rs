use super::aim::{Aim, drawn_points};
use super::symmetry::canonical;
use super::{Features, Wanted, mixed};
use crate::board::{Color, Size};
use crate::go::{self, Board};
use crate::puzzle::Question;
use crate::random::Random;
#[cfg(feature = "rayon")]
use rayon::prelude::*;
use std::collections::{BTreeMap, HashSet};
use std::fmt;

/// Positions of games that were played, White to move in each: puzzles are chosen among them.
pub struct Records {
    size: Size,
    seed: u64,
    /// The positions of each game.
    games: Vec<Vec<Board>>,
}

/// A position of a game that could be a puzzle.
struct Candidate {
    game: usize,
    setup: Board,
}

/// What could be a puzzle of one kind.
struct Pool {
    wanted: Wanted,
    /// By the number of points that the answer is about.
    fresh: BTreeMap<u32, Vec<Candidate>>,
    /// What was passed over because its game had given a puzzle.
    again: Vec<Candidate>,
}

/// Draws of a number of answer points before any will do.
const DRAWS: usize = 20;

impl Records {
    /// Chooses, by the seed, among the positions of some games, each a list of boards of `size`.
    #[must_use]
    pub const fn new(size: Size, seed: u64, games: Vec<Vec<Board>>) -> Self {
        Self { size, seed, games }
    }

    /// A position for each wish, in the order of the wishes, none of which is another one turned or mirrored. A game
    /// gives two of them only when too few games have what is wanted.
    ///
    /// # Errors
    /// When the games have too few positions of the kind.
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

    /// Everything that could be a puzzle of this kind, in an order that the seed gives.
    fn pool(&self, wanted: Wanted) -> Pool {
        let seed = mixed([self.seed, wanted.question as u64, u64::from(wanted.is_spoiled)]);
        let of_game = |game: usize| {
            let mut random = Random::new(mixed([seed, game as u64]));
            let mut found = Vec::new();
            for setup in self.games[game].iter().filter(|setup| go::is_valid(setup)) {
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
    /// Takes one, of a game that was not used where there is any.
    fn next(&mut self, size: Size, used: &[bool], random: &mut Random) -> Option<Candidate> {
        while let Some(candidate) = self.draw(size, random) {
            if !used[candidate.game] {
                return Some(candidate);
            }
            self.again.push(candidate);
        }
        self.again.pop()
    }

    /// Takes one with a number of points that chance wants, or with any.
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

/// The games have too few positions of the kind that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooFew {
    /// How many could be chosen.
    pub found: usize,
    /// How many were asked for.
    pub wanted: usize,
}

impl fmt::Display for TooFew {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { found, wanted } = self;
        write!(f, "found {found} of the {wanted} positions asked for")
    }
}

impl std::error::Error for TooFew {}
