//! Answers and comparisons on standard output, as text or JSON.

use super::language::language;
use anyhow::Context;
use gocheck::diagnostic::{self, Diagnostic};
use gocheck::go::{Analysis, Board, Outcome};
use gocheck::grade::Task;
use gocheck::grade::expected::Compared;
use gocheck::grade::solver::{Failed, Solved};
use gocheck::puzzle::illegal;
use gocheck_program::cannot_print;
use serde_json::{Value, json};
use std::io::Write as _;
use std::path::PathBuf;

/// Prints a text, with colours if they are wanted.
pub(super) fn print(text: &str) -> anyhow::Result<()> {
    let mut out = anstream::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).with_context(cannot_print)
}

/// Adds the fields of a JSON object to another one.
pub(super) fn joined(mut object: Value, more: Value) -> Value {
    if let (Value::Object(object), Value::Object(more)) = (&mut object, more) {
        object.extend(more);
    }
    object
}

/// The JSON object of an answered file.
pub(super) fn solved_json(solved: &Solved, pictures: &[PathBuf], compared: Option<&Compared>) -> Value {
    let Solved { shown, task: Task { entry, setup, analysis }, diagnostics } = solved;
    let question = json!({
        "file": shown,
        "name": entry.name.stem(),
        "tag": entry.name.tag(),
        "problem": entry.name.problem().map(|problem| problem.number),
        "question": entry.question.name(),
        "size": [setup.size().rows(), setup.size().cols()],
        "to_move": analysis.to_move.name(),
        "answer": &entry.answer,
    });
    let mut object = joined(question, analysis_json(setup, analysis));
    object["pictures"] = pictures.iter().map(|path| path.display().to_string()).collect();
    object["messages"] = messages_json(diagnostics);
    if let Some(Compared { file, mark, .. }) = compared {
        object["comparison"] = joined(json!({ "file": file }), mark.json(language()));
    }
    object
}

/// The JSON object of a position: whether it is valid, its captures and moves.
pub(super) fn analysis_json(setup: &Board, analysis: &Analysis) -> Value {
    let captures = analysis.captures.iter();
    json!({
        "valid": analysis.is_valid(),
        "dead_groups": analysis.dead.iter().map(|group| json!({
            "color": group.color.name(),
            "stones": &group.stones,
        })).collect::<Vec<_>>(),
        "captures": captures.map(|capture| json!({
            "point": capture.point,
            "taken": &capture.taken,
            "groups": taken(&Outcome::of(setup, capture.color, capture.point)),
        })).collect::<Vec<_>>(),
        "legal_moves": &analysis.legal,
        "illegal": illegal(setup, analysis).map(|(point, outcome)| {
            let outcome = outcome_json(&outcome);
            let mut object = json!({ "point": point, "reason": outcome["reason"] });
            if let Some(group) = outcome.get("group") {
                object["group"] = group.clone();
            }
            object
        }).collect::<Vec<_>>(),
    })
}

/// The groups that a play captures; the point is the only liberty of each.
fn taken(outcome: &Outcome) -> Value {
    match outcome {
        Outcome::Legal { taken, .. } => json!(taken),
        _ => json!([]),
    }
}

/// The effect of a play.
pub(super) fn outcome_json(outcome: &Outcome) -> Value {
    match outcome {
        Outcome::Occupied { group, liberties } => {
            json!({ "legal": false, "reason": "occupied", "group": group, "liberties": liberties })
        }
        Outcome::Suicide { group } => json!({ "legal": false, "reason": "suicide", "group": group }),
        Outcome::Legal { group, liberties_before, liberties, kept, .. } => json!({
            "legal": true, "reason": null, "group": group, "liberties": liberties,
            "liberties_before_captures": liberties_before, "taken": taken(outcome),
            "kept": kept.iter().map(|(group, liberties)| json!({ "group": group, "liberties": liberties })).collect::<Vec<_>>(),
        }),
        _ => json!({ "legal": false, "reason": "off the board" }),
    }
}

/// The JSON object of a file that was not answered.
pub(super) fn failed_json(failed: &Failed) -> Value {
    json!({ "file": failed.shown, "messages": messages_json(&failed.diagnostics) })
}

fn messages_json(diagnostics: &[Diagnostic]) -> Value {
    diagnostics.iter().map(|diagnostic| diagnostic::json(diagnostic, language())).collect()
}
