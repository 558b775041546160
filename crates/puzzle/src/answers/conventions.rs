//! How the points of a file are written.

use super::senses::Sense;

/// How points are read in a file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Conventions {
    /// The number of the stones of the player to move.
    pub(super) stone: i32,
    /// The rows of the board.
    pub(super) rows: usize,
    /// The columns of the board.
    pub(super) cols: usize,
    /// True if two lists of numbers are rows and columns.
    pub(super) is_transposed: bool,
    /// The columns of a table whose rows name their puzzles.
    pub(super) columns: [Option<Sense>; 2],
    /// True if the table has a column of colours after these.
    pub(super) has_colors: bool,
    /// True if the text says that the column comes first.
    pub(super) is_column_first: bool,
    /// What `x` is, if the text says it.
    pub(super) x: Option<Sense>,
    /// True if 行 is a column and 列 a row.
    pub(super) has_swapped_words: bool,
    /// True if a point is two letters, the column first: `ga`.
    pub(super) is_letters: bool,
    /// True if a point is one number of two digits: `06`.
    pub(super) is_written_together: bool,
    /// The columns of the board, if the text says that a point is one number: `row * 9 + col`.
    pub(super) width: Option<i32>,
}

impl Conventions {
    /// Returns true if one number is a whole point.
    pub(super) const fn is_one_number(&self) -> bool {
        self.is_written_together || self.width.is_some()
    }

    /// The meaning of a word for rows or columns.
    pub(super) const fn label(&self, label: Sense) -> Sense {
        match label {
            Sense::Row if self.has_swapped_words => Sense::Column,
            Sense::Column if self.has_swapped_words => Sense::Row,
            label => label,
        }
    }

    /// The row and the column of two letters.
    pub(super) fn letters(&self, word: &str) -> Option<(i32, i32)> {
        match word.as_bytes() {
            &[col @ b'a'..=b'z', row @ b'a'..=b'z'] if self.is_letters => {
                Some((i32::from(row - b'a'), i32::from(col - b'a')))
            }
            _ => None,
        }
    }

    /// The row and the column of two numbers without words.
    pub(super) const fn point(&self, first: i32, second: i32) -> (i32, i32) {
        if self.is_column_first { (second, first) } else { (first, second) }
    }

    /// The row and the column of `x` and `y`, if the text says which is which.
    pub(super) fn xy(&self, x: i32, y: i32) -> Option<(i32, i32)> {
        self.x.map(|of| if of == Sense::Column { (y, x) } else { (x, y) })
    }
}
