use crate::{Point, Size};
use std::fmt;

/// A point in the notation of players: a letter for the column, from A without I, and a number for the row, from 1 at the
/// bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vertex {
    column: char,
    row: usize,
}

/// The letters of the columns.
const COLUMNS: &[u8; Size::MAX] = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";

/// The name of `point`, which must be on a board of `size`.
///
/// ```
/// use gocheck_board::Size;
/// use gocheck_board::vertex;
///
/// let size = Size::new(19, 19)?;
/// assert_eq!(size.point(3, 15).map(|point| vertex(size, point).to_string()).as_deref(), Some("Q16"));
/// # Ok::<(), gocheck_board::SizeError>(())
/// ```
#[must_use]
pub fn vertex(size: Size, point: Point) -> Vertex {
    Vertex {
        column: char::from(COLUMNS[point.col() % COLUMNS.len()]),
        row: size.rows().saturating_sub(point.row()),
    }
}

/// Why a text is not a point of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BadVertex {
    /// It is not a letter and a number.
    Malformed,
    /// The columns go from H to J.
    ColumnI,
    /// The board has no such point.
    Off,
}

impl fmt::Display for BadVertex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Malformed => "not a letter and a number, such as Q16",
            Self::ColumnI => "there is no column I",
            Self::Off => "off the board",
        })
    }
}

impl std::error::Error for BadVertex {}

/// The point of a board of `size` with this name, in letters of either case.
///
/// ```
/// use gocheck_board::Size;
/// use gocheck_board::{BadVertex, point_at};
///
/// let size = Size::new(19, 19)?;
/// assert_eq!(point_at(size, "q16")?, size.point(3, 15).ok_or("off the board")?);
/// assert_eq!(point_at(size, "I9"), Err(BadVertex::ColumnI));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If there is no such point.
pub fn point_at(size: Size, name: &str) -> Result<Point, BadVertex> {
    let mut letters = name.chars();
    let column = letters.next().ok_or(BadVertex::Malformed)?.to_ascii_uppercase();
    let digits = letters.as_str();
    if !column.is_ascii_uppercase() || digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit())
    {
        return Err(BadVertex::Malformed);
    }
    if column == 'I' {
        return Err(BadVertex::ColumnI);
    }
    let col = COLUMNS.iter().position(|&letter| char::from(letter) == column).ok_or(BadVertex::Malformed)?;
    let row = digits.parse().ok().and_then(|row| size.rows().checked_sub(row));
    row.and_then(|row| size.point(row, col)).ok_or(BadVertex::Off)
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

/// Serializes a vertex as `"Q16"`.
#[cfg(feature = "serde")]
impl serde::Serialize for Vertex {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
