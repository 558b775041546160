//! Points, ratings and wins by reason.

use crate::record::{Fault, GameEnd, GameRecord, PlayedMove};
use crate::statistics::encounters::Encounters;
use crate::statistics::rating::{Rating, Ratings};
use crate::tournament::log_entry::LogEntry;
use crate::tournament::scores::GameScore;
use games_engine::protocol::info::SearchInfo;
use gocheck_board::Color;
use std::collections::BTreeMap;

/// The summary of the games so far. Its size depends on the number of players, not of games.
#[derive(Clone, Debug)]
pub struct Standings {
    names: Vec<String>,
    numbers: BTreeMap<String, usize>,
    encounters: Encounters,
    tallies: Vec<WinDrawLoss>,
    searching: Vec<SearchTotals>,
    /// Incomplete meetings: Black, White and their half points in the first game.
    halves: BTreeMap<u64, (usize, usize, [u64; 2])>,
    reasons: BTreeMap<String, Vec<[u64; 2]>>,
    draws: BTreeMap<String, u64>,
    faulty: BTreeMap<usize, FaultTotals>,
    games: u64,
    void: u64,
    faults: u64,
}

/// A player's wins, draws and losses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WinDrawLoss {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
}

/// Sums of what a player reported about its searches, with the number of moves.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct SearchTotals {
    /// The number of moves with a report.
    pub(super) moves: u64,
    pub(super) depth: (u64, u64),
    pub(super) nodes: (u64, u64),
    /// Nodes, and the seconds they took.
    pub(super) timed: (f64, f64),
}

impl SearchTotals {
    fn add(&mut self, played: &PlayedMove) {
        let SearchInfo { depth, nodes, nps, .. } = played.info;
        self.moves += u64::from(!played.info.is_empty());
        if let Some(depth) = depth {
            self.depth = (self.depth.0 + u64::from(depth), self.depth.1 + 1);
        }
        let Some(nodes) = nodes else { return };
        self.nodes = (self.nodes.0.saturating_add(nodes), self.nodes.1 + 1);
        // By the engine's own clock: ours includes the transfer of the answer.
        if let Some(nps) = nps.filter(|&nps| nps > 0) {
            self.timed = (self.timed.0 + nodes as f64, self.timed.1 + nodes as f64 / nps as f64);
        }
    }
}

/// A player's losses by faults.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct FaultTotals {
    pub(super) count: u64,
    /// The number of the first such game, and how it ended.
    pub(super) first: (u64, String),
}

/// A player's place in the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RankedPlayer {
    /// The player, as an index into the list of players.
    pub player: usize,
    /// Its wins, draws and losses.
    pub tally: WinDrawLoss,
    /// Its rating.
    pub rating: Rating,
    /// The probability that it is stronger than the next player of the table.
    pub superiority: Option<f64>,
}

impl WinDrawLoss {
    /// Number of games.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// Points: a draw counts half a point.
    #[must_use]
    pub fn points(&self) -> f64 {
        self.wins as f64 + self.draws as f64 / 2.0
    }
}

impl Standings {
    /// No games yet between players with these names.
    #[must_use]
    pub fn new(names: Vec<String>) -> Self {
        Self {
            numbers: names.iter().cloned().zip(0..).collect(),
            encounters: Encounters::new(names.len()),
            tallies: vec![WinDrawLoss::default(); names.len()],
            searching: vec![SearchTotals::default(); names.len()],
            halves: BTreeMap::new(),
            reasons: BTreeMap::new(),
            draws: BTreeMap::new(),
            faulty: BTreeMap::new(),
            games: 0,
            void: 0,
            faults: 0,
            names,
        }
    }

    /// Adds a game. Games of players who are not in the list are ignored.
    pub fn add(&mut self, entry: &LogEntry) {
        let record = &entry.record;
        let number = |name: &String| self.numbers.get(name).copied();
        let (Some(black), Some(white)) = (number(&record.black), number(&record.white)) else { return };
        if matches!(record.end, GameEnd::Void { .. }) {
            self.void += 1;
            return;
        }
        for (mv, mover) in record.moves.iter().zip(record.movers()) {
            self.searching[if mover == Color::Black { black } else { white }].add(mv);
        }
        self.games += 1;
        self.faults += u64::from(matches!(record.end, GameEnd::Fault(_)));
        self.meet(entry.game, black, white, GameScore::of(record).half_points());
        let Some(color) = record.winner else {
            self.tallies[black].draws += 1;
            self.tallies[white].draws += 1;
            *self.draws.entry(reason(record)).or_default() += 1;
            return;
        };
        let (winner, loser) = if color == Color::Black { (black, white) } else { (white, black) };
        self.tallies[winner].wins += 1;
        self.tallies[loser].losses += 1;
        let players = self.names.len();
        let counts = self.reasons.entry(reason(record)).or_insert_with(|| vec![[0; 2]; players]);
        counts[winner][0] += 1;
        counts[loser][1] += 1;
        if let GameEnd::Fault(fault) = &record.end {
            let here = || (entry.game, cause(fault, record));
            let totals = self.faulty.entry(loser).or_insert_with(|| FaultTotals { count: 0, first: here() });
            totals.count += 1;
            if entry.game < totals.first.0 {
                totals.first = here();
            }
        }
    }

    /// Counts a game as part of its meeting: games 1 and 2, 3 and 4, and so on, with colours swapped.
    fn meet(&mut self, game: u64, black: usize, white: usize, points: [u64; 2]) {
        let meeting = game.saturating_sub(1) / 2;
        match self.halves.remove(&meeting) {
            Some((others_black, others_white, [blacks, whites]))
                if (others_black, others_white) == (white, black) =>
            {
                self.encounters.go_on(black, white, [whites, blacks], points);
            }
            _ => {
                self.encounters.add(black, white, points[0], points[1]);
                self.halves.insert(meeting, (black, white, points));
            }
        }
    }

    /// A player's losses by faults; `None` if it has none.
    pub(super) fn faulty(&self, player: usize) -> Option<&FaultTotals> {
        self.faulty.get(&player)
    }

    /// The players' names.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Each player's reports about its searches.
    pub(super) fn searching(&self) -> &[SearchTotals] {
        &self.searching
    }

    /// The score of each player against each other.
    #[must_use]
    pub const fn encounters(&self) -> &Encounters {
        &self.encounters
    }

    /// Games won and lost by each player, by reason.
    #[must_use]
    pub const fn reasons(&self) -> &BTreeMap<String, Vec<[u64; 2]>> {
        &self.reasons
    }

    /// Games drawn, by reason.
    #[must_use]
    pub const fn draws(&self) -> &BTreeMap<String, u64> {
        &self.draws
    }

    /// Number of games that count.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Number of void games.
    #[must_use]
    pub const fn void(&self) -> u64 {
        self.void
    }

    /// Number of games lost by a fault.
    #[must_use]
    pub const fn faults(&self) -> u64 {
        self.faults
    }

    /// The ratings of all players.
    #[must_use]
    pub fn ratings(&self) -> Ratings {
        Ratings::of(&self.encounters)
    }

    /// The table, sorted by these ratings, then by points, then by the order of the list.
    #[must_use]
    pub fn table(&self, ratings: &Ratings) -> Vec<RankedPlayer> {
        let mut players: Vec<usize> = (0..self.names.len()).collect();
        let rated: Vec<Rating> = players.iter().map(|&player| ratings.rating(player)).collect();
        // Ratings that differ only by rounding are equal.
        let rounded = |player: usize| (rated[player].elo * 1e6).round();
        players.sort_by(|&one, &other| {
            let points = |player: usize| self.tallies[player].points();
            rounded(other)
                .total_cmp(&rounded(one))
                .then(points(other).total_cmp(&points(one)))
                .then(one.cmp(&other))
        });
        let superiority = |index: usize| {
            let (player, next) = (players[index], *players.get(index + 1)?);
            ratings.superiority(player, next)
        };
        let place = |index: usize| {
            let player = players[index];
            RankedPlayer {
                player,
                tally: self.tallies[player],
                rating: rated[player],
                superiority: superiority(index),
            }
        };
        (0..players.len()).map(place).collect()
    }
}

/// A fault in full, but without what was measured, so that tables of the same games are the same.
fn cause(fault: &Fault, record: &GameRecord) -> String {
    match fault {
        Fault::Late { allowed, is_capped: false, .. } => format!("late: no answer within {allowed} ms"),
        Fault::NotReady { asked, allowed, .. } => {
            format!("not ready: no answer to {asked:?} within {allowed} ms")
        }
        Fault::Memory { allowed, .. } => match &record.hint {
            Some(hint) => format!("out of memory: {allowed} MiB are allowed; {}", hint.english()),
            None => format!("out of memory: {allowed} MiB are allowed"),
        },
        _ => record.cause(),
    }
}

/// The reason why a game ended, in a word or two.
pub(super) fn reason(record: &GameRecord) -> String {
    match &record.end {
        GameEnd::Rules { reason, .. } => reason.clone(),
        GameEnd::Fault(fault) => fault.name().to_owned(),
        GameEnd::Adjudicated(why) => why.name().to_owned(),
        GameEnd::Void { .. } => "void".to_owned(),
    }
}
