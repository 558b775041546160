//! What results say about strength: pure functions of counts.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `results` | two players: Elo difference with error bars, likelihood of superiority |
//! | `encounters` | many players: who scored what against whom |
//! | `rating` | many players: Elo of all from all games together |
//! | `cholesky` | equations between many ratings |
//! | `sprt` | a test that stops as soon as it knows |
//!
//! Elo is logistic throughout: a player who is d points stronger scores 1 / (1 + 10^(-d / 400)).
//! Error bars hold 95 %.

mod cholesky;
mod encounters;
mod rating;
mod results;
mod sprt;

pub use encounters::Encounters;
pub use rating::{Beyond, Rating, Ratings};
pub use results::{Difference, Results};
pub use sprt::{Decision, EloModel, Sprt, SprtError};

/// Elo points of a factor e in the odds: 400 / ln 10.
const ELO_PER_LOGIT: f64 = 400.0 / std::f64::consts::LN_10;

/// How many standard deviations to either side hold 95 % of a normal distribution.
const DEVIATIONS_95: f64 = 1.959_963_984_540_054;

/// The expected score of a player who is `elo` points stronger.
fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + (-elo / ELO_PER_LOGIT).exp())
}

/// The Elo difference at which `score`, between 0 and 1, is expected.
fn elo_of_score(score: f64) -> f64 {
    ELO_PER_LOGIT * (score / (1.0 - score)).ln()
}

/// The chance that a normal variable lies below `deviations` standard deviations over its mean.
fn below(deviations: f64) -> f64 {
    0.5 * libm::erfc(-deviations / std::f64::consts::SQRT_2)
}
