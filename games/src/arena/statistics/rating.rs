//! Elo ratings of many players from all games together.

use crate::arena::statistics::cholesky::Cholesky;
use crate::arena::statistics::elo::{DEVIATIONS_95, ELO_PER_LOGIT, normal_cdf};
use crate::arena::statistics::encounters::Encounters;
use serde::Serialize;

/// The ratings of all players, from all games together.
///
/// The model is that of Bradley and Terry (1952): each player has one strength, and the expected
/// score of a game depends on the difference. A draw is half a point for each. The ratings are those
/// that make the results likeliest, as Ordo's are: a player's points are then exactly what its
/// ratings lead to expect. `BayesElo` adds a prior and fixed chances of a draw, which draws ratings
/// together; colours need no term because each opening is played with colours swapped.
///
/// How far the results of meetings stray from what is expected is measured, not assumed: the errors
/// are those of independent wins and losses, which a draw never is, times the square root of the
/// [`Ratings::dispersion`] (quasi-likelihood, Wedderburn 1974; McCullagh and Nelder, "Generalized
/// Linear Models", 2nd ed., 4.5 and 9). Of two players it is the pentanomial variance of fishtest.
///
/// Who won or lost everything has no likeliest rating, and its games say nothing about those that it
/// beat or lost to: these are rated without. It gets one as if it had one more draw against an average
/// player, as does everybody where more than half are so.
#[derive(Clone, Debug, PartialEq)]
pub struct Ratings {
    ratings: Vec<f64>,
    /// The covariance of the ratings, row by row, in logits squared.
    covariance: Vec<f64>,
    beyond: Vec<Option<Beyond>>,
    /// Whether one more draw against an average player was counted for somebody.
    pub is_bounded: bool,
    /// The variance of a meeting's points over what it would be if all games were won or lost
    /// independently: below 1 where games are drawn, or openings favour a colour.
    pub dispersion: f64,
}

/// A player's rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// Elo; the average of all players whose rating is finite is 0.
    pub elo: f64,
    /// Half the width of the interval that holds 95 %, in Elo; infinite when `beyond` says where to.
    pub error: f64,
    /// The likeliest rating is infinite: `elo` is what one more draw against an average player makes of it.
    pub beyond: Option<Beyond>,
}

/// On which side the likeliest rating lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Beyond {
    /// All games were won.
    Above,
    /// All games were lost.
    Below,
}

impl Ratings {
    /// Finds the likeliest ratings by Newton's method.
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

    /// How sure it is, 0 to 1, that `player` is stronger than `opponent`.
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

/// Players whose ratings are found together, from their games with each other and with those whose ratings
/// are `fixed`.
struct RatingGroup<'a> {
    encounters: &'a Encounters,
    free: &'a [usize],
    fixed: &'a [usize],
    /// Each had one more draw against an average player; without it their average is held at 0.
    has_draw: bool,
}

impl RatingGroup<'_> {
    /// Puts in the likeliest ratings; gives the factors of Fisher's information there.
    fn fit(&self, ratings: &mut [f64]) -> Cholesky {
        let size = self.free.len();
        // A few steps do; the bound is for rounding that never settles.
        for _ in 0..200 {
            let (information, mut step) = self.slopes(ratings);
            Cholesky::new(information, size).solve(&mut step);
            let longest = step.iter().fold(0.0_f64, |longest, part| longest.max(part.abs()));
            // Far from the top a step may lead beyond it.
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
        // Ratings may be moved together; the constant holds their average where it is.
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

    /// The variance of the meetings over that of independent wins and losses. One more meeting that varied
    /// like these keeps few results from looking surer than they are.
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
        // As many results as there are ratings say nothing about how they stray.
        let spare = meetings as f64 - (self.free.len() as f64 - 1.0);
        if spare < 1.0 || expectable == 0.0 {
            return 1.0;
        }
        (found / expectable * meetings as f64 + 1.0) / (spare + 1.0)
    }

    /// Puts in the covariance of the group's ratings.
    fn covariance(&self, factors: &Cholesky, dispersion: f64, covariance: &mut [f64]) {
        let (size, players) = (self.free.len(), self.encounters.players());
        // Where nobody is fixed, the deviation from the average, whose own error is no player's.
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
