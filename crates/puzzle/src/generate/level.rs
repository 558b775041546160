use crate::Question;
use gocheck_board::Size;

/// A level of difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// The range of the number of stones, per 100 points.
    pub stones: [usize; 2],
    /// The range of the [score](super::Features::score).
    pub score: [u32; 2],
    /// The wanted frequencies of 0, 1, 2 and more captures, on 9 x 9. Only numbers that are frequent enough in games are
    /// included, so that the result (docs/puzzles.md) is close to them.
    pub captures: &'static [u64],
    /// The wanted frequencies of numbers of empty points where White may not play.
    pub illegal: &'static [u64],
}

/// The levels from 1, the easiest, to 5.
pub const LEVELS: [Level; 5] = [
    Level { stones: [15, 30], score: [0, 5], captures: &[22, 30, 28, 20], illegal: &[32, 33, 35] },
    Level { stones: [25, 40], score: [6, 8], captures: &[15, 28, 29, 28], illegal: &[22, 30, 28, 20] },
    Level {
        stones: [35, 50],
        score: [9, 11],
        captures: &[13, 23, 28, 25, 11],
        illegal: &[14, 23, 25, 21, 17],
    },
    Level {
        stones: [43, 55],
        score: [12, 14],
        captures: &[11, 24, 27, 24, 14],
        illegal: &[10, 18, 22, 21, 16, 13],
    },
    Level {
        stones: [48, 62],
        score: [15, u32::MAX],
        captures: &[9, 19, 27, 24, 15, 6],
        illegal: &[6, 14, 19, 20, 18, 13, 10],
    },
];

impl Level {
    /// The range of the number of stones on a board, at least one.
    #[must_use]
    pub const fn stones_on(self, size: Size) -> [usize; 2] {
        let [least, most] = self.stones;
        let least = least * size.area() / 100;
        [if least == 0 { 1 } else { least }, (most * size.area()).div_ceil(100)]
    }

    /// Returns true if a [score](super::Features::score) belongs to this level.
    #[must_use]
    pub const fn has_score(self, score: u32) -> bool {
        self.score[0] <= score && score <= self.score[1]
    }

    /// The wanted frequencies of numbers of answer points; empty for rule 1.
    pub(super) const fn points(self, question: Question) -> &'static [u64] {
        match question {
            Question::Rule => &[],
            Question::Captures => self.captures,
            Question::Moves => self.illegal,
        }
    }
}

/// The rows and columns of a 9 x 9 board together.
const SIDES: usize = 18;

/// The range of points on a board of `size` for a number of points on 9 x 9. Larger boards have more, but fewer than in
/// proportion to their area.
pub(super) const fn points_on(points: usize, size: Size) -> [u32; 2] {
    let sides = size.rows() + size.cols();
    let least = points * sides / SIDES;
    // The number does not change on a small board.
    let least = if least == 0 && points > 0 { 1 } else { least };
    let most = ((points + 1) * sides).div_ceil(SIDES) - 1;
    [least as u32, if most > least { most as u32 } else { least as u32 }]
}

impl Level {
    /// The level with a number from 1. Other numbers are clamped to the range.
    #[must_use]
    pub fn numbered(number: usize) -> Self {
        LEVELS[number.clamp(1, LEVELS.len()) - 1]
    }
}

/// The default difficulty of each problem of a set: captures get harder.
const OF_PROBLEMS: [usize; 7] = [2, 2, 1, 2, 3, 4, 3];

/// The level of a problem of a set, by its place among [`PROBLEMS`](crate::PROBLEMS), or of another puzzle.
#[must_use]
pub fn set_level(place: Option<usize>) -> Level {
    Level::numbered(place.and_then(|place| OF_PROBLEMS.get(place)).copied().unwrap_or(3))
}
