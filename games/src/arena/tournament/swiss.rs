//! The Swiss system: players with like points meet, nobody twice while that can be avoided.
//!
//! Players are ranked by points, then by place in the list. From the top down each gets the next one
//! it has not met, as long as the rest can still be paired without repetition; whether it can is a
//! matching in the graph of those who have not met (Edmonds' algorithm). With an odd number of players
//! a bye is one more player, ranked last; it counts as a meeting won and is given nobody twice while
//! that can be avoided.

use petgraph::algo::maximum_matching;
use petgraph::graph::{NodeIndex, UnGraph};

/// What the next round's pairs depend on. The bye is the player after the last.
pub(super) struct SwissState {
    players: usize,
    half_points: Vec<u64>,
    meetings: Vec<u32>,
}

/// Half points of a meeting won.
const WON: u64 = 4;

impl SwissState {
    pub(super) fn new(players: usize) -> Self {
        let seats = players + players % 2;
        Self { players, half_points: vec![0; seats], meetings: vec![0; seats * seats] }
    }

    fn seats(&self) -> usize {
        self.half_points.len()
    }

    /// Takes in a round; `half_points` tells what the two of a meeting, by number, won.
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

    /// The next round's pairs, the bye left out.
    pub(super) fn pair(&self) -> Vec<(usize, usize)> {
        let mut ranked: Vec<usize> = (0..self.seats()).collect();
        ranked.sort_by_key(|&player| {
            (player == self.players, std::cmp::Reverse(self.half_points[player]), player)
        });
        // As few earlier meetings as possible; with enough of them allowed everybody can be paired.
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

    /// Whether all of `players` can be paired so that no two have met more than `limit` times.
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

    /// Whether taking the next one each time pairs everybody: mostly so, and far quicker to see.
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
