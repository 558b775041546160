//! One row per game, as CSV and as JSON, with the same columns in the same order.

use super::super::result::{GameResult, How};
use super::super::{GameRow, Rank};
use ColumnType::{Boolean, Integer, Number, Text};
use gocheck_board::Color;
use gocheck_rules::RuleSet;
use gocheck_text::{Code, Severity, csv_record};
use serde_json::{Map, Value, json};

/// The type of a column. Every value may be unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnType {
    /// Text in UTF-8.
    Text,
    /// An integer of 64 bits.
    Integer,
    /// A floating-point number of 64 bits.
    Number,
    /// `true` or `false`.
    Boolean,
}

impl ColumnType {
    /// Its name: `text`, `integer`, `number` or `boolean`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Text => "text",
            Integer => "integer",
            Number => "number",
            Boolean => "boolean",
        }
    }
}

/// A column: its name, its type and its value.
type Column = (&'static str, ColumnType, fn(&GameRow) -> Value);

const COLUMNS: &[Column] = &[
    ("game", Integer, |row| row.game.into()),
    ("line", Integer, |row| row.place.line.into()),
    ("format", Text, |row| format!("FF[{}]", row.version).into()),
    ("rows", Integer, |row| row.size.map(|size| size.rows()).into()),
    ("columns", Integer, |row| row.size.map(|size| size.cols()).into()),
    ("rules_written", Text, |row| row.rules_written.clone().into()),
    ("rules", Text, |row| row.rules.map(RuleSet::name).into()),
    ("komi", Number, |row| row.komi.into()),
    ("komi_meant", Number, |row| row.komi_meant.into()),
    ("handicap", Integer, |row| row.handicap.into()),
    ("black", Text, |row| row.players[Color::Black as usize].clone().into()),
    ("white", Text, |row| row.players[Color::White as usize].clone().into()),
    ("black_rank", Text, |row| row.ranks[Color::Black as usize].clone().into()),
    ("white_rank", Text, |row| row.ranks[Color::White as usize].clone().into()),
    ("black_rank_number", Integer, |row| row.rank(Color::Black).map(Rank::number).into()),
    ("white_rank_number", Integer, |row| row.rank(Color::White).map(Rank::number).into()),
    ("black_is_pro", Boolean, |row| row.rank(Color::Black).map(Rank::is_professional).into()),
    ("white_is_pro", Boolean, |row| row.rank(Color::White).map(Rank::is_professional).into()),
    ("date", Text, |row| row.date.clone().into()),
    ("date_iso", Text, |row| row.first_date().map(|date| date.to_string()).into()),
    ("event", Text, |row| row.event.clone().into()),
    ("result", Text, |row| row.result.clone().into()),
    ("winner", Text, |row| match row.outcome() {
        Some(GameResult::Win(winner, _)) => winner.name().into(),
        _ => Value::Null,
    }),
    ("margin", Number, |row| match row.outcome() {
        Some(GameResult::Win(_, How::Points(points))) => points.into(),
        Some(GameResult::Draw) => 0.0.into(),
        _ => Value::Null,
    }),
    ("ended_by", Text, |row| row.outcome().map(GameResult::ended_by).into()),
    ("score", Text, |row| row.score.clone().into()),
    ("estimate", Text, |row| row.estimate.map(|estimate| estimate.result()).into()),
    ("estimate_confidence", Number, |row| row.estimate.map(|estimate| share(estimate.confidence)).into()),
    ("estimate_winner_confidence", Number, |row| {
        row.estimate.map(|estimate| share(estimate.winner_confidence)).into()
    }),
    ("moves", Integer, |row| row.moves.into()),
    ("passes", Integer, |row| row.passes.into()),
    ("captured_by_black", Integer, |row| row.captured_by[Color::Black as usize].into()),
    ("captured_by_white", Integer, |row| row.captured_by[Color::White as usize].into()),
    ("variations", Integer, |row| row.variations.into()),
    ("nodes", Integer, |row| row.nodes.into()),
    ("encoding", Text, |row| row.encoding.name().into()),
    ("encoding_source", Text, |row| row.encoding.source.name().into()),
    ("encoding_certainty", Text, |row| row.encoding.certainty.name().into()),
    ("first_finding", Text, |row| row.first_finding.map(Code::id).into()),
    ("worst_finding", Text, |row| row.worst_finding.map(Code::id).into()),
    ("errors", Integer, |row| row.count(Severity::Error).into()),
    ("warnings", Integer, |row| row.count(Severity::Warning).into()),
    ("notes", Integer, |row| row.count(Severity::Note).into()),
    ("findings", Text, |row| {
        let counts: Vec<String> =
            row.findings.iter().map(|(code, count)| format!("{code}:{count}")).collect();
        counts.join(" ").into()
    }),
    ("main_line_clean", Boolean, |row| row.is_main_line_clean.into()),
    ("hash", Text, |row| hex(row.hash)),
    ("symmetric_hash", Text, |row| hex(row.symmetric_hash)),
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

/// The names and types of the columns of a table of games.
pub fn games_columns() -> impl Iterator<Item = (&'static str, ColumnType)> {
    [("file", Text)].into_iter().chain(COLUMNS.iter().map(|&(name, kind, _)| (name, kind)))
}

/// The header row of a table of games.
#[must_use]
pub fn games_csv_head() -> String {
    csv_record(games_columns().map(|(name, _)| name))
}

/// A game as a row of the table; unknown values are empty.
#[must_use]
pub fn games_csv_line(file: &str, row: &GameRow) -> String {
    csv_record([file.to_owned()].into_iter().chain(COLUMNS.iter().map(|(_, _, of)| cell(&of(row)))))
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
    object.extend(COLUMNS.iter().map(|(name, _, of)| ((*name).to_owned(), of(row))));
    Value::Object(object)
}
