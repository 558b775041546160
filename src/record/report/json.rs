use super::super::Finding;
use super::super::value::sgf_point;
use super::usual;
use crate::board::{Color, Size};
use crate::diagnostic::Language;
use crate::go::{Repetition, vertex};
use serde_json::{Value, json};

/// A finding as an object: `file`, `line`, `column` (of a terminal: a Chinese character takes two), `code`, `name`, `severity`, `certainty`, `message`, `game`,
/// `variations` (empty: the main line; each `[after move, variation]`), `move`, `color`, `point`, `sgf`, `size`
/// (`[rows, columns]`), `rules`, `forbidden_by`, and as evidence `stones`, `took` (the move that took the ko),
/// `repeats` (`after` a move, `cycle` in moves).
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
        "point": usual(finding),
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

/// The point of the move in SGF; if it is not a point, the value as written.
pub(super) fn in_sgf(finding: &Finding) -> Option<String> {
    finding.point.map(sgf_point).or_else(|| finding.value.clone())
}
