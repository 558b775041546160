//! Conversion between bytes, one per point, and sets of points, 64 at a time, with AVX2 or AVX-512 if available.

use gocheck_board::Size;
use pulp::NullaryFnOnce;

/// The number of points that are read and written at once.
pub(super) const CHUNK: usize = 64;

/// Operations on 64 bytes at once. Bit 0 of a set stands for the first byte.
pub(super) trait Bytes: Copy {
    /// Runs `work`, compiled for this instruction set as far as it is inlined.
    fn vectorize<W: NullaryFnOnce>(self, work: W) -> W::Output;

    /// The set of bytes that equal `byte`.
    fn places_of(self, byte: u8, bytes: &[u8; CHUNK]) -> u64;

    /// 1 on the first set, -1 on the second, 0 elsewhere.
    fn spread(self, sets: [u64; 2]) -> [u8; CHUNK];
}

gocheck_board::vector_task!(Bytes: V4, V3);

/// A buffer for a board, or its two planes, padded to whole chunks.
pub(super) type PaddedBoard = [u8; 2 * Size::MAX * Size::MAX + CHUNK];

/// The bytes of the board that begins at `at`, extended to whole chunks by those of the next boards, or by any bytes
/// in `room`.
#[inline(always)]
pub(super) fn board<'a>(bytes: &'a [u8], at: usize, length: usize, room: &'a mut PaddedBoard) -> &'a [u8] {
    match bytes.get(at..at + length) {
        Some(board) => board,
        None => {
            let rest = bytes.get(at..).unwrap_or_default();
            room[..rest.len()].copy_from_slice(rest);
            &room[..length]
        }
    }
}

/// Writes boards of this number of bytes to all of `out`, with [`Bytes::spread`] of the sets for each board, from 0, and
/// chunk.
#[inline]
pub(super) fn write(length: usize, out: &mut [u8], sets: impl Fn(usize, usize) -> [u64; 2]) {
    run(Write { length, out, sets });
}

struct Write<'a, F> {
    length: usize,
    out: &'a mut [u8],
    sets: F,
}

impl<F: Fn(usize, usize) -> [u64; 2]> Task for Write<'_, F> {
    type Output = ();

    #[inline(always)]
    fn run<V: Bytes>(self, vector: V) {
        // The usual sizes get specialised code.
        match self.length.div_ceil(CHUNK) {
            2 => self.run_chunks::<V, 2>(vector),
            3 => self.run_chunks::<V, 3>(vector),
            6 => self.run_chunks::<V, 6>(vector),
            _ => self.run_chunks::<V, 0>(vector),
        }
    }
}

impl<F: Fn(usize, usize) -> [u64; 2]> Write<'_, F> {
    #[inline(always)]
    fn run_chunks<V: Bytes, const CHUNKS: usize>(self, vector: V) {
        let Self { length, out, sets } = self;
        let chunks = if CHUNKS == 0 { length.div_ceil(CHUNK) } else { CHUNKS };
        for board in 0..out.len() / length {
            // Whole chunks are written: the surplus is overwritten by the next board.
            if let Some(out) = out.get_mut(board * length..board * length + chunks * CHUNK) {
                write_board(vector, out, |chunk| sets(board, chunk));
            } else {
                let mut room: PaddedBoard = [0; _];
                write_board(vector, &mut room[..chunks * CHUNK], |chunk| sets(board, chunk));
                let rest = &mut out[board * length..];
                let count = rest.len().min(chunks * CHUNK);
                rest[..count].copy_from_slice(&room[..count]);
            }
        }
    }
}

#[inline(always)]
fn write_board<V: Bytes>(vector: V, out: &mut [u8], sets: impl Fn(usize) -> [u64; 2]) {
    for (chunk, out) in out.as_chunks_mut().0.iter_mut().enumerate() {
        *out = vector.spread(sets(chunk));
    }
}

/// Any processor.
#[derive(Clone, Copy)]
pub(super) struct Portable;

impl Bytes for Portable {
    #[inline(always)]
    fn vectorize<W: NullaryFnOnce>(self, work: W) -> W::Output {
        work.call()
    }

    #[inline(always)]
    fn places_of(self, byte: u8, bytes: &[u8; CHUNK]) -> u64 {
        (0..CHUNK).fold(0, |places, place| places | u64::from(bytes[place] == byte) << place)
    }

    #[inline(always)]
    fn spread(self, [plus, minus]: [u64; 2]) -> [u8; CHUNK] {
        std::array::from_fn(|place| (plus >> place & 1) as u8 | 0u8.wrapping_sub((minus >> place & 1) as u8))
    }
}

#[cfg(target_arch = "x86_64")]
impl Bytes for pulp::x86::V3 {
    #[inline(always)]
    fn vectorize<W: NullaryFnOnce>(self, work: W) -> W::Output {
        Self::vectorize(self, work)
    }

    #[inline(always)]
    fn places_of(self, byte: u8, bytes: &[u8; CHUNK]) -> u64 {
        let halves: [[u8; 32]; 2] = pulp::cast(*bytes);
        let byte = self.avx._mm256_set1_epi8(byte as i8);
        let mut places = 0;
        for (half, bytes) in halves.into_iter().enumerate() {
            let same = self.avx2._mm256_cmpeq_epi8(pulp::cast(bytes), byte);
            places |= u64::from(self.avx2._mm256_movemask_epi8(same) as u32) << (32 * half);
        }
        places
    }

    #[inline(always)]
    fn spread(self, sets: [u64; 2]) -> [u8; CHUNK] {
        let (avx, simd) = (self.avx, self.avx2);
        // The byte of a word that contains each place, and the bit of that byte.
        let bytes =
            avx._mm256_setr_epi64x(0, 0x0101_0101_0101_0101, 0x0202_0202_0202_0202, 0x0303_0303_0303_0303);
        let bits = avx._mm256_set1_epi64x(0x8040_2010_0804_0201_u64 as i64);
        let mut halves = [[0u8; 32]; 2];
        for (half, place) in halves.iter_mut().enumerate() {
            let mut signs = [avx._mm256_set1_epi8(0); 2];
            for (signs, set) in signs.iter_mut().zip(sets) {
                let word = avx._mm256_set1_epi32((set >> (32 * half)) as i32);
                let places = simd._mm256_and_si256(simd._mm256_shuffle_epi8(word, bytes), bits);
                *signs = simd._mm256_cmpeq_epi8(places, bits);
            }
            let plus = simd._mm256_and_si256(signs[0], avx._mm256_set1_epi8(1));
            *place = pulp::cast(simd._mm256_or_si256(plus, signs[1]));
        }
        pulp::cast(halves)
    }
}

#[cfg(target_arch = "x86_64")]
impl Bytes for pulp::x86::V4 {
    #[inline(always)]
    fn vectorize<W: NullaryFnOnce>(self, work: W) -> W::Output {
        Self::vectorize(self, work)
    }

    #[inline(always)]
    fn places_of(self, byte: u8, bytes: &[u8; CHUNK]) -> u64 {
        let same = self.avx512f._mm512_set1_epi8(byte as i8);
        self.avx512bw._mm512_cmpeq_epi8_mask(pulp::cast(*bytes), same)
    }

    #[inline(always)]
    fn spread(self, [plus, minus]: [u64; 2]) -> [u8; CHUNK] {
        let (splat, simd) = (self.avx512f, self.avx512bw);
        let cells = simd._mm512_maskz_mov_epi8(plus, splat._mm512_set1_epi8(1));
        pulp::cast(simd._mm512_mask_mov_epi8(cells, minus, splat._mm512_set1_epi8(-1)))
    }
}

#[cfg(test)]
mod tests {
    use super::{Bytes, CHUNK, Portable, Task, run};

    /// Compares the processor's operations with the portable ones.
    struct Agree;

    impl Task for Agree {
        type Output = ();

        #[inline(always)]
        fn run<V: Bytes>(self, vector: V) {
            let mut random = 1u64;
            for _ in 0..1000 {
                let sets = [0, 1].map(|_| {
                    random = random.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29).wrapping_add(1);
                    random
                });
                let sets = [sets[0], sets[1] & !sets[0]];
                let bytes = vector.spread(sets);
                let expected: [u8; CHUNK] =
                    std::array::from_fn(|place| match sets.map(|set| set >> place & 1) {
                        [1, _] => 1,
                        [_, 1] => 0xFF,
                        _ => 0,
                    });
                assert_eq!(bytes, expected);
                let back = [1, 0xFF, 0, 7].map(|byte| vector.places_of(byte, &bytes));
                assert_eq!(back, [sets[0], sets[1], !(sets[0] | sets[1]), 0]);
            }
        }
    }

    #[test]
    fn processors_agree() {
        run(Agree);
        #[cfg(target_arch = "x86_64")]
        if let Some(vector) = pulp::x86::V3::try_new() {
            Bytes::vectorize(vector, super::Run(Agree, vector));
        }
        Agree.run(Portable);
    }
}
