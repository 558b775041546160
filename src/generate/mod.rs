//! New puzzles: positions out of random games, mended until their question is worth asking.
//!
//! A game of random legal moves (with simple ko; nobody fills an eye) is cut where White is to move and the
//! board holds as many stones as its [`Level`] wants. Then stones are added (`mend.rs`) until there are enough
//! **traps**, the points that make the question hard:
//!
//! | question | a trap is | beside |
//! | --- | --- | --- |
//! | rule 1 | a group with one liberty | one dead group where the answer is to be False |
//! | captures | a point where White captures | |
//! | moves | an empty point where White may not play | an eye of White's |
//!
//! | level | stones, of 100 points | traps, at least |
//! | --- | --- | --- |
//! | 1 | 15 to 25 | 1 |
//! | 2 | 25 to 35 | 1 |
//! | 3 | 35 to 45 | 2 |
//! | 4 | 45 to 55 | 2 |
//! | 5 | 50 to 65 | 3 |

mod mend;
mod playout;
mod symmetry;

pub use mend::traps;
pub use playout::playout;
pub use symmetry::canonical;

use crate::board::Size;
use crate::go::Setup;
use crate::puzzle::Question;
use crate::random::Random;
#[cfg(feature = "rayon")]
use rayon::prelude::*;
use std::collections::HashSet;
use std::fmt;

/// How hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// The least and the most stones, of 100 points.
    pub stones: [usize; 2],
    /// The least number of traps.
    pub traps: usize,
}

/// The levels from 1, the easiest, to 5.
pub const LEVELS: [Level; 5] = [
    Level { stones: [15, 25], traps: 1 },
    Level { stones: [25, 35], traps: 1 },
    Level { stones: [35, 45], traps: 2 },
    Level { stones: [45, 55], traps: 2 },
    Level { stones: [50, 65], traps: 3 },
];

impl Level {
    /// The least and the most stones on a board.
    #[must_use]
    pub fn stones_on(self, size: Size) -> [usize; 2] {
        let [least, most] = self.stones;
        [(least * size.area()).div_euclid(100), (most * size.area()).div_ceil(100)]
    }
}

/// What is wanted of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The question that White, who is to move, is asked.
    pub question: Question,
    /// Whether one group is to be dead; of use for rule 1 alone.
    pub is_spoiled: bool,
    /// How hard it is to be.
    pub level: Level,
}

/// Tries for one position before it is given up.
const MAX_TRIES: u64 = 2_000;

/// Positions, none of which is another one turned or mirrored.
///
/// ```
/// use gocheck::board::{Color, Size};
/// use gocheck::generate::{Generator, LEVELS, Wanted};
/// use gocheck::go;
/// use gocheck::puzzle::Question;
///
/// let wanted = Wanted { question: Question::Captures, is_spoiled: false, level: LEVELS[0] };
/// let boards = Generator::new(Size::new(5, 5)?, 7).positions(&[wanted])?;
/// assert!(!go::analyse(&boards[0], Color::White).captures.is_empty());
/// assert_eq!(boards, Generator::new(Size::new(5, 5)?, 7).positions(&[wanted])?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Generator {
    size: Size,
    seed: u64,
    /// The positions made so far.
    made: u64,
    seen: HashSet<Box<[u8]>>,
}

impl Generator {
    /// A generator that gives the same positions whenever it is made of the same seed.
    #[must_use]
    pub fn new(size: Size, seed: u64) -> Self {
        Self { size, seed, made: 0, seen: HashSet::new() }
    }

    /// A position for each wish, in the order of the wishes; with the feature `rayon` all threads work on them.
    ///
    /// # Errors
    /// When no new position was found after very many tries.
    pub fn positions(&mut self, wanted: &[Wanted]) -> Result<Vec<Setup>, Exhausted> {
        let first = self.made;
        let find = |(place, &wanted): (usize, &Wanted)| self.find(wanted, first + place as u64, 0);
        #[cfg(feature = "rayon")]
        let wishes = wanted.par_iter();
        #[cfg(not(feature = "rayon"))]
        let wishes = wanted.iter();
        let tries: Vec<Option<(u64, Setup)>> = wishes.enumerate().map(find).collect();
        let mut positions = Vec::with_capacity(wanted.len());
        for ((mut found, &wanted), number) in tries.into_iter().zip(wanted).zip(first..) {
            loop {
                let (tried, setup) = found.ok_or(Exhausted(self.size))?;
                if self.seen.insert(canonical(&setup)) {
                    positions.push(setup);
                    break;
                }
                found = self.find(wanted, number, tried + 1);
            }
        }
        self.made += wanted.len() as u64;
        Ok(positions)
    }

    /// The first good position of this number from a try on, with its try.
    fn find(&self, wanted: Wanted, number: u64, from: u64) -> Option<(u64, Setup)> {
        (from..MAX_TRIES).find_map(|tried| {
            let of_number = Random::new(Random::new(self.seed).next() ^ number).next();
            Some((tried, position(self.size, wanted, &mut Random::new(of_number ^ tried))?))
        })
    }
}

/// One try: a random game, cut and mended; nothing where it cannot be mended.
fn position(size: Size, wanted: Wanted, random: &mut Random) -> Option<Setup> {
    let [least, most] = wanted.level.stones_on(size);
    let cut = least as u64 + random.next() % (most - least + 1) as u64;
    let setup = mend::mend(playout(size, cut as usize, random)?, wanted, random)?;
    (least..=most).contains(&setup.stones().count()).then_some(setup)
}

/// There are no more different positions of the kind that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exhausted(Size);

impl fmt::Display for Exhausted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "no more different positions of this kind were found on {}: ask for fewer, for a larger size or for another difficulty",
            self.0
        )
    }
}

impl std::error::Error for Exhausted {}
