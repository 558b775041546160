//! The computation on one vector of positions.

use super::transpose::{to_planes, to_rows};
use crate::board::Size;
use pulp::Simd;

/// The work space for one vector of positions: a plane a point.
pub(super) struct Kernel<S: Simd> {
    simd: S,
    size: Size,
    own: Vec<S::u32s>,
    opponent: Vec<S::u32s>,
    empty: Vec<S::u32s>,
    /// Whether a point and the one right of it, or below it, are of one group.
    right: Vec<S::u32s>,
    below: Vec<S::u32s>,
    /// Two sets of planes with a row of zeros above and below the board, for what goes to all neighbours.
    framed: [Vec<S::u32s>; 2],
    /// The bits of a point's code.
    bits: usize,
    /// For each bit, for each point, all ones where its code has the bit.
    codes: Vec<u32>,
    /// For each bit, the labels of all points.
    labels: Vec<S::u32s>,
}

impl<S: Simd> Kernel<S> {
    #[inline(always)]
    pub(super) fn new(simd: S, size: Size) -> Self {
        let area = size.area();
        // So many codes with half of the bits set there are: the binomial coefficients.
        let bits = match area {
            0..=126 => 9,
            127..=252 => 10,
            253..=462 => 11,
            _ => 12,
        };
        let numbers = (0u32..1 << bits).filter(|code| code.count_ones() == bits / 2).take(area);
        let codes = (0..bits).flat_map(|bit| numbers.clone().map(move |code| 0u32.wrapping_sub(code >> bit & 1)));
        let planes = |count| vec![simd.splat_u32s(0); count];
        let framed = area + 2 * size.cols();
        Self {
            simd,
            size,
            own: planes(area),
            opponent: planes(area),
            empty: planes(area),
            right: planes(area),
            below: planes(area),
            framed: [planes(framed), planes(framed)],
            bits: bits as usize,
            codes: codes.collect(),
            labels: planes(bits as usize * area),
        }
    }

    /// Answers a vector of positions, from rows to rows: own and the opponent's stones; dead stones, captures and
    /// legal moves.
    #[inline(always)]
    pub(super) fn analyse(&mut self, [own, opponent]: [&[u32]; 2], answers: [&mut [u32]; 3], part: usize) {
        to_planes(self.simd, own, part, &mut self.own);
        to_planes(self.simd, opponent, part, &mut self.opponent);
        // The usual boards get a code of their own, in which a row is so many registers.
        match self.size.cols() {
            9 => self.apply::<9>(),
            13 => self.apply::<13>(),
            19 => self.apply::<19>(),
            _ => self.apply::<0>(),
        }
        let [dead, captures, legal] = answers;
        to_rows(self.simd, &self.below, part, dead);
        to_rows(self.simd, &self.own, part, captures);
        to_rows(self.simd, &self.opponent, part, legal);
    }

    #[inline(always)]
    fn apply<const COLS: usize>(&mut self) {
        self.link();
        for bit in 0..self.bits {
            self.seed::<COLS>(bit);
            self.flood::<COLS>(bit);
        }
        self.answer::<COLS>();
    }

    #[inline(always)]
    fn link(&mut self) {
        let simd = self.simd;
        let (cols, area) = (self.size.cols(), self.size.area());
        let (own, opponent) = (&self.own[..area], &self.opponent[..area]);
        for point in 0..area {
            self.empty[point] = simd.not_u32s(simd.or_u32s(own[point], opponent[point]));
        }
        for (planes, step) in [(&mut self.right, 1), (&mut self.below, cols)] {
            for point in 0..area - step.min(area) {
                let mine = simd.and_u32s(own[point], own[point + step]);
                planes[point] = simd.or_u32s(mine, simd.and_u32s(opponent[point], opponent[point + step]));
            }
        }
    }

    /// Labels every stone with a bit of the codes of the empty points next to it.
    #[inline(always)]
    fn seed<const COLS: usize>(&mut self, bit: usize) {
        let simd = self.simd;
        let (cols, area) = (self.size.cols(), self.size.area());
        let empty = &self.empty[..area];
        let codes = &self.codes[bit * area..][..area];
        let coded = &mut self.framed[0][cols..][..area];
        for point in 0..area {
            coded[point] = simd.and_u32s(empty[point], simd.splat_u32s(codes[point]));
        }
        let labels = &mut self.labels[bit * area..][..area];
        around::<S, COLS>(simd, &self.framed[0], cols, labels);
        for point in 0..area {
            labels[point] = simd.and_u32s(labels[point], simd.not_u32s(empty[point]));
        }
    }

    /// Spreads a bit of the labels until all stones of a group have the same: sweeps down and up the rows. The
    /// first sweep that finds a row in agreement with the one it came from everywhere is the last, for
    /// the sweep before it left them in agreement the other way round.
    #[inline(always)]
    fn flood<const COLS: usize>(&mut self, bit: usize) {
        let simd = self.simd;
        let zero = simd.splat_u32s(0);
        let (rows, area) = (self.size.rows(), self.size.area());
        let cols = if COLS == 0 { self.size.cols() } else { COLS };
        let labels = &mut self.labels[bit * area..][..area];
        // The row that was done last.
        let mut last = [zero; Size::MAX];
        last[..cols].copy_from_slice(&labels[..cols]);
        close::<S, COLS>(simd, &mut last, &self.right[..cols]);
        labels[..cols].copy_from_slice(&last[..cols]);
        let mut before_last = false;
        loop {
            for down in [true, false] {
                let mut changed = zero;
                for step in 1..rows {
                    let row = if down { step } else { rows - 1 - step };
                    let labels = &mut labels[row * cols..][..cols];
                    let below = &self.below[if down { row - 1 } else { row } * cols..][..cols];
                    for col in 0..cols {
                        let pulled = simd.and_u32s(last[col], below[col]);
                        changed = simd.or_u32s(changed, simd.and_u32s(pulled, simd.not_u32s(labels[col])));
                        last[col] = simd.or_u32s(labels[col], pulled);
                    }
                    close::<S, COLS>(simd, &mut last, &self.right[row * cols..][..cols]);
                    labels.copy_from_slice(&last[..cols]);
                }
                if before_last && is_zero::<S>(changed) {
                    return;
                }
                before_last = true;
            }
        }
    }

    /// Reads the answers off the labels: dead stones in the place of `below`, captures in that of `own`, legal
    /// moves in that of `opponent`.
    #[inline(always)]
    fn answer<const COLS: usize>(&mut self) {
        let simd = self.simd;
        let zero = simd.splat_u32s(0);
        let (cols, area) = (self.size.cols(), self.size.area());
        let [taken, support] = &mut self.framed;
        let (taken, support) = (&mut taken[cols..][..area], &mut support[cols..][..area]);
        let wanted = self.bits / 2;
        for point in 0..area {
            // Of the codes' bits: whether one is set, and a count of four bits, sliced like they are.
            let mut any = zero;
            let mut count = [zero; 4];
            for bit in 0..self.bits {
                let mut carry = self.labels[bit * area + point];
                any = simd.or_u32s(any, carry);
                for digit in &mut count {
                    (*digit, carry) = (simd.xor_u32s(*digit, carry), simd.and_u32s(*digit, carry));
                }
            }
            let mut one = any;
            for (place, &digit) in count.iter().enumerate() {
                let matches = if wanted >> place & 1 == 1 { digit } else { simd.not_u32s(digit) };
                one = simd.and_u32s(one, matches);
            }
            let (own, opponent, empty) = (self.own[point], self.opponent[point], self.empty[point]);
            self.below[point] = simd.not_u32s(simd.or_u32s(any, empty));
            taken[point] = simd.and_u32s(opponent, one);
            let spare = simd.and_u32s(own, simd.and_u32s(any, simd.not_u32s(one)));
            support[point] = simd.or_u32s(simd.or_u32s(empty, spare), taken[point]);
        }
        around::<S, COLS>(simd, &self.framed[0], cols, &mut self.own);
        around::<S, COLS>(simd, &self.framed[1], cols, &mut self.opponent);
        for point in 0..area {
            self.own[point] = simd.and_u32s(self.own[point], self.empty[point]);
            self.opponent[point] = simd.and_u32s(self.opponent[point], self.empty[point]);
        }
    }
}

/// For every point, what one of its neighbours has.
#[inline(always)]
fn around<S: Simd, const COLS: usize>(simd: S, framed: &[S::u32s], cols: usize, planes: &mut [S::u32s]) {
    let cols = if COLS == 0 { cols } else { COLS };
    for (row, planes) in planes.chunks_exact_mut(cols).enumerate() {
        let above = &framed[row * cols..][..cols];
        let here = &framed[(row + 1) * cols..][..cols];
        let below = &framed[(row + 2) * cols..][..cols];
        for col in 0..cols {
            let mut any = simd.or_u32s(above[col], below[col]);
            if col > 0 {
                any = simd.or_u32s(any, here[col - 1]);
            }
            if col + 1 < cols {
                any = simd.or_u32s(any, here[col + 1]);
            }
            planes[col] = any;
        }
    }
}

/// Takes labels over along a row, right and back.
#[inline(always)]
fn close<S: Simd, const COLS: usize>(simd: S, row: &mut [S::u32s; Size::MAX], right: &[S::u32s]) {
    let cols = if COLS == 0 { right.len() } else { COLS };
    for col in 1..cols {
        row[col] = simd.or_u32s(row[col], simd.and_u32s(row[col - 1], right[col - 1]));
    }
    for col in (1..cols).rev() {
        row[col - 1] = simd.or_u32s(row[col - 1], simd.and_u32s(row[col], right[col - 1]));
    }
}

#[inline(always)]
fn is_zero<S: Simd>(vector: S::u32s) -> bool {
    pulp::bytemuck::bytes_of(&vector).iter().all(|&byte| byte == 0)
}
