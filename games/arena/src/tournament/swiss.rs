//! The Swiss system: players with similar points meet, and no two meet twice if that can be avoided.
//!
//! Players are ranked by points, then by their order in the list. From the top down, each is paired with the next
//! player it has not met, provided that the rest can still be paired without repetition. Whether it can is a matching
//! problem on the graph of players who have not met (Edmonds' algorithm). With an odd number of players the bye acts
//! as one more player, ranked last; it counts as a meeting won, and no player gets it twice if that can be avoided.

use petgraph::algo::maximum_matching;
use petgraph::graph::{NodeIndex, UnGraph};

/// The state that the next pairing depends on. The bye is the player after the last.
pub(super) struct SwissState {
    players: usize,
    half_points: Vec<u64>,
    meetings: Vec<u32>,
}

/// Half points of a won meeting.
const WON: u64 = 4;

impl SwissState {
    pub(super) fn new(players: usize) -> Self {
        let seats = players + players % 2;
        Self { players, half_points: vec![0; seats], meetings: vec![0; seats * seats] }
    }

    fn seats(&self) -> usize {
        self.half_points.len()
    }

    /// Adds a round; `half_points` returns the half points of both players of a meeting, by number.
    pub(super) fn add(&mut self, round: &[(usize, usize)], half_points: impl Fn(u64) -> [u64; 2]) {
        let mut idle = vec![true; self.players];
        for (number, &(one, other)) in (0..).zip(round) {
            let [ones, others] = half_points(number);
            self.half_points[one] += ones;
            self.half_points[other] += others;
            self.meet(one, other);
            (idle[one], idle[other]) = (false, false);
        }
        for player in (0..self.players).filter(|&player| idle[player]) {
            self.half_points[player] += WON;
            self.meet(player, self.players);
        }
    }

    fn meet(&mut self, one: usize, other: usize) {
        let seats = self.seats();
        self.meetings[one * seats + other] += 1;
        self.meetings[other * seats + one] += 1;
    }

    fn met(&self, one: usize, other: usize) -> u32 {
        self.meetings[one * self.seats() + other]
    }

    /// The pairs of the next round, without the bye.
    pub(super) fn pair(&self) -> Vec<(usize, usize)> {
        let mut ranked: Vec<usize> = (0..self.seats()).collect();
        ranked.sort_by_key(|&player| {
            (player == self.players, std::cmp::Reverse(self.half_points[player]), player)
        });
        // Allows as few earlier meetings as possible; with enough of them everyone can be paired.
        let most = self.meetings.iter().copied().max().unwrap_or(0);
        let limit = (0..=most).find(|&limit| self.can_pair(&ranked, limit)).unwrap_or(most);
        let mut pairs = Vec::new();
        while !ranked.is_empty() {
            let top = ranked.remove(0);
            let fits = |&index: &usize| {
                let mut rest = ranked.clone();
                let other = rest.remove(index);
                self.met(top, other) <= limit && self.can_pair(&rest, limit)
            };
            let Some(index) = (0..ranked.len()).find(fits) else { continue };
            pairs.push((top, ranked.remove(index)));
        }
        pairs.retain(|&(_, other)| other != self.players);
        pairs
    }

    /// Returns true if all of `players` can be paired so that no two have met more than `limit` times.
    fn can_pair(&self, players: &[usize], limit: u32) -> bool {
        if self.greedy(players, limit) {
            return true;
        }
        let mut graph = UnGraph::<(), ()>::new_undirected();
        let nodes: Vec<NodeIndex> = players.iter().map(|_| graph.add_node(())).collect();
        for (index, &one) in players.iter().enumerate() {
            for (offset, &other) in players[index + 1..].iter().enumerate() {
                if self.met(one, other) <= limit {
                    graph.add_edge(nodes[index], nodes[index + 1 + offset], ());
                }
            }
        }
        2 * maximum_matching(&graph).len() == players.len()
    }

    /// Returns true if pairing greedily succeeds: it usually does, and is much faster.
    fn greedy(&self, players: &[usize], limit: u32) -> bool {
        let mut rest = players.to_vec();
        while let Some(last) = rest.pop() {
            let Some(index) = rest.iter().rposition(|&other| self.met(last, other) <= limit) else {
                return false;
            };
            rest.remove(index);
        }
        true
    }
}
