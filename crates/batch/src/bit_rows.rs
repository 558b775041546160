//! Conversion between packed bits, a row of bytes per position, and words of 32 points of [`LANES`] positions, with AVX2
//! if available. The highest bit of a byte is its first point, as `numpy.packbits` packs them.

use super::lanes::LANES;
use pulp::NullaryFnOnce;

/// The number of bytes that are converted at once.
pub(super) const ROW: usize = 16;

/// The number of words in a row.
pub(super) const WORDS: usize = ROW / size_of::<u32>();

/// Operations on a row of each position.
pub(super) trait BitRows: Copy {
    /// Runs `work`, compiled for this instruction set as far as it is inlined.
    fn vectorize<W: NullaryFnOnce>(self, work: W) -> W::Output;

    /// The words of the rows. Bit 0 of the first word is the first point.
    fn words(self, rows: [&[u8; ROW]; LANES]) -> [[u32; LANES]; WORDS];

    /// The rows of the words: the reverse of [`BitRows::words`].
    fn rows(self, words: [[u32; LANES]; WORDS]) -> [[u8; ROW]; LANES];
}

gocheck_board::vector_task!(BitRows: V3);

/// Any processor.
#[derive(Clone, Copy)]
pub(super) struct Portable;

impl BitRows for Portable {
    #[inline(always)]
    fn vectorize<W: NullaryFnOnce>(self, work: W) -> W::Output {
        work.call()
    }

    #[inline(always)]
    fn words(self, rows: [&[u8; ROW]; LANES]) -> [[u32; LANES]; WORDS] {
        let rows = rows.map(|row| row.as_chunks().0);
        std::array::from_fn(|word| rows.map(|row| u32::from_be_bytes(row[word]).reverse_bits()))
    }

    #[inline(always)]
    fn rows(self, words: [[u32; LANES]; WORDS]) -> [[u8; ROW]; LANES] {
        std::array::from_fn(|lane| pulp::cast(words.map(|word| word[lane].reverse_bits().to_be_bytes())))
    }
}

#[cfg(target_arch = "x86_64")]
mod avx2 {
    use super::{BitRows, LANES, ROW, WORDS};
    use core::arch::x86_64::__m256i;
    use pulp::{NullaryFnOnce, cast, x86::V3};

    /// The number of positions that are converted at once.
    const EIGHT: usize = 8;

    impl BitRows for V3 {
        #[inline(always)]
        fn vectorize<W: NullaryFnOnce>(self, work: W) -> W::Output {
            Self::vectorize(self, work)
        }

        // Closures would not be compiled for this instruction set.
        #[inline(always)]
        fn words(self, rows: [&[u8; ROW]; LANES]) -> [[u32; LANES]; WORDS] {
            let mut words = [[[0; EIGHT]; 2]; WORDS];
            for half in 0..2 {
                let mut pairs = [self.avx._mm256_set1_epi8(0); 4];
                for (row, pair) in pairs.iter_mut().enumerate() {
                    let first = EIGHT * half + row;
                    let low = self.avx._mm256_castsi128_si256(cast(*rows[first]));
                    let both = self.avx2._mm256_inserti128_si256::<1>(low, cast(*rows[first + 4]));
                    *pair = reversed(self, both);
                }
                for (words, column) in words.iter_mut().zip(transposed(self, pairs)) {
                    words[half] = cast(column);
                }
            }
            cast(words)
        }

        #[inline(always)]
        fn rows(self, words: [[u32; LANES]; WORDS]) -> [[u8; ROW]; LANES] {
            let words: [[[u32; EIGHT]; 2]; WORDS] = cast(words);
            let mut rows = [[0; ROW]; LANES];
            for half in 0..2 {
                let mut columns = [self.avx._mm256_set1_epi8(0); 4];
                for (column, words) in columns.iter_mut().zip(&words) {
                    *column = cast(words[half]);
                }
                for (row, pair) in transposed(self, columns).into_iter().enumerate() {
                    let pair = reversed(self, pair);
                    rows[EIGHT * half + row] = cast(self.avx._mm256_castsi256_si128(pair));
                    rows[EIGHT * half + row + 4] = cast(self.avx2._mm256_extracti128_si256::<1>(pair));
                }
            }
            rows
        }
    }

    /// Transposes squares of 4 by 4 words, one in each half of the vectors.
    #[inline(always)]
    fn transposed(simd: V3, [a, b, c, d]: [__m256i; 4]) -> [__m256i; 4] {
        let simd = simd.avx2;
        let first = [simd._mm256_unpacklo_epi32(a, b), simd._mm256_unpacklo_epi32(c, d)];
        let last = [simd._mm256_unpackhi_epi32(a, b), simd._mm256_unpackhi_epi32(c, d)];
        [
            simd._mm256_unpacklo_epi64(first[0], first[1]),
            simd._mm256_unpackhi_epi64(first[0], first[1]),
            simd._mm256_unpacklo_epi64(last[0], last[1]),
            simd._mm256_unpackhi_epi64(last[0], last[1]),
        ]
    }

    /// Reverses the bits of each byte, by tables of four bits.
    #[inline(always)]
    fn reversed(simd: V3, bytes: __m256i) -> __m256i {
        const REVERSED: [u8; 16] = [0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15];
        const RAISED: [u8; 16] = [0, 128, 64, 192, 32, 160, 96, 224, 16, 144, 80, 208, 48, 176, 112, 240];
        let (avx, simd) = (simd.avx, simd.avx2);
        let table: __m256i = cast([REVERSED; 2]);
        let raised: __m256i = cast([RAISED; 2]);
        let four = avx._mm256_set1_epi8(0x0F);
        let lower = simd._mm256_and_si256(bytes, four);
        let upper = simd._mm256_and_si256(simd._mm256_srli_epi16::<4>(bytes), four);
        let lower = simd._mm256_shuffle_epi8(raised, lower);
        simd._mm256_or_si256(lower, simd._mm256_shuffle_epi8(table, upper))
    }
}

#[cfg(test)]
mod tests {
    use super::{BitRows, LANES, Portable, ROW, Task, run};

    /// Compares words and rows with single bits.
    struct Agree;

    impl Task for Agree {
        type Output = ();

        #[inline(always)]
        fn run<V: BitRows>(self, vector: V) {
            let mut random = 1u32;
            for _ in 0..100 {
                let rows = [[0u8; ROW]; LANES].map(|row| {
                    row.map(|_| {
                        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                        (random >> 24) as u8
                    })
                });
                let words = vector.words(rows.each_ref());
                for (lane, row) in rows.iter().enumerate() {
                    for point in 0..8 * ROW {
                        let expected = row[point / 8] & (0x80 >> (point % 8)) != 0;
                        assert_eq!(words[point / 32][lane] >> (point % 32) & 1 == 1, expected);
                    }
                }
                assert_eq!(vector.rows(words), rows);
            }
        }
    }

    #[test]
    fn processors_agree() {
        run(Agree);
        Agree.run(Portable);
    }
}
