//! Search information reported by the players.

use crate::tournament::standings::SearchTotals;
use crate::tournament::standings::Standings;
use serde::Serialize;

/// A player's search reports, averaged over its moves with a report.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SearchRow {
    /// Its name.
    pub player: String,
    /// The number of moves with a report.
    pub moves: u64,
    /// Depth of the last iteration in plies.
    pub depth: Option<f64>,
    /// Nodes per move.
    pub nodes: Option<f64>,
    /// Nodes per second.
    pub nps: Option<f64>,
}

impl SearchRow {
    /// The players with search reports, in the order of `players`.
    pub(super) fn all(standings: &Standings, players: impl Iterator<Item = usize>) -> Vec<Self> {
        let row = |player: usize| {
            let SearchTotals { moves, depth, nodes, timed } = standings.searching()[player];
            let mean = |(sum, count): (u64, u64)| (count > 0).then(|| tenths(sum as f64 / count as f64));
            (moves > 0).then(|| Self {
                player: standings.names()[player].clone(),
                moves,
                depth: mean(depth),
                nodes: mean(nodes),
                nps: (timed.1 > 0.0).then(|| (timed.0 / timed.1).round()),
            })
        };
        players.filter_map(row).collect()
    }

    /// The cells of a table row.
    pub(super) fn table(rows: &[Self]) -> Vec<Vec<String>> {
        let head = ["", "searches", "depth", "nodes a move", "nodes a second"];
        let shown =
            |value: Option<f64>, digits| value.map_or("·".to_owned(), |value| format!("{value:.digits$}"));
        let row = |row: &Self| {
            let player = row.player.clone();
            vec![String::new(), player, shown(row.depth, 1), shown(row.nodes, 0), shown(row.nps, 0)]
        };
        std::iter::once(head.map(str::to_owned).to_vec()).chain(rows.iter().map(row)).collect()
    }
}

fn tenths(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}
