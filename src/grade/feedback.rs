//! The page of one student, to be handed back.

use super::page::said;
use super::{Grades, Mark, Row, Task};
use crate::diagnostic::{Language, Phrase};
use crate::page::{Entry, Page, Puzzle};

/// The page of one student: the puzzles with what was answered, and why that is not right. Nothing of the others is in it.
#[must_use]
pub fn feedback(grades: &Grades, row: &Row, language: Language) -> Page {
    let line = |head: &str, text: &str| Phrase::Why { labels: head, reason: text }.text(language);
    let details = grades.columns.iter().zip(&row.details).filter(|(_, value)| !value.is_empty());
    let mut notes: Vec<String> = details.map(|(column, value)| line(&column.head, value)).collect();
    let mut boards = Vec::new();
    match &row.marks {
        Ok(marks) => {
            notes.push(line(&Phrase::Score.text(language), &marks.score().to_string()));
            let all = grades.tasks.iter().zip(&marks.marks);
            boards.extend(all.map(|(task, mark)| Entry::Puzzle(puzzle(grades, task, mark, language))));
            if !marks.not_asked.is_empty() {
                notes.push(Phrase::AlsoAnswered { names: &marks.not_asked.join(", ") }.text(language));
            }
        }
        Err(why) => notes.push(why.text(language)),
    }
    let remarks: Vec<String> = row.remarks.iter().map(|remark| remark.line(language)).collect();
    if !remarks.is_empty() {
        notes.push(line(&Phrase::HowRead.text(language), &remarks.join(&Phrase::Semicolon.text(language))));
    }
    if row.marks.is_ok() {
        notes.push(grades.scoring.in_words(language));
    }
    let mut page = Page::list(&row.student, language, boards);
    page.notes = notes;
    page
}

/// A puzzle with what was answered.
fn puzzle(grades: &Grades, task: &Task, mark: &Mark, language: Language) -> Puzzle {
    let Task { entry, setup, analysis } = task;
    let mut puzzle = Puzzle::new(task.name(), setup, analysis.to_move);
    puzzle.ask = Some(entry.question);
    puzzle.tag = entry.name.tag().map(str::to_owned);
    puzzle.answered(setup.size(), mark.given.as_ref());
    let score = grades.score(mark).to_string();
    puzzle.notes = vec![Phrase::Why { labels: &score, reason: &said(task, mark, language) }.text(language)];
    puzzle.notes.extend(mark.reason_in(language).filter(|_| mark.is_explained()));
    puzzle
}
