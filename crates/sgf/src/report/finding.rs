//! A finding as JSON, as a row of a CSV table and as a result of a SARIF log.

use super::super::Finding;
use super::super::value::sgf_point;
use super::games::cell;
use gocheck_board::{Color, Size};
use gocheck_rules::{Repetition, vertex};
use gocheck_text::{Code, Language, csv_record};
use serde_json::{Value, json};

/// The columns of a table: keys of [`finding_json`].
const COLUMNS: &str =
    "file line column code name severity certainty game path move color point sgf forbidden_by message";

/// The header row of a table of findings.
#[must_use]
pub fn finding_csv_head() -> String {
    csv_record(COLUMNS.split(' '))
}

/// A finding as a row of the table.
#[must_use]
pub fn finding_csv_line(file: &str, finding: &Finding, language: Language) -> String {
    let object = finding_json(file, finding, language);
    csv_record(COLUMNS.split(' ').map(|column| match &object[column] {
        Value::Object(reasons) => {
            let reasons = reasons.iter().map(|(rules, reason)| format!("{rules}: {}", cell(reason)));
            reasons.collect::<Vec<_>>().join("; ")
        }
        value => cell(value),
    }))
}

/// A finding as an object: `file`, `line`, `column` (of a terminal: a Chinese character takes two), `code`, `name`,
/// `severity`, `certainty`, `message`, `game`, `variations` (empty: the main line; each `[after move, variation]`), `move`,
/// `color`, `point`, `sgf`, `size` (`[rows, columns]`), `rules`, `forbidden_by`, and as evidence `stones`, `took` (the move
/// that took the ko), `repeats` (`after` a move, `cycle` in moves).
#[must_use]
pub fn finding_json(file: &str, finding: &Finding, language: Language) -> Value {
    let Finding { place, line, .. } = finding;
    let code = finding.code();
    let steps: Vec<[u32; 2]> = line.steps.iter().map(|step| [step.after, step.variation]).collect();
    let stone = |size: Size| finding.stones.iter().map(move |&stone| vertex(size, stone).to_string());
    let mut object = json!({
        "file": file,
        "line": place.line,
        "column": place.column,
        "code": code.id(),
        "name": code.name(),
        "severity": code.severity().name(),
        "certainty": finding.certainty.name(),
        "message": finding.text(language),
        "game": finding.game,
        "path": line.to_string(),
        "variations": steps,
        "move": finding.number,
        "color": finding.color.map(Color::name),
        "point": finding.vertex().map(|vertex| vertex.to_string()),
        "sgf": in_sgf(finding),
        "size": finding.size.map(|size| [size.rows(), size.cols()]),
        "rules": finding.rules.map(|rules| rules.name()),
        "stones": finding.size.map_or_else(Vec::new, |size| stone(size).collect::<Vec<_>>()),
        "took": finding.took,
        "repeats": finding.earlier.map(|Repetition { after, length }| json!({ "after": after, "cycle": length })),
    });
    if !finding.forbidden_by.is_empty() {
        object["forbidden_by"] = finding
            .forbidden_by
            .iter()
            .map(|(rules, reason)| (rules.name().to_owned(), Value::from(reason.to_string())))
            .collect::<serde_json::Map<_, _>>()
            .into();
    }
    object
}

/// Returns a finding as a result of a SARIF log that was begun with `codes`; its properties are those of [`finding_json`].
#[must_use]
pub fn finding_sarif(file: &str, finding: &Finding, codes: &[Code], language: Language) -> Value {
    let mut result = gocheck_text::sarif_result(file, &finding.diagnostic(), codes, language);
    result["properties"] = finding_json(file, finding, language);
    result
}

/// The point of the move in SGF; if it is not a point, the value as written.
fn in_sgf(finding: &Finding) -> Option<String> {
    finding.point.map(sgf_point).or_else(|| finding.value.clone())
}
