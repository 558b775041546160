//! Sequential probability ratio tests.

use crate::statistics::elo::{ELO_PER_LOGIT, expected_score};
use crate::statistics::results::Results;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A sequential probability ratio test (Wald 1945): is the difference `elo1` rather than `elo0`?
///
/// The likelihood ratio is the generalised one of fishtest, fastchess and cutechess: the probabilities of the results
/// are unknown, so the maximum-likelihood ones under each hypothesis take their place (Van den Bergh, "The Generalized
/// Maximum Likelihood Ratio for the Expectation Value of a Distribution" and "A Practical Introduction to the GSPRT").
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sprt {
    /// The difference under H0.
    pub elo0: f64,
    /// The difference under H1.
    pub elo1: f64,
    /// The probability of accepting H1 when H0 is true.
    #[serde(default = "five_percent")]
    pub alpha: f64,
    /// The probability of accepting H0 when H1 is true.
    #[serde(default = "five_percent")]
    pub beta: f64,
    /// The unit of the differences.
    #[serde(default)]
    pub model: EloModel,
}

/// The unit of the differences of a test.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EloModel {
    /// Logistic Elo, as in cutechess.
    #[default]
    Logistic,
    /// Normalised Elo, which makes the length of the test independent of the draw rate; the default of fishtest and
    /// fastchess.
    Normalised,
}

/// The decision of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Decision {
    /// H0 is accepted: the difference is `elo0` or less.
    H0,
    /// H1 is accepted: the difference is `elo1` or more.
    H1,
}

const fn five_percent() -> f64 {
    0.05
}

impl Sprt {
    /// The log-likelihood ratios at which the test accepts H0 and H1.
    #[must_use]
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The log-likelihood ratio of `results`; 0 if there are none.
    #[must_use]
    pub fn llr<const N: usize>(&self, results: &Results<N>) -> f64 {
        if results.count() == 0 {
            return 0.0;
        }
        let observed = results.shares();
        let [fit0, fit1] = [self.elo0, self.elo1].map(|elo| match self.model {
            EloModel::Logistic => with_score(&observed, expected_score(elo)),
            EloModel::Normalised => {
                let deviations = elo / (2.0 * ELO_PER_LOGIT) * Results::<N>::GAMES.sqrt();
                with_deviations(&observed, deviations)
            }
        });
        let jump = |index: usize| observed[index] * (fit1[index] / fit0[index]).ln();
        results.count() as f64 * (0..N).map(jump).sum::<f64>()
    }

    /// The decision at `llr`; `None` while the test goes on.
    #[must_use]
    pub fn decide(&self, llr: f64) -> Option<Decision> {
        let (low, high) = self.bounds();
        match llr {
            _ if llr >= high => Some(Decision::H1),
            _ if llr <= low => Some(Decision::H0),
            _ => None,
        }
    }
}

fn score<const N: usize>(index: usize) -> f64 {
    index as f64 / (N - 1) as f64
}

/// The maximum-likelihood distribution with mean `mean`.
fn with_score<const N: usize>(observed: &[f64; N], mean: f64) -> [f64; N] {
    tilted(observed, &std::array::from_fn(|index| score::<N>(index) - mean))
}

/// The maximum-likelihood distribution whose mean lies this many standard deviations above one half. The condition is
/// not linear; it is linearised at the previous solution and iterated.
fn with_deviations<const N: usize>(observed: &[f64; N], deviations: f64) -> [f64; N] {
    let mut shares = [1.0 / N as f64; N];
    for _ in 0..50 {
        let mean: f64 = (0..N).map(|index| shares[index] * score::<N>(index)).sum();
        let variance: f64 = (0..N).map(|index| shares[index] * (score::<N>(index) - mean).powi(2)).sum();
        let deviation = variance.sqrt();
        let distance = |index: usize| {
            let away = (mean - score::<N>(index)) / deviation;
            score::<N>(index) - 0.5 - deviations * deviation * (1.0 + away * away) / 2.0
        };
        let next = tilted(observed, &std::array::from_fn(distance));
        let change = (0..N).map(|index| (next[index] - shares[index]).abs()).fold(0.0, f64::max);
        shares = next;
        if change < 1e-12 {
            break;
        }
    }
    shares
}

/// The maximum-likelihood distribution for which the mean of `distances` is 0: `observed` / (1 + x distance), where x
/// solves sum of observed distance / (1 + x distance) = 0. The sum decreases in x between the poles of the extreme
/// distances.
fn tilted<const N: usize>(observed: &[f64; N], distances: &[f64; N]) -> [f64; N] {
    let least = distances.iter().copied().fold(f64::INFINITY, f64::min);
    let most = distances.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if least >= 0.0 || most <= 0.0 {
        // No distribution has that mean: the hypothesis is off the scale.
        return *observed;
    }
    let sum = |x: f64| -> f64 {
        observed.iter().zip(distances).map(|(share, distance)| share * distance / (1.0 + x * distance)).sum()
    };
    let (mut low, mut high) = (-1.0 / most, -1.0 / least);
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        if sum(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let x = f64::midpoint(low, high);
    std::array::from_fn(|index| observed[index] / (1.0 + x * distances[index]))
}

/// Parses `elo0=0 elo1=10 alpha=0.05 beta=0.05 model=logistic`; all but the first two are optional.
impl FromStr for Sprt {
    type Err = SprtError;

    fn from_str(text: &str) -> Result<Self, SprtError> {
        let (mut elo0, mut elo1) = (None, None);
        let (mut alpha, mut beta, mut model) = (five_percent(), five_percent(), EloModel::default());
        for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
            let unknown = || SprtError::Word(word.to_owned());
            let (key, value) = word.split_once('=').ok_or_else(unknown)?;
            let number = || value.parse::<f64>().ok().filter(|number| number.is_finite()).ok_or_else(unknown);
            match key {
                "elo0" => elo0 = Some(number()?),
                "elo1" => elo1 = Some(number()?),
                "alpha" => alpha = number()?,
                "beta" => beta = number()?,
                "model" if value == "logistic" => model = EloModel::Logistic,
                "model" if ["normalised", "normalized"].contains(&value) => model = EloModel::Normalised,
                _ => return Err(unknown()),
            }
        }
        let (elo0, elo1) = (elo0.ok_or(SprtError::Missing)?, elo1.ok_or(SprtError::Missing)?);
        Self { elo0, elo1, alpha, beta, model }.checked()
    }
}

impl Sprt {
    /// Checks that the test can be decided.
    ///
    /// # Errors
    /// If `elo0` is not less than `elo1`, or an error probability is not between 0 and 0.5.
    pub fn checked(self) -> Result<Self, SprtError> {
        let is_chance = |chance: f64| chance > 0.0 && chance < 0.5;
        if self.elo0 >= self.elo1 {
            return Err(SprtError::Order);
        }
        if is_chance(self.alpha) && is_chance(self.beta) { Ok(self) } else { Err(SprtError::Chance) }
    }
}

/// The error of a text that is not a test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SprtError {
    /// A word is not understood.
    Word(String),
    /// `elo0` or `elo1` is missing.
    Missing,
    /// `elo0` is not less than `elo1`.
    Order,
    /// An error probability is not between 0 and 0.5.
    Chance,
}

impl fmt::Display for SprtError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Word(word) => write!(
                f,
                "{word:?} in the test: expected elo0=0 elo1=10 and perhaps alpha=0.05 beta=0.05 model=logistic"
            ),
            Self::Missing => f.write_str("the test needs elo0 and elo1, such as elo0=0 elo1=10"),
            Self::Order => f.write_str("the test's elo0 must be below its elo1"),
            Self::Chance => f.write_str("alpha and beta are between 0 and 0.5"),
        }
    }
}

impl std::error::Error for SprtError {}
