use gocheck_board::random::Random;

/// Combines several numbers into a seed, which changes if any of them does.
pub fn mixed(numbers: impl IntoIterator<Item = u64>) -> u64 {
    numbers.into_iter().fold(0, |seed, number| Random::new(seed ^ number).next())
}
