//! Sums of the hidden layer in the lanes of vectors, with AVX-512 or AVX2 if the processor has it. The arithmetic is exact,
//! so that all processors compute the same values.

use pulp::NullaryFnOnce;
use std::array;

/// The fixed-point representation of 1 in the hidden layer, where activations are clipped.
pub const HIDDEN_ONE: i16 = 128;

/// The number of sums in a vector.
pub(super) const LANES: usize = 32;

/// Vectors of [`LANES`] sums.
pub(super) trait Lanes: Copy {
    /// Sums of 16 bits.
    type Sums: Copy;
    /// Partial totals of 32 bits.
    type Totals: Copy;

    /// Runs `work`, whose inlined code is compiled for this processor.
    fn vectorize<W: NullaryFnOnce>(self, work: W) -> W::Output;

    fn load(self, sums: &[i16; LANES]) -> Self::Sums;
    fn nothing(self) -> Self::Totals;
    fn add(self, sums: Self::Sums, row: &[i8; LANES]) -> Self::Sums;

    /// Adds the sums, clipped between 0 and [`HIDDEN_ONE`], squared and weighted, to `totals`.
    fn weigh(self, totals: Self::Totals, sums: Self::Sums, weights: &[i16; LANES]) -> Self::Totals;

    fn total(self, totals: Self::Totals) -> i32;
}

gocheck_board::vector_task!(Lanes: V4, V3);

/// Any processor.
#[derive(Clone, Copy)]
pub(super) struct Portable;

impl Lanes for Portable {
    type Sums = [i16; LANES];
    type Totals = i32;

    #[inline(always)]
    fn vectorize<W: NullaryFnOnce>(self, work: W) -> W::Output {
        work.call()
    }

    #[inline(always)]
    fn load(self, sums: &[i16; LANES]) -> Self::Sums {
        *sums
    }

    #[inline(always)]
    fn nothing(self) -> i32 {
        0
    }

    #[inline(always)]
    fn add(self, sums: Self::Sums, row: &[i8; LANES]) -> Self::Sums {
        array::from_fn(|lane| sums[lane].wrapping_add(i16::from(row[lane])))
    }

    #[inline(always)]
    fn weigh(self, totals: i32, sums: Self::Sums, weights: &[i16; LANES]) -> i32 {
        let weighed = sums.iter().zip(weights).map(|(&sum, &weight)| {
            let value = sum.clamp(0, HIDDEN_ONE);
            i32::from(value.wrapping_mul(weight)) * i32::from(value)
        });
        totals + weighed.sum::<i32>()
    }

    #[inline(always)]
    fn total(self, totals: i32) -> i32 {
        totals
    }
}

#[cfg(target_arch = "x86_64")]
impl Lanes for pulp::x86::V3 {
    /// Two halves.
    type Sums = [core::arch::x86_64::__m256i; 2];
    type Totals = core::arch::x86_64::__m256i;

    #[inline(always)]
    fn vectorize<W: NullaryFnOnce>(self, work: W) -> W::Output {
        Self::vectorize(self, work)
    }

    #[inline(always)]
    fn load(self, sums: &[i16; LANES]) -> Self::Sums {
        pulp::cast(*sums)
    }

    #[inline(always)]
    fn nothing(self) -> Self::Totals {
        self.avx._mm256_setzero_si256()
    }

    #[inline(always)]
    fn add(self, sums: Self::Sums, row: &[i8; LANES]) -> Self::Sums {
        let halves: [[i8; LANES / 2]; 2] = pulp::cast(*row);
        let wide = halves.map(|half| self.avx2._mm256_cvtepi8_epi16(pulp::cast(half)));
        array::from_fn(|half| self.avx2._mm256_add_epi16(sums[half], wide[half]))
    }

    #[inline(always)]
    fn weigh(self, totals: Self::Totals, sums: Self::Sums, weights: &[i16; LANES]) -> Self::Totals {
        let (zero, one) = (self.avx._mm256_setzero_si256(), self.avx._mm256_set1_epi16(HIDDEN_ONE));
        let weighed = sums.into_iter().zip(self.load(weights)).map(|(sums, weights)| {
            let value = self.avx2._mm256_min_epi16(self.avx2._mm256_max_epi16(sums, zero), one);
            self.avx2._mm256_madd_epi16(self.avx2._mm256_mullo_epi16(value, weights), value)
        });
        weighed.fold(totals, |totals, weighed| self.avx2._mm256_add_epi32(totals, weighed))
    }

    #[inline(always)]
    fn total(self, totals: Self::Totals) -> i32 {
        let totals: [i32; 8] = pulp::cast(totals);
        totals.iter().sum()
    }
}

#[cfg(target_arch = "x86_64")]
impl Lanes for pulp::x86::V4 {
    type Sums = core::arch::x86_64::__m512i;
    type Totals = core::arch::x86_64::__m512i;

    #[inline(always)]
    fn vectorize<W: NullaryFnOnce>(self, work: W) -> W::Output {
        Self::vectorize(self, work)
    }

    #[inline(always)]
    fn load(self, sums: &[i16; LANES]) -> Self::Sums {
        pulp::cast(*sums)
    }

    #[inline(always)]
    fn nothing(self) -> Self::Totals {
        self.avx512f._mm512_setzero_si512()
    }

    #[inline(always)]
    fn add(self, sums: Self::Sums, row: &[i8; LANES]) -> Self::Sums {
        self.avx512bw._mm512_add_epi16(sums, self.avx512bw._mm512_cvtepi8_epi16(pulp::cast(*row)))
    }

    #[inline(always)]
    fn weigh(self, totals: Self::Totals, sums: Self::Sums, weights: &[i16; LANES]) -> Self::Totals {
        let (zero, one) = (self.nothing(), self.avx512f._mm512_set1_epi16(HIDDEN_ONE));
        let value = self.avx512bw._mm512_min_epi16(self.avx512bw._mm512_max_epi16(sums, zero), one);
        let product = self.avx512bw._mm512_mullo_epi16(value, self.load(weights));
        self.avx512f._mm512_add_epi32(totals, self.avx512bw._mm512_madd_epi16(product, value))
    }

    #[inline(always)]
    fn total(self, totals: Self::Totals) -> i32 {
        self.avx512f._mm512_reduce_add_epi32(totals)
    }
}

#[cfg(test)]
mod tests {
    use super::super::symmetric::Network;
    use super::super::value::Value;
    use super::{Portable, Task, run};
    use crate::geometry::BOARD;
    use gocheck_board::random::Random;

    #[test]
    fn all_processors_compute_the_same_value() {
        let mut random = Random::new(1);
        let mut network = Network::zero();
        for weight in network.rows.as_flattened_mut() {
            *weight = random.next() as i8;
        }
        for weight in network.bias.iter_mut().chain(network.outputs.as_flattened_mut()) {
            *weight = random.next() as i8 as i16;
        }
        for _ in 0..2000 {
            let walls = random.next() & random.next() & random.next() & BOARD;
            let (own, enemy) = (random.next() & BOARD & !walls, random.next() & BOARD & !walls);
            let value = || Value { network: &network, own, enemy: enemy & !own, walls };
            let expected = value().run(Portable);
            assert_eq!(run(value()), expected, "{own:#x} {enemy:#x}");
            #[cfg(target_arch = "x86_64")]
            if let Some(vector) = pulp::x86::V3::try_new() {
                assert_eq!(vector.vectorize(super::Run(value(), vector)), expected, "{own:#x} {enemy:#x}");
            }
        }
    }
}
