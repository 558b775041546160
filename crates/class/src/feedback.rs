//! The feedback page of one student.

use super::page::{fault_board, notes, puzzle, why};
use super::words::headed;
use super::{GradeRow, Grades, Mark, Task, WrongProblem};
use gocheck_page::{Page, PageBoard, PuzzleBoard};
use gocheck_text::Language;
use gocheck_text::phrase;

/// The page of one student: the puzzles with the student's answers, and the reasons for wrong ones. It has no data of other
/// students.
#[must_use]
pub fn feedback(grades: &Grades, row: &GradeRow, language: Language) -> Page {
    let details = grades.columns.iter().zip(&row.details).filter(|(_, value)| !value.is_empty());
    let mut facts: Vec<(String, String)> =
        details.map(|(column, value)| (column.head.clone(), value.clone())).collect();
    let mut boards = Vec::new();
    let mut lines = notes(row, language);
    match &row.marks {
        Ok(marks) => {
            facts.push((phrase!("Score", "得分").text(language), marks.score().to_string()));
            let all = grades.tasks.iter().zip(&marks.marks);
            boards.extend(all.map(|(task, mark)| PageBoard::Puzzle(answered(grades, task, mark, language))));
            // A problem already shown as wrong needs no other board.
            let right = grades.tasks.iter().zip(&marks.marks).filter(|(_, mark)| mark.is_right());
            let right: Vec<&str> = right.map(|(task, _)| task.name()).collect();
            let wrong =
                row.fresh.iter().flat_map(|fresh| fresh.wrong.iter().map(|wrong| (fresh.parts.len(), wrong)));
            let wrong = wrong.filter(|(_, wrong)| right.contains(&wrong.task.name()));
            boards.extend(
                wrong.map(|(sets, wrong)| PageBoard::Puzzle(in_fresh_set(grades, wrong, sets, language))),
            );
        }
        Err(why) => lines.push(why.remedy(language)),
    }
    let mut page = Page::student(&row.student, language, boards);
    page.facts = facts;
    page.fault = fault_board(row, language);
    page.notes = lines;
    page.after = if row.marks.is_ok() { vec![grades.scoring.in_words(language)] } else { Vec::new() };
    page
}

/// The first fresh puzzle, out of `sets` fresh sets, that the student's program answered wrong.
fn in_fresh_set(grades: &Grades, wrong: &WrongProblem, sets: usize, language: Language) -> PuzzleBoard {
    let mut puzzle = answered(grades, &wrong.task, &wrong.mark, language);
    puzzle.name = phrase!(
        "{name} of fresh set {number}",
        "第 {number} 套新题的 {name}",
        name = wrong.task.name(),
        number = wrong.first + 1
    )
    .text(language);
    let count = phrase!(
        "The program is wrong in {wrong} of {sets} fresh sets.",
        "程序在 {sets} 套新题中答错了 {wrong} 套。",
        wrong = wrong.sets
    );
    puzzle.notes.push(count.text(language));
    puzzle
}

/// A puzzle with the student's answer.
fn answered(grades: &Grades, task: &Task, mark: &Mark, language: Language) -> PuzzleBoard {
    let mut puzzle = puzzle(task);
    puzzle.answered(task.setup.size(), mark.given.as_ref());
    let score = grades.score(mark).to_string();
    let mut why = why(task, mark, language);
    if let Some(line) = why.first_mut() {
        *line = headed(&score, line, language);
    }
    puzzle.notes = why;
    puzzle
}
