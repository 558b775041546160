//! The table as CSV and JSON.

use super::remedies;
use super::report::why;
use super::words::{self, headed};
use super::{Grades, Mark, PointCounts, Task, Verdict};
use csv::Writer;
use gocheck_text::untrusted::{csv_cell, json_text};
use gocheck_text::{AnyMessage, Diagnostic, Language, json as diagnostic_json};
use gocheck_text::{Phrase, phrase};
use serde_json::{Value, json};
use std::io::{self, Write};

/// Writes the table with a header row. Each problem has its score, the numbers of right, missing and extra points, and the
/// reason. The last columns are the reasons, the remedies and the remarks.
///
/// # Errors
/// The errors of `out`.
pub fn csv(grades: &Grades, language: Language, out: &mut impl Write) -> io::Result<()> {
    let mut out = Writer::from_writer(out);
    let word = |phrase: Phrase| phrase.text(language);
    let counts =
        [words::score(), phrase!("right", "答对"), phrase!("missing", "漏答"), phrase!("extra", "多答")]
            .map(word);
    let columns = |task: &Task| {
        let of_task = |column: &String| format!("{} {column}", task.name());
        counts
            .iter()
            .map(of_task)
            .chain([format!("{} {}", task.name(), word(words::reason()))])
            .collect::<Vec<_>>()
    };
    let mut head = vec![word(words::student())];
    head.extend(grades.columns.iter().map(|column| column.head.clone().text(language)));
    head.extend(counts.iter().cloned());
    head.extend(grades.tasks.iter().flat_map(columns));
    head.extend([words::reason(), words::remedy(), phrase!("remarks", "备注")].map(word));
    let width = head.len();
    out.write_record(head).map_err(io::Error::from)?;
    for row in &grades.rows {
        let mut record = vec![row.student.clone()];
        record.extend(row.details.iter().cloned());
        record.resize(1 + grades.columns.len(), String::new());
        if let Ok(marks) = &row.marks {
            record.push(marks.score().to_string());
            record.extend(count_columns(marks.points()));
            let numbers = |mark: &Mark| {
                let counts = count_columns(mark.counts);
                let reason = mark.reason_in(language).unwrap_or_default();
                [grades.score(mark).to_string()].into_iter().chain(counts).chain([reason])
            };
            record.extend(marks.marks.iter().flat_map(numbers));
        }
        record.resize(width - 3, String::new());
        record.push(why(grades, row, language));
        record.push(remedies::in_one_line(grades, row, language));
        let fault = row.fault.iter().map(|fault| {
            let codes: Vec<String> = fault.cause.faults().map(|fault| fault.code().to_string()).collect();
            headed(&codes.join(" "), &fault.text(language), language)
        });
        let remarks = row.remarks.iter().map(|remark| remark.line(language));
        let remarks: Vec<String> = fault.chain(remarks).collect();
        record.push(remarks.join(language.semicolon()));
        out.write_record(record.iter().map(|cell| csv_cell(cell).into_owned())).map_err(io::Error::from)?;
    }
    out.flush()
}

/// Writes one object per student, one per line.
///
/// # Errors
/// The errors of `out`.
pub fn json(grades: &Grades, language: Language, out: &mut impl Write) -> io::Result<()> {
    for row in &grades.rows {
        let details: serde_json::Map<String, Value> = grades
            .columns
            .iter()
            .map(|column| column.key.clone())
            .zip(row.details.iter().map(|value| json!(value)))
            .collect();
        let remarks: Vec<Value> = row
            .remarks
            .iter()
            .map(|remark| {
                let mut object = json!({ "file": remark.file });
                extend(&mut object, diagnostic_json(&remark.diagnostic, language));
                object
            })
            .collect();
        let mut object = match &row.marks {
            Err(why) => {
                let errors: Vec<Value> =
                    why.errors.0.iter().map(|error| diagnostic_json(error, language)).collect();
                json!({
                    "student": row.student, "score": null, "why": why.line(language), "file": why.file, "errors": errors,
                })
            }
            Ok(marks) => {
                let PointCounts { right, missing, extra } = marks.points();
                let problems: Vec<Value> = grades
                    .tasks
                    .iter()
                    .zip(&marks.marks)
                    .map(|(task, mark)| {
                        let mut object = json!({ "name": task.name(), "score": grades.score(mark).value() });
                        extend(&mut object, mark.json(language));
                        object
                    })
                    .collect();
                json!({
                    "student": row.student, "score": marks.score().value(),
                    "right": right, "missing": missing, "extra": extra,
                    "problems": problems, "not_asked": marks.not_asked,
                })
            }
        };
        if !details.is_empty() {
            object["details"] = Value::Object(details);
        }
        if let Some(fault) = &row.fault {
            object["fault"] = fault.json(language);
        }
        let remedy = remedies::in_one_line(grades, row, language);
        object["remedy"] = json!(Some(remedy).filter(|remedy| !remedy.is_empty()));
        object["remarks"] = json!(remarks);
        writeln!(out, "{}", json_text(&object.to_string()))?;
    }
    Ok(())
}

fn extend(object: &mut Value, more: Value) {
    if let (Value::Object(object), Value::Object(more)) = (object, more) {
        object.extend(more);
    }
}

/// The numbers of right, missing and extra points, as cells.
fn count_columns(counts: PointCounts) -> [String; 3] {
    [counts.right, counts.missing, counts.extra].map(|count| count.to_string())
}

impl Mark {
    /// The mark as a JSON object.
    #[must_use]
    pub fn json(&self, language: Language) -> Value {
        let verdict = match self.verdict {
            Verdict::Right => "right",
            Verdict::Wrong => "wrong",
            Verdict::Unreadable(_) => "unreadable",
            Verdict::NotGiven => "not answered",
        };
        let PointCounts { right, missing, extra } = self.counts;
        let reason = match &self.verdict {
            Verdict::Unreadable(errors) => errors.0.first().map(|error| diagnostic_json(error, language)),
            _ => self.reason.as_ref().map(|reason| reason_json(reason, language)),
        };
        json!({
            "verdict": verdict, "right": right, "missing": missing, "extra": extra,
            "right_points": self.right, "missing_points": self.missing, "extra_points": self.extra,
            "given": self.given, "reason": reason,
        })
    }
}

/// A reason as JSON, without its place in a file.
fn reason_json(reason: &AnyMessage, language: Language) -> Value {
    let mut object = diagnostic_json(&Diagnostic::from(reason.clone()), language);
    if let Value::Object(object) = &mut object {
        ["line", "column", "severity", "help"].iter().for_each(|key| drop(object.shift_remove(*key)));
    }
    object
}
