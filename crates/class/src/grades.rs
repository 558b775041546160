//! A table of grades.

use super::faults::{Explainer, Explanation};
use super::fresh::FreshMarks;
use super::heads::Heads;
use super::mark::{Mark, PointCounts, RightAnswers};
use super::marking::marks;
use super::score::Percentage;
use super::scoring::Scoring;
use super::submission::{Remark, Submission, Unread};
use super::task::Task;
use gocheck_puzzle::Entry;
use gocheck_text::Phrase;
use std::cmp::Reverse;

/// A column with details of students.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DetailColumn {
    /// The key for programs, the same in every language and unique.
    pub key: String,
    /// The heading.
    pub head: Phrase,
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
    /// The student's name.
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
/// use gocheck_board::Color;
/// use gocheck_class::{Grades, Submission, Task};
/// use gocheck_puzzle::{AnswerReader, Name, Question};
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
    /// The problems, in the order of the table's columns.
    pub tasks: Vec<Task>,
    /// The columns with details of students.
    pub columns: Vec<DetailColumn>,
    /// One row per submission.
    pub rows: Vec<GradeRow>,
    /// How marks become a score.
    pub scoring: Scoring,
}

/// Options for grading.
#[derive(Clone, Debug, Default)]
pub struct Grading {
    /// How marks become a score.
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
                let failed = |diagnostic| Remark { file: unread.file.clone(), diagnostic };
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

    /// The score of one answer.
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
