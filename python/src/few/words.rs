//! Sets of points as words of 64 points, whose members take less time than those of [`Bits`].

use gocheck_board::{Bits, Size, Words};

/// The number of words for the largest board.
pub(super) const WORDS: usize = (Size::MAX * Size::MAX).div_ceil(64);

/// The points of a set.
pub(super) type Set = [u64; WORDS];

pub(super) trait HasWords: Bits {
    fn words(self) -> Set;
}

impl HasWords for u128 {
    fn words(self) -> Set {
        let mut words = [0; WORDS];
        (words[0], words[1]) = (self as u64, (self >> 64) as u64);
        words
    }
}

impl<const N: usize> HasWords for Words<N> {
    fn words(self) -> Set {
        let mut words = [0; WORDS];
        words.iter_mut().zip(self.as_words()).for_each(|(word, own)| *word = *own);
        words
    }
}

/// Gives a value to the members of a set.
pub(super) fn mark<T: Copy>(set: &Set, value: T, out: &mut [T]) {
    for (&word, out) in set.iter().zip(out.chunks_mut(64)) {
        let mut rest = word;
        while rest != 0 {
            out[rest.trailing_zeros() as usize] = value;
            rest &= rest - 1;
        }
    }
}
