//! The score of each player against each other.

/// The score of each player against each other, over all games.
///
/// Games come in meetings: two games from one opening with colours swapped, or a single game. The variance of the
/// results is estimated from meetings, since the two games of a meeting are not independent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Encounters {
    players: usize,
    /// Half points of the row's player against the column's, row by row.
    half_points: Vec<u64>,
    /// One entry per pair of players, the one with the lower number first.
    spreads: Vec<Spread>,
}

/// Sums over the meetings of two players, from which the sum of squared deviations from any expected score follows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Spread {
    /// Squares of the first player's half points.
    squares: u64,
    /// The first player's half points times the number of games.
    products: u64,
    /// Squares of the number of games.
    sizes: u64,
    meetings: u64,
}

impl Encounters {
    /// No games yet between `players` players.
    #[must_use]
    pub fn new(players: usize) -> Self {
        let pairs = players * players.saturating_sub(1) / 2;
        Self { players, half_points: vec![0; players * players], spreads: vec![Spread::default(); pairs] }
    }

    /// The number of players.
    #[must_use]
    pub const fn players(&self) -> usize {
        self.players
    }

    /// Counts a meeting in which `player` scored `own` half points against `opponent`, who scored `others`.
    pub fn add(&mut self, player: usize, opponent: usize, own: u64, others: u64) {
        self.go_on(player, opponent, [0, 0], [own, others]);
    }

    /// Counts further games of a meeting in which the players had scored `before`; `[0, 0]` starts a meeting. A player's
    /// games against itself do not count.
    pub fn go_on(&mut self, player: usize, opponent: usize, before: [u64; 2], more: [u64; 2]) {
        if player == opponent {
            return;
        }
        self.half_points[player * self.players + opponent] += more[0];
        self.half_points[opponent * self.players + player] += more[1];
        let side = usize::from(player > opponent);
        let after = [before[0] + more[0], before[1] + more[1]];
        let [(points, games), (more_points, more_games)] =
            [before, after].map(|both| (both[side], u64::midpoint(both[0], both[1])));
        let spread = &mut self.spreads[pair(player.min(opponent), player.max(opponent))];
        // The added terms are never smaller than the subtracted ones.
        spread.squares += more_points * more_points - points * points;
        spread.products += more_points * more_games - points * games;
        spread.sizes += more_games * more_games - games * games;
        spread.meetings += u64::from(games == 0);
    }

    /// The half points that `player` scored against `opponent`.
    #[must_use]
    pub fn half_points(&self, player: usize, opponent: usize) -> u64 {
        self.half_points[player * self.players + opponent]
    }

    /// The number of games between two players.
    #[must_use]
    pub fn games(&self, player: usize, opponent: usize) -> u64 {
        u64::midpoint(self.half_points(player, opponent), self.half_points(opponent, player))
    }

    /// The half points of `player`, and the maximum it could have scored.
    #[must_use]
    pub fn total(&self, player: usize) -> (u64, u64) {
        let opponents = 0..self.players;
        let own = opponents.clone().map(|opponent| self.half_points(player, opponent)).sum();
        (own, opponents.map(|opponent| 2 * self.games(player, opponent)).sum())
    }

    /// The number of meetings of two players, the lower number first.
    pub(super) fn meetings(&self, player: usize, opponent: usize) -> u64 {
        self.spreads[pair(player, opponent)].meetings
    }

    /// The sum over the meetings of two players of the squared deviation of the points from `expected`, the expected
    /// score per game of the lower number; in points squared.
    pub(super) fn distance(&self, player: usize, opponent: usize, expected: f64) -> f64 {
        let Spread { squares, products, sizes, .. } = self.spreads[pair(player, opponent)];
        let (squares, products, sizes) = (squares as f64, products as f64, sizes as f64);
        (squares - 4.0 * expected * products + 4.0 * expected * expected * sizes) / 4.0
    }

    /// The groups of players whose ratings can be compared, largest first: however a group is split in two, each part has
    /// scored against the other, so that the ratings have a most likely value (Ford 1957). Some groups are one player.
    pub(super) fn groups(&self) -> Vec<Vec<usize>> {
        let mut is_placed = vec![false; self.players];
        let mut groups = Vec::new();
        for start in 0..self.players {
            if is_placed[start] {
                continue;
            }
            let (reached, reaching) = (self.reached(start), self.reaching(start));
            let group: Vec<usize> =
                (0..self.players).filter(|&player| reached[player] && reaching[player]).collect();
            group.iter().for_each(|&player| is_placed[player] = true);
            groups.push(group);
        }
        groups.sort_by_key(|group| std::cmp::Reverse(group.len()));
        groups
    }

    /// For each player the first of those whom games link to it, directly or through others.
    pub(super) fn linked(&self) -> Vec<usize> {
        let mut linked = vec![usize::MAX; self.players];
        for start in 0..self.players {
            if linked[start] == usize::MAX {
                let reached = self.closure(start, |from, to| self.games(from, to) > 0);
                linked
                    .iter_mut()
                    .zip(reached)
                    .filter(|(_, reached)| *reached)
                    .for_each(|(first, _)| *first = start);
            }
        }
        linked
    }

    /// The players against whom `player` has scored, directly or through others, and itself.
    pub(super) fn reached(&self, player: usize) -> Vec<bool> {
        self.closure(player, |from, to| self.half_points(from, to) > 0)
    }

    /// The players who have scored against `player`, directly or through others, and itself.
    pub(super) fn reaching(&self, player: usize) -> Vec<bool> {
        self.closure(player, |from, to| self.half_points(to, from) > 0)
    }

    fn closure(&self, start: usize, scored: impl Fn(usize, usize) -> bool) -> Vec<bool> {
        let mut reached = vec![false; self.players];
        reached[start] = true;
        let mut next = vec![start];
        while let Some(from) = next.pop() {
            for (to, reached) in reached.iter_mut().enumerate() {
                if !*reached && scored(from, to) {
                    *reached = true;
                    next.push(to);
                }
            }
        }
        reached
    }
}

/// The index of a pair of players in the list of all pairs.
const fn pair(lower: usize, higher: usize) -> usize {
    higher * (higher - 1) / 2 + lower
}
