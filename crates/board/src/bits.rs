use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

/// A set of small numbers as bits, whatever its width: `u64`, `u128`, or [`Words`] for more.
///
/// Shifts take 0 to 63 places; bits that leave at either end are lost.
///
/// ```
/// use gocheck_board::{Bits, Words};
///
/// // On a board of eight columns, the points 0 and 1, and those below them:
/// // # # . . . . . .
/// // # # . . . . . .
/// let above = u64::below(2);
/// let set = above | above << 8;
/// assert!(set.members().eq([0, 1, 8, 9]));
/// // Larger boards need wider sets.
/// assert_eq!(Words::<6>::single(360).first(), Some(360));
/// ```
pub trait Bits:
    Copy
    + Eq
    + Debug
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// The number of bits.
    const CAPACITY: usize;

    /// The empty set.
    const EMPTY: Self;

    /// The set that contains only `index`, which must be below [`Bits::CAPACITY`].
    fn single(index: usize) -> Self;

    /// All numbers below `end`, which must be at most [`Bits::CAPACITY`].
    fn below(end: usize) -> Self;

    /// The set of the members of `words`, lowest word first; members beyond [`Bits::CAPACITY`] are lost.
    fn from_words(words: &[u64]) -> Self;

    /// The members from `64 * index` to `64 * index + 63`, the first as the lowest bit.
    fn word(self, index: usize) -> u64;

    /// The number of members.
    fn count(self) -> u32;

    /// The smallest member, if there is one.
    fn first(self) -> Option<usize>;

    /// Adds `index`, which must be below [`Bits::CAPACITY`].
    #[inline]
    fn insert(&mut self, index: usize) {
        *self = *self | Self::single(index);
    }

    /// Removes `index`, which must be below [`Bits::CAPACITY`].
    #[inline]
    fn remove(&mut self, index: usize) {
        *self = *self & !Self::single(index);
    }

    /// Returns true if the set is empty.
    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Returns true if the set has exactly one member.
    fn is_single(self) -> bool {
        self.count() == 1
    }

    /// Returns true if `index` is a member.
    fn contains(self, index: usize) -> bool {
        !(self & Self::single(index)).is_empty()
    }

    /// The members in ascending order.
    fn members(self) -> impl Iterator<Item = usize> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let index = rest.first()?;
            rest = rest ^ Self::single(index);
            Some(index)
        })
    }
}

macro_rules! bits_of_integer {
    ($($integer:ty),*) => {$(
        impl Bits for $integer {
            const CAPACITY: usize = <$integer>::BITS as usize;
            const EMPTY: Self = 0;

            #[inline]
            fn single(index: usize) -> Self {
                1 << index
            }

            #[inline]
            fn below(end: usize) -> Self {
                (1 as $integer).checked_shl(end as u32).unwrap_or(0).wrapping_sub(1)
            }

            #[inline]
            fn from_words(words: &[u64]) -> Self {
                let words = words.iter().take(Self::CAPACITY / 64).enumerate();
                words.fold(0, |set, (i, &word)| set | Self::from(word) << (64 * i))
            }

            #[inline]
            fn word(self, index: usize) -> u64 {
                self.checked_shr(64 * index as u32).unwrap_or(0) as u64
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn first(self) -> Option<usize> {
                (self != 0).then(|| self.trailing_zeros() as usize)
            }
        }
    )*};
}

bits_of_integer!(u64, u128);

/// A set of up to 64 N numbers, as words with the lowest first.
#[expect(clippy::derived_hash_with_manual_eq, reason = "equal words have equal hashes")]
#[derive(Clone, Copy, Debug, Eq, Hash)]
pub struct Words<const N: usize>([u64; N]);

/// Without a call of `memcmp`, which takes longer than so few words.
impl<const N: usize> PartialEq for Words<N> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        (0..N).fold(0, |differing, i| differing | self.0[i] ^ other.0[i]) == 0
    }
}

impl<const N: usize> Words<N> {
    /// The words, lowest first.
    #[must_use]
    pub const fn as_words(&self) -> &[u64; N] {
        &self.0
    }

    /// Adds or removes `index`, which must be below [`Bits::CAPACITY`].
    #[inline]
    pub const fn set(&mut self, index: usize, is_member: bool) {
        let bit = 1 << (index % 64);
        if is_member {
            self.0[index / 64] |= bit;
        } else {
            self.0[index / 64] &= !bit;
        }
    }
}

impl<const N: usize> Bits for Words<N> {
    const CAPACITY: usize = 64 * N;
    const EMPTY: Self = Self([0; N]);

    #[inline]
    fn single(index: usize) -> Self {
        let mut words = [0; N];
        words[index / 64] = 1 << (index % 64);
        Self(words)
    }

    #[inline]
    fn below(end: usize) -> Self {
        Self(std::array::from_fn(|i| u64::below(end.saturating_sub(64 * i).min(64))))
    }

    #[inline]
    fn from_words(words: &[u64]) -> Self {
        Self(std::array::from_fn(|i| words.get(i).copied().unwrap_or(0)))
    }

    #[inline]
    fn contains(self, index: usize) -> bool {
        self.0[index / 64] >> (index % 64) & 1 == 1
    }

    #[inline]
    fn insert(&mut self, index: usize) {
        self.set(index, true);
    }

    #[inline]
    fn remove(&mut self, index: usize) {
        self.set(index, false);
    }

    #[inline]
    fn word(self, index: usize) -> u64 {
        self.0.get(index).copied().unwrap_or(0)
    }

    #[inline]
    fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    #[inline]
    fn first(self) -> Option<usize> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(64 * word + self.0[word].trailing_zeros() as usize)
    }

    #[inline]
    fn members(self) -> impl Iterator<Item = usize> {
        let (mut words, mut index) = (self.0, 0);
        std::iter::from_fn(move || {
            while let Some(word) = words.get_mut(index) {
                if *word != 0 {
                    let bit = word.trailing_zeros() as usize;
                    *word &= *word - 1;
                    return Some(64 * index + bit);
                }
                index += 1;
            }
            None
        })
    }
}

macro_rules! bitwise {
    ($($operator:ident $name:ident $sign:tt),*) => {$(
        impl<const N: usize> $operator for Words<N> {
            type Output = Self;

            #[inline]
            fn $name(self, other: Self) -> Self {
                Self(std::array::from_fn(|i| self.0[i] $sign other.0[i]))
            }
        }
    )*};
}

bitwise!(BitAnd bitand &, BitOr bitor |, BitXor bitxor ^);

impl<const N: usize> Not for Words<N> {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

impl<const N: usize> Shl<u32> for Words<N> {
    type Output = Self;

    #[inline]
    fn shl(self, places: u32) -> Self {
        // The lower word's top bits are shifted in. Two shifts, because one by 64 would overflow if `places` is 0.
        let carried = |i: usize| if i == 0 { 0 } else { self.0[i - 1] >> (63 - places) >> 1 };
        Self(std::array::from_fn(|i| self.0[i] << places | carried(i)))
    }
}

impl<const N: usize> Shr<u32> for Words<N> {
    type Output = Self;

    #[inline]
    fn shr(self, places: u32) -> Self {
        let carried = |i: usize| if i + 1 == N { 0 } else { self.0[i + 1] << (63 - places) << 1 };
        Self(std::array::from_fn(|i| self.0[i] >> places | carried(i)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// Two words behave like one u128.
        #[test]
        fn two_words_are_a_u128(a: u128, b: u128, places in 0u32..64) {
            let words = |n: u128| Words([n as u64, (n >> 64) as u64]);
            prop_assert_eq!(words(a) & words(b), words(a & b));
            prop_assert_eq!(words(a) | words(b), words(a | b));
            prop_assert_eq!(words(a) ^ words(b), words(a ^ b));
            prop_assert_eq!(!words(a), words(!a));
            prop_assert_eq!(words(a) << places, words(a << places));
            prop_assert_eq!(words(a) >> places, words(a >> places));
            prop_assert_eq!(words(a).count(), a.count_ones());
            prop_assert!(words(a).members().eq(a.members()));
            prop_assert_eq!(u128::from_words(words(a).as_words()), a);
            prop_assert_eq!([0, 1, 2].map(|i| words(a).word(i)), [0, 1, 2].map(|i| a.word(i)));
            prop_assert_eq!(u128::from_words(&[0, 1].map(|i| a.word(i))), a);
            let end = (places * 2) as usize;
            prop_assert!(Words::<2>::below(end).members().eq(0..end) && u128::below(end).members().eq(0..end));
            prop_assert_eq!(Words::<2>::from_words(words(a).as_words()), words(a));
            prop_assert!(a.members().all(|i| a >> i & 1 == 1 && words(a).contains(i)));
        }
    }
}
