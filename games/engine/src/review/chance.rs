use crate::description::spec::Described;
use crate::search::score::{Score, WIN_AT_LEAST};

/// The chance of winning, from 0 to 1, of the side to move in a position with this value.
#[must_use]
pub fn chance<G: Described>(score: Score) -> f64 {
    if score.abs() >= WIN_AT_LEAST {
        return if score > 0 { 1.0 } else { 0.0 };
    }
    1.0 / (1.0 + libm::exp(-f64::from(score) / f64::from(G::SPEC.odds)))
}
