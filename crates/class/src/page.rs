//! The table as a page: one line per student, which leads to the boards.

use super::heads::Heads;
use super::report::{cell, reasons};
use super::slips::{Slip, slips};
use super::words::{headed, points};
use super::{GradeRow, Grades, Mark, Marks, PointCounts, Task, Verdict};
use gocheck_page::{
    Answered, Class, FaultBoard, Page, PageBoard, PuzzleBoard, Remedy, SlipBoard, Student, StudentMark,
};
use gocheck_puzzle::{Answer, Given, Question};
use gocheck_text::Language;
use gocheck_text::{Phrase, phrase};
use std::cmp::Reverse;

/// The maximum number of slips on the page.
const MAX_SLIPS: usize = 12;

/// The page of a class. It contains each board once, with any number of students.
#[must_use]
pub fn page(grades: &Grades, language: Language) -> Page {
    let means = (0..grades.tasks.len()).filter_map(|task| grades.mean_of(task));
    let Heads { groups, names } = Heads::new(&grades.tasks);
    let tags = groups.iter().map(|&(tag, count)| (tag.to_owned(), count));
    let slips = slips(grades);
    let class = Class {
        columns: details(grades, &grades.columns).map(|column| column.head.clone()).collect(),
        tags: if groups.len() > 1 { tags.collect() } else { Vec::new() },
        labels: names.into_iter().map(str::to_owned).collect(),
        mean: grades.mean().map(|mean| mean.to_string()),
        means: means.map(|mean| mean.to_string()).collect(),
        unread: unread(grades, language),
        slips: slips.iter().take(MAX_SLIPS).map(|slip| slip_board(grades, slip, language)).collect(),
        students: grades.rows.iter().map(|row| student(grades, row, language)).collect(),
    };
    let boards = grades.tasks.iter().map(|task| PageBoard::Puzzle(puzzle(task)));
    let mut page = Page::class(&phrase!("Grades", "成绩").text(language), language, boards.collect(), class);
    page.after = vec![grades.scoring.in_words(language)];
    page
}

/// The submissions that could not be read, by their remedy.
fn unread(grades: &Grades, language: Language) -> Vec<Remedy> {
    let mut remedies: Vec<Remedy> = Vec::new();
    for (row, grade) in grades.rows.iter().enumerate() {
        let Err(why) = &grade.marks else { continue };
        let (text, student) = (why.remedy(language), (row, why.short(language)));
        match remedies.iter_mut().find(|remedy| remedy.text == text) {
            Some(remedy) => remedy.students.push(student),
            None => remedies.push(Remedy { text, students: vec![student] }),
        }
    }
    remedies.sort_by_key(|remedy| Reverse(remedy.students.len()));
    remedies
}

fn slip_board(grades: &Grades, slip: &Slip, language: Language) -> SlipBoard {
    let (row, task) = slip.example;
    let mut board = puzzle(&grades.tasks[task]);
    board.answered(grades.tasks[task].setup.size(), slip.given(grades).as_ref());
    let answer = slip.is_of_student().then_some((row, task));
    SlipBoard { title: slip.title(grades, language), students: slip.rows.clone(), board, answer }
}

/// The details of a student, without number and name, which identify the student.
fn details<'a, T>(grades: &'a Grades, values: &'a [T]) -> impl Iterator<Item = &'a T> {
    let columns = grades.columns.iter().zip(values);
    columns.filter(|(column, _)| !["id", "name"].contains(&column.key.as_str())).map(|(_, value)| value)
}

fn student(grades: &Grades, row: &GradeRow, language: Language) -> Student {
    let marks = row.marks.as_ref().ok();
    let mark = |(task, mark): (&Task, &Mark)| StudentMark {
        given: Answered::new(task.setup.size(), mark.given.as_ref()),
        score: grades.score(mark).to_string(),
        sign: sign(mark, language),
        notes: why(task, mark, language),
    };
    Student {
        name: row.student.clone(),
        details: details(grades, &row.details).cloned().collect(),
        score: marks.map(|marks| marks.score().to_string()),
        reasons: match &row.marks {
            Ok(marks) => {
                let fault = row.fault.iter().filter(|fault| !fault.is_slip());
                let fault = fault.map(|fault| (String::new(), fault.text(language)));
                fault.chain(reasons(grades, marks, |task, mark| short_reason(task, mark, language))).collect()
            }
            Err(why) => {
                let remedy = why.remedy(language);
                vec![(String::new(), why.short(language) + language.semicolon() + &remedy)]
            }
        },
        fault: fault_board(row, language),
        notes: notes(row, language),
        marks: marks
            .map(|marks| grades.tasks.iter().zip(&marks.marks).map(mark).collect())
            .unwrap_or_default(),
    }
}

/// The fault of a student's program, on the smallest board.
pub(super) fn fault_board(row: &GradeRow, language: Language) -> Option<FaultBoard> {
    let fault = row.fault.as_ref()?;
    let mut board = PuzzleBoard::new("", &fault.board, fault.to_move);
    board.ask = Some(fault.question);
    board.answered(fault.board.size(), Some(&fault.wrong));
    let causes = fault.causes().map(|cause| cause.remedies(language)).collect();
    Some(FaultBoard { causes, board })
}

pub(super) fn puzzle(task: &Task) -> PuzzleBoard {
    let mut puzzle = PuzzleBoard::new(task.name(), &task.setup, task.analysis.to_move);
    puzzle.ask = Some(task.entry.question);
    puzzle.tag = task.entry.name.tag().map(str::to_owned);
    puzzle
}

/// Remarks on a submission: why it cannot be read, answers outside of the run, how it was read.
pub(super) fn notes(row: &GradeRow, language: Language) -> Vec<String> {
    let also = |marks: &Marks| {
        phrase!(
            "Also answered, but not asked for: {names}",
            "另外答了不在题目中的：{names}",
            names = language.list(&marks.not_asked)
        )
        .text(language)
    };
    let mut notes = match &row.marks {
        Ok(marks) if marks.not_asked.is_empty() => Vec::new(),
        Ok(marks) => vec![also(marks)],
        Err(why) => vec![why.short(language)],
    };
    if let Some((first, others)) = row.remarks.split_first() {
        let head = phrase!("How the answers were read", "答案是怎么读的").text(language);
        notes.push(headed(&head, &first.short(language), language));
        notes.extend(others.iter().map(|remark| remark.short(language)));
    }
    notes
}

/// The maximum number of points that a reason in the table names; the cell has their number.
const MAX_POINTS: usize = 4;

/// The reason for an answer's score in the table: its slip, its differences if they are few, or how to fix it if it cannot be
/// read.
/// The key is the same for answers whose reasons differ only in details.
fn short_reason(task: &Task, mark: &Mark, language: Language) -> Option<(String, String)> {
    let code = mark.reason.as_ref()?.code();
    let reason = mark.reason_in(language)?;
    if let Verdict::Unreadable(errors) = &mark.verdict {
        let help = errors.0.first().and_then(|error| error.text(language).help);
        let whole = help.map_or(reason.clone(), |help| format!("{reason}{}{help}", language.semicolon()));
        return Some((code.to_string(), whole));
    }
    if mark.verdict == Verdict::NotGiven {
        return Some((code.to_string(), reason));
    }
    let differences = mark.missing.len() + mark.extra.len();
    let is_named = !mark.is_explained() && (1..=MAX_POINTS).contains(&differences);
    if !is_named {
        let adds = mark.is_explained() || mark.part() == 0.0 && task.entry.question != Question::Rule;
        return adds.then(|| (reason.clone(), reason));
    }
    let mut parts = Vec::new();
    if !mark.missing.is_empty() {
        let points = language.list(&mark.missing);
        parts.push(phrase!("missing {points}", "漏答 {points}").text(language));
    }
    if !mark.extra.is_empty() {
        let points = language.list(&mark.extra);
        parts.push(phrase!("extra {points}", "多答 {points}").text(language));
    }
    let whole = parts.join(language.semicolon());
    Some((whole.clone(), whole))
}

/// The verdict on an answer, and the reason if it adds something.
pub(super) fn why(task: &Task, mark: &Mark, language: Language) -> Vec<String> {
    let reason = mark.reason_in(language).filter(|_| mark.is_explained());
    [mark_text(task, mark, language)].into_iter().chain(reason).collect()
}

/// The text of a cell: a tick, a cross, or numbers of points.
fn sign(mark: &Mark, language: Language) -> String {
    match (&mark.verdict, &mark.given) {
        (Verdict::Right, _) => "\u{2713}".to_owned(),
        (Verdict::Wrong, Some(Given::Valid(_))) => "\u{2717}".to_owned(),
        _ => cell(mark, language).replace('-', "\u{2212}"),
    }
}

/// The verdict on an answer, as text.
fn mark_text(task: &Task, mark: &Mark, language: Language) -> String {
    let word = |phrase: Phrase| phrase.text(language);
    let right = task.entry.answer.to_string();
    match (&mark.verdict, &mark.given) {
        (Verdict::Right, _) if task.entry.question == Question::Rule => {
            word(phrase!("{right} is right.", "正确，答案是 {right}。"))
        }
        (Verdict::Right, _) => {
            word(phrase!("All right: {points}.", "全对：{points}。", points = points(&mark.right, language)))
        }
        (Verdict::NotGiven, _) => {
            word(phrase!("Not answered. The right answer is {right}.", "没有作答。正确答案是 {right}。"))
        }
        (Verdict::Unreadable(_), _) | (_, None) => word(phrase!(
            "The answer cannot be read. The right answer is {right}.",
            "这个答案无法读取。正确答案是 {right}。"
        )),
        (Verdict::Wrong, Some(given)) => match (given, &task.entry.answer) {
            (Given::Points(_), Answer::Points(_)) => {
                let PointCounts { right: count, missing, extra } = mark.counts;
                let mut parts = vec![word(phrase!("{count} right.", "答对 {count} 个。"))];
                if missing > 0 {
                    let points = language.list(mark.missing.iter());
                    parts.push(word(phrase!(
                        "{count} missing: {points}.",
                        "漏答 {count} 个：{points}。",
                        count = missing
                    )));
                }
                if extra > 0 {
                    let points = language.list(mark.extra.iter());
                    parts.push(word(phrase!(
                        "{count} extra: {points}.",
                        "多答 {count} 个：{points}。",
                        count = extra
                    )));
                }
                parts.join(if language == Language::English { " " } else { "" })
            }
            _ => word(phrase!(
                "Answered {given}. The right answer is {right}.",
                "答了 {given}，正确答案是 {right}。",
                given = given.to_string()
            )),
        },
    }
}
