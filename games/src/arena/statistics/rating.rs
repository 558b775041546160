//! Elo ratings of many players from all games together.

use crate::arena::statistics::cholesky::Cholesky;
use crate::arena::statistics::elo::{DEVIATIONS_95, ELO_PER_LOGIT, normal_cdf};
use crate::arena::statistics::encounters::Encounters;
use serde::Serialize;

/// The ratings of all players, from all games together.
///
/// The model is that of Bradley and Terry (1952): each player has one strength, and the expected score of a game
/// depends on the difference. A draw counts half a point for each. The ratings maximise the likelihood, as in Ordo: a
/// player's points then equal its expected points. `BayesElo` adds a prior and fixed draw probabilities, which pull
/// ratings together; colours need no term because each opening is played with colours swapped.
///
/// The spread of the results of meetings around their expectation is measured, not assumed: the errors are those of
/// independent wins and losses times the square root of the [`Ratings::dispersion`] (quasi-likelihood, Wedderburn
/// 1974; McCullagh and Nelder, "Generalized Linear Models", 2nd ed., 4.5 and 9). For two players this is the
/// pentanomial variance of fishtest.
///
/// A player who won or lost every game has no finite maximum-likelihood rating, and its games carry no information
/// about the others, who are rated without them. Such a player is rated as if it had one more draw against an average
/// player. If more than half of the players are like that, all players get that extra draw.
#[derive(Clone, Debug, PartialEq)]
pub struct Ratings {
    ratings: Vec<f64>,
    /// The covariance of the ratings, row by row, in logits squared.
    covariance: Vec<f64>,
    beyond: Vec<Option<Beyond>>,
    /// Whether an extra draw against an average player was counted for any player.
    pub is_bounded: bool,
    /// The variance of a meeting's points relative to independent wins and losses: below 1 if games are drawn, or
    /// openings favour a colour.
    pub dispersion: f64,
}

/// A player's rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// Elo; the average over all players with a finite rating is 0.
    pub elo: f64,
    /// Half the width of the 95 % interval in Elo; infinite if `beyond` is set.
    pub error: f64,
    /// Set if the maximum-likelihood rating is infinite; `elo` then includes an extra draw against an average player.
    pub beyond: Option<Beyond>,
}

/// The direction of an infinite rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Beyond {
    /// Every game was won.
    Above,
    /// Every game was lost.
    Below,
}

impl Ratings {
    /// Finds the maximum-likelihood ratings by Newton's method.
    #[must_use]
    pub fn of(encounters: &Encounters) -> Self {
        let players = encounters.players();
        let core = encounters.core();
        let mut is_core = vec![false; players];
        core.iter().for_each(|&player| is_core[player] = true);
        let rest: Vec<usize> = (0..players).filter(|&player| !is_core[player]).collect();

        let mut ratings = vec![0.0; players];
        let core = RatingGroup { encounters, free: &core, fixed: &[], has_draw: false };
        let factors = core.fit(&mut ratings);
        let dispersion = core.dispersion(&ratings);
        let mut covariance = vec![0.0; players * players];
        core.covariance(&factors, dispersion, &mut covariance);

        let others = RatingGroup { encounters, free: &rest, fixed: core.free, has_draw: true };
        let factors = others.fit(&mut ratings);
        others.covariance(&factors, 1.0, &mut covariance);

        let beyond = |player: usize| match encounters.total(player) {
            _ if is_core[player] => None,
            (_, 0) => None,
            (0, _) => Some(Beyond::Below),
            (own, all) => (own == all).then_some(Beyond::Above),
        };
        let beyond = (0..players).map(beyond).collect();
        Self { ratings, covariance, beyond, is_bounded: !rest.is_empty(), dispersion }
    }

    /// The rating of `player`.
    #[must_use]
    pub fn rating(&self, player: usize) -> Rating {
        let deviation = self.covariance(player, player).max(0.0).sqrt();
        let beyond = self.beyond[player];
        let error = DEVIATIONS_95 * ELO_PER_LOGIT * deviation;
        let error = if beyond.is_some() { f64::INFINITY } else { error };
        Rating { elo: ELO_PER_LOGIT * self.ratings[player], error, beyond }
    }

    /// The probability that `player` is stronger than `opponent`.
    #[must_use]
    pub fn superiority(&self, player: usize, opponent: usize) -> f64 {
        let variance = self.covariance(player, player) + self.covariance(opponent, opponent)
            - 2.0 * self.covariance(player, opponent);
        let lead = self.ratings[player] - self.ratings[opponent];
        if variance > 0.0 { normal_cdf(lead / variance.sqrt()) } else { 0.5 }
    }

    fn covariance(&self, player: usize, opponent: usize) -> f64 {
        self.covariance[player * self.ratings.len() + opponent]
    }
}

/// The expected score of a player who is `lead` logits stronger.
fn expected(lead: f64) -> f64 {
    1.0 / (1.0 + (-lead).exp())
}

/// Players who are rated together, from their games with each other and with the players whose ratings are `fixed`.
struct RatingGroup<'a> {
    encounters: &'a Encounters,
    free: &'a [usize],
    fixed: &'a [usize],
    /// Whether each player gets an extra draw against an average player; otherwise their average rating is 0.
    has_draw: bool,
}

impl RatingGroup<'_> {
    /// Stores the maximum-likelihood ratings in `ratings`, and returns the factors of Fisher's information there.
    fn fit(&self, ratings: &mut [f64]) -> Cholesky {
        let size = self.free.len();
        // A few steps suffice; the bound guards against rounding that never settles.
        for _ in 0..200 {
            let (information, mut step) = self.slopes(ratings);
            Cholesky::new(information, size).solve(&mut step);
            let longest = step.iter().fold(0.0_f64, |longest, part| longest.max(part.abs()));
            // Far from the maximum a step may overshoot.
            let scale = if longest > 1.0 { 1.0 / longest } else { 1.0 };
            self.free.iter().zip(&step).for_each(|(&player, part)| ratings[player] += scale * part);
            if longest < 1e-12 {
                break;
            }
        }
        if self.fixed.is_empty() {
            let mean = self.free.iter().map(|&player| ratings[player]).sum::<f64>() / size.max(1) as f64;
            self.free.iter().for_each(|&player| ratings[player] -= mean);
        }
        Cholesky::new(self.slopes(ratings).0, size)
    }

    /// Fisher's information, row by row, and the gradient of the likelihood's logarithm.
    fn slopes(&self, ratings: &[f64]) -> (Vec<f64>, Vec<f64>) {
        let size = self.free.len();
        // Ratings are determined up to a constant; this keeps their average fixed.
        let mut information = vec![if self.has_draw { 0.0 } else { 1.0 }; size * size];
        let mut gradient = vec![0.0; size];
        for (row, &player) in self.free.iter().enumerate() {
            let mut own = 0.0;
            if self.has_draw {
                let score = expected(ratings[player]);
                gradient[row] += 0.5 - score;
                own += score * (1.0 - score);
            }
            let mut meet = |opponent: usize| {
                let games = self.encounters.games(player, opponent) as f64;
                if games == 0.0 {
                    return 0.0;
                }
                let score = expected(ratings[player] - ratings[opponent]);
                let weight = games * score * (1.0 - score);
                gradient[row] += self.encounters.half_points(player, opponent) as f64 / 2.0 - games * score;
                own += weight;
                weight
            };
            for (column, &opponent) in self.free.iter().enumerate() {
                information[row * size + column] -= meet(opponent);
            }
            self.fixed.iter().for_each(|&opponent| {
                meet(opponent);
            });
            information[row * size + row] += own;
        }
        (information, gradient)
    }

    /// The variance of the meetings relative to independent wins and losses. One extra meeting with unit dispersion
    /// keeps a few results from looking more certain than they are.
    fn dispersion(&self, ratings: &[f64]) -> f64 {
        let (mut found, mut expectable, mut meetings) = (0.0, 0.0, 0);
        for &opponent in self.free {
            for &player in self.free.iter().take_while(|&&player| player < opponent) {
                let games = self.encounters.games(player, opponent) as f64;
                if games > 0.0 {
                    let score = expected(ratings[player] - ratings[opponent]);
                    found += self.encounters.distance(player, opponent, score);
                    expectable += games * score * (1.0 - score);
                    meetings += self.encounters.meetings(player, opponent);
                }
            }
        }
        // With only as many results as ratings, nothing is known about the spread.
        let spare = meetings as f64 - (self.free.len() as f64 - 1.0);
        if spare < 1.0 || expectable == 0.0 {
            return 1.0;
        }
        (found / expectable * meetings as f64 + 1.0) / (spare + 1.0)
    }

    /// Stores the covariance of the group's ratings.
    fn covariance(&self, factors: &Cholesky, dispersion: f64, covariance: &mut [f64]) {
        let (size, players) = (self.free.len(), self.encounters.players());
        // Without fixed players, deviations are from the average, whose own error belongs to no player.
        let average = if self.fixed.is_empty() { 1.0 / size as f64 } else { 0.0 };
        for (row, &player) in self.free.iter().enumerate() {
            let mut column = vec![-average; size];
            column[row] += 1.0;
            factors.solve(&mut column);
            let mean = column.iter().sum::<f64>() * average;
            for (&opponent, entry) in self.free.iter().zip(column) {
                covariance[player * players + opponent] = dispersion * (entry - mean);
            }
        }
    }
}
