//! Conversion of boards and results from and to packed bits.

use super::answer_bytes::check_room;
use super::answers::Answers;
use super::bit_rows::{self, BitRows, ROW, Task, WORDS};
use super::boards::Batch;
use super::cells::BadCells;
use super::lanes::LANES;
use super::rows::Rows;
use gocheck_board::{Color, Size};

/// The most bytes of [`LANES`] boards of two planes, with a row more.
const MOST: usize = 2 * LANES * packed_bytes_of(Size::MAX * Size::MAX) + ROW;

const fn packed_bytes_of(area: usize) -> usize {
    area.div_ceil(8)
}

impl Batch {
    /// Like [`Batch::put_planes`], from [packed bits](Size::packed_bytes): for each board its black and then its white
    /// stones.
    ///
    /// ```
    /// use gocheck_board::{Color, Size};
    /// use gocheck_batch::Batch;
    ///
    /// // . X O
    /// // X O .
    /// let bits = [0b0101_0000, 0b0010_1000];
    /// let mut batch = Batch::new(Size::new(2, 3)?, 1);
    /// batch.put_packed(0, &bits, |_| Color::White)?;
    /// let mut captures = [0];
    /// batch.analyse().write_captures_packed(0, &mut captures);
    /// assert_eq!(captures, [0b1000_0000]);
    ///
    /// let error = batch.put_packed(0, &[0b0000_0010, 0], |_| Color::White).unwrap_err();
    /// assert_eq!(error.to_string(), "board 0: the last 2 bits of the black stones are not points and must be 0");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the bytes are not a whole number of boards or more boards than there are from `first` on: then nothing changes.
    /// If a point has both stones, or a bit after the last point is set: then the boards from `first` on have any
    /// content.
    pub fn put_packed(
        &mut self,
        first: usize,
        bits: &[u8],
        to_move: impl Fn(usize) -> Color,
    ) -> Result<(), BadCells> {
        let size = self.size;
        self.boards_in(first, bits.len(), 2 * size.packed_bytes())?;
        let fits = bit_rows::run(Put { batch: self, first, bits, to_move });
        if fits { Ok(()) } else { first_fault(size, bits).map_or(Ok(()), Err) }
    }

    /// Writes the boards from `first` on as packed bits, to fill `out`: the reverse of [`Batch::put_packed`].
    ///
    /// # Panics
    /// If the length of `out` is not that of a whole number of boards, or is too large for the boards from `first` on.
    pub fn write_packed(&self, first: usize, out: &mut [u8]) {
        let side = |index: usize| self.to_move.get(index).map_or(0, |&color| side(color));
        write(self.size, self.positions, first, 2, out, |lanes, plane, chunk| {
            let at = lanes * self.own.chunks + chunk;
            let (own, opponent) = (&self.own.words[at], &self.opponent.words[at]);
            let mut words = [[0; LANES]; 2];
            for lane in 0..LANES {
                let side = side(lanes * LANES + lane);
                for half in 0..2 {
                    words[half][lane] = swapped(own[half][lane], opponent[half][lane], side)[plane];
                }
            }
            words
        });
    }
}

impl Answers {
    /// Like [`Answers::write_dead`], as [packed bits](Size::packed_bytes).
    ///
    /// # Panics
    /// If the length of `out` is not that of a whole number of sets, or is too large for the positions from `first` on.
    pub fn write_dead_packed(&self, first: usize, out: &mut [u8]) {
        self.write_packed(&self.dead, first, out);
    }

    /// Like [`Answers::write_captures`], as [packed bits](Size::packed_bytes).
    ///
    /// # Panics
    /// As [`Answers::write_dead_packed`].
    pub fn write_captures_packed(&self, first: usize, out: &mut [u8]) {
        self.write_packed(&self.captures, first, out);
    }

    /// Like [`Answers::write_legal`], as [packed bits](Size::packed_bytes).
    ///
    /// # Panics
    /// As [`Answers::write_dead_packed`].
    pub fn write_legal_packed(&self, first: usize, out: &mut [u8]) {
        self.write_packed(&self.legal, first, out);
    }

    fn write_packed(&self, set: &Rows, first: usize, out: &mut [u8]) {
        write(self.size, self.positions, first, 1, out, |lanes, _, chunk| {
            set.words[lanes * set.chunks + chunk]
        });
    }
}

/// The colours as a mask: White sees the board with the colours exchanged.
const fn side(to_move: Color) -> u32 {
    match to_move {
        Color::Black => 0,
        Color::White => u32::MAX,
    }
}

/// Exchanges the bits of the mask.
#[inline(always)]
const fn swapped(a: u32, b: u32, mask: u32) -> [u32; 2] {
    let change = (a ^ b) & mask;
    [a ^ change, b ^ change]
}

/// The bits of a word that are below a number of points.
const fn below(points: usize, word: usize) -> u32 {
    match points.saturating_sub(32 * word) {
        0 => 0,
        rest @ 1..32 => u32::MAX >> (32 - rest),
        _ => u32::MAX,
    }
}

/// The first fault of boards, bit by bit.
fn first_fault(size: Size, bits: &[u8]) -> Option<BadCells> {
    let bytes = size.packed_bytes();
    for (board, planes) in bits.chunks_exact(2 * bytes).enumerate() {
        let (black, white) = planes.split_at(bytes);
        for (color, plane) in [(Color::Black, black), (Color::White, white)] {
            let rest = 8 * bytes - size.area();
            if plane[bytes - 1].trailing_zeros() < rest as u32 {
                return Some(BadCells::Padding { board, color, bits: rest });
            }
        }
        for (index, point) in size.points().enumerate() {
            if black[index / 8] & white[index / 8] & (0x80 >> (index % 8)) != 0 {
                return Some(BadCells::Both { board, point });
            }
        }
    }
    None
}

/// Reads packed boards. Returns false if there is a fault.
struct Put<'a, F> {
    batch: &'a mut Batch,
    first: usize,
    bits: &'a [u8],
    to_move: F,
}

impl<F: Fn(usize) -> Color> Task for Put<'_, F> {
    type Output = bool;

    #[inline(always)]
    fn run<V: BitRows>(self, vector: V) -> bool {
        // The usual sizes get specialised code.
        match self.batch.size.area() {
            81 => self.run_area::<V, 81>(vector),
            169 => self.run_area::<V, 169>(vector),
            361 => self.run_area::<V, 361>(vector),
            _ => self.run_area::<V, 0>(vector),
        }
    }
}

impl<F: Fn(usize) -> Color> Put<'_, F> {
    #[inline(always)]
    fn run_area<V: BitRows, const AREA: usize>(self, vector: V) -> bool {
        let Self { batch, first, bits, to_move } = self;
        let area = if AREA == 0 { batch.size.area() } else { AREA };
        let (bytes, chunks) = (packed_bytes_of(area), area.div_ceil(64));
        let each = 2 * bytes;
        let end = first + bits.len() / each;
        let mut room = [0; MOST];
        let mut bad = 0;
        let mut index = first;
        while index < end {
            let lanes = index % LANES..(end - index / LANES * LANES).min(LANES);
            let mut sides = [0; LANES];
            for (lane, index) in lanes.clone().zip(index..) {
                let color = to_move(index - first);
                batch.to_move[index] = color;
                sides[lane] = side(color);
            }
            let start = (index - first) * each;
            let given = match bits.get(start..start + LANES * each + ROW) {
                Some(given) if lanes.start == 0 => given,
                _ => {
                    room.fill(0);
                    let given = &bits[start..start + lanes.len() * each];
                    room[lanes.start * each..][..given.len()].copy_from_slice(given);
                    &room[..LANES * each + ROW]
                }
            };
            let words = index / LANES * chunks..(index / LANES + 1) * chunks;
            let rows = [&mut batch.own.words[words.clone()], &mut batch.opponent.words[words]];
            bad |= put_lanes(vector, [area, bytes, chunks], given, &sides, &lanes, rows);
            index += lanes.len();
        }
        bad == 0
    }
}

/// Puts the boards of [`LANES`] positions. Returns a number other than 0 if there is a fault.
#[inline(always)]
fn put_lanes<V: BitRows>(
    vector: V,
    [area, bytes, chunks]: [usize; 3],
    given: &[u8],
    sides: &[u32; LANES],
    lanes: &std::ops::Range<usize>,
    [own, opponent]: [&mut [[[u32; LANES]; 2]]; 2],
) -> u32 {
    let mut bad = [0; LANES];
    for block in 0..bytes.div_ceil(ROW) {
        // Closures would not be compiled for this instruction set.
        let mut rows = [[&[0; ROW]; LANES]; 2];
        for lane in 0..LANES {
            for plane in 0..2 {
                if let Some(row) = given[(2 * lane + plane) * bytes + block * ROW..].first_chunk() {
                    rows[plane][lane] = row;
                }
            }
        }
        let [black, white] = [vector.words(rows[0]), vector.words(rows[1])];
        for word in block * WORDS..((block + 1) * WORDS).min(2 * chunks) {
            let (black, white) = (&black[word % WORDS], &white[word % WORDS]);
            let (own, opponent) = (&mut own[word / 2][word % 2], &mut opponent[word / 2][word % 2]);
            let points = below(area, word);
            let padding = below(8 * bytes, word) & !points;
            let mut sets = [[0; LANES]; 2];
            for lane in 0..LANES {
                let (black, white) = (black[lane], white[lane]);
                bad[lane] |= (black | white) & padding | black & white & points;
                [sets[0][lane], sets[1][lane]] = swapped(black & points, white & points, sides[lane]);
            }
            if *lanes == (0..LANES) {
                (*own, *opponent) = (sets[0], sets[1]);
            } else {
                own[lanes.clone()].copy_from_slice(&sets[0][lanes.clone()]);
                opponent[lanes.clone()].copy_from_slice(&sets[1][lanes.clone()]);
            }
        }
    }
    // Lanes without a board have no stones.
    let mut any = 0;
    for bad in bad {
        any |= bad;
    }
    any
}

/// Fills `out` with `planes` sets for each position from `first` on: `words` returns them for a number of [`LANES`]
/// positions, plane and chunk.
#[inline]
fn write(
    size: Size,
    positions: usize,
    first: usize,
    planes: usize,
    out: &mut [u8],
    words: impl Fn(usize, usize, usize) -> [[u32; LANES]; 2],
) {
    let each = planes * size.packed_bytes();
    assert!(out.len().is_multiple_of(each), "{} bytes are not a whole number of {size} boards", out.len());
    check_room(first, out.len() / each, positions);
    bit_rows::run(Write { size, first, planes, out, words });
}

struct Write<'a, F> {
    size: Size,
    first: usize,
    planes: usize,
    out: &'a mut [u8],
    words: F,
}

impl<F: Fn(usize, usize, usize) -> [[u32; LANES]; 2]> Task for Write<'_, F> {
    type Output = ();

    #[inline(always)]
    fn run<V: BitRows>(self, vector: V) {
        // The usual sizes get specialised code.
        match (self.size.area(), self.planes) {
            (81, 1) => self.run_area::<V, 81, 1>(vector),
            (169, 1) => self.run_area::<V, 169, 1>(vector),
            (361, 1) => self.run_area::<V, 361, 1>(vector),
            _ => self.run_area::<V, 0, 0>(vector),
        }
    }
}

impl<F: Fn(usize, usize, usize) -> [[u32; LANES]; 2]> Write<'_, F> {
    #[inline(always)]
    fn run_area<V: BitRows, const AREA: usize, const PLANES: usize>(self, vector: V) {
        let Self { size, first, planes, mut out, words } = self;
        let area = if AREA == 0 { size.area() } else { AREA };
        let planes = if PLANES == 0 { planes } else { PLANES };
        let (bytes, chunks) = (packed_bytes_of(area), area.div_ceil(64));
        let each = planes * bytes;
        let mut index = first;
        while !out.is_empty() {
            let (lanes, skipped) = (index / LANES, index % LANES);
            let boards = (LANES - skipped).min(out.len() / each);
            let part = out.split_off_mut(..boards * each).unwrap_or_default();
            for plane in 0..planes {
                for block in 0..bytes.div_ceil(ROW) {
                    let mut chunk_words = [[[0; LANES]; 2]; 2];
                    for (chunk, chunk_words) in (2 * block..chunks).zip(&mut chunk_words) {
                        *chunk_words = words(lanes, plane, chunk);
                    }
                    let rows = vector.rows(pulp::cast(chunk_words));
                    let length = (bytes - block * ROW).min(ROW);
                    let written = if boards == LANES { 0..LANES } else { skipped..skipped + boards };
                    for lane in written {
                        let at = (lane - skipped) * each + plane * bytes + block * ROW;
                        part[at..at + length].copy_from_slice(&rows[lane][..length]);
                    }
                }
            }
            index += boards;
        }
    }
}
