//! The table as text.

use super::heads::Heads;
use super::words::{self, headed};
use super::{GradeRow, Grades, Mark, Marks, Percentage, PointCounts, Task, Verdict};
use gocheck_puzzle::Given;
use gocheck_text::untrusted::one_line;
use gocheck_text::{Language, columns};
use gocheck_text::{Phrase, phrase};
use std::io::{self, Write};

/// Writes the table for people. Columns have short heads, under their tags if these differ. A cell has the numbers of right,
/// missing (`-1`) and extra (`+2`) points; `1` or `wrong` for True and False; `none` without an answer. After the cells come
/// the reasons for answers that score nothing or have a slip that explains them.
///
/// # Errors
/// The errors of `out`.
pub fn text(grades: &Grades, language: Language, out: &mut impl Write) -> io::Result<()> {
    let word = |phrase: Phrase| phrase.text(language);
    let line = |student: &str, score: Option<Percentage>, cells: Vec<String>| {
        [student.to_owned(), or_dash(score)].into_iter().chain(cells).collect::<Vec<String>>()
    };
    let heads = Heads::new(&grades.tasks);
    let mut lines = vec![vec![word(words::student()), word(words::score())]];
    lines[0].extend(heads.names.iter().map(|&name| name.to_owned()));
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
    let widest =
        |column| lines.iter().filter_map(|line| line.get::<usize>(column)).map(|cell| width(cell)).max();
    let mut widths: Vec<usize> = (0..lines[0].len()).filter_map(widest).collect();
    if !heads.is_one_group() {
        writeln!(out, "{}", groups(&heads, &mut widths))?;
    }

    let whys = grades.rows.iter().map(|row| why(grades, row, language));
    for (line, why) in lines.iter().zip([String::new()].into_iter().chain(whys).chain([String::new()])) {
        let mut text = String::new();
        for (column, (cell, &widest)) in line.iter().zip(&widths).enumerate() {
            let gap = " ".repeat(widest - width(cell));
            text += &if column == 1 { format!("{gap}{cell}{GAP}") } else { format!("{cell}{gap}{GAP}") };
        }
        text += &why;
        writeln!(out, "{}", one_line(text.trim_end()))?;
    }
    Ok(())
}

/// The space between two columns.
const GAP: &str = "  ";

fn width(cell: &str) -> usize {
    cell.chars().map(columns).sum()
}

/// The line above the heads: the tag of each group of problems. Columns under a longer tag become wider.
fn groups(heads: &Heads<'_>, widths: &mut [usize]) -> String {
    let cells = |widths: &[usize]| widths.iter().map(|width| width + GAP.len()).sum::<usize>();
    let mut text = " ".repeat(cells(&widths[..2]));
    let mut first = 2;
    for &(name, count) in &heads.groups {
        let room = cells(&widths[first..first + count]);
        let missing = (width(name) + GAP.len()).saturating_sub(room);
        widths[first + count - 1] += missing;
        text += name;
        text += &" ".repeat(room + missing - width(name));
        first += count;
    }
    text.trim_end().to_owned()
}

fn or_dash(score: Option<Percentage>) -> String {
    score.map_or_else(|| "-".to_owned(), |score| score.to_string())
}

/// `5`, `4 -1 +2`, `wrong`, `none`; `?` for an answer that cannot be read
pub(super) fn cell(mark: &Mark, language: Language) -> String {
    match (&mark.verdict, &mark.given) {
        (Verdict::NotGiven, _) => phrase!("none", "未答").text(language),
        (Verdict::Unreadable(_), _) => "?".to_owned(),
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

/// Why a row has less than the full score: why it cannot be read, and the remedy, or the reasons for answers that score nothing or have a
/// slip, each with its problems.
pub(super) fn why(grades: &Grades, row: &GradeRow, language: Language) -> String {
    let marks = match &row.marks {
        Ok(marks) => marks,
        Err(why) => return why.line(language) + language.semicolon() + &why.remedy(language),
    };
    let reason = |_: &Task, mark: &Mark| {
        let reason = mark.reason_in(language).filter(|_| mark.part() == 0.0 || mark.is_explained())?;
        Some((reason.clone(), reason))
    };
    let line = |(labels, reason): (String, String)| headed(&labels, &reason, language);
    let reasons = reasons(grades, marks, reason);
    let fault = row.fault.as_ref().filter(|fault| !fault.is_slip());
    let fault =
        fault.map(|fault| headed(&words::all_answers().text(language), &fault.text(language), language));
    let and = language.semicolon();
    fault.into_iter().chain(reasons.into_iter().map(line)).collect::<Vec<_>>().join(and)
}

/// The reasons of a row, each with the labels of its problems. `reason` returns a key and a text; of those with the same key,
/// the first text stands for all.
pub(super) fn reasons(
    grades: &Grades,
    marks: &Marks,
    reason: impl Fn(&Task, &Mark) -> Option<(String, String)>,
) -> Vec<(String, String)> {
    let mut reasons: Vec<(String, String, Vec<usize>)> = Vec::new();
    for (at, (task, mark)) in grades.tasks.iter().zip(&marks.marks).enumerate() {
        let Some((key, reason)) = reason(task, mark) else { continue };
        match reasons.iter_mut().find(|(other, ..)| *other == key) {
            Some((.., tasks)) => tasks.push(at),
            None => reasons.push((key, reason, vec![at])),
        }
    }
    let heads = Heads::new(&grades.tasks);
    reasons.into_iter().map(|(_, reason, tasks)| (heads.labels(&tasks), reason)).collect()
}
