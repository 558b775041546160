use crate::{Point, Size};
use std::fmt;

/// A board as text: one line per row, one character per point, spaces between them ignored.
///
/// ```text
/// . X .
/// X O X
/// . X .
/// ```
///
/// ```
/// use gocheck_board::TextBoard;
///
/// let board = TextBoard::parse(". X .\nX O X\n. X .")?;
/// assert_eq!(board.size().to_string(), "3x3");
/// assert_eq!(board.cells().filter(|&(_, cell)| cell == 'X').count(), 4);
/// assert_eq!(board.to_string(), ". X .\nX O X\n. X .\n");
/// # Ok::<(), gocheck_board::TextBoardError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextBoard {
    size: Size,
    cells: Vec<char>,
}

impl TextBoard {
    /// Draws a board of `size`; `cell` returns the character of each point.
    pub fn new(size: Size, cell: impl FnMut(Point) -> char) -> Self {
        Self { size, cells: size.points().map(cell).collect() }
    }

    /// Parses a board. Blank lines are ignored.
    ///
    /// # Errors
    /// If the rows differ in length or their number or length is not a valid [`Size`].
    pub fn parse(text: &str) -> Result<Self, TextBoardError> {
        let row_cells = |line: &str| -> Vec<char> { line.chars().filter(|c| !c.is_whitespace()).collect() };
        let rows: Vec<Vec<char>> = text.lines().map(row_cells).filter(|row| !row.is_empty()).collect();
        let cols = rows.first().map_or(0, Vec::len);
        if let Some(row) = rows.iter().position(|row| row.len() != cols) {
            return Err(TextBoardError::Ragged { row, cells: rows[row].len(), expected: cols });
        }
        let size =
            Size::new(rows.len(), cols).map_err(|_| TextBoardError::Size { rows: rows.len(), cols })?;
        Ok(Self { size, cells: rows.concat() })
    }

    /// The size of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Every point with its character, row by row.
    pub fn cells(&self) -> impl Iterator<Item = (Point, char)> {
        self.size.points().zip(self.cells.iter().copied())
    }
}

/// Writes the rows with a space between points and a line feed after each row.
impl fmt::Display for TextBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in self.cells.chunks(self.size.cols()) {
            for (col, cell) in row.iter().enumerate() {
                let gap = if col == 0 { "" } else { " " };
                write!(f, "{gap}{cell}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

/// Why a text is not a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextBoardError {
    /// A row is longer or shorter than the first.
    Ragged {
        /// The row, from 0.
        row: usize,
        /// The number of points in the row.
        cells: usize,
        /// The number of points in the first row.
        expected: usize,
    },
    /// There are too few or too many rows or columns.
    Size {
        /// The number of rows.
        rows: usize,
        /// The number of columns.
        cols: usize,
    },
    /// An unknown character.
    Cell {
        /// The point at which it was found.
        point: Point,
        /// The character.
        found: char,
    },
}

impl fmt::Display for TextBoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ragged { row, cells, expected } => {
                write!(f, "row {row} has {cells} points, the first row has {expected}")
            }
            Self::Size { rows, cols } => {
                write!(f, "{rows} rows and {cols} columns: a board has 1 to {} of each", Size::MAX)
            }
            Self::Cell { point, found } => write!(f, "{found:?} at {point}: expected one of . X O"),
        }
    }
}

impl std::error::Error for TextBoardError {}
