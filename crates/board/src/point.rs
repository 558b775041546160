use std::fmt;
use std::str::FromStr;

/// A point of a board: row and column from 0, row 0 on top, column 0 on the left.
///
/// Only [`Size::point`] and [`Size::points`] create points, so a point is always on the board that it was
/// created for. Points sort in row-major order.
///
/// ```
/// use gocheck_board::Size;
///
/// // . . .
/// // . . #
/// let point = Size::new(2, 3)?.point(1, 2).ok_or("off the board")?;
/// assert_eq!((point.row(), point.col()), (1, 2));
/// assert_eq!(point.to_string(), "(1, 2)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    row: u8,
    col: u8,
}

impl Point {
    /// The row, from 0 at the top.
    #[must_use]
    pub const fn row(self) -> usize {
        self.row as usize
    }

    /// The column, from 0 at the left.
    #[must_use]
    pub const fn col(self) -> usize {
        self.col as usize
    }
}

/// Formats a point as the assignment does: `(3, 4)`.
impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.row, self.col)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Serializes a point as `[3, 4]`.
#[cfg(feature = "serde")]
impl serde::Serialize for Point {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serde::Serialize::serialize(&[self.row, self.col], serializer)
    }
}

/// The size of a board: 1 to 25 rows and 1 to 25 columns; the default is 9 x 9.
///
/// ```
/// use gocheck_board::Size;
///
/// // . . .
/// // . . .
/// let size: Size = "2x3".parse()?;
/// assert_eq!((size.rows(), size.cols(), size.area()), (2, 3, 6));
/// assert!(size.point(2, 0).is_none());
/// assert_eq!("19".parse::<Size>()?, Size::new(19, 19)?);
/// # Ok::<(), gocheck_board::SizeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    rows: u8,
    cols: u8,
}

/// Serializes a size as `[rows, columns]`.
#[cfg(feature = "serde")]
impl serde::Serialize for Size {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serde::Serialize::serialize(&[self.rows, self.cols], serializer)
    }
}

impl Size {
    /// The most rows and the most columns a board can have.
    pub const MAX: usize = 25;

    /// The usual board of Go: 19 x 19.
    pub const GO: Self = Self { rows: 19, cols: 19 };

    /// A board of `rows` x `cols` points.
    ///
    /// # Errors
    /// If either is 0 or greater than [`Size::MAX`].
    pub const fn new(rows: usize, cols: usize) -> Result<Self, SizeError> {
        if rows == 0 || rows > Self::MAX || cols == 0 || cols > Self::MAX {
            return Err(SizeError);
        }
        Ok(Self { rows: rows as u8, cols: cols as u8 })
    }

    /// The number of rows.
    #[must_use]
    pub const fn rows(self) -> usize {
        self.rows as usize
    }

    /// The number of columns.
    #[must_use]
    pub const fn cols(self) -> usize {
        self.cols as usize
    }

    /// The number of points.
    #[must_use]
    pub const fn area(self) -> usize {
        self.rows() * self.cols()
    }

    /// The number of bytes of a set of points as packed bits: one bit per point, row by row, the highest bit of a byte first.
    /// The bits that are left in the last byte are 0. `numpy.packbits` packs in this order.
    #[must_use]
    pub const fn packed_bytes(self) -> usize {
        self.area().div_ceil(8)
    }

    /// The point at `row` and `col`, or `None` if it is off the board.
    #[must_use]
    pub const fn point(self, row: usize, col: usize) -> Option<Point> {
        if row < self.rows() && col < self.cols() {
            Some(Point { row: row as u8, col: col as u8 })
        } else {
            None
        }
    }

    /// Returns true if `point` is on a board of this size.
    #[must_use]
    pub const fn contains(self, point: Point) -> bool {
        point.row < self.rows && point.col < self.cols
    }

    /// Every point, row by row.
    pub fn points(self) -> impl Iterator<Item = Point> + Clone {
        (0..self.rows).flat_map(move |row| (0..self.cols).map(move |col| Point { row, col }))
    }

    /// The index in [`Size::points`] of `point`, which must be on the board.
    #[must_use]
    pub const fn index(self, point: Point) -> usize {
        point.row() * self.cols() + point.col()
    }

    /// The neighbours of `point` on the board (above, left, right, below), in row-major order.
    pub fn neighbors(self, point: Point) -> impl Iterator<Item = Point> {
        let Point { row, col } = point;
        [
            (row > 0).then(|| Point { row: row - 1, col }),
            (col > 0).then(|| Point { row, col: col - 1 }),
            (col + 1 < self.cols).then(|| Point { row, col: col + 1 }),
            (row + 1 < self.rows).then(|| Point { row: row + 1, col }),
        ]
        .into_iter()
        .flatten()
        .filter(move |&neighbor| self.contains(neighbor))
    }
}

impl Default for Size {
    fn default() -> Self {
        Self { rows: 9, cols: 9 }
    }
}

/// Formats a size as `9x9`, rows first.
impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.rows, self.cols)
    }
}

/// Parses `9` (a square board) or `13x19` (rows, then columns).
impl FromStr for Size {
    type Err = SizeError;

    fn from_str(text: &str) -> Result<Self, SizeError> {
        let (rows, cols) = text.split_once(['x', 'X', '×']).unwrap_or((text, text));
        let number = |part: &str| part.trim().parse().map_err(|_| SizeError);
        Self::new(number(rows)?, number(cols)?)
    }
}

/// A point that is not on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OffBoard {
    /// The point.
    pub point: Point,
    /// The size of the board.
    pub size: Size,
}

impl fmt::Display for OffBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is off the {} board", self.point, self.size)
    }
}

impl std::error::Error for OffBoard {}

/// The error for a number of rows or columns that no board can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SizeError;

impl fmt::Display for SizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let most = Size::MAX;
        write!(f, "a board has 1 to {most} rows and 1 to {most} columns: give N or RxC, such as 9 or 13x19")
    }
}

impl std::error::Error for SizeError {}
