//! Elo ratings of many players from all games together.

use crate::statistics::cholesky::Cholesky;
use crate::statistics::elo::{DEVIATIONS_95, ELO_PER_LOGIT, normal_cdf};
use crate::statistics::encounters::Encounters;
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
/// Ratings compare only players whom results link in both directions: the groups of [`Encounters`]. If one group has more
/// than half of the players, all others are rated outside of it, as if each had one more draw against an average player:
/// their most likely ratings are infinite or open ([`Unbounded`]). They carry no information about the group. Otherwise each
/// group of two or more players is rated by itself, and the average of each group is 0.
#[derive(Clone, Debug, PartialEq)]
pub struct Ratings {
    ratings: Vec<f64>,
    /// The covariance of the ratings, row by row, in logits squared.
    covariance: Vec<f64>,
    unbounded: Vec<Option<Unbounded>>,
    /// Each player's group of comparable players.
    groups: Vec<usize>,
    /// What orders tables, in logits.
    levels: Vec<f64>,
    /// The groups that have a scale of their own, if there are several such scales.
    scales: Vec<usize>,
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
    /// Half the width of the 95 % interval in Elo; infinite if `unbounded` is set.
    pub error: f64,
    /// Set if the maximum-likelihood rating is infinite or open; `elo` then includes an extra draw against an average
    /// player.
    pub unbounded: Option<Unbounded>,
    /// The group within which `elo` can be compared, if there are several: 0 is the first.
    pub scale: Option<usize>,
    /// Orders tables: `elo`, or the average of the group with an extra draw for each player.
    pub level: f64,
}

/// Where the rating of a player lies whom results do not link to the rated players in both directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Unbounded {
    /// Above them: it won every game, or all that count against them.
    Above,
    /// Below them: it lost every game, or all that count against them.
    Below,
    /// Anywhere: no results link it to them.
    Open,
}

impl Ratings {
    /// Finds the maximum-likelihood ratings by Newton's method.
    #[must_use]
    pub fn of(encounters: &Encounters) -> Self {
        let players = encounters.players();
        let groups = encounters.groups();
        let mut group_of = vec![0; players];
        for (number, group) in groups.iter().enumerate() {
            group.iter().for_each(|&player| group_of[player] = number);
        }
        let is_main = groups.first().is_some_and(|group| 2 * group.len() > players);
        let core: &[usize] = if is_main { &groups[0] } else { &[] };
        let rest: Vec<usize> = (0..players).filter(|&player| !is_main || group_of[player] > 0).collect();

        let mut ratings = vec![0.0; players];
        let mut covariance = vec![0.0; players * players];
        let mut dispersion = 1.0;
        let rate = |free: &[usize], ratings: &mut [f64], covariance: &mut [f64]| {
            let group = RatingGroup { encounters, free, fixed: &[], has_draw: false };
            let factors = group.fit(ratings);
            let found = group.dispersion(ratings);
            group.covariance(&factors, found, covariance);
            found
        };
        if is_main {
            dispersion = rate(core, &mut ratings, &mut covariance);
        }
        let others = RatingGroup { encounters, free: &rest, fixed: core, has_draw: true };
        let factors = others.fit(&mut ratings);
        others.covariance(&factors, 1.0, &mut covariance);
        // Higher groups first: by the ratings that include an extra draw.
        let mean = |group: &usize| {
            groups[*group].iter().map(|&player| ratings[player]).sum::<f64>() / groups[*group].len() as f64
        };
        let mut scales: Vec<usize> = if is_main {
            Vec::new()
        } else {
            (0..groups.len()).filter(|&group| groups[group].len() > 1).collect()
        };
        scales
            .sort_by(|one, other| mean(other).total_cmp(&mean(one)).then(groups[*one].cmp(&groups[*other])));
        let mut levels = ratings.clone();
        for &scale in &scales {
            groups[scale].iter().for_each(|&player| levels[player] = mean(&scale));
        }
        for &scale in &scales {
            rate(&groups[scale], &mut ratings, &mut covariance);
        }

        let unbounded = |player: usize| {
            let (own, all) = encounters.total(player);
            if is_main {
                let is = |set: Vec<bool>| set[core[0]];
                return match (
                    group_of[player],
                    is(encounters.reached(player)),
                    is(encounters.reaching(player)),
                ) {
                    (0, ..) => None,
                    (_, true, _) => Some(Unbounded::Above),
                    (_, _, true) => Some(Unbounded::Below),
                    _ => Some(Unbounded::Open),
                };
            }
            match own {
                _ if groups[group_of[player]].len() > 1 => None,
                _ if all == 0 => Some(Unbounded::Open),
                0 => Some(Unbounded::Below),
                _ if own == all => Some(Unbounded::Above),
                _ => Some(Unbounded::Open),
            }
        };
        let unbounded: Vec<Option<Unbounded>> = (0..players).map(unbounded).collect();
        let is_bounded = unbounded.iter().any(Option::is_some);
        Self { ratings, covariance, unbounded, groups: group_of, levels, scales, is_bounded, dispersion }
    }

    /// The rating of `player`.
    #[must_use]
    pub fn rating(&self, player: usize) -> Rating {
        let deviation = self.covariance(player, player).max(0.0).sqrt();
        let unbounded = self.unbounded[player];
        let error = DEVIATIONS_95 * ELO_PER_LOGIT * deviation;
        let error = if unbounded.is_some() { f64::INFINITY } else { error };
        let scale = self.scales.iter().position(|&scale| scale == self.groups[player]);
        let [elo, level] = [self.ratings[player], self.levels[player]].map(|logits| ELO_PER_LOGIT * logits);
        Rating { elo, error, unbounded, scale, level }
    }

    /// The probability that `player` is stronger than `opponent`; `None` if their ratings cannot be compared.
    #[must_use]
    pub fn superiority(&self, player: usize, opponent: usize) -> Option<f64> {
        if self.groups[player] != self.groups[opponent] {
            return None;
        }
        let variance = self.covariance(player, player) + self.covariance(opponent, opponent)
            - 2.0 * self.covariance(player, opponent);
        let lead = self.ratings[player] - self.ratings[opponent];
        Some(if variance > 0.0 { normal_cdf(lead / variance.sqrt()) } else { 0.5 })
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
