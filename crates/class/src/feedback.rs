//! The feedback page of one student.

use super::page::{fault_board, notes, puzzle, why};
use super::remedies::remedies;
use super::{GradeRow, Grades, Mark, Task, WrongProblem};
use gocheck_page::{Page, PageBoard, PuzzleBoard};
use gocheck_text::{Language, Phrase, phrase};

/// The page of one student: the puzzles with the student's answers, and the reasons for wrong ones; without the right answers if
/// nothing could be read. It has no data of other students. `language` is for browsers that prefer none of its languages.
#[must_use]
pub fn feedback(grades: &Grades, row: &GradeRow, language: Language) -> Page {
    let details = grades.columns.iter().zip(&row.details).filter(|(_, value)| !value.is_empty());
    let mut facts: Vec<(Phrase, String)> =
        details.map(|(column, value)| (column.head.clone(), value.clone())).collect();
    let mut boards = Vec::new();
    match &row.marks {
        // The answers stay hidden from someone who is to hand in again.
        Err(_) => boards.extend(grades.tasks.iter().map(|task| PageBoard::Puzzle(puzzle(task)))),
        Ok(marks) => {
            facts.push((phrase!("Score", "得分"), marks.score().to_string()));
            let all = grades.tasks.iter().zip(&marks.marks);
            boards.extend(all.map(|(task, mark)| PageBoard::Puzzle(answered(grades, task, mark))));
            // A problem already shown as wrong needs no other board.
            let right = grades.tasks.iter().zip(&marks.marks).filter(|(_, mark)| mark.is_right());
            let right: Vec<&str> = right.map(|(task, _)| task.name()).collect();
            let wrong =
                row.fresh.iter().flat_map(|fresh| fresh.wrong.iter().map(|wrong| (fresh.parts.len(), wrong)));
            let wrong = wrong.filter(|(_, wrong)| right.contains(&wrong.task.name()));
            boards.extend(wrong.map(|(sets, wrong)| PageBoard::Puzzle(in_fresh_set(grades, wrong, sets))));
        }
    }
    let scoring = || Phrase::in_each(|language| grades.scoring.in_words(language));
    let mut page = Page::student(&row.student, language, boards);
    page.facts = facts;
    page.fault = fault_board(row);
    page.notes = notes(row);
    page.remedies = remedies(grades, row);
    page.after = row.marks.iter().map(|_| scoring()).collect();
    if row.marks.is_ok() { page } else { page.into_exercise() }
}

/// The first fresh puzzle, out of `sets` fresh sets, that the student's program answered wrong.
fn in_fresh_set(grades: &Grades, wrong: &WrongProblem, sets: usize) -> PuzzleBoard {
    let mut puzzle = answered(grades, &wrong.task, &wrong.mark);
    puzzle.set = Some(wrong.first + 1);
    puzzle.notes.push(phrase!(
        "The program is wrong in {wrong} of {sets} fresh sets.",
        "程序在 {sets} 套新题中答错了 {wrong} 套。",
        wrong = wrong.sets
    ));
    puzzle
}

/// A puzzle with the student's answer.
fn answered(grades: &Grades, task: &Task, mark: &Mark) -> PuzzleBoard {
    let mut puzzle = puzzle(task);
    puzzle.answered(task.setup.size(), mark.given.as_ref());
    let score = grades.score(mark).to_string();
    let mut why = why(task, mark);
    if let Some(line) = why.first_mut() {
        *line = phrase!("{score}: {line}", "{score}：{line}", line = line.clone());
    }
    puzzle.notes = why;
    puzzle
}
