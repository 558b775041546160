//! The computation on one vector of positions.

use super::transpose::{to_planes, to_rows};
use crate::board::Size;
use pulp::Simd;

/// The bits of a point's code: of so many bits, codes with half of them set there are enough for the board.
const fn bits(size: Size) -> usize {
    match size.area() {
        0..=126 => 9,
        127..=252 => 10,
        253..=462 => 11,
        _ => 12,
    }
}

/// For each bit, for each point, all ones where its code has the bit.
pub(super) fn codes(size: Size) -> Vec<u32> {
    let bits = bits(size);
    let numbers = (0u32..1 << bits).filter(|code| code.count_ones() as usize == bits / 2).take(size.area());
    let numbers: Vec<u32> = numbers.collect();
    (0..bits).flat_map(|bit| numbers.iter().map(move |code| 0u32.wrapping_sub(code >> bit & 1))).collect()
}

/// The planes that a [`Kernel`] works with.
pub(super) const fn planes(size: Size) -> usize {
    (5 + 2 + bits(size)) * size.area() + 4 * size.cols()
}

/// The computation with its planes: a vector a point, a bit a position.
pub(super) struct Kernel<'a, S: Simd> {
    simd: S,
    size: Size,
    codes: &'a [u32],
    own: &'a mut [S::u32s],
    opponent: &'a mut [S::u32s],
    empty: &'a mut [S::u32s],
    /// Whether a point and the one right of it, or below it, are of one group.
    right: &'a mut [S::u32s],
    below: &'a mut [S::u32s],
    /// Two sets of planes with a row of zeros above and below the board, for what goes to all neighbours.
    framed: [&'a mut [S::u32s]; 2],
    /// For each bit of the codes, the labels of all points.
    labels: &'a mut [S::u32s],
}

impl<'a, S: Simd> Kernel<'a, S> {
    /// Lays the computation out in so many [`planes`] of zeros or of earlier work for the same size.
    #[inline(always)]
    pub(super) fn new(simd: S, size: Size, codes: &'a [u32], planes: &'a mut [u32]) -> Self {
        let (mut planes, _) = S::as_mut_simd_u32s(planes);
        let area = size.area();
        let mut take = |count| planes.split_off_mut(..count).unwrap_or_default();
        let framed = area + 2 * size.cols();
        Self {
            simd,
            size,
            codes,
            own: take(area),
            opponent: take(area),
            empty: take(area),
            right: take(area),
            below: take(area),
            framed: [take(framed), take(framed)],
            labels: take(bits(size) * area),
        }
    }

    /// Answers a vector of positions, from rows to rows: own and the opponent's stones; dead stones, captures and
    /// legal moves.
    #[inline(always)]
    pub(super) fn analyse(&mut self, [own, opponent]: [&[u32]; 2], answers: [&mut [u32]; 3], part: usize) {
        to_planes(self.simd, own, part, self.own);
        to_planes(self.simd, opponent, part, self.opponent);
        // The usual boards get a code of their own, in which a row is so many registers.
        match self.size.cols() {
            9 => self.apply::<9>(),
            13 => self.apply::<13>(),
            19 => self.apply::<19>(),
            _ => self.apply::<0>(),
        }
        let [dead, captures, legal] = answers.map(|rows| S::as_mut_simd_u32s(rows).0);
        to_rows(self.simd, self.own, part, |place, bits| captures[place] = bits);
        let [own, opponent] = [own, opponent].map(|rows| S::as_simd_u32s(rows).0);
        // Legal moves and dead stones are on different points and share their planes.
        to_rows(self.simd, self.opponent, part, |place, bits| {
            let stones = self.simd.or_u32s(own[place], opponent[place]);
            dead[place] = self.simd.and_u32s(bits, stones);
            legal[place] = self.simd.and_u32s(bits, self.simd.not_u32s(stones));
        });
    }

    #[inline(always)]
    fn apply<const COLS: usize>(&mut self) {
        self.link();
        let bits = bits(self.size);
        // Two planes at a time hide each other's waits where the registers hold a row of both.
        let pairs = if size_of::<S::u32s>() == 64 && COLS != 0 && COLS <= 13 { bits / 2 } else { 0 };
        for pair in 0..pairs {
            self.seed::<COLS>(2 * pair);
            self.seed::<COLS>(2 * pair + 1);
            self.flood::<COLS, 2>(2 * pair);
        }
        for bit in 2 * pairs..bits {
            self.seed::<COLS>(bit);
            self.flood::<COLS, 1>(bit);
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
        for (planes, step) in [(&mut *self.right, 1), (&mut *self.below, cols)] {
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
        around::<S, COLS, false>(simd, self.framed[0], empty, cols, labels);
    }

    /// Spreads bits of the labels until all stones of a group have the same: sweeps down and up the rows. The
    /// first sweep that finds a row in agreement with the one it came from everywhere is the last, for
    /// the sweep before it left them in agreement the other way round.
    #[inline(always)]
    fn flood<const COLS: usize, const PLANES: usize>(&mut self, bit: usize) {
        let simd = self.simd;
        let zero = simd.splat_u32s(0);
        let (rows, area) = (self.size.rows(), self.size.area());
        let cols = if COLS == 0 { self.size.cols() } else { COLS };
        let labels = &mut self.labels[bit * area..][..PLANES * area];
        // The row that was done last, of each plane.
        let mut last = [[zero; Size::MAX]; PLANES];
        for plane in 0..PLANES {
            last[plane][..cols].copy_from_slice(&labels[plane * area..][..cols]);
        }
        close::<S, COLS, PLANES>(simd, &mut last, &self.right[..cols]);
        for plane in 0..PLANES {
            labels[plane * area..][..cols].copy_from_slice(&last[plane][..cols]);
        }
        let mut down = true;
        let mut sweeps = 0;
        loop {
            for step in 1..rows {
                let row = if down { step } else { rows - 1 - step };
                let below = &self.below[if down { row - 1 } else { row } * cols..][..cols];
                for plane in 0..PLANES {
                    let labels = &labels[plane * area + row * cols..][..cols];
                    for col in 0..cols {
                        let pulled = simd.and_u32s(last[plane][col], below[col]);
                        last[plane][col] = simd.or_u32s(labels[col], pulled);
                    }
                }
                close::<S, COLS, PLANES>(simd, &mut last, &self.right[row * cols..][..cols]);
                for plane in 0..PLANES {
                    labels[plane * area + row * cols..][..cols].copy_from_slice(&last[plane][..cols]);
                }
            }
            sweeps += 1;
            if sweeps >= FIRST && agree::<S, COLS, PLANES>(simd, labels, &self.below[..area], area, cols) {
                return;
            }
            down = !down;
        }
    }

    /// Reads the answers off the labels: captures in the place of `own`, legal moves and dead stones together in that of
    /// `opponent`.
    #[inline(always)]
    fn answer<const COLS: usize>(&mut self) {
        let simd = self.simd;
        let zero = simd.splat_u32s(0);
        let (cols, area) = (self.size.cols(), self.size.area());
        let [taken, support] = &mut self.framed;
        let (taken, support) = (&mut taken[cols..][..area], &mut support[cols..][..area]);
        let bits = if COLS == 9 { 9 } else { bits(self.size) };
        for point in 0..area {
            let label = |bit: usize| if bit < bits { self.labels[bit * area + point] } else { zero };
            let add = |[a, b, c]: [S::u32s; 3]| {
                let odd = simd.xor_u32s(a, b);
                (simd.xor_u32s(odd, c), simd.or_u32s(simd.and_u32s(a, b), simd.and_u32s(odd, c)))
            };
            // The bits are counted by adders that take three of a weight and give one of it and one of twice the weight
            // (Harley and Seal; Warren, Hacker's Delight, 5-1); bits that there are not are zero.
            let (a, p) = add([label(0), label(1), label(2)]);
            let (b, q) = add([label(3), label(4), label(5)]);
            let (c, r) = add([label(6), label(7), label(8)]);
            let (d, s) = add([label(9), label(10), label(11)]);
            let (e, t) = add([a, b, c]);
            let (ones, u) = (simd.xor_u32s(e, d), simd.and_u32s(e, d));
            let (f, v) = add([p, q, r]);
            let (g, w) = add([s, t, u]);
            let (twos, x) = (simd.xor_u32s(f, g), simd.and_u32s(f, g));
            let (fours, eights) = add([v, w, x]);
            let count = [ones, twos, fours, eights];
            let any = simd.or_u32s(simd.or_u32s(count[0], count[1]), simd.or_u32s(count[2], count[3]));
            let mut one = any;
            for (place, &digit) in count.iter().enumerate() {
                let matches = if (bits / 2) >> place & 1 == 1 { digit } else { simd.not_u32s(digit) };
                one = simd.and_u32s(one, matches);
            }
            let (own, opponent, empty) = (self.own[point], self.opponent[point], self.empty[point]);
            self.below[point] = simd.not_u32s(simd.or_u32s(any, empty));
            taken[point] = simd.and_u32s(opponent, one);
            let spare = simd.and_u32s(own, simd.and_u32s(any, simd.not_u32s(one)));
            support[point] = simd.or_u32s(simd.or_u32s(empty, spare), taken[point]);
        }
        around::<S, COLS, true>(simd, self.framed[0], self.empty, cols, self.own);
        around::<S, COLS, true>(simd, self.framed[1], self.empty, cols, self.opponent);
        for (legal, &dead) in self.opponent.iter_mut().zip(&*self.below) {
            *legal = simd.or_u32s(*legal, dead);
        }
    }
}

/// For every point that is empty, or for every one that is not, what one of its neighbours has.
#[inline(always)]
fn around<S: Simd, const COLS: usize, const ON_EMPTY: bool>(
    simd: S,
    framed: &[S::u32s],
    empty: &[S::u32s],
    cols: usize,
    planes: &mut [S::u32s],
) {
    let cols = if COLS == 0 { cols } else { COLS };
    for (row, (planes, empty)) in planes.chunks_exact_mut(cols).zip(empty.chunks_exact(cols)).enumerate() {
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
            planes[col] = simd.and_u32s(any, if ON_EMPTY { empty[col] } else { simd.not_u32s(empty[col]) });
        }
    }
}

/// Takes labels over along a row, right and back.
#[inline(always)]
fn close<S: Simd, const COLS: usize, const PLANES: usize>(
    simd: S,
    row: &mut [[S::u32s; Size::MAX]; PLANES],
    right: &[S::u32s],
) {
    let cols = if COLS == 0 { right.len() } else { COLS };
    let middle = cols / 2;
    if COLS == 0 {
        for step in 1..=middle {
            inward(simd, row, right, cols, step);
        }
        for step in 1..=middle {
            outward(simd, row, right, cols, step);
        }
    } else {
        unroll!(step, {
            if (1..=COLS / 2).contains(&step) {
                inward(simd, row, right, COLS, step);
            }
        });
        unroll!(step, {
            if (1..=COLS / 2).contains(&step) {
                outward(simd, row, right, COLS, step);
            }
        });
    }
}

#[inline(always)]
fn inward<S: Simd, const PLANES: usize>(
    simd: S,
    row: &mut [[S::u32s; Size::MAX]; PLANES],
    right: &[S::u32s],
    cols: usize,
    step: usize,
) {
    let middle = cols / 2;
    for row in &mut *row {
        row[step] = simd.or_u32s(row[step], simd.and_u32s(row[step - 1], right[step - 1]));
        let col = cols - 1 - step;
        if col >= middle {
            row[col] = simd.or_u32s(row[col], simd.and_u32s(row[col + 1], right[col]));
        }
    }
}

#[inline(always)]
fn outward<S: Simd, const PLANES: usize>(
    simd: S,
    row: &mut [[S::u32s; Size::MAX]; PLANES],
    right: &[S::u32s],
    cols: usize,
    step: usize,
) {
    let middle = cols / 2;
    for row in &mut *row {
        let col = middle - step;
        row[col] = simd.or_u32s(row[col], simd.and_u32s(row[col + 1], right[col]));
        let col = middle + step;
        if col < cols {
            row[col] = simd.or_u32s(row[col], simd.and_u32s(row[col - 1], right[col - 1]));
        }
    }
}

macro_rules! unroll {
    ($index:ident, $body:block) => {
        unroll!(@ $index $body 0 1 2 3 4 5 6 7 8 9 10 11 12);
    };
    (@ $index:ident $body:block $($number:literal)*) => {
        $({ let $index: usize = $number; $body })*
    };
}
use unroll;

/// Whether stones of a group in two rows have the same labels.
#[inline(always)]
fn agree<S: Simd, const COLS: usize, const PLANES: usize>(
    simd: S,
    labels: &[S::u32s],
    below: &[S::u32s],
    area: usize,
    cols: usize,
) -> bool {
    let cols = if COLS == 0 { cols } else { COLS };
    for row in 1..area / cols {
        let mut differ = simd.splat_u32s(0);
        for plane in 0..PLANES {
            let labels = &labels[plane * area..][..area];
            let (above, here) = (&labels[(row - 1) * cols..][..cols], &labels[row * cols..][..cols]);
            let below = &below[(row - 1) * cols..][..cols];
            for col in 0..cols {
                let new = simd.and_u32s(simd.xor_u32s(above[col], here[col]), below[col]);
                differ = simd.or_u32s(differ, new);
            }
        }
        if !is_zero::<S>(differ) {
            return false;
        }
    }
    true
}

const FIRST: usize = 3;

#[inline(always)]
fn is_zero<S: Simd>(vector: S::u32s) -> bool {
    pulp::bytemuck::bytes_of(&vector).iter().all(|&byte| byte == 0)
}
