use crate::board::{Point, Size};
use std::fmt;

/// A point as players write it: a letter for the column, from A without I, and a number for the row, from 1 at
/// the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vertex {
    column: char,
    row: usize,
}

/// The letters of the columns.
const COLUMNS: &[u8; Size::MAX] = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";

/// The usual name of `point` on a board of `size`, which must have it.
///
/// ```
/// use gocheck::board::Size;
/// use gocheck::go::vertex;
///
/// let size = Size::new(19, 19)?;
/// assert_eq!(size.point(3, 15).map(|point| vertex(size, point).to_string()).as_deref(), Some("Q16"));
/// # Ok::<(), gocheck::board::SizeError>(())
/// ```
#[must_use]
pub fn vertex(size: Size, point: Point) -> Vertex {
    Vertex {
        column: char::from(COLUMNS[point.col() % COLUMNS.len()]),
        row: size.rows().saturating_sub(point.row()),
    }
}

impl Vertex {
    /// The letter of the column.
    #[must_use]
    pub const fn column(self) -> char {
        self.column
    }

    /// The number of the row, from 1 at the bottom.
    #[must_use]
    pub const fn row(self) -> usize {
        self.row
    }
}

impl fmt::Display for Vertex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column, self.row)
    }
}

/// As it is written: `"Q16"`.
#[cfg(feature = "formats")]
impl serde::Serialize for Vertex {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
