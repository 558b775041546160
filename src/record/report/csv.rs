use super::super::Finding;
use super::json::in_sgf;
use super::usual;
use crate::board::Color;
use crate::diagnostic::{Language, csv_record};

const HEAD: [&str; 15] = [
    "file",
    "line",
    "column",
    "code",
    "name",
    "severity",
    "certainty",
    "game",
    "path",
    "move",
    "color",
    "point",
    "sgf",
    "forbidden_by",
    "message",
];

/// The header row of a table of findings.
#[must_use]
pub fn finding_csv_head() -> String {
    csv_record(HEAD)
}

/// A finding as a row of the table.
#[must_use]
pub fn finding_csv_line(file: &str, finding: &Finding, language: Language) -> String {
    let forbidden: Vec<String> =
        finding.forbidden_by.iter().map(|(rules, reason)| format!("{rules}: {reason}")).collect();
    csv_record([
        file.to_owned(),
        finding.place.line.to_string(),
        finding.place.column.to_string(),
        finding.code().id().to_owned(),
        finding.code().name().to_owned(),
        finding.code().severity().name().to_owned(),
        finding.certainty.name().to_owned(),
        finding.game.to_string(),
        finding.line.to_string(),
        finding.number.to_string(),
        finding.color.map_or("", Color::name).to_owned(),
        usual(finding).unwrap_or_default(),
        in_sgf(finding).unwrap_or_default(),
        forbidden.join("; "),
        finding.text(language).into_owned(),
    ])
}
