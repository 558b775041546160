//! Conversion of boards from and to bytes.

use super::answer_bytes::{check_room, whole_boards};
use super::boards::Batch;
use super::bytes::{self, Bytes, CHUNK, PaddedBoard, Task};
use super::lanes::LANES;
use gocheck_board::{Color, Point, Size};
use pulp::bytemuck;
use std::fmt;

/// The error for bytes that are not boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BadCells {
    /// They are not a whole number of boards.
    Length {
        /// The number of given bytes.
        bytes: usize,
        /// The number of bytes of a board.
        each: usize,
        /// The size of the batch's boards.
        size: Size,
    },
    /// They are more boards than the batch has from the first one on.
    TooManyBoards {
        /// The first board's index.
        first: usize,
        /// The number of given boards.
        boards: usize,
        /// The number of boards in the batch.
        positions: usize,
    },
    /// A cell is neither 1 (Black), -1 (White) nor 0 (empty).
    Cell {
        /// The index of the given board.
        board: usize,
        /// The point.
        point: Point,
        /// The value of the cell.
        value: i8,
    },
    /// A cell of a plane is neither 0 nor 1.
    Plane {
        /// The index of the given board.
        board: usize,
        /// The colour of the plane.
        color: Color,
        /// The point.
        point: Point,
        /// The value of the cell.
        value: u8,
    },
    /// A bit after the last point of a packed board is set.
    Padding {
        /// The index of the given board.
        board: usize,
        /// The colour of the plane.
        color: Color,
        /// The number of bits that are not points.
        bits: usize,
    },
    /// A point has both a black and a white stone.
    Both {
        /// The index of the given board.
        board: usize,
        /// The point.
        point: Point,
    },
}

impl fmt::Display for BadCells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length { bytes, each, size } => {
                write!(f, "{bytes} bytes are not a whole number of {size} boards of {each} bytes")
            }
            Self::TooManyBoards { first, boards, positions } => {
                write!(f, "{boards} boards from {first} on do not fit a batch of {positions}")
            }
            Self::Cell { board, point, value } => {
                write!(f, "board {board}: {value} at {point} is not 1 (black), -1 (white) or 0 (empty)")
            }
            Self::Plane { board, color, point, value } => {
                write!(f, "board {board}: {value} at {point} of the {color} plane is not 0 or 1")
            }
            Self::Padding { board, color, bits } => match bits {
                1 => write!(
                    f,
                    "board {board}: the last bit of the {color} stones is not a point and must be 0"
                ),
                _ => write!(
                    f,
                    "board {board}: the last {bits} bits of the {color} stones are not points and must be 0"
                ),
            },
            Self::Both { board, point } => {
                write!(f, "board {board}: both a black and a white stone at {point}")
            }
        }
    }
}

impl std::error::Error for BadCells {}

impl Batch {
    /// Sets the boards from `first` on to `cells`: one byte per point, row by row, board after board, 1 for Black, -1
    /// for White, 0 for an empty point. `to_move` returns the side to move on each of them, counted from 0 in `cells`.
    ///
    /// ```
    /// use gocheck_board::{Color, Size};
    /// use gocheck_batch::Batch;
    ///
    /// // . X O    O X .
    /// // X O .    X . .
    /// let cells = [0, 1, -1, 1, -1, 0, -1, 1, 0, 1, 0, 0];
    /// let mut batch = Batch::new(Size::new(2, 3)?, 2);
    /// batch.put_cells(0, &cells, |_| Color::White)?;
    /// let (mut valid, mut captures) = ([0; 2], [0; 12]);
    /// batch.analyse().write_valid(0, &mut valid);
    /// batch.answers().write_captures(0, &mut captures);
    /// assert_eq!(valid, [1, 0]);
    /// assert_eq!(captures, [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]);
    ///
    /// let error = batch.put_cells(0, &[0, 0, 0, 0, 7, 0], |_| Color::White).unwrap_err();
    /// assert_eq!(error.to_string(), "board 0: 7 at (1, 1) is not 1 (black), -1 (white) or 0 (empty)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the bytes are not a whole number of boards or more boards than there are from `first` on: then nothing changes.
    /// If a cell has another value: the boards before it are set, those after it are not, and its own is partly set.
    pub fn put_cells(
        &mut self,
        first: usize,
        cells: &[i8],
        to_move: impl Fn(usize) -> Color,
    ) -> Result<(), BadCells> {
        self.put_bytes::<false>(first, bytemuck::cast_slice(cells), to_move)
    }

    /// Like [`Batch::put_cells`], from two planes per board, first black and then white stones, one byte per point: 1 for
    /// a stone and 0 for none.
    ///
    /// # Errors
    /// As for [`Batch::put_cells`]; also if a point has both stones.
    pub fn put_planes(
        &mut self,
        first: usize,
        planes: &[u8],
        to_move: impl Fn(usize) -> Color,
    ) -> Result<(), BadCells> {
        self.put_bytes::<true>(first, planes, to_move)
    }

    fn put_bytes<const PLANES: bool>(
        &mut self,
        first: usize,
        bytes: &[u8],
        to_move: impl Fn(usize) -> Color,
    ) -> Result<(), BadCells> {
        let size = self.size;
        let each = if PLANES { 2 * size.area() } else { size.area() };
        let boards = self.boards_in(first, bytes.len(), each)?;
        let Err((board, index)) = bytes::run(Put::<_, PLANES> { batch: self, first, boards, bytes, to_move })
        else {
            return Ok(());
        };
        let at = |plane: usize| bytes[board * each + plane * size.area() + index];
        let bad = size.points().nth(index).map(|point| match PLANES {
            false => BadCells::Cell { board, point, value: at(0) as i8 },
            true if at(0) > 1 => BadCells::Plane { board, color: Color::Black, point, value: at(0) },
            true if at(1) > 1 => BadCells::Plane { board, color: Color::White, point, value: at(1) },
            true => BadCells::Both { board, point },
        });
        bad.map_or(Ok(()), Err)
    }

    /// The number of boards in a number of bytes, which must be a whole number of boards of `each` bytes and fit from `first`
    /// on.
    pub(super) fn boards_in(&self, first: usize, bytes: usize, each: usize) -> Result<usize, BadCells> {
        let (size, positions) = (self.size, self.positions);
        if !bytes.is_multiple_of(each) {
            return Err(BadCells::Length { bytes, each, size });
        }
        let boards = bytes / each;
        if first.checked_add(boards).is_none_or(|end| end > positions) {
            return Err(BadCells::TooManyBoards { first, boards, positions });
        }
        Ok(boards)
    }

    /// Writes the boards from `first` on as bytes, to fill `out`: the reverse of [`Batch::put_cells`].
    ///
    /// # Panics
    /// If the length of `out` is not a multiple of [`Size::area`], or is too large for the boards from `first` on.
    pub fn write_cells(&self, first: usize, out: &mut [i8]) {
        let boards = whole_boards(self.size, out.len());
        check_room(first, boards, self.positions);
        bytes::write(self.size.area(), bytemuck::cast_slice_mut(out), |board, chunk| {
            let index = first + board;
            let sets = [&self.own, &self.opponent].map(|rows| rows.chunk_of(index, chunk));
            if self.to_move[index] == Color::Black { sets } else { [sets[1], sets[0]] }
        });
    }
}

/// Reads cells, or two planes per board. Returns the board and the point of a fault.
struct Put<'a, F, const PLANES: bool> {
    batch: &'a mut Batch,
    first: usize,
    boards: usize,
    bytes: &'a [u8],
    to_move: F,
}

impl<F: Fn(usize) -> Color, const PLANES: bool> Task for Put<'_, F, PLANES> {
    type Output = Result<(), (usize, usize)>;

    #[inline(always)]
    fn run<V: Bytes>(self, vector: V) -> Self::Output {
        // The usual sizes get specialised code.
        match self.batch.own.chunks {
            2 => self.run_chunks::<V, 2>(vector),
            3 => self.run_chunks::<V, 3>(vector),
            6 => self.run_chunks::<V, 6>(vector),
            _ => self.run_chunks::<V, 0>(vector),
        }
    }
}

impl<F: Fn(usize) -> Color, const PLANES: bool> Put<'_, F, PLANES> {
    #[inline(always)]
    fn run_chunks<V: Bytes, const CHUNKS: usize>(self, vector: V) -> Result<(), (usize, usize)> {
        let Self { batch, first, boards, bytes, to_move } = self;
        let Batch { size, to_move: colors, own, opponent, .. } = batch;
        let area = size.area();
        let chunks = if CHUNKS == 0 { own.chunks } else { CHUNKS };
        let (each, length) = if PLANES { (2 * area, area + chunks * CHUNK) } else { (area, chunks * CHUNK) };
        // The points of the last chunk that are on the board.
        let last = u64::MAX >> (chunks * CHUNK - area);
        let mut room: PaddedBoard = [0; _];
        for (board, color) in (0..boards).zip(&mut colors[first..]) {
            let index = first + board;
            *color = to_move(board);
            let cells = bytes::board(bytes, board * each, length, &mut room);
            let white = &cells[if PLANES { area } else { 0 }..];
            let own = &mut own.words[index / LANES * chunks..][..chunks];
            let opponent = &mut opponent.words[index / LANES * chunks..][..chunks];
            let cells = cells.as_chunks().0.iter().zip(white.as_chunks().0);
            for (chunk, ((own, opponent), (cells, white))) in
                own.iter_mut().zip(opponent).zip(cells).enumerate()
            {
                let places = if chunk + 1 == chunks { last } else { u64::MAX };
                let (stones, known) = if PLANES {
                    let stones = [vector.places_of(1, cells), vector.places_of(1, white)];
                    let empty = [vector.places_of(0, cells), vector.places_of(0, white)];
                    let single = !(stones[0] & stones[1]);
                    (stones, (stones[0] | empty[0]) & (stones[1] | empty[1]) & single)
                } else {
                    let stones = [vector.places_of(1, cells), vector.places_of(0xFF, cells)];
                    (stones, stones[0] | stones[1] | vector.places_of(0, cells))
                };
                let unknown = places & !known;
                if unknown != 0 {
                    return Err((board, chunk * CHUNK + unknown.trailing_zeros() as usize));
                }
                let [black, white] = [stones[0] & places, stones[1] & places];
                let (mine, theirs) = if *color == Color::Black { (black, white) } else { (white, black) };
                (own[0][index % LANES], own[1][index % LANES]) = (mine as u32, (mine >> 32) as u32);
                (opponent[0][index % LANES], opponent[1][index % LANES]) =
                    (theirs as u32, (theirs >> 32) as u32);
            }
        }
        Ok(())
    }
}
