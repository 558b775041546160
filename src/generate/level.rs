use crate::board::Size;
use crate::puzzle::Question;

/// How hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// The least and the most stones, of 100 points.
    pub stones: [usize; 2],
    /// The least and the highest [score](super::Features::score).
    pub score: [u32; 2],
    /// How often 0, 1, 2 and so on points, on 9 x 9, are wanted where White captures: only numbers that games have often
    /// enough, so that what comes out (docs/puzzles.md) is close to it.
    pub captures: &'static [u64],
    /// How often so many empty points are wanted where White may not play.
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
    /// The least and the most stones on a board: one at least.
    #[must_use]
    pub const fn stones_on(self, size: Size) -> [usize; 2] {
        let [least, most] = self.stones;
        let least = least * size.area() / 100;
        [if least == 0 { 1 } else { least }, (most * size.area()).div_ceil(100)]
    }

    /// Whether a [score](super::Features::score) is one of this level.
    #[must_use]
    pub const fn has_score(self, score: u32) -> bool {
        self.score[0] <= score && score <= self.score[1]
    }

    /// How often each number of points is wanted that make the answer to a question; none for rule 1.
    pub(super) const fn points(self, question: Question) -> &'static [u64] {
        match question {
            Question::Rule => &[],
            Question::Captures => self.captures,
            Question::Moves => self.illegal,
        }
    }
}

/// The rows and columns of a board of 9 x 9.
const SIDES: usize = 18;

/// The least and the most points on a board of `size` for so many on one of 9 x 9: in larger boards there are more,
/// but hardly ever as many more as there are points.
pub(super) const fn points_on(points: usize, size: Size) -> [u32; 2] {
    let sides = size.rows() + size.cols();
    let least = points * sides / SIDES;
    // On a small board a point stays a point.
    let least = if least == 0 && points > 0 { 1 } else { least };
    let most = ((points + 1) * sides).div_ceil(SIDES) - 1;
    [least as u32, if most > least { most as u32 } else { least as u32 }]
}
