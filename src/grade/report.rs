//! The table as text.

use super::words::{self, headed};
use super::{GradeRow, Grades, Mark, Percentage, PointCounts, Verdict};
use crate::diagnostic::{Language, columns};
use crate::puzzle::Given;
use gocheck_common::{Phrase, phrase};
use std::io::{self, Write};

/// Writes the table for people. A cell has the numbers of right, missing (`-1`) and extra (`+2`) points; `1` or `wrong` for
/// True and False; `none` without an answer. After the cells come the reasons for answers that score nothing or have a slip
/// that explains them.
///
/// # Errors
/// The errors of `out`.
pub fn text(grades: &Grades, language: Language, out: &mut impl Write) -> io::Result<()> {
    let word = |phrase: Phrase| phrase.text(language);
    let line = |student: &str, score: Option<Percentage>, cells: Vec<String>| {
        [student.to_owned(), or_dash(score)].into_iter().chain(cells).collect::<Vec<String>>()
    };
    let mut lines = vec![vec![word(words::student()), word(words::score())]];
    lines[0].extend(grades.tasks.iter().map(|task| task.name().to_owned()));
    lines.extend(grades.rows.iter().map(|row| match &row.marks {
        Ok(marks) => line(
            &row.student,
            Some(marks.score()),
            marks.marks.iter().map(|mark| cell(mark, language)).collect(),
        ),
        Err(_) => line(&row.student, None, Vec::new()),
    }));
    let means = (0..grades.tasks.len()).map(|task| or_dash(grades.mean_of(task)));
    lines.push(line(&word(phrase!("mean", "平均")), grades.mean(), means.collect()));
    let width = |cell: &str| cell.chars().map(columns).sum::<usize>();
    let widest =
        |column| lines.iter().filter_map(|line| line.get::<usize>(column)).map(|cell| width(cell)).max();
    let widths: Vec<usize> = (0..lines[0].len()).filter_map(widest).collect();

    let whys = grades.rows.iter().map(|row| why(grades, row, language));
    for (line, why) in lines.iter().zip([String::new()].into_iter().chain(whys).chain([String::new()])) {
        let mut text = String::new();
        for (column, (cell, &widest)) in line.iter().zip(&widths).enumerate() {
            let gap = " ".repeat(widest - width(cell));
            text += &if column == 1 { format!("{gap}{cell}  ") } else { format!("{cell}{gap}  ") };
        }
        text += &why;
        writeln!(out, "{}", text.trim_end())?;
    }
    Ok(())
}

fn or_dash(score: Option<Percentage>) -> String {
    score.map_or_else(|| "-".to_owned(), |score| score.to_string())
}

/// `5`, `4 -1 +2`, `wrong`, `none`
pub(super) fn cell(mark: &Mark, language: Language) -> String {
    match (&mark.verdict, &mark.given) {
        (Verdict::NotGiven, _) => phrase!("none", "未答").text(language),
        (Verdict::Unreadable(_), _) => phrase!("unreadable", "无法读取").text(language),
        (Verdict::Wrong, Some(Given::Valid(_))) => phrase!("wrong", "错").text(language),
        (Verdict::Right | Verdict::Wrong, _) => {
            let PointCounts { right, missing, extra } = mark.counts;
            let sign = |sign: &str, count: usize| match count {
                0 => String::new(),
                _ => format!(" {sign}{count}"),
            };
            format!("{right}{}{}", sign("-", missing), sign("+", extra))
        }
    }
}

/// Why a row has less than the full score: why it cannot be read, or the reasons for answers that score nothing or have a
/// slip, each with its problems.
pub(super) fn why(grades: &Grades, row: &GradeRow, language: Language) -> String {
    let marks = match &row.marks {
        Ok(marks) => marks,
        Err(why) => return why.line(language),
    };
    let mut reasons: Vec<(String, Vec<&str>)> = Vec::new();
    for (label, mark) in grades.labels().into_iter().zip(&marks.marks) {
        if let Some(reason) = mark.reason_in(language).filter(|_| mark.part() == 0.0 || mark.is_explained()) {
            match reasons.iter_mut().find(|(other, _)| *other == reason) {
                Some((_, labels)) => labels.push(label),
                None => reasons.push((reason, vec![label])),
            }
        }
    }
    let line = |(reason, labels): &(String, Vec<&str>)| headed(&labels.join(" "), reason, language);
    let fault = row.fault.as_ref().filter(|fault| !fault.is_slip());
    let fault =
        fault.map(|fault| headed(&words::all_answers().text(language), &fault.text(language), language));
    let and = language.semicolon();
    fault.into_iter().chain(reasons.iter().map(line)).collect::<Vec<_>>().join(and)
}
