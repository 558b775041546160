//! The table as text.

use super::{Grades, Mark, Score};
use crate::puzzle::Verdict;
use std::io::{self, Write};

/// Writes the table for people. A cell holds the points that are right, then those missing (`-1`) and extra
/// (`+2`); `1` or `wrong` for True and False; `none` where there is no answer.
///
/// # Errors
/// Those of `out`.
pub fn text(grades: &Grades, out: &mut impl Write) -> io::Result<()> {
    let line = |student: &str, score: Option<Score>, cells: Vec<String>| {
        [student.to_owned(), or_dash(score)].into_iter().chain(cells).collect::<Vec<String>>()
    };
    let mut lines = vec![["student", "score"].map(str::to_owned).to_vec()];
    lines[0].extend(grades.tasks.iter().map(|task| task.name().to_owned()));
    lines.extend(grades.rows.iter().map(|row| match &row.marks {
        Ok(marks) => line(&row.student, Some(marks.score()), marks.marks.iter().map(cell).collect()),
        Err(_) => line(&row.student, None, Vec::new()),
    }));
    let means = (0..grades.tasks.len()).map(|task| or_dash(grades.mean_of(task)));
    lines.push(line("mean", grades.mean(), means.collect()));
    let width = |column| {
        let cells = lines.iter().filter_map(|line| line.get::<usize>(column));
        cells.map(|cell| cell.chars().count()).max()
    };
    let widths: Vec<usize> = (0..lines[0].len()).filter_map(width).collect();

    let whys = grades.rows.iter().map(|row| row.marks.as_ref().err().map(ToString::to_string));
    for (line, why) in lines.iter().zip([None].into_iter().chain(whys).chain([None])) {
        let mut text = String::new();
        for (column, (cell, &width)) in line.iter().zip(&widths).enumerate() {
            text += &if column == 1 { format!("{cell:>width$}  ") } else { format!("{cell:<width$}  ") };
        }
        text += &why.unwrap_or_default();
        writeln!(out, "{}", text.trim_end())?;
    }
    Ok(())
}

fn or_dash(score: Option<Score>) -> String {
    score.map_or_else(|| "-".to_owned(), |score| score.to_string())
}

/// `5`, `4 -1 +2`, `wrong`, `none`
pub(super) fn cell(mark: &Mark) -> String {
    match &mark.verdict {
        Verdict::NotFound | Verdict::NotExpected => "none".to_owned(),
        Verdict::Values { .. } => "wrong".to_owned(),
        Verdict::Same | Verdict::Points { .. } => {
            let sign = |sign: &str, count: usize| match count {
                0 => String::new(),
                _ => format!(" {sign}{count}"),
            };
            format!("{}{}{}", mark.right, sign("-", mark.missing), sign("+", mark.extra))
        }
    }
}
