//! The numbers of groups on one vector of positions.
//!
//! First stones are found bit by bit of their index, the most significant bit first: a flood shows which groups have a candidate
//! whose bit is 0, and those whose bit is 1 are dropped from them. Then first stones are counted row by row, and a flood per bit
//! spreads their numbers along the groups.

use super::beginnings::{Beginning, MOST_BITS, bits};
use super::flood::flood;
use super::liberties::{self, Numbered};
use super::numbers::BYTE;
use super::planes::{any, empty, link};
use super::transpose::to_planes;
use gocheck_board::Size;
use pulp::Simd;

/// The number of planes of the numbers of a board: at least those of a byte.
const fn digits(area: usize) -> usize {
    let bits = bits(area);
    if bits < BYTE { BYTE } else { bits }
}

/// The number of planes of a [`Numbering`].
pub(super) const fn planes(size: Size) -> usize {
    (6 + 2 * digits(size.area())) * size.area() + liberties::planes(size)
}

/// The computation with its planes: one vector per point, one bit per position.
pub(super) struct Numbering<'a, S: Simd> {
    simd: S,
    size: Size,
    /// The stones of the two colours; afterwards, any values.
    own: &'a mut [S::u32s],
    opponent: &'a mut [S::u32s],
    empty: &'a mut [S::u32s],
    /// Points that are in one group with the one to the right, or with the one below.
    right: &'a mut [S::u32s],
    below: &'a mut [S::u32s],
    /// The first stones of the groups.
    first: &'a mut [S::u32s],
    /// The numbers of the stones' groups, from 1, bit by bit; 0 for empty points.
    numbers: &'a mut [S::u32s],
    /// The numbers of the groups' liberties, bit by bit.
    liberties: &'a mut [S::u32s],
    working: &'a mut [S::u32s],
}

impl<'a, S: Simd> Numbering<'a, S> {
    /// Lays the computation out in a number of [`planes`] with any content.
    #[inline(always)]
    pub(super) fn new(simd: S, size: Size, planes: &'a mut [u32]) -> Self {
        let (mut planes, _) = S::as_mut_simd_u32s(planes);
        let area = size.area();
        let mut take = |count| planes.split_off_mut(..count).unwrap_or_default();
        Self {
            simd,
            size,
            own: take(area),
            opponent: take(area),
            empty: take(area),
            right: take(area),
            below: take(area),
            first: take(area),
            numbers: take(digits(area) * area),
            liberties: take(digits(area) * area),
            working: take(liberties::planes(size)),
        }
    }

    /// Numbers the groups of a vector of positions, and counts their liberties if asked to. Returns planes of the numbers and of
    /// the liberties, one per point for each bit that is used, at least [`BYTE`].
    #[inline(always)]
    pub(super) fn run(&mut self, given: [&[u32]; 2], part: usize, counts: bool) -> [&[S::u32s]; 2] {
        to_planes(self.simd, given[0], part, self.own);
        to_planes(self.simd, given[1], part, self.opponent);
        // The usual sizes get specialised code, in which a row is a fixed number of registers.
        let used = match (self.size.rows(), self.size.cols()) {
            (9, 9) => self.apply::<9>(counts),
            (13, 13) => self.apply::<13>(counts),
            (19, 19) => self.apply::<19>(counts),
            _ => self.apply::<0>(counts),
        };
        let [groups, liberties] = used.map(|bits| bits.max(BYTE) * self.size.area());
        [&self.numbers[..groups], &self.liberties[..liberties]]
    }

    /// Returns the numbers of bits that are used for groups and liberties.
    #[inline(always)]
    fn apply<const SIDE: usize>(&mut self, counts: bool) -> [usize; 2] {
        let simd = self.simd;
        let (cols, area) = if SIDE == 0 { (self.size.cols(), self.size.area()) } else { (SIDE, SIDE * SIDE) };
        let (own, opponent) = (&self.own[..area], &self.opponent[..area]);
        empty(simd, [own, opponent], self.empty);
        link(simd, cols, [own, opponent], [self.right, self.below]);
        self.find_first::<SIDE>(cols, area);
        let first = &self.first[..area];
        let beginnings = enumerate(simd, cols, first, self.numbers);
        let mut used = [bits(beginnings.iter().map(|row| row.until).max().unwrap_or_default()), 0];
        for numbers in self.numbers.chunks_exact_mut(area).take(used[0]) {
            flood::<S, SIDE>(simd, cols, &self.right[..area], &self.below[..area], numbers);
        }
        if counts {
            let numbered =
                Numbered { cols, empty: self.empty, first, numbers: self.numbers, beginnings: &beginnings };
            used[1] = liberties::count::<S, SIDE>(simd, &numbered, self.own, self.working, self.liberties);
            for liberties in self.liberties.chunks_exact_mut(area).take(used[1]) {
                flood::<S, SIDE>(simd, cols, &self.right[..area], &self.below[..area], liberties);
            }
        }
        used
    }

    #[inline(always)]
    fn find_first<const SIDE: usize>(&mut self, cols: usize, area: usize) {
        let simd = self.simd;
        let (right, below) = (&self.right[..area], &self.below[..area]);
        let (first, reached) = (&mut self.first[..area], &mut self.own[..area]);
        for point in 0..area {
            let mut other = self.empty[point];
            if point % cols > 0 {
                other = simd.or_u32s(other, right[point - 1]);
            }
            if point >= cols {
                other = simd.or_u32s(other, below[point - cols]);
            }
            first[point] = simd.not_u32s(other);
        }
        // With an even number of columns, points whose indices differ in the last bit only are neighbours, and at most one of them
        // is left.
        let index = |point: usize| point / cols * cols.next_multiple_of(2) + point % cols;
        for bit in (1..bits(index(area - 1))).rev() {
            for point in 0..area {
                let is_lower = index(point) >> bit & 1 == 0;
                reached[point] = if is_lower { first[point] } else { simd.splat_u32s(0) };
            }
            flood::<S, SIDE>(simd, cols, right, below, reached);
            for point in 0..area {
                if index(point) >> bit & 1 == 1 {
                    first[point] = simd.and_u32s(first[point], simd.not_u32s(reached[point]));
                }
            }
        }
    }
}

/// Numbers the first stones of all positions.
#[inline(always)]
fn enumerate<S: Simd>(
    simd: S,
    cols: usize,
    first: &[S::u32s],
    numbers: &mut [S::u32s],
) -> [Beginning; Size::MAX] {
    let area = first.len();
    let mut beginnings = [Beginning::default(); Size::MAX];
    let mut count = [simd.splat_u32s(0); MOST_BITS];
    let count = &mut count[..digits(area)];
    for (row, beginning) in (0..area / cols).zip(&mut beginnings) {
        let mut begins = simd.splat_u32s(0);
        for &first in &first[row * cols..][..cols] {
            begins = simd.or_u32s(begins, first);
        }
        beginning.before = extreme::<S, false>(simd, count, begins);
        for point in row * cols..(row + 1) * cols {
            let mut carry = first[point];
            for (bit, count) in count.iter_mut().enumerate() {
                (*count, carry) = (simd.xor_u32s(*count, carry), simd.and_u32s(*count, carry));
                numbers[bit * area + point] = simd.and_u32s(*count, first[point]);
            }
        }
        beginning.until = extreme::<S, true>(simd, count, begins);
    }
    beginnings
}

/// The greatest or least number among some positions; 0 if there are none. `digits` has the numbers bit by bit.
#[inline(always)]
fn extreme<S: Simd, const GREATEST: bool>(simd: S, digits: &[S::u32s], among: S::u32s) -> usize {
    let mut left = among;
    let mut number = 0;
    if any::<S>(among) {
        for (bit, &digit) in digits.iter().enumerate().rev() {
            let better = simd.and_u32s(left, if GREATEST { digit } else { simd.not_u32s(digit) });
            let is_there = any::<S>(better);
            left = if is_there { better } else { left };
            number |= usize::from(is_there == GREATEST) << bit;
        }
    }
    number
}
