//! Inputs of features in addition to the boards.

use gocheck_board::Size;
use std::fmt;

/// Inputs of features in addition to the boards. Each slice is a row-major array of the given shape, or empty if there is
/// nothing of the kind. Points are numbered as row * columns + column.
#[derive(Clone, Copy, Debug, Default)]
pub struct FeatureInputs<'a> {
    /// For each board the point where ko forbids a move, or -1: (boards).
    pub ko: &'a [i32],
    /// For each board its k last moves, the last one first: (boards, k). A move is a point, -1 for a pass, or another negative
    /// number for no move.
    pub moves: &'a [i32],
    /// For each board the image that is written: (boards). 0 is the board as it is. The bits mean mirrored top to bottom (1),
    /// left to right (2), and then along the diagonal (4), which only square boards have. All other inputs are for the board as
    /// it is.
    pub symmetries: &'a [u8],
    /// For each board k sets of points: (boards, k, ceil(area / 64)). A word has 64 points, the first one in its lowest bit.
    pub planes: &'a [u64],
}

/// The error for inputs that do not fit the boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BadFeatureInputs {
    /// A slice has a wrong length.
    Length {
        /// The name of the slice.
        what: &'static str,
        /// Its length.
        length: usize,
        /// The number of boards.
        boards: usize,
        /// The number of values per board, or the least number if more are possible.
        each: usize,
    },
    /// A value is out of range.
    Value {
        /// The name of the value, such as "symmetry".
        what: &'static str,
        /// The index of the board, from 0 for the first one that is written.
        board: usize,
        /// The value.
        value: i32,
        /// The greatest value that is allowed.
        most: usize,
    },
}

impl fmt::Display for BadFeatureInputs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length { what, length, boards, each } => {
                write!(f, "{what}: {length} values for {boards} boards, expected {each} per board")
            }
            Self::Value { what, board, value, most } => {
                write!(f, "board {board}: {what} {value}, expected at most {most}")
            }
        }
    }
}

impl std::error::Error for BadFeatureInputs {}

/// The least numbers of values per board that features read.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Counts {
    pub(super) ko: usize,
    pub(super) moves: usize,
    pub(super) planes: usize,
}

impl FeatureInputs<'_> {
    /// Compares the inputs of a number of boards with what is read. Returns the numbers of values per board.
    pub(super) fn check(&self, size: Size, boards: usize, read: Counts) -> Result<Counts, BadFeatureInputs> {
        let words = size.area().div_ceil(64);
        let ko = count("ko", self.ko.len(), boards, 1, read.ko)?;
        let moves = count("moves", self.moves.len(), boards, usize::MAX, read.moves)?;
        count("symmetries", self.symmetries.len(), boards, 1, 0)?;
        let planes = count("planes", self.planes.len(), boards, usize::MAX, read.planes * words)?;
        let area = size.area() as i32;
        for (what, values, each) in [("ko", self.ko, ko), ("move", self.moves, moves)] {
            if let Some(place) = values.iter().position(|&value| value >= area) {
                let most = size.area() - 1;
                return Err(BadFeatureInputs::Value {
                    what,
                    board: place / each.max(1),
                    value: values[place],
                    most,
                });
            }
        }
        let most = if size.rows() == size.cols() { 7 } else { 3 };
        if let Some(board) = self.symmetries.iter().position(|&symmetry| symmetry > most) {
            let value = self.symmetries[board].into();
            return Err(BadFeatureInputs::Value { what: "symmetry", board, value, most: most.into() });
        }
        if !planes.is_multiple_of(words) {
            let (what, length) = ("planes", self.planes.len());
            return Err(BadFeatureInputs::Length { what, length, boards, each: read.planes.max(1) * words });
        }
        Ok(Counts { ko, moves, planes: planes / words })
    }
}

/// The number of values per board.
fn count(
    what: &'static str,
    length: usize,
    boards: usize,
    most: usize,
    read: usize,
) -> Result<usize, BadFeatureInputs> {
    let each = length / boards.max(1);
    if each * boards != length || each > most || (each < read && boards > 0) {
        let each = read.max(if length == 0 { 0 } else { 1 });
        return Err(BadFeatureInputs::Length { what, length, boards, each });
    }
    Ok(each)
}
