use super::{DEVIATIONS_95, ELO_PER_LOGIT, below};

/// Who scored what against whom, over all games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Encounters {
    players: usize,
    /// Half points of the first against the second, row by row.
    half_points: Vec<u64>,
}

/// The ratings of all players, from all games together.
///
/// The model is that of Bradley and Terry (1952): each player has one strength, and the expected
/// score of a game depends on the difference. A draw is half a point for each. The ratings are those
/// that make the results likeliest, as Ordo's are: a player's points are then exactly what its
/// ratings lead to expect. `BayesElo` adds a prior and fixed chances of a draw, which draws ratings
/// together; colours need no term because each opening is played with colours swapped.
#[derive(Clone, Debug, PartialEq)]
pub struct Ratings {
    ratings: Vec<f64>,
    /// The covariance of the ratings, row by row, in logits squared.
    covariance: Vec<f64>,
    /// Whether one more draw against an average player was counted for everybody.
    pub is_bounded: bool,
}

/// A player's rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// Elo; the average of all players is 0.
    pub elo: f64,
    /// Half the width of the interval that holds 95 %, in Elo.
    pub error: f64,
}

impl Encounters {
    /// No games between so many players.
    #[must_use]
    pub fn new(players: usize) -> Self {
        Self { players, half_points: vec![0; players * players] }
    }

    /// How many players there are.
    #[must_use]
    pub const fn players(&self) -> usize {
        self.players
    }

    /// Counts half points of `player` against `opponent` and the opponent's in return.
    pub fn add(&mut self, player: usize, opponent: usize, own: u64, others: u64) {
        self.half_points[player * self.players + opponent] += own;
        self.half_points[opponent * self.players + player] += others;
    }

    /// The half points that `player` scored against `opponent`.
    #[must_use]
    pub fn half_points(&self, player: usize, opponent: usize) -> u64 {
        self.half_points[player * self.players + opponent]
    }

    /// The games that the two played.
    #[must_use]
    pub fn games(&self, player: usize, opponent: usize) -> u64 {
        u64::midpoint(self.half_points(player, opponent), self.half_points(opponent, player))
    }

    /// Whether the likeliest ratings are finite: however the players are split into two groups,
    /// each group has scored against the other (Ford 1957).
    fn is_connected(&self) -> bool {
        let reaches_all = |scored: &dyn Fn(usize, usize) -> bool| {
            let mut reached = vec![false; self.players];
            let mut next = vec![0];
            reached[0] = true;
            while let Some(from) = next.pop() {
                for (to, reached) in reached.iter_mut().enumerate() {
                    if !*reached && scored(from, to) {
                        *reached = true;
                        next.push(to);
                    }
                }
            }
            reached.into_iter().all(|reached| reached)
        };
        self.players == 0
            || reaches_all(&|from, to| self.half_points(from, to) > 0)
                && reaches_all(&|from, to| self.half_points(to, from) > 0)
    }
}

impl Ratings {
    /// Finds the likeliest ratings by Newton's method.
    ///
    /// Where they are infinite (somebody won or lost everything, or groups did not meet), one draw
    /// against an average player is added for everybody, and `is_bounded` says so.
    #[must_use]
    pub fn of(encounters: &Encounters) -> Self {
        let players = encounters.players;
        let is_bounded = !encounters.is_connected();
        let mut ratings = vec![0.0; players];
        // Ten steps do; the bound is for rounding that never settles.
        for _ in 0..200 {
            let (information, mut step) = slopes(encounters, &ratings, is_bounded);
            Cholesky::new(information, players).solve(&mut step);
            let longest = step.iter().fold(0.0_f64, |longest, part| longest.max(part.abs()));
            // Far from the top a step may lead beyond it.
            let scale = if longest > 1.0 { 1.0 / longest } else { 1.0 };
            ratings.iter_mut().zip(&step).for_each(|(rating, part)| *rating += scale * part);
            if longest < 1e-12 {
                break;
            }
        }
        let mean = ratings.iter().sum::<f64>() / players.max(1) as f64;
        ratings.iter_mut().for_each(|rating| *rating -= mean);
        let (information, _) = slopes(encounters, &ratings, is_bounded);
        let factors = Cholesky::new(information, players);
        let mut covariance = Vec::with_capacity(players * players);
        for player in 0..players {
            // The deviation from the average, whose own error is no player's.
            let average = 1.0 / players as f64;
            let mut column = vec![-average; players];
            column[player] += 1.0;
            factors.solve(&mut column);
            let mean = column.iter().sum::<f64>() * average;
            covariance.extend(column.iter().map(|entry| entry - mean));
        }
        Self { ratings, covariance, is_bounded }
    }

    /// The rating of `player`.
    #[must_use]
    pub fn rating(&self, player: usize) -> Rating {
        let deviation = self.covariance(player, player).max(0.0).sqrt();
        Rating { elo: ELO_PER_LOGIT * self.ratings[player], error: DEVIATIONS_95 * ELO_PER_LOGIT * deviation }
    }

    /// How sure it is, 0 to 1, that `player` is stronger than `opponent`.
    #[must_use]
    pub fn superiority(&self, player: usize, opponent: usize) -> f64 {
        let variance = self.covariance(player, player) + self.covariance(opponent, opponent)
            - 2.0 * self.covariance(player, opponent);
        let lead = self.ratings[player] - self.ratings[opponent];
        if variance > 0.0 { below(lead / variance.sqrt()) } else { 0.5 }
    }

    fn covariance(&self, player: usize, opponent: usize) -> f64 {
        self.covariance[player * self.ratings.len() + opponent]
    }
}

/// Fisher's information, row by row, and the gradient of the likelihood's logarithm.
fn slopes(encounters: &Encounters, ratings: &[f64], is_bounded: bool) -> (Vec<f64>, Vec<f64>) {
    let players = ratings.len();
    let expected = |lead: f64| 1.0 / (1.0 + (-lead).exp());
    // Ratings may be moved together; the constant holds their average where it is.
    let hold = if is_bounded { 0.0 } else { 1.0 };
    let mut information = vec![hold; players * players];
    let mut gradient = vec![0.0; players];
    for player in 0..players {
        if is_bounded {
            let score = expected(ratings[player]);
            gradient[player] += 0.5 - score;
            information[player * players + player] += score * (1.0 - score);
        }
        for opponent in 0..players {
            let games = encounters.games(player, opponent) as f64;
            if opponent == player || games == 0.0 {
                continue;
            }
            let score = expected(ratings[player] - ratings[opponent]);
            let weight = games * score * (1.0 - score);
            gradient[player] += encounters.half_points(player, opponent) as f64 / 2.0 - games * score;
            information[player * players + player] += weight;
            information[player * players + opponent] -= weight;
        }
    }
    (information, gradient)
}

/// The triangle L of a positive matrix L times its mirror image, row by row.
struct Cholesky {
    triangle: Vec<f64>,
    size: usize,
}

impl Cholesky {
    fn new(mut matrix: Vec<f64>, size: usize) -> Self {
        for row in 0..size {
            for column in 0..=row {
                let dot: f64 = (0..column).map(|k| matrix[row * size + k] * matrix[column * size + k]).sum();
                let rest = matrix[row * size + column] - dot;
                matrix[row * size + column] = if row == column {
                    rest.max(f64::MIN_POSITIVE).sqrt()
                } else {
                    rest / matrix[column * size + column]
                };
            }
        }
        Self { triangle: matrix, size }
    }

    /// Puts the solution of (matrix) x = `values` in their place.
    fn solve(&self, values: &mut [f64]) {
        let entry = |row: usize, column: usize| self.triangle[row * self.size + column];
        for row in 0..self.size {
            let known: f64 = (0..row).map(|column| entry(row, column) * values[column]).sum();
            values[row] = (values[row] - known) / entry(row, row);
        }
        for row in (0..self.size).rev() {
            let known: f64 = (row + 1..self.size).map(|below| entry(below, row) * values[below]).sum();
            values[row] = (values[row] - known) / entry(row, row);
        }
    }
}
