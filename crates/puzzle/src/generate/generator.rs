use super::aim::{Aim, drawn_points};
use super::playout::cut;
use super::symmetry::canonical;
use super::{Wanted, mixed};
use crate::Question;
use gocheck_board::Size;
use gocheck_board::random::Random;
use gocheck_rules::Board;
use gocheck_text::{InLanguage, Language, phrase};
#[cfg(feature = "rayon")]
use rayon::prelude::*;
use std::borrow::Cow;
use std::collections::HashSet;
use std::fmt;

/// The number of games for one position before giving up.
const MAX_GAMES: u64 = 1_000;

/// The numbers of games after which any number of answer points is accepted, after which any score is accepted with the drawn
/// number, and after which both are: small boards do not have all combinations.
const ANY_POINTS: u64 = 500;
const ANY_SCORE: u64 = 600;
const ANYTHING: u64 = 800;

/// The number of games for one number of answer points, which may be rare, before another is drawn.
const PATIENCE: u64 = 250;

/// The number of games for one number of stones before another is drawn.
const fn patience(question: Question) -> u64 {
    match question {
        // Dead groups are made, not searched for.
        Question::Rule => 5,
        Question::Captures | Question::Moves => 40,
    }
}

/// Makes positions from games that it plays. None is a rotation or reflection of another.
///
/// ```
/// use gocheck_board::{Color, Size};
/// use gocheck_puzzle::generate::{Generator, LEVELS, Wanted};
/// use gocheck_puzzle::Question;
///
/// let wanted = Wanted { question: Question::Captures, is_spoiled: false, level: LEVELS[2] };
/// let boards = Generator::new(Size::default(), 7).positions(&[wanted])?;
/// assert!((28..=41).contains(&boards[0].stones().count()));
/// assert_eq!(boards, Generator::new(Size::default(), 7).positions(&[wanted])?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Generator {
    size: Size,
    seed: u64,
    made: u64,
    seen: HashSet<Box<[u8]>>,
}

impl Generator {
    /// Creates a generator. The same seed gives the same positions.
    #[must_use]
    pub fn new(size: Size, seed: u64) -> Self {
        Self { size, seed, made: 0, seen: HashSet::new() }
    }

    /// Makes a position for each of `wanted`, in order. With the feature `rayon`, this uses all threads.
    ///
    /// # Errors
    /// If no new position was found after very many games.
    pub fn positions(&mut self, wanted: &[Wanted]) -> Result<Vec<Board>, Exhausted> {
        let first = self.made;
        let find = |(place, &wanted): (usize, &Wanted)| self.find(wanted, first + place as u64, 0);
        #[cfg(feature = "rayon")]
        let requests = wanted.par_iter();
        #[cfg(not(feature = "rayon"))]
        let requests = wanted.iter();
        let tries: Vec<Option<(u64, Board)>> = requests.enumerate().map(find).collect();
        let mut positions = Vec::with_capacity(wanted.len());
        for ((mut found, &wanted), number) in tries.into_iter().zip(wanted).zip(first..) {
            loop {
                let (game, setup) = found.ok_or(Exhausted(self.size))?;
                if self.seen.insert(canonical(&setup)) {
                    positions.push(setup);
                    break;
                }
                found = self.find(wanted, number, game + 1);
            }
        }
        self.made += wanted.len() as u64;
        Ok(positions)
    }

    /// The first good position for this number, searched from game `from` on, with the number of its game.
    fn find(&self, wanted: Wanted, number: u64, from: u64) -> Option<(u64, Board)> {
        let Wanted { question, level, .. } = wanted;
        // Different questions and levels share no games.
        let seed = mixed([self.seed, question as u64, level.stones[1] as u64, number]);
        (from..MAX_GAMES).find_map(|game| {
            let [points, rest] = [PATIENCE, patience(question)].map(|patience| game / patience);
            let points = drawn_points(wanted, self.size, &mut Random::new(mixed([seed, points, 2])));
            let aim = Aim::draw(wanted, self.size, points, &mut Random::new(mixed([seed, rest])));
            let aim = match game {
                ..ANY_POINTS => aim,
                ANY_POINTS..ANY_SCORE => aim.with_any_points(),
                ANY_SCORE..ANYTHING => aim.with_any_score(self.size),
                _ => aim.with_any_points().with_any_score(self.size),
            };
            Some((game, cut(self.size, aim, &mut Random::new(mixed([seed, game, 1])))?))
        })
    }
}

/// The error if there are no more different positions of the wanted kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exhausted(Size);

impl InLanguage for Exhausted {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        let Self(size) = self;
        phrase!(
            "no more different positions were found on {size} boards: ask for fewer puzzles, a larger board or \
             another difficulty",
            "在 {size} 的棋盘上找不到更多不同的局面：请减少数量、加大棋盘或换一个难度"
        )
        .text(language)
        .into()
    }
}

impl fmt::Display for Exhausted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_language(Language::English))
    }
}

impl std::error::Error for Exhausted {}
