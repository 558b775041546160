use crate::Answer;
use gocheck_board::{Point, Size};
use std::fmt;

/// A row and a column as given, both from 0, on or off the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Coordinates {
    /// The row, from the top.
    pub row: i32,
    /// The column, from the left.
    pub col: i32,
}

impl Coordinates {
    /// The point on a board of `size`, or `None` if it is off the board.
    #[must_use]
    pub fn on(self, size: Size) -> Option<Point> {
        size.point(usize::try_from(self.row).ok()?, usize::try_from(self.col).ok()?)
    }
}

impl From<Point> for Coordinates {
    fn from(point: Point) -> Self {
        // A board has at most 25 rows.
        Self { row: point.row() as i32, col: point.col() as i32 }
    }
}

/// `(3, 4)`
impl fmt::Display for Coordinates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.row, self.col)
    }
}

impl serde::Serialize for Coordinates {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.row, self.col].serialize(serializer)
    }
}

/// A given answer to a puzzle, whose points may be off the board.
pub type Given = Answer<Coordinates>;

impl Given {
    /// Creates an answer from points in any order.
    #[must_use]
    pub fn points(mut points: Vec<Coordinates>) -> Self {
        points.sort_unstable();
        points.dedup();
        Self::Points(points)
    }
}

impl From<&Answer> for Given {
    fn from(answer: &Answer) -> Self {
        match answer {
            Answer::Valid(value) => Self::Valid(*value),
            Answer::Points(points) => Self::Points(points.iter().copied().map(Into::into).collect()),
        }
    }
}
