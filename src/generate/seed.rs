//! Seeds made of several numbers.

use crate::random::Random;

/// A seed made of several numbers; it changes if any of them does.
pub fn mixed(numbers: impl IntoIterator<Item = u64>) -> u64 {
    numbers.into_iter().fold(0, |seed, number| Random::new(seed ^ number).next())
}
