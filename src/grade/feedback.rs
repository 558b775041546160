//! The feedback page of one student.

use super::page::{notes, puzzle, why};
use super::words::{self, headed};
use super::{GradeRow, Grades, Mark, Task};
use crate::diagnostic::Language;
use crate::page::{Page, PageBoard, PuzzleBoard};

/// The page of one student: the puzzles with the student's answers, and the reasons for wrong ones. It has no data of other
/// students.
#[must_use]
pub fn feedback(grades: &Grades, row: &GradeRow, language: Language) -> Page {
    let line = |head: &str, text: &str| headed(head, text, language);
    let details = grades.columns.iter().zip(&row.details).filter(|(_, value)| !value.is_empty());
    let mut lines: Vec<String> = details.map(|(column, value)| line(&column.head, value)).collect();
    let mut boards = Vec::new();
    if let Ok(marks) = &row.marks {
        lines.push(line(&words::score().text(language), &marks.score().to_string()));
        let all = grades.tasks.iter().zip(&marks.marks);
        boards.extend(all.map(|(task, mark)| PageBoard::Puzzle(answered(grades, task, mark, language))));
    }
    lines.extend(notes(row, language));
    if row.marks.is_ok() {
        lines.push(grades.scoring.in_words(language));
    }
    let mut page = Page::list(&row.student, language, boards);
    page.notes = lines;
    page
}

/// A puzzle with the student's answer.
fn answered(grades: &Grades, task: &Task, mark: &Mark, language: Language) -> PuzzleBoard {
    let mut puzzle = puzzle(task);
    puzzle.answered(task.setup.size(), mark.given.as_ref());
    let score = grades.score(mark).to_string();
    let mut why = why(task, mark, language);
    if let Some(said) = why.first_mut() {
        *said = headed(&score, said, language);
    }
    puzzle.notes = why;
    puzzle
}
