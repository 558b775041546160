//! What is printed on standard output: answers and comparisons, as text or as JSON.

use super::options::FindingFormat;
use super::solver::{Failed, Solved};
use anyhow::Context;
use gocheck::diagnostic::{self, Diagnostic, Language, SarifLog, csv_head, csv_line, sarif_result};
use gocheck::puzzle::{Comparison, Verdict};
use gocheck_common::cli::CANNOT_PRINT;
use gocheck_common::cli::messages::{BAD, GOOD};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::io::Write as _;
use std::iter;

/// Prints a text with its colours, where they are wanted.
pub(super) fn print(text: &str) -> anyhow::Result<()> {
    let mut out = anstream::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).context(CANNOT_PRINT)
}

/// What was said of files, as CSV or SARIF.
pub(super) fn said_text(format: FindingFormat, said: &[(String, Diagnostic)]) -> anyhow::Result<String> {
    let lines = said.iter().map(|(file, said)| csv_line(file, said, Language::English));
    Ok(match format {
        FindingFormat::Text | FindingFormat::Json => String::new(),
        FindingFormat::Csv => iter::once(csv_head()).chain(lines).collect(),
        FindingFormat::Sarif => {
            let mut log = SarifLog::begin(Vec::new())?;
            for (file, said) in said {
                log.add(&sarif_result(file, said, Language::English).to_string())?;
            }
            String::from_utf8(log.end()?)?
        }
    })
}

/// The differences from the expected answers, as they are printed.
pub(super) fn comparison_text(comparison: &Comparison) -> String {
    let stem = &comparison.stem;
    let bad = |what: &str| format!("{BAD}{stem}: {what}{BAD:#}\n");
    match &comparison.verdict {
        Verdict::Same => format!("{GOOD}{stem}: as expected{GOOD:#}\n"),
        Verdict::NotExpected => bad("answered, but not in the expected answers"),
        Verdict::NotFound => bad("expected, but not answered"),
        Verdict::Values { expected, found } => bad(&format!("expected {expected}, found {found}")),
        Verdict::Points { missing, extra } => {
            let mut text = bad("differs");
            for (what, points) in [("missing", missing), ("extra  ", extra)] {
                if !points.is_empty() {
                    let points: Vec<String> = points.iter().map(ToString::to_string).collect();
                    // Writing to a string does not fail.
                    let _ = writeln!(text, "  {what} {}", points.join(", "));
                }
            }
            text
        }
    }
}

/// The line under the comparisons.
pub(super) fn comparison_summary(comparisons: &[Comparison]) -> String {
    let same = comparisons.iter().filter(|comparison| comparison.verdict == Verdict::Same).count();
    let style = if same == comparisons.len() { GOOD } else { BAD };
    format!("{style}{same} of {} answers as expected{style:#}\n", comparisons.len())
}

/// Everything known of an answered file.
pub(super) fn solved_json(solved: &Solved, pictures: &[String], comparison: Option<&Comparison>) -> Value {
    let Solved { shown, entry, setup, analysis, diagnostics } = solved;
    let captures = analysis.captures.iter();
    let mut object = json!({
        "file": shown,
        "name": entry.name.stem(),
        "tag": entry.name.tag(),
        "problem": entry.name.problem().map(|problem| problem.number),
        "question": entry.question.name(),
        "size": [setup.size().rows(), setup.size().cols()],
        "to_move": analysis.to_move.name(),
        "answer": &entry.answer,
        "valid": analysis.is_valid(),
        "dead_groups": analysis.dead.iter().map(|group| json!({
            "color": group.color.name(),
            "stones": &group.stones,
        })).collect::<Vec<_>>(),
        "captures": captures.map(|capture| json!({
            "point": capture.point,
            "taken": &capture.taken,
        })).collect::<Vec<_>>(),
        "legal_moves": &analysis.legal,
        "pictures": pictures,
        "messages": messages_json(diagnostics),
    });
    if let Some(comparison) = comparison {
        object["comparison"] = comparison_json(&comparison.verdict);
    }
    object
}

/// What is known of a file that was not answered.
pub(super) fn failed_json(failed: &Failed) -> Value {
    json!({ "file": failed.shown, "messages": messages_json(&failed.diagnostics) })
}

/// An expected answer that was not given.
pub(super) fn not_found_json(comparison: &Comparison) -> Value {
    json!({ "name": comparison.stem, "comparison": comparison_json(&comparison.verdict) })
}

fn comparison_json(verdict: &Verdict) -> Value {
    match verdict {
        Verdict::Same => json!({ "verdict": "same" }),
        Verdict::NotExpected => json!({ "verdict": "not expected" }),
        Verdict::NotFound => json!({ "verdict": "not answered" }),
        Verdict::Values { expected, found } => json!({
            "verdict": "differs", "expected": expected, "found": found,
        }),
        Verdict::Points { missing, extra } => json!({
            "verdict": "differs", "missing": missing, "extra": extra,
        }),
    }
}

fn messages_json(diagnostics: &[Diagnostic]) -> Value {
    diagnostics.iter().map(|said| diagnostic::json(said, Language::English)).collect()
}
