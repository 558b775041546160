//! One row per game, as CSV and as JSON, with the same columns in the same order.

use super::super::result::{GameResult, How};
use super::super::{GameRow, Rank};
use gocheck_board::Color;
use gocheck_rules::RuleSet;
use gocheck_text::{Code, Severity, csv_record};
use serde_json::{Map, Value, json};

/// A column: its name and its value.
type Column = (&'static str, fn(&GameRow) -> Value);

const COLUMNS: &[Column] = &[
    ("game", |row| row.game.into()),
    ("line", |row| row.place.line.into()),
    ("format", |row| format!("FF[{}]", row.version).into()),
    ("rows", |row| row.size.map(|size| size.rows()).into()),
    ("columns", |row| row.size.map(|size| size.cols()).into()),
    ("rules_written", |row| row.rules_written.clone().into()),
    ("rules", |row| row.rules.map(RuleSet::name).into()),
    ("komi", |row| row.komi.into()),
    ("komi_meant", |row| row.komi_meant.into()),
    ("handicap", |row| row.handicap.into()),
    ("black", |row| row.players[Color::Black as usize].clone().into()),
    ("white", |row| row.players[Color::White as usize].clone().into()),
    ("black_rank", |row| row.ranks[Color::Black as usize].clone().into()),
    ("white_rank", |row| row.ranks[Color::White as usize].clone().into()),
    ("black_rank_number", |row| row.rank(Color::Black).map(Rank::number).into()),
    ("white_rank_number", |row| row.rank(Color::White).map(Rank::number).into()),
    ("black_is_pro", |row| row.rank(Color::Black).map(Rank::is_professional).into()),
    ("white_is_pro", |row| row.rank(Color::White).map(Rank::is_professional).into()),
    ("date", |row| row.date.clone().into()),
    ("date_iso", |row| row.first_date().map(|date| date.to_string()).into()),
    ("event", |row| row.event.clone().into()),
    ("result", |row| row.result.clone().into()),
    ("winner", |row| match row.outcome() {
        Some(GameResult::Win(winner, _)) => winner.name().into(),
        _ => Value::Null,
    }),
    ("margin", |row| match row.outcome() {
        Some(GameResult::Win(_, How::Points(points))) => points.into(),
        Some(GameResult::Draw) => 0.0.into(),
        _ => Value::Null,
    }),
    ("ended_by", |row| row.outcome().map(GameResult::ended_by).into()),
    ("score", |row| row.score.clone().into()),
    ("estimate", |row| row.estimate.map(|estimate| estimate.result()).into()),
    ("estimate_confidence", |row| row.estimate.map(|estimate| share(estimate.confidence)).into()),
    ("estimate_winner_confidence", |row| {
        row.estimate.map(|estimate| share(estimate.winner_confidence)).into()
    }),
    ("moves", |row| row.moves.into()),
    ("passes", |row| row.passes.into()),
    ("captured_by_black", |row| row.captured_by[Color::Black as usize].into()),
    ("captured_by_white", |row| row.captured_by[Color::White as usize].into()),
    ("variations", |row| row.variations.into()),
    ("nodes", |row| row.nodes.into()),
    ("encoding", |row| row.encoding.name().into()),
    ("encoding_source", |row| row.encoding.source.name().into()),
    ("encoding_certainty", |row| row.encoding.certainty.name().into()),
    ("first_finding", |row| row.first_finding.map(Code::id).into()),
    ("worst_finding", |row| row.worst_finding.map(Code::id).into()),
    ("errors", |row| row.count(Severity::Error).into()),
    ("warnings", |row| row.count(Severity::Warning).into()),
    ("notes", |row| row.count(Severity::Note).into()),
    ("findings", |row| {
        let counts: Vec<String> =
            row.findings.iter().map(|(code, count)| format!("{code}:{count}")).collect();
        counts.join(" ").into()
    }),
    ("main_line_clean", |row| row.is_main_line_clean.into()),
    ("hash", |row| hex(row.hash)),
    ("symmetric_hash", |row| hex(row.symmetric_hash)),
];

/// Thousandths as a number from 0 to 1.
fn share(permille: u16) -> f64 {
    f64::from(permille) / 1000.0
}

fn hex(hash: u64) -> Value {
    hash_text(hash).into()
}

/// Formats a hash as text that no program takes for a number, not even if its digits are like `1234e5`.
#[must_use]
pub fn hash_text(hash: u64) -> String {
    format!("h{hash:016x}")
}

/// The header row of a table of games.
#[must_use]
pub fn games_csv_head() -> String {
    csv_record(["file"].into_iter().chain(COLUMNS.iter().map(|(name, _)| *name)))
}

/// A game as a row of the table; unknown values are empty.
#[must_use]
pub fn games_csv_line(file: &str, row: &GameRow) -> String {
    csv_record([file.to_owned()].into_iter().chain(COLUMNS.iter().map(|(_, of)| cell(&of(row)))))
}

/// A value in a table.
pub(super) fn cell(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// A game as an object with the same columns; unknown values are `null`.
#[must_use]
pub fn games_json(file: &str, row: &GameRow) -> Value {
    let mut object = Map::from_iter([("file".to_owned(), json!(file))]);
    object.extend(COLUMNS.iter().map(|(name, of)| ((*name).to_owned(), of(row))));
    Value::Object(object)
}
