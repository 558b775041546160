//! Numbers without pattern.

/// A stream of numbers without pattern: splitmix64 (Steele, Lea and Flood 2014).
///
/// ```
/// use gocheck_common::random::Random;
///
/// let mut random = Random::new(0);
/// assert_eq!(random.next(), 0xe220_a839_7b1d_cdaf);
/// assert_eq!(random.pick(&["the only one"]), Some(&"the only one"));
/// ```
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The stream that belongs to `seed`.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        mixed(self.0)
    }

    /// The first number of the stream that belongs to `seed`.
    #[must_use]
    pub const fn first(seed: u64) -> u64 {
        mixed(seed.wrapping_add(STEP))
    }

    /// One of `items`, each as likely as another; nothing when there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        let index = self.next().checked_rem(items.len() as u64)?;
        items.get(index as usize)
    }
}

/// From a state of the stream to the next.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// The number of a state.
const fn mixed(state: u64) -> u64 {
    let z = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}
