//! The size of a board.

/// A rectangle of squares. A place is a square in reading order: row by row from the top left, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    columns: usize,
    rows: usize,
}

impl Grid {
    /// The most columns and the most rows: a file is named by a letter.
    pub const MAX: usize = 26;

    /// A board of this many columns and rows.
    ///
    /// # Panics
    /// If a number is 0 or more than [`Grid::MAX`]; in a constant, it does not compile then.
    #[must_use]
    pub const fn new(columns: usize, rows: usize) -> Self {
        assert!(0 < columns && columns <= Self::MAX, "a board has 1 to 26 columns");
        assert!(0 < rows && rows <= Self::MAX, "a board has 1 to 26 rows");
        Self { columns, rows }
    }

    /// A board with as many rows as columns.
    ///
    /// # Panics
    /// Like [`Grid::new`].
    #[must_use]
    pub const fn square(side: usize) -> Self {
        Self::new(side, side)
    }

    /// The number of columns.
    #[must_use]
    pub const fn columns(self) -> usize {
        self.columns
    }

    /// The number of rows.
    #[must_use]
    pub const fn rows(self) -> usize {
        self.rows
    }

    /// The number of squares.
    #[must_use]
    pub const fn places(self) -> usize {
        self.columns * self.rows
    }

    /// The row of a place, from 0 at the top.
    #[must_use]
    pub const fn row(self, place: usize) -> usize {
        place / self.columns
    }

    /// The column of a place, from 0 on the left.
    #[must_use]
    pub const fn column(self, place: usize) -> usize {
        place % self.columns
    }

    /// The place in a row and a column, or `None` off the board.
    #[must_use]
    pub const fn place(self, row: usize, column: usize) -> Option<usize> {
        if row < self.rows && column < self.columns { Some(row * self.columns + column) } else { None }
    }

    /// The place of a file and a rank, both from 0, on the board. `upwards` means that rank 1 is at the bottom.
    #[must_use]
    pub const fn place_of(self, [file, rank]: [usize; 2], upwards: bool) -> usize {
        let row = if upwards { self.rows - 1 - rank } else { rank };
        row * self.columns + file
    }

    /// The file and the rank of a place, both from 0: the reverse of [`Grid::place_of`]. Off the board, the rank is too large.
    #[must_use]
    pub const fn file_and_rank(self, place: usize, upwards: bool) -> [usize; 2] {
        let row = self.row(place);
        [self.column(place), if upwards { (self.rows - 1).wrapping_sub(row) } else { row }]
    }

    /// The place that many rows down and columns to the right, or `None` off the board.
    #[must_use]
    pub const fn step(self, place: usize, down: isize, right: isize) -> Option<usize> {
        match (self.row(place).checked_add_signed(down), self.column(place).checked_add_signed(right)) {
            (Some(row), Some(column)) => self.place(row, column),
            _ => None,
        }
    }
}
