//! The score of one player against another, as an Elo difference with its error.

use crate::statistics::elo::{DEVIATIONS_95, ELO_PER_LOGIT, elo_of_score, normal_cdf};

/// The results of one player against another, counted by score, the worst first.
///
/// `Results<3>` counts games: losses, draws, wins. `Results<5>` counts pairs of games from one opening with colours
/// swapped, by half points: the pentanomial model. An opening that favours a colour makes the two games of a pair
/// dependent; counting pairs accounts for that, while counting games overstates the error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Results<const N: usize>([u64; N]);

/// A difference in strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difference {
    /// The estimate in Elo.
    pub elo: f64,
    /// Half the width of the 95 % interval, in Elo.
    pub error: f64,
    /// Whether one side won everything. The maximum-likelihood difference is then infinite, and the estimate includes
    /// one extra drawn game or pair.
    pub is_one_sided: bool,
}

impl<const N: usize> Default for Results<N> {
    fn default() -> Self {
        Self([0; N])
    }
}

impl<const N: usize> Results<N> {
    /// The counts, the worst result first.
    #[must_use]
    pub const fn new(counts: [u64; N]) -> Self {
        Self(counts)
    }

    /// The counts, the worst result first.
    #[must_use]
    pub const fn counts(&self) -> &[u64; N] {
        &self.0
    }

    /// Counts a game or pair with this many half points; more than the maximum count as the maximum.
    pub fn add(&mut self, half_points: usize) {
        self.0[half_points.min(N - 1)] += 1;
    }

    /// The number of games or pairs.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The Elo difference that matches the score, with its error. The interval of the score is converted to Elo, as
    /// in cutechess and fastchess.
    #[must_use]
    pub fn difference(&self) -> Difference {
        let (known, is_one_sided) = self.bounded();
        let (score, variance) = known.moments();
        let error = DEVIATIONS_95 * (variance / known.count().max(1) as f64).sqrt();
        let (low, high) = (score - error, score + error);
        let error = if low > 0.0 && high < 1.0 {
            (elo_of_score(high) - elo_of_score(low)) / 2.0
        } else {
            // The interval leaves the scale: use the slope at the estimate.
            error * ELO_PER_LOGIT / (score * (1.0 - score))
        };
        Difference { elo: elo_of_score(score), error, is_one_sided }
    }

    /// The difference in normalised Elo, with its error: the distance of the score from one half in standard
    /// deviations per game, scaled so that it equals Elo if no game is drawn. The time needed to prove a difference
    /// depends only on it (Van den Bergh, "Normalized Elo").
    #[must_use]
    pub fn normalised(&self) -> Difference {
        let (known, is_one_sided) = self.bounded();
        let (score, variance) = known.moments();
        let games = Self::GAMES * known.count().max(1) as f64;
        let deviation = (variance * Self::GAMES).sqrt();
        let scale = 2.0 * ELO_PER_LOGIT;
        let elo = if deviation > 0.0 { scale * (score - 0.5) / deviation } else { 0.0 };
        Difference { elo, error: DEVIATIONS_95 * scale / games.sqrt(), is_one_sided }
    }

    /// The likelihood of superiority: the probability that the player is the stronger one.
    #[must_use]
    pub fn superiority(&self) -> f64 {
        let (known, _) = self.bounded();
        let (score, variance) = known.moments();
        if variance > 0.0 {
            normal_cdf((score - 0.5) / (variance / known.count() as f64).sqrt())
        } else {
            0.5
        }
    }

    /// The number of games per count.
    pub(super) const GAMES: f64 = (N - 1) as f64 / 2.0;

    /// The frequency of each score, regularised as in fishtest so that none is 0.
    pub(super) fn shares(&self) -> [f64; N] {
        let counts = self.0.map(|count| if count == 0 { 1e-3 } else { count as f64 });
        let sum: f64 = counts.iter().sum();
        counts.map(|count| count / sum)
    }

    /// The results, with an extra draw if all were won or all were lost.
    fn bounded(&self) -> (Self, bool) {
        let is_one_sided = self.count() > 0 && (self.0[0] == self.count() || self.0[N - 1] == self.count());
        let mut known = *self;
        known.0[N / 2] += u64::from(is_one_sided);
        (known, is_one_sided)
    }

    /// Mean and variance of the score.
    fn moments(&self) -> (f64, f64) {
        let count = self.count();
        if count == 0 {
            return (0.5, 0.0);
        }
        let share = |index: usize| self.0[index] as f64 / count as f64;
        let score = |index: usize| index as f64 / (N - 1) as f64;
        let mean: f64 = (0..N).map(|index| share(index) * score(index)).sum();
        let variance = (0..N).map(|index| share(index) * (score(index) - mean).powi(2)).sum();
        (mean, variance)
    }
}
