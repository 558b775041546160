//! The computation on one vector of positions.

use crate::board::Size;
use pulp::{Simd, bytemuck};

/// The work space for one vector of positions: a plane a point.
pub(super) struct Kernel<S: Simd, const BITS: usize> {
    simd: S,
    rows: usize,
    cols: usize,
    own: Vec<S::u64s>,
    opponent: Vec<S::u64s>,
    empty: Vec<S::u64s>,
    /// Whether a point and the one right of it, or below it, are of one group.
    right: Vec<S::u64s>,
    below: Vec<S::u64s>,
    labels: Vec<[S::u64s; BITS]>,
    /// The bits that are set in each point's code.
    codes: Vec<Vec<usize>>,
    /// The points next to each point.
    neighbors: Vec<Vec<usize>>,
}

impl<S: Simd, const BITS: usize> Kernel<S, BITS> {
    /// The bits set in every code.
    const WEIGHT: u32 = BITS as u32 / 2;

    #[inline(always)]
    pub(super) fn new(simd: S, size: Size) -> Self {
        let zero = simd.splat_u64s(0);
        let planes = || vec![zero; size.area()];
        let codes = (0..1usize << BITS).filter(|code| code.count_ones() == Self::WEIGHT);
        let bits = |code: usize| (0..BITS).filter(|bit| code >> bit & 1 == 1).collect();
        let neighbors = |point| size.neighbors(point).map(|next| size.index(next)).collect();
        Self {
            simd,
            rows: size.rows(),
            cols: size.cols(),
            own: planes(),
            opponent: planes(),
            empty: planes(),
            right: planes(),
            below: planes(),
            labels: vec![[zero; BITS]; size.area()],
            codes: codes.take(size.area()).map(bits).collect(),
            neighbors: size.points().map(neighbors).collect(),
        }
    }

    /// Takes up a vector of positions: the links between stones and the first labels.
    #[inline(always)]
    pub(super) fn load(&mut self, own: &[S::u64s], opponent: &[S::u64s], part: usize, parts: usize) {
        let simd = self.simd;
        let area = self.rows * self.cols;
        for point in 0..area {
            self.own[point] = own[point * parts + part];
            self.opponent[point] = opponent[point * parts + part];
            self.empty[point] = simd.not_u64s(simd.or_u64s(self.own[point], self.opponent[point]));
        }
        for point in 0..area {
            if (point + 1) % self.cols != 0 {
                self.right[point] = self.link(point, point + 1);
            }
            if point + self.cols < area {
                self.below[point] = self.link(point, point + self.cols);
            }
            let mut label = [simd.splat_u64s(0); BITS];
            for &next in &self.neighbors[point] {
                for &bit in &self.codes[next] {
                    label[bit] = simd.or_u64s(label[bit], self.empty[next]);
                }
            }
            let stone = simd.not_u64s(self.empty[point]);
            // Loops, not closures: these are always compiled for the vectors of this kernel.
            for plane in &mut label {
                *plane = simd.and_u64s(*plane, stone);
            }
            self.labels[point] = label;
        }
    }

    /// Where two points hold stones of one colour.
    #[inline(always)]
    fn link(&self, a: usize, b: usize) -> S::u64s {
        let own = self.simd.and_u64s(self.own[a], self.own[b]);
        self.simd.or_u64s(own, self.simd.and_u64s(self.opponent[a], self.opponent[b]))
    }

    /// Spreads the labels until every stone of a group has the same: sweeps down and up the rows. The
    /// first sweep that finds a row in agreement with the one it came from everywhere is the last, for
    /// the sweep before it left them in agreement the other way round.
    #[inline(always)]
    pub(super) fn flood(&mut self) {
        let cols = self.cols;
        let mut before_last = false;
        self.close_row::<false>(0, 0, 0);
        loop {
            for down in [true, false] {
                let mut changed = self.simd.splat_u64s(0);
                for step in 1..self.rows {
                    // The row itself, the row it pulls from, and the upper of the two.
                    let (row, from, upper) = if down {
                        (step, step - 1, step - 1)
                    } else {
                        let row = self.rows - 1 - step;
                        (row, row + 1, row)
                    };
                    let pulled = self.close_row::<true>(row * cols, from * cols, upper * cols);
                    changed = self.simd.or_u64s(changed, pulled);
                }
                if before_last && is_zero::<S>(changed) {
                    return;
                }
                before_last = true;
            }
        }
    }

    /// Takes labels over into the row that begins at `row`, from the row that begins at `from` along the
    /// links below `upper`, and then along the row, right and back. Gives what came from the other row.
    #[inline(always)]
    fn close_row<const PULL: bool>(&mut self, row: usize, from: usize, upper: usize) -> S::u64s {
        let simd = self.simd;
        let zero = simd.splat_u64s(0);
        let mut changed = zero;
        let mut last = [zero; BITS];
        let mut link = zero;
        for col in 0..self.cols {
            let mut label = self.labels[row + col];
            if PULL {
                let (other, below) = (self.labels[from + col], self.below[upper + col]);
                for bit in 0..BITS {
                    let pulled = simd.and_u64s(other[bit], below);
                    changed = simd.or_u64s(changed, simd.and_u64s(pulled, simd.not_u64s(label[bit])));
                    label[bit] = simd.or_u64s(label[bit], pulled);
                }
            }
            for bit in 0..BITS {
                label[bit] = simd.or_u64s(label[bit], simd.and_u64s(last[bit], link));
            }
            self.labels[row + col] = label;
            (last, link) = (label, self.right[row + col]);
        }
        for col in (0..self.cols - 1).rev() {
            let mut label = self.labels[row + col];
            for bit in 0..BITS {
                label[bit] = simd.or_u64s(label[bit], simd.and_u64s(last[bit], self.right[row + col]));
            }
            self.labels[row + col] = label;
            last = label;
        }
        changed
    }

    /// Reads the answers off the labels.
    #[inline(always)]
    pub(super) fn answer(
        &mut self,
        dead: &mut [S::u64s],
        captures: &mut [S::u64s],
        legal: &mut [S::u64s],
        part: usize,
        parts: usize,
    ) {
        let simd = self.simd;
        let zero = simd.splat_u64s(0);
        // In the place of the links, which are done with: stones that a move beside them takes, and
        // what makes a point beside it legal.
        let Self { own, opponent, empty, labels, right: taken, below: support, .. } = self;
        for point in 0..labels.len() {
            let label = &labels[point];
            let mut any = zero;
            for &plane in label {
                any = simd.or_u64s(any, plane);
            }
            let one = self.simd.and_u64s(has_weight::<S, BITS>(simd, label, Self::WEIGHT), any);
            let stone = simd.or_u64s(own[point], opponent[point]);
            dead[point * parts + part] = simd.and_u64s(stone, simd.not_u64s(any));
            taken[point] = simd.and_u64s(opponent[point], one);
            let more = simd.and_u64s(any, simd.not_u64s(one));
            let own = simd.and_u64s(own[point], more);
            support[point] = simd.or_u64s(simd.or_u64s(empty[point], own), taken[point]);
        }
        for point in 0..labels.len() {
            let (mut takes, mut supported) = (zero, zero);
            for &next in &self.neighbors[point] {
                takes = simd.or_u64s(takes, taken[next]);
                supported = simd.or_u64s(supported, support[next]);
            }
            captures[point * parts + part] = simd.and_u64s(empty[point], takes);
            legal[point * parts + part] = simd.and_u64s(empty[point], supported);
        }
    }
}

/// Where so many of the planes are set: a counter of four bits, sliced like they are.
#[inline(always)]
fn has_weight<S: Simd, const BITS: usize>(simd: S, planes: &[S::u64s; BITS], weight: u32) -> S::u64s {
    let mut count = [simd.splat_u64s(0); 4];
    for &plane in planes {
        let mut carry = plane;
        for digit in &mut count {
            (*digit, carry) = (simd.xor_u64s(*digit, carry), simd.and_u64s(*digit, carry));
        }
    }
    let mut equal = simd.splat_u64s(u64::MAX);
    for (place, digit) in count.into_iter().enumerate() {
        let matches = if weight >> place & 1 == 1 { digit } else { simd.not_u64s(digit) };
        equal = simd.and_u64s(equal, matches);
    }
    equal
}

#[inline(always)]
fn is_zero<S: Simd>(vector: S::u64s) -> bool {
    bytemuck::cast_slice::<S::u64s, u64>(std::slice::from_ref(&vector)).iter().all(|&word| word == 0)
}
