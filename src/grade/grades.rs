//! A table of grades.

use super::faults::{Explainer, Explanation};
use super::fresh::FreshMarks;
use super::heads::Heads;
use super::mark::{Mark, PointCounts, RightAnswers};
use super::score::Percentage;
use super::scoring::Scoring;
use super::task::Task;
use crate::diagnostic::{Diagnostic, Diagnostics, Language};
use crate::puzzle::{Entry, GivenAnswer};
use gocheck_common::phrase;
use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::HashMap;

/// A column with details of students.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DetailColumn {
    /// The key for programs, the same in every language and unique.
    pub key: String,
    /// The heading.
    pub head: String,
}

/// A student's submission.
#[derive(Clone, Debug)]
pub struct Submission {
    /// The student.
    pub student: String,
    /// Details of the student, one value for each of [`Grades::columns`]; empty if there are none.
    pub details: Vec<String>,
    /// The answers, or the reason why there are none.
    pub answers: Result<Vec<GivenAnswer>, Unread>,
    /// Remarks on the files: how they were chosen and read.
    pub remarks: Vec<Remark>,
    /// The answers to each of [`Grading::fresh`], if a program gave the answers.
    pub fresh: Vec<Result<Vec<GivenAnswer>, Unread>>,
}

/// A remark on a file.
#[derive(Clone, Debug)]
pub struct Remark {
    /// The file as named in messages, if any.
    pub file: Option<String>,
    /// The message.
    pub said: Diagnostic,
}

impl Remark {
    /// The message with the file's name, without its folders and the code.
    #[must_use]
    pub fn short(&self, language: Language) -> String {
        let said = self.said.text(language).message;
        let name = self.file.as_deref().map(|file| file.rsplit(['/', '\\']).next().unwrap_or(file));
        match (name, &self.said.span) {
            (Some(name), Some(span)) => format!("{name}:{span}: {said}"),
            (Some(name), None) => format!("{name}{}{said}", language.colon()),
            (None, _) => said.into_owned(),
        }
    }

    /// `FILE:LINE:COLUMN: CODE note: WHAT`
    #[must_use]
    pub fn line(&self, language: Language) -> String {
        match &self.file {
            Some(file) => self.said.line(file, language),
            None => self.said.text(language).message.into_owned(),
        }
    }
}

/// Why a submission could not be read.
#[derive(Clone, Debug)]
pub struct Unread {
    /// The file or files, if any.
    pub file: Option<String>,
    /// The problem.
    pub errors: Diagnostics,
}

impl Unread {
    /// The first error, with its place in the file.
    #[must_use]
    pub fn short(&self, language: Language) -> String {
        let Some(first) = self.errors.0.first() else { return String::new() };
        let place = first.span.as_ref().map(|span| format!("{span}: ")).unwrap_or_default();
        place + &first.text(language).message
    }

    /// The remedy, for the student.
    #[must_use]
    pub fn remedy(&self, language: Language) -> String {
        let help = self.errors.0.first().and_then(|first| first.text(language).help);
        help.map(Cow::into_owned).unwrap_or_else(|| {
            phrase!(
                "hand in answer_for_<tag>.txt: each puzzle's name, and below it one `row col` per line",
                "请提交 answer_for_<tag>.txt：每题先写题目名，下面每行一个“行 列”"
            )
            .text(language)
        })
    }

    /// The first error as one line, with its place.
    #[must_use]
    pub fn line(&self, language: Language) -> String {
        let Some(first) = self.errors.0.first() else { return String::new() };
        let remark = Remark { file: self.file.clone(), said: first.clone() };
        let line = remark.line(language);
        match self.errors.0.len() {
            0 | 1 => line,
            count => {
                line + &phrase!(" (and {more} more)", "（另有 {more} 处）", more = count - 1).text(language)
            }
        }
    }
}

/// A student's marks.
#[derive(Clone, Debug)]
pub struct Marks {
    /// One for each problem, in order.
    pub marks: Vec<Mark>,
    /// Names of answered puzzles outside of the run, which do not count.
    pub not_asked: Vec<String>,
    /// The share of right answers, from 0 to 1, by the way of scoring.
    pub part: f64,
}

impl Marks {
    /// The score, at most 100.
    #[must_use]
    pub fn score(&self) -> Percentage {
        Percentage::of(self.part)
    }

    /// The numbers of right, missing and extra points in all problems together.
    #[must_use]
    pub fn points(&self) -> PointCounts {
        let sum = |count: fn(&PointCounts) -> usize| self.marks.iter().map(|mark| count(&mark.counts)).sum();
        PointCounts {
            right: sum(|counts| counts.right),
            missing: sum(|counts| counts.missing),
            extra: sum(|counts| counts.extra),
        }
    }
}

/// A student's row of the table.
#[derive(Clone, Debug)]
pub struct GradeRow {
    /// The student.
    pub student: String,
    /// Details, one value for each of [`Grades::columns`], or none at all.
    pub details: Vec<String>,
    /// The marks, or the reason why the submission could not be read.
    pub marks: Result<Marks, Unread>,
    /// Remarks on the files.
    pub remarks: Vec<Remark>,
    /// The fault of the program, if one explains all of its answers.
    pub fault: Option<Explanation>,
    /// The marks on fresh sets, if there are any.
    pub fresh: Option<FreshMarks>,
}

/// The table: best scores first, equal ones by name, unreadable submissions last.
///
/// ```
/// use gocheck::board::Color;
/// use gocheck::grade::{Grades, Submission, Task};
/// use gocheck::puzzle::{AnswerReader, Name, Question};
///
/// let setup = ". X O\nX O .\n. . .".parse()?;
/// let task = Task::new(Name::new("train_1")?, Question::Captures, setup, Color::White);
/// let read = AnswerReader::new(["train_1"]).read("ann.txt", b"train_1\n0 0\n")?;
/// let ann = Submission {
///     student: "Ann".to_owned(), details: Vec::new(), answers: Ok(read.answers), remarks: Vec::new(),
///     fresh: Vec::new(),
/// };
/// let grades = Grades::new(vec![task], [ann]);
/// assert_eq!(grades.mean().map(|mean| mean.to_string()), Some("100.0".to_owned()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Grades {
    /// The problems.
    pub tasks: Vec<Task>,
    /// The columns with details of students.
    pub columns: Vec<DetailColumn>,
    /// One row per submission.
    pub rows: Vec<GradeRow>,
    /// The way of scoring.
    pub scoring: Scoring,
}

/// Options for grading.
#[derive(Clone, Debug, Default)]
pub struct Grading {
    /// The way of scoring.
    pub scoring: Scoring,
    /// The weight of each task; missing ones are 1.
    pub weights: Vec<f64>,
    /// Fresh sets with the same problems, which programs were also run on. The score is the mean over all sets.
    pub fresh: Vec<Vec<Task>>,
    /// Other puzzles, whose answers may have been handed in by mistake.
    pub others: Vec<Entry>,
}

impl Grades {
    /// Grades `submissions` with default options; `tasks` are in the order of the table's columns.
    #[must_use]
    pub fn new(tasks: Vec<Task>, submissions: impl IntoIterator<Item = Submission>) -> Self {
        Self::graded(tasks, submissions, &Grading::default())
    }

    /// Grades `submissions`.
    #[must_use]
    pub fn graded(
        tasks: Vec<Task>,
        submissions: impl IntoIterator<Item = Submission>,
        grading: &Grading,
    ) -> Self {
        let scoring = grading.scoring;
        let weights: Vec<f64> =
            grading.weights.iter().copied().chain(std::iter::repeat(1.0)).take(tasks.len()).collect();
        let others = RightAnswers::new(tasks.iter().map(|task| &task.entry).chain(&grading.others));
        let mut explainer = Explainer::new(tasks.iter().chain(grading.fresh.iter().flatten()));
        let grade = |Submission { student, details, answers, mut remarks, fresh }: Submission| {
            let fresh = (!grading.fresh.is_empty() && !fresh.is_empty())
                .then(|| FreshMarks::new(&grading.fresh, fresh, scoring, &weights));
            // A program that fails on one set may do well on others.
            let has_others = fresh.as_ref().is_some_and(|fresh| fresh.failed.len() < fresh.parts.len());
            let answers = answers.or_else(|unread| {
                if !has_others {
                    return Err(unread);
                }
                let failed = |said| Remark { file: unread.file.clone(), said };
                remarks.extend(unread.errors.0.iter().cloned().map(failed));
                Ok(Vec::new())
            });
            let marks = answers.map(|answers| {
                let (marks, not_asked) = marks(&tasks, answers, &others);
                let part = scoring.whole(&marks, &weights);
                let part = fresh.as_ref().map_or(part, |fresh| fresh.mean_with(part));
                Marks { marks, not_asked, part }
            });
            let fault = marks.as_ref().ok().and_then(|marks| {
                let given = marks.marks.iter().map(|mark| mark.given.as_ref());
                let in_sets = fresh.iter().flat_map(|fresh| fresh.given.iter().map(Option::as_ref));
                explainer.explain(&given.chain(in_sets).collect::<Vec<_>>())
            });
            GradeRow { student, details, marks, remarks, fresh, fault }
        };
        let mut rows: Vec<GradeRow> = submissions.into_iter().map(grade).collect();
        rows.sort_by_cached_key(|row| {
            (Reverse(row.marks.as_ref().ok().map(Marks::score)), row.student.clone())
        });
        Self { columns: Vec::new(), rows, scoring, tasks }
    }

    /// The submissions that could be read.
    pub fn read(&self) -> impl Iterator<Item = &Marks> {
        self.rows.iter().filter_map(|row| row.marks.as_ref().ok())
    }

    /// Returns true if every answer of every submission is right.
    #[must_use]
    pub fn are_all_right(&self) -> bool {
        self.rows
            .iter()
            .filter(|row| row.fresh.as_ref().is_none_or(FreshMarks::are_all_right))
            .filter(|row| row.marks.as_ref().is_ok_and(|marks| marks.marks.iter().all(Mark::is_right)))
            .count()
            == self.rows.len()
    }

    /// The mean score of the submissions that could be read; `None` if there are none.
    #[must_use]
    pub fn mean(&self) -> Option<Percentage> {
        Percentage::mean(&self.read().map(|marks| marks.score().value() / 100.0).collect::<Vec<_>>())
    }

    /// The mean score of one problem.
    #[must_use]
    pub fn mean_of(&self, task: usize) -> Option<Percentage> {
        let part = |marks: &Marks| Some(self.scoring.part(marks.marks.get(task)?));
        Percentage::mean(&self.read().filter_map(part).collect::<Vec<_>>())
    }

    /// The score of one problem.
    #[must_use]
    pub fn score(&self, mark: &Mark) -> Percentage {
        Percentage::of(self.scoring.part(mark))
    }

    /// The shortest names that tell the problems apart: their numbers, or whole names if the tags differ.
    #[must_use]
    pub fn labels(&self) -> Vec<&str> {
        let heads = Heads::new(&self.tasks);
        if heads.is_one_group() { heads.names } else { self.tasks.iter().map(Task::name).collect() }
    }
}

/// A mark for each task, and the names of answered puzzles outside of the run.
pub(super) fn marks(
    tasks: &[Task],
    answers: Vec<GivenAnswer>,
    others: &RightAnswers<'_>,
) -> (Vec<Mark>, Vec<String>) {
    let mut given: HashMap<&str, &GivenAnswer> =
        answers.iter().map(|answer| (answer.name.as_str(), answer)).collect();
    let found: Vec<Option<&GivenAnswer>> = tasks.iter().map(|task| given.remove(task.name())).collect();
    let not_asked: Vec<String> = answers
        .iter()
        .map(|answer| answer.name.clone())
        .filter(|name| given.contains_key(name.as_str()))
        .collect();
    let mark = |(task, found): (&Task, Option<&GivenAnswer>)| match found.map(|answer| &answer.given) {
        Some(Ok(given)) => Mark::new(task, given, others),
        Some(Err(errors)) => Mark::unreadable(task, errors.clone()),
        None => Mark::not_given(task, similar_name(&task.entry, &not_asked)),
    };
    (tasks.iter().zip(found).map(mark).collect(), not_asked)
}

/// An answered name outside of the run that may be meant: one with the same problem.
pub fn similar_name(asked: &Entry, not_asked: &[String]) -> Option<String> {
    let number = asked.name.problem()?.number;
    not_asked.iter().find(|name| name.rsplit_once('_').is_some_and(|(_, other)| other == number)).cloned()
}
