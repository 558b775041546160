//! Everything that a report shows except the games.

use crate::statistics::rating::Unbounded;
use crate::statistics::sprt::{Decision, EloModel, Sprt};
use crate::tournament::archive::Archive;
use crate::tournament::log_entry::LeftOut;
use crate::tournament::report::searches::SearchRow;
use crate::tournament::standings::{FaultTotals, RankedPlayer, Standings};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;

/// A tournament without its games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TournamentSummary {
    /// The game.
    pub game: String,
    /// The rule set.
    pub rules: String,
    /// The name of the pairing system.
    pub pairing: &'static str,
    /// Number of rounds.
    pub rounds: u64,
    /// Number of games to play.
    pub games_planned: u64,
    /// Number of games that were played and count.
    pub games_counted: u64,
    /// Number of void games, which no player is to blame for.
    pub games_void: u64,
    /// Number of games that are not in the log.
    pub games_missing: u64,
    /// Number of games lost by a fault.
    pub faults: u64,
    /// Whether some ratings would be infinite or open without the prior.
    pub ratings_bounded: bool,
    /// The players, best first.
    pub table: Vec<Row>,
    /// Players who could not be started and have no games.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub left_out: Vec<LeftOut>,
    /// The players who lost games by faults, best first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub faults_by: Vec<FaultRow>,
    /// The points of each player of the table against each other.
    pub cross_table: Vec<Vec<f64>>,
    /// The games of each player of the table against each other.
    pub cross_games: Vec<Vec<u64>>,
    /// Games won and lost of each player of the table, by reason.
    pub decided_by: BTreeMap<String, Vec<[u64; 2]>>,
    /// Games drawn, by reason.
    pub drawn_by: BTreeMap<String, u64>,
    /// The players' search reports, best player first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub searches: Vec<SearchRow>,
    /// For two players: the first of the list against the second.
    pub head_to_head: Option<HeadToHead>,
}

/// A player of the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    /// Its name.
    pub player: String,
    /// Elo; the average over the players whom results link is 0.
    pub elo: f64,
    /// Half the width of the 95 % interval; `None` if the player has no games.
    pub error: Option<f64>,
    /// Set if the results do not link the player to most others in both directions, as when it won or lost every game.
    #[serde(rename = "beyond")]
    pub unbounded: Option<Unbounded>,
    /// If the players fall into groups that results do not compare: the group, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<usize>,
    /// Points.
    pub points: f64,
    /// Games.
    pub games: u64,
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// The probability that it is stronger than the next player; `None` if no games link the two.
    pub superiority: Option<f64>,
}

/// A player's losses by faults.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FaultRow {
    /// Its name.
    pub player: String,
    /// The number of games that it lost by a fault.
    pub faults: u64,
    /// The number of games that it played.
    pub games: u64,
    /// The number of the first of these games, from 1.
    pub first: u64,
    /// How that game ended, in English; empty on pages, which have the end itself.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub cause: String,
}

impl FaultRow {
    fn all(standings: &Standings, table: &[RankedPlayer]) -> Vec<Self> {
        let row = |place: &RankedPlayer| {
            let FaultTotals { count, first: (first, cause) } = standings.faulty(place.player)?;
            let player = standings.names()[place.player].clone();
            Some(Self {
                player,
                faults: *count,
                games: place.tally.games(),
                first: *first,
                cause: cause.clone(),
            })
        };
        table.iter().filter_map(row).collect()
    }
}

/// Two players compared by pairs of games with colours swapped.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HeadToHead {
    /// The player whose points are counted.
    pub player: String,
    /// The opponent.
    pub opponent: String,
    /// The number of pairs with 0, 1, 2, 3 and 4 half points.
    pub pairs: [u64; 5],
    /// The difference in Elo.
    pub elo: f64,
    /// Half the width of the 95 % interval.
    pub error: f64,
    /// The difference in normalised Elo.
    pub normalised_elo: f64,
    /// Half the width of the 95 % interval.
    pub normalised_error: f64,
    /// The probability that the player is the stronger one.
    pub superiority: f64,
    /// Whether one side won everything, so that an extra draw makes the difference finite.
    pub is_one_sided: bool,
    /// The sequential test.
    pub test: Option<Test>,
}

/// A sequential test and its state.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Test {
    /// The test.
    #[serde(flatten)]
    pub sprt: Sprt,
    /// The log-likelihood ratio.
    pub llr: f64,
    /// The log-likelihood ratio at which H0 is accepted.
    pub lower: f64,
    /// The log-likelihood ratio at which H1 is accepted.
    pub upper: f64,
    /// The accepted hypothesis.
    pub accepted: Option<Decision>,
}

impl TournamentSummary {
    /// Summarises a log whose games add up to `standings`.
    #[must_use]
    pub fn new(archive: &Archive, standings: &Standings) -> Self {
        let header = archive.header();
        let scores = archive.scores();
        let ratings = standings.ratings();
        let table = standings.table(&ratings);
        let encounters = standings.encounters();
        let of_each =
            |value: &dyn Fn(usize) -> [u64; 2]| table.iter().map(|place| value(place.player)).collect();
        let points = |place: &RankedPlayer| {
            let against =
                |other: &RankedPlayer| encounters.half_points(place.player, other.player) as f64 / 2.0;
            table.iter().map(against).collect()
        };
        let games = |place: &RankedPlayer| {
            table.iter().map(|other| encounters.games(place.player, other.player)).collect()
        };
        let is_decided = scores.decision().is_some();
        Self {
            game: header.game.clone(),
            rules: header.settings.rules().to_owned(),
            pairing: header.settings.pairing.name(),
            rounds: header.settings.rounds,
            games_planned: header.games,
            games_counted: standings.games(),
            games_void: standings.void(),
            games_missing: if is_decided {
                0
            } else {
                header.games.saturating_sub(scores.played() + standings.void())
            },
            faults: standings.faults(),
            ratings_bounded: ratings.is_bounded,
            cross_table: table.iter().map(points).collect(),
            cross_games: table.iter().map(games).collect(),
            decided_by: standings
                .reasons()
                .iter()
                .map(|(reason, counts)| (reason.clone(), of_each(&|player| counts[player])))
                .collect(),
            drawn_by: standings.draws().clone(),
            searches: SearchRow::all(standings, table.iter().map(|place| place.player)),
            head_to_head: (standings.names().len() == 2).then(|| HeadToHead::new(archive, standings)),
            left_out: header.left_out.clone(),
            faults_by: FaultRow::all(standings, &table),
            table: Row::of(standings, &table),
        }
    }
}

impl Row {
    /// The rows of the table, best player first.
    #[must_use]
    pub fn all(standings: &Standings) -> Vec<Self> {
        Self::of(standings, &standings.table(&standings.ratings()))
    }

    /// The rows of these players.
    pub(super) fn of(standings: &Standings, table: &[RankedPlayer]) -> Vec<Self> {
        let row = |place: &RankedPlayer| Self {
            player: standings.names()[place.player].clone(),
            elo: rounded(place.rating.elo),
            error: Some(place.rating.error).filter(|error| error.is_finite()).map(rounded),
            unbounded: place.rating.unbounded,
            group: place.rating.group.map(|group| group + 1),
            points: place.tally.points(),
            games: place.tally.games(),
            wins: place.tally.wins,
            draws: place.tally.draws,
            losses: place.tally.losses,
            superiority: place.superiority.map(rounded),
        };
        table.iter().map(row).collect()
    }
}

impl HeadToHead {
    fn new(archive: &Archive, standings: &Standings) -> Self {
        let pairs = archive.scores().pairs();
        let (plain, normalised) = (pairs.difference(), pairs.normalised());
        Self {
            player: standings.names()[0].clone(),
            opponent: standings.names()[1].clone(),
            pairs: *pairs.counts(),
            elo: rounded(plain.elo),
            error: rounded(plain.error),
            normalised_elo: rounded(normalised.elo),
            normalised_error: rounded(normalised.error),
            superiority: rounded(pairs.superiority()),
            is_one_sided: plain.is_one_sided,
            test: Test::of(archive),
        }
    }
}

impl Test {
    /// The state of the test of a tournament; `None` if it has none.
    #[must_use]
    pub fn of(archive: &Archive) -> Option<Self> {
        let sprt = archive.header().settings.sprt?;
        let llr = sprt.llr(archive.scores().pairs());
        let (lower, upper) = sprt.bounds();
        let accepted = archive.scores().decision();
        Some(Self { sprt, llr: rounded(llr), lower: rounded(lower), upper: rounded(upper), accepted })
    }
}

impl fmt::Display for Test {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { sprt, llr, lower, upper, accepted } = self;
        let Sprt { elo0, elo1, model, .. } = sprt;
        let model = match model {
            EloModel::Logistic => "logistic",
            EloModel::Normalised => "normalised",
        };
        write!(f, "SPRT elo0={elo0} elo1={elo1} ({model}): LLR {llr:.2} in ({lower:.2}, {upper:.2}), ")?;
        match accepted {
            None => f.write_str("undecided"),
            Some(Decision::H0) => write!(f, "H0 accepted: Elo is {elo0} or less"),
            Some(Decision::H1) => write!(f, "H1 accepted: Elo is {elo1} or more"),
        }
    }
}

/// Rounds a number so that the output does not depend on the processor, and contains no negative zero.
fn rounded(value: f64) -> f64 {
    (value * 1e4).round() / 1e4 + 0.0
}
