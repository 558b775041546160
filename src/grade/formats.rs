//! The table as CSV and JSON.

use super::{Grades, Mark, Task};
use crate::puzzle::Verdict;
use csv::Writer;
use serde_json::{Value, json};
use std::io::{self, Write};

/// Writes the table with a head; of each problem the score and the points right, missing and extra.
///
/// # Errors
/// Those of `out`.
pub fn csv(grades: &Grades, out: &mut impl Write) -> io::Result<()> {
    let mut out = Writer::from_writer(out);
    let columns = |task: &Task| {
        ["score", "right", "missing", "extra"].map(|column| format!("{} {column}", task.name()))
    };
    let mut head = ["student", "score", "right", "missing", "extra"].map(str::to_owned).to_vec();
    head.extend(grades.tasks.iter().flat_map(columns));
    head.push("why".to_owned());
    let width = head.len();
    out.write_record(head).map_err(io::Error::from)?;
    for row in &grades.rows {
        let mut record = vec![row.student.clone()];
        match &row.marks {
            Ok(marks) => {
                record.push(marks.score().to_string());
                record.extend(marks.points().map(|count| count.to_string()));
                let numbers = |mark: &Mark| {
                    let counts = [mark.right, mark.missing, mark.extra].map(|count| count.to_string());
                    [mark.score().to_string()].into_iter().chain(counts)
                };
                record.extend(marks.marks.iter().flat_map(numbers));
                record.push(String::new());
            }
            Err(why) => {
                record.resize(width - 1, String::new());
                record.push(why.to_string());
            }
        }
        out.write_record(record).map_err(io::Error::from)?;
    }
    out.flush()
}

/// Writes an object a line for each student.
///
/// # Errors
/// Those of `out`.
pub fn json(grades: &Grades, out: &mut impl Write) -> io::Result<()> {
    for row in &grades.rows {
        let object = match &row.marks {
            Err(why) => json!({ "student": row.student, "score": null, "why": why.to_string() }),
            Ok(marks) => {
                let [right, missing, extra] = marks.points();
                let problems: Vec<Value> =
                    grades.tasks.iter().zip(&marks.marks).map(|(task, mark)| problem(task, mark)).collect();
                json!({
                    "student": row.student, "score": marks.score().value(),
                    "right": right, "missing": missing, "extra": extra,
                    "problems": problems, "not_asked": marks.not_asked,
                })
            }
        };
        writeln!(out, "{object}")?;
    }
    Ok(())
}

fn problem(task: &Task, mark: &Mark) -> Value {
    let mut object = json!({
        "name": task.name(), "score": mark.score().value(),
        "answered": mark.verdict != Verdict::NotFound,
        "right": mark.right, "missing": mark.missing, "extra": mark.extra,
    });
    match &mark.verdict {
        Verdict::Points { missing, extra } => {
            object["missing_points"] = json!(missing);
            object["extra_points"] = json!(extra);
        }
        Verdict::Values { expected, found } => {
            object["expected"] = json!(expected);
            object["found"] = json!(found);
        }
        Verdict::Same | Verdict::NotExpected | Verdict::NotFound => {}
    }
    object
}
