//! The logistic Elo scale and the normal distribution.

/// Elo points of a factor e in the odds: 400 / ln 10.
pub(super) const ELO_PER_LOGIT: f64 = 400.0 / std::f64::consts::LN_10;

/// The number of standard deviations on either side of the mean that contain 95 % of a normal distribution.
pub(super) const DEVIATIONS_95: f64 = 1.959_963_984_540_054;

/// The expected score of a player who is `elo` points stronger.
pub(super) fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + (-elo / ELO_PER_LOGIT).exp())
}

/// The Elo difference at which `score`, between 0 and 1, is expected.
pub(super) fn elo_of_score(score: f64) -> f64 {
    ELO_PER_LOGIT * (score / (1.0 - score)).ln()
}

/// The probability that a normal variable lies less than `deviations` standard deviations above its mean.
pub(super) fn normal_cdf(deviations: f64) -> f64 {
    0.5 * libm::erfc(-deviations / std::f64::consts::SQRT_2)
}
