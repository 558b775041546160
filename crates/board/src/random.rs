//! Pseudorandom numbers.

/// A pseudorandom number generator: splitmix64 (Steele, Lea and Flood 2014).
///
/// ```
/// use gocheck_board::random::Random;
///
/// let mut random = Random::new(0);
/// assert_eq!(random.next(), 0xe220_a839_7b1d_cdaf);
/// assert_eq!(random.pick(&["the only one"]), Some(&"the only one"));
/// ```
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Creates a generator from `seed`.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        mix(self.0)
    }

    /// The first number of the generator with `seed`.
    #[must_use]
    pub const fn first(seed: u64) -> u64 {
        mix(seed.wrapping_add(STEP))
    }

    /// Picks one of `items` with equal probability. Returns `None` if there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        let index = self.next().checked_rem(items.len() as u64)?;
        items.get(index as usize)
    }
}

/// The difference between consecutive states.
pub const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// Turns a state into a number.
#[must_use]
#[inline]
pub const fn mix(state: u64) -> u64 {
    let z = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}
