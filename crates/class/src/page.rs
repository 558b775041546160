//! The table as a page: one line per student, which leads to the boards.

use super::codes::MarkMessage;
use super::faults::{Cause, Explanation};
use super::heads::Heads;
use super::reasons::reasons;
use super::remedies::remedies;
use super::report::cell;
use super::slips::{Slip, slips};
use super::words::points;
use super::{GradeRow, Grades, Mark, Marks, PointCounts, Remark, Task, Verdict};
use gocheck_page::{
    Answered, Class, FaultBoard, Page, PageBoard, PuzzleBoard, Remedy, SlipBoard, Student, StudentMark,
};
use gocheck_puzzle::{Answer, Given, Question};
use gocheck_text::{Language, Phrase, list, phrase};
use std::cmp::Reverse;

/// The maximum number of slips on the page.
const MAX_SLIPS: usize = 12;

/// The page of a class. It contains each board once, with any number of students. `language` is for
/// browsers that prefer none of its languages.
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
        unread: unread(grades),
        slips: slips.iter().take(MAX_SLIPS).map(|slip| slip_board(grades, slip)).collect(),
        students: grades.rows.iter().map(|row| student(grades, row)).collect(),
    };
    let boards = grades.tasks.iter().map(|task| PageBoard::Puzzle(puzzle(task)));
    let mut page = Page::class(phrase!("Grades", "成绩"), language, boards.collect(), class);
    page.after = vec![Phrase::in_each(|language| grades.scoring.in_words(language))];
    page
}

/// The submissions that could not be read, by their remedy.
fn unread(grades: &Grades) -> Vec<Remedy> {
    let mut remedies: Vec<Remedy> = Vec::new();
    for (row, grade) in grades.rows.iter().enumerate() {
        let Err(why) = &grade.marks else { continue };
        let (text, student) = (why.remedy(), (row, Phrase::in_each(|language| why.short(language))));
        match remedies.iter_mut().find(|remedy| remedy.text == text) {
            Some(remedy) => remedy.students.push(student),
            None => remedies.push(Remedy { text, students: vec![student] }),
        }
    }
    remedies.sort_by_key(|remedy| Reverse(remedy.students.len()));
    remedies
}

fn slip_board(grades: &Grades, slip: &Slip) -> SlipBoard {
    let (row, task) = slip.example;
    let mut board = puzzle(&grades.tasks[task]);
    board.answered(grades.tasks[task].setup.size(), slip.given(grades).as_ref());
    let answer = slip.is_of_student().then_some((row, task));
    let title = Phrase::in_each(|language| slip.title(grades, language));
    SlipBoard { title, students: slip.rows.clone(), board, answer }
}

/// The details of a student, without number and name, which identify the student.
fn details<'a, T>(grades: &'a Grades, values: &'a [T]) -> impl Iterator<Item = &'a T> {
    let columns = grades.columns.iter().zip(values);
    columns.filter(|(column, _)| !["id", "name"].contains(&column.key.as_str())).map(|(_, value)| value)
}

fn student(grades: &Grades, row: &GradeRow) -> Student {
    let marks = row.marks.as_ref().ok();
    let mark = |(task, mark): (&Task, &Mark)| StudentMark {
        given: Answered::new(task.setup.size(), mark.given.as_ref()),
        score: grades.score(mark).to_string(),
        sign: sign(mark),
        notes: why(task, mark),
    };
    Student {
        name: row.student.clone(),
        details: details(grades, &row.details).cloned().collect(),
        score: marks.map(|marks| marks.score().to_string()),
        reasons: match &row.marks {
            Ok(marks) => {
                let fault = row.fault.iter().filter(|fault| !fault.is_slip());
                let text = |fault: &Explanation| Phrase::in_each(|language| fault.text(language));
                let fault = fault.map(|fault| (String::new(), text(fault)));
                fault.chain(reasons(grades, marks, short_reason)).collect()
            }
            Err(why) => vec![(String::new(), Phrase::in_each(|language| why.short(language)))],
        },
        remedies: remedies(grades, row),
        fault: fault_board(row),
        notes: notes(row),
        marks: marks
            .map(|marks| grades.tasks.iter().zip(&marks.marks).map(mark).collect())
            .unwrap_or_default(),
    }
}

/// The fault of a student's program, on the smallest board.
pub(super) fn fault_board(row: &GradeRow) -> Option<FaultBoard> {
    let fault = row.fault.as_ref()?;
    let mut board = PuzzleBoard::new("", &fault.board, fault.to_move);
    board.ask = Some(fault.question);
    board.answered(fault.board.size(), Some(&fault.wrong));
    let causes = fault.causes().map(Cause::remedies).collect();
    Some(FaultBoard { causes, board })
}

pub(super) fn puzzle(task: &Task) -> PuzzleBoard {
    let mut puzzle = PuzzleBoard::new(task.name(), &task.setup, task.analysis.to_move);
    puzzle.ask = Some(task.entry.question);
    puzzle.tag = task.entry.name.tag().map(str::to_owned);
    puzzle
}

/// Remarks on a submission: why it cannot be read, answers outside of the run, how it was read.
pub(super) fn notes(row: &GradeRow) -> Vec<Phrase> {
    let also = |marks: &Marks| {
        phrase!(
            "Also answered, but not asked for: {names}",
            "另外答了不在题目中的：{names}",
            names = marks.not_asked
        )
    };
    let mut notes = match &row.marks {
        Ok(marks) if marks.not_asked.is_empty() => Vec::new(),
        Ok(marks) => vec![also(marks)],
        Err(why) => vec![Phrase::in_each(|language| why.short(language))],
    };
    let short = |remark: &Remark| Phrase::in_each(|language| remark.short(language));
    if let Some((first, others)) = row.remarks.split_first() {
        let head = phrase!("How the answers were read", "答案是怎么读的");
        notes.push(phrase!("{head}: {first}", "{head}：{first}", head = head, first = short(first)));
        notes.extend(others.iter().map(short));
    }
    notes
}

/// The maximum number of points that a reason in the table names; the cell has their number.
const MAX_POINTS: usize = 4;

/// The reason for an answer's score in the table: its slip, its differences if they are few, or why it cannot be read.
/// The key is the same for answers whose reasons differ only in details.
fn short_reason(task: &Task, mark: &Mark) -> Option<(String, Phrase)> {
    let code = mark.reason.as_ref()?.code();
    let reason = Phrase::in_each(|language| mark.reason_in(language).unwrap_or_default());
    if matches!(mark.verdict, Verdict::Unreadable(_) | Verdict::NotGiven) {
        return Some((code.to_string(), reason));
    }
    let differences = mark.missing.len() + mark.extra.len();
    let is_named = !mark.is_explained() && (1..=MAX_POINTS).contains(&differences);
    let text = if is_named {
        Phrase::in_each(|language| difference(mark, language))
    } else {
        let adds = mark.is_explained() || mark.part() == 0.0 && task.entry.question != Question::Rule;
        Some(reason).filter(|_| adds)?
    };
    Some((text.clone().text(Language::English), text))
}

/// The missing and extra points of an answer.
fn difference(mark: &Mark, language: Language) -> String {
    let missing = (!mark.missing.is_empty())
        .then(|| phrase!("missing {points}", "漏答 {points}", points = list(&mark.missing)));
    let extra = (!mark.extra.is_empty())
        .then(|| phrase!("extra {points}", "多答 {points}", points = list(&mark.extra)));
    let parts = missing.into_iter().chain(extra).map(|part| part.text(language));
    parts.collect::<Vec<_>>().join(language.semicolon())
}

/// The verdict on an answer, and the reason if it adds something.
pub(super) fn why(task: &Task, mark: &Mark) -> Vec<Phrase> {
    let reason = Phrase::in_each(|language| mark.reason_in(language).unwrap_or_default());
    let not_given = MarkMessage::NotGiven { close: None };
    let is_said = mark.reason.as_ref().is_some_and(|reason| reason.downcast() == Some(&not_given));
    let reason = Some(reason).filter(|reason| mark.is_explained() && !is_said && !reason.is_empty());
    [Phrase::in_each(|language| mark_text(task, mark, language))].into_iter().chain(reason).collect()
}

/// The text of a cell: a tick, a cross, or numbers of points.
fn sign(mark: &Mark) -> Phrase {
    match (&mark.verdict, &mark.given) {
        (Verdict::Right, _) => "\u{2713}".into(),
        (Verdict::Wrong, Some(Given::Valid(_))) => "\u{2717}".into(),
        _ => Phrase::in_each(|language| cell(mark, language).replace('-', "\u{2212}")),
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
