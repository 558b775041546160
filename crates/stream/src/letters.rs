//! Conversion between letters and sets of points, 64 letters at a time, with AVX2 or AVX-512 if available.

use super::line::stone_of;
use gocheck_board::Color;
use pulp::NullaryFnOnce;

/// Operations on 64 letters at once. Bit 0 of a set stands for the first letter.
pub(super) trait Letters: Copy {
    /// Runs `work`, compiled for this instruction set as far as it is inlined.
    fn vectorize<W: NullaryFnOnce>(self, work: W) -> W::Output;

    /// `None` if a letter at `places` is invalid.
    fn read(self, letters: &[u8; 64], places: u64) -> Option<[u64; 2]>;

    /// `under` everywhere, except that each letter replaces it on its set; later sets take precedence.
    fn write(self, under: u8, over: [(u64, u8); 5]) -> [u8; 64];
}

/// `None` unless each of the `places` is in one of the sets.
#[inline(always)]
fn stones([black, white, empty]: [u64; 3], places: u64) -> Option<[u64; 2]> {
    (places & !(black | white | empty) == 0).then_some([black & places, white & places])
}

gocheck_board::vector_task!(Letters: V4, V3);

/// For any processor.
#[derive(Clone, Copy)]
pub(super) struct Portable;

impl Letters for Portable {
    fn vectorize<W: NullaryFnOnce>(self, work: W) -> W::Output {
        work.call()
    }

    fn read(self, letters: &[u8; 64], places: u64) -> Option<[u64; 2]> {
        let mut sets = [0; 3];
        for (place, &letter) in letters.iter().enumerate() {
            let set = match stone_of(letter) {
                Some(Some(Color::Black)) => 0,
                Some(Some(Color::White)) => 1,
                Some(None) => 2,
                None => continue,
            };
            sets[set] |= 1 << place;
        }
        stones(sets, places)
    }

    fn write(self, under: u8, over: [(u64, u8); 5]) -> [u8; 64] {
        std::array::from_fn(|place| {
            let top = over.iter().rev().find(|(set, _)| set >> place & 1 == 1);
            top.map_or(under, |&(_, letter)| letter)
        })
    }
}

/// Set in lower-case letters.
#[cfg(target_arch = "x86_64")]
const LOWERCASE_BIT: i8 = 0x20;

#[cfg(target_arch = "x86_64")]
impl Letters for pulp::x86::V3 {
    #[inline(always)]
    fn vectorize<W: NullaryFnOnce>(self, work: W) -> W::Output {
        Self::vectorize(self, work)
    }

    #[inline(always)]
    fn read(self, letters: &[u8; 64], places: u64) -> Option<[u64; 2]> {
        let (avx, simd) = (self.avx, self.avx2);
        let halves: [[u8; 32]; 2] = pulp::cast(*letters);
        let mut sets = [0; 3];
        for (half, letters) in halves.into_iter().enumerate() {
            let letters = pulp::cast(letters);
            let small = simd._mm256_or_si256(letters, avx._mm256_set1_epi8(LOWERCASE_BIT));
            let of_sets =
                [(small, [b'x', b'b', b'b']), (small, [b'o', b'w', b'w']), (letters, [b'.', b'-', b'0'])];
            for (set, (letters, [a, b, c])) in sets.iter_mut().zip(of_sets) {
                let a = simd._mm256_cmpeq_epi8(letters, avx._mm256_set1_epi8(a as i8));
                let b = simd._mm256_cmpeq_epi8(letters, avx._mm256_set1_epi8(b as i8));
                let c = simd._mm256_cmpeq_epi8(letters, avx._mm256_set1_epi8(c as i8));
                let any = simd._mm256_or_si256(simd._mm256_or_si256(a, b), c);
                *set |= u64::from(simd._mm256_movemask_epi8(any) as u32) << (32 * half);
            }
        }
        stones(sets, places)
    }

    #[inline(always)]
    fn write(self, under: u8, over: [(u64, u8); 5]) -> [u8; 64] {
        let (avx, simd) = (self.avx, self.avx2);
        let mut halves = [[0u8; 32]; 2];
        // The byte of a word that contains each place, and the bit of that byte.
        let spread =
            avx._mm256_setr_epi64x(0, 0x0101_0101_0101_0101, 0x0202_0202_0202_0202, 0x0303_0303_0303_0303);
        let bits = avx._mm256_set1_epi64x(0x8040_2010_0804_0201_u64 as i64);
        for (half, place) in halves.iter_mut().enumerate() {
            let mut cells = avx._mm256_set1_epi8(under as i8);
            for (set, letter) in over {
                let word = avx._mm256_set1_epi32((set >> (32 * half)) as i32);
                let places = simd._mm256_and_si256(simd._mm256_shuffle_epi8(word, spread), bits);
                let on = simd._mm256_cmpeq_epi8(places, bits);
                cells = simd._mm256_blendv_epi8(cells, avx._mm256_set1_epi8(letter as i8), on);
            }
            *place = pulp::cast(cells);
        }
        pulp::cast(halves)
    }
}

#[cfg(target_arch = "x86_64")]
impl Letters for pulp::x86::V4 {
    #[inline(always)]
    fn vectorize<W: NullaryFnOnce>(self, work: W) -> W::Output {
        Self::vectorize(self, work)
    }

    #[inline(always)]
    fn read(self, letters: &[u8; 64], places: u64) -> Option<[u64; 2]> {
        let (splat, simd) = (self.avx512f, self.avx512bw);
        let letters = pulp::cast(*letters);
        let usual = [b'X', b'O', b'.']
            .map(|letter| simd._mm512_cmpeq_epi8_mask(letters, splat._mm512_set1_epi8(letter as i8)));
        if let Some(stones) = stones(usual, places) {
            return Some(stones);
        }
        let small = splat._mm512_or_si512(letters, splat._mm512_set1_epi8(LOWERCASE_BIT));
        let mut sets = [0; 3];
        let of_sets =
            [(small, [b'x', b'b', b'b']), (small, [b'o', b'w', b'w']), (letters, [b'.', b'-', b'0'])];
        for (set, (letters, [a, b, c])) in sets.iter_mut().zip(of_sets) {
            *set = simd._mm512_cmpeq_epi8_mask(letters, splat._mm512_set1_epi8(a as i8))
                | simd._mm512_cmpeq_epi8_mask(letters, splat._mm512_set1_epi8(b as i8))
                | simd._mm512_cmpeq_epi8_mask(letters, splat._mm512_set1_epi8(c as i8));
        }
        stones(sets, places)
    }

    #[inline(always)]
    fn write(self, under: u8, over: [(u64, u8); 5]) -> [u8; 64] {
        let (splat, simd) = (self.avx512f, self.avx512bw);
        let mut cells = splat._mm512_set1_epi8(under as i8);
        for (set, letter) in over {
            cells = simd._mm512_mask_blend_epi8(set, cells, splat._mm512_set1_epi8(letter as i8));
        }
        pulp::cast(cells)
    }
}

#[cfg(test)]
mod tests {
    use super::{Letters, Portable, Task, run};

    /// Compares the processor's operations with the portable ones.
    struct Agree;

    impl Task for Agree {
        type Output = ();

        #[inline(always)]
        fn run<L: Letters>(self, letters: L) {
            for first in 0..=255u8 {
                let every: [u8; 64] =
                    std::array::from_fn(|place| first.wrapping_add((place as u8).wrapping_mul(5)));
                let some = (u64::from(first) + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
                assert_eq!(letters.read(&every, some), Portable.read(&every, some), "{every:?}");
                let over =
                    [b'a', b'b', b'c', b'd', b'e'].map(|letter| (some.rotate_left(letter.into()), letter));
                assert_eq!(letters.write(b'.', over), Portable.write(b'.', over), "{over:x?}");
            }
        }
    }

    #[test]
    fn processors_agree() {
        run(Agree);
        #[cfg(target_arch = "x86_64")]
        if let Some(letters) = pulp::x86::V3::try_new() {
            Letters::vectorize(letters, super::Run(Agree, letters));
        }
        Agree.run(Portable);
    }
}
