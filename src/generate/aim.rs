//! What one puzzle is to be like, and whether a position is.

use super::level::points_on;
use super::table::Table;
use super::{Features, Wanted, spoil};
use crate::board::{Bits, Color, Size};
use crate::go::Board;
use crate::puzzle::Question;
use crate::random::Random;

/// What is looked for in positions: what was [`Wanted`], and what chance adds, so that answers do not give themselves
/// away.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aim {
    pub(super) wanted: Wanted,
    pub(super) stones: [usize; 2],
    /// The least and the most points: captures, or those where White may not play; any number where it is not asked
    /// for points, or none was found.
    pub(super) points: [u32; 2],
    /// How many groups are to be dead, and the least of their stones.
    dead: Option<[usize; 2]>,
    keeps_score: bool,
}

/// The part of a level's numbers of stones that one puzzle may have.
const PARTS: usize = 3;

/// How many groups are dead in a position that is to be invalid, and how many stones each has at least.
const DEAD: [u64; 3] = [60, 28, 12];
const DEAD_STONES: [u64; 6] = [40, 18, 14, 10, 9, 9];

impl Aim {
    /// Any position of the level.
    pub(super) fn any(wanted: Wanted, size: Size, random: &mut Random) -> Self {
        let is_spoiled = wanted.question == Question::Rule && wanted.is_spoiled;
        let dead = is_spoiled.then(|| [1 + drawn(&DEAD, random), 1 + drawn(&DEAD_STONES, random)]);
        Self { wanted, stones: wanted.level.stones_on(size), points: ANY, dead, keeps_score: true }
    }

    /// So many points, and of the rest what chance decides.
    pub(super) fn draw(wanted: Wanted, size: Size, points: [u32; 2], random: &mut Random) -> Self {
        let any = Self::any(wanted, size, random);
        // As many puzzles with few stones as with many, though late positions offer more.
        let [least, most] = any.stones;
        let width = (most - least) / PARTS;
        let least = least + (random.next() % (most - least - width + 1) as u64) as usize;
        Self { stones: [least, least + width], points, ..any }
    }

    /// The same where no such position is found: any number of points.
    pub(super) const fn with_any_points(self) -> Self {
        Self { points: ANY, ..self }
    }

    /// The same where no score fits, as on small boards: any score, and all stones of the level.
    pub(super) const fn with_any_score(self, size: Size) -> Self {
        Self { keeps_score: false, stones: self.wanted.level.stones_on(size), ..self }
    }

    /// Whether a board has as many stones and points as are wanted.
    pub(super) fn is_met<B: Bits>(&self, table: &Table<'_, B>) -> bool {
        self.has_stones(table.count()) && {
            let [takes, legal] = table.moves(Color::White);
            let points = match self.wanted.question {
                Question::Rule => 0,
                Question::Captures => takes.count(),
                Question::Moves => table.empty.count() - legal.count(),
            };
            self.points[0] <= points && points <= self.points[1]
        }
    }

    const fn has_stones(&self, stones: usize) -> bool {
        self.stones[0] <= stones && stones <= self.stones[1]
    }

    /// The puzzle that a position which [is met](Self::is_met) makes, if it is as hard as is wanted.
    pub(super) fn puzzle(&self, setup: Board, random: &mut Random) -> Option<Board> {
        let setup = match self.dead {
            None => setup,
            Some([groups, stones]) => spoil::spoil(setup, groups, stones, random)?,
        };
        let score = Features::of(&setup, Color::White).score(self.wanted.question, setup.size());
        let has_score = !self.keeps_score || self.wanted.level.has_score(score);
        (has_score && self.has_stones(setup.stones().count())).then_some(setup)
    }
}

/// Any number of points.
const ANY: [u32; 2] = [0, u32::MAX];

/// How many points the answer is to have, at least and at most.
pub(super) fn drawn_points(wanted: Wanted, size: Size, random: &mut Random) -> [u32; 2] {
    let points = wanted.level.points(wanted.question);
    if points.is_empty() { ANY } else { points_on(drawn(points, random), size) }
}

/// The place of one of some weights, by chance.
fn drawn(weights: &[u64], random: &mut Random) -> usize {
    let mut rest = random.next() % weights.iter().sum::<u64>().max(1);
    for (place, &weight) in weights.iter().enumerate() {
        match rest.checked_sub(weight) {
            None => return place,
            Some(less) => rest = less,
        }
    }
    0
}
