//! Elo ratings of many players from all games together.

use crate::statistics::cholesky::Cholesky;
use crate::statistics::elo::{DEVIATIONS_95, ELO_PER_LOGIT, normal_cdf};
use crate::statistics::encounters::Encounters;
use serde::Serialize;

/// The virtual draws of each player in the prior, as many as `BayesElo` adds by default.
pub const PRIOR_DRAWS: f64 = 2.0;

/// The ratings of all players, from all games together, on one scale.
///
/// The model is that of Bradley and Terry (1952): each player has one strength, and the expected score of a game
/// depends on the difference. A draw counts half a point for each; colours need no term because each opening is played
/// with colours swapped. The ratings maximise the likelihood of the results and of a few virtual draws, the prior of
/// `BayesElo`: half of a player's virtual draws are shared among its opponents in proportion to its games with them, and
/// it gets shares of theirs. This makes the ratings finite, also of players who won or lost everything.
///
/// The spread of the results of meetings around their expectation is measured, not assumed: the errors are those of
/// independent wins and losses times the square root of the [`Ratings::dispersion`] (quasi-likelihood, Wedderburn
/// 1974; McCullagh and Nelder, "Generalized Linear Models", 2nd ed., 4.5 and 9). For two players this is the
/// pentanomial variance of fishtest.
///
/// Results alone compare only players whom they link in both directions: the groups of [`Encounters`]. If one group has
/// more than half of the players, its average is 0, and [`Unbounded`] describes the others. Otherwise the average of all
/// players is 0. Players whom no games link, even through others, have scales of their own, each with an average of 0.
#[derive(Clone, Debug, PartialEq)]
pub struct Ratings {
    ratings: Vec<f64>,
    /// The covariance of the ratings, row by row, in logits squared.
    covariance: Vec<f64>,
    unbounded: Vec<Option<Unbounded>>,
    /// For each player the players whom games link to it, as the first of them.
    linked: Vec<usize>,
    /// Each player's group of players whom results compare.
    groups: Vec<usize>,
    /// The groups of two or more players, best first, if none has more than half of the players.
    listed: Vec<usize>,
    /// Whether some ratings would be infinite or open without the prior.
    pub is_bounded: bool,
    /// The variance of a meeting's points relative to independent wins and losses: below 1 if games are drawn, or
    /// openings favour a colour.
    pub dispersion: f64,
}

/// A player's rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// Elo; the average over the players whom results link is 0.
    pub elo: f64,
    /// Half the width of the 95 % interval in Elo; infinite if the player has no games.
    pub error: f64,
    /// Set if the rating would be infinite or open without the prior.
    pub unbounded: Option<Unbounded>,
    /// The group of players whom results compare, if there are several: 0 is the best.
    pub group: Option<usize>,
}

/// Where results alone place a player whom they do not link to most others in both directions.
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
    /// Finds the ratings by Newton's method, with the usual prior.
    #[must_use]
    pub fn of(encounters: &Encounters) -> Self {
        Self::with_prior(encounters, PRIOR_DRAWS)
    }

    /// Finds the ratings with a prior of another number of virtual draws. Without any, they are those of maximum
    /// likelihood, which are finite only if results link all players.
    #[must_use]
    pub fn with_prior(encounters: &Encounters, draws: f64) -> Self {
        let players = encounters.players();
        let groups = encounters.groups();
        let mut group_of = vec![0; players];
        for (number, group) in groups.iter().enumerate() {
            group.iter().for_each(|&player| group_of[player] = number);
        }
        let core: &[usize] = match groups.first() {
            Some(group) if 2 * group.len() > players => group,
            _ => &[],
        };
        let mut model = RatingModel {
            encounters,
            linked: encounters.linked(),
            groups: &group_of,
            draws,
            dispersion: 1.0,
        };
        let ratings = model.fit(core);
        model.dispersion = model.measured_dispersion(&ratings, groups.len());
        let covariance = model.covariance(&ratings, core);

        let mean = |group: &usize| {
            groups[*group].iter().map(|&player| ratings[player]).sum::<f64>() / groups[*group].len() as f64
        };
        let mut listed: Vec<usize> = if core.is_empty() {
            (0..groups.len()).filter(|&group| groups[group].len() > 1).collect()
        } else {
            Vec::new()
        };
        listed
            .sort_by(|one, other| mean(other).total_cmp(&mean(one)).then(groups[*one].cmp(&groups[*other])));
        let unbounded = |player: usize| {
            let (own, all) = encounters.total(player);
            if let Some(&rated) = core.first() {
                return match (
                    group_of[player],
                    encounters.reached(player)[rated],
                    encounters.reaching(player)[rated],
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
        let (is_bounded, linked, dispersion) = (groups.len() > 1, model.linked, model.dispersion);
        Self { ratings, covariance, unbounded, linked, groups: group_of, listed, is_bounded, dispersion }
    }

    /// The rating of `player`.
    #[must_use]
    pub fn rating(&self, player: usize) -> Rating {
        let deviation = self.covariance(player, player).max(0.0).sqrt();
        Rating {
            elo: ELO_PER_LOGIT * self.ratings[player],
            error: DEVIATIONS_95 * ELO_PER_LOGIT * deviation,
            unbounded: self.unbounded[player],
            group: self.listed.iter().position(|&group| group == self.groups[player]),
        }
    }

    /// The probability that `player` is stronger than `opponent`; `None` if no games link them, even through others.
    #[must_use]
    pub fn superiority(&self, player: usize, opponent: usize) -> Option<f64> {
        if self.linked[player] != self.linked[opponent] {
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

/// Results and prior.
struct RatingModel<'a> {
    encounters: &'a Encounters,
    /// For each player the players whom games link to it, as the first of them. Games say nothing about the average of
    /// such a set.
    linked: Vec<usize>,
    /// Each player's group of players whom results compare.
    groups: &'a [usize],
    /// The virtual draws of each player.
    draws: f64,
    /// The variance of meetings, within a group, relative to independent wins and losses.
    dispersion: f64,
}

impl RatingModel<'_> {
    /// The likeliest ratings.
    fn fit(&self, core: &[usize]) -> Vec<f64> {
        let players = self.encounters.players();
        let mut ratings = vec![0.0; players];
        // A few steps suffice; the bound guards against rounding that never settles.
        for _ in 0..200 {
            let (information, mut step) = self.slopes(&ratings);
            Cholesky::new(information, players).solve(&mut step);
            let longest = step.iter().fold(0.0_f64, |longest, part| longest.max(part.abs()));
            // Far from the maximum a step may overshoot.
            let scale = if longest > 1.0 { 1.0 / longest } else { 1.0 };
            ratings.iter_mut().zip(&step).for_each(|(rating, part)| *rating += scale * part);
            if longest < 1e-12 {
                break;
            }
        }
        for set in self.sets() {
            let average = average(&self.reference(&set, core), &ratings);
            set.iter().for_each(|&player| ratings[player] -= average);
        }
        ratings
    }

    /// The sets of players whom games link.
    fn sets(&self) -> Vec<Vec<usize>> {
        let mut sets = vec![Vec::new(); self.linked.len()];
        self.linked.iter().enumerate().for_each(|(player, &first)| sets[first].push(player));
        sets.retain(|set| !set.is_empty());
        sets
    }

    /// The players of a set whose average rating is 0.
    fn reference(&self, set: &[usize], core: &[usize]) -> Vec<usize> {
        let is_linked = |player: &&usize| self.linked[**player] == self.linked[set[0]];
        if core.first().filter(is_linked).is_some() { core.to_vec() } else { set.to_vec() }
    }

    /// Fisher's information, row by row, and the gradient of the likelihood's logarithm.
    fn slopes(&self, ratings: &[f64]) -> (Vec<f64>, Vec<f64>) {
        let players = ratings.len();
        let mut information = vec![0.0; players * players];
        let mut gradient = vec![0.0; players];
        let games: Vec<f64> =
            (0..players).map(|player| self.encounters.total(player).1 as f64 / 2.0).collect();
        for player in 0..players {
            let mut own = 0.0;
            for opponent in 0..players {
                // The average of players whom games link is free; this keeps it fixed.
                let mut entry = if self.linked[player] == self.linked[opponent] { 1.0 } else { 0.0 };
                let together = self.encounters.games(player, opponent) as f64;
                if together > 0.0 {
                    let draws = self.draws / 2.0 * (together / games[player] + together / games[opponent]);
                    let points = self.encounters.half_points(player, opponent) as f64 / 2.0 + draws / 2.0;
                    let score = expected(ratings[player] - ratings[opponent]);
                    gradient[player] += points - (together + draws) * score;
                    let is_measured = self.groups[player] == self.groups[opponent];
                    let certain = if is_measured { together / self.dispersion } else { together };
                    let weight = (certain + draws) * score * (1.0 - score);
                    own += weight;
                    entry -= weight;
                }
                information[player * players + opponent] = entry;
            }
            information[player * players + player] += own;
        }
        (information, gradient)
    }

    /// The variance of the meetings of players whom results compare, relative to independent wins and losses. One extra
    /// meeting with unit dispersion keeps a few results from looking more certain than they are.
    fn measured_dispersion(&self, ratings: &[f64], groups: usize) -> f64 {
        let (mut found, mut expectable, mut meetings) = (0.0, 0.0, 0);
        for opponent in 0..ratings.len() {
            for player in 0..opponent {
                let games = self.encounters.games(player, opponent) as f64;
                if games > 0.0 && self.groups[player] == self.groups[opponent] {
                    let score = expected(ratings[player] - ratings[opponent]);
                    found += self.encounters.distance(player, opponent, score);
                    expectable += games * score * (1.0 - score);
                    meetings += self.encounters.meetings(player, opponent);
                }
            }
        }
        // With only as many results as ratings, nothing is known about the spread.
        let spare = meetings as f64 - ratings.len().saturating_sub(groups) as f64;
        if spare < 1.0 || expectable == 0.0 {
            return 1.0;
        }
        (found / expectable * meetings as f64 + 1.0) / (spare + 1.0)
    }

    /// The covariance of the ratings, row by row. Errors are from the average, whose own error belongs to no player.
    fn covariance(&self, ratings: &[f64], core: &[usize]) -> Vec<f64> {
        let players = ratings.len();
        let factors = Cholesky::new(self.slopes(ratings).0, players);
        let mut covariance = vec![0.0; players * players];
        for set in self.sets() {
            if let [player] = set[..] {
                covariance[player * players + player] = f64::INFINITY;
                continue;
            }
            let reference = self.reference(&set, core);
            for &player in &set {
                let row = &mut covariance[player * players..][..players];
                reference.iter().for_each(|&other| row[other] -= 1.0 / reference.len() as f64);
                row[player] += 1.0;
                factors.solve(row);
                let average = average(&reference, row);
                set.iter().for_each(|&other| row[other] -= average);
            }
        }
        covariance
    }
}

/// The average of the values of some players.
fn average(players: &[usize], values: &[f64]) -> f64 {
    players.iter().map(|&player| values[player]).sum::<f64>() / players.len().max(1) as f64
}
