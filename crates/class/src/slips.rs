//! The slips that the answers of a class have in common.

use super::mark::{Mark, Verdict};
use super::{Grades, MarkCode, Task};
use gocheck_board::Point;
use gocheck_puzzle::{Coordinates, Given};
use gocheck_text::phrase;
use gocheck_text::{Code, Language};

/// A slip, and the answers that have it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Slip {
    pub(super) kind: SlipKind,
    /// The rows of the students, from 0, in order.
    pub(super) rows: Vec<usize>,
    /// The row and the task of the answer with the slip that differs in the fewest points from the right one.
    pub(super) example: (usize, usize),
}

/// What several answers have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SlipKind {
    /// One explanation, whatever the problem.
    Explained(Code),
    /// The wrong value of True and False in a problem.
    Value(usize),
    /// A missing point in a problem.
    Missing(usize, Point),
    /// An extra point in a problem.
    Extra(usize, Coordinates),
}

/// The slips of a class, the most frequent first. A missing or extra point counts only if several students share it, and
/// only the most frequent one of a problem counts.
pub(super) fn slips(grades: &Grades) -> Vec<Slip> {
    let mut all: Vec<Slip> = Vec::new();
    for (row, grade) in grades.rows.iter().enumerate() {
        let Ok(marks) = &grade.marks else { continue };
        for (task, mark) in marks.marks.iter().enumerate() {
            for kind in kinds(task, mark) {
                match all.iter_mut().find(|slip| slip.kind == kind) {
                    Some(slip) => slip.add(grades, row, task),
                    None => all.push(Slip { kind, rows: vec![row], example: (row, task) }),
                }
            }
        }
    }
    // The sort is stable: equally frequent slips stay in the order of the table.
    all.sort_by_key(|slip| std::cmp::Reverse(slip.rows.len()));
    let mut seen = Vec::new();
    all.retain(|slip| match slip.kind {
        SlipKind::Missing(task, _) => slip.rows.len() > 1 && is_new(&mut seen, (task, false)),
        SlipKind::Extra(task, _) => slip.rows.len() > 1 && is_new(&mut seen, (task, true)),
        SlipKind::Explained(_) | SlipKind::Value(_) => true,
    });
    all
}

fn is_new<T: PartialEq>(seen: &mut Vec<T>, value: T) -> bool {
    let is_new = !seen.contains(&value);
    seen.push(value);
    is_new
}

/// What is wrong with an answer that was given and could be read.
fn kinds(task: usize, mark: &Mark) -> Vec<SlipKind> {
    let Some(reason) = mark.reason.as_ref().filter(|_| mark.verdict == Verdict::Wrong) else {
        return Vec::new();
    };
    match reason.code() {
        code if code == MarkCode::NotGiven => Vec::new(),
        code if code == MarkCode::WrongValue => vec![SlipKind::Value(task)],
        _ if !mark.is_explained() => {
            let missing = mark.missing.iter().map(|&point| SlipKind::Missing(task, point));
            missing.chain(mark.extra.iter().map(|&point| SlipKind::Extra(task, point))).collect()
        }
        code => vec![SlipKind::Explained(code)],
    }
}

impl Slip {
    fn add(&mut self, grades: &Grades, row: usize, task: usize) {
        if self.rows.last() != Some(&row) {
            self.rows.push(row);
        }
        let differences = |(row, task): (usize, usize)| {
            let marks = grades.rows[row].marks.as_ref().ok()?;
            Some(marks.marks[task].missing.len() + marks.marks[task].extra.len())
        };
        if differences((row, task)) < differences(self.example) {
            self.example = (row, task);
        }
    }

    pub(super) fn title(&self, grades: &Grades, language: Language) -> String {
        let name = |task: usize| grades.tasks[task].name();
        match self.kind {
            SlipKind::Explained(code) => code.title(language).to_owned(),
            SlipKind::Value(task) => {
                let right = grades.tasks[task].entry.answer.to_string();
                phrase!(
                    "{name} is {right}, not the opposite.",
                    "{name} 应答 {right}，答反了。",
                    name = name(task)
                )
                .text(language)
            }
            SlipKind::Missing(task, point) => {
                phrase!("{point} is missing in {name}.", "{name} 漏答 {point}。", name = name(task))
                    .text(language)
            }
            SlipKind::Extra(task, point) => {
                phrase!("{point} is extra in {name}.", "{name} 多答 {point}。", name = name(task))
                    .text(language)
            }
        }
    }

    /// The answer of the example: a student's, or the right one except for the point.
    pub(super) fn given(&self, grades: &Grades) -> Option<Given> {
        let right = |task: &Task| Given::from(&task.entry.answer);
        let mut made_up = match self.kind {
            SlipKind::Missing(task, _) | SlipKind::Extra(task, _) => right(&grades.tasks[task]),
            SlipKind::Explained(_) | SlipKind::Value(_) => {
                let (row, task) = self.example;
                return grades.rows[row].marks.as_ref().ok()?.marks[task].given.clone();
            }
        };
        if let Given::Points(points) = &mut made_up {
            match self.kind {
                SlipKind::Missing(_, missing) => points.retain(|&point| point != missing.into()),
                SlipKind::Extra(_, extra) => points.push(extra),
                SlipKind::Explained(_) | SlipKind::Value(_) => {}
            }
        }
        Some(made_up)
    }

    /// Returns true if the answer of the example is a student's.
    pub(super) const fn is_of_student(&self) -> bool {
        matches!(self.kind, SlipKind::Explained(_) | SlipKind::Value(_))
    }
}
