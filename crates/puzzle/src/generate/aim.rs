//! The aim for one puzzle.

use super::level::points_on;
use super::table::Table;
use super::{Features, Wanted, spoil};
use crate::Question;
use gocheck_board::random::Random;
use gocheck_board::{Bits, Color, Size};
use gocheck_rules::Board;

/// The criteria for positions: those of [`Wanted`], and random choices, so that answers cannot be guessed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aim {
    pub(super) wanted: Wanted,
    pub(super) stones: [usize; 2],
    /// The range of the number of points: captures, or points where White may not play. Unlimited if the question is not about
    /// points, or no such position was found.
    pub(super) points: [u32; 2],
    /// The number of dead groups, and the minimum of their stones.
    dead: Option<[usize; 2]>,
    keeps_score: bool,
}

/// The part of a level's range of stones that one puzzle may have.
const PARTS: usize = 3;

/// The number of dead groups in an invalid position, and the minimum number of stones of each.
const DEAD: [u64; 3] = [60, 28, 12];
const DEAD_STONES: [u64; 6] = [40, 18, 14, 10, 9, 9];

impl Aim {
    pub(super) fn any(wanted: Wanted, size: Size, random: &mut Random) -> Self {
        let is_spoiled = wanted.question == Question::Rule && wanted.is_spoiled;
        let dead = is_spoiled.then(|| [1 + drawn(&DEAD, random), 1 + drawn(&DEAD_STONES, random)]);
        Self { wanted, stones: wanted.level.stones_on(size), points: ANY, dead, keeps_score: true }
    }

    /// Requires a number of points and draws the rest.
    pub(super) fn draw(wanted: Wanted, size: Size, points: [u32; 2], random: &mut Random) -> Self {
        let any = Self::any(wanted, size, random);
        // Puzzles with few stones are as frequent as with many, although late positions offer more.
        let [least, most] = any.stones;
        let width = (most - least) / PARTS;
        let least = least + (random.next() % (most - least - width + 1) as u64) as usize;
        Self { stones: [least, least + width], points, ..any }
    }

    /// If no such position is found, any number of points is accepted.
    pub(super) const fn with_any_points(self) -> Self {
        Self { points: ANY, ..self }
    }

    /// If no score fits, as on small boards, any score and the level's whole range of stones are accepted.
    pub(super) const fn with_any_score(self, size: Size) -> Self {
        Self { keeps_score: false, stones: self.wanted.level.stones_on(size), ..self }
    }

    /// Checks the numbers of stones and points.
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

    /// Makes the puzzle from a position for which [`is_met`](Self::is_met) holds, if it is hard enough.
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

const ANY: [u32; 2] = [0, u32::MAX];

/// The range of the number of answer points.
pub(super) fn drawn_points(wanted: Wanted, size: Size, random: &mut Random) -> [u32; 2] {
    let points = wanted.level.points(wanted.question);
    if points.is_empty() { ANY } else { points_on(drawn(points, random), size) }
}

/// A random index, with the given weights.
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
