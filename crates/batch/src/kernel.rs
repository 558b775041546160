//! The computation on one vector of positions.

use super::flood::flood;
use super::planes::{around, empty, full_add, link};
use super::transpose::{to_planes, to_rows};
use gocheck_board::Size;
use pulp::Simd;

/// The number of bits of codes for a number of points; half of the bits of each code are set.
const fn code_bits(area: usize) -> usize {
    match area {
        0..=126 => 9,
        127..=252 => 10,
        253..=462 => 11,
        _ => 12,
    }
}

/// For each bit and each point, all ones if its code has the bit.
pub(super) fn codes(size: Size) -> Vec<u32> {
    let bits = code_bits(size.area());
    let numbers = (0u32..1 << bits).filter(|code| code.count_ones() as usize == bits / 2).take(size.area());
    let numbers: Vec<u32> = numbers.collect();
    (0..bits).flat_map(|bit| numbers.iter().map(move |code| 0u32.wrapping_sub(code >> bit & 1))).collect()
}

/// The number of planes of a [`Kernel`].
pub(super) const fn planes(size: Size) -> usize {
    (6 + 2 + code_bits(size.area())) * size.area() + 4 * size.cols()
}

/// The computation with its planes: one vector per point, one bit per position.
pub(super) struct Kernel<'a, S: Simd> {
    simd: S,
    size: Size,
    codes: &'a [u32],
    own: &'a mut [S::u32s],
    opponent: &'a mut [S::u32s],
    empty: &'a mut [S::u32s],
    /// Points that are in one group with the one to the right; afterwards, captures of the colour to move.
    right: &'a mut [S::u32s],
    /// Points that are in one group with the one below; afterwards, the stones of dead groups.
    below: &'a mut [S::u32s],
    /// Legal moves of the colour to move.
    legal: &'a mut [S::u32s],
    /// Two sets of planes with a row of zeros above and below the board, for values that go to all neighbours.
    framed: [&'a mut [S::u32s]; 2],
    /// For each bit of the codes, the labels of all points.
    labels: &'a mut [S::u32s],
}

impl<'a, S: Simd> Kernel<'a, S> {
    /// Lays the computation out in a number of [`planes`] with any content.
    #[inline(always)]
    pub(super) fn new(simd: S, size: Size, codes: &'a [u32], planes: &'a mut [u32]) -> Self {
        let (mut planes, _) = S::as_mut_simd_u32s(planes);
        let area = size.area();
        let mut take = |count| planes.split_off_mut(..count).unwrap_or_default();
        let mut framed = [take(area + 2 * size.cols()), take(area + 2 * size.cols())];
        for planes in &mut framed {
            planes.fill(simd.splat_u32s(0));
        }
        Self {
            simd,
            size,
            codes,
            own: take(area),
            opponent: take(area),
            empty: take(area),
            right: take(area),
            below: take(area),
            legal: take(area),
            framed,
            labels: take(code_bits(area) * area),
        }
    }

    /// Analyses a vector of positions, from rows (own and the opponent's stones) to rows (dead stones, captures and legal
    /// moves).
    #[inline(always)]
    pub(super) fn analyse(&mut self, given: [&[u32]; 2], answers: [&mut [u32]; 3], part: usize) {
        self.apply_rules(given, part);
        let simd = self.simd;
        let [dead, captures, legal] = answers.map(|rows| S::as_mut_simd_u32s(rows).0);
        to_rows(simd, self.right, part, |place, bits| captures[place] = bits);
        let [own, opponent] = given.map(|rows| S::as_simd_u32s(rows).0);
        // Legal moves and dead stones are on different points and share their planes.
        for (legal, &dead) in self.legal.iter_mut().zip(&*self.below) {
            *legal = simd.or_u32s(*legal, dead);
        }
        to_rows(simd, self.legal, part, |place, bits| {
            let stones = simd.or_u32s(own[place], opponent[place]);
            dead[place] = simd.and_u32s(bits, stones);
            legal[place] = simd.and_u32s(bits, simd.not_u32s(stones));
        });
    }

    /// Plays a move on each of a vector of positions, at most one point per position. If it is legal, the rows become those after
    /// the move, seen from the other colour. Returns the positions with legal moves.
    #[cfg(feature = "arrays")]
    #[inline(always)]
    pub(super) fn play(&mut self, boards: [&mut [u32]; 2], moves: &[u32], part: usize) -> S::u32s {
        self.apply_rules([&*boards[0], &*boards[1]], part);
        to_planes(self.simd, moves, part, self.right);
        let legal = match code_bits(self.size.area()) {
            9 => self.take::<9>(),
            10 => self.take::<10>(),
            11 => self.take::<11>(),
            _ => self.take::<12>(),
        };
        let [own, opponent] = boards.map(|rows| S::as_mut_simd_u32s(rows).0);
        to_rows(self.simd, self.own, part, |place, bits| own[place] = bits);
        to_rows(self.simd, self.opponent, part, |place, bits| opponent[place] = bits);
        legal
    }

    #[inline(always)]
    fn apply_rules(&mut self, [own, opponent]: [&[u32]; 2], part: usize) {
        to_planes(self.simd, own, part, self.own);
        to_planes(self.simd, opponent, part, self.opponent);
        // The usual sizes get specialised code, in which a row is a fixed number of registers.
        match (self.size.rows(), self.size.cols()) {
            (9, 9) => self.apply::<9>(),
            (13, 13) => self.apply::<13>(),
            (19, 19) => self.apply::<19>(),
            _ => self.apply::<0>(),
        }
    }

    #[inline(always)]
    fn apply<const SIDE: usize>(&mut self) {
        let size = self.size;
        let (cols, area) = if SIDE == 0 { (size.cols(), size.area()) } else { (SIDE, SIDE * SIDE) };
        self.link(cols, area);
        for bit in 0..code_bits(area) {
            self.seed::<SIDE>(bit, cols, area);
            let labels = &mut self.labels[bit * area..][..area];
            flood::<S, SIDE>(self.simd, cols, &self.right[..area], &self.below[..area], labels);
        }
        self.answer::<SIDE>(cols, area);
    }

    #[inline(always)]
    fn link(&mut self, cols: usize, area: usize) {
        let simd = self.simd;
        let (own, opponent) = (&self.own[..area], &self.opponent[..area]);
        empty(simd, [own, opponent], self.empty);
        link(simd, cols, [own, opponent], [&mut *self.right, &mut *self.below]);
    }

    /// Labels every stone with a bit of the codes of the empty points next to it.
    #[inline(always)]
    fn seed<const SIDE: usize>(&mut self, bit: usize, cols: usize, area: usize) {
        let simd = self.simd;
        let empty = &self.empty[..area];
        let codes = &self.codes[bit * area..][..area];
        let coded = &mut self.framed[0][cols..][..area];
        for point in 0..area {
            coded[point] = simd.and_u32s(empty[point], simd.splat_u32s(codes[point]));
        }
        let labels = &mut self.labels[bit * area..][..area];
        around::<S, SIDE, false>(simd, self.framed[0], empty, cols, labels);
    }

    /// Derives the answers from the labels.
    #[inline(always)]
    fn answer<const SIDE: usize>(&mut self, cols: usize, area: usize) {
        let simd = self.simd;
        let zero = simd.splat_u32s(0);
        let [taken, support] = &mut self.framed;
        let (taken, support) = (&mut taken[cols..][..area], &mut support[cols..][..area]);
        let bits = code_bits(area);
        for point in 0..area {
            let label = |bit: usize| if bit < bits { self.labels[bit * area + point] } else { zero };
            // The bits are counted by carry-save adders, which turn three bits of a weight into one of it and one of twice the
            // weight (Harley and Seal; Warren, Hacker's Delight, 5-1); missing bits are zero.
            let (a, p) = full_add(simd, label(0), label(1), label(2));
            let (b, q) = full_add(simd, label(3), label(4), label(5));
            let (c, r) = full_add(simd, label(6), label(7), label(8));
            let (d, s) = full_add(simd, label(9), label(10), label(11));
            let (e, t) = full_add(simd, a, b, c);
            let (ones, u) = (simd.xor_u32s(e, d), simd.and_u32s(e, d));
            let (f, v) = full_add(simd, p, q, r);
            let (g, w) = full_add(simd, s, t, u);
            let (twos, x) = (simd.xor_u32s(f, g), simd.and_u32s(f, g));
            let (fours, eights) = full_add(simd, v, w, x);
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
        around::<S, SIDE, true>(simd, self.framed[0], self.empty, cols, self.right);
        around::<S, SIDE, true>(simd, self.framed[1], self.empty, cols, self.legal);
    }

    #[cfg(feature = "arrays")]
    /// Plays the legal moves in `right`, and returns their positions. Opponent's stones whose only liberty is the point of the
    /// move, so that their label is its code, are captured; then the colours are exchanged.
    #[inline(always)]
    fn take<const BITS: usize>(&mut self) -> S::u32s {
        let simd = self.simd;
        let area = self.size.area();
        let mut legal = simd.splat_u32s(0);
        let mut code = [simd.splat_u32s(0); BITS];
        for point in 0..area {
            let played =
                simd.and_u32s(self.right[point], simd.and_u32s(self.legal[point], self.empty[point]));
            self.right[point] = played;
            legal = simd.or_u32s(legal, played);
            for (bit, code) in code.iter_mut().enumerate() {
                let has = simd.splat_u32s(self.codes[bit * area + point]);
                *code = simd.or_u32s(*code, simd.and_u32s(played, has));
            }
        }
        for point in 0..area {
            let mut other = simd.not_u32s(legal);
            for (bit, &code) in code.iter().enumerate() {
                other = simd.or_u32s(other, simd.xor_u32s(self.labels[bit * area + point], code));
            }
            let (own, opponent) = (self.own[point], self.opponent[point]);
            let left = simd.and_u32s(opponent, other);
            let with_move = simd.or_u32s(own, self.right[point]);
            // Swaps the two in the changed positions.
            let change =
                |before, after| simd.xor_u32s(before, simd.and_u32s(simd.xor_u32s(before, after), legal));
            self.own[point] = change(own, left);
            self.opponent[point] = change(opponent, with_move);
        }
        legal
    }
}
