//! The report as text.

use crate::statistics::rating::Unbounded;
use crate::tournament::log_entry::LeftOut;
use crate::tournament::report::searches::SearchRow;
use crate::tournament::report::summary::TournamentSummary;
use crate::tournament::report::summary::{FaultRow, HeadToHead, Row};
use crate::tournament::standings::Standings;
use games_engine::plural::plural;
use gocheck_text::untrusted::one_line;
use std::fmt::Write as _;

/// With more players than this the cross table would not fit on a screen.
const MAX_COLUMNS: usize = 20;

/// The table as text, limited to `most` players, best first.
#[must_use]
pub fn ranking_text(standings: &Standings, most: usize) -> String {
    let mut places = standings.table(&standings.ratings());
    places.truncate(most);
    let mut out = String::new();
    table(&mut out, &ranking(&Row::of(standings, &places)));
    out
}

/// The report as text.
#[must_use]
pub fn text(summary: &TournamentSummary) -> String {
    let mut out = String::new();
    let TournamentSummary { game, rules, pairing, games_planned, games_counted, .. } = summary;
    let players = summary.table.len();
    line(
        &mut out,
        &format!("{game} ({rules}), {pairing}: {players} players, {games_counted} of {games_planned} games"),
    );
    for (count, what) in [
        (summary.games_missing, "not played yet"),
        (summary.games_void, "void: a fault of the machine or of the arena"),
        (summary.faults, "lost by a fault"),
    ] {
        if count > 0 {
            line(&mut out, &format!("{count} {what}"));
        }
    }
    for LeftOut { player, reason } in &summary.left_out {
        line(&mut out, &format!("left out: {player}: {}", reason.english()));
    }
    line(&mut out, "");
    table(&mut out, &ranking(&summary.table));
    rating_notes(summary).iter().for_each(|note| line(&mut out, note));
    if let Some(pair) = &summary.head_to_head {
        head_to_head(&mut out, pair);
    } else if players <= MAX_COLUMNS {
        line(&mut out, "");
        table(&mut out, &cross_table(summary));
    }
    line(&mut out, "");
    table(&mut out, &reasons(summary));
    if !summary.faults_by.is_empty() {
        line(&mut out, "");
    }
    for FaultRow { player, faults, games, first, cause } in &summary.faults_by {
        let games = plural(*games, "game", "games");
        line(&mut out, &format!("{player} lost {faults} of {games} by a fault; game {first}: {cause}"));
    }
    if !summary.searches.is_empty() {
        line(&mut out, "");
        table(&mut out, &SearchRow::table(&summary.searches));
    }
    out
}

/// Which ratings rest on the prior.
fn rating_notes(summary: &TournamentSummary) -> Vec<String> {
    let names = |is_among: &dyn Fn(&Row) -> bool| {
        let names: Vec<&str> =
            summary.table.iter().filter(|&row| is_among(row)).map(|row| row.player.as_str()).collect();
        names.join(", ")
    };
    let marked = |mark: Unbounded| names(&|row| row.games > 0 && row.unbounded == Some(mark));
    let lists = [
        ("won everything against the others", marked(Unbounded::Above)),
        ("lost everything against the others", marked(Unbounded::Below)),
        ("results alone do not compare", marked(Unbounded::Open)),
    ];
    let groups = summary.table.iter().filter_map(|row| row.group).max().unwrap_or(0);
    let groups = (1..=groups).map(|group| (format!("group {group}"), names(&|row| row.group == Some(group))));
    let lists = lists.map(|(what, names)| (what.to_owned(), names)).into_iter().chain(groups);
    let mut notes: Vec<String> = lists
        .filter(|(_, names)| !names.is_empty())
        .map(|(what, names)| format!("{what}: {names}"))
        .collect();
    if !notes.is_empty() {
        notes.push(PRIOR.to_owned());
    }
    notes
}

const PRIOR: &str = "Such Elo differences rest on the prior, two virtual draws per player.";

fn line(out: &mut String, text: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(out, "{}", one_line(text));
}

fn ranking(rows: &[Row]) -> Vec<Vec<String>> {
    let head = ["", "player", "Elo", "95 %", "points", "games", "won", "drawn", "lost", "LOS"];
    let row = |(rank, row): (usize, &Row)| {
        let is_last = rank == rows.len();
        vec![
            rank.to_string(),
            row.player.clone(),
            signed(row.elo),
            row.error.map_or_else(String::new, |error| format!("±{error:.1}")),
            format!("{:.1}", row.points),
            row.games.to_string(),
            row.wins.to_string(),
            row.draws.to_string(),
            row.losses.to_string(),
            row.superiority.map_or_else(|| if is_last { String::new() } else { "-".to_owned() }, percent),
        ]
    };
    let rows = (1..).zip(rows).map(row);
    std::iter::once(head.map(str::to_owned).to_vec()).chain(rows).collect()
}

/// The points of the row's player against the column's.
fn cross_table(summary: &TournamentSummary) -> Vec<Vec<String>> {
    let players = summary.table.len();
    let head = ["".to_owned(), "points against".to_owned()];
    let mut rows =
        vec![head.into_iter().chain((1..=players).map(|rank| rank.to_string())).collect::<Vec<_>>()];
    for (rank, row) in summary.table.iter().enumerate() {
        let points = |other: usize| match summary.cross_games[rank][other] {
            0 => "·".to_owned(),
            games => format!("{:.1}/{games}", summary.cross_table[rank][other]),
        };
        let names = [(rank + 1).to_string(), row.player.clone()];
        rows.push(names.into_iter().chain((0..players).map(points)).collect());
    }
    rows
}

fn reasons(summary: &TournamentSummary) -> Vec<Vec<String>> {
    let head = ["", "won and lost by"].map(str::to_owned).into_iter();
    let mut rows = vec![head.chain(summary.decided_by.keys().cloned()).collect::<Vec<_>>()];
    for (rank, row) in summary.table.iter().enumerate() {
        let names = [(rank + 1).to_string(), row.player.clone()];
        let counts = |by: &Vec<[u64; 2]>| format!("+{} -{}", by[rank][0], by[rank][1]);
        rows.push(names.into_iter().chain(summary.decided_by.values().map(counts)).collect());
    }
    for (reason, count) in &summary.drawn_by {
        rows.push(vec![String::new(), format!("{count} drawn: {reason}")]);
    }
    rows
}

fn head_to_head(out: &mut String, pair: &HeadToHead) {
    let HeadToHead { player, opponent, pairs: [p0, p1, p2, p3, p4], .. } = pair;
    line(out, "");
    line(out, &format!("{player} against {opponent}, pairs of games with colours swapped:"));
    line(out, &format!("  Elo {} ±{:.1}, LOS {}", signed(pair.elo), pair.error, percent(pair.superiority)));
    line(out, &format!("  normalised Elo {} ±{:.1}", signed(pair.normalised_elo), pair.normalised_error));
    line(out, &format!("  pairs with 0, ½, 1, 1½, 2 points: {p0} {p1} {p2} {p3} {p4}"));
    if pair.is_one_sided {
        line(out, "  one side won everything: Elo includes an extra drawn pair");
    }
    if let Some(test) = &pair.test {
        line(out, &format!("  {test}"));
    }
}

/// The mark of a player whom results do not compare with most others.
pub(super) const fn mark(unbounded: Option<Unbounded>) -> &'static str {
    match unbounded {
        Some(Unbounded::Above) => ">",
        Some(Unbounded::Below) => "<",
        Some(Unbounded::Open) => "?",
        None => "",
    }
}

fn signed(value: f64) -> String {
    format!("{value:+.1}")
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// Aligned columns, the second to the left, the others to the right. Rows of another length do not count for the
/// widths.
pub(super) fn table(out: &mut String, rows: &[Vec<String>]) {
    let columns = rows.first().map_or(0, Vec::len);
    let length = |cell: &String| cell.chars().count();
    let cells =
        |column| rows.iter().filter(|row| row.len() == columns).filter_map(move |row| row.get(column));
    let widths: Vec<usize> =
        (0..columns).map(|column| cells(column).map(length).max().unwrap_or(0)).collect();
    for row in rows {
        let cell = |(column, cell): (usize, &String)| {
            let pad = " ".repeat(widths[column].saturating_sub(length(cell)));
            if column == 1 { format!("{cell}{pad}") } else { format!("{pad}{cell}") }
        };
        let cells: Vec<String> = row.iter().enumerate().map(cell).collect();
        line(out, cells.join("  ").trim_end());
    }
}
