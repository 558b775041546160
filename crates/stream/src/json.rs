//! Answers as JSON, one object per line.

use super::lines::Lines;
use gocheck_batch::Answers;
use gocheck_board::Point;
use gocheck_rules::Question;
use gocheck_text::{Diagnostic, Language};
use std::fmt::Write as _;

pub(super) fn write(answers: &Answers, positions: usize, ask: Option<Question>, out: &mut Lines) {
    let asked = |question| ask.is_none_or(|ask| ask == question);
    let mut text = String::new();
    for index in 0..positions {
        // Writing to a string does not fail.
        let _ = write!(text, "{{\"valid\":{}", answers.is_valid(index));
        if asked(Question::Rule) {
            write_points(&mut text, "dead", answers.dead(index));
        }
        if asked(Question::Captures) {
            write_points(&mut text, "captures", answers.captures(index));
        }
        if asked(Question::Moves) {
            write_points(&mut text, "legal_moves", answers.legal(index));
        }
        text.push_str("}\n");
    }
    out.add(text.as_bytes());
}

fn write_points(text: &mut String, name: &str, points: impl Iterator<Item = Point>) {
    let _ = write!(text, ",\"{name}\":[");
    for (i, point) in points.enumerate() {
        let comma = if i == 0 { "" } else { "," };
        let _ = write!(text, "{comma}[{},{}]", point.row(), point.col());
    }
    text.push(']');
}

/// The answer to a line that is not a position.
pub(super) fn fault(fault: &Diagnostic, language: Language) -> String {
    let what = fault.text(language).message;
    let column = fault.span.as_ref().map_or(1, |span| span.column);
    let code = fault.code().id();
    format!("{}\n", serde_json::json!({ "error": what, "column": column, "code": code }))
}
